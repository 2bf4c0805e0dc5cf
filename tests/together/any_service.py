"""A creditor at the windows and a service that is not ours: what each does, and what the other has to see of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QPushButton, QTableView

from recovery_contract.ids import ReceivableId
from recovery_desktop.tour import arriving, submitting
from recovery_desktop.tour.hands import click_first, wait_until
from recovery_desktop.tour.recovering import gather_evidence, open_detail, show_board
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.board_column import CARD
from recovery_desktop.ui.widgets.drawn_card import CardFace
from tests.together.scene import curtain

LOOK_AGAIN_SECONDS = 0.3
NEW_CONTACT = "chef@aubin.example"
STATEMENT = "Delivered."


EVENTS = ("contact", "payment", "dispute")


class Service(Protocol):
    """What happens at it without the app, and what it has of what the app asked for."""

    def creditors(self) -> Collection[str]: ...

    def receivable_ids(self) -> Collection[str]: ...

    def actions(self, id: str) -> list[tuple[str, dict[str, Any]]]:
        """What was asked about it, in order, with its body."""

    def activate(self, user_id: str) -> None: ...

    def starts(self, id: str) -> None: ...

    def contacts(self, id: str) -> None: ...

    def is_paid(self, id: str, amount: float) -> None: ...

    def is_disputed(self, id: str) -> None: ...

    def is_settled(self, id: str) -> None: ...


@dataclass(frozen=True)
class Speech:
    """What of the story this service can say. `live`: it comes with what is new; `events` are those it tells of;
    `asks`: a payment in part can be known as one; `is_polled`: other things are not told. `disputed` is its status,
    `total_sent` its figure."""

    live: bool = True
    events: Collection[str] = EVENTS
    asks: bool = True
    planned: str = "Phone call to the primary contact, in 3 days"
    disputed: str = "disputed"
    takes_files: bool = True
    creates: bool = False
    total_sent: str = "1"
    of_platform: bool = False
    is_polled: bool = False

    @property
    def needs_looking(self) -> bool:
        """Whether not everything is told: the app looks now and then."""
        return self.is_polled or not self.live or len(self.events) < len(EVENTS)


@dataclass(frozen=True)
class Desk:
    tour: Tour
    service: Service
    speech: Speech


@asynccontextmanager
async def at_the_desk(
    folder: Path, service: Service, speech: Speech, address: dict[str, Any]
) -> AsyncIterator[Desk]:
    async with curtain(folder / "data") as tour:
        file = folder / "connection.json"
        file.write_text(json.dumps({"name": "Elsewhere", "environment": "test", **address}), encoding="utf-8")
        welcome = tour.stage.app.welcome
        welcome.choose("service")
        welcome.read_file(file)
        welcome.connect_service()
        looking = asyncio.ensure_future(_look_again(tour, speech))
        try:
            yield Desk(tour, service, speech)
        finally:
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking


async def _look_again(tour: Tour, speech: Speech) -> None:
    """A story does in seconds what a service that has to be asked tells within minutes."""
    while speech.needs_looking:
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
        if (connection := tour.stage.app.session.connection) is not None:
            connection.context.client.pacing.budget = None
            tour.stage.app.session.sync_soon()


async def sign_in(desk: Desk) -> None:
    """The browser agrees at once, as often as it is opened."""
    tour, opened = desk.tour, 0
    while not (tour.stage.opened and tour.stage.connection.is_signed_in):
        if len(tour.stage.opened) > opened:
            page = await tour.browser.open(tour.stage.opened[opened])
            opened += 1
            for form in page.forms[:1]:
                await tour.browser.submit(page, form, press="Allow")
        await asyncio.sleep(0.02)
    await tour.wait_for_page("onboarding", SLOW_SECONDS)


async def become_a_creditor(desk: Desk) -> None:
    tour = desk.tour
    await tour.hands.type_into("Country", "France", QLineEdit)
    for name, words in (*arriving.COMPANY, ("SIRET", arriving.SIRET), *arriving.CONTACT):
        await tour.hands.type_into(name, words, QLineEdit)
    await tour.press("Continue")
    await wait_until(desk.service.creditors, "the account at the service")
    (user_id,) = desk.service.creditors()
    desk.service.activate(user_id)
    await tour.wait_for_text("Your account is active", SLOW_SECONDS)
    if desk.speech.live:
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")


async def drop_and_submit(desk: Desk) -> None:
    tour = desk.tour
    await submitting.drop(tour)
    await tour.press(submitting.review_button(submitting.newest(tour)))
    await wait_until(lambda: tour.stage.app.session.reading_queue.current is None, "the reading to end")
    await _say_what_was_created(desk)
    await submitting.correct(tour)
    await submitting.complete(tour)
    await tour.press("Recover this invoice")
    await tour.wait_for_page("board")
    await wait_until(desk.service.receivable_ids, "the service to take the invoice")
    (receivable_id,) = desk.service.receivable_ids()
    tour.receivable_id = ReceivableId(receivable_id)
    if desk.speech.creates:
        await wait_until(lambda: desk.service.actions(receivable_id), "the contact to be added")
    await wait_until(lambda: _debtor(tour) and _debtor(tour) in _card(tour), "the debtor's name on the card")


async def _say_what_was_created(desk: Desk) -> None:
    """Only the person can know; nothing can be submitted before."""
    tour, submit = desk.tour, desk.tour.stage.app.submit
    if not submit.is_creation_open:
        return
    if desk.speech.creates:
        await click_first(lambda: _choices(tour), "what may be it")
        await wait_until(lambda: not submit.is_creation_open, "the answer to be taken")
    else:
        await tour.press("None of these: it is not there yet")


def _choices(tour: Tour) -> list[QPushButton]:
    buttons = tour.hands.front_widget.findChildren(QPushButton)
    return [one for one in buttons if one.isVisible() and one.text().strip().startswith("Yes: ")]


async def see_the_contact(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.starts(tour.receivable_id)
    await tour.wait_for_status("in_process")
    service.contacts(tour.receivable_id)
    await open_detail(tour)
    progress = tour.receivable.recovery_progress
    due, numbers = progress.due_date, progress.invoice_numbers
    assert due is not None
    assert numbers
    for words in (numbers[0], text.was_due(due)):
        await tour.wait_for_text(words)
    if "contact" in desk.speech.events:
        await tour.wait_for_text("Email to the primary contact.")
        await tour.wait_for_text(desk.speech.planned)
    await tour.wait_for_text("As you entered it.")


async def answer_the_partial_payment(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.is_paid(tour.receivable_id, 100)
    if not desk.speech.asks:
        # Neither its status nor an event says so: nobody can know, and nothing may be guessed.
        await tour.wait_for_status("partially_paid")
        service.starts(tour.receivable_id)
        await tour.wait_for_status("in_process")
        return
    await tour.wait_for_text("Part of it was paid. What about the rest?")
    if "payment" in desk.speech.events:
        amount = tour.receivable.amount
        arrived, rest = text.money(100, "EUR"), text.money(amount - 100, "EUR")
        await tour.wait_for_text(f"{arrived} of {text.money(amount, 'EUR')} arrived, {rest} remains.")
    await show_board(tour)
    await tour.go_to("Today")
    await wait_until(lambda: _lines(tour, _debtor(tour)), "the question to stand on Today")
    tour.stage.app.show_receivable(tour.receivable_id)  # type: ignore[attr-defined]
    decision = tour.receivable.recovery_progress.decision
    left = decision.remaining_amount if decision is not None else None
    await tour.press(f"Keep collecting {'the rest' if left is None else text.money(left, 'EUR')}")
    await _wait_for_action(desk, "partial-payment")
    await tour.wait_for_status("in_process")


async def answer_the_dispute(desk: Desk) -> None:
    tour, service = desk.tour, desk.service
    service.is_disputed(tour.receivable_id)
    await tour.wait_for_status(desk.speech.disputed)
    if "dispute" in desk.speech.events:
        await tour.wait_for_text("Nothing")
    if desk.speech.takes_files:
        await gather_evidence(tour)
    else:
        await tour.press("Answer with evidence")
    await tour.hands.type_into("Statement", STATEMENT, QPlainTextEdit)
    await tour.press("Submit the evidence")
    await _wait_for_action(desk, "evidence")
    await tour.wait_for_status("in_process")


async def add_a_contact(desk: Desk) -> None:
    tour = desk.tour
    await tour.press("Add a contact…")
    await tour.hands.type_into("Email", NEW_CONTACT, QLineEdit)
    await tour.press("Add")
    await wait_until(lambda: NEW_CONTACT in _emails(desk), "the contact at the service")
    await tour.wait_for_text(NEW_CONTACT)


async def look_at_the_rest(desk: Desk) -> None:
    tour, speech = desk.tour, desk.speech
    await tour.go_to("Statistics")
    await tour.wait_for_page("statistics")
    await tour.wait_for_text(speech.total_sent)
    if speech.of_platform:
        await tour.wait_for_text("these figures are not yours alone")
    await tour.go_to("Connection")
    await tour.wait_for_page("connection")
    await tour.press("Technical details")
    if speech.live:
        await tour.wait_for_text("This app")
        await tour.wait_for_text("Live")


async def be_recovered(desk: Desk) -> None:
    tour = desk.tour
    desk.service.is_settled(tour.receivable_id)
    await tour.wait_for_status("recovered")
    tour.stage.app.show_receivable(tour.receivable_id)  # type: ignore[attr-defined]
    if "payment" in desk.speech.events:
        await tour.wait_for_text("Recovered:")


async def complete_story(desk: Desk) -> None:
    """From signing in to the money; at the end the service has everything once."""
    for step in (
        sign_in,
        become_a_creditor,
        drop_and_submit,
        see_the_contact,
        answer_the_partial_payment,
        answer_the_dispute,
        add_a_contact,
        look_at_the_rest,
        be_recovered,
    ):
        await step(desk)
    (id,) = desk.service.receivable_ids()
    actions = [action for action, _ in desk.service.actions(id)]
    first = ["contacts"] if desk.speech.creates else []
    answer = ["partial-payment"] if desk.speech.asks else []
    assert actions == [*first, *answer, "evidence", "contacts"]


async def _wait_for_action(desk: Desk, name: str) -> None:
    id = desk.tour.receivable_id
    await wait_until(
        lambda: any(action == name for action, _ in desk.service.actions(id)), f"{name} at the service"
    )


def _emails(desk: Desk) -> list[str]:
    actions = desk.service.actions(desk.tour.receivable_id)
    return [body["email"] for action, body in actions if action == "contacts"]


def _debtor(tour: Tour) -> str:
    receivable = tour.stage.connection_store.receivables.get(tour.receivable_id)
    return (receivable.recovery_progress.debtor_name or "") if receivable is not None else ""


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
