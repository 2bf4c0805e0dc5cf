"""From the start of the process to the first picture on view: the frozen app against the same app from its sources.

    python benchmarks/frozen_start.py [ROUNDS]

The frozen app is the one in `dist/`, or the executable that RECOVERY_FROZEN names. Both sides are timed from outside,
by what Qt itself says about its painting. The second figure compares the size of the folder with the last release's,
kept in `packaging/last-release.json`. Without a frozen app nothing is measured, and the status is 4.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.measure import Figure, alternate, figure, report

ROOT = Path(__file__).resolve().parent.parent
GOAL = 1.5
MOST_MB = 650
NOT_MEASURED = 4
PAINTED = b"qt.widgets.painting: Flushing"
LAST = ROOT / "packaging" / "last-release.json"


def frozen() -> Path:
    name = "recovery-desktop.exe" if sys.platform == "win32" else "recovery-desktop"
    return Path(os.environ.get("RECOVERY_FROZEN", ROOT / "dist" / "recovery-desktop" / name))


def started(command: list[str], folder: Path) -> float:
    """Milliseconds until Qt hands the first picture over. No service starts beside it: nothing is chosen yet.

    Each side has a folder of its own: the frozen app may be older than the sources.
    """
    folder.mkdir(exist_ok=True)
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    surroundings |= {
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
        "QT_LOGGING_RULES": "qt.widgets.painting=true",
        "QT_FORCE_STDERR_LOGGING": "1",
    }
    began = time.perf_counter_ns()
    with subprocess.Popen(
        [*command, "--data-dir", str(folder / "data")],
        cwd=ROOT,
        env=surroundings,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as process:
        assert process.stderr is not None
        took = None
        for line in process.stderr:
            if line.startswith(PAINTED):
                took = (time.perf_counter_ns() - began) / 1e6
                break
        process.kill()
    if took is None:
        raise SystemExit(f"{command[0]} ended with {process.returncode} before it painted anything")
    return took


def size_mb(app: Path) -> float:
    files = (file for file in app.parent.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / 1e6


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 15
    app = frozen()
    if not app.is_file():
        print(f"{app} is not there; python3 dev.py build makes it", file=sys.stderr)
        return NOT_MEASURED
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        source = [sys.executable, "-m", "recovery_desktop"]
        samples = alternate(
            lambda: started([str(app)], folder / "f"), lambda: started(source, folder / "s"), rounds
        )
    start = figure("frozen_start", "frozen start to first picture / start from source", *samples, goal=GOAL)
    size = size_mb(app)
    last = json.loads(LAST.read_text(encoding="utf-8")) if LAST.is_file() else {}
    before = last.get("folder_mb", size)
    details = {"last_release": last.get("version", "none"), "most_mb": MOST_MB}
    folder_figure = Figure(
        "frozen_size",
        "size of the folder / last release",
        size,
        before,
        min(1.1, MOST_MB / before),
        "MB",
        details=details,
    )
    report(start, folder_figure, packages=("PySide6-Essentials", "pyinstaller"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
