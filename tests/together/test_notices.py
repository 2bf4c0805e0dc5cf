"""What the debtor does becomes a notice: counted in the rail, told outside of the window, read by looking."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from recovery_desktop.notifying.announcing import Announcement
from recovery_desktop.tour import recovering
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.command_palette import Palette
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery


async def test_payment_is_told_and_read_and_its_deadline_goes_to_the_calendar(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        await wait_until(lambda: tour.stage.connection.is_live, "the service to accept the app's listener")
        app = tour.stage.app
        announced: list[Announcement] = []
        app.notices.announcer._show = announced.append  # type: ignore[attr-defined]
        app.notices.announcer._is_watched = lambda: False  # type: ignore[attr-defined]
        await recovering.show_board(tour)
        await recovering.debtor_pays_half(tour)
        await wait_until(lambda: app.notices.state.unread, "a notice that nobody has read")  # type: ignore[attr-defined]
        await wait_until(lambda: any("arrived" in one.words for one in announced), "the payment to be told")
        assert {one.receivable_id for one in announced if "arrived" in one.words} == {tour.receivable_id}

        tour.stage.window.palette_requested.emit()
        palette = await wait_until(lambda: tour.stage.window.findChild(Palette), "the palette", 8)
        QTest.keyClicks(palette.field, tour.receivable.recovery_progress.debtor_name or "")
        assert palette.list.count() == 1
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        await tour.wait_for_page("receivable")

        await tour.go_to("Notices")
        await tour.wait_for_text("You were asked what to do about")
        await tour.press("Add deadlines to the calendar")
        dialog = await wait_until(lambda: tour.stage.window.findChild(QFileDialog), "the dialog for the file")
        written = tmp_path / "deadlines.ics"
        dialog.filesSelected.emit([str(written)])
        dialog.close()
        await wait_until(written.exists, "the calendar")
        assert f"deadline-{tour.receivable_id}@recovery-desktop" in written.read_text().replace("\r\n ", "")
        await tour.press("Mark all as read")
        await wait_until(lambda: not app.notices.state.unread, "everything to be read")  # type: ignore[attr-defined]
