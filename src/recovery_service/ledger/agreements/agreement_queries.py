"""What is agreed with a debtor, for the rest of the service: what is in force, waits for an answer, was broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from decimal import Decimal
from typing import Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.agreements import Agreement, Instalment, JointPlan
from recovery_contract.ids import ReceivableId
from recovery_contract.progress import AgreedBalance
from recovery_service.context.clock import to_datetime
from recovery_service.ledger.agreements import repository
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.agreements.schedule import InstalmentState, allocate_payments
from recovery_service.ledger.receivables.rows import ReceivableRow

__all__ = ["AgreementRow"]


class Current(NamedTuple):
    """`current` is in force, else waits for an answer; `broken` and `fulfilled`: the newest one where it ended so."""

    current: AgreementRow | None
    broken: AgreementRow | None
    fulfilled: AgreementRow | None


NO_AGREEMENT: Final = Current(None, None, None)


def find_in_force(connection: Connection, receivable_id: ReceivableId) -> AgreementRow | None:
    return repository.in_state(connection, receivable_id, "accepted")


def find_pending_proposal(connection: Connection, receivable_id: ReceivableId) -> AgreementRow | None:
    """Return the proposal that nobody answered yet."""
    return repository.in_state(connection, receivable_id, "proposed")


def list_agreements(connection: Connection, receivable_id: ReceivableId) -> list[AgreementRow]:
    """Return them newest first."""
    return repository.of_receivable(connection, receivable_id)


def find_newest(connection: Connection, receivable_id: ReceivableId) -> AgreementRow | None:
    return next(iter(list_agreements(connection, receivable_id)), None)


def current_agreement(connection: Connection, receivable_id: ReceivableId) -> Current:
    """Return them in one query."""
    return _current(repository.of_receivable(connection, receivable_id))


def current_by_receivable(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, Current]:
    """Apply `current_agreement` to many receivables; those without an agreement are left out."""
    return {
        id_: _current(rows) for id_, rows in repository.of_receivables(connection, receivable_ids).items()
    }


def _current(rows: Sequence[AgreementRow]) -> Current:
    by_state = {
        state: next((row for row in rows if row.state == state), None) for state in ("accepted", "proposed")
    }
    newest = {row.state: row for row in rows[:1]}
    return Current(by_state["accepted"] or by_state["proposed"], newest.get("broken"), newest.get("kept"))


def end_agreements(connection: Connection, receivable_id: ReceivableId, *, recovered: bool, at: int) -> None:
    """End the agreements of a closed receivable: an accepted one is kept or ended with it, a proposal stays
    unanswered.
    """
    repository.end(connection, receivable_id, "accepted", "kept" if recovered else "ended", at)
    repository.end(connection, receivable_id, "proposed", "ended", at)


def erase_words(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove what the parties wrote with it; days and sums stay."""
    repository.erase_words(connection, receivable_id)


def arrived(row: AgreementRow, receivable: ReceivableRow) -> int:
    """Return what has arrived towards the agreement, in minor units."""
    paid = receivable.received_minor if receivable.pursues_all else receivable.paid_minor
    return row.arrived(paid)


def instalment_states(row: AgreementRow, receivable: ReceivableRow, today: date) -> list[InstalmentState]:
    """Return how each part stands today; before it is agreed nothing counts as late."""
    states = allocate_payments(row.parts, arrived(row, receivable), today)
    if row.state in ("accepted", "kept", "broken"):
        return states
    return [
        InstalmentState(instalment.number, instalment.due_on, instalment.minor, 0, "open")
        for instalment in states
    ]


def next_instalment(row: AgreementRow, receivable: ReceivableRow, today: date) -> InstalmentState | None:
    """Return what is to be paid next; None once everything agreed has arrived."""
    return next(
        (
            instalment
            for instalment in instalment_states(row, receivable, today)
            if instalment.state != "paid"
        ),
        None,
    )


def load_balance(connection: Connection, receivable: ReceivableRow, today: date) -> AgreedBalance | None:
    """Return what the newest agreement makes of the balance; None where nothing was agreed."""
    row = find_newest(connection, receivable.id)
    return None if row is None else balance_from(row, receivable, today)


def balance_from(row: AgreementRow, receivable: ReceivableRow, today: date) -> AgreedBalance | None:
    """Return the same for whoever has read the row already."""
    if row.state not in ("accepted", "kept", "broken"):
        return None
    instalments = instalment_states(row, receivable, today)
    coming = next_instalment(row, receivable, today)
    return AgreedBalance(
        agreement_id=row.id,
        kind=row.kind,
        state=row.state,
        total=receivable.to_money(row.total_minor),
        paid=receivable.to_money(sum(instalment.paid_minor for instalment in instalments)),
        parts=len(instalments),
        parts_paid=sum(instalment.state == "paid" for instalment in instalments),
        next_due_on=coming and coming.due_on,
        next_amount=None if coming is None else receivable.to_money(coming.minor - coming.paid_minor),
    )


def instalment_resource(instalment: InstalmentState, money: Callable[[int], Decimal]) -> Instalment:
    return Instalment(
        number=instalment.number,
        due_on=instalment.due_on,
        amount=money(instalment.minor),
        paid=money(instalment.paid_minor),
        state=instalment.state,
    )


def to_resource(
    row: AgreementRow, receivable: ReceivableRow, today: date, joint: JointPlan | None = None
) -> Agreement:
    """Return the resource as the interface has it; `joint` is the plan over several invoices that it is a part of."""
    money = receivable.to_money
    return Agreement(
        id=row.id,
        receivable_id=row.receivable_id,
        kind=row.kind,
        state=row.state,
        proposed_by=row.proposed_by,
        proposed_at=to_datetime(row.proposed_at),
        total=money(row.total_minor),
        open_amount=money(row.open_minor),
        currency=receivable.currency,
        instalments=[
            instalment_resource(instalment, money) for instalment in instalment_states(row, receivable, today)
        ],
        answer_until=to_datetime(row.answer_until) if row.state == "proposed" else None,
        decided_at=None if row.decided_at is None else to_datetime(row.decided_at),
        decided_by=row.decided_by,
        rule=row.rule,
        message=row.message,
        joint_id=row.joint_id,
        joint=joint,
    )
