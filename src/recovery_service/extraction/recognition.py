"""Reads uploads in threads of their own: so many at once, so long each, and each client in its turn.

Nothing else of the service waits for them. What nobody waits for any more is broken off, and its child process ends.
"""

from __future__ import annotations

import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

import structlog

from recovery_contract.errors import ErrorCode
from recovery_contract.ids import ClientId
from recovery_invoices import CreditorHint, Extraction, ExtractionError, Reader
from recovery_service.errors import ServiceError

log = structlog.get_logger()

AT_ONCE: Final = 2
"""As many as the reader has children for."""
WAITING: Final = 64
WAITING_OF_ONE: Final = 16
"""Of one client, where several share the service."""
WAITING_BYTES: Final = 256 * 1024 * 1024
WAIT_SECONDS: Final = 30.0
"""Who waits longer is told to come again: a proxy would give up soon after."""
BUDGET_SECONDS: Final = 120.0
"""Of one document, whatever it asks for."""
RETRY_SECONDS: Final = 15


@dataclass(eq=False)
class QueuedReading:
    """One upload that waits or is read. `cancelled` ends it wherever it is."""

    client_id: ClientId
    content: bytes
    hint: CreditorHint
    cancelled: threading.Event = field(default_factory=threading.Event)
    future: Future[Extraction] = field(default_factory=Future)
    has_run_out: bool = False


class ReadingQueue:
    """The readings of one process. `of_one` is how many of one client run at once; from any thread."""

    def __init__(self, reader: Callable[[], Reader], *, shared: bool) -> None:
        self._reader = reader
        # Where several clients share the service, one of them cannot take every place.
        self._running_of_one = AT_ONCE - 1 if shared else AT_ONCE
        self._waiting_of_one = WAITING_OF_ONE if shared else WAITING
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[QueuedReading]] = {}  # the client whose turn is next comes first
        self._running: Counter[str] = Counter()
        self._runs: set[QueuedReading] = set()
        self._threads = 0
        self._closed = False

    def submit(self, client_id: ClientId, content: bytes, hint: CreditorHint) -> QueuedReading:
        """Queue a reading. Raises ServiceError 503 where the queue is full."""
        reading = QueuedReading(client_id, content, hint)
        with self._lock:
            waiting = [one for queue in self._waiting.values() for one in queue]
            own = len(self._waiting.get(client_id, ()))
            size = sum(len(one.content) for one in waiting) + len(content)
            if self._closed or len(waiting) >= WAITING or own >= self._waiting_of_one or size > WAITING_BYTES:
                raise busy_error()
            self._waiting.setdefault(client_id, deque()).append(reading)
            if self._threads < AT_ONCE:
                self._threads += 1
                self._start()
        return reading

    def has_begun(self, reading: QueuedReading) -> bool:
        with self._lock:
            return reading not in self._waiting.get(reading.client_id, ())

    def cancel(self, reading: QueuedReading) -> None:
        """Cancel a reading that nobody waits for any more."""
        reading.cancelled.set()
        with self._lock:
            queue = self._waiting.get(reading.client_id)
            if queue is not None and reading in queue:
                queue.remove(reading)
                if not queue:
                    del self._waiting[reading.client_id]
                reading.future.cancel()

    def close(self) -> None:
        """Refuse what waits and break off what runs; it does not wait for either."""
        with self._lock:
            self._closed = True
            waiting = [one for queue in self._waiting.values() for one in queue]
            self._waiting.clear()
            runs = list(self._runs)
        for reading in waiting:
            reading.future.set_exception(busy_error())
        for reading in runs:
            reading.cancelled.set()

    def _work(self) -> None:
        has_ended = False
        try:
            while (reading := self._next()) is not None:
                try:
                    self._read(reading)
                finally:
                    with self._lock:
                        self._runs.discard(reading)
                        self._running[reading.client_id] -= 1
            has_ended = True
        finally:
            if not has_ended:
                self._start()  # in the place of this one, which a mistake of ours ends

    def _next(self) -> QueuedReading | None:
        """Return what has its turn; None where this thread has nothing to do any more."""
        with self._lock:
            for client_id in list(self._waiting):
                if self._running[client_id] < self._running_of_one:
                    queue = self._waiting.pop(client_id)
                    reading = queue.popleft()
                    if queue:
                        self._waiting[client_id] = queue  # again, behind the others
                    self._running[client_id] += 1
                    self._runs.add(reading)
                    return reading
            # Under the same lock that found the queue empty: the next upload starts another thread.
            self._threads -= 1
            return None

    def _start(self) -> None:
        threading.Thread(target=self._work, name="recognition", daemon=True).start()

    def _read(self, reading: QueuedReading) -> None:
        if not reading.future.set_running_or_notify_cancel():
            return
        timer = threading.Timer(BUDGET_SECONDS, self._run_out, [reading])
        timer.daemon = True
        timer.start()
        try:
            extraction = self._reader().read(reading.content, reading.hint, cancelled=reading.cancelled)
        except ExtractionError as error:
            reading.future.set_exception(self._client_error(reading, error))
        else:
            reading.future.set_result(extraction)
        finally:
            timer.cancel()
            if not reading.future.done():
                # A programming error ends this thread and is logged; the reading fails instead of waiting for ever.
                reading.future.set_exception(ExtractionError("READER_STOPPED"))

    def _run_out(self, reading: QueuedReading) -> None:
        log.warning("a document took too long to read", client_id=reading.client_id)
        reading.has_run_out = True
        reading.cancelled.set()

    def _client_error(self, reading: QueuedReading, error: ExtractionError) -> Exception:
        if error.code != "CANCELLED":
            return error
        if reading.has_run_out:
            return ExtractionError("TIMED_OUT")
        return busy_error() if self._closed else error


def busy_error() -> ServiceError:
    message = "Too many documents are being read; send it again in a moment."
    return ServiceError(503, ErrorCode.RATE_LIMITED, message, headers={"Retry-After": str(RETRY_SECONDS)})
