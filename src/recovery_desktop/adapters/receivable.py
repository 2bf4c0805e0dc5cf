"""For the page of one receivable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QStandardPaths

from recovery_contract.actions import CancelRequest, PartialPaymentDecision
from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.extensions import (
    PlannedContactAction,
    PlannedMessage,
    RecordCallRequest,
    RecordPaymentRequest,
    SameDebtorAnswer,
    StoredDocument,
)
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import Contact, Receivable, UpdateReceivableRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.commands import evidence, look_into
from recovery_desktop.commands.evidence import NotEvidence, Prepared
from recovery_desktop.commands.look_into import Details
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.session.session import Session
from recovery_desktop.store.answers import AnswerKind
from recovery_desktop.store.intents import Intent


class OneReceivable:
    def __init__(self, session: Session) -> None:
        self._session = session

    def get(self, receivable_id: str) -> Receivable | None:
        return self._session.shelf.receivables.get(receivable_id)

    def of_subject(self, subject_id: str) -> list[Intent]:
        return self._session.shelf.intents.of_subject(subject_id)

    async def look(self, receivable_id: str, /) -> None:
        await refresh_receivable(self._session.connected, receivable_id)

    async def look_into(self, receivable_id: str, user_id: str, /) -> Details:
        return await look_into.look_into(self._session.connected, receivable_id, user_id)

    async def whole_timeline(self, receivable_id: str, /) -> list[HistoryEntry]:
        return await look_into.whole_timeline(self._session.connected, receivable_id)

    async def preview_planned(self, contact_id: str, /) -> PlannedMessage:
        return await look_into.preview_planned(self._session.connected, contact_id)

    async def fetch_document(self, receivable_id: str, document: StoredDocument, /) -> Path:
        return await look_into.fetch_document(self._session.connected, receivable_id, document)

    async def save_copy(self, source: Path, target: Path, /) -> None:
        await look_into.save_copy(source, target)

    async def fetch_case_file(self, receivable_id: str, name: str, /) -> Path:
        return await look_into.fetch_case_file(self._session.connected, receivable_id, self.downloads / name)

    @property
    def downloads(self) -> Path:
        """Where the person's programs put what they fetch."""
        usual = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
        return Path(usual) if usual else self._session.places.folder / "downloads"

    def offers(self, kind: str, /) -> bool:
        return self._session.offers(actions.ACTIONS[kind])

    def cancel(self, receivable_id: str, request: CancelRequest, /) -> Intent:
        return self._session.request(receivable_id, actions.CANCEL, request)

    def decide(self, receivable_id: str, decision: PartialPaymentDecision, /) -> Intent:
        return self._session.request(receivable_id, actions.DECIDE_PARTIAL_PAYMENT, decision)

    def submit_evidence(self, receivable_id: str, /) -> Intent:
        return self._session.request(receivable_id, actions.SUBMIT_EVIDENCE)

    def add_contact(self, receivable_id: str, contact: Contact, /) -> Intent:
        return self._session.request(receivable_id, actions.ADD_CONTACT, contact)

    def record_payment(self, receivable_id: str, payment: RecordPaymentRequest, /) -> Intent:
        return self._session.request(receivable_id, actions.RECORD_PAYMENT, payment)

    def change_planned(self, receivable_id: str, contact_id: str, action: PlannedContactAction, /) -> Intent:
        row = actions.CHANGE_PLANNED_CONTACT
        return self._session.request(receivable_id, row, action, target_id=contact_id)

    def answer_agreement(
        self, receivable_id: str, agreement_id: str, answer: AnswerAgreementRequest, /
    ) -> Intent:
        row = actions.ANSWER_AGREEMENT
        return self._session.request(receivable_id, row, answer, target_id=agreement_id)

    def answer_same_debtor(self, receivable_id: str, debtor_id: str, answer: SameDebtorAnswer, /) -> Intent:
        row = actions.ANSWER_SAME_DEBTOR
        return self._session.request(receivable_id, row, answer, target_id=debtor_id)

    def declare_insolvency(
        self, receivable_id: str, debtor_id: str, declared: DeclareInsolvencyRequest, /
    ) -> Intent:
        row = actions.DECLARE_INSOLVENCY
        return self._session.request(receivable_id, row, declared, target_id=debtor_id)

    def withdraw_insolvency(self, receivable_id: str, debtor_id: str, /) -> Intent:
        return self._session.request(receivable_id, actions.WITHDRAW_INSOLVENCY, target_id=debtor_id)

    def propose_agreement(self, receivable_id: str, proposal: ProposeAgreementRequest, /) -> Intent:
        return self._session.request(receivable_id, actions.PROPOSE_AGREEMENT, proposal)

    def record_promise(self, receivable_id: str, promise: RecordPromiseRequest, /) -> Intent:
        return self._session.request(receivable_id, actions.RECORD_PROMISE, promise)

    def record_call(self, receivable_id: str, call: RecordCallRequest, /) -> Intent:
        return self._session.request(receivable_id, actions.RECORD_CALL, call)

    def update_metadata(self, receivable_id: str, metadata: Mapping[str, Any], /) -> Intent:
        request = UpdateReceivableRequest(metadata=dict(metadata))
        return self._session.request(receivable_id, actions.UPDATE_METADATA, request)

    def take_back(self, intent_id: str, /) -> bool:
        return bool(self._session.withdraw(intent_id))

    def prepared(self, receivable_id: str, /) -> Prepared:
        return evidence.prepared(self._session.shelf, receivable_id)

    def prepare(self, receivable_id: str, answer: Prepared, /) -> None:
        evidence.prepare(self._session.shelf, receivable_id, answer)

    async def take_in(self, receivable_id: str, paths: Sequence[Path], kind: str, /) -> list[NotEvidence]:
        return await evidence.take_in_evidence(
            self._session.shelf, self._session.places.files, receivable_id, paths, kind
        )

    def typed(self, receivable_id: str, kind: str, /) -> str:
        kept = self._session.shelf.answers.get(receivable_id, cast(AnswerKind, kind))
        return str(kept.get("text", ""))

    def type(self, receivable_id: str, kind: str, text: str, /) -> None:
        self._session.shelf.answers.keep(
            receivable_id, cast(AnswerKind, kind), {"text": text} if text else {}
        )

    def uploaded(self, intent_id: str, /) -> float | None:
        connection = self._session.connection
        return None if connection is None else connection.connected.uploads.get(intent_id)
