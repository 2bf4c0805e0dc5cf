"""Hostile files dropped into the running app: each is a row with words, its page is shown or not, nothing ends."""

from __future__ import annotations

import asyncio
import random
import re
import time
from pathlib import Path

import pytest

from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.depth import rounds
from tests.invoices.hostile import corpus
from tests.together.scene import curtain, drafts, to_active

FREEZE_SECONDS = 2.0
"""Ten times what a person may notice: the service and its children share the machine."""


class Gaps:
    """How long the loop of the window was away at most."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def watch(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(0.005)
            now = time.monotonic()
            self.worst, last = max(self.worst, now - last), now


async def looked_at(tour: Tour, draft: Draft) -> None:
    """Under review, its page shown or words in its place."""
    if draft.file_path is None:
        return
    tour.stage.app.open_draft(draft.id)
    review = submitting.review(tour)
    await until(
        lambda: review.paper.pages or not review.no_paper.isHidden(),
        f"{draft.file_name} to be shown or refused",
        SLOW_SECONDS,
    )


@pytest.mark.deep
async def test_hostile_files_dropped_are_told_and_looked_at_without_an_end_or_a_freeze(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "hostile"
    folder.mkdir()
    whole = [(name, content) for name, content in corpus() if content]
    chosen = random.Random(4).sample(whole, rounds(8, 300)) if rounds(8, 300) < len(whole) else whole
    files = []
    for name, content in chosen:
        files.append(folder / (re.sub(r"[^\w-]", "_", name) + ".pdf"))
        files[-1].write_bytes(content)
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        gaps = Gaps()
        await submitting.drop_files(tour, tour.invoice)
        (good,) = await drafts(tour, ["review"])
        # The page of the review is built once, whatever file is on it.
        await looked_at(tour, good)
        watching = asyncio.create_task(gaps.watch())
        await submitting.drop_files(tour, *files)
        open_ = await drafts(tour, ["review", "unread"], len(files) + 1)
        for draft in open_:
            await looked_at(tour, draft)
        watching.cancel()
        print(f"longest gap of the event loop: {1000 * gaps.worst:.0f} ms")
        assert gaps.worst < FREEZE_SECONDS
        assert tour.stage.mistakes == []
