"""Two debtors that the creditor says are one: what counts for one of them counts for the other from then on."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Table, delete, select, update

from recovery_contract.extensions import JoinedDebtor, SameDebtorAnswer
from recovery_contract.ids import DebtorId
from recovery_service.context.core import Context
from recovery_service.db.tables.recovery import (
    attempt_table,
    planned_contact_table,
    recovery_table,
    suppression_table,
)
from recovery_service.errors import InvalidState
from recovery_service.ledger.receivables import same_debtor
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import move_audit_record, record_audit
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import repository, scheduling
from recovery_service.recovery.lifecycle import insolvency

_OF_A_DEBTOR: Final[tuple[Table, ...]] = (
    recovery_table,
    planned_contact_table,
    attempt_table,
)
_S = suppression_table.c


def answer_same_debtor(
    context: Context, principal: Principal, debtor_id: DebtorId, request: SameDebtorAnswer
) -> JoinedDebtor:
    """Store the creditor's answer whether two debtors are one, whose id both then have.

    Raises NotFound for one that the caller does not see, InvalidState where the two cannot be the same.
    """
    ids = (debtor_id, request.debtor_id)
    for id_ in ids:
        receivables.of_debtor(context.connection, principal, id_)  # nobody waits for what a stranger asks
    if debtor_id == request.debtor_id:
        return JoinedDebtor(debtor_id=debtor_id)
    for id_ in sorted(ids):
        repository.lock_debtor(context.connection, id_)
    rows, others = (receivables.of_debtor(context.connection, principal, id_) for id_ in ids)
    at = context.now(rows[0].client_id)
    if not same_debtor.may_be_same(context.connection, rows, others):
        raise InvalidState("These debtors have different names, numbers or creditors: they stay apart.")
    actor = principal.subject
    if not request.same:
        _record(context.connection, actor, "debtor.different", debtor_id, {"debtor_id": request.debtor_id})
        same_debtor.record_different(context.connection, debtor_id, request.debtor_id, at=at, actor=actor)
        return JoinedDebtor(debtor_id=debtor_id)
    receivables.lock_all(context, [row.id for row in (*rows, *others)])
    _join(context.connection, debtor_id, request.debtor_id)
    _record(context.connection, actor, "debtor.same", request.debtor_id, {"joined": debtor_id})
    insolvency.merge_insolvencies(context, rows, others, actor=actor, at=at)
    scheduling.reschedule_debtor(context, request.debtor_id, at)
    return JoinedDebtor(debtor_id=request.debtor_id)


def _record(
    connection: Connection, actor: str, action: str, debtor_id: DebtorId, other: dict[str, str]
) -> None:
    record_audit(connection, actor, action, debtor_id, after=other)


def _join(connection: Connection, before: DebtorId, after: DebtorId) -> None:
    same_debtor.merge_debtors(connection, before, after)
    for table in _OF_A_DEBTOR:
        connection.execute(update(table).where(table.c.debtor_id == before).values(debtor_id=after))
    move_audit_record(connection, before, after)
    existing = {
        _key(row) for row in connection.execute(select(suppression_table).where(_S.debtor_id == after))
    }
    for row in connection.execute(select(suppression_table).where(_S.debtor_id == before)).all():
        if _key(row) in existing:
            connection.execute(delete(suppression_table).where(_S.id == row.id))
        else:
            connection.execute(update(suppression_table).where(_S.id == row.id).values(debtor_id=after))


def _key(row: object) -> tuple[str, ...]:
    return tuple(getattr(row, name) for name in ("lookup", "user_id", "kind", "address"))
