"""Erases events and what became of their deliveries, once they are older than the service keeps them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, Table, exists

from recovery_contract.ids import AttemptId, DeliveryId, EventId
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from recovery_service.ids import least_id
from recovery_service.retention import DAY_MS, delete_in_batches


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
        delete_in_batches(core, table, conditions, least_id(kind, before + DAY_MS))
