"""The person's decision whether a request with a lost answer has arrived."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from recovery_contract.ids import ReceivableId
from recovery_desktop.failures import Refused
from recovery_desktop.ids import IntentId
from recovery_desktop.store.database import now_text
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.notices import DECISION_REFUSED
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.store import ConnectionStore

if TYPE_CHECKING:  # HTTP, and what the service takes, are loaded after the window is on view
    from recovery_desktop.actions.connection_context import ConnectionContext


@dataclass(frozen=True)
class UnknownOutcome:
    """`likely` are receivables at the service, no submission of ours, that may be what was sent; for anything but a
    submission it is the receivable itself, as it stands there now."""

    intent: Intent
    likely: tuple[ReceivableRow, ...]


@dataclass(frozen=True)
class RefusedDecision:
    """Decision that the service refused: `kind` of its intent, and the reason."""

    row: ReceivableRow
    kind: str
    refusal: Refused


def list_refused_decisions(connection_store: ConnectionStore) -> list[RefusedDecision]:
    """Return those that the person has not looked at; opening the receivable is looking."""
    noted = connection_store.notices.unread_of(DECISION_REFUSED)
    rows = connection_store.receivables.rows([one.receivable_id for one in noted if one.receivable_id])
    return [
        RefusedDecision(
            rows[one.receivable_id],
            str(one.data.get("kind") or ""),
            Refused.from_json(one.data),
        )
        for one in noted
        if one.receivable_id in rows
    ]


def list_unknown_outcomes(connection_store: ConnectionStore) -> list[UnknownOutcome]:
    """Return them oldest first."""
    return [
        _question(connection_store, intent)
        for intent in connection_store.intents.list_unsettled()
        if needs_person(intent)
    ]


def needs_person(intent: Intent) -> bool:
    return intent.state == "unknown" and bool((intent.failure or {}).get("asks"))


def confirm_arrival(
    context: ConnectionContext, intent_id: IntentId, receivable_id: ReceivableId | None = None
) -> bool:
    """Mark the request as arrived; a submission as `receivable_id` where given.

    Return False where its outcome is known by now.
    """
    intent = context.connection_store.intents.get(intent_id)
    if not needs_person(intent):
        return False
    from recovery_desktop.actions.success import note_success

    note_success(context, intent, receivable_id)
    return True


def send_again(context: ConnectionContext, intent_id: IntentId) -> bool:
    """Queue the request again: it did not arrive. Return False where its outcome is known by now."""
    with context.store.database.write():
        intent = context.connection_store.intents.get(intent_id)
        if not needs_person(intent):
            return False
        context.connection_store.intents.mark_not_sent(intent_id, now_text())
    return True


def _question(connection_store: ConnectionStore, intent: Intent) -> UnknownOutcome:
    ids = (intent.failure or {}).get("likely") or [intent.subject_id]
    rows = connection_store.receivables.rows(ids)
    return UnknownOutcome(intent, tuple(rows[id] for id in ids if id in rows))
