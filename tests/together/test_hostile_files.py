"""Hostile files dropped into the running app: each is a row with words, its page is shown or not, nothing ends."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.depth import rounds
from tests.freezes import MOST_SECONDS, Freezes
from tests.invoices.hostile import corpus
from tests.invoices.pictures import pictures
from tests.together.scene import curtain, drafts, to_active
from tests.together.test_large_batch import goes_on
from tests.watch import begin_again

AWAY_SECONDS = 2.0
"""By the clock: the service and its children share the machine."""


async def looked_at(tour: Tour, draft: Draft) -> None:
    """Under review, its page shown or words in its place."""
    if draft.file_path is None:
        return
    tour.stage.app.open_draft(draft.id)
    review = submitting.review(tour)
    await wait_until(
        lambda: review.paper.pages or not review.no_paper.isHidden(),
        f"{draft.file_name} to be shown or refused",
        SLOW_SECONDS,
    )


@pytest.mark.deep
@pytest.mark.as_long_as_it_goes_on
async def test_hostile_files_dropped_are_told_and_looked_at_without_an_end_or_a_freeze(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "hostile"
    folder.mkdir()
    papers = [(f"{name}.pdf", content) for name, content in corpus() if content]
    all_files = [*papers, *((name, content) for name, content in pictures() if content)]
    count = rounds(4, len(all_files))
    files = []
    for name, content in random.Random(4).sample(all_files, count) if count < len(all_files) else all_files:
        files.append(folder / re.sub(r"[^\w.-]", "_", name))
        files[-1].write_bytes(content)
    async with curtain(tmp_path / "data") as tour:
        await to_active(tour)
        freezes = Freezes()
        await submitting.drop_files(tour, tour.invoice)
        (good,) = await drafts(tour, ["review"])
        await looked_at(tour, good)
        print(f"the first good one: {freezes}")
        await submitting.drop_files(tour, *files)
        batch = tour.stage.app.submit.batch
        await goes_on(tour, lambda: not batch.waiting and not batch.progress.runs, "all of them to be read")
        open_ = await drafts(tour, ["review", "unread"], len(files) + 1)
        for draft in open_:
            begin_again()
            await looked_at(tour, draft)
        freezes.stop()
        print(f"{len(files)} hostile ones: {freezes}")
        assert freezes.cpu < MOST_SECONDS
        assert freezes.wall < AWAY_SECONDS
        assert tour.stage.mistakes == []
