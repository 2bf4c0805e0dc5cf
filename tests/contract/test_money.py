"""Amounts are exact on their way to integer minor units and back, whatever the currency."""

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from recovery_contract.money import CURRENCIES, MAX_MINOR_UNITS, from_minor, minor_digits, to_minor


@settings(max_examples=300, deadline=None)
@given(st.integers(0, MAX_MINOR_UNITS), st.sampled_from(sorted(CURRENCIES)))
def test_amount_survives_the_way_to_minor_units_and_back(units: int, currency: str) -> None:
    amount = from_minor(units, currency)
    assert isinstance(amount, Decimal)
    assert -amount.as_tuple().exponent == minor_digits(currency)
    assert to_minor(amount, currency) == units


def test_sums_of_cents_are_exact() -> None:
    assert sum((from_minor(10, "EUR") for _ in range(3)), Decimal(0)) == Decimal("0.30")


@pytest.mark.parametrize(("amount", "currency"), [("0.001", "EUR"), ("1.5", "JPY"), ("1.0005", "KWD")])
def test_amount_with_more_decimals_than_its_currency_is_refused(amount: str, currency: str) -> None:
    with pytest.raises(ValueError, match="decimals"):
        to_minor(Decimal(amount), currency)
