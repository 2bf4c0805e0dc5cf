"""The person's choices on this computer: language, theme, window, notices."""

from __future__ import annotations

import json
from typing import Any

from recovery_desktop.store.database import Database


class Preferences:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, name: str, default: Any = None) -> Any:
        row = self._database.row("SELECT value FROM preference WHERE name = ?", (name,))
        return default if row is None else json.loads(row["value"])

    def starting_with(self, prefix: str) -> dict[str, Any]:
        """Return every choice whose name begins so, by its whole name."""
        rows = self._database.rows(
            "SELECT name, value FROM preference WHERE substr(name, 1, ?) = ?", (len(prefix), prefix)
        )
        return {row["name"]: json.loads(row["value"]) for row in rows}

    def set(self, name: str, value: Any) -> None:
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO preference (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, json.dumps(value)),
            )
            self._database.note_change("preference", [name])
