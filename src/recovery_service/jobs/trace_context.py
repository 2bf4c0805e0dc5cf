"""The trace of what runs now, as text: it goes with the jobs that are planned meanwhile. Empty where nobody traces."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_CURRENT: ContextVar[str | None] = ContextVar("trace", default=None)


def current_trace() -> str | None:
    return _CURRENT.get()


@contextmanager
def carrying(trace: str | None) -> Iterator[None]:
    """Let jobs that are planned within belong to this trace."""
    token = _CURRENT.set(trace)
    try:
        yield
    finally:
        _CURRENT.reset(token)
