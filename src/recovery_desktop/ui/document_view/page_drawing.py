"""Drawing beside the window: requests are worked off in threads, the newest first, and answered by a signal."""

from __future__ import annotations

import itertools
import queue
import threading
from collections.abc import Callable
from dataclasses import replace

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QImage

from recovery_contract.reason_templates import make_reason
from recovery_desktop.documents.drawing import DrawnPage, NotDrawn, start_drawing
from recovery_desktop.runtime import log_error

Work = Callable[[threading.Event], DrawnPage]
_THREADS = 2


class PageDrawing(QObject):
    """`finished` carries a ticket and (DrawnPage without pixels, QImage) or NotDrawn. What was given up is not
    answered."""

    finished = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets = itertools.count(1)
        self._cancelled: dict[int, threading.Event] = {}
        self._waiting: queue.LifoQueue[tuple[int, Work, threading.Event]] = queue.LifoQueue()
        self._started = self._warmed = False
        self.finished.connect(lambda ticket, _drawn: self._cancelled.pop(ticket, None))

    def warm(self) -> None:
        """Start the process that draws: somebody is about to view a file."""
        if not self._warmed:
            self._warmed = True
            threading.Thread(target=start_drawing, name="page-drawing-start", daemon=True).start()

    def begin(self, work: Work) -> int:
        """Return the ticket under which the answer comes."""
        if not self._started:
            self._started = True
            for _ in range(_THREADS):
                threading.Thread(target=self._run, name="page-drawing", daemon=True).start()
        ticket, cancelled = next(self._tickets), threading.Event()
        self._cancelled[ticket] = cancelled
        self._waiting.put((ticket, work, cancelled))
        return ticket

    def give_up(self, ticket: int) -> None:
        """Cancel a request and end the process that draws it."""
        cancelled = self._cancelled.pop(ticket, None)
        if cancelled is not None:
            cancelled.set()

    def _run(self) -> None:
        while True:
            ticket, work, cancelled = self._waiting.get()
            if cancelled.is_set():
                continue
            answer = _answer(work, cancelled)
            if not shiboken6.isValid(self):
                return
            if not cancelled.is_set():
                self.finished.emit(ticket, answer)
            # While it waits for the next one this thread holds no bitmap.
            del answer, work


def _answer(work: Work, cancelled: threading.Event) -> object:
    try:
        drawn = work(cancelled)
        # The pixels are in the image now.
        return replace(drawn, pixels=b""), image_of(drawn)
    except NotDrawn as failure:
        return failure
    except RuntimeError as mistake:
        log_error(mistake)
        return NotDrawn(str(mistake), reason=make_reason("file_reader_stopped"))


def image_of(drawn: DrawnPage) -> QImage:
    """Return the pixels as an image; they were measured already and nothing is decoded."""
    format = QImage.Format.Format_RGB32
    return QImage(drawn.pixels, drawn.columns, drawn.rows, 4 * drawn.columns, format).copy()


_drawing: PageDrawing | None = None


def page_drawing() -> PageDrawing:
    """Return the drawing that the whole app shares."""
    global _drawing
    if _drawing is None or not shiboken6.isValid(_drawing):
        _drawing = PageDrawing(QCoreApplication.instance())
    return _drawing
