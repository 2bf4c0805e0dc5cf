"""A draft on Today and in the list of Submit: one name, and one verb that leads to it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.widgets.progress_row import ProgressRow
from tests.desktop.ui.pages.submissions import submit_state


def test_draft_has_one_name_and_one_verb_on_today_and_in_the_list(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore
) -> None:
    """By debtor, else by number, and by file only where nothing was read."""
    add, change = connection_store.drafts.add, connection_store.drafts.change_state
    for values in (
        {"debtor.company_name": "Garage Fabre", "invoice.numbers": "F 1"},
        {"invoice.numbers": "F 2"},
        {},
    ):
        change(add(file_name="scan.pdf", body={"values": values}).id, "review")
    change(add(file_name="torn.pdf").id, "unread", failure={"code": "EMPTY", "message": "No."})
    today, submit = TodayPage(TodayState(session)), SubmitPage(submit_state(session))
    qtbot.addWidget(today)
    qtbot.addWidget(submit)
    submit.show()
    lines = today.due._lines
    expected = ["Review: Garage Fabre", "Review: F 2", "Review: scan.pdf", "Complete: torn.pdf"]
    assert [f"{one.accessibleDescription()}: {one._title}" for one in lines] == expected
    rows = submit.findChildren(ProgressRow)
    assert [f"{row.check.text()}: {row._name.text()}" for row in rows] == expected
    assert [row.check.text() for row in rows] == [one.split(":")[0] for one in expected]
    assert "F 2" not in lines[1].accessibleName().removeprefix("F 2")
