"""What the person asks of the service: each request is a durable intent first, and leaves when its time has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from recovery_contract.fields import Body
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.ids import IntentId, SubjectId
from recovery_desktop.store.intents import UNSETTLED, Intent

Request = TypeVar("Request", bound=Body | None)


def request_action(
    context: ConnectionContext,
    subject_id: SubjectId,
    action: ReceivableAction[Request],
    body: Request = None,  # type: ignore[assignment]  # an action without a request takes none
    *,
    target_id: str = "",
    delay_seconds: float = 0,
) -> Intent:
    """Store the intent of an action; a second click on the same returns the same intent.

    `subject_id` is the receivable, for a submission its draft; `target_id` what the action is about, where that has an
    id of its own. Raises KeyError where nothing was prepared.
    """
    store, connection_store = context.store, context.connection_store
    stored = {**action.compose(connection_store, subject_id), **action.to_stored(body, target_id)}
    with store.database.write():
        for intent in connection_store.intents.of_subject(subject_id) if action.unique_by else ():
            if intent.kind != action.kind or intent.state not in UNSETTLED:
                continue
            if action.unique_by == "subject" or intent.body == stored:
                return intent
        intent = connection_store.intents.add(action.kind, subject_id, stored, delay_seconds=delay_seconds)
        action.requested(store, connection_store, intent)
    return intent


def request_all(
    context: ConnectionContext,
    requests: Iterable[tuple[SubjectId, Request]],
    action: ReceivableAction[Request],
    *,
    delay_seconds: float = 0,
) -> list[Intent]:
    """Store an intent for each (subject id, body), all of them or none. Raises NotSaved."""
    with context.store.database.write():
        return [
            request_action(context, id, action, body, delay_seconds=delay_seconds) for id, body in requests
        ]


def withdraw(context: ConnectionContext, intent_id: IntentId) -> bool:
    """Withdraw an intent before it has left; return False where it is too late."""
    intent = context.connection_store.intents.get(intent_id)
    with context.store.database.write():
        is_withdrawn = context.connection_store.intents.withdraw(intent_id)
        if is_withdrawn:
            ACTIONS[intent.kind].withdrawn(context.store, context.connection_store, intent)
    return is_withdrawn


def withdraw_all(context: ConnectionContext, intent_ids: Sequence[IntentId]) -> int:
    """Withdraw the intents; return how many had not left yet."""
    with context.store.database.write():
        return sum(withdraw(context, id) for id in intent_ids)
