"""Files and rows that were left out of an import, and why: kept until the person clears the list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database
from recovery_desktop.store.preferences import Preferences

MOST: Final = 1_000
"""Of more, the last ones are kept."""


@dataclass(frozen=True)
class LeftOut:
    """`name` of the file, or of the row with its file; `reason` as {code, params, message}."""

    name: str
    reason: Mapping[str, Any]


class LeftOutList:
    """One for each connection, in the order in which they came."""

    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._preferences = Preferences(database)
        self._name = f"left_out.{connection_id}"

    def list_all(self) -> list[LeftOut]:
        return [LeftOut(row["name"], row["reason"]) for row in self._preferences.get(self._name, [])]

    def add(self, entries: Iterable[LeftOut]) -> None:
        """Add what was left out; the same thing for the same reason is said once."""
        by_key = {(one.name, str(one.reason)): one for one in self.list_all()}
        by_key |= {(one.name, str(one.reason)): one for one in entries}
        self.replace(list(by_key.values())[-MOST:])

    def replace(self, entries: Iterable[LeftOut]) -> None:
        rows = [{"name": one.name, "reason": dict(one.reason)} for one in entries]
        self._preferences.set(self._name, rows)
