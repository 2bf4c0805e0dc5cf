"""For the page of one receivable."""

from __future__ import annotations

from recovery_contract.actions import CancelRequest, EvidenceSubmission, PartialPaymentDecision
from recovery_contract.receivables import Contact, Receivable
from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands import decide
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.store.intents import Intent


class OneReceivable:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def get(self, receivable_id: str) -> Receivable | None:
        return self._desk.shelf.receivables.get(receivable_id)

    def of_subject(self, subject_id: str) -> list[Intent]:
        return self._desk.shelf.intents.of_subject(subject_id)

    async def look(self, receivable_id: str, /) -> None:
        await refresh_receivable(self._desk.connected, receivable_id)

    def cancel(self, receivable_id: str, request: CancelRequest, /) -> Intent:
        return decide.cancel_receivable(
            self._desk.connected, receivable_id, request, delay_seconds=self._desk.undo_seconds
        )

    def decide(self, receivable_id: str, decision: PartialPaymentDecision, /) -> Intent:
        return decide.decide_partial_payment(
            self._desk.connected, receivable_id, decision, delay_seconds=self._desk.undo_seconds
        )

    def submit_evidence(self, receivable_id: str, evidence: EvidenceSubmission, /) -> Intent:
        return decide.submit_evidence(
            self._desk.connected, receivable_id, evidence, delay_seconds=self._desk.undo_seconds
        )

    def add_contact(self, receivable_id: str, contact: Contact, /) -> Intent:
        return decide.add_contact(
            self._desk.connected, receivable_id, contact, delay_seconds=self._desk.undo_seconds
        )

    def take_back(self, intent_id: str, /) -> bool:
        return decide.take_back(self._desk.connected, intent_id)
