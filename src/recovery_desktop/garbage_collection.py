"""Frees reference cycles in the thread of the windows only.

Python looks for cycles in whichever thread happens to allocate next. A window that is only held by a cycle would then
be taken apart beside the thread that paints it, and the app would end in a fault of memory.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer

LOOK_MILLISECONDS: Final = 1_000
YOUNG_OBJECTS: Final = 5_000
"""New containers that nobody freed, from which on a look pays."""
ROUNDS: Final = 10
"""Looks at one generation before its survivors' own generation is looked at too."""


def free_cycles_in_thread(app: QCoreApplication) -> QTimer:
    """Free cycles only in the thread of `app`, shortly after they arise; return the timer."""
    gc.disable()
    timer = QTimer(app)
    timer.timeout.connect(collect_due_generations)
    timer.start(LOOK_MILLISECONDS)
    return timer


def collect_due_generations() -> None:
    """Look at as many generations as have waited long enough; each costs more than the one before."""
    young, middle, old = gc.get_count()
    if young < YOUNG_OBJECTS:
        return
    if middle < ROUNDS:
        gc.collect(0)
    elif old < ROUNDS:
        gc.collect(1)
    else:
        gc.collect(2)
