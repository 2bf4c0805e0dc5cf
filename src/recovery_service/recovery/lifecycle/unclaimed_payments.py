"""Money that arrived and could not be booked: kept until somebody assigns it to a receivable or gives it back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal, get_args

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from recovery_contract.fields import from_minor
from recovery_contract.ids import PaymentId, ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.db.tables.payments import unclaimed_table
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.ids import CheckoutId, UnclaimedPaymentId, new_id
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.lifecycle import payments

Why = Literal["closed", "currency", "not_bookable", "not_matched"]
State = Literal["open", "assigned", "returned"]
STATES: Final[tuple[State, ...]] = get_args(State)
AT_ONCE: Final = 500

_U = unclaimed_table.c


@dataclass(frozen=True)
class NewUnclaimedPayment:
    """Money that can be booked nowhere, as an Unclaimed begins."""

    source: str
    origin: str
    amount_minor: int
    currency: str
    arrived_at: int
    why: Why
    receivable_id: ReceivableId | None = None
    checkout_id: CheckoutId | None = None
    payer: str | None = None
    text: str | None = None


@dataclass(frozen=True)
class UnclaimedPayment:
    """`source` is card or bank, `origin` the provider's payment or the statement's entry, `receivable_id` the one it
    was meant for where that is known. `arrived_at`, `settled_at` in milliseconds; `reference` of the transfer back."""

    id: UnclaimedPaymentId
    source: str
    origin: str
    receivable_id: ReceivableId | None
    checkout_id: CheckoutId | None
    amount_minor: int
    currency: str
    payer: str | None
    text: str | None
    arrived_at: int
    why: str
    state: str
    settled_at: int | None = None
    settled_by: str | None = None
    assigned_to: ReceivableId | None = None
    payment_id: PaymentId | None = None
    reference: str | None = None

    @property
    def amount(self) -> str:
        return f"{from_minor(self.amount_minor, self.currency)} {self.currency}"

    def to_json(self) -> dict[str, Any]:
        """Return the values as the command line prints them; what is not known is left out."""
        values = {
            "money_id": self.id,
            "state": self.state,
            "amount": str(from_minor(self.amount_minor, self.currency)),
            "currency": self.currency,
            "source": self.source,
            "origin": self.origin,
            "arrived": to_datetime(self.arrived_at).date().isoformat(),
            "why": self.why,
            "meant_for": self.receivable_id,
            "payer": self.payer,
            "text": self.text,
            "assigned_to": self.assigned_to,
            "payment_id": self.payment_id,
            "returned_by": self.reference,
        }
        return {name: value for name, value in values.items() if value}


_COLUMNS: Final = [_U[field.name] for field in fields(UnclaimedPayment)]


def store_unclaimed(
    connection: Connection,
    money: NewUnclaimedPayment,
) -> UnclaimedPayment | None:
    """Return None where it is kept already."""
    values = {**asdict(money), "payer": money.payer or None, "text": money.text or None}
    row = UnclaimedPayment(id=new_id(UnclaimedPaymentId), state="open", **values)
    try:
        with connection.begin_nested():
            connection.execute(insert(unclaimed_table).values(**asdict(row)))
    except IntegrityError:
        return None
    return row


def list_unclaimed(connection: Connection, state: str | None) -> list[UnclaimedPayment]:
    """Return them oldest first, the first 500; of every client, for the operators of the service."""
    query = select(*_COLUMNS)
    if state is not None:
        query = query.where(_U.state == state)
    rows = connection.execute(query.order_by(_U.id).limit(AT_ONCE)).mappings()
    return [UnclaimedPayment(**row) for row in rows]


def of_checkout(connection: Connection, checkout_id: CheckoutId) -> Sequence[UnclaimedPayment]:
    """Return what came with this card payment and was not booked, oldest first."""
    query = select(*_COLUMNS).where(_U.checkout_id == checkout_id).order_by(_U.id)
    return [UnclaimedPayment(**row) for row in connection.execute(query).mappings()]


def erase_payers(connection: Connection, receivable_id: ReceivableId) -> None:
    """Erase payer and text of settled money; money that is still here has to find its way back."""
    about = (_U.receivable_id == receivable_id) | (_U.assigned_to == receivable_id)
    settled = update(unclaimed_table).where(about, _U.state != "open")
    connection.execute(settled.values(payer=None, text=None))


def assign_to_receivable(
    context: Context, money_id: UnclaimedPaymentId, receivable_id: ReceivableId, *, actor: str
) -> UnclaimedPayment:
    """Book it as a payment of this receivable, on the day on which it arrived. Raises NotFound, InvalidState where it
    was settled or the receivable is closed, Invalid for another currency."""
    row = _open(context.connection, money_id)
    locked = receivables.lock(context, receivable_id)
    receivable, at = locked.row, locked.at
    if receivable.currency != row.currency:
        raise Invalid(f"The receivable is in {receivable.currency}.", "receivable", receivable_id)
    payment = payments.record_payment(
        context,
        receivable.id,
        amount_minor=row.amount_minor,
        reference=(row.text or row.origin)[:200],
        source=row.source,
        actor=actor,
        received_at=min(row.arrived_at, at),
    )
    data = {"receivable_id": receivable.id, "payment_id": payment.id}
    values = {"assigned_to": receivable.id, "payment_id": payment.id}
    after = _settle(context.connection, row, "assigned", at=at, actor=actor, data=data, values=values)
    if row.receivable_id not in (None, receivable.id):
        _tell(context, after, "payment.assigned", f"The payment of {row.amount} was booked elsewhere.")
    return after


def record_returned(
    context: Context, money_id: UnclaimedPaymentId, reference: str, *, at: int, actor: str
) -> UnclaimedPayment:
    """Record that it was given back to whoever paid it, by the transfer or refund of this name. Raises NotFound, and
    InvalidState where it was settled already."""
    row = _open(context.connection, money_id)
    values = {"reference": reference[:200]}
    after = _settle(context.connection, row, "returned", at=at, actor=actor, data=values, values=values)
    _tell(context, after, "payment.returned", f"The payment of {row.amount} was given back.")
    return after


def reduce_after_refund(
    context: Context,
    row: UnclaimedPayment,
    amount_minor: int,
    reason: str,
    *,
    at: int,
    actor: str,
) -> int:
    """Subtract what the provider gave back by itself, in minor units; return how much of the payment that was."""
    if amount_minor >= row.amount_minor:
        record_returned(context, row.id, reason, at=at, actor=actor)
        return row.amount_minor
    rest = {"amount_minor": row.amount_minor - amount_minor}
    _settle(context.connection, row, "open", at=at, actor=actor, data=rest, values=rest)
    return amount_minor


def restore_failed_refund(
    connection: Connection, checkout_id: CheckoutId, amount_minor: int, *, actor: str, at: int
) -> None:
    """Let the amount of a card payment wait anew: what the provider had given back never arrived."""
    rows = [row for row in of_checkout(connection, checkout_id) if row.state != "assigned"]
    if rows:
        waits = rows[-1].amount_minor if rows[-1].state == "open" else 0
        values: dict[str, Any] = {"amount_minor": waits + amount_minor, "reference": None}
        _settle(connection, rows[-1], "open", at=at, actor=actor, data=values, values=values)


def _open(connection: Connection, money_id: UnclaimedPaymentId) -> UnclaimedPayment:
    query = select(*_COLUMNS).where(_U.id == money_id).with_for_update()
    stored = connection.execute(query).mappings().first()
    if stored is None:
        raise NotFound
    row = UnclaimedPayment(**stored)
    if row.state != "open":
        raise InvalidState(f"This money was {row.state} already.")
    return row


def _settle(
    connection: Connection,
    row: UnclaimedPayment,
    state: State,
    *,
    at: int,
    actor: str,
    data: dict[str, Any],
    values: dict[str, Any],
) -> UnclaimedPayment:
    changed = {"state": state, "settled_at": at, "settled_by": actor, **values}
    connection.execute(update(unclaimed_table).where(_U.id == row.id).values(**changed))
    record_audit(
        connection,
        actor,
        f"money.{state}",
        row.id,
        before={"state": row.state},
        after={"state": state, **data},
    )
    return UnclaimedPayment(**{**asdict(row), **changed})


def _tell(context: Context, row: UnclaimedPayment, kind: str, text: str) -> None:
    """Note it in the timeline of the receivable that the money was meant for."""
    if row.receivable_id is None:
        return
    receivable = receivables.load(context.connection, row.receivable_id)
    at = context.now(receivable.client_id)
    data = {"amount_minor": row.amount_minor, "currency": row.currency}
    add_note(context, receivable.id, at=at, kind=kind, text=text, actor="service", data=data)
