"""A batch: read one after the other, paused over a restart, gone through with the keyboard, removed and put back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import CONTROL, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS
from tests.together.embedded import embedded_invoice
from tests.together.scene import curtain, drafts, to_active


async def test_batch_is_paused_goes_on_after_a_restart_and_is_gone_through(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        tour.stage.app.session.reading_queue.pause()
        files = [embedded_invoice(tmp_path, f"A-{number}") for number in range(20, 24)]
        torn = tmp_path / "torn.pdf"
        torn.write_bytes(b"%PDF-1.7\nnothing follows")
        await submitting.drop_files(tour, *files, torn)
        await drafts(tour, ["waiting"], 5)
        await tour.wait_for_text("Paused: 0 of 5 read")

        await tour.stage.stop()
        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None,
            "the connection of the last time",
            SLOW_SECONDS,
        )
        await tour.go_to("Submit")
        await tour.wait_for_text("Paused: 0 of 5 read")
        await drafts(tour, ["waiting"], 5)

        await tour.press("Resume")
        await drafts(tour, ["review", "unread"], 5)
        await tour.hands.find("Try torn.pdf again", QPushButton)
        await wait_until(lambda: not tour.hands.find_visible("Pause", QPushButton), "the batch to be over")

        await tour.press("Review A-20.pdf")
        await tour.wait_for_text("1 of 5")
        await tour.hands.press_key(Qt.Key.Key_PageDown, CONTROL)
        await tour.wait_for_text("2 of 5")
        state = tour.stage.app.submit
        assert state.form.value("invoice.numbers") == "A-21"
        await tour.go_to("Today")
        await tour.go_to("Submit")
        assert state.current is None, "whoever asks for the page meets the list"

        tour.stage.app.session.undo_seconds = 600
        await tour.hands.click("Remove A-22.pdf", QToolButton)
        await drafts(tour, ["review", "unread"], 4)
        await wait_until(lambda: not tour.hands.find_visible("Review A-22.pdf", QPushButton), "the row to go")
        await tour.press("Undo")
        await drafts(tour, ["review", "unread"], 5)
        await tour.hands.find("Review A-22.pdf", QPushButton)
