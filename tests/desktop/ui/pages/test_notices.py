"""The page of notices: by receivable, what is new in words, read by looking."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.events import Event
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ContactPoint
from recovery_desktop.app.closing import ClosingSheet, messages_ahead, tell_what_waits
from recovery_desktop.store.notices import RATE_MISSING
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.notices.page import NoticesPage
from tests.desktop.ui.fakes import NOW, a_full_board, a_receivable
from tests.desktop.ui.pages import notices
from tests.desktop.ui.session import open_session


class Shown:
    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.session, _ = open_session(folder)
        self.store, self.connection_store = self.session.store, self.session.connection_store
        self.connection_store.receivables.put(a_full_board(), full=True)
        notices.happen(self.connection_store)
        page = notices.a_page(self.session)
        assert isinstance(page, NoticesPage)
        self.page, self.state = page, page._state
        qtbot.addWidget(page)
        page.show()

    def texts(self) -> str:
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())

    def press(self, name: str) -> None:
        buttons = self.page.findChildren(QPushButton)
        next(one for one in buttons if one.accessibleName() == name and one.isVisible()).click()


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[Shown]:
    result = Shown(qtbot, tmp_path)
    yield result
    result.page.hide()
    result.store.close()


def test_notices_are_grouped_by_receivable_newest_first(shown: Shown) -> None:
    assert [group.title for group in shown.state.groups] == [
        "Atelier Brun SARL",
        "Menuiserie des Quatre Vents et Associés",
        "Garage Fabre",
        "Your company",
    ]
    assert [group.new for group in shown.state.groups] == [1, 1, 2, 0]
    assert "contacts pause. Reason: nothing was received." in shown.texts()
    assert "4 new" in shown.texts()


def test_opening_reads_and_reading_all_reads_all(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.state.opened) as opened:
        shown.press("Open: Garage Fabre")
    assert opened.args == ["rec_3"]
    assert shown.connection_store.notices.count_unread() == 2
    with qtbot.waitSignal(shown.state.all_read) as read:
        shown.press("Mark all as read")
    assert shown.connection_store.notices.count_unread() == 0
    assert "Nothing new." in shown.texts()
    shown.page.only_new.click()
    assert "You have seen everything." in shown.texts()
    assert shown.state.mark_unread(*read.args)
    assert shown.connection_store.notices.count_unread() == 2, "undone: what was read before stays so"


def test_event_is_a_notice_in_the_same_turn_and_once(shown: Shown) -> None:
    announced: list[str] = []
    shown.store.changes.listen(lambda changed: announced.append(changed.kind))
    event = Event(
        id="evt_9",
        type="receivable.recovered",
        created_at=NOW,
        data={"receivable_id": "rec_1", "total_recovered": 4200},
    )
    silent = Event(id="evt_10", type="receivable.created", created_at=NOW, data={"receivable_id": "rec_1"})
    for _ in range(2):
        shown.connection_store.events.add_all([(event, "{}"), (silent, "{}")])
    # The receivable too: its service leaves open what the event says.
    assert sorted(announced) == ["event", "notice", "receivable"]
    shown.state.reread()
    assert shown.state.groups[0].lines[0].sentence == "Recovered: €4,200.00."


def test_missing_rate_is_told_apart_from_the_account_and_leads_to_the_settings(
    qtbot: QtBot, shown: Shown
) -> None:
    at = NOW.isoformat(timespec="milliseconds")
    shown.connection_store.notices.add(
        "r1", RATE_MISSING, None, at, {"reference": "ecb", "since": "2026-07-01"}
    )
    shown.state.reread()
    group = shown.state.groups[0]
    assert (group.title, group.receivable_id) == ("Statutory rates", "")
    assert "no interest is claimed" in group.lines[0].sentence
    with qtbot.waitSignal(shown.state.settings_opened), qtbot.assertNotEmitted(shown.state.account_opened):
        shown.state.open(group)


def test_closing_says_once_which_messages_wait_and_offers_the_tray(shown: Shown) -> None:
    done: list[str] = []

    def leave() -> ClosingSheet | None:
        closed, stayed = partial(done.append, "closed"), partial(done.append, "stayed")
        return tell_what_waits(shown.page, shown.session, closed, stayed)

    at = (text.current_moment() + timedelta(days=1)).replace(microsecond=0)
    mail, letter = (ContactPoint(type=type_, level=0, at=at) for type_ in ("email", "letter"))
    waiting = [a_receivable("rec_a", next_action=mail), a_receivable("rec_b", next_action=letter)]
    shown.connection_store.receivables.put(waiting, full=True)
    assert leave() is None, "a service sends by itself"
    assert shown.session.connection is not None
    shown.session.connection.kind = "this_computer"
    sheet = leave()
    assert sheet is not None
    ahead = messages_ahead(shown.session, text.current_moment())
    shown_words = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    assert (
        f"{len(ahead)} message(s) to be sent within a week. The next one: {text.moment(ahead[0])}."
        in shown_words
    )
    assert ahead.count(at) == 1, "the letter is the person's to post"
    sheet.stay.click()
    assert done == ["stayed"]
    store = shown.connection_store.receivables
    for row in store.next_planned((ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS), 100):
        receivable = store.get(row.id)
        assert receivable is not None
        later = receivable.recovery_progress.model_copy(update={"next_action": mail})
        store.put([receivable.model_copy(update={"recovery_progress": later})], full=True)
    assert leave() is None, "said once"
    today = waiting[0].recovery_progress.model_copy(
        update={"next_action": ContactPoint(type="email", level=0, at=text.current_moment())}
    )
    shown.connection_store.receivables.put(
        [waiting[0].model_copy(update={"recovery_progress": today})], full=True
    )
    assert leave() is not None
    assert leave() is not None, "what is due today is said each time"
