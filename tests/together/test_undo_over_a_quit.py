"""Quitting while something can be undone keeps it: the next start shows it before it leaves."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPlainTextEdit, QRadioButton

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery

LONG, SHORT = 600.0, 1.0


async def cancel(tour: Tour) -> None:
    """With a reason and a note, from the menu of the receivable."""
    tour.stage.app.show_receivable(tour.receivable_id)
    page = tour.stage.window.page("receivable")
    offered = next(one for one in page.findChildren(QAction) if one.text() == "Cancel recovery…")
    await wait_until(lambda: offered.isEnabled() and offered.isVisible(), "cancelling to be offered")
    offered.trigger()
    await tour.hands.click("It was submitted by mistake", QRadioButton)
    await tour.wait_for_text("You can undo this for a minute")
    await tour.hands.type_into("Notes", "Sent twice", QPlainTextEdit)
    await tour.press("Cancel recovery")


async def quit_and_start(tour: Tour, undo_seconds: float) -> None:
    await tour.stage.stop()
    await tour.stage.start()
    tour.stage.app.session.undo_seconds = undo_seconds
    await wait_until(
        lambda: tour.stage.app.session.connection is not None, "the connection of the last time", SLOW_SECONDS
    )


async def at_the_service(tour: Tour) -> str:
    return (await tour.stage.connection.context.client.receivables.get(tour.receivable_id)).status


async def test_cancellation_before_quitting_is_shown_and_undone_or_leaves(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        tour.stage.app.session.undo_seconds = LONG
        await cancel(tour)
        await quit_and_start(tour, LONG)
        number = tour.receivable.recovery_progress.invoice_numbers[0]
        words = f"Decided before the app was closed, being sent now: {number}"
        await wait_until(lambda: tour.stage.window.toast.words == words, "the reminder")
        await tour.press("Undo")
        assert tour.stage.connection_store.intents.list_unsettled() == []
        await wait_until(lambda: tour.stage.connection.scheduler, "the service to run again", SLOW_SECONDS)
        assert await at_the_service(tour) == "in_process"

        tour.stage.app.session.undo_seconds = SHORT
        await cancel(tour)
        await quit_and_start(tour, SHORT)
        await tour.wait_for_status("cancelled")
        assert await at_the_service(tour) == "cancelled"
        receivable = await tour.stage.connection.context.client.receivables.get(tour.receivable_id)
        assert "Sent twice" in receivable.model_dump_json()
