"""A few children of one role, started ahead of need, lent to one reading at a time, replaced when killed."""

from __future__ import annotations

import contextlib
import logging
import subprocess
import threading
import time
from collections.abc import Iterator
from typing import Any

from recovery_invoices.confinement import frames, launch
from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.confinement.limits import ROLES
from recovery_invoices.confinement.processor_time import processor_seconds
from recovery_invoices.failures import ExtractionError

log = logging.getLogger(__name__)

#: Importing the libraries on a cold, busy machine counts against the first turn only.
START_SECONDS = 60.0
_MEMORY_EXIT = 70


class ConfinedProcess:
    """One process and the dialogue with it.

    It is `settled` when it waits for a task; in the middle of one (it asked a question nobody answered)
    or dead it is of no further use and the pool throws it away.
    """

    def __init__(self, role: str, file: str | None = None) -> None:
        """`file` is one that it may read."""
        self.role = role
        self.limits = ROLES[role]
        self.tasks = 0
        self.isolation: Isolation | None = None
        self.settled = True
        self.process = launch.start_worker(role, file)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def ask(
        self, message: dict[str, Any], block: bytes = b"", cancelled: threading.Event | None = None
    ) -> tuple[dict[str, Any], bytes]:
        """Send one frame and wait for the answer.

        Raises ExtractionError: what the child reports, or TIMED_OUT, CANCELLED, TOO_DEMANDING,
        READER_STOPPED when it had to be killed or died.
        """
        self.await_ready(cancelled)
        self.settled = False
        response, data = self._turn(message, block, self.limits.wall_seconds, cancelled)
        self.settled = "question" not in response
        if "error" in response:
            raise ExtractionError(str(response["error"]))
        return response, data

    def await_ready(self, cancelled: threading.Event | None = None) -> Isolation:
        """Wait until it is confined and has loaded what it needs. Raises ExtractionError."""
        if self.isolation is None:
            ready, _ = self._turn(None, b"", START_SECONDS, cancelled)
            self.isolation = Isolation.from_wire(ready.get("isolation", {}))
            _log_once(self.isolation)
        return self.isolation

    def _turn(
        self, message: dict[str, Any] | None, block: bytes, seconds: float, cancelled: threading.Event | None
    ) -> tuple[dict[str, Any], bytes]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with _Watch(self.process, seconds, cancelled) as watch:
            try:
                if message is not None:
                    frames.write_frame(self.process.stdin, message, block)
                return frames.read_frame(self.process.stdout)
            except (OSError, ValueError, frames.BrokenPipe) as error:
                self.kill()
                code = watch.verdict or self._cause()
                log.warning("the %s child ended: %s (status %s)", self.role, code, self.process.returncode)
                raise ExtractionError(code) from error

    def _cause(self) -> str:
        status = self.process.returncode
        if status in (_MEMORY_EXIT, -6, -9):
            return "TOO_DEMANDING"
        if status == -24:
            return "TIMED_OUT"
        return "READER_STOPPED"

    def kill(self) -> None:
        """End the process if it still runs, keep its own status if it already ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0.2)
        if self.alive:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


_logged: set[str] = set()


def _log_once(isolation: Isolation) -> None:
    """Log an incomplete confinement once: what this machine lacks is the same for every child."""
    if not isolation.is_complete and str(isolation) not in _logged:
        _logged.add(str(isolation))
        log.warning("what reads foreign files is not fully confined here: %s", isolation)


class _Watch:
    """Kills a process that exceeds its turn or is cancelled; blocking reads then end by themselves.

    A turn whose time is over goes on while the machine gives the child less than that time of computing, as long as it
    computes at all, and for so many times its seconds at most.
    """

    POLL_SECONDS = 0.1
    LOOK_SECONDS = 2.0
    MOST_TIMES = 6

    def __init__(
        self, process: subprocess.Popen[bytes], seconds: float, cancelled: threading.Event | None
    ) -> None:
        self.process, self.seconds, self.cancelled = process, seconds, cancelled
        self.verdict: str | None = None
        self._computed = processor_seconds(process.pid)
        self._last = self._computed
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, name="invoice-watch", daemon=True)

    def __enter__(self) -> _Watch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def _is_starved(self) -> bool:
        """Return whether it has computed since the last look, and less in all than its turn allows."""
        now, before = processor_seconds(self.process.pid), self._last
        self._last = now
        if now is None or before is None or self._computed is None:
            return False
        return now > before and now - self._computed < self.seconds

    def _run(self) -> None:
        begun = time.monotonic()
        end, last_end = begun + self.seconds, begun + self.seconds * self.MOST_TIMES
        while True:
            left = end - time.monotonic()
            if self.cancelled is not None and self.cancelled.is_set():
                self.verdict = "CANCELLED"
            elif left <= 0:
                if end < last_end and self._is_starved():
                    end = min(end + self.LOOK_SECONDS, last_end)
                    continue
                self.verdict = "TIMED_OUT"
            if self.verdict:
                self.process.kill()
                return
            if self._done.wait(left if self.cancelled is None else min(left, self.POLL_SECONDS)):
                return


class Pool:
    """At most `size` children at once; further readers wait their turn."""

    def __init__(self, role: str, size: int) -> None:
        self.role = role
        self._free = threading.Semaphore(size)
        self._idle: list[ConfinedProcess] = []
        self.isolation: Isolation | None = None
        """What held around the child that answered last; None before the first one did."""
        self._lock = threading.Lock()
        self._closed = False

    def start(self) -> None:
        """Start one child now, so that the first reading finds it ready."""
        with self._lock:
            if not self._idle and not self._closed:
                self._idle.append(ConfinedProcess(self.role))

    @contextlib.contextmanager
    def borrow(self, cancelled: threading.Event | None = None) -> Iterator[ConfinedProcess]:
        """Lend a live child. One that failed is dropped and a new one is started in its place."""
        while not self._free.acquire(timeout=0.1 if cancelled else None):
            if cancelled is not None and cancelled.is_set():
                raise ExtractionError("CANCELLED")
        try:
            child = self._take()
            try:
                yield child
            finally:
                self.isolation = child.isolation or self.isolation
                self._give_back(child)
        finally:
            self._free.release()

    def _take(self) -> ConfinedProcess:
        with self._lock:
            if self._closed:
                raise ExtractionError("CANCELLED")
            while self._idle:
                child = self._idle.pop()
                if child.alive:
                    return child
                child.kill()
        try:
            return ConfinedProcess(self.role)
        except OSError as error:
            log.warning("no %s child could be started: %s", self.role, error)
            raise ExtractionError("READER_STOPPED") from error

    def _give_back(self, child: ConfinedProcess) -> None:
        child.tasks += 1
        keep = child.settled and child.alive and child.tasks < child.limits.tasks
        if not keep:
            child.process.kill()
            child.kill()
        with self._lock:
            if self._closed:
                child.process.kill()
                child.kill()
            elif keep:
                self._idle.append(child)
            elif not self._idle:
                with contextlib.suppress(OSError):
                    self._idle.append(ConfinedProcess(self.role))

    def close(self) -> None:
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
        for child in idle:
            child.process.kill()
            child.kill()
