"""Long reads in a thread of their own, over a second connection to the database, while typing goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

from recovery_desktop.store.read_only import open_read_only
from recovery_desktop.store.reads import Reads
from recovery_desktop.store.word_index import WordIndex

T = TypeVar("T")

LOOKS_UP_EVERY: Final = 100_000
"""In steps of SQLite: about a millisecond passes until a statement sees that nobody waits for it."""


class ReadCancelled(Exception):
    """Result of a read that was cancelled."""


class BackgroundReader(Reads):
    """Reads what is committed. It is asked from one thread; what it does runs in another, which alone calls `rows`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="beside")
        self._unwanted: WeakKeyDictionary[Future[Any], Event] = WeakKeyDictionary()
        self._now = Event()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Queue the work; it runs in the order of the calls."""
        unwanted = Event()

        def run() -> T:
            self._now = unwanted
            return work()

        future = self._thread.submit(run)
        self._unwanted[future] = unwanted
        return future

    async def run(self, work: Callable[[], T]) -> T:
        """Queue the work and wait for its result; cancelled, the work is cancelled too."""
        future = self.submit(work)
        try:
            return await asyncio.wrap_future(future)
        finally:
            self.cancel(future)

    def cancel(self, future: Future[Any]) -> None:
        """Cancel the work, so that the next need not wait for it."""
        if not future.cancel() and future.running():
            # The statement that runs ends with an error, which stays in the answer.
            self._unwanted[future].set()

    def rows(self, query: str, values: Sequence[Any] | dict[str, Any] = ()) -> list[sqlite3.Row]:
        self._go_on()
        return super().rows(query, values)

    def row(self, query: str, values: Sequence[Any] | dict[str, Any] = ()) -> sqlite3.Row | None:
        self._go_on()
        return super().row(query, values)

    def _go_on(self) -> None:
        if self._now.is_set():
            raise ReadCancelled

    @cached_property
    def _connection(self) -> sqlite3.Connection:  # type: ignore[override]
        # Closed by the thread that closes the store, once nothing is read any more.
        opened = open_read_only(self.path, any_thread=True)
        opened.row_factory = sqlite3.Row
        opened.set_progress_handler(lambda: self._now.is_set(), LOOKS_UP_EVERY)
        return opened

    @cached_property
    def word_index(self) -> WordIndex:
        """Of every connection: one search is asked at a time."""
        return WordIndex(self)

    @property
    def write_count(self) -> int:
        """Another number after every commit of the app's own connection."""
        return int(self._connection.execute("PRAGMA data_version").fetchone()[0])

    def close(self) -> None:
        """Wait for what is being read; what has not begun is cancelled."""
        self._thread.shutdown(cancel_futures=True)
        if "_connection" in self.__dict__:
            self._connection.close()
