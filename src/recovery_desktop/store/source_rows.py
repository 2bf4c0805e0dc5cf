"""The events, requests and files from which the store completes what a service tells of its receivables."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database
from recovery_desktop.store.intents import SOURCE_KINDS, Intent, parse_intent
from recovery_desktop.store.receivable_rows import ReceivedReceivable, columns_of

if TYPE_CHECKING:  # loaded by who completes one
    from recovery_contract.receivables import Receivable
    from recovery_desktop.store.sources import ReceivedEvent


@dataclass(frozen=True)
class ReceivableSources:
    """Sources by receivable, where its service leaves something open."""

    events: Mapping[ReceivableId, Sequence[ReceivedEvent]]
    requests: Mapping[ReceivableId, Sequence[Intent]]
    read: Mapping[ReceivableId, Mapping[str, Any]]

    def complete(self, receivable: Receivable) -> Receivable:
        """Return it with what is known from elsewhere."""
        from recovery_desktop.store.sources import complete

        id = receivable.id
        return complete(receivable, self.events.get(id, ()), self.requests.get(id, ()), self.read.get(id))

    def columns(self, answer: ReceivedReceivable) -> dict[str, Any]:
        """Return the columns of an answer, which were prepared with nothing but the answer itself."""
        completed = self.complete(answer.receivable)
        return answer.columns() if completed is answer.receivable else columns_of(completed)


class SourceRows:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def find(self, receivables: Iterable[Receivable]) -> ReceivableSources:
        """Return what there is about those whose progress does not say where the recovery stands."""
        from recovery_desktop.store.sources import tells_state

        ids = [one.id for one in receivables if not tells_state(one.recovery_progress)]
        if not ids:
            return ReceivableSources({}, {}, {})
        return ReceivableSources(
            self._find_events(ids), self._find_requests(ids), self._find_read_values(ids)
        )

    def _find_events(self, ids: Sequence[ReceivableId]) -> dict[ReceivableId, list[ReceivedEvent]]:
        from recovery_contract.events import Event
        from recovery_desktop.store.sources import ReceivedEvent

        events: dict[ReceivableId, list[ReceivedEvent]] = {}
        for row in self._database.rows(
            "SELECT receivable_id, id, type, created_at, body, received_at"
            " FROM event WHERE connection_id = ?"
            " AND receivable_id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(ids)),
        ):
            data = json.loads(row["body"]).get("data")
            content = {name: row[name] for name in ("id", "type", "created_at")}
            event = Event.model_validate({**content, "data": data})
            events.setdefault(row["receivable_id"], []).append(ReceivedEvent(event, row["received_at"]))
        return events

    def _find_requests(self, ids: Sequence[ReceivableId]) -> dict[ReceivableId, list[Intent]]:
        """Return the done requests of each receivable; a submission's answer names its receivable."""
        marks = ", ".join("?" * len(SOURCE_KINDS))
        requests: dict[ReceivableId, list[Intent]] = {}
        for row in self._database.rows(
            "SELECT *, receivable_id AS about FROM intent WHERE connection_id = ?1"
            " AND state = 'done' AND kind = 'submit'"
            " AND receivable_id IN (SELECT value FROM json_each(?2))"
            " UNION ALL SELECT *, subject_id AS about FROM intent WHERE connection_id = ?1 AND state = 'done'"
            " AND subject_id IN (SELECT value FROM json_each(?2))"
            f" AND kind IN ({marks}) ORDER BY created_at",
            (self._connection_id, json.dumps(ids), *SOURCE_KINDS),
        ):
            requests.setdefault(row["about"], []).append(parse_intent(row))
        return requests

    def _find_read_values(self, ids: Sequence[ReceivableId]) -> dict[ReceivableId, dict[str, Any]]:
        """Return what was read of receivables that the service created from a file, until the person completes them."""
        from recovery_desktop.store.drafts import Drafts
        from recovery_desktop.store.read_values import values_of

        drafts = Drafts(self._database, self._connection_id).list_created(ids)
        return {draft.created_as: values_of(draft) for draft in drafts if draft.created_as is not None}
