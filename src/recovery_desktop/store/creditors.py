"""The creditors of a connection as the service last told them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from recovery_contract.ids import UserId
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text

if TYPE_CHECKING:  # the models are loaded by who reads a creditor
    from recovery_contract.users import OnboardingStatus, Requirements, User


@dataclass(frozen=True)
class Creditor:
    user: User
    onboarding: OnboardingStatus | None
    requirements: Requirements | None
    updated_at: str


class Creditors:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def put(
        self,
        user: User,
        onboarding: OnboardingStatus | None = None,
        requirements: Requirements | None = None,
    ) -> None:
        """Store the creditor; a part that is None stays what it was."""
        values = (
            self._connection_id,
            user.id,
            user.model_dump_json(),
            None if onboarding is None else onboarding.model_dump_json(),
            None if requirements is None else requirements.model_dump_json(),
            now_text(),
        )
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO creditor (connection_id, id, body, onboarding, requirements, updated_at)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (connection_id, id) DO UPDATE SET body = excluded.body,"
                " onboarding = coalesce(excluded.onboarding, onboarding),"
                " requirements = coalesce(excluded.requirements, requirements), updated_at = excluded.updated_at",
                values,
            )
            self._database.note_change("creditor", [user.id])

    def get(self, user_id: UserId) -> Creditor | None:
        row = self._database.row(
            "SELECT * FROM creditor WHERE connection_id = ? AND id = ?", (self._connection_id, user_id)
        )
        return None if row is None else _creditor(row)

    def all(self) -> list[Creditor]:
        rows = self._database.rows(
            "SELECT * FROM creditor WHERE connection_id = ? ORDER BY id", (self._connection_id,)
        )
        return [_creditor(row) for row in rows]


def _creditor(row: Any) -> Creditor:
    from recovery_contract.users import OnboardingStatus, Requirements, User

    onboarding, requirements = row["onboarding"], row["requirements"]
    return Creditor(
        User.model_validate(json.loads(row["body"])),
        None if onboarding is None else OnboardingStatus.model_validate(json.loads(onboarding)),
        None if requirements is None else Requirements.model_validate(json.loads(requirements)),
        row["updated_at"],
    )
