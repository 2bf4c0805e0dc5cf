"""Recovery statistics."""

from __future__ import annotations

from enum import StrEnum

from recovery_contract.fields import Amount, Resource


class Period(StrEnum):
    LAST_MONTH = "last_month"
    LAST_QUARTER = "last_quarter"
    LAST_YEAR = "last_year"
    ALL_TIME = "all_time"


class CurrencyTotals(Resource):
    currency: str
    total_sent: int
    total_recovered: int
    total_amount_sent: Amount
    total_amount_recovered: Amount


class RecoveryStats(Resource):
    """Rates are between 0 and 1; the number of closed receivables behind each stands beside it."""

    total_sent: int
    total_recovered: int
    total_amount_sent: Amount
    total_amount_recovered: Amount
    avg_days_to_recovery: float
    with_phone_success_rate: float
    without_phone_success_rate: float
    closed_with_phone: int | None = None
    closed_without_phone: int | None = None
    currency: str | None = None
    by_currency: list[CurrencyTotals] | None = None
