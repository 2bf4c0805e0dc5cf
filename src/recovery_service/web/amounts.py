"""Amounts of requests in minor units of a currency that only the object knows."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.fields import MAX_MINOR_UNITS, from_minor, json_number, minor_digits, to_minor
from recovery_contract.reasons import Reason
from recovery_service.errors import Invalid


def request_minor(amount: Decimal, currency: str, field: str = "amount") -> int:
    """Convert the amount to minor units.

    Raises Invalid unless it is positive, within the limit, and has at most the currency's decimals.
    """
    received = json_number(amount)
    try:
        minor = to_minor(amount, currency)
    except ValueError:
        reason = Reason.of("amount_decimals", most=minor_digits(currency), unit=currency)
        raise Invalid(reason, field, received) from None
    if minor <= 0:
        raise Invalid(Reason.of("amount_not_positive"), field, received)
    if minor > MAX_MINOR_UNITS:
        limit = from_minor(MAX_MINOR_UNITS, currency)
        raise Invalid(Reason.of("amount_too_large", limit=limit, currency=currency), field, received)
    return minor
