"""What an error stands on: itself, what it was raised from, and so on down to the first."""

from __future__ import annotations

from collections.abc import Iterator


def each_cause(error: BaseException | None) -> Iterator[BaseException]:
    """Yield each once, also where somebody tied them into a circle."""
    yielded: set[int] = set()
    while error is not None and id(error) not in yielded:
        yielded.add(id(error))
        yield error
        error = error.__cause__ or error.__context__
