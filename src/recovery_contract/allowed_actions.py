"""Who may do what with a receivable, and when, as one table.

The service refuses by it and answers `recovery_progress.allowed_actions` from it; the desktop reads that answer, and
this table where a service does not answer it. What an amount or a day may be is no matter of this table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from recovery_contract.lifecycle import TERMINAL, TRANSITIONS, ReceivableStatus, Trigger

if TYPE_CHECKING:  # the desktop names an action before it has anything to do with a receivable
    from recovery_contract.receivables import Receivable


class Party(StrEnum):
    CREDITOR = "creditor"
    DEBTOR = "debtor"
    OPERATOR = "operator"


class Action(StrEnum):
    CANCEL = "cancel"
    SUBMIT_EVIDENCE = "submit_evidence"
    DECIDE_PARTIAL_PAYMENT = "decide_partial_payment"
    ADD_CONTACT = "add_contact"
    CORRECT_DEBTOR = "correct_debtor"
    UPDATE_METADATA = "update_metadata"
    RECORD_PAYMENT = "record_payment"
    REVERSE_PAYMENT = "reverse_payment"
    RECORD_CREDIT_NOTE = "record_credit_note"
    REMIND_ALONE = "remind_alone"
    PAUSE = "pause"
    RESUME = "resume"
    CHANGE_PURSUIT = "change_pursuit"
    RECORD_CALL = "record_call"
    RECORD_PROMISE = "record_promise"
    RECORD_DISPUTE = "record_dispute"
    PROPOSE_AGREEMENT = "propose_agreement"
    ACCEPT_AGREEMENT = "accept_agreement"
    REFUSE_AGREEMENT = "refuse_agreement"
    COUNTER_AGREEMENT = "counter_agreement"
    END_AGREEMENT = "end_agreement"
    DECLARE_INSOLVENCY = "declare_insolvency"
    WITHDRAW_INSOLVENCY = "withdraw_insolvency"
    PAY_OUT = "pay_out"
    PAY = "pay"
    SAY_PAID = "say_paid"
    PROMISE = "promise"
    PROPOSE_INSTALMENTS = "propose_instalments"
    PROPOSE_SETTLEMENT = "propose_settlement"
    DISPUTE = "dispute"
    SAY_WRONG_PERSON = "say_wrong_person"
    SAY_INSOLVENT = "say_insolvent"
    OBJECT = "object"
    """Object where no dispute can begin: words put before the creditor that move no state."""
    WISH_CONTACT = "wish_contact"


class Condition(StrEnum):
    """What may hold of a receivable besides its status."""

    DECISION_OPEN = "decision_open"
    """A payment in part arrived, and the creditor has not decided what follows."""
    AMOUNT_OPEN = "amount_open"
    AMOUNT_DIVISIBLE = "amount_divisible"
    """What is open makes two parts of at least one unit of the currency each."""
    AMOUNT_PAYABLE = "amount_payable"
    """Something is open that the debtor does not dispute."""
    PROPOSED_BY_DEBTOR = "proposed_by_debtor"
    PROPOSED_BY_CREDITOR = "proposed_by_creditor"
    """An agreement is proposed and waits for an answer."""
    AGREEMENT_IN_FORCE = "agreement_in_force"
    INSOLVENT = "insolvent"
    """An insolvency of the debtor is declared."""
    PAYOUT_PLANNED = "payout_planned"
    SETTLEMENT_CONSIDERED = "settlement_considered"
    """The creditor's standing rules speak of a smaller sum."""
    CLAIMED_PAID_REPEATEDLY = "said_paid_often"
    CLAIMED_INSOLVENT_REPEATEDLY = "said_insolvent_often"
    PROMISED_REPEATEDLY = "promised_often"
    OBJECTED_REPEATEDLY = "objected_often"
    PROPOSED_REPEATEDLY = "proposed_often"
    """The debtor did so as often as it may."""
    PAUSED_BY_CREDITOR = "paused_by_creditor"
    """The creditor lets contacts rest."""
    PAYMENT_STANDS = "payment_stands"
    """A payment was recorded that was not taken back."""
    PAYMENT_SETTLING = "payment_settling"
    """A payment arrived and nothing is to be decided: it settles."""


STATUS: Final = "status"
"""What stands in the way where the status does."""


@dataclass(frozen=True)
class Rule:
    """From which states, and on which conditions; `any_of` where one of several suffices."""

    states: frozenset[ReceivableStatus]
    all_of: frozenset[Condition] = frozenset()
    any_of: frozenset[Condition] = frozenset()
    none_of: frozenset[Condition] = frozenset()


_S, _P, _A, _C = ReceivableStatus, Party, Action, Condition


def _where(trigger: Trigger) -> frozenset[ReceivableStatus]:
    """Return the states that this moves."""
    return frozenset(status for status, by in TRANSITIONS if by is trigger)


ALL: Final = frozenset(ReceivableStatus)
OPEN: Final = ALL - TERMINAL
IN_RECOVERY: Final = OPEN - {_S.PENDING}
_IN_PROCESS: Final = frozenset({_S.IN_PROCESS})
_NEGOTIABLE: Final = frozenset({_S.IN_PROCESS, _S.PAYMENT_RECEIVED})

_PAYABLE: Final = frozenset({_C.AMOUNT_PAYABLE})
_INSOLVENT: Final = frozenset({_C.INSOLVENT})
_NO_WORDS: Final = frozenset({_C.INSOLVENT, _C.PAYMENT_SETTLING})
_NOT_NEGOTIABLE: Final = frozenset({_C.PAYMENT_SETTLING, _C.INSOLVENT, _C.AGREEMENT_IN_FORCE})
_NO_PROPOSAL: Final = frozenset(
    {*_NOT_NEGOTIABLE, _C.PROPOSED_BY_DEBTOR, _C.PROPOSED_BY_CREDITOR, _C.PROPOSED_REPEATEDLY}
)


def _answered(by: Condition) -> Rule:
    return Rule(_NEGOTIABLE, all_of=frozenset({by}), none_of=_NOT_NEGOTIABLE)


RULES: Final[Mapping[Party, Mapping[Action, Rule]]] = {
    _P.CREDITOR: {
        _A.CANCEL: Rule(_where(Trigger.CANCEL)),
        _A.SUBMIT_EVIDENCE: Rule(_where(Trigger.EVIDENCE_SUBMITTED)),
        _A.DECIDE_PARTIAL_PAYMENT: Rule(
            _where(Trigger.CONTINUE_RECOVERY), all_of=frozenset({_C.DECISION_OPEN})
        ),
        _A.ADD_CONTACT: Rule(OPEN),
        _A.CORRECT_DEBTOR: Rule(OPEN),
        _A.UPDATE_METADATA: Rule(ALL),
        _A.RECORD_PAYMENT: Rule(OPEN),
        _A.REVERSE_PAYMENT: Rule(IN_RECOVERY | {_S.RECOVERED}, all_of=frozenset({_C.PAYMENT_STANDS})),
        _A.RECORD_CREDIT_NOTE: Rule(OPEN, all_of=frozenset({_C.AMOUNT_OPEN}), none_of=_INSOLVENT),
        _A.REMIND_ALONE: Rule(OPEN),
        _A.PAUSE: Rule(OPEN, none_of=frozenset({_C.PAYMENT_SETTLING})),
        _A.RESUME: Rule(OPEN, all_of=frozenset({_C.PAUSED_BY_CREDITOR})),
        _A.CHANGE_PURSUIT: Rule(
            _IN_PROCESS | {_S.PENDING},
            all_of=frozenset({_C.AMOUNT_OPEN}),
            none_of=frozenset(
                {_C.INSOLVENT, _C.AGREEMENT_IN_FORCE, _C.PROPOSED_BY_DEBTOR, _C.PROPOSED_BY_CREDITOR}
            ),
        ),
        _A.RECORD_CALL: Rule(IN_RECOVERY),
        _A.RECORD_PROMISE: Rule(OPEN, all_of=frozenset({_C.AMOUNT_OPEN}), none_of=_INSOLVENT),
        _A.RECORD_DISPUTE: Rule(_where(Trigger.DEBTOR_DISPUTES)),
        _A.PROPOSE_AGREEMENT: Rule(
            _NEGOTIABLE, all_of=frozenset({_C.AMOUNT_DIVISIBLE}), none_of=_NOT_NEGOTIABLE
        ),
        _A.ACCEPT_AGREEMENT: _answered(_C.PROPOSED_BY_DEBTOR),
        _A.COUNTER_AGREEMENT: Rule(
            _NEGOTIABLE,
            all_of=frozenset({_C.PROPOSED_BY_DEBTOR, _C.AMOUNT_DIVISIBLE}),
            none_of=_NOT_NEGOTIABLE,
        ),
        _A.REFUSE_AGREEMENT: Rule(ALL, all_of=frozenset({_C.PROPOSED_BY_DEBTOR})),
        _A.END_AGREEMENT: Rule(ALL, any_of=frozenset({_C.PROPOSED_BY_CREDITOR, _C.AGREEMENT_IN_FORCE})),
        _A.DECLARE_INSOLVENCY: Rule(ALL),
        _A.WITHDRAW_INSOLVENCY: Rule(ALL, all_of=_INSOLVENT),
    },
    _P.DEBTOR: {
        _A.PAY: Rule(IN_RECOVERY, all_of=_PAYABLE, none_of=_INSOLVENT),
        _A.SAY_PAID: Rule(
            IN_RECOVERY,
            all_of=_PAYABLE,
            none_of=_NO_WORDS | {_C.CLAIMED_PAID_REPEATEDLY},
        ),
        _A.PROMISE: Rule(
            _NEGOTIABLE,
            all_of=_PAYABLE,
            none_of=_NO_WORDS | {_C.PROMISED_REPEATEDLY, _C.AGREEMENT_IN_FORCE},
        ),
        _A.PROPOSE_INSTALMENTS: Rule(
            _NEGOTIABLE,
            all_of=frozenset({_C.AMOUNT_PAYABLE, _C.AMOUNT_DIVISIBLE}),
            none_of=_NO_PROPOSAL,
        ),
        _A.PROPOSE_SETTLEMENT: Rule(
            _NEGOTIABLE,
            all_of=frozenset({_C.AMOUNT_PAYABLE, _C.AMOUNT_DIVISIBLE, _C.SETTLEMENT_CONSIDERED}),
            none_of=_NO_PROPOSAL,
        ),
        _A.ACCEPT_AGREEMENT: _answered(_C.PROPOSED_BY_CREDITOR),
        _A.REFUSE_AGREEMENT: Rule(
            _NEGOTIABLE,
            all_of=frozenset({_C.AMOUNT_PAYABLE, _C.PROPOSED_BY_CREDITOR}),
            none_of=_INSOLVENT,
        ),
        _A.DISPUTE: Rule(_where(Trigger.DEBTOR_DISPUTES), all_of=_PAYABLE, none_of=_INSOLVENT),
        _A.OBJECT: Rule(
            IN_RECOVERY - _where(Trigger.DEBTOR_DISPUTES) - {_S.DISPUTED},
            all_of=_PAYABLE,
            none_of=_NO_WORDS | {_C.OBJECTED_REPEATEDLY},
        ),
        _A.SAY_WRONG_PERSON: Rule(_NEGOTIABLE, all_of=_PAYABLE, none_of=_NO_WORDS),
        _A.SAY_INSOLVENT: Rule(
            IN_RECOVERY,
            all_of=_PAYABLE,
            none_of=_NO_WORDS | {_C.CLAIMED_INSOLVENT_REPEATEDLY},
        ),
        _A.WISH_CONTACT: Rule(_NEGOTIABLE, all_of=_PAYABLE, none_of=_NO_WORDS),
    },
    _P.OPERATOR: {
        _A.RECORD_PAYMENT: Rule(OPEN),
        _A.REVERSE_PAYMENT: Rule(ALL),
        _A.RECORD_CALL: Rule(IN_RECOVERY),
        _A.DECLARE_INSOLVENCY: Rule(ALL),
        _A.WITHDRAW_INSOLVENCY: Rule(ALL, all_of=_INSOLVENT),
        _A.PAY_OUT: Rule(frozenset({_S.RECOVERED}), all_of=frozenset({_C.PAYOUT_PLANNED})),
    },
}


NAMED_ONLY: Final = frozenset({Action.PAUSE, Action.RESUME, Action.CORRECT_DEBTOR})
"""Actions that are offered only where the service names them: one that answers no actions is not taken to have them."""


def blocking_conditions(
    party: Party,
    action: Action,
    status: ReceivableStatus | str,
    conditions: Collection[Condition] = (),
) -> frozenset[str]:
    """Return what stands in the way of this action: STATUS, conditions that are missing, conditions that hold but must
    not.

    Empty where it is allowed. Of a status that only a foreign service knows, all but metadata is refused.
    """
    rule, fulfilled = RULES[party][action], frozenset(conditions)
    blocking: set[str] = {*(rule.all_of - fulfilled), *(rule.none_of & fulfilled)}
    if rule.any_of and not rule.any_of & fulfilled:
        blocking |= rule.any_of
    if status not in rule.states and action is not Action.UPDATE_METADATA:
        blocking.add(STATUS)
    return frozenset(blocking)


def allowed_actions(
    party: Party, status: ReceivableStatus | str, conditions: Collection[Condition] = ()
) -> frozenset[Action]:
    """Return what this party may do now."""
    return _cached_allowed_actions(party, str(status), frozenset(conditions))


@cache
def _cached_allowed_actions(party: Party, status: str, conditions: frozenset[Condition]) -> frozenset[Action]:
    return frozenset(
        action for action in RULES[party] if not blocking_conditions(party, action, status, conditions)
    )


def amount_conditions(remaining: Decimal) -> set[Condition]:
    """Return what follows from so much being open."""
    conditions = set()
    if remaining > 0:
        conditions.add(Condition.AMOUNT_OPEN)
    if remaining >= 2:
        conditions.add(Condition.AMOUNT_DIVISIBLE)
    return conditions


def payment_conditions(status: ReceivableStatus | str, *, decision_open: bool) -> set[Condition]:
    """Return what follows from the last payment."""
    if decision_open:
        return {Condition.DECISION_OPEN}
    return {Condition.PAYMENT_SETTLING} if status == ReceivableStatus.PAYMENT_RECEIVED else set()


def agreement_conditions(state: str | None, proposed_by: str | None) -> set[Condition]:
    """Return what follows from the newest agreement, where there is one."""
    if state == "accepted":
        return {Condition.AGREEMENT_IN_FORCE}
    if state != "proposed":
        return set()
    return {Condition.PROPOSED_BY_DEBTOR if proposed_by == "debtor" else Condition.PROPOSED_BY_CREDITOR}


def _has_payment(receivable: Receivable) -> bool:
    progress = receivable.recovery_progress
    return (progress.amount_paid or Decimal(0)) > (progress.prepaid_amount or Decimal(0))


def creditor_actions(receivable: Receivable) -> frozenset[Action]:
    """Return what the creditor may do now: as the service answers it, else by the table from what is known.

    A question that is known to be open may be answered whatever a service that has no such answer calls the status.
    """
    progress = receivable.recovery_progress
    if progress.allowed_actions is not None:
        return frozenset(action for action in RULES[Party.CREDITOR] if action in progress.allowed_actions)
    agreement = progress.agreement
    remaining = receivable.amount if progress.remaining_amount is None else progress.remaining_amount
    conditions = {
        *amount_conditions(remaining),
        *payment_conditions(receivable.status, decision_open=progress.decision is not None),
        *({Condition.PAYMENT_STANDS} if _has_payment(receivable) else ()),
        *(agreement_conditions(agreement.state, agreement.proposed_by) if agreement is not None else ()),
        *({Condition.INSOLVENT} if progress.insolvency is not None else ()),
    }
    allowed = allowed_actions(Party.CREDITOR, receivable.status, conditions) - NAMED_ONLY
    if receivable.status in TERMINAL:
        return allowed
    is_foreign = receivable.status not in ALL
    questions = {
        Action.DECIDE_PARTIAL_PAYMENT: progress.decision is not None,
        Action.SUBMIT_EVIDENCE: progress.dispute is not None and is_foreign,
    }
    return allowed | {action for action, is_open in questions.items() if is_open}
