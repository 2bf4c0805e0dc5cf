"""How far an action on many has come: what was done, what failed and why, what was not begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent


@dataclass(frozen=True)
class Refusal:
    receivable_id: ReceivableId
    failure: Mapping[str, Any]


@dataclass(frozen=True)
class SendingState:
    """How many of `total` were done, are on their way, wait, and were taken back before they left."""

    total: int = 0
    done: int = 0
    on_the_way: int = 0
    waiting: int = 0
    not_begun: int = 0
    refused: tuple[Refusal, ...] = ()

    @property
    def is_over(self) -> bool:
        return not self.waiting and not self.on_the_way

    @property
    def answered(self) -> int:
        return self.done + len(self.refused)


class Sending:
    """The requests of one gesture, of one connection."""

    def __init__(self, session: Session, intents: Sequence[Intent]) -> None:
        self._session, self._connection_id = session, session.connection_store.connection_id
        self.ids = [intent.id for intent in intents]
        self._subjects = {intent.id: intent.receivable_id for intent in intents}
        self.state = SendingState(total=len(self.ids), waiting=len(self.ids))

    @property
    def is_of_connection_in_use(self) -> bool:
        return self._session.connection_store.connection_id == self._connection_id

    def reread(self) -> bool:
        """Return whether anything has changed."""
        states = self._session.connection_store.intents.states(self.ids)
        all_states = [state for state, _ in states.values()]
        before, self.state = (
            self.state,
            SendingState(
                total=len(self.ids),
                done=all_states.count("done"),
                on_the_way=all_states.count("sending") + all_states.count("unknown"),
                waiting=all_states.count("waiting"),
                not_begun=all_states.count("withdrawn"),
                refused=tuple(
                    Refusal(self._subjects[id], failure or {})
                    for id, (state, failure) in states.items()
                    if state == "refused"
                ),
            ),
        )
        return self.state != before

    def cancel_rest(self) -> int:
        """Take back what has not left; how many there were."""
        return self._session.withdraw(*(IntentId(id) for id in self.ids))
