"""Reads and writes the recovery and its planned contacts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from recovery_contract.ids import (
    ClientId,
    DebtorId,
    PlannedContactId,
    ReceivableId,
    ReceivedMessageId,
    UserId,
)
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.recovery import (
    planned_contact_table,
    promise_table,
    recovery_table,
)
from recovery_service.recovery.dunning.reasons import STOPPED


@dataclass(frozen=True)
class RecoveryRow:
    receivable_id: ReceivableId
    client_id: ClientId
    user_id: UserId
    debtor_id: DebtorId
    started_at: int
    assigned_agent: str
    link_generation: int
    level: int
    paused_reason: str | None
    paused_since: int | None
    stopped_reason: str | None
    stopped_at: int | None
    plan_ended_at: int | None
    limitation_told: str | None


@dataclass(frozen=True)
class PlannedRow:
    """`state` is planned, sending, to_do (a person makes it, and has not said so yet), done or not_made; `gap_days`
    counts working days since the step before. `plan_at` is when it would be made without other contacts, `at` when it
    is; `answers` the message that it answers, if any. `values_written` are what the writer of its words saw."""

    id: PlannedContactId
    receivable_id: ReceivableId
    client_id: ClientId
    user_id: UserId
    debtor_id: DebtorId
    position: int
    gap_days: int
    channel: str
    level: int
    tone: str
    template: str
    at: int
    plan_at: int | None
    state: str
    reason: str | None
    why: str | None
    why_params: Mapping[str, Any] | None
    subject: str | None
    body: str | None
    answers: ReceivedMessageId | None = None
    enclosures: Sequence[str] | None = None
    values_written: Mapping[str, str] | None = None


class WaitingContact(NamedTuple):
    """A planned contact that is still to come, on its way, or with the person who makes it."""

    id: PlannedContactId
    receivable_id: ReceivableId
    channel: str
    at: int


_R, _P = recovery_table.c, planned_contact_table.c
_WAITS: Final = or_(_P.state == "planned", _P.state == "sending", _P.state == "to_do")

# What every contact runs is built once and handed its values.
_RECOVERIES: Final = select(recovery_table).where(InList(_R.receivable_id, "ids"))
_ADD_RECOVERY: Final = insert(recovery_table)
_CHANGE_RECOVERY: Final = update(recovery_table).where(_R.receivable_id == bindparam("which"))
_HOLD_DEBTOR: Final = (
    select(_R.receivable_id)
    .where(_R.debtor_id == bindparam("debtor"))
    .order_by(_R.receivable_id)
    .with_for_update()
)
_PLANNED: Final = select(planned_contact_table).where(_P.id == bindparam("which"))
_PLANNED_BY_ID: Final = select(planned_contact_table).where(InList(_P.id, "ids"))
_ANSWERS: Final = select(planned_contact_table).where(InList(_P.answers, "ids")).order_by(_P.at, _P.id)
_PROMISED: Final = select(promise_table.c.receivable_id, promise_table.c.day).where(
    InList(promise_table.c.receivable_id, "ids"), promise_table.c.state == "open"
)
_PLANNED_OF_DEBTOR: Final = (
    select(planned_contact_table)
    .join(recovery_table, _R.receivable_id == _P.receivable_id)
    .where(
        _P.debtor_id == bindparam("which"),
        _P.state == "planned",
        _R.paused_reason.is_(None),
        _R.stopped_at.is_(None),
    )
    .order_by(_P.receivable_id, _P.position, _P.at)
)
_STEPS_OF: Final = (
    select(planned_contact_table)
    .where(InList(_P.receivable_id, "ids"), _P.state == "planned")
    .order_by(_P.position, _P.at)
)
_PLANNED_OF: Final = (
    select(planned_contact_table).where(InList(_P.receivable_id, "ids")).order_by(_P.position, _P.at)
)
_WAITING_OF: Final = (
    select(*(_P[name] for name in WaitingContact._fields))
    .join(recovery_table, _R.receivable_id == _P.receivable_id)
    .where(InList(_P.receivable_id, "ids"), _WAITS, _R.paused_reason.is_(None), _R.stopped_at.is_(None))
    .order_by(_P.at, _P.position)
)
_WITH_TO_DO: Final = (
    select(_P.receivable_id).where(InList(_P.receivable_id, "ids"), _P.state == "to_do").distinct()
)
_ADD_PLANNED: Final = insert(planned_contact_table)
_CHANGE_PLANNED: Final = update(planned_contact_table).where(_P.id == bindparam("which"))
_MOVE_PLANNED: Final = (
    update(planned_contact_table).where(InList(_P.id, "ids")).values(state=bindparam("becomes"))
)
_END_PLANNED: Final = update(planned_contact_table).where(_P.receivable_id == bindparam("which"), _WAITS)


def add_recovery(connection: Connection, row: RecoveryRow) -> None:
    connection.execute(_ADD_RECOVERY, vars(row))


def find_recovery(connection: Connection, receivable_id: ReceivableId) -> RecoveryRow | None:
    return find_recoveries(connection, [receivable_id]).get(receivable_id)


def find_recoveries(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, RecoveryRow]:
    """Return them by receivable; one without a recovery is left out."""
    rows = connection.execute(_RECOVERIES, {"ids": list(receivable_ids)}).mappings()
    return {row["receivable_id"]: RecoveryRow(**row) for row in rows}


def change_recovery(connection: Connection, receivable_id: ReceivableId, **values: Any) -> None:
    connection.execute(_CHANGE_RECOVERY, {"which": receivable_id, **values})


def lock_debtor(connection: Connection, debtor_id: DebtorId) -> None:
    """Keep other transactions from counting or making contacts of this debtor until this one ends."""
    if connection.dialect.name != "sqlite":  # there a write holds everything already
        connection.execute(_HOLD_DEBTOR, {"debtor": debtor_id}).all()


def add_planned(connection: Connection, rows: Sequence[PlannedRow]) -> None:
    if rows:
        connection.execute(_ADD_PLANNED, [vars(row) for row in rows])


def find_planned(
    connection: Connection,
    planned_id: PlannedContactId,
    *,
    client_id: ClientId | None = None,
    user_ids: Any = None,
) -> PlannedRow | None:
    """Find a planned contact, of this client and these users where given.

    One query, so that a foreign one takes as long as an absent one.
    """
    query = _PLANNED
    if client_id is not None:
        query = query.where(_P.client_id == client_id, _P.user_id.in_(user_ids))
    row = connection.execute(query, {"which": planned_id}).mappings().first()
    return PlannedRow(**row) if row else None


def list_answers(connection: Connection, message_ids: Sequence[ReceivedMessageId]) -> list[PlannedRow]:
    """Return the answers to these messages of debtors, the oldest first."""
    if not message_ids:
        return []
    rows = connection.execute(_ANSWERS, {"ids": list(message_ids)}).mappings()
    return [PlannedRow(**row) for row in rows]


def planned_by_id(
    connection: Connection, planned_ids: Iterable[PlannedContactId]
) -> dict[PlannedContactId, PlannedRow]:
    """Return those of these that exist, whoever asks."""
    rows = connection.execute(_PLANNED_BY_ID, {"ids": list(planned_ids)}).mappings()
    return {row["id"]: PlannedRow(**row) for row in rows}


def list_planned(connection: Connection, receivable_id: ReceivableId, *states: str) -> list[PlannedRow]:
    """Return them in the order of the plan."""
    return list_all_planned(connection, [receivable_id], *states).get(receivable_id, [])


def list_all_planned(
    connection: Connection, receivable_ids: Iterable[ReceivableId], *states: str
) -> dict[ReceivableId, list[PlannedRow]]:
    """Apply `list_planned` to many; those without are left out."""
    query = _PLANNED_OF.where(_P.state.in_(states)) if states else _PLANNED_OF
    rows = connection.execute(query, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], PlannedRow(**row)) for row in rows)


def planned_of_debtor(connection: Connection, debtor_id: DebtorId) -> list[PlannedRow]:
    """Return what is to come of this debtor's recoveries that run."""
    rows = connection.execute(_PLANNED_OF_DEBTOR, {"which": debtor_id}).mappings()
    return [PlannedRow(**row) for row in rows]


def list_without_limitation_check(connection: Connection, at_most: int) -> list[RecoveryRow]:
    """Return recoveries that go on and whose limitation nobody has looked at."""
    query = select(recovery_table).where(_R.limitation_told.is_(None), _R.stopped_at.is_(None)).limit(at_most)
    return [RecoveryRow(**row) for row in connection.execute(query).mappings()]


def list_steps(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[PlannedRow]]:
    """Return what is planned in each of these, in the order of the plan; those without are left out."""
    rows = connection.execute(_STEPS_OF, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], PlannedRow(**row)) for row in rows)


def is_running(connection: Connection, receivable_id: ReceivableId) -> bool:
    """Return whether contacts of this recovery are made: it is neither paused nor stopped."""
    row = find_recovery(connection, receivable_id)
    return row is not None and row.paused_reason is None and row.stopped_at is None


def find_promised_day(connection: Connection, receivable_id: ReceivableId) -> date | None:
    """Return the day by which the debtor promised to pay, None where no promise is open."""
    return find_promised_days(connection, [receivable_id]).get(receivable_id)


def find_promised_days(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, date]:
    """Apply `find_promised_day` to many; those without a promise are left out."""
    rows = connection.execute(_PROMISED, {"ids": list(receivable_ids)})
    return {row.receivable_id: row.day for row in rows}


def change_planned(connection: Connection, planned_id: PlannedContactId, **values: Any) -> None:
    if "why" in values:
        values.setdefault("why_params", None)
    connection.execute(_CHANGE_PLANNED, {"which": planned_id, **values})


def move_all(connection: Connection, rows: Sequence[PlannedRow]) -> None:
    """Write when each of these is made now, and why then."""
    if rows:
        values = [
            {"which": row.id, "at": row.at, "why": row.why, "why_params": row.why_params} for row in rows
        ]
        connection.execute(_CHANGE_PLANNED, values)


def remove_planned(connection: Connection, receivable_id: ReceivableId) -> None:
    connection.execute(delete(planned_contact_table).where(_P.receivable_id == receivable_id))


def remove_one_planned(connection: Connection, planned_id: PlannedContactId) -> None:
    connection.execute(delete(planned_contact_table).where(_P.id == planned_id))


def mark_not_made(connection: Connection, planned_id: PlannedContactId, reason: str) -> None:
    change_planned(connection, planned_id, state="not_made", reason=reason, why=reason)


def move_planned(connection: Connection, planned_ids: Iterable[PlannedContactId], state: str) -> None:
    connection.execute(_MOVE_PLANNED, {"ids": list(planned_ids), "becomes": state})


def end_planned(connection: Connection, receivable_id: ReceivableId, reason: str) -> None:
    """Mark everything not made yet as not to be made, with this reason."""
    connection.execute(_END_PLANNED, {"which": receivable_id, "state": "not_made", "reason": reason})


def erase_planned(connection: Connection, receivable_id: ReceivableId) -> list[str]:
    """Erase what somebody wrote into planned contacts; return the ids of all of them."""
    of_it = update(planned_contact_table).where(_P.receivable_id == receivable_id)
    return list(connection.execute(of_it.values(subject=None, body=None).returning(_P.id)).scalars())


def list_waiting(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[WaitingContact]]:
    """Return what is still to come of each whose recovery runs, soonest first; those without are left out."""
    rows = connection.execute(_WAITING_OF, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], WaitingContact(**row)) for row in rows)


def list_planned_of_users(
    connection: Connection,
    client_id: ClientId,
    user_ids: Any,
    until: int | None,
    receivable_id: ReceivableId | None = None,
) -> list[PlannedRow]:
    """Return what is planned for these creditors, soonest first, and what was not made; nothing of recoveries that have
    not begun."""
    table = planned_contact_table
    states = table.c.state.in_(("planned", "sending", "to_do", "not_made"))
    query = (
        select(table)
        .join(recovery_table, _R.receivable_id == _P.receivable_id)
        .where(table.c.client_id == client_id, table.c.user_id.in_(user_ids), states)
    )
    if until is not None:
        query = query.where(table.c.at <= until)
    if receivable_id is not None:
        query = query.where(table.c.receivable_id == receivable_id)
    ordered = query.order_by(table.c.at, table.c.id).limit(1_000)
    return [PlannedRow(**row) for row in connection.execute(ordered).mappings()]


def list_to_do(
    connection: Connection,
    client_id: ClientId,
    user_ids: Any,
    *,
    receivable_id: ReceivableId | None = None,
) -> list[PlannedRow]:
    """Return what persons are to make for these creditors while the recovery runs, the longest waiting first."""
    query = (
        select(planned_contact_table)
        .join(recovery_table, _R.receivable_id == _P.receivable_id)
        .where(
            _P.client_id == client_id,
            _P.user_id.in_(user_ids),
            _P.state == "to_do",
            _R.paused_reason.is_(None),
            _R.stopped_at.is_(None),
        )
    )
    if receivable_id is not None:
        query = query.where(_P.receivable_id == receivable_id)
    ordered = query.order_by(_P.at, _P.id).limit(1_000)
    return [PlannedRow(**row) for row in connection.execute(ordered).mappings()]


def list_to_do_after(connection: Connection, after: str, at_most: int) -> list[PlannedRow]:
    """List, over all clients, what people are to make in recoveries that were not stopped, ordered by id."""
    query = (
        select(planned_contact_table)
        .join(recovery_table, _R.receivable_id == _P.receivable_id)
        .where(_P.state == "to_do", _P.id > after, _R.stopped_at.is_(None))
    )
    rows = connection.execute(query.order_by(_P.id).limit(at_most)).mappings()
    return [PlannedRow(**row) for row in rows]


def clients_with_to_do(connection: Connection) -> list[ClientId]:
    """Return the clients for whom a person has something to make."""
    return list(connection.execute(select(_P.client_id).where(_P.state == "to_do").distinct()).scalars())


def with_to_do(connection: Connection, receivable_ids: Iterable[ReceivableId]) -> set[ReceivableId]:
    """Return those of these receivables where a person has a contact to make."""
    return set(connection.execute(_WITH_TO_DO, {"ids": list(receivable_ids)}).scalars())


def list_waiting_for(connection: Connection, user_id: UserId, why: str) -> list[PlannedRow]:
    """List this creditor's planned contacts that were put off for this reason, in the order of their plans."""
    table = planned_contact_table
    query = select(table).where(table.c.user_id == user_id, table.c.state == "planned", table.c.why == why)
    ordered = query.order_by(table.c.receivable_id, table.c.position)
    return [PlannedRow(**row) for row in connection.execute(ordered).mappings()]


def list_unreached(
    connection: Connection, client_id: ClientId, user_id: UserId, since: int
) -> list[ReceivableId]:
    """Return the creditor's receivables with a contact later than this that is not made because of where it would
    go."""
    table = planned_contact_table
    query = select(table.c.receivable_id).where(
        table.c.client_id == client_id,
        table.c.state == "not_made",
        table.c.at > since,
        table.c.user_id == user_id,
        table.c.reason.in_(STOPPED),
    )
    return list(connection.execute(query.distinct()).scalars())
