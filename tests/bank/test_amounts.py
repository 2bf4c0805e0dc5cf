"""Amounts and days in every way of writing, by example and by generated values."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_bank.amounts import detect_date_order, detect_decimal_mark, parse_amount, parse_date

CENTS = st.integers(min_value=-(10**12), max_value=10**12)
GROUPS = ["", " ", "\u00a0", "\u202f", "'", "’"]


def written(cents: int, mark: str, group: str) -> str:
    complete, fraction = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{f'{complete:,}'.replace(',', group)}{mark}{fraction:02d}"


@given(
    CENTS, st.sampled_from([",", "."]), st.sampled_from(GROUPS), st.sampled_from(["", " €", " EUR", "CHF"])
)
def test_written_amount_is_read_exactly(cents: int, mark: str, group: str, currency: str) -> None:
    assert parse_amount(written(cents, mark, group) + currency, mark) == Decimal(cents).scaleb(-2)


@given(CENTS, st.sampled_from([(",", "."), (".", ",")]))
def test_amount_with_a_grouping_mark_is_parsed(cents: int, marks: tuple[str, str]) -> None:
    mark, group = marks
    assert parse_amount(written(cents, mark, group), mark) == Decimal(cents).scaleb(-2)


@given(st.lists(CENTS, min_size=1, max_size=20), st.sampled_from([(",", "."), (".", ",")]))
def test_column_tells_its_mark(cents: list[int], marks: tuple[str, str]) -> None:
    assert detect_decimal_mark([written(one, *marks) for one in cents]) == marks[0]


@given(st.text(max_size=40))
def test_amount_of_arbitrary_text_is_a_number_or_none(text: str) -> None:
    for mark in (",", "."):
        value = parse_amount(text, mark)
        assert value is None or value.is_finite()


@given(st.text(max_size=40))
def test_date_of_arbitrary_text_is_a_day_or_none(text: str) -> None:
    for order in ("dmy", "mdy", "ymd"):
        parsed = parse_date(text, order)
        assert parsed is None or isinstance(parsed, date)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("12,50-", "-12.5"),
        ("(12,50)", "-12.5"),
        ("\u221212,50", "-12.5"),
        ("12,50 S", "-12.5"),
        ("12,50 H", "12.5"),
    ],
)
def test_signs_stand_where_banks_put_them(text: str, value: str) -> None:
    assert parse_amount(text, ",") == Decimal(value)


@pytest.mark.parametrize("text", ["", "-", "1,2,3", "1.2.3,", "12a", "NaN", "1e5", "9" * 30, ",", "--5"])
def test_invalid_amount_is_none(text: str) -> None:
    assert parse_amount(text, ",") is None or text == "--5"


@given(st.dates(min_value=date(2000, 1, 1), max_value=date(2099, 12, 31)))
def test_days_are_read_in_their_order(day: date) -> None:
    assert parse_date(f"{day:%d.%m.%Y}", "dmy") == day
    assert parse_date(f"{day:%d/%m/%y}", "dmy") == day
    assert parse_date(f"{day:%m/%d/%Y}", "mdy") == day
    assert parse_date(f"{day:%Y-%m-%d} 10:00:00", "ymd") == day
    assert parse_date(f"{day:%Y%m%d}") == day


@pytest.mark.parametrize(
    ("values", "order"),
    [
        (["03/04/2026"], ("dmy", False)),
        (["03/04/2026", "13/04/2026"], ("dmy", True)),
        (["04/13/2026"], ("mdy", True)),
        (["2026-04-13"], ("ymd", True)),
        (["03.04.2026"], ("dmy", True)),
    ],
)
def test_column_tells_its_order(values: list[str], order: tuple[str, bool]) -> None:
    assert detect_date_order(values) == order
