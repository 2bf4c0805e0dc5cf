"""How recoveries went: the sums of days and months, the rows that they do not hold yet, then exact arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    func,
    literal,
    literal_column,
    select,
    union_all,
)

from recovery_contract.fields import CURRENCIES, from_minor
from recovery_contract.ids import UserId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_contract.statistics import CurrencyTotals, RecoveryStats
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.reports import is_unsummed, statistics_sum_table
from recovery_service.errors import Invalid
from recovery_service.principal import Principal
from recovery_service.statistics.periods import DateSpan
from recovery_service.statistics.sums import OF_ALL_USERS

_R, _S = receivable_table.c, statistics_sum_table.c
_DAY_MS: Final = 86_400_000
_FIGURES: Final = ("number", "amount_minor", "paid_minor", "duration_ms")
# No column to SQLite, which would look through all receivables of the time by an index of that instead of the few.
_CREATED_AT: Final = _R.created_at + literal_column("0")
_AS_THEY_ARE: Final = select(
    _R.currency,
    _R.status,
    _R.phone_attempted,
    literal(1).label("number"),
    _R.amount_minor,
    _R.paid_minor,
    func.coalesce(_R.closed_at - _R.created_at, 0).label("duration_ms"),
).where(is_unsummed)
_AS_THEY_WERE_SUMMED: Final = select(
    _R.currency,
    _R.summed_status,
    _R.summed_phone_attempted,
    literal(-1).label("number"),
    -_R.summed_amount_minor,
    -_R.summed_paid_minor,
    -func.coalesce(_R.summed_closed_at - _R.created_at, 0),
).where(is_unsummed, _R.summed_status.is_not(None))


def calculate_statistics(
    connection: Connection,
    principal: Principal,
    span: DateSpan,
    *,
    currency: str,
    user_id: UserId | None = None,
) -> RecoveryStats:
    """Calculate the statistics of the receivables created within the span.

    Counts and amounts are those in `currency`; the others stand in `by_currency`. Raises Invalid for what is
    no currency.
    """
    if currency not in CURRENCIES:
        raise Invalid("currency has to be an ISO 4217 code", "currency", currency)
    groups = _groups(connection, principal, span, user_id)
    chosen = [group for group in groups if group.currency == currency]
    totals = _totals(currency, chosen)
    recovered = [group for group in chosen if group.status == ReceivableStatus.RECOVERED]
    days = sum(int(group.duration_ms) for group in recovered) / _DAY_MS
    with_phone, closed_with = _success(group for group in chosen if group.phone_attempted)
    without, closed_without = _success(group for group in chosen if not group.phone_attempted)
    return RecoveryStats(
        total_sent=totals.total_sent,
        total_recovered=totals.total_recovered,
        total_amount_sent=totals.total_amount_sent,
        total_amount_recovered=totals.total_amount_recovered,
        total_amount_received=totals.total_amount_received,
        avg_days_to_recovery=round(days / totals.total_recovered, 2) if totals.total_recovered else 0.0,
        with_phone_success_rate=with_phone,
        without_phone_success_rate=without,
        closed_with_phone=closed_with,
        closed_without_phone=closed_without,
        currency=currency,
        by_currency=[
            _totals(name, [group for group in groups if group.currency == name])
            for name in sorted({group.currency for group in groups} - {currency})
        ],
    )


def _groups(
    connection: Connection, principal: Principal, span: DateSpan, user_id: UserId | None
) -> Sequence[Any]:
    """Return the sums of each currency and state: those that are kept, and what the rows since then change in them."""
    sources: list[Select[Any]] = []
    for unit, begin, end in span.split():
        sums = select(_S.currency, _S.status, _S.phone_attempted, *(_S[name] for name in _FIGURES))
        of_unit = sums.where(_S.client_id == principal.client_id, _S.unit == unit)
        sources.append(_within(of_unit, _S.begins_at, begin, end).where(_of_users(principal, user_id)))
    for rows in (_AS_THEY_ARE, _AS_THEY_WERE_SUMMED):
        of_client = _within(
            rows.where(_R.client_id == principal.client_id), _CREATED_AT, span.begin_ms, span.end_ms
        )
        if user_id is not None:
            of_client = of_client.where(_R.user_id == user_id)
        sources.append(of_client.where(*_visible(_R.user_id, principal)))
    # One statement: rows that are summed meanwhile are seen on one side only.
    every = union_all(*sources).subquery()
    groups = every.c.currency, every.c.status, every.c.phone_attempted
    totals = {name: func.sum(every.c[name]) for name in _FIGURES}
    query = select(*groups, *(each.label(name) for name, each in totals.items())).group_by(*groups)
    return connection.execute(query.having(totals["number"] != 0)).all()


def _of_users(principal: Principal, user_id: UserId | None) -> ColumnElement[bool]:
    if principal.is_platform and user_id is None:
        return _S.user_id == OF_ALL_USERS
    of_one = [] if user_id is None else [_S.user_id == user_id]
    return and_(_S.user_id != OF_ALL_USERS, *of_one, *_visible(_S.user_id, principal))


def _visible(user_id: ColumnElement[Any], principal: Principal) -> list[ColumnElement[bool]]:
    return [] if principal.is_platform else [user_id.in_(visible_user_ids(principal))]


def _within(
    query: Select[Any], column: ColumnElement[int], begin: int | None, end: int | None
) -> Select[Any]:
    if begin is not None:
        query = query.where(column >= begin)
    return query if end is None else query.where(column < end)


def _totals(currency: str, groups: Sequence[Any]) -> CurrencyTotals:
    recovered = [group for group in groups if group.status == ReceivableStatus.RECOVERED]
    return CurrencyTotals(
        currency=currency,
        total_sent=sum(int(group.number) for group in groups),
        total_recovered=sum(int(group.number) for group in recovered),
        total_amount_sent=from_minor(sum(int(group.amount_minor) for group in groups), currency),
        total_amount_recovered=from_minor(sum(int(group.paid_minor) for group in recovered), currency),
        total_amount_received=from_minor(sum(int(group.paid_minor) for group in groups), currency),
    )


class _Success(NamedTuple):
    """The share of the closed ones that was recovered, and how many are closed."""

    share: float
    closed: int


def _success(groups: Iterable[Any]) -> _Success:
    closed = [group for group in groups if group.status in TERMINAL]
    number = sum(int(group.number) for group in closed)
    good = sum(int(group.number) for group in closed if group.status == ReceivableStatus.RECOVERED)
    return _Success(round(good / number, 4) if number else 0.0, number)
