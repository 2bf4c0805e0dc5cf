"""Practice: from the first start to a paid invoice, and what happens where something comes in between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QToolButton

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.commands.open_practice import practice_name
from recovery_desktop.store.store import Store
from recovery_desktop.tour import hands, practising
from recovery_desktop.tour.hands import click_first, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.pages.receivable.answer import AnswerDialog
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.together.scene import curtain, to_active


def statuses(tour: Tour) -> list[str]:
    return [row.status for row in tour.stage.connection_store.receivables.newest(tuple(ReceivableStatus), 10)]


def written_lines(tour: Tour) -> list[LineButton]:
    lines = tour.stage.window.page("today").findChildren(LineButton)
    return [line for line in lines if line.isVisible() and "has written" in line.accessibleName()]


async def test_first_start_to_paid_in_four_presses_and_no_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clicked = []
    click = hands.click_widget
    monkeypatch.setattr(hands, "click_widget", lambda widget: (clicked.append(widget), click(widget)))
    async with curtain(tmp_path, practice_country=None) as tour:
        async with asyncio.timeout(60):
            await practising.first_start_to_paid(tour)
        assert len(clicked) == 4
        assert practice_name(tour.stage.app.session.creditor) == "Example Joinery Ltd"
        await wait_until(lambda: statuses(tour) == ["payment_received"], "the invoice to be paid")
        assert tour.stage.opened == []
        assert not tour.has_text("Live", within=tour.stage.window)


async def test_debtor_who_disputes_stands_on_today_as_something_to_answer(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await practising.take_the_sample(tour)
        await practising.recover(tour)
        await tour.go_to("Today")
        await tour.press("Dispute")
        await wait_until(lambda: statuses(tour) == ["disputed"], "the dispute", SLOW_SECONDS)
        await tour.wait_for_text("Waiting for you: 1")


async def test_debtor_who_writes_is_answered_and_pays_half(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await practising.take_the_sample(tour)
        await practising.recover(tour)
        await tour.press("Write to you")
        await wait_until(lambda: statuses(tour) == ["in_process"], "the recovery to run", SLOW_SECONDS)
        await tour.go_to("Today")
        await click_first(lambda: written_lines(tour), "the message on Today")
        await tour.wait_for_text("They seem to promise payment on", SLOW_SECONDS)
        await tour.press("Answer…")
        await tour.hands.find("Send answer", QPushButton, seconds=SLOW_SECONDS)
        dialog = tour.hands.front_widget
        assert isinstance(dialog, AnswerDialog)
        assert (dialog.kind.value, dialog.decides.isChecked()) == ("promise", True)
        await tour.press("Send answer")
        await tour.wait_for_text("You recorded the promise from the message.", SLOW_SECONDS)
        await tour.wait_for_text("Re: ", SLOW_SECONDS)
        await tour.hands.find("Pay half", QPushButton, seconds=SLOW_SECONDS)
        await tour.press("Pay half")
        await wait_until(lambda: statuses(tour) == ["payment_received"], "the half", SLOW_SECONDS)


async def test_quit_while_the_company_is_made_goes_on_at_the_next_start(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await tour.press("Start practising")
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection", SLOW_SECONDS
        )
        await tour.stage.stop()
        await tour.stage.start()
        await tour.wait_for_page("submit", SLOW_SECONDS)
        await tour.hands.find("Use the sample invoice", QPushButton)


async def test_quit_while_the_invoice_leaves_loses_nothing(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await practising.take_the_sample(tour)
        await tour.press("Recover this invoice")
        await tour.stage.stop()
        await tour.stage.start()
        await tour.wait_for_text("What should the debtor do?", SLOW_SECONDS, within=tour.stage.window)


async def test_start_for_real_leads_to_the_ways_to_start_and_closes_practice_there(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await tour.press("Start for real")
        await tour.wait_for_page("welcome")
        way = await tour.hands.find("Use this computer", QPushButton)
        assert way.property("variant") == "primary"
        await tour.press("Back to Practice")
        await tour.wait_for_page("submit")
        await tour.press("Start for real")
        await tour.wait_for_page("welcome")
        await tour.press("Connect to a service")
        await tour.wait_for_text("Without one, use this computer")
        await tour.press("Use this computer")
        await tour.wait_for_page("onboarding", SLOW_SECONDS)
        assert tour.stage.window.band("practice") is None
        assert tour.stage.window.band("practice_debtor") is None


async def test_list_of_steps_stays_closed(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        band = tour.stage.window.band("practice_steps")
        assert band is not None
        await wait_until(band.isVisible, "the list of steps")
        await tour.hands.click("Dismiss", QToolButton, within=band)
        await wait_until(lambda: not band.isVisible(), "the list to be gone")
        await tour.stage.stop()
        store = Store(tmp_path)
        assert store.preferences.get("practice steps closed") is True
        store.close()
