"""What the page of one receivable asks of the app: reads, lookups and commands."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from recovery_contract.actions import CancelRequest, PartialPaymentDecision
from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.extensions import (
    PlannedContactAction,
    PlannedMessage,
    RecordCallRequest,
    RecordPaymentRequest,
    SameDebtorAnswer,
    StoredDocument,
)
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import Contact, Receivable
from recovery_desktop.commands.evidence import NotEvidence, Prepared
from recovery_desktop.commands.look_into import Details
from recovery_desktop.store.intents import Intent

Told = TypeVar("Told")
Answer = Coroutine[Any, Any, Told]
"""To be awaited."""


class ReceivableReads(Protocol):
    def get(self, receivable_id: str) -> Receivable | None: ...


class IntentReads(Protocol):
    def of_subject(self, subject_id: str) -> Sequence[Intent]:
        """Oldest first."""


class ReceivableLookups(Protocol):
    """Asked of the service while the page is on view. Each raises a Failure."""

    def offers(self, kind: str, /) -> bool:
        """False where the service is known not to take this: a call, promise, proposal or insolvency."""

    def look(self, receivable_id: str, /) -> Answer[None]:
        """Ask the service for everything about it; the answer goes to the store."""

    def look_into(self, receivable_id: str, user_id: str, /) -> Answer[Details]: ...

    def whole_timeline(self, receivable_id: str, /) -> Answer[list[HistoryEntry]]:
        """Newest first."""

    def preview_planned(self, contact_id: str, /) -> Answer[PlannedMessage]: ...

    def fetch_document(self, receivable_id: str, document: StoredDocument, /) -> Answer[Path]: ...

    def save_copy(self, source: Path, target: Path, /) -> Answer[None]: ...

    def fetch_case_file(self, receivable_id: str, name: str, /) -> Answer[Path]:
        """Where it lies then."""


class ReceivableCommands(Protocol):
    """A decision is durable when it returns; it is sent, and confirmed, afterwards."""

    def cancel(self, receivable_id: str, request: CancelRequest, /) -> Intent: ...

    def decide(self, receivable_id: str, decision: PartialPaymentDecision, /) -> Intent: ...

    def submit_evidence(self, receivable_id: str, /) -> Intent:
        """What was prepared."""

    def add_contact(self, receivable_id: str, contact: Contact, /) -> Intent: ...

    def record_payment(self, receivable_id: str, payment: RecordPaymentRequest, /) -> Intent: ...

    def change_planned(
        self, receivable_id: str, contact_id: str, action: PlannedContactAction, /
    ) -> Intent: ...

    def answer_agreement(
        self, receivable_id: str, agreement_id: str, answer: AnswerAgreementRequest, /
    ) -> Intent: ...

    def answer_same_debtor(
        self, receivable_id: str, debtor_id: str, answer: SameDebtorAnswer, /
    ) -> Intent: ...

    def declare_insolvency(
        self, receivable_id: str, debtor_id: str, declared: DeclareInsolvencyRequest, /
    ) -> Intent: ...

    def withdraw_insolvency(self, receivable_id: str, debtor_id: str, /) -> Intent: ...

    def propose_agreement(self, receivable_id: str, proposal: ProposeAgreementRequest, /) -> Intent: ...

    def record_promise(self, receivable_id: str, promise: RecordPromiseRequest, /) -> Intent: ...

    def record_call(self, receivable_id: str, call: RecordCallRequest, /) -> Intent: ...

    def update_metadata(self, receivable_id: str, metadata: Mapping[str, Any], /) -> Intent: ...

    def take_back(self, intent_id: str, /) -> bool:
        """Before it has left; False where it is too late."""


class Preparing(Protocol):
    """What is typed before it is sent, on disk as it is typed."""

    def prepared(self, receivable_id: str, /) -> Prepared: ...

    def prepare(self, receivable_id: str, answer: Prepared, /) -> None: ...

    def take_in(self, receivable_id: str, paths: Sequence[Path], kind: str, /) -> Answer[list[NotEvidence]]:
        """Adds files to the evidence; answers why others were not taken."""

    def typed(self, receivable_id: str, kind: str, /) -> str:
        """The text of a note or of the words beside a decision, as it was left."""

    def type(self, receivable_id: str, kind: str, text: str, /) -> None: ...

    def uploaded(self, intent_id: str, /) -> float | None:
        """The share that has left, None while nothing leaves."""


class Desk(ReceivableLookups, ReceivableCommands, Preparing, Protocol):
    """Everything that the page asks for, of one."""


class OnView(Protocol):
    """The receivable that the page shows now, for what works on it beside the state of the page."""

    id: str
    receivable: Receivable | None
    details: Details | None
    under_way: list[Intent]
    told_apart: frozenset[str]

    @property
    def allowed(self) -> frozenset[Action]: ...
