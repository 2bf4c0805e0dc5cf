"""A planned message that nobody has read is approved on the page of its receivable, where it is read."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from recovery_contract.extensions import PlannedMessage
from recovery_contract.reasons import Reason
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open


@pytest.mark.parametrize("days", [0, 12])
def test_preview_of_a_future_message_says_that_its_dates_are_planned(opened: Open, days: int) -> None:
    on_view = opened(one.in_full())
    at = text.current_moment() + timedelta(days=days)
    planned = on_view.state.planned[0].model_copy(update={"at": at})
    sheet = PlannedMessageSheet(on_view.page, on_view.state, planned)
    message = PlannedMessage(**dict(planned), to="paul@debtor.example", subject="S", body="Pay by then.")
    assert sheet.message.day.isHidden(), "nothing is said of a text that is not there yet"
    on_view.state.previews[planned.id] = message
    on_view.state.changed.emit()
    shown = (
        f"Planned for {text.day(at.astimezone().date())}. On another day, its dates and sums change with it."
    )
    assert sheet.message.day.text() == (shown if days else "")
    assert sheet.message.day.isHidden() is not bool(days)


def test_preview_names_the_day_on_which_an_approval_would_let_it_leave(opened: Open) -> None:
    on_view = opened(one.in_full())
    now = text.current_moment()
    changes = {"at": now + timedelta(days=1), "if_approved_at": now}
    planned = on_view.state.planned[0].model_copy(update=changes)
    sheet = PlannedMessageSheet(on_view.page, on_view.state, planned)
    on_view.state.previews[planned.id] = PlannedMessage(
        **dict(planned), to="paul@debtor.example", body="Pay."
    )
    on_view.state.changed.emit()
    assert sheet.message.day.isHidden()


def test_message_that_nobody_has_read_is_approved_where_it_is_read(opened: Open) -> None:
    on_view = opened(one.in_full())
    details = on_view.state.details
    assert details is not None
    assert details.planned is not None
    rows = [
        row.model_copy(update={"why": Reason.of("not_reviewed")}) if row.id == "pln_6" else row
        for row in details.planned
    ]
    on_view.state.details = replace(details, planned=rows)
    on_view.state.changed.emit()
    page = on_view.page
    page.tabs.show_section("ahead")
    assert "it waits until you have read and approved it." in on_view.reads(page.planned_contacts)
    on_view.press("Read and approve: Letter to the primary contact")
    (sheet,) = page.findChildren(PlannedMessageSheet)
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert sheet.send.text() == "Approve"
    sheet.send.click()
    assert on_view.sent_bodies[0][1] == {"id": "pln_6", "action": "approve"}
    assert "Being approved…" in on_view.reads(page.planned_contacts)
