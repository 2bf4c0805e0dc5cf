"""Says what changed, once the change is durable: plain callbacks, no Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "connection",
    "creditor",
    "receivable",
    "event",
    "draft",
    "intent",
    "preference",
    "correction",
    "statement",
    "debtor",
    "debtor_note",
    "notice",
    "task",
]


@dataclass(frozen=True)
class StoreChange:
    """`ids` empty means: so many that re-reading everything of this kind is cheaper."""

    kind: Kind
    ids: frozenset[str]


Listener = Callable[[StoreChange], None]


class Changes:
    """Listeners are told in the order in which they came; what they return is ignored."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Return what ends the listening."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def notify(self, changed: StoreChange) -> None:
        for listener in list(self._listeners):
            listener(changed)
