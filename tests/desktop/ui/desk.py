"""The commands and lookups that the page of one receivable asks for, over a real store and without a service."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from recovery_contract.extensions import PlannedMessage, StoredDocument
from recovery_contract.progress import HistoryEntry
from recovery_desktop.commands import evidence
from recovery_desktop.commands.evidence import NotEvidence, Prepared
from recovery_desktop.commands.look_into import Details
from recovery_desktop.failures import Failure
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import Shelf


@dataclass
class ReceivableCommands:
    """Over a real shelf; lookups answer with `details`, or fail with `failure`."""

    shelf: Shelf
    asked: list[tuple[str, Any]] = field(default_factory=list)
    details: Details = field(default_factory=Details)
    failure: Failure | None = None
    lacks: frozenset[str] = frozenset()
    files: Path = Path()
    timeline: list[HistoryEntry] = field(default_factory=list)
    shares: dict[str, float] = field(default_factory=dict)

    def offers(self, kind: str, /) -> bool:
        return kind not in self.lacks

    def _answered(self) -> None:
        if self.failure is not None:
            raise self.failure

    async def look(self, receivable_id: str, /) -> None:
        self.asked.append(("look", receivable_id))
        self._answered()

    async def look_into(self, receivable_id: str, user_id: str, /) -> Details:
        self._answered()
        return self.details

    async def whole_timeline(self, receivable_id: str, /) -> list[HistoryEntry]:
        self._answered()
        return self.timeline

    async def preview_planned(self, contact_id: str, /) -> PlannedMessage:
        self._answered()
        planned = next(row for row in self.details.planned or () if row.id == contact_id)
        return PlannedMessage(
            **dict(planned),
            to="compta@atelier-brun.example",
            subject="Invoice FA-2026-014",
            body="Good morning.",
        )

    async def fetch_document(self, receivable_id: str, document: StoredDocument, /) -> Path:
        self._answered()
        return self.files / document.name

    async def save_copy(self, source: Path, target: Path, /) -> None:
        self.asked.append(("save", (source, target)))

    async def fetch_case_file(self, receivable_id: str, name: str, /) -> Path:
        self._answered()
        self.asked.append(("case file", name))
        return self.files / name

    def _intend(self, kind: Any, receivable_id: str, body: Any) -> Intent:
        self.asked.append((kind, body))
        values = dict(body) if isinstance(body, Mapping) else body.model_dump(mode="json", exclude_none=True)
        return self.shelf.intents.add(kind, receivable_id, values, delay_seconds=8)

    def cancel(self, receivable_id: str, request: Any, /) -> Intent:
        return self._intend("cancel", receivable_id, request)

    def decide(self, receivable_id: str, decision: Any, /) -> Intent:
        return self._intend("partial_payment", receivable_id, decision)

    def submit_evidence(self, receivable_id: str, /) -> Intent:
        return self._intend("evidence", receivable_id, self.shelf.answers.get(receivable_id, "evidence"))

    def add_contact(self, receivable_id: str, contact: Any, /) -> Intent:
        return self._intend("add_contact", receivable_id, contact)

    def record_payment(self, receivable_id: str, payment: Any, /) -> Intent:
        return self._intend("record_payment", receivable_id, payment)

    def change_planned(self, receivable_id: str, contact_id: str, action: Any, /) -> Intent:
        body = {"id": contact_id, **action.model_dump(mode="json", exclude_none=True)}
        return self._intend("planned_contact", receivable_id, body)

    def answer_agreement(self, receivable_id: str, agreement_id: str, answer: Any, /) -> Intent:
        body = {"id": agreement_id, **answer.model_dump(mode="json", exclude_none=True)}
        return self._intend("agreement", receivable_id, body)

    def declare_insolvency(self, receivable_id: str, debtor_id: str, declared: Any, /) -> Intent:
        body = {"id": debtor_id, **declared.model_dump(mode="json", exclude_none=True)}
        return self._intend("insolvency", receivable_id, body)

    def answer_same_debtor(self, receivable_id: str, debtor_id: str, answer: Any, /) -> Intent:
        body = {"id": debtor_id, **answer.model_dump(mode="json")}
        return self._intend("same_debtor", receivable_id, body)

    def withdraw_insolvency(self, receivable_id: str, debtor_id: str, /) -> Intent:
        return self._intend("insolvency_withdrawn", receivable_id, {"id": debtor_id})

    def propose_agreement(self, receivable_id: str, proposal: Any, /) -> Intent:
        return self._intend("proposal", receivable_id, proposal)

    def record_promise(self, receivable_id: str, promise: Any, /) -> Intent:
        return self._intend("promise", receivable_id, promise)

    def record_call(self, receivable_id: str, call: Any, /) -> Intent:
        return self._intend("call", receivable_id, call)

    def update_metadata(self, receivable_id: str, metadata: Mapping[str, Any], /) -> Intent:
        return self._intend("metadata", receivable_id, {"metadata": dict(metadata)})

    def take_back(self, intent_id: str, /) -> bool:
        return self.shelf.intents.withdraw(intent_id)

    def prepared(self, receivable_id: str, /) -> Prepared:
        return evidence.prepared(self.shelf, receivable_id)

    def prepare(self, receivable_id: str, answer: Prepared, /) -> None:
        evidence.prepare(self.shelf, receivable_id, answer)

    async def take_in(self, receivable_id: str, paths: Sequence[Path], kind: str, /) -> list[NotEvidence]:
        return await evidence.take_in_evidence(self.shelf, self.files, receivable_id, paths, kind)

    def typed(self, receivable_id: str, kind: Any, /) -> str:
        return str(self.shelf.answers.get(receivable_id, kind).get("text", ""))

    def type(self, receivable_id: str, kind: Any, text: str, /) -> None:
        self.shelf.answers.keep(receivable_id, kind, {"text": text} if text else {})

    def uploaded(self, intent_id: str, /) -> float | None:
        return self.shares.get(intent_id)
