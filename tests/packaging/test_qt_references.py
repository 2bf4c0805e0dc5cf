"""Qt's binding neither takes nor keeps references to the objects that every call returns."""

import subprocess
import sys

CALLS = 500
PROBE = f"""
import sys
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLabel

class Source(QObject):
    sent = Signal(bool)

application = QApplication([])
label, source, seen = QLabel(), Source(), []
source.sent.connect(seen.append)

def work():
    for number in range({CALLS}):
        label.setText("x")
        label.parentWidget()
        source.sent.emit(True)
    seen.clear()

work()
before = sys.getrefcount(None), sys.getrefcount(True)
work()
after = sys.getrefcount(None), sys.getrefcount(True)
print(*(now - then for now, then in zip(after, before)))
"""


def test_none_and_true_are_not_used_up() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    lost = [-int(change) for change in done.stdout.split()]
    # One lost reference a call would be CALLS of them.
    assert max(lost) < CALLS / 10, f"references lost in {CALLS} calls: {lost}"
