"""Each page of the app with 100,000 receivables until it is painted, and what keys and frames take of the main thread.

    python benchmarks/opening_pages.py [ROUNDS] [ROWS]

Each round is a process of its own, the real app in its window, without a connection. Every page is opened once when it
was never on view, and again afterwards; then words are typed into the search of the board, and board and table are
scrolled. What counts is the processor's time of the main thread: everything else that the app has to do waits for so
long, and a busy machine lengthens it little. The slowest page counts, and the slowest hundredth of keys and of frames.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks._board import stored
from benchmarks.measure import Figure, percentile, report

OPENED_MS, BUSY_MS = 250.0, 50.0
ROOT = Path(__file__).resolve().parent.parent

APP = """
import asyncio, json, os, sys, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from recovery_desktop.__main__ import start
from recovery_desktop.app.navigation import Navigation
from recovery_desktop.settings import LaunchOptions, Places

PAGES = ("submit", "board", "receivable", "payments", "statistics", "notices", "onboarding", "connection",
         "settings", "today")
TYPED = ("modele 17", "2024-0012", "1204,", "modele-1999")

class Painted(QObject):
    def __init__(self):
        super().__init__()
        self.waited, self.seen = None, None

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched is self.waited and not self.seen.done():
            self.seen.set_result(None)
        return False

async def opened(app, painted, key, receivable):
    # What the page before left to be done is done.
    await asyncio.sleep(0.6)
    began, worked = time.perf_counter(), time.thread_time()
    if key == "receivable":
        app.show_receivable(receivable)
    else:
        app.window.show_page(key)
    # Only this one is watched: a filter over all widgets would be asked for each of their events.
    painted.seen, painted.waited = asyncio.get_running_loop().create_future(), app.window.page(key)
    painted.waited.installEventFilter(painted)
    await painted.seen
    painted.waited.removeEventFilter(painted)
    # Whatever is ready with it belongs to it.
    await asyncio.sleep(0)
    return ((time.thread_time() - worked) * 1000, (time.perf_counter() - began) * 1000)

async def busy(act):
    # On the next turns of the loop come layout, paint and what follows by a moment.
    began = time.thread_time()
    act()
    await asyncio.sleep(0.06)
    return (time.thread_time() - began) * 1000

async def look(app):
    painted = Painted()
    connection_store = app.store.connection_store(app.session.last_connection_id)
    first = connection_store.listing.load_rows([1])[1].id
    said = {"first": {}, "again": {}, "keys": [], "board": [], "table": []}
    for turn in ("first", "again"):
        for key in PAGES:
            said[turn][key] = await opened(app, painted, key, first)
    app.window.show_page("board")
    await asyncio.sleep(1)
    page = app.window.page("board")
    for words in TYPED:
        for letter in words:
            key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
            said["keys"].append(await busy(lambda: QApplication.sendEvent(page.search, key)))
        page.search.clear()
        await asyncio.sleep(0.6)
    for form in ("board", "table"):
        page.state.show_form(form)
        await asyncio.sleep(1)
        view = page.lines.views[0] if form == "table" else list(page.columns.values())[0].cards
        bar = view.verticalScrollBar()
        for step in range(100):
            place = (step * 3 * bar.singleStep()) if step % 2 else (step * 7919 * 31) % bar.maximum()
            said[form].append(await busy(lambda: bar.setValue(place)))
    print(json.dumps(said), flush=True)
    os._exit(0)

async def connect(navigation):
    import recovery_desktop.session.connection  # loaded long before somebody opens a page
    navigation._app.session.spawn(look(navigation._app))

Navigation.connect = connect
start(LaunchOptions(Places(Path(sys.argv[1]))))
"""


def open_pages(folder: Path) -> dict:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    done = subprocess.run(
        [sys.executable, "-c", APP, str(folder)],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    if done.returncode:
        raise SystemExit(f"the app ended with {done.returncode}: {done.stderr[-2000:]}")
    return json.loads(done.stdout)


def pages(rounds: list[dict], turn: str, which: int) -> dict[str, float]:
    """The median of each page's milliseconds: 0 of the main thread, 1 on the wall."""
    return {
        key: round(statistics.median(one[turn][key][which] for one in rounds), 1) for key in rounds[0][turn]
    }


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 3
    rows = int(arguments[1]) if len(arguments) > 1 else 100_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = stored(rows, Path(folder))
        # An installed app is compiled: the first round compiles it and is thrown away.
        observed = [open_pages(place) for _ in range(rounds + 1)][1:]
    for turn, what in (("first", "for the first time"), ("again", "again")):
        worked = pages(observed, turn, 0)
        key = max(worked, key=worked.__getitem__)
        report(
            Figure(
                f"opening_{turn}",
                f"the slowest page opened {what} ({key}) with {rows:,} rows, main thread / {OPENED_MS:.0f} ms",
                worked[key],
                OPENED_MS,
                1.0,
                details={"pages": worked, "on_the_wall": pages(observed, turn, 1), "rounds": len(observed)},
            )
        )
    for name, what in (
        ("keys", "keys in the search"),
        ("board", "frames of the board"),
        ("table", "frames of the table"),
    ):
        accepted = [value for one in observed for value in one[name]]
        report(
            Figure(
                f"main_thread_{name}",
                f"the slowest hundredth of {what} of {rows:,} rows, main thread / {BUSY_MS:.0f} ms",
                percentile(accepted, 99),
                BUSY_MS,
                1.0,
                details={"p50": round(percentile(accepted, 50), 2), "count": len(accepted)},
            )
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
