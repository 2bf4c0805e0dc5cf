"""The figures as the rows of a file: the service's, what is owed by age, and what became of each month."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from recovery_contract.statistics import CurrencyTotals, RecoveryStats
from recovery_desktop.documents.cells import Cell, Column
from recovery_desktop.store.cohorts import Cohort
from recovery_desktop.store.listing import AgeSum
from recovery_desktop.ui.ages import age_word
from recovery_desktop.ui.pages.statistics.words import tr


def columns() -> list[Column]:
    return [
        Column(tr("Figure"), "text", 34),
        Column(tr("Of"), "text", 24),
        Column(tr("Currency"), "text", 10),
        Column(tr("Cases"), "number", 10),
        Column(tr("Value"), "money", 16),
    ]


def rows(
    stats: RecoveryStats | None,
    ages: Iterable[AgeSum],
    months: Iterable[Cohort],
    *,
    of_platform: bool = False,
) -> list[list[Cell]]:
    whose = tr("All creditors of the platform") if of_platform else ""
    return [
        *_of_service(stats, whose),
        *map(_of_age, ages),
        *(row for month in months for row in _of_month(month)),
    ]


def received(stats: RecoveryStats | CurrencyTotals) -> Decimal:
    """Return what came in; of a service that does not tell that apart, what was recovered."""
    received_total = stats.total_amount_received
    return stats.total_amount_recovered if received_total is None else received_total


def _of_service(stats: RecoveryStats | None, whose: str) -> list[list[Cell]]:
    if stats is None:
        return []
    currency, phone = stats.currency or "EUR", tr("Success, percent")
    with_phone, without = stats.with_phone_success_rate, stats.without_phone_success_rate
    return [
        *_sums_of(stats, whose, currency),
        *(row for one in stats.by_currency or () for row in _sums_of(one, whose, one.currency)),
        [tr("Days to recovery"), whose, "", stats.total_recovered, _exact(stats.avg_days_to_recovery)],
        [phone, tr("With phone"), "", stats.closed_with_phone, _percent(with_phone)],
        [phone, tr("Without phone"), "", stats.closed_without_phone, _percent(without)],
    ]


def _sums_of(stats: RecoveryStats | CurrencyTotals, whose: str, currency: str) -> list[list[Cell]]:
    return [
        [tr("Submitted"), whose, currency, stats.total_sent, stats.total_amount_sent],
        [tr("Paid"), whose, currency, None, received(stats)],
        [tr("Recovered"), whose, currency, stats.total_recovered, stats.total_amount_recovered],
    ]


def _of_age(total: AgeSum) -> list[Cell]:
    return [tr("Still owed"), age_word(total.age), total.currency, total.count, total.amount]


def _of_month(cohort: Cohort) -> list[list[Cell]]:
    of, currency = f"{cohort.month:%Y-%m}", cohort.currency
    received_row: list[Cell] = [
        tr("Recovered of month"),
        of,
        currency,
        cohort.recovered,
        cohort.recovered_amount,
    ]
    missing_row: list[Cell] = [tr("Payments of unknown amount"), of, currency, cohort.unknown, None]
    return [received_row, missing_row] if cohort.unknown else [received_row]


def _exact(value: float) -> Decimal:
    return Decimal(str(value))


def _percent(rate: float) -> Decimal:
    return _exact(rate) * 100
