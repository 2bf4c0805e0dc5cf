"""Reads and writes what a creditor has set: the plan, the texts, the rules, the mailbox and the letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from recovery_contract.ids import UserId
from recovery_service.db.bundle import Row
from recovery_service.db.lists import InList
from recovery_service.db.tables.recovery import preference_table

OF_CREDITORS: Final = select(
    *(preference_table.c[name] for name in ("user_id", "kind", "value", "approved"))
).where(InList(preference_table.c.user_id, "creditors"))


_PREFERENCE: Final = select(preference_table).where(
    preference_table.c.user_id == bindparam("user"), preference_table.c.kind == bindparam("which")
)


def find(connection: Connection, user_id: UserId, kind: str) -> RowMapping | None:
    """Return the creditor's setting with its `value`, `secret` and `approved`, None where nothing was set."""
    return connection.execute(_PREFERENCE, {"user": user_id, "which": kind}).mappings().first()


def is_plan_approved(connection: Connection, user_id: UserId) -> bool:
    return is_approved(find(connection, user_id, "plan"))


def is_approved(plan: RowMapping | Mapping[str, Any] | None) -> bool:
    """Return whether this stored plan, None for none, was approved."""
    return plan is not None and bool(plan["approved"])


def load_all(connection: Connection, user_ids: Iterable[UserId]) -> dict[UserId, dict[str, dict[str, Any]]]:
    """Return every setting of these creditors but for its secret, by creditor and kind."""
    return by_creditor(connection.execute(OF_CREDITORS, {"creditors": list(user_ids)}).mappings())


def by_creditor(rows: Iterable[Row | RowMapping]) -> dict[UserId, dict[str, dict[str, Any]]]:
    """Return the same for who has read the rows."""
    by_user: dict[UserId, dict[str, dict[str, Any]]] = {}
    for row in rows:
        by_user.setdefault(row["user_id"], {})[row["kind"]] = dict(row)
    return by_user


def store(
    connection: Connection,
    user_id: UserId,
    kind: str,
    value: Any,
    *,
    at: int,
    secret: str | None,
    approved: bool,
) -> None:
    table = preference_table
    connection.execute(delete(table).where(table.c.user_id == user_id, table.c.kind == kind))
    values = {"user_id": user_id, "kind": kind, "value": value, "secret": secret, "approved": approved}
    connection.execute(insert(table).values(**values, updated_at=at))


def replace_secret(connection: Connection, user_id: UserId, kind: str, before: str, secret: str) -> None:
    """Exchange the sealed secret of a setting, unless it was set anew in the meantime."""
    table = preference_table
    connection.execute(
        update(table)
        .where(table.c.user_id == user_id, table.c.kind == kind, table.c.secret == before)
        .values(secret=secret)
    )
