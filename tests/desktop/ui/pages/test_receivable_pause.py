"""A pause of the creditor on the invoice's page: asked for where the service names it, said until it is over."""

from __future__ import annotations

from datetime import date

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


def test_pause_is_said_and_ended_on_the_page(opened: Open) -> None:
    pause = CreditorPause(since=NOW, until=date(2027, 1, 15))
    on_view = opened(in_full(allowed_actions=["pause", "resume"], creditor_pause=pause, next_action=None))
    card = on_view.page.action_cards.pause
    assert not card.isHidden()
    assert "Paused until 15 January 2027." in on_view.reads(card)
    assert on_view.page.head.status.accessibleName() == "Paused until 15 Jan 2027"
    card.resume.click()
    assert on_view.sent_bodies == [("resume", {})]
