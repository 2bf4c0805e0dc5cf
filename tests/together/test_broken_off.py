"""An end that nobody asked for: the next start says so, goes back to the page that was open, and shows the log."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from PySide6.QtWidgets import QPushButton

from recovery_desktop.app.crash_recovery import FILE
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from tests.together.scene import curtain
from tests.together.shortcut import to_recovery
from tests.together.typing_away import TYPED, PersistentKeyring


async def test_start_after_a_crash_goes_back_and_says_so(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour)
        id, note = tour.receivable_id, tour.stage.folder / FILE
        left = note.read_bytes()
        await tour.stage.stop()
        assert not note.exists()

        note.write_bytes(left)  # as a run leaves it that is killed
        await tour.stage.start()
        await tour.wait_for_page("receivable")
        assert tour.stage.app.receivable.id == id
        await tour.wait_for_text("The app closed unexpectedly last time.")
        await tour.press("Show the log")
        await tour.wait_for_page("settings")
        await tour.hands.find("Save for support", QPushButton)

        await tour.stage.stop()
        note.write_bytes(b'{"page": "rec')  # and one that was killed while it wrote
        await tour.stage.start()
        await tour.wait_for_text("The app closed unexpectedly last time.")
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        await tour.stage.stop()

        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        assert not tour.has_text("closed unexpectedly", tour.stage.window)


async def test_draft_being_typed_at_a_kill_is_open_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.together.typing_away", str(tmp_path)]
    app = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert app.stdout is not None
    try:
        assert await app.stdout.readline() == b"typed\n"
    finally:
        app.kill()
        await app.wait()

    async with curtain(tmp_path / "data", keyring=PersistentKeyring(tmp_path / "keyring")) as tour:
        await tour.wait_for_text("The app closed unexpectedly last time.")
        await tour.wait_for_page("submit")
        await tour.wait_for_text("Review what was read")
        submit = tour.stage.app.submit
        assert {path: submit.form.value(path) for path in TYPED} == TYPED
        review = submitting.review(tour)
        assert review.entry.fields["invoice.amount"].field.line.text() == TYPED["invoice.amount"]
