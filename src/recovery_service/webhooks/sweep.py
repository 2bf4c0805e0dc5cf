"""Erases events and what became of their deliveries, once they are older than the service keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Table, delete, exists, select

from recovery_contract.ids import AttemptId, DeliveryId, EventId
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from recovery_service.ids import least_id

DAY_MS: Final = 86_400_000
AT_ONCE: Final = 1_000
"""Rows of one transaction: nobody waits long for a sweep."""


def sweep(core: Core) -> None:
    """Delete old events by real time. An event that still waits for a delivery stays until that has ended."""
    before = current_ms() - core.settings.event_days * DAY_MS
    waiting = exists().where(
        delivery_table.c.event_id == event_table.c.id, delivery_table.c.status == "pending"
    )
    old: tuple[tuple[Table, Callable[[str], str], tuple[ColumnElement[bool], ...]], ...] = (
        (attempt_table, AttemptId, (attempt_table.c.at < before,)),
        (
            delivery_table,
            DeliveryId,
            (delivery_table.c.created_at < before, delivery_table.c.status != "pending"),
        ),
        (event_table, EventId, (event_table.c.created_at < before, ~waiting)),
    )
    for table, kind, conditions in old:
        _erase(core, table, least_id(kind, before + DAY_MS), conditions)


def _erase(core: Core, table: Table, end: str, conditions: tuple[ColumnElement[bool], ...]) -> None:
    """Go through the key, whose order is that of time, up to `end`: what is kept is not looked at, however much it is,
    nor is what was erased just before."""
    last = ""
    while True:
        within = (table.c.id > last, table.c.id < end, *conditions)
        some = select(table.c.id).where(*within).order_by(table.c.id).limit(AT_ONCE)
        with core.database.read() as connection:
            ids = list(connection.execute(some).scalars())
        if not ids:
            return
        with core.database.write() as connection:
            connection.execute(delete(table).where(table.c.id.in_(ids), *conditions))
        last = ids[-1]
