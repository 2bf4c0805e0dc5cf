"""What a list is narrowed to and ordered by, and how that is said to the database."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from typing import Any, Final

from recovery_contract.lifecycle import RANK
from recovery_contract.money import CURRENCIES, MAX_MINOR_UNITS, minor_digits
from recovery_desktop.folding import fold
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.figures import ENDED, OPEN, REMAINING
from recovery_desktop.store.reads import Reads

AGES: Final[dict[str, tuple[int | None, int | None]]] = {
    "not_due": (None, 0),
    "to_30": (1, 30),
    "to_60": (31, 60),
    "to_90": (61, 90),
    "over_90": (91, None),
    "unknown": (None, None),
}
"""Days past the due date, from and to; only what is still open has an age. Of `unknown` neither the service nor an
entry here names the due date."""


@dataclass(frozen=True)
class Filters:
    """Filters of a list; none by default. `deadline_days` takes in what is past its deadline, `tags` what has any of
    them."""

    statuses: tuple[str, ...] = ()
    ages: tuple[str, ...] = ()
    debtor: str = ""
    least: Decimal | None = None
    most: Decimal | None = None
    deadline_days: int | None = None
    tags: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self != Filters()


@dataclass(frozen=True)
class Order:
    """`key` is a row of ORDERS."""

    key: str = "created"
    descending: bool = True


BY_VALUE: Final = ("amount", "remaining")
"""Orders that compare money."""


@dataclass(frozen=True)
class SortRates:
    """What one unit of other currencies is worth in `base`, as the person typed it, and its day. Used for the order
    alone: no amount is converted."""

    base: str = ""
    rates: tuple[tuple[str, Decimal], ...] = ()
    on: date | None = None

    @property
    def currencies(self) -> frozenset[str]:
        return frozenset({self.base, *(currency for currency, _ in self.rates)} if self.base else ())


_RANKED: Final = "CASE status {} ELSE 99 END".format(
    " ".join(f"WHEN '{status}' THEN {rank}" for status, rank in sorted(RANK.items()))
)

ORDERS: Final[dict[str, tuple[str, str]]] = {
    # What is sorted by, and when there is nothing to sort by: that comes last in both directions.
    "created": ("created_at", "0"),
    "number": ("number_key", "number_key = ''"),
    "debtor": ("name_key", "name_key = ''"),
    "status": (_RANKED, "0"),
    "amount": ("amount", "0"),
    "remaining": (REMAINING, ENDED),
    "due": ("due_date", "due_date IS NULL"),
    "age": ("due_date", f"due_date IS NULL OR NOT {OPEN}"),
    "next": ("coalesce(deadline, next_at)", f"coalesce(deadline, next_at) IS NULL OR {ENDED}"),
    "tags": ("tag_keys", "tag_keys = ''"),
    "updated": ("coalesce(changed_at, created_at)", "0"),
}


def build_conditions(
    database: Reads, connection_id: ConnectionId, filters: Filters, now: datetime
) -> tuple[list[str], list[Any]]:
    """Return what a row has to fulfil, and the values; the filters count for this connection's alone."""
    conditions: list[str] = ["connection_id = ?"]
    values: list[Any] = [connection_id]
    if filters.statuses:
        conditions.append(f"status IN ({', '.join('?' * len(filters.statuses))})")
        values += filters.statuses
    if filters.ages:
        each = [_of_age(age, now) for age in filters.ages]
        conditions.append(f"{OPEN} AND ({' OR '.join(text for text, _ in each)})")
        values += [value for _, days in each for value in days]
    if filters.debtor:
        conditions.append("name_key = ?")
        values.append(fold(filters.debtor))
    if filters.tags:
        conditions.append(f"({' OR '.join(['instr(tag_keys, ?)'] * len(filters.tags))})")
        values += [f"\n{fold(tag)}\n" for tag in filters.tags]
    if filters.least is not None or filters.most is not None:
        each_currency, bounds = _amounts_between(database, connection_id, filters.least, filters.most)
        conditions.append(f"({each_currency})")
        values += bounds
    if filters.deadline_days is not None:
        # To the end of that day, where the person is.
        day = now.astimezone().date() + timedelta(days=filters.deadline_days + 1)
        until = datetime.combine(day, time()).astimezone(UTC)
        conditions.append("deadline < ?")
        values.append(until.isoformat(timespec="milliseconds"))
    return conditions, values


def _amounts_between(
    database: Reads, connection_id: ConnectionId, least: Decimal | None, most: Decimal | None
) -> tuple[str, list[Any]]:
    """Return bounds in the minor units of each currency that any receivable has."""
    rows = database.rows("SELECT DISTINCT currency FROM receivable WHERE connection_id = ?", (connection_id,))
    each, values = ["0"], []
    for row in rows:
        digits = minor_digits(row["currency"])
        each.append("currency = ? AND amount BETWEEN ? AND ?")
        values += [
            row["currency"],
            0 if least is None else int(least.scaleb(digits).to_integral_value()),
            MAX_MINOR_UNITS if most is None else int(most.scaleb(digits).to_integral_value()),
        ]
    return " OR ".join(each), values


def order_by_clause(order: Order, rates: SortRates = SortRates(), *, is_mixed: bool = False) -> str:
    """Return what stands after ORDER BY; equal ones by their id. Of `is_mixed` money those with a rate are
    compared by value, and each of the others stands apart behind them."""
    what, missing = ORDERS[order.key]
    apart = ""
    if order.key in BY_VALUE and is_mixed:
        factors = {rates.base: Decimal(1), **dict(rates.rates)} if rates.base else {}
        units = "".join(
            f" WHEN '{currency}' THEN {factor.scaleb(-minor_digits(currency)):f}"
            for currency, factor in factors.items()
            if currency in CURRENCIES
        )
        if units:
            what = f"{what} * CASE currency{units} ELSE 1 END"
            names = ", ".join(f"'{currency}'" for currency in factors if currency in CURRENCIES)
            apart = f"CASE WHEN currency IN ({names}) THEN '' ELSE currency END, "
        else:
            apart = "currency, "
    # The oldest due date is the greatest age.
    descending = order.descending != (order.key == "age")
    first = "" if missing == "0" else f"{missing}, "
    last = "id DESC" if order.key == "created" and descending else "id"
    return f"{first}{apart}{what}{' DESC' if descending else ''}, {last}"


def days_late(due: date | None, is_open: bool, now: datetime) -> int | None:
    """Return days past the due date, negative before it; None where nothing is due or open any more."""
    return None if due is None or not is_open else (now.astimezone().date() - due).days


def due_date_of_age(now: datetime, days: int) -> str:
    """Return the due date of what is so many days late."""
    return (now.astimezone().date() - timedelta(days=days)).isoformat()


def _of_age(age: str, now: datetime) -> tuple[str, list[str]]:
    least, most = AGES[age]
    if least is None and most is None:
        return "due_date IS NULL", []
    if least is None:
        return "due_date >= ?", [due_date_of_age(now, most or 0)]
    if most is None:
        return "due_date <= ?", [due_date_of_age(now, least)]
    return "due_date BETWEEN ? AND ?", [due_date_of_age(now, most), due_date_of_age(now, least)]
