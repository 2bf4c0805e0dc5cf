"""The whole work of a creditor through the windows, over services that answer nothing but what the interface names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QTableView

from recovery_contract.ids import ReceivableId
from recovery_desktop.tour import arriving, submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.recovering import open_detail, show_board, submit_evidence
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.board_column import CARD
from recovery_desktop.ui.widgets.drawn_card import CardFace
from tests.foreign.dialect import Dialect
from tests.foreign.server import serving
from tests.foreign.service import ForeignService
from tests.together.scene import curtain

PLAIN = Dialect(hints="webhooks", subscriptions="documented")
ODD = Dialect(
    hints="webhooks",
    subscriptions="named",
    body="wrapped with more",
    order="by id",
    page_limit="ten",
    signature="bare",
    pkce="refused at the door",
    creditor_figures="of the platform",
    payments="own status",
    numbers="text",
    reading="creates and names",
)
NUMBER, NAME = "F-7", "Aubin"


@dataclass(frozen=True)
class Desk:
    tour: Tour
    service: ForeignService


@asynccontextmanager
async def at_the_desk(folder: Path, dialect: Dialect) -> AsyncIterator[Desk]:
    service = ForeignService(dialect)
    async with serving(service) as server, curtain(folder / "data") as tour:
        file = folder / "connection.json"
        address = {"name": "Elsewhere", "base_url": server.base_url, "environment": "test"}
        client = {"client_id": "clt_1", "client_secret": "secret"}
        file.write_text(json.dumps(address | client), encoding="utf-8")
        welcome = tour.stage.app.welcome
        welcome.choose("service")
        welcome.read_file(file)
        welcome.connect_service()
        yield Desk(tour, service)


async def sign_in(desk: Desk) -> None:
    """The browser agrees at once, as often as it is opened."""
    tour, opened = desk.tour, 0
    async with httpx.AsyncClient(trust_env=False, follow_redirects=True) as browser:
        while not (tour.stage.opened and tour.stage.connection.is_signed_in):
            if len(tour.stage.opened) > opened:
                await browser.get(tour.stage.opened[opened])
                opened += 1
            await asyncio.sleep(0.02)
    await tour.wait_for_page("onboarding", SLOW_SECONDS)


async def become_a_creditor(desk: Desk) -> None:
    tour = desk.tour
    for name, words in (*arriving.COMPANY, ("SIRET", arriving.SIRET), *arriving.CONTACT):
        await tour.hands.type_into(name, words, QLineEdit)
    await tour.press("Continue")
    await wait_until(lambda: desk.service.users, "the account at the service")
    (user_id,) = desk.service.users
    desk.service.activate(user_id)
    await tour.wait_for_text("Your account is active", SLOW_SECONDS)
    await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")


async def drop_and_submit(desk: Desk) -> None:
    tour = desk.tour
    await submitting.drop(tour)
    await tour.press(f"Check {tour.invoice.name}")
    await submitting.correct(tour)
    await submitting.complete(tour)
    await tour.press("Recover this invoice")
    await tour.wait_for_page("board")
    await wait_until(lambda: desk.service.receivables, "the service to take the invoice")
    (receivable_id,) = desk.service.receivables
    tour.receivable_id = ReceivableId(receivable_id)
    await wait_until(lambda: NAME in _card(tour), "the debtor's name on the card")


async def see_the_contact(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.starts(tour.receivable_id)
    await tour.wait_for_status("in_process")
    service.contacts(tour.receivable_id)
    await open_detail(tour)
    due = tour.receivable.recovery_progress.due_date
    assert due is not None
    for words in (NUMBER, text.was_due(due)):
        await tour.wait_for_text(words)
    await tour.wait_for_text("Email to the primary contact.")
    await tour.wait_for_text("Phone call to the primary contact, in 3 days.")
    await tour.wait_for_text("As you entered it.")


async def answer_the_partial_payment(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.is_paid(tour.receivable_id, 100)
    await tour.wait_for_text("A part was paid. What about the rest?")
    await tour.wait_for_text("€100.00 of €320.50 arrived, €220.50 remains.")
    await show_board(tour)
    await tour.go_to("Today")
    await wait_until(lambda: _lines(tour, NAME), "the question to stand on Today")
    tour.stage.app.show_receivable(tour.receivable_id)  # type: ignore[attr-defined]
    await tour.press("Go on for the rest")
    await wait_until(
        lambda: (tour.receivable_id, "partial-payment") in service.done(), "the decision at the service"
    )
    await tour.wait_for_status("in_process")


async def answer_the_dispute(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.is_disputed(tour.receivable_id)
    await tour.wait_for_text("The debtor disputes this invoice")
    await tour.wait_for_text("Nothing")
    await tour.press("Answer with evidence")
    await tour.hands.type_into("Statement", "It was delivered.", QPlainTextEdit)
    await submit_evidence(tour)
    assert (tour.receivable_id, "evidence") in service.done()


async def add_a_contact(desk: Desk) -> None:
    tour = desk.tour
    await tour.press("Add a contact")
    await tour.hands.type_into("Email", "chef@aubin.example", QLineEdit)
    await tour.press("Add")
    await wait_until(
        lambda: (
            [body["email"] for _, action, body in desk.service.actions if action == "contacts"][-1:]
            == ["chef@aubin.example"]
        ),
        "the contact at the service",
    )
    await tour.wait_for_text("chef@aubin.example")


async def look_at_the_rest(desk: Desk) -> None:
    tour = desk.tour
    await tour.go_to("Statistics")
    await tour.wait_for_page("statistics")
    await tour.wait_for_text("99")
    if desk.service.dialect.creditor_figures != "told":
        await tour.wait_for_text("these figures are not yours alone")
    await tour.go_to("Connection")
    await tour.wait_for_page("connection")
    await tour.press("Technical details")
    await tour.wait_for_text("This app")
    await tour.wait_for_text("Live")


async def be_recovered(desk: Desk) -> None:
    tour = desk.tour
    desk.service.is_settled(tour.receivable_id)
    await tour.wait_for_status("recovered")
    tour.stage.app.show_receivable(tour.receivable_id)  # type: ignore[attr-defined]
    await tour.wait_for_text("Recovered:")


def _card(tour: Tour) -> str:
    """What the card of the receivable says, in whichever column."""
    views = tour.stage.window.page("board").findChildren(QTableView)
    models = [view.model() for view in views if view.isVisible()]
    faces = [model.index(row, 0).data(CARD) for model in models for row in range(model.rowCount())]
    cards = [face for face in faces if isinstance(face, CardFace)]
    return next((face.accessible_text for face in cards if face.id == tour.receivable_id), "")


def _lines(tour: Tour, words: str) -> list[str]:
    buttons = tour.hands.front_widget.findChildren(QAbstractButton)
    return [one.accessibleName() for one in buttons if one.isVisible() and words in one.accessibleName()]


@pytest.mark.parametrize("dialect", [PLAIN, ODD], ids=["plain", "odd"])
async def test_whole_story_over_a_service_of_the_document_alone(tmp_path: Path, dialect: Dialect) -> None:
    async with at_the_desk(tmp_path, dialect) as desk:
        await sign_in(desk)
        await become_a_creditor(desk)
        await drop_and_submit(desk)
        await see_the_contact(desk)
        await answer_the_partial_payment(desk)
        await answer_the_dispute(desk)
        await add_a_contact(desk)
        await look_at_the_rest(desk)
        await be_recovered(desk)
    assert len(desk.service.receivables) == 1
    assert desk.service.webhooks == {}
    assert desk.service.misfits == []
