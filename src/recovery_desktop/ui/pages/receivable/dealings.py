"""What creditor and debtor agree on and tell each other: whether it may be entered now, and entering it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Final

from recovery_contract.agreements import (
    AnswerAgreementRequest,
    DeclareInsolvencyRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.extensions import RecordCallRequest, SameDebtorAnswer
from recovery_contract.progress import SameDebtorQuestion
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.receivable.asking import Desk, OnView

ANSWERS: Final = frozenset(
    {
        Action.ACCEPT_AGREEMENT,
        Action.COUNTER_AGREEMENT,
        Action.REFUSE_AGREEMENT,
        Action.END_AGREEMENT,
    }
)
"""What follows once something is proposed or agreed."""


class Dealings:
    """Of the receivable that `state` has on view; `intended` hears of every decision. What may not be entered now, or
    is on its way already, is not entered."""

    def __init__(self, state: OnView, session: Desk, intended: Callable[[str, Intent], None]) -> None:
        self._state, self._session, self._intended = state, session, intended

    @property
    def remaining(self) -> Decimal:
        """What is open, as far as the service tells."""
        receivable = self._state.receivable
        assert receivable is not None
        known = receivable.recovery_progress.remaining_amount
        return receivable.amount if known is None else known

    @property
    def takes_calls(self) -> bool:
        return self._takes(Action.RECORD_CALL, "call")

    @property
    def takes_promises(self) -> bool:
        return self._takes(Action.RECORD_PROMISE, "promise")

    @property
    def takes_proposals(self) -> bool:
        """While there is nothing to answer or to end: the card of the agreement offers that."""
        return self._takes(Action.PROPOSE_AGREEMENT, "proposal") and not self._state.allowed & ANSWERS

    @property
    def debtor_id(self) -> str:
        """Empty where the service names none, or offers nothing about debtors."""
        receivable, details = self._state.receivable, self._state.details
        if receivable is None or details is None or not self._offers("insolvency"):
            return ""
        return str((receivable.recovery_progress.debtor or {}).get("id") or "")

    @property
    def takes_insolvency(self) -> bool:
        """Whether an insolvency can be entered, corrected or withdrawn."""
        return bool(self.debtor_id) and Action.DECLARE_INSOLVENCY in self._state.allowed

    @property
    def same_debtor(self) -> SameDebtorQuestion | None:
        """Another debtor that may be this one, until the person has said so."""
        receivable = self._state.receivable
        if receivable is None or not (receivable.recovery_progress.debtor or {}).get("id"):
            return None
        question = receivable.recovery_progress.same_debtor_question
        return None if question is None or question.debtor_id in self._state.told_apart else question

    def answer_same_debtor(self, *, same: bool) -> None:
        receivable, question = self._state.receivable, self.same_debtor
        if receivable is None or question is None:
            return
        answer = SameDebtorAnswer(debtor_id=question.debtor_id, same=same)
        debtor_id = str((receivable.recovery_progress.debtor or {})["id"])
        intent = self._session.answer_same_debtor(self._state.id, debtor_id, answer)
        self._intended("same_debtor" if same else "different_debtor", intent)

    def record_call(self, call: RecordCallRequest) -> None:
        if self.takes_calls:
            self._intended("call", self._session.record_call(self._state.id, call))

    def record_promise(self, promise: RecordPromiseRequest) -> None:
        if self.takes_promises:
            self._intended("promise", self._session.record_promise(self._state.id, promise))

    def propose_agreement(self, proposal: ProposeAgreementRequest) -> None:
        if self.takes_proposals:
            what = "agreed" if proposal.agreed else "proposal"
            self._intended(what, self._session.propose_agreement(self._state.id, proposal))

    def answer_agreement(self, agreement_id: str, answer: AnswerAgreementRequest) -> None:
        action = Action(f"{answer.action}_agreement")
        if action in self._state.allowed:
            intent = self._session.answer_agreement(self._state.id, agreement_id, answer)
            self._intended("agreement", intent)

    def declare_insolvency(self, declared: DeclareInsolvencyRequest) -> None:
        if self.takes_insolvency:
            intent = self._session.declare_insolvency(self._state.id, self.debtor_id, declared)
            self._intended("insolvency", intent)

    def withdraw_insolvency(self) -> None:
        if self.takes_insolvency:
            intent = self._session.withdraw_insolvency(self._state.id, self.debtor_id)
            self._intended("insolvency_withdrawn", intent)

    def _takes(self, action: Action, kind: str) -> bool:
        """Whether this is allowed now, and the service takes intents of this kind."""
        return action in self._state.allowed and self._offers(kind)

    def _offers(self, kind: str) -> bool:
        details = self._state.details
        return (details is None or details.offered) and self._session.offers(kind)
