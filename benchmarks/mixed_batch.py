"""A folder of 300 mixed files taken in by the real app: how long its window ever makes a person wait.

    python benchmarks/mixed_batch.py [FILES]

PDF, XML, mails, Outlook messages, archives, photos, a table, copies and broken files are dropped as one folder, over
the embedded service, and read to the end; the batch is paused and resumed once. What counts is the processor's time of
the main thread between two turns of its loop: the window answers nothing for so long, whatever else the machine does.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.measure import Figure, percentile, report

ANSWERS_MS = 100.0
TURN_SECONDS = 0.002


async def turns(samples: list[float]) -> None:
    while True:
        worked = time.thread_time()
        await asyncio.sleep(TURN_SECONDS)
        samples.append((time.thread_time() - worked) * 1000)


async def play(folder: Path, files: int) -> tuple[list[float], float, int]:
    """Return (milliseconds of each turn, seconds in all, drafts)."""
    from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
    from tests.mixed_papers import write_mixed_papers
    from tests.together.scene import curtain, to_active

    papers_folder = folder / "papers"
    papers_folder.mkdir()
    papers = write_mixed_papers(papers_folder, files, folder / "elsewhere")
    samples: list[float] = []
    async with curtain(folder / "data") as tour:
        await to_active(tour)
        batch, store = tour.stage.app.submit.batch, tour.stage.connection_store
        drag = await tour.hands.start_drag([papers_folder])
        # As the program does once it has started: what is loaded by then is never looked through again.
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        watching = asyncio.ensure_future(turns(samples))
        await drag.drop()
        expected, paused = len(papers.outcomes) + 1, False
        while store.drafts.count_in_states("review", "unread") < expected:
            await asyncio.sleep(0.5)
            sheet = tour.hands.front_widget
            if isinstance(sheet, TableSheet):
                sheet.agree.click()
            if not paused and batch.progress.done >= 20:
                paused = True
                tour.stage.app.session.reading_queue.pause()
                await asyncio.sleep(1)
                tour.stage.app.session.spawn(tour.stage.app.session.reading_queue.resume())
        watching.cancel()
        return samples, time.perf_counter() - began, expected


def main(arguments: list[str]) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    files = int(arguments[0]) if arguments else 300
    from PySide6.QtWidgets import QApplication

    from recovery_desktop.loop import Loop

    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    loop = Loop(application)
    asyncio.set_event_loop(loop)
    with tempfile.TemporaryDirectory() as folder:
        samples, seconds, drafts = loop.run_until_complete(play(Path(folder), files))
    report(
        Figure(
            "mixed_batch",
            f"longest turn of the window while {files} mixed files are taken in / {ANSWERS_MS:g} ms",
            max(samples),
            ANSWERS_MS,
            goal=1.0,
            details={
                "p50": percentile(samples, 50),
                "p99": percentile(samples, 99),
                "files": files,
                "drafts": drafts,
                "seconds": round(seconds, 1),
            },
        )
    )
    sys.stdout.flush()
    # The reader of pages has a thread of Qt's own that nothing waits for.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
