"""Long reads, asked in another thread by name: each is answered once, or given up when nobody waits for it any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from recovery_desktop.session.session import Session
from recovery_desktop.store.listing import ListReads

if TYPE_CHECKING:  # loaded with the first long read
    from concurrent.futures import Future

T = TypeVar("T")


class Questions(QObject):
    """Asked from one thread, in which the answers are taken as well."""

    _answered = Signal(object)
    """An answer has come, in the thread in which it was read."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._open: dict[str, tuple[Future[Any], Callable[[Any], None]]] = {}
        self._answered.connect(self._take)

    def ask(self, name: str, work: Callable[[ListReads], T], take: Callable[[T], None]) -> None:
        """Run the work in the background; `take` gets the answer, unless it is given up or asked again before."""
        self.give_up(name)
        request = self._session.connection_store.listing.in_background(work)
        self._open[name] = request, take
        request.add_done_callback(self._answered.emit)

    def give_up(self, name: str) -> bool:
        """Return whether it was being asked."""
        request = self._open.pop(name, None)
        if request is not None:
            self._session.connection_store.listing.cancel(request[0])
        return request is not None

    def _take(self, answered: Future[Any]) -> None:
        for name, (request, take) in self._open.items():
            if request is answered and not request.cancelled():
                del self._open[name]
                take(request.result())
                return
