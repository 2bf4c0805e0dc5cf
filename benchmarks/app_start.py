"""From the start of the process to a usable list of cached rows, against an empty window of the same toolkit.

    python benchmarks/app_start.py [ROUNDS] [ROWS]

Both sides are processes of their own and are timed from outside: from their start to the line that they write when
what counts was painted. The app is the real one, started as the person starts it, and ends with its first row.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks._cached import fill
from benchmarks.measure import alternate, figure, report

GOAL = 3.0
ROOT = Path(__file__).resolve().parent.parent

# Both wait for a paint of their own: the window's, or that of the first row of the list.
PAINTED = """
from PySide6.QtCore import QEvent, QObject

class Painted(QObject):
    def __init__(self, counts):
        super().__init__()
        self.counts = counts

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and self.counts(watched):
            print("painted", flush=True)
            import os
            os._exit(0)
        return False
"""
EMPTY = f"""
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
{PAINTED}
app = QApplication(sys.argv[:1])
window = QMainWindow()
window.resize(1280, 800)
painted = Painted(lambda watched: watched is window)
app.installEventFilter(painted)
window.show()
app.exec()
"""
APP = f"""
import sys
from pathlib import Path
from recovery_desktop.__main__ import start
from recovery_desktop.settings import LaunchOptions, Places
from PySide6 import QtWidgets
{PAINTED}
class Watched(QtWidgets.QApplication):
    def __init__(self, arguments):
        super().__init__(arguments)
        self.painted = Painted(lambda watched: watched.isWidgetType() and watched.property("variant") == "line")
        self.installEventFilter(self.painted)

QtWidgets.QApplication = Watched
start(LaunchOptions(Places(Path(sys.argv[1]))))
"""


def started(program: str, folder: str) -> float:
    """Milliseconds from the process's start to its line. An installed app is compiled: so are both sides here,
    by the pair that warms up."""
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
        took = (time.perf_counter_ns() - began) / 1e6
    if line != "painted\n":
        raise SystemExit(f"the process ended with {process.returncode} before it painted anything")
    return took


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 15
    rows = int(arguments[1]) if len(arguments) > 1 else 10_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        fill(Path(folder), rows)
        samples = alternate(lambda: started(APP, folder), lambda: started(EMPTY, folder), rounds)
    what = f"start to a usable list of {rows:,} cached rows / empty window"
    packages = ("PySide6-Essentials", "qasync", "pydantic")
    report(figure("app_start", what, *samples, goal=GOAL, rows=rows), packages=packages)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
