"""What creditor and debtor agree on, whether the debtor is insolvent, and whether it is another one."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    OpenInvoice,
    ProposeAgreementRequest,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.extensions import SameDebtorAnswer
from recovery_contract.ids import AgreementId, DebtorId
from recovery_contract.progress import SameDebtorQuestion
from recovery_desktop.actions import table as actions
from recovery_desktop.store.receivable_rows import open_of
from recovery_desktop.ui.pages.receivable.current_receivable import CurrentReceivable


class DebtorActions:
    """Of the receivable on view. What may not be entered now, or is on its way already, is not entered."""

    def __init__(self, current: CurrentReceivable) -> None:
        self._current = current
        self.open_invoices: tuple[OpenInvoice, ...] = ()
        """The debtor's other invoices that one plan may be over, once they were looked up."""

    @property
    def open(self) -> Decimal:
        """What the debtor is asked for now, as far as the service tells."""
        receivable = self._current.receivable
        assert receivable is not None
        return open_of(receivable)

    @property
    def invoice_rest(self) -> Decimal:
        """What is unpaid of the invoice itself, as far as the service tells."""
        receivable = self._current.receivable
        assert receivable is not None
        remaining_amount = receivable.recovery_progress.remaining_amount
        return receivable.amount if remaining_amount is None else remaining_amount

    @property
    def takes_proposals(self) -> bool:
        """While there is nothing to answer or to end: the card of the agreement offers that."""
        current = self._current
        return current.takes(actions.PROPOSE_AGREEMENT) and not current.allowed & actions.AGREEMENT_ANSWERS

    @property
    def debtor_id(self) -> DebtorId:
        """Empty where the service names none."""
        receivable = self._current.receivable
        debtor = None if receivable is None else receivable.recovery_progress.debtor
        return DebtorId((debtor or {}).get("id") or "")

    @property
    def takes_insolvency(self) -> bool:
        """Whether an insolvency can be entered, corrected or withdrawn."""
        has_debtor = self._current.details is not None and bool(self.debtor_id)
        return has_debtor and self._current.takes(actions.DECLARE_INSOLVENCY)

    @property
    def same_debtor(self) -> SameDebtorQuestion | None:
        """Another debtor that may be this one, until the person has said so."""
        receivable = self._current.receivable
        if receivable is None or not self.debtor_id:
            return None
        question = receivable.recovery_progress.same_debtor_question
        is_answered = question is None or question.debtor_id in self._current.answered_debtors
        return None if is_answered else question

    def answer_same_debtor(self, *, same: bool) -> None:
        if (question := self.same_debtor) is not None:
            answer = SameDebtorAnswer(debtor_id=question.debtor_id, same=same)
            self._current.request(actions.ANSWER_SAME_DEBTOR, answer, target_id=self.debtor_id)

    def propose_agreement(self, proposal: ProposeAgreementRequest) -> None:
        if self.takes_proposals:
            self._current.request(actions.PROPOSE_AGREEMENT, proposal)

    def answer_agreement(self, agreement_id: AgreementId, answer: AnswerAgreementRequest) -> None:
        if Action(f"{answer.action}_agreement") in self._current.allowed:
            self._current.request(actions.ANSWER_AGREEMENT, answer, target_id=agreement_id)

    def declare_insolvency(self, declared: DeclareInsolvencyRequest) -> None:
        if self.takes_insolvency:
            self._current.request(actions.DECLARE_INSOLVENCY, declared, target_id=self.debtor_id)

    def withdraw_insolvency(self) -> None:
        if self.takes_insolvency:
            self._current.request(actions.WITHDRAW_INSOLVENCY, target_id=self.debtor_id)
