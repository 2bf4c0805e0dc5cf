"""Somebody does not know what an app password is, or what to check: the answer is one key or one word away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.command_palette import Palette
from recovery_desktop.ui.help.sheet import HelpSheet
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery


async def test_help_fits_what_is_in_view_and_is_found_by_words(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        window = tour.stage.window
        assert window.band("news") is None, "nothing is new to who starts for the first time"

        async def topic_by_f1() -> str:
            window.help_requested.emit()
            sheet = await wait_until(lambda: window.findChild(HelpSheet), "the help", 8)
            topic: str = sheet.topic
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
            await wait_until(lambda: window.findChild(HelpSheet) is None, "the help to be gone", 8)
            return topic

        tour.stage.app.show_receivable(tour.receivable_id)
        assert await topic_by_f1() == "messages"
        await tour.go_to("Payments")
        assert await topic_by_f1() == "statement"
        await tour.go_to("Board")
        assert await topic_by_f1() == "board"
        await tour.go_to("Today")
        assert await topic_by_f1() == "", "the list of all"

        window.palette_requested.emit()
        palette = await wait_until(lambda: window.findChild(Palette), "the palette", 8)
        QTest.keyClicks(palette.field, "app password")
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        sheet = await wait_until(lambda: window.findChild(HelpSheet), "the help", 8)
        assert sheet.topic == "mailbox"
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
