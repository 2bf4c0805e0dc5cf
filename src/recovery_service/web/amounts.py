"""Amounts of requests in minor units of a currency that only the object knows."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.fields import MAX_MINOR_UNITS, json_number, minor_digits, to_minor
from recovery_service.errors import Invalid


def request_minor(amount: Decimal, currency: str, field: str = "amount") -> int:
    """Raises Invalid unless it is more than nothing, within the limit, and has at most the currency's decimals."""
    received = json_number(amount)
    try:
        minor = to_minor(amount, currency)
    except ValueError:
        message = f"{field} has more than {minor_digits(currency)} decimals"
        raise Invalid(message, field, received) from None
    if minor <= 0:
        raise Invalid(f"{field} must be greater than 0", field, received)
    if minor > MAX_MINOR_UNITS:
        raise Invalid(f"{field} is above the limit of {MAX_MINOR_UNITS} minor units", field, received)
    return minor
