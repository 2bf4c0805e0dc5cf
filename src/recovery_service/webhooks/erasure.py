"""Takes the words about a debtor out of the events that told of them, and out of what endpoints answered.

An event stays with its id, its type, its moment, its ids, sums, days and codes: whoever reads the list again finds the
same events in the same order. What is sent again after that is sent without those words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, update

from recovery_contract.ids import ClientId, EventId, ReceivableId
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, endpoint_table, event_table

CODES: Final = frozenset(
    {
        "action_required", "cancellation_reason", "cancelled_by", "contact_type", "currency", "decided_by",
        "dispute_reason", "kind", "next_action", "options", "payment_type", "procedure", "proposed_by", "reason",
        "rule", "state", "status",
    }
)  # fmt: skip
"""Fields that hold words of ours. Any other text of an event is somebody's, until it is named here."""
_CODE: Final = re.compile(r"[A-Za-z][A-Za-z_]{0,39}")
_E: Final = event_table.c
_REWRITE: Final = update(event_table).where(_E.id == bindparam("which")).values(body=bindparam("new"))


def erase_words(connection: Connection, receivable_id: ReceivableId, instead: str) -> list[str]:
    """Return the ids by which jobs name what told of these events: deliveries, their attempts, and the endpoints that
    may still be sent what they missed."""
    of_it = select(_E.id, _E.client_id, _E.created_at, _E.body).where(_E.receivable_id == receivable_id)
    events = list(connection.execute(of_it))
    if not events:
        return []
    connection.execute(_REWRITE, [{"which": row.id, "new": _erased(row.body, instead)} for row in events])
    event_ids = [row.id for row in events]
    client_id = events[0].client_id
    attempts = _erase_responses(connection, client_id, event_ids)
    delivery_ids = select(delivery_table.c.id).where(delivery_table.c.event_id.in_(event_ids))
    endpoints = select(endpoint_table.c.id).where(endpoint_table.c.client_id == client_id)
    deliveries, listening = (list(connection.execute(query).scalars()) for query in (delivery_ids, endpoints))
    return [*deliveries, *attempts, *listening]


def _erase_responses(connection: Connection, client_id: ClientId, event_ids: Iterable[EventId]) -> list[str]:
    """Erase what endpoints responded, which may repeat what they were sent; return the ids of the attempts."""
    table = attempt_table
    of_them = (table.c.client_id == client_id) & table.c.event_id.in_(list(event_ids))
    connection.execute(update(table).where(of_them).values(error=None, response_body=None))
    return list(connection.execute(select(table.c.id).where(of_them)).scalars())


def _erased(body: str, instead: str) -> str:
    event: dict[str, Any] = json.loads(body)
    event["data"] = {name: _without_words(name, value, instead) for name, value in event["data"].items()}
    return json.dumps(event, separators=(",", ":"))


def _without_words(name: str, value: Any, instead: str) -> Any:
    if isinstance(value, Mapping):
        return {inner: _without_words(inner, one, instead) for inner, one in value.items()}
    if isinstance(value, list):
        return [_without_words(name, one, instead) for one in value]
    if not isinstance(value, str):
        return value
    is_harmless = name.endswith("_id") or (name in CODES and _CODE.fullmatch(value)) or _is_moment(value)
    return value if is_harmless else instead


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
