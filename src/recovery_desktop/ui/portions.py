"""Widgets of many parts that are made a portion at a time: the window answers in between."""

from __future__ import annotations

from collections.abc import Iterator


class PortionedWidget:
    """A widget whose constructor leaves parts to be made: by `make_next` one after the other, or all by `make_rest`."""

    portions: Iterator[None]

    def make_next(self) -> bool:
        """Make a portion; return whether anything may be left."""
        return next(self.portions, self) is None

    def make_rest(self) -> None:
        while self.make_next():
            pass
