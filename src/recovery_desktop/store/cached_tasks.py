"""What only the person can do, as the service told it last: letters to post, calls to make, settings to name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text


class CachedTasks:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def get(self) -> Mapping[str, Any]:
        """Return the cached tasks; empty where the service never sent any."""
        row = self._database.row(
            "SELECT body FROM told_tasks WHERE connection_id = ?", (self._connection_id,)
        )
        body: Mapping[str, Any] = {} if row is None else json.loads(row["body"])
        return body

    def save(self, body: Mapping[str, Any]) -> None:
        """Write the tasks to disk, unless they are unchanged."""
        if body == self.get():
            return
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO told_tasks (connection_id, body, told_at) VALUES (?, ?, ?)"
                " ON CONFLICT (connection_id) DO UPDATE SET body = excluded.body, told_at = excluded.told_at",
                (self._connection_id, json.dumps(body), now_text()),
            )
            self._database.note_change("task", [self._connection_id])
