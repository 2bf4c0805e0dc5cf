"""One receivable: what is known, what may be asked of it now, and the creditor's decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import Signal

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
    EvidenceSubmission,
    PartialPaymentAction,
    PartialPaymentDecision,
)
from recovery_contract.lifecycle import Call, allowed
from recovery_contract.receivables import Contact, Receivable
from recovery_desktop.failures import Failure
from recovery_desktop.store.intents import UNSETTLED, Intent
from recovery_desktop.ui.state import PageState, Spawn


class ReceivableReads(Protocol):
    def get(self, receivable_id: str) -> Receivable | None: ...


class IntentReads(Protocol):
    def of_subject(self, subject_id: str) -> Sequence[Intent]:
        """Oldest first."""


class ReceivableCommands(Protocol):
    """A decision is durable when it returns; it is sent, and confirmed, afterwards."""

    async def look(self, receivable_id: str, /) -> None:
        """Ask the service for everything about it; the answer goes to the store."""

    def cancel(self, receivable_id: str, request: CancelRequest, /) -> Intent: ...

    def decide(self, receivable_id: str, decision: PartialPaymentDecision, /) -> Intent: ...

    def submit_evidence(self, receivable_id: str, evidence: EvidenceSubmission, /) -> Intent: ...

    def add_contact(self, receivable_id: str, contact: Contact, /) -> Intent: ...

    def take_back(self, intent_id: str, /) -> bool:
        """Before it has left; False where it is too late."""


_CALLS: Final = {
    "cancel": Call.CANCEL,
    "evidence": Call.SUBMIT_EVIDENCE,
    "partial_payment": Call.DECIDE_PARTIAL_PAYMENT,
}
"""What is not asked twice while an intent of this kind is under way."""


class ReceivableState(PageState):
    """`decided` carries (call, intent id) for a toast with undo."""

    decided = Signal(str, str)

    def __init__(
        self,
        spawn: Spawn,
        reads: ReceivableReads,
        intents: IntentReads,
        commands: ReceivableCommands,
        open_address: Callable[[str], bool],
    ) -> None:
        super().__init__(spawn)
        self._reads, self._intents, self._commands, self._open_address = (
            reads,
            intents,
            commands,
            open_address,
        )
        self.id = ""
        self.receivable: Receivable | None = None
        self.under_way: list[Intent] = []
        self.refused: Intent | None = None
        self.browser_missing = False

    def open(self, id: str) -> None:
        """Show this one, and ask the service for the rest."""
        self.id, self.failure, self.browser_missing = id, None, False
        self.reread()
        self.look_again()

    def look_again(self) -> None:
        """Ask the service once more about the one on view."""
        id = self.id
        if id:
            self.act(f"look {id}", lambda: self._commands.look(id))

    def noticed(self, ids: Iterable[str]) -> None:
        """These receivables or intents changed in the store; none means that anything may have."""
        named = set(ids)
        if self.id and (not named or self.id in named):
            self.reread()

    def reread(self) -> None:
        self.receivable = self._reads.get(self.id) if self.id else None
        known = list(self._intents.of_subject(self.id)) if self.id else []
        self.under_way = [intent for intent in known if intent.state in UNSETTLED]
        self.refused = known[-1] if known and known[-1].state == "refused" else None
        self.changed.emit()

    @property
    def allowed(self) -> frozenset[Call]:
        """What may be asked now, without what is on its way already."""
        if self.receivable is None:
            return frozenset()
        decision = self.receivable.recovery_progress.decision is not None
        on_the_way = {_CALLS[intent.kind] for intent in self.under_way if intent.kind in _CALLS}
        return allowed(self.receivable.status, decision_open=decision) - on_the_way

    def cancel(self, reason: CancelReason, notes: str) -> None:
        request = CancelRequest(reason=reason, notes=notes.strip() or None)
        self._do(Call.CANCEL, lambda: self._commands.cancel(self.id, request))

    def decide(self, action: PartialPaymentAction, notes: str = "") -> None:
        decision = PartialPaymentDecision(action=action, notes=notes.strip() or None)
        self._do(Call.DECIDE_PARTIAL_PAYMENT, lambda: self._commands.decide(self.id, decision))

    def submit_evidence(self, evidence: EvidenceSubmission) -> None:
        self._do(Call.SUBMIT_EVIDENCE, lambda: self._commands.submit_evidence(self.id, evidence))

    def add_contact(self, contact: Contact) -> None:
        self._do(Call.ADD_CONTACT, lambda: self._commands.add_contact(self.id, contact))

    def take_back(self, intent_id: str) -> bool:
        taken = self._commands.take_back(intent_id)
        self.reread()
        return taken

    def _do(self, call: Call, command: Callable[[], Intent]) -> None:
        if call not in self.allowed:
            return
        try:
            intent = command()
        except Failure as failure:
            self.failure = failure
            self.changed.emit()
            return
        self.reread()
        self.decided.emit(call.value, intent.id)

    def open_page(self) -> None:
        """Open the debtor's page in the browser."""
        if self.receivable is not None and self.receivable.recovery_progress.recovery_page_url:
            self.browser_missing = not self._open_address(self.receivable.recovery_progress.recovery_page_url)
            self.changed.emit()
