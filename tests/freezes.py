"""How long the loop of a window is away: by the clock, and by what its own thread computed meanwhile."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt, QTimer

MOST_SECONDS = 0.2
"""What a person notices. Held against the processor time of the window's thread, which another program that takes the
processor away does not change."""
BEAT_MS = 5


class Freezes:
    """Between two beats of a timer the window did nothing for the person.

    `wall` is the longest of these by the clock, `cpu` the one in which the window's thread computed longest.
    """

    def __init__(self) -> None:
        self.begin()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT_MS)

    def begin(self) -> None:
        self.wall = self.cpu = 0.0
        self._wall, self._cpu = time.monotonic(), time.thread_time()

    def stop(self) -> None:
        self._timer.stop()

    def __str__(self) -> str:
        return f"{1000 * self.cpu:.0f} ms computed at once, {1000 * self.wall:.0f} ms away by the clock"

    def _beat(self) -> None:
        wall, cpu = time.monotonic(), time.thread_time()
        self.late(wall - self._wall, cpu - self._cpu)
        self._wall, self._cpu = wall, cpu

    def late(self, wall: float, cpu: float) -> None:
        self.wall, self.cpu = max(self.wall, wall), max(self.cpu, cpu)
