"""One receivable: what is known, what may be asked of it now, and the creditor's decisions."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

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
from recovery_desktop.ui.state import PageState, Spawn


class ReceivableReads(Protocol):
    def get(self, receivable_id: str) -> Receivable | None: ...


class ReceivableCommands(Protocol):
    """Each is durable when it returns; what can be taken back is sent after the seconds for it."""

    async def look(self, receivable_id: str, /) -> None:
        """Ask the service for everything about it; the answer goes to the store."""

    async def cancel(self, receivable_id: str, request: CancelRequest, /) -> None: ...

    async def decide(self, receivable_id: str, decision: PartialPaymentDecision, /) -> None: ...

    async def submit_evidence(self, receivable_id: str, evidence: EvidenceSubmission, /) -> None: ...

    async def add_contact(self, receivable_id: str, contact: Contact, /) -> None: ...


class ReceivableState(PageState):
    """`decided` carries what was done (cancel, evidence, partial-payment, contacts), for a toast with undo."""

    decided = Signal(str)

    def __init__(
        self,
        spawn: Spawn,
        reads: ReceivableReads,
        commands: ReceivableCommands,
        open_address: Callable[[str], bool],
        waiting: Callable[[str], frozenset[str]] = lambda receivable_id: frozenset(),
    ) -> None:
        """`waiting` names the calls of a receivable that are durable here and not answered yet."""
        super().__init__(spawn)
        self._reads, self._commands, self._open_address, self._waiting = (
            reads,
            commands,
            open_address,
            waiting,
        )
        self.id = ""
        self.receivable: Receivable | None = None
        self.browser_missing = False

    def open(self, id: str) -> None:
        """Show this one, and ask the service for the rest."""
        self.id, self.failure, self.browser_missing = id, None, False
        self.reread()
        self.act(f"look {id}", lambda: self._commands.look(id))

    def noticed(self, ids: Iterable[str]) -> None:
        named = set(ids)
        if self.id and (not named or self.id in named):
            self.reread()

    def reread(self) -> None:
        self.receivable = self._reads.get(self.id) if self.id else None
        self.changed.emit()

    @property
    def waiting(self) -> frozenset[str]:
        return self._waiting(self.id) if self.id else frozenset()

    @property
    def allowed(self) -> frozenset[Call]:
        """What may be asked now, without what is on its way already."""
        if self.receivable is None:
            return frozenset()
        decision = self.receivable.recovery_progress.decision is not None
        calls = allowed(self.receivable.status, decision_open=decision)
        return frozenset(call for call in calls if call.value not in self.waiting)

    def cancel(self, reason: CancelReason, notes: str) -> None:
        request = CancelRequest(reason=reason, notes=notes.strip() or None)
        self._do(Call.CANCEL, lambda id: self._commands.cancel(id, request))

    def decide(self, action: PartialPaymentAction, notes: str = "") -> None:
        decision = PartialPaymentDecision(action=action, notes=notes.strip() or None)
        self._do(Call.DECIDE_PARTIAL_PAYMENT, lambda id: self._commands.decide(id, decision))

    def submit_evidence(self, evidence: EvidenceSubmission) -> None:
        self._do(Call.SUBMIT_EVIDENCE, lambda id: self._commands.submit_evidence(id, evidence))

    def add_contact(self, contact: Contact) -> None:
        self._do(Call.ADD_CONTACT, lambda id: self._commands.add_contact(id, contact))

    def _do(self, call: Call, command: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        id = self.id
        if call in self.allowed:
            self.act(call.value, lambda: self._decide(call, id, command))

    async def _decide(self, call: Call, id: str, command: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        await command(id)
        self.decided.emit(call.value)
        self.reread()

    def open_page(self) -> None:
        """Open the debtor's page in the browser."""
        if self.receivable is not None and self.receivable.recovery_progress.recovery_page_url:
            self.browser_missing = not self._open_address(self.receivable.recovery_progress.recovery_page_url)
            self.changed.emit()
