"""Resident memory of the app with 100,000 receivables on the board, against the same app with none.

    python benchmarks/app_memory.py [ROUNDS] [ROWS]

Both are processes of their own, started as a person starts the app, and have shown the board and scrolled it to its
end before they are asked. Their embedded service is another process and is left out.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks._board import stored
from benchmarks.measure import alternate, figure, report

GOAL = 1.3
ROOT = Path(__file__).resolve().parent.parent

APP = """
import asyncio, gc, os, resource, sys
from pathlib import Path
from recovery_desktop.__main__ import start
from recovery_desktop.app import App
from recovery_desktop.settings import Asked, Places

def resident():
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except FileNotFoundError:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024

async def look(app):
    # What a connection needs is loaded in both, none is opened.
    import recovery_desktop.link.link
    app.window.show_page("board")
    for _ in range(20):
        await asyncio.sleep(0.1)
        for column in app.window.page("board").columns.values():
            bar = column.cards.verticalScrollBar()
            bar.setValue(bar.value() + bar.maximum() // 10)
    gc.collect()
    print(resident(), flush=True)
    os._exit(0)

App._connect = look
start(Asked(Places(Path(sys.argv[1]))))
"""


def resident(folder: Path) -> float:
    """Megabytes."""
    done = subprocess.run(
        [sys.executable, "-c", APP, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(done.stdout) / 1e6


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 3
    rows = int(arguments[1]) if len(arguments) > 1 else 100_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        many, none = stored(rows, Path(folder)), stored(0, Path(folder))
        samples = alternate(lambda: resident(many), lambda: resident(none), rounds)
    what = f"memory of the app with {rows:,} receivables / with none"
    report(figure("app_memory", what, *samples, goal=GOAL, unit="MB", rows=rows))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
