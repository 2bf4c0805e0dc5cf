"""How recoveries went: one pass over an index, then exact arithmetic."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select

from recovery_contract.fields import CURRENCIES, from_minor
from recovery_contract.ids import UserId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_contract.statistics import CurrencyTotals, RecoveryStats
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.errors import Invalid
from recovery_service.principal import Principal
from recovery_service.statistics.periods import DateSpan

_R = receivable_table.c
_DAY_MS: Final = 86_400_000


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
    days = sum(int(group.duration or 0) for group in recovered) / _DAY_MS
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
    query = (
        select(
            _R.currency,
            _R.status,
            _R.phone_attempted,
            func.count().label("number"),
            func.sum(_R.amount_minor).label("amount"),
            func.sum(_R.paid_minor).label("paid"),
            func.sum(_R.closed_at - _R.created_at).label("duration"),
        )
        .where(_R.client_id == principal.client_id)
        .group_by(_R.currency, _R.status, _R.phone_attempted)
    )
    if span.begin_ms is not None:
        query = query.where(_R.created_at >= span.begin_ms)
    if span.end_ms is not None:
        query = query.where(_R.created_at < span.end_ms)
    if user_id is not None:
        query = query.where(_R.user_id == user_id)
    if not principal.is_platform:
        query = query.where(_R.user_id.in_(visible_user_ids(principal)))
    return connection.execute(query).all()


def _totals(currency: str, groups: Sequence[Any]) -> CurrencyTotals:
    recovered = [group for group in groups if group.status == ReceivableStatus.RECOVERED]
    return CurrencyTotals(
        currency=currency,
        total_sent=sum(group.number for group in groups),
        total_recovered=sum(group.number for group in recovered),
        total_amount_sent=from_minor(sum(int(group.amount) for group in groups), currency),
        total_amount_recovered=from_minor(sum(int(group.paid) for group in recovered), currency),
        total_amount_received=from_minor(sum(int(group.paid) for group in groups), currency),
    )


class _Success(NamedTuple):
    """The share of the closed ones that was recovered, and how many are closed."""

    share: float
    closed: int


def _success(groups: Iterable[Any]) -> _Success:
    closed = [group for group in groups if group.status in TERMINAL]
    number: int = sum(group.number for group in closed)
    good: int = sum(group.number for group in closed if group.status == ReceivableStatus.RECOVERED)
    return _Success(round(good / number, 4) if number else 0.0, number)
