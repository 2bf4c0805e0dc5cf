"""Runs a piece of work once more when PostgreSQL broke it off: a deadlock, a conflict, a connection that died.

The only place where that is decided. Only work of which nothing was committed yet is run again, so that nothing can
happen twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextvars import ContextVar, Token
from types import TracebackType
from typing import Final, TypeVar

import structlog
from sqlalchemy.exc import DBAPIError

log = structlog.get_logger()

T = TypeVar("T")

BROKEN_OFF: Final = frozenset({"40001", "40P01"})
"""SQLSTATE of a serialization failure and of a deadlock: the transaction is undone."""


class Try:
    """One attempt as a context; swallows an error that another attempt may overcome."""

    def __init__(self, *, is_last: bool) -> None:
        self.failed = False
        self._is_last = is_last
        self._is_final = False
        self._token: Token[Try | None] | None = None

    def keep(self) -> None:
        """Something of this attempt lasts, or may: from here on it is not repeated."""
        self._is_final = True

    def __enter__(self) -> Try:
        self._token = _TRY.set(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        assert self._token is not None
        _TRY.reset(self._token)
        if self._is_last or self._is_final or not isinstance(error, DBAPIError) or not is_broken_off(error):
            return False
        self.failed = True
        log.warning("broken off and run again", error=type(error).__name__, code=_code(error))
        return True


def tries() -> Iterator[Try]:
    """`for attempt in tries(): with attempt: ...` runs the block once, or twice where the first time broke off."""
    first = Try(is_last=False)
    yield first
    if first.failed:
        yield Try(is_last=True)


def retried(work: Callable[[], T]) -> T:
    """Return what `work` returns, the first or the second time."""
    for attempt in tries():
        with attempt:
            return work()
    raise AssertionError("the last attempt returns or raises")


def note_commit() -> None:
    """A transaction is about to be committed: what it belongs to may not be repeated as a whole."""
    attempt = _TRY.get()
    if attempt is not None:
        attempt.keep()


def is_broken_off(error: DBAPIError) -> bool:
    """Return whether the database undid the transaction for a reason that does not lie in what was asked."""
    return error.connection_invalidated or _code(error) in BROKEN_OFF


def _code(error: DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)


_TRY: ContextVar[Try | None] = ContextVar("attempt", default=None)
