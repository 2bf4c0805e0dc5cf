"""Resident memory of the app with 100,000 receivables on the board, against the same app with none.

    python benchmarks/app_memory.py [ROUNDS] [ROWS] [EVENTS]

The second figure is the app's listener with its store after so many webhooks, against itself after the first few
thousand, once the pages that its store keeps in memory are full.
Both are processes of their own, started as a person starts the app, and have shown the board and scrolled it to its
end before they are asked. Their embedded service is another process and is left out.
"""

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import psutil

from benchmarks._board import stored
from benchmarks.measure import Figure, alternate, figure, report

GOAL, GOAL_GROWTH = 1.3, 1.05
SETTLED, AT_ONCE = 10_000, 1_000
"""By then the eight megabytes of pages that SQLite keeps are full: what grows later grows for good."""
ROOT = Path(__file__).resolve().parent.parent

APP = """
import asyncio, gc, os, resource, sys
from pathlib import Path
from recovery_desktop.__main__ import start
from recovery_desktop.app.navigation import Navigation
from recovery_desktop.settings import LaunchOptions, Places

def resident():
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except FileNotFoundError:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024

async def look(app):
    # What a connection needs is loaded in both, none is opened.
    import recovery_desktop.session.connection
    app.window.show_page("board")
    for _ in range(20):
        await asyncio.sleep(0.1)
        for column in app.window.page("board").columns.values():
            bar = column.cards.verticalScrollBar()
            bar.setValue(bar.value() + bar.maximum() // 10)
    gc.collect()
    print(resident(), flush=True)
    os._exit(0)

Navigation.connect = lambda navigation: look(navigation._app)
start(LaunchOptions(Places(Path(sys.argv[1]))))
"""


def resident(folder: Path) -> float:
    """Megabytes."""
    done = subprocess.run(
        [sys.executable, "-c", APP, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(done.stdout) / 1e6


def listening(events: int) -> tuple[float, float]:
    """Megabytes of this process with the listener: settled, and after so many webhooks more."""
    from PySide6.QtWidgets import QApplication

    from benchmarks.webhook_accepted import Listening
    from recovery_desktop.loop import Loop

    qt = QApplication(sys.argv[:1])
    loop = Loop(qt)
    asyncio.set_event_loop(loop)
    run = loop.run_until_complete
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        ours = Listening(Path(folder))
        run(ours.receiver.start())
        matches = []
        for so_many in (SETTLED, events):
            for _ in range(so_many // AT_ONCE):
                run(ours.accept(AT_ONCE, 64))
            gc.collect()
            matches.append(psutil.Process().memory_info().rss / 1e6)
        run(ours.receiver.stop())
        ours.store.close()
        loop.close()
    settled, grown = matches
    return settled, grown


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 3
    rows = int(arguments[1]) if len(arguments) > 1 else 100_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        many, none = stored(rows, Path(folder)), stored(0, Path(folder))
        samples = alternate(lambda: resident(many), lambda: resident(none), rounds)
    events = int(arguments[2]) if len(arguments) > 2 else 100_000
    settled, grown = listening(events)
    what = f"memory of the app with {rows:,} receivables / with none"
    after = f"memory of the app's listener after {events:,} webhooks more / after the first {SETTLED:,}"
    report(
        figure("app_memory", what, *samples, goal=GOAL, unit="MB", rows=rows),
        Figure("app_memory_events", after, grown, settled, GOAL_GROWTH, "MB", details={"events": events}),
        packages=("PySide6-Essentials",),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
