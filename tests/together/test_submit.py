"""Submitting: once and only once, taken back while there is time, and on the board with everything it knows."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour import recovering, submitting
from recovery_desktop.tour.hands import LEFT, wait_until
from recovery_desktop.tour.tour import Tour
from tests.together.scene import curtain, drafts, to_complete


async def at_the_service(tour: Tour) -> int:
    return len((await tour.stage.connection.context.client.receivables.page()).data)


async def test_taken_back_then_submitted_once_by_an_impatient_hand(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_complete(tour)
        tour.stage.app.session.undo_seconds = 600
        await tour.press("Recover this invoice")
        await drafts(tour, ["submitting"])
        await tour.press("Undo")
        (draft,) = await drafts(tour, ["review"])
        assert await at_the_service(tour) == 0

        tour.stage.app.session.undo_seconds = 0.5
        await tour.go_to("Submit")
        if not tour.hands.find_visible("Recover this invoice", QPushButton):
            await tour.press(submitting.review_button(draft))
        submit = await tour.hands.find("Recover this invoice", QPushButton)
        for _ in range(3):
            QTest.mouseClick(submit, LEFT)
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 1, "the service to take the invoice"
        )
        assert await at_the_service(tour) == 1
        intents = [
            row for row in tour.stage.connection_store.intents.of_subject(draft.id) if row.state == "done"
        ]
        assert len(intents) == 1
        assert tour.stage.connection_store.drafts.list_open() == []

        (tour.receivable_id,) = tour.stage.connection_store.receivables.open_ids()
        await tour.go_to("Board")
        await recovering.open_detail(tour)
        receivable = tour.receivable
        assert (receivable.amount, receivable.currency, receivable.status) == (
            Decimal(3048),
            "EUR",
            "pending",
        )
        assert receivable.recovery_progress.contacts is not None
        assert [contact["email"] for contact in receivable.recovery_progress.contacts] == [submitting.EMAIL]
        assert receivable.recovery_progress.next_action is not None
