"""Retry of work that PostgreSQL broke off: a deadlock, a conflict, a connection that died.

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


class Attempt:
    """One attempt as a context; swallows an error that another attempt may overcome."""

    def __init__(self, *, is_last: bool) -> None:
        self.failed = False
        self._is_last = is_last
        self._is_final = False
        self._token: Token[Attempt | None] | None = None

    def forbid_retry(self) -> None:
        """Mark this attempt as final: something of it lasts, or may."""
        self._is_final = True

    def __enter__(self) -> Attempt:
        self._token = _TRY.set(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        assert self._token is not None
        _TRY.reset(self._token)
        if self._is_last or self._is_final or not isinstance(error, DBAPIError) or not is_retryable(error):
            return False
        self.failed = True
        log.warning("broken off and run again", error=type(error).__name__, code=_code(error))
        return True


def attempts() -> Iterator[Attempt]:
    """Yield one attempt, or a second one where the database broke off the first.

    Used as `for attempt in attempts(): with attempt: ...`.
    """
    first = Attempt(is_last=False)
    yield first
    if first.failed:
        yield Attempt(is_last=True)


def run_with_retry(work: Callable[[], T]) -> T:
    """Return what `work` returns, the first or the second time."""
    for attempt in attempts():
        with attempt:
            return work()
    raise AssertionError("the last attempt returns or raises")


def forbid_retry_after_commit() -> None:
    """Forbid repeating the current attempt as a whole: one of its transactions is about to be committed."""
    attempt = _TRY.get()
    if attempt is not None:
        attempt.forbid_retry()


def is_retryable(error: DBAPIError) -> bool:
    """Return whether the database undid the transaction for a reason that does not lie in what was asked."""
    return error.connection_invalidated or _code(error) in BROKEN_OFF


def _code(error: DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)


_TRY: ContextVar[Attempt | None] = ContextVar("attempt", default=None)
