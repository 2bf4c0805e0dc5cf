"""Who may do what, typed a second time: every action of every party in every state."""

import itertools
from decimal import Decimal
from typing import Any

import pytest

from recovery_contract.allowed_actions import (
    RULES,
    STATUS,
    Action,
    Condition,
    Party,
    allowed_actions,
    amount_conditions,
    blocking_conditions,
)
from recovery_contract.lifecycle import ReceivableStatus

C = Condition
BEGUN = "in_process payment_received disputed evidence_requested"
OPEN = f"pending {BEGUN}"
ALL = f"{OPEN} recovered cancelled"
NEGOTIABLE = "in_process payment_received"
# Who, what, from which states, and with which conditions beside.
TYPED = [
    ("creditor", "cancel", "pending in_process disputed evidence_requested", set()),
    ("creditor", "submit_evidence", "disputed evidence_requested", set()),
    ("creditor", "decide_partial_payment", "payment_received", {C.DECISION_OPEN}),
    ("creditor", "add_contact", OPEN, set()),
    ("creditor", "correct_debtor", OPEN, set()),
    ("creditor", "update_metadata", ALL, set()),
    ("creditor", "record_payment", OPEN, set()),
    ("creditor", "reverse_payment", f"{BEGUN} recovered", {C.PAYMENT_STANDS}),
    ("creditor", "record_credit_note", OPEN, {C.AMOUNT_OPEN}),
    ("creditor", "remind_alone", OPEN, set()),
    ("creditor", "pause", OPEN, set()),
    ("creditor", "resume", OPEN, {C.PAUSED_BY_CREDITOR}),
    ("creditor", "change_pursuit", "pending in_process", {C.AMOUNT_OPEN}),
    ("creditor", "record_call", BEGUN, set()),
    ("creditor", "record_promise", OPEN, {C.AMOUNT_OPEN}),
    ("creditor", "record_dispute", "in_process", set()),
    ("creditor", "propose_agreement", NEGOTIABLE, {C.AMOUNT_DIVISIBLE}),
    ("creditor", "accept_agreement", NEGOTIABLE, {C.PROPOSED_BY_DEBTOR}),
    ("creditor", "counter_agreement", NEGOTIABLE, {C.PROPOSED_BY_DEBTOR, C.AMOUNT_DIVISIBLE}),
    ("creditor", "refuse_agreement", ALL, {C.PROPOSED_BY_DEBTOR}),
    ("creditor", "end_agreement", ALL, {C.AGREEMENT_IN_FORCE}),
    ("creditor", "declare_insolvency", ALL, set()),
    ("creditor", "withdraw_insolvency", ALL, {C.INSOLVENT}),
    ("debtor", "pay", BEGUN, {C.AMOUNT_PAYABLE}),
    ("debtor", "say_paid", BEGUN, {C.AMOUNT_PAYABLE}),
    ("debtor", "promise", NEGOTIABLE, {C.AMOUNT_PAYABLE}),
    ("debtor", "propose_instalments", NEGOTIABLE, {C.AMOUNT_PAYABLE, C.AMOUNT_DIVISIBLE}),
    (
        "debtor",
        "propose_settlement",
        NEGOTIABLE,
        {C.AMOUNT_PAYABLE, C.AMOUNT_DIVISIBLE, C.SETTLEMENT_CONSIDERED},
    ),
    ("debtor", "accept_agreement", NEGOTIABLE, {C.PROPOSED_BY_CREDITOR}),
    ("debtor", "refuse_agreement", NEGOTIABLE, {C.AMOUNT_PAYABLE, C.PROPOSED_BY_CREDITOR}),
    ("debtor", "dispute", "in_process", {C.AMOUNT_PAYABLE}),
    ("debtor", "object", "payment_received evidence_requested", {C.AMOUNT_PAYABLE}),
    ("debtor", "wish_contact", NEGOTIABLE, {C.AMOUNT_PAYABLE}),
    ("debtor", "say_wrong_person", NEGOTIABLE, {C.AMOUNT_PAYABLE}),
    ("debtor", "say_insolvent", BEGUN, {C.AMOUNT_PAYABLE}),
    ("operator", "record_payment", OPEN, set()),
    ("operator", "reverse_payment", ALL, set()),
    ("operator", "record_call", BEGUN, set()),
    ("operator", "declare_insolvency", ALL, set()),
    ("operator", "withdraw_insolvency", ALL, {C.INSOLVENT}),
    ("operator", "pay_out", "recovered", {C.PAYOUT_PLANNED}),
]


def test_allowed_actions_oracle_lists_all_actions_of_all_parties() -> None:
    assert {(who, what) for who, what, _, _ in TYPED} == {
        (str(party), str(action)) for party, actions in RULES.items() for action in actions
    }


@pytest.mark.parametrize(("row", "status"), list(itertools.product(TYPED, ReceivableStatus)))
def test_allowed_actions_of_each_state_match_the_oracle(
    row: tuple[Any, ...], status: ReceivableStatus
) -> None:
    who, what, states, conditions = row
    party, action = Party(who), Action(what)
    obstacles = blocking_conditions(party, action, status, conditions)
    assert obstacles == (frozenset() if status in states.split() else {STATUS})
    assert (action in allowed_actions(party, status, conditions)) == (not obstacles)


@pytest.mark.parametrize("row", TYPED)
def test_missing_condition_is_named(row: tuple[Any, ...]) -> None:
    who, what, states, conditions = row
    for condition in conditions:
        obstacles = blocking_conditions(Party(who), Action(what), states.split()[0], conditions - {condition})
        assert condition in obstacles


@pytest.mark.parametrize(
    ("who", "what", "against"),
    [
        ("creditor", "record_promise", {C.INSOLVENT}),
        ("creditor", "propose_agreement", {C.INSOLVENT, C.AGREEMENT_IN_FORCE, C.PAYMENT_SETTLING}),
        ("creditor", "accept_agreement", {C.INSOLVENT, C.AGREEMENT_IN_FORCE, C.PAYMENT_SETTLING}),
        ("debtor", "pay", {C.INSOLVENT}),
        ("debtor", "say_paid", {C.INSOLVENT, C.PAYMENT_SETTLING, C.CLAIMED_PAID_REPEATEDLY}),
        ("debtor", "wish_contact", {C.INSOLVENT, C.PAYMENT_SETTLING}),
        ("debtor", "say_insolvent", {C.INSOLVENT, C.CLAIMED_INSOLVENT_REPEATEDLY}),
        ("debtor", "promise", {C.INSOLVENT, C.PROMISED_REPEATEDLY, C.AGREEMENT_IN_FORCE}),
        (
            "debtor",
            "propose_instalments",
            {C.INSOLVENT, C.PROPOSED_REPEATEDLY, C.PROPOSED_BY_DEBTOR, C.PROPOSED_BY_CREDITOR},
        ),
        ("debtor", "dispute", {C.INSOLVENT}),
    ],
)
def test_forbidden_conditions_are_named(who: str, what: str, against: set[Condition]) -> None:
    conditions = next(row[3] for row in TYPED if row[:2] == (who, what))
    for condition in against:
        obstacles = blocking_conditions(Party(who), Action(what), "in_process", {*conditions, condition})
        assert obstacles == {condition}


def test_own_proposal_or_an_agreement_in_force_can_be_ended() -> None:
    for condition in (C.PROPOSED_BY_CREDITOR, C.AGREEMENT_IN_FORCE):
        assert not blocking_conditions(Party.CREDITOR, Action.END_AGREEMENT, "in_process", {condition})
    assert blocking_conditions(Party.CREDITOR, Action.END_AGREEMENT, "in_process", {C.PROPOSED_BY_DEBTOR})


def test_unknown_state_allows_metadata_alone() -> None:
    assert allowed_actions(Party.CREDITOR, "a_state_of_tomorrow") == {Action.UPDATE_METADATA}


@pytest.mark.parametrize(
    ("remaining", "conditions"),
    [("0", set()), ("1.99", {C.AMOUNT_OPEN}), ("2", {C.AMOUNT_OPEN, C.AMOUNT_DIVISIBLE})],
)
def test_open_amount_decides_conditions(remaining: str, conditions: set[Any]) -> None:
    assert amount_conditions(Decimal(remaining)) == conditions
