"""The one reader of this app for foreign files: it starts at the first of them and parses in confined children."""

from __future__ import annotations

import atexit
import logging
import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING

from recovery_desktop.failures import Failure

if TYPE_CHECKING:
    from recovery_invoices import Reader


class ReaderStopped(Failure):
    title = "The file reader does not start"
    next_step = "Restart the app. If this persists, reinstall it."


log = logging.getLogger(__name__)
_lock = threading.Lock()
_reader: Reader | None = None


def get_confined_reader() -> Reader:
    """Return the app's reader, loaded with the first foreign file; thread-safe."""
    global _reader
    with _lock:
        if _reader is None:
            from recovery_invoices import Reader

            _reader = Reader()
            atexit.register(close_confined_reader)
        return _reader


def start_reading() -> None:
    """Start the process that reads, so that the first invoice does not wait for it; blocks meanwhile."""
    try:
        get_confined_reader().start()
    except OSError as error:
        # The first invoice says it to the person.
        log.warning("no process that reads could be started: %s", error)


def close_confined_reader() -> None:
    """End the children; the next file starts new ones."""
    global _reader
    with _lock:
        closing, _reader = _reader, None
    if closing is not None:
        atexit.unregister(close_confined_reader)
        closing.close()


def list_missing_confinement() -> Mapping[str, str]:
    """Return {measure: why this machine does not offer it}; empty where all of them hold. Raises ReaderStopped."""
    from recovery_invoices import ExtractionError

    try:
        return get_confined_reader().isolation().missing
    except ExtractionError as error:
        raise ReaderStopped(reason=error.reason) from error
