"""What the person asks of the service: each request is a durable intent first, and leaves when its time has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from recovery_contract.fields import Body
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.connected import Connected
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.ids import IntentId, SubjectId
from recovery_desktop.store.intents import UNSETTLED, Intent

Request = TypeVar("Request", bound=Body | None)


def request_action(
    connected: Connected,
    subject_id: SubjectId,
    action: ReceivableAction[Request],
    body: Request = None,  # type: ignore[assignment]  # an action without a request takes none
    *,
    target_id: str = "",
    delay_seconds: float = 0,
) -> Intent:
    """`subject_id` is the receivable, of a submission its draft; `target_id` what the action is about, where that has
    an id of its own. A second click on the same is the same intent. Raises KeyError where nothing was prepared."""
    store, shelf = connected.store, connected.shelf
    stored = {**action.compose(shelf, subject_id), **action.stored(body, target_id)}
    with store.database.write():
        for intent in shelf.intents.of_subject(subject_id) if action.unique_by else ():
            if intent.kind != action.kind or intent.state not in UNSETTLED:
                continue
            if action.unique_by == "subject" or intent.body == stored:
                return intent
        intent = shelf.intents.add(action.kind, subject_id, stored, delay_seconds=delay_seconds)
        action.requested(store, shelf, intent)
    return intent


def request_all(
    connected: Connected,
    requests: Iterable[tuple[SubjectId, Request]],
    action: ReceivableAction[Request],
    *,
    delay_seconds: float = 0,
) -> list[Intent]:
    """(subject id, body) each as an intent of its own, all of them durable or none. Raises NotSaved."""
    with connected.store.database.write():
        return [
            request_action(connected, id, action, body, delay_seconds=delay_seconds) for id, body in requests
        ]


def withdraw(connected: Connected, intent_id: IntentId) -> bool:
    """Take it back before it has left; False where it is too late."""
    intent = connected.shelf.intents.get(intent_id)
    with connected.store.database.write():
        is_withdrawn = connected.shelf.intents.withdraw(intent_id)
        if is_withdrawn:
            ACTIONS[intent.kind].withdrawn(connected.store, connected.shelf, intent)
    return is_withdrawn


def withdraw_all(connected: Connected, intent_ids: Sequence[IntentId]) -> int:
    """How many had not left yet."""
    with connected.store.database.write():
        return sum(withdraw(connected, id) for id in intent_ids)
