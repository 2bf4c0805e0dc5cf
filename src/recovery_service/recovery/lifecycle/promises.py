"""What debtors announced: a promise holds contacts back until its day, and a broken one is named in the next."""

from __future__ import annotations

from datetime import date
from typing import Final

from sqlalchemy import Connection, insert, select, update

from recovery_contract.allowed_actions import STATUS, Action, Condition, Party
from recovery_contract.events import PromiseRecorded
from recovery_contract.instalments import PROMISE_MAX_DAYS
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.db.tables.recovery import promise_table
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ids import PromiseId, new_id
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.law.workdays import Workdays
from recovery_service.ledger import permissions
from recovery_service.ledger.agreements.promises import PromiseRow, fulfilled_promise, open_promise
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning import planning, scheduling
from recovery_service.recovery.dunning.reasons import promise_reason
from recovery_service.recovery.dunning.situation import load_situation

DUE: Final = "recovery.promise"


def record_promise(
    context: Context,
    receivable: ReceivableRow,
    *,
    day: date,
    amount_minor: int,
    at: int,
    actor: str,
) -> str:
    """Record what the debtor announced and lets contacts wait for it. Raises Invalid for a day that is past or further
    away than sixty days, and for more than what is open; InvalidState where the receivable is closed or the debtor
    insolvent."""
    _require_open(context.connection, receivable)
    situation = load_situation(context, receivable.id)
    days_ahead = (day - situation.workdays.local_date(at)).days
    if not 0 <= days_ahead <= PROMISE_MAX_DAYS:
        raise Invalid(Reason.of("promise_too_far", days=PROMISE_MAX_DAYS), "day", day.isoformat())
    if not 0 < amount_minor <= open_minor(context.connection, receivable, at):
        raise Invalid(Reason.of("promise_above_open"), "amount")
    table = promise_table
    earlier = (table.c.receivable_id == receivable.id) & (table.c.state == "open")
    context.connection.execute(update(table).where(earlier).values(state="replaced"))
    promise_id = new_id(PromiseId)
    context.connection.execute(
        insert(table).values(
            id=promise_id,
            receivable_id=receivable.id,
            amount_minor=amount_minor,
            day=day,
            made_at=at,
            state="open",
        )
    )
    amount = receivable.to_money(amount_minor)
    payload = PromiseRecorded(receivable_id=receivable.id, amount=amount, day=day)
    _emit(context, receivable, "receivable.promise.made", payload, at)
    add_note(
        context,
        receivable.id,
        at=at,
        kind="promise.made",
        text=f"{amount} {receivable.currency} announced for {day.isoformat()}",
        actor=actor,
        data={"day": day.isoformat(), "amount": str(amount)},
    )
    _schedule_check(context, receivable, promise_id, situation.workdays, day)
    if (
        situation.recovery is not None
        and situation.recovery.paused_reason is None
        and situation.recovery.stopped_at is None
    ):
        scheduling.replan(context, receivable.id, at, why=promise_reason(day))
    return promise_id


def _schedule_check(
    context: Context, receivable: ReceivableRow, promise_id: PromiseId, workdays: Workdays, day: date
) -> None:
    job = {"promise_id": promise_id, "receivable_id": receivable.id}
    key, due_at = f"{DUE}:{receivable.id}", _deadline(workdays, day)
    queue.schedule(context, receivable.client_id, DUE, key, job, due_at=due_at)


def _deadline(workdays: Workdays, day: date) -> int:
    """Return when it is looked at: before anybody is contacted on that day, so that the contact can name it."""
    return workdays.start_of_day(planning.promise_broken_on(workdays, day))


def _change_state(connection: Connection, promise: PromiseRow, state: str) -> None:
    connection.execute(update(promise_table).where(promise_table.c.id == promise.id).values(state=state))


def _require_open(connection: Connection, receivable: ReceivableRow) -> None:
    fulfilled = permissions.conditions(connection, receivable)
    against = permissions.obstacles(receivable, Party.CREDITOR, Action.RECORD_PROMISE, fulfilled)
    if STATUS in against:
        raise InvalidState(f"A receivable that is {receivable.status} takes no promises.")
    if Condition.INSOLVENT in against:
        raise InvalidState("The debtor is insolvent: claims are declared, not agreed on.")


def keep_promise(context: Context, receivable: ReceivableRow, *, is_all: bool, at: int) -> None:
    """Mark the open promise as kept once what it announced has arrived, or nothing is left to pay (`is_all`)."""
    promise = open_promise(context.connection, receivable.id)
    if promise is None or not (is_all or _arrived(context.connection, promise) >= promise.amount_minor):
        return
    _change_state(context.connection, promise, "kept")
    queue.cancel(context.connection, f"{DUE}:{receivable.id}")
    add_note(
        context,
        receivable.id,
        at=at,
        kind="promise.kept",
        text=f"The payment announced for {promise.day.isoformat()} has arrived",
        actor="service",
        data={"day": promise.day.isoformat()},
    )


def reopen_promise(context: Context, receivable: ReceivableRow, *, at: int) -> None:
    """Wait again for a promise that a payment kept which was taken back, where its day is not over."""
    promise = fulfilled_promise(context.connection, receivable.id)
    if promise is None or _arrived(context.connection, promise) >= promise.amount_minor:
        return
    workdays = load_situation(context, receivable.id).workdays
    if at < _deadline(workdays, promise.day):
        _change_state(context.connection, promise, "open")
        _schedule_check(context, receivable, promise.id, workdays, promise.day)


def check_promise(context: Context, job: Job) -> None:
    """Mark the promise as kept or broken once its day is over."""
    table = promise_table
    row = (
        context.connection.execute(select(table).where(table.c.id == job.payload["promise_id"]))
        .mappings()
        .first()
    )
    if row is None or row["state"] != "open":
        return
    locked = receivables.lock(context, row["receivable_id"])
    receivable, at = locked.row, locked.at
    is_fulfilled = (
        not (receivable.remaining_minor or receivable.charges_open)
        or _arrived(context.connection, PromiseRow(**row)) >= row["amount_minor"]
    )
    _change_state(context.connection, PromiseRow(**row), "kept" if is_fulfilled else "broken")
    if not is_fulfilled and not receivable.is_closed:
        amount = receivable.to_money(row["amount_minor"])
        payload = PromiseRecorded(receivable_id=receivable.id, amount=amount, day=row["day"])
        _emit(context, receivable, "receivable.promise.broken", payload, at)
        add_note(
            context,
            receivable.id,
            at=at,
            kind="promise.broken",
            text=f"The payment announced for {row['day'].isoformat()} did not arrive",
            actor="service",
            data={"day": row["day"].isoformat()},
        )


def _emit(context: Context, receivable: ReceivableRow, type: str, payload: PromiseRecorded, at: int) -> None:
    emit_event(context, receivable, type=type, data=payload, at=at)


def _arrived(connection: Connection, promise: PromiseRow) -> int:
    """Return what came since the promise was made."""
    paid = valid_payments(connection, promise.receivable_id)
    return sum(payment.amount_minor for payment in paid if payment.recorded_at >= promise.made_at)
