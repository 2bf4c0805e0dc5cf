"""What an override of a Qt method raises is read, whoever raised it; each case in a process that may end badly."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """
import sys
import shiboken6
from PySide6.QtWidgets import QApplication, QLabel
import recovery_desktop.ui
from PySide6.QtWidgets import QWidget

application = QApplication([])
gone = QLabel()
shiboken6.delete(gone)


class Page(QWidget):
    def resizeEvent(self, event):
        {mistake}


sys.excepthook = lambda kind, error, trace: print("said", kind.__name__, flush=True)
page = Page()
try:
    page.show()
    page.resize(300, 200)
    application.processEvents()
except BaseException as error:
    print("said", type(error).__name__, flush=True)
"""


@pytest.mark.parametrize(
    ("mistake", "kind"),
    [
        ("int('x')", "ValueError"),
        ("gone.text()", "RuntimeError"),
        ("self.resize('x')", "TypeError"),
        ("{}['x']", "KeyError"),
    ],
)
def test_error_is_said_and_the_process_lives(mistake: Any, kind: Any, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        PROGRAM.format(mistake=mistake) if "{" not in mistake else PROGRAM.replace("{mistake}", mistake)
    )
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert f"said {kind}" in done.stdout
