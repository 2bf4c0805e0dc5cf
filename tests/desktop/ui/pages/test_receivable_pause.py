"""A pause of the creditor on the invoice's page: asked for where the service names it, said until it is over."""

from __future__ import annotations

from datetime import date

from pytestqt.qtbot import QtBot

from recovery_contract.extensions import PauseRequest
from recovery_contract.progress import CreditorPause
from recovery_desktop.ui.pages.receivable.pause import PauseDialog
from tests.desktop.ui.fakes import NOW
from tests.desktop.ui.pages.one import in_full
from tests.desktop.ui.pages.opened import Open


def test_pause_is_offered_where_the_service_names_it_and_asked_for(opened: Open) -> None:
    assert not opened(in_full(allowed_actions=["cancel"])).page.head.pause.isVisible()
    on_view = opened(in_full(allowed_actions=["cancel", "pause"]))
    page = on_view.page
    assert page.head.pause.isVisible()
    assert page.action_cards.pause.isHidden()
    dialog = PauseDialog(page, on_view.state)
    dialog.form.day.show_value(date(2020, 1, 1))
    dialog.agree.click()
    assert dialog.form.day.message
    dialog.form.open_end.setChecked(True)
    dialog.agree.click()
    assert on_view.sent_bodies == [("pause", PauseRequest())]


def test_pause_without_a_day_leaves_no_gap_where_the_day_stood(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(in_full(allowed_actions=["cancel", "pause"]))
    dialog = PauseDialog(on_view.page, on_view.state)
    dialog.open()
    with_day = dialog.height()
    with qtbot.waitSignal(dialog.form.resized):
        dialog.form.open_end.setChecked(True)
    assert dialog.height() <= with_day - dialog.form.day.sizeHint().height()


def test_pause_is_said_and_ended_on_the_page(opened: Open) -> None:
    pause = CreditorPause(since=NOW, until=date(2027, 1, 15))
    on_view = opened(in_full(allowed_actions=["pause", "resume"], creditor_pause=pause, next_action=None))
    card = on_view.page.action_cards.pause
    assert not card.isHidden()
    assert "Paused until 15\u00a0January\u00a02027." in on_view.reads(card)
    assert on_view.page.head.status.accessibleName() == "Paused"
    read = on_view.reads(on_view.page)
    assert "You paused contacts." in read
    assert read.count("15\u00a0Jan") == 1, "until when is said once"
    card.resume.click()
    assert on_view.sent_bodies == [("resume", {})]
