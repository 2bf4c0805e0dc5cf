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
    """`total_amount_received` (an extension) is what came in during the recovery, of all that was sent: also where it
    is still open, or ended for less."""

    currency: str
    total_sent: int
    total_recovered: int
    total_amount_sent: Amount
    total_amount_recovered: Amount
    total_amount_received: Amount | None = None


class RecoveryStats(Resource):
    """Rates are between 0 and 1; the number of closed receivables behind each stands beside it. Further fields as in
    CurrencyTotals."""

    total_sent: int
    total_recovered: int
    total_amount_sent: Amount
    total_amount_recovered: Amount
    avg_days_to_recovery: float
    with_phone_success_rate: float
    without_phone_success_rate: float
    closed_with_phone: int | None = None
    closed_without_phone: int | None = None
    total_amount_received: Amount | None = None
    currency: str | None = None
    by_currency: list[CurrencyTotals] | None = None
