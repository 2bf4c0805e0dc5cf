"""One instalment plan over several invoices of a debtor: an agreement on each, whose parts are cut out of the same
instalments, the oldest debt first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import groupby

from sqlalchemy import Connection

from recovery_contract.agreements import JointPlan
from recovery_contract.instalments import ScheduledInstalment
from recovery_service.ledger.agreements import repository
from recovery_service.ledger.agreements.agreement_queries import instalment_resource, instalment_states
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.agreements.schedule import InstalmentState, InstalmentStatus
from recovery_service.ledger.receivables import repository as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow


def divide_instalments(
    instalments: Sequence[ScheduledInstalment], debts: Sequence[int]
) -> list[tuple[ScheduledInstalment, ...]]:
    """Return each debt's parts: the first instalments pay the first debt, what is left of one goes to the next. The
    instalments are as much as the debts."""
    slices: list[list[ScheduledInstalment]] = [[] for _ in debts]
    left, place = list(debts), 0
    for instalment in instalments:
        rest = instalment.minor
        while rest > 0:
            if not left[place]:
                place += 1
                continue
            minor = min(rest, left[place])
            slices[place].append(ScheduledInstalment(instalment.due_on, minor))
            left[place] -= minor
            rest -= minor
    return [tuple(parts) for parts in slices]


def merge_instalments(states: Sequence[InstalmentState]) -> list[InstalmentState]:
    """Return the instalments as they were agreed on, from the parts of every invoice in them."""
    merged = []
    ordered = sorted(states, key=lambda state: state.due_on)
    for number, (due_on, group) in enumerate(groupby(ordered, key=lambda state: state.due_on), 1):
        parts = list(group)
        states_of = {part.state for part in parts}
        state: InstalmentStatus = (
            "late" if "late" in states_of else "paid" if states_of == {"paid"} else "open"
        )
        minor, paid = sum(part.minor for part in parts), sum(part.paid_minor for part in parts)
        merged.append(InstalmentState(number, due_on, minor, paid, state))
    return merged


Member = tuple[AgreementRow, ReceivableRow]


def load_members(connection: Connection, row: AgreementRow | None) -> list[Member]:
    """Return what stands of a plan over several invoices with the receivables, the oldest debt first; empty of any
    other agreement."""
    if row is None or row.joint_id is None:
        return []
    members = list_members(connection, row)
    rows = receivables.find_all(connection, [member.receivable_id for member in members])
    pairs = [(member, rows[member.receivable_id]) for member in members]
    return sorted(pairs, key=lambda pair: (pair[1].due_date, pair[1].id))


def list_instalments(members: Sequence[Member], today: date) -> list[InstalmentState]:
    """Return the instalments of the whole plan as they stand today."""
    return merge_instalments(
        [state for row, receivable in members for state in instalment_states(row, receivable, today)]
    )


def to_joint_resource(connection: Connection, row: AgreementRow, today: date) -> JointPlan | None:
    """Return the whole plan that this agreement is a part of; None where it is over one invoice alone."""
    members = load_members(connection, row)
    if not members:
        return None
    money = members[0][1].to_money
    instalments = list_instalments(members, today)
    return JointPlan(
        receivable_ids=[receivable.id for _, receivable in members],
        invoice_numbers=[number for _, receivable in members for number in receivable.numbers],
        total=money(sum(instalment.minor for instalment in instalments)),
        instalments=[instalment_resource(instalment, money) for instalment in instalments],
    )


def next_joint_minor(members: Sequence[Member], today: date) -> int:
    """Return what is open of the plan's next instalment."""
    coming = (one for one in list_instalments(members, today) if one.state != "paid")
    return next((one.minor - one.paid_minor for one in coming), 0)


def list_members(connection: Connection, row: AgreementRow) -> list[AgreementRow]:
    """Return the agreements of this one's plan that stand as it does, itself among them."""
    if row.joint_id is None:
        return [row]
    members = repository.of_joint_plan(connection, row.joint_id)
    return [one for one in members if one.state == row.state]
