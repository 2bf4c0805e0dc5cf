"""From the start of the process to a usable list of cached rows, against an empty window of the same toolkit.

    python benchmarks/app_start.py [ROUNDS] [ROWS]

Both sides are processes of their own, and end with a line that says what processor time they have used since they were
started, once what counts was painted. The app is the real one, started as the person starts it, and ends with its first
row. On an idle machine the clock tells the same; beside other programs it tells of them. It is in the details.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks._cached import fill
from benchmarks.measure import alternate, figure, report

GOAL = 3.0
ROOT = Path(__file__).resolve().parent.parent

# Both wait for a paint of their own: the window's, or that of the first row of the list. The class that paints says
# so: a filter over every event of the application would make a Python object of each, and of the app there are
# thousands.
PAINTED = """
def tell(kind):
    paint = kind.paintEvent

    def painted(self, event):
        paint(self, event)
        import os, time
        print("painted", time.process_time(), flush=True)
        os._exit(0)

    kind.paintEvent = painted
"""
EMPTY = f"""
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
{PAINTED}
class Window(QMainWindow):
    pass

tell(Window)
app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""
# The loop is what comes after all imports of the start, in the order that the app has them.
APP = f"""
import asyncio
import sys
from recovery_desktop.__main__ import main
{PAINTED}
class Runner(asyncio.Runner):
    def run(self, work):
        from recovery_desktop.ui.widgets.line_button import LineButton
        tell(LineButton)
        return super().run(work)

asyncio.Runner = Runner
main(["--data-dir", sys.argv[1]])
"""


def started(program: str, folder: str, clock: list[float]) -> float:
    """Milliseconds of processor time until its line; those of the clock are appended. An installed app is compiled: so
    are both sides here, by the pair that warms up."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
    began = time.perf_counter_ns()
    with subprocess.Popen(
        [sys.executable, "-c", program, folder],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        clock.append((time.perf_counter_ns() - began) / 1e6)
    word, _, seconds = line.partition(" ")
    if word != "painted":
        raise SystemExit(f"the process ended with {process.returncode} before it painted anything")
    return float(seconds) * 1000


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 15
    rows = int(arguments[1]) if len(arguments) > 1 else 10_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        fill(Path(folder), rows)
        clocks: tuple[list[float], list[float]] = [], []
        samples = alternate(
            lambda: started(APP, folder, clocks[0]), lambda: started(EMPTY, folder, clocks[1]), rounds
        )
    what = f"start to a usable list of {rows:,} cached rows / empty window, processor time"
    packages = ("PySide6-Essentials", "qasync", "pydantic")
    clock = [round(statistics.median(side[1:]), 1) for side in clocks]
    report(figure("app_start", what, *samples, goal=GOAL, rows=rows, clock_ms=clock), packages=packages)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
