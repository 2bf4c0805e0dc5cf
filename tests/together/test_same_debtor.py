"""A debtor whose name alone is that of another one: the person is asked, and what is answered holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour.hands import click_first, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui.pages.today.same_debtor import SameDebtorSheet
from tests.builders import a_contact, a_debtor, a_receivable_request
from tests.together.scene import curtain
from tests.together.shortcut import ask, look, to_recovery

LATER = 600


async def test_debtor_of_one_name_is_asked_about_and_joined_or_kept_apart(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        first = await debtor_of(tour, tour.receivable_id)
        other = await submit(tour, "accounts@debtor.example")
        assert await debtor_of(tour, other) != first
        await tour.go_to("Today")

        tour.stage.app.session.undo_seconds = LATER
        await tour.hands.click("Same debtor", QPushButton, within=await open_question(tour))
        await tour.wait_for_text("You’re all caught up.")
        await tour.press("Undo")
        await tour.wait_for_text("Waiting for you: 1")
        tour.stage.app.session.undo_seconds = 0
        await tour.hands.click("Same debtor", QPushButton, within=await open_question(tour))
        await settled(tour, other)
        assert await debtor_of(tour, other) == first
        await tour.wait_for_text("You’re all caught up.")

        third = await submit(tour, "third@debtor.example")
        tour.receivable_id = third
        tour.stage.app.show_receivable(third)
        await tour.wait_for_page("receivable")
        await look(tour)
        await tour.wait_for_text("Two of your debtors are called Menuiserie Martin SARL. Are they the same?")
        await tour.press("Different debtors")
        await settled(tour, third)
        assert await debtor_of(tour, third) != first
        assert await ask(tour, "GET", "debtors", "questions") == []
        await wait_until(
            lambda: tour.receivable.recovery_progress.same_debtor_question is None, "no question"
        )
        await tour.go_to("Today")
        await tour.wait_for_text("You’re all caught up.")


async def submit(tour: Tour, email: str) -> str:
    """The id of a receivable against a debtor of the same name, which the app knows."""
    connection = tour.stage.connection
    assert connection.context.user_id is not None
    debtor = a_debtor(contacts=[a_contact(email=email)])
    request = a_receivable_request(connection.context.user_id, debtor=debtor)
    receivable = await connection.context.client.receivables.create(request, email)
    connection.context.connection_store.receivables.put([receivable], full=True)
    return str(receivable.id)


async def open_question(tour: Tour) -> SameDebtorSheet:
    """The question on Today, opened."""
    page: Any = tour.stage.window.page("today")
    # Only what is on view now: lines are made anew with every change.
    await click_first(lambda: page.due._lines, "the question")
    sheets = await wait_until(
        lambda: [one for one in page.findChildren(SameDebtorSheet) if one.isVisible()], "its sheet"
    )
    assert sheets
    return sheets[-1]


async def settled(tour: Tour, receivable_id: str) -> None:
    """Until the service has the answer."""
    intents = tour.stage.connection_store.intents
    await wait_until(
        lambda: any(
            intent.kind == "same_debtor" and intent.state == "done"
            for intent in intents.of_subject(receivable_id)
        ),
        "the answer to have arrived",
    )


async def debtor_of(tour: Tour, receivable_id: str) -> str:
    receivable = await ask(tour, "GET", "receivables", receivable_id)
    return str(receivable["recovery_progress"]["debtor"]["id"])
