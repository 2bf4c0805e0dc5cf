"""The lifecycle, typed a second time from the interface's table and the decisions beside it."""

import itertools

import pytest

from recovery_contract import lifecycle
from recovery_contract.lifecycle import InvalidTransition, ReceivableStatus, Trigger

# From the interface's table of states: from, moved by, to, event.
SPECIFIED = """
pending          recovery_starts    in_process        receivable.sent_to_recovery
pending          cancel             cancelled         receivable.cancelled
in_process       payment_arrives    payment_received  receivable.payment.received
in_process       debtor_disputes    disputed          receivable.disputed
in_process       cancel             cancelled         receivable.cancelled
payment_received settlement         recovered         receivable.recovered
disputed         evidence_submitted in_process        receivable.evidence.submitted
disputed         cancel             cancelled         receivable.cancelled
"""
# From the decisions where that table is silent.
DECIDED = """
in_process         evidence_needed    evidence_requested  receivable.evidence.requested
evidence_requested evidence_submitted in_process          receivable.evidence.submitted
evidence_requested cancel             cancelled           receivable.cancelled
in_process         credited           payment_received    -
payment_received   continue_recovery  in_process          receivable.resumed
payment_received   mark_complete      recovered           receivable.recovered
payment_received   reversal           in_process          receivable.resumed
disputed           dispute_withdrawn  in_process          receivable.resumed
disputed           paid_while_paused  in_process          receivable.resumed
evidence_requested paid_while_paused  in_process          receivable.resumed
"""
ORACLE = {
    (row.split()[0], row.split()[1]): (row.split()[2], row.split()[3].replace("-", "") or None, source)
    for text, source in ((SPECIFIED, "specification"), (DECIDED, "decided"))
    for row in text.strip().splitlines()
}
STATES = (
    "pending", "in_process", "payment_received", "recovered", "disputed", "evidence_requested", "cancelled",
)  # fmt: skip


def test_states_are_those_of_the_interface() -> None:
    assert tuple(ReceivableStatus) == STATES


@pytest.mark.parametrize(("status", "trigger"), list(itertools.product(STATES, map(str, Trigger))))
def test_lifecycle_pairs_move_as_the_oracle_says_or_not_at_all(status: str, trigger: str) -> None:
    if (status, trigger) in ORACLE:
        move = lifecycle.find_transition(ReceivableStatus(status), Trigger(trigger))
        assert (move.to, move.event, move.source) == ORACLE[status, trigger]
    else:
        with pytest.raises(InvalidTransition):
            lifecycle.find_transition(ReceivableStatus(status), Trigger(trigger))


def test_lifecycle_oracle_uses_existing_triggers_only() -> None:
    assert {trigger for _, trigger in ORACLE} == set(map(str, Trigger))


def test_terminal_receivable_never_moves() -> None:
    assert {"recovered", "cancelled"} == lifecycle.TERMINAL
    assert not {status for status, _ in ORACLE} & lifecycle.TERMINAL


def test_later_states_rank_higher() -> None:
    ranks = [lifecycle.RANK[state] for state in ReceivableStatus]
    assert len(set(ranks)) == len(STATES)
    assert {lifecycle.RANK[end] for end in lifecycle.TERMINAL} == set(sorted(ranks)[-2:])
