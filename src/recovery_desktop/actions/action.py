"""The definition of an action as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Literal, TypeVar

from recovery_contract.allowed_actions import Action
from recovery_contract.fields import Body
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.kinds import TARGET
from recovery_desktop.ids import NoticeId, SubjectId
from recovery_desktop.store.database import now_text
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.notices import DECISION_REFUSED
from recovery_desktop.store.store import ConnectionStore, Store
from recovery_desktop.translation import QT_TRANSLATE_NOOP

Request = TypeVar("Request", bound=Body | None)
Values = Mapping[str, Any]
SAVED = QT_TRANSLATE_NOOP("App", "Saved")


class Outcome(Enum):
    """Outcome of a request whose answer was lost."""

    HAPPENED = "happened"
    DID_NOT_HAPPEN = "did not happen"
    UNSURE = "unsure"


def compose_from_request(connection_store: ConnectionStore, subject_id: SubjectId) -> Values:
    """Add nothing to the request, as for most actions."""
    return {}


def note_refusal(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    """Add a notice, so that the person hears of the refusal on any page."""
    data = {"kind": intent.kind, **(intent.failure or {})}
    connection_store.notices.add(
        NoticeId(f"refused {intent.id}"), DECISION_REFUSED, intent.receivable_id, now_text(), data
    )


def no_effect(store: Store, connection_store: ConnectionStore, intent: Intent) -> None:
    """Change nothing besides the intent, as for most actions."""


@dataclass(frozen=True, eq=False)
class ReceivableAction(Generic[Request]):
    """One row of the table of actions.

    `kind` is its name in the outbox, and never changes. `body` is the model of what the service takes; `method` and
    `path` say where. `outcome` tells what became of it from the receivable and the stored body; None where the
    receivable is not known yet. `rules` are the contract's rules that allow it, `blocks` what is not asked again
    while it is under way. `undo_text` and `lost_text` are source texts; where the field named in `undo_text_if` is
    true, the text beside it stands instead.
    """

    kind: str
    body: type[Body] | None
    method: Literal["POST", "PUT", "PATCH", "DELETE"]
    path: str
    outcome: Callable[[Receivable, Values], Outcome] | None
    lost_text: str
    rules: frozenset[Action] = frozenset()
    blocks: frozenset[Action] = frozenset()
    undo_text: str = SAVED
    undo_text_if: tuple[str, str] | None = None
    rests: bool = True
    """Whether it stays on this computer for the time in which it can be taken back."""
    rests_longer: bool = False
    """Whether that time is a minute: what ends a recovery for good is noticed late."""
    unique_by: Literal["body", "subject", ""] = "body"
    """A second request under way that is the same by this is the first one; empty where each counts."""
    keeps_nulls: bool = False
    """Whether a null inside the body means something."""
    flag: str = ""
    """Of the connection's profile, set to false once the service turned out not to offer this."""
    is_optional: bool = False
    """Whether a service may lack it, and shows that only when it is asked."""
    compose: Callable[[ConnectionStore, Any], Values] = compose_from_request
    """What is stored beyond the request. Raises KeyError where nothing was prepared."""
    requested: Callable[[Store, ConnectionStore, Intent], None] = no_effect
    withdrawn: Callable[[Store, ConnectionStore, Intent], None] = no_effect
    done: Callable[[Store, ConnectionStore, Intent], None] = no_effect
    refused: Callable[[Store, ConnectionStore, Intent], None] = note_refusal
    """What changes with the intent, in the same transaction: once it stands, was taken back, took effect, was
    refused."""

    def to_stored(self, request: Request, target_id: str) -> dict[str, Any]:
        """Return the request as it is kept in the outbox."""
        values = {} if request is None else request.model_dump(mode="json", exclude_none=not self.keeps_nulls)
        return {TARGET: target_id, **values} if target_id else values

    def to_request_body(self, stored: Values) -> Values | None:
        """Return the body of the request, None where it has none."""
        return None if self.body is None else {name: stored[name] for name in stored if name != TARGET}

    def undo_words(self, stored: Values) -> str:
        """Return the source text that offers to take it back."""
        if self.undo_text_if is not None and stored.get(self.undo_text_if[0]):
            return self.undo_text_if[1]
        return self.undo_text
