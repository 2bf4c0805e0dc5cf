"""Two hundred invoices at once: paused, gone on with, partly given up, tried again, and submitted with one summary."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import NotReached, click_widget, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from tests.depth import is_deep
from tests.together.embedded import embedded_invoice
from tests.together.scene import curtain, drafts, to_active
from tests.watch import begin_again

COUNT = 200 if is_deep() else 6
STILL_SECONDS = 120.0
"""A batch in which nothing happened for so long is stuck, on however busy a machine."""


async def play(tour: Tour, folder: Path, count: int, look: Callable[[str], object] = str) -> None:
    """`look` is called at what is worth a look."""
    await to_active(tour)
    batch, connection_store = tour.stage.app.submit.batch, tour.stage.connection_store
    tour.invoice = embedded_invoice(folder, "A-17")
    await submitting.drop(tour)
    await tour.press("Review A-17.pdf")
    await tour.press("Recover this invoice")
    await wait_until(lambda: connection_store.receivables.count() == 1, "the debtor to be confirmed")

    # What leaves at once has left; what is removed is to be brought back on a slow machine, too.
    tour.stage.app.session.undo_seconds = 60

    files = [embedded_invoice(folder, f"B-{number:03}") for number in range(count)]
    torn = [folder / "torn.pdf", folder / "torn again.pdf"]
    for path in torn:
        path.write_bytes(b"%PDF-1.7\nnothing follows")
    await submitting.drop_files(tour, *files[:-2], *torn, *files[-2:])
    total = count + len(torn)
    await goes_on(tour, lambda: batch.progress.done >= 1, "the first to be read")
    look("reading")
    await tour.press("Pause")
    await goes_on(
        tour,
        lambda: not batch.progress.current and tour.has_text(_paused(tour)),
        "the one in hand to be done, and the pause to be told",
    )
    assert batch.progress.total + 1 >= total
    look("paused")

    # The last two are given up, and so brought back again.
    await tour.press("Resume")
    await goes_on(tour, lambda: len(batch.waiting) <= 2, "all but two to be read")
    if batch.waiting:
        cancelled = len(batch.waiting)
        await tour.press("Remove unread files")
        await drafts(tour, ["review", "unread"], total - cancelled)
        await tour.press("Undo")
    await goes_on(tour, lambda: not batch.waiting and not batch.progress.runs, "the rest to be read")
    await drafts(tour, ["review", "unread"], total)
    look("read")
    await tour.press("Try 2 failed again")
    await drafts(tour, ["review", "unread"], total)
    assert len(batch.failed) == len(torn)

    await goes_on(tour, lambda: len(batch.certain) == count, "all of them to be certain")
    look("certain")
    await tour.press("Submit all ready")
    sheet = tour.hands.front_widget
    assert isinstance(sheet, CertainSheet)
    assert sheet.table.rowCount() == count
    look("summary")
    click_widget(sheet.agree)
    await goes_on(tour, lambda: len(batch.resting) == count, "all of them to rest")
    await tour.hands.find("Take B-000.pdf back", QPushButton)
    look("resting")


async def goes_on(tour: Tour, ended: Callable[[], bool], what: str) -> None:
    """Until `ended`, however long it takes, as long as the batch goes on. Raises NotReached where it stands still."""
    batch, loop = tour.stage.app.submit.batch, asyncio.get_running_loop()
    progress: object = None
    ends = loop.time() + STILL_SECONDS
    while not ended():
        now = (batch.progress, len(batch.waiting), len(batch.certain), len(batch.resting))
        if now != progress:
            progress, ends = now, loop.time() + STILL_SECONDS
            begin_again()
        if loop.time() > ends:
            raise NotReached(f"{what}: stands still at {progress}")
        await asyncio.sleep(0.1)


def _paused(tour: Tour) -> str:
    """What is read before the others are taken in is a batch of its own."""
    progress = tour.stage.app.submit.batch.progress
    return f"Paused: {progress.done + progress.failed} of {progress.total} read"


@pytest.mark.deep
@pytest.mark.as_long_as_it_goes_on
async def test_large_batch_goes_all_the_way(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await play(tour, tmp_path, COUNT)
