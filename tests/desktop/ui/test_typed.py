"""Amounts and dates in the forms people write; a wrong guess is never a hundred or a thousand times off."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from recovery_desktop.ui import text, typed

AMOUNTS = [
    ("1234.56", "1234.56"),
    ("1234,56", "1234.56"),
    ("1 234,56", "1234.56"),
    ("1\u202f234,56", "1234.56"),
    ("1\u00a0234,56 €", "1234.56"),
    ("1.234,56", "1234.56"),
    ("1,234.56", "1234.56"),
    ("1'234.56", "1234.56"),
    ("CHF 1’234.50", "1234.50"),
    ("€ 12", "12"),
    ("12 EUR", "12"),
    ("12,5", "12.5"),
    ("0,05", "0.05"),
    ("1.234.567,8", "1234567.8"),
    ("1,234,567", "1234567"),
    ("12,50000", "12.5"),
    ("١٢٣٤", "1234"),
]


@pytest.mark.parametrize("locale", ["en_GB", "fr_FR", "de_DE", "de_CH", "tr_TR", "ar_EG"])
@pytest.mark.parametrize(("raw", "meant"), AMOUNTS)
def test_amount_means_the_same_in_every_locale(raw: str, meant: str, locale: str) -> None:
    assert typed.amount(raw, "EUR", QLocale(locale)) == Decimal(meant)


def test_three_digits_after_the_foreign_mark_are_thousands() -> None:
    assert typed.amount("1,234", "EUR", QLocale("en_GB")) == Decimal(1234)
    assert typed.amount("1.234", "EUR", QLocale("fr_FR")) == Decimal(1234)


@pytest.mark.parametrize(("raw", "locale"), [("1,234", "fr_FR"), ("1.234", "en_GB")])
def test_three_digits_after_the_own_mark_are_asked_about(raw: str, locale: str) -> None:
    with pytest.raises(typed.NotUnderstood, match="1234"):
        typed.amount(raw, "EUR", QLocale(locale))


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "abc",
        "-5",
        "-0",
        "0,1+0,2",
        "١٬٢٣٤٫٥٦",
        "12,34,5",
        "1.2,3.4",
        "1234.567,8",
        "12.345678",
        "99999999999999",
    ],
)
def test_invalid_amount_says_why(raw: str) -> None:
    with pytest.raises(typed.NotUnderstood):
        typed.amount(raw)


def test_currency_has_its_own_decimals() -> None:
    assert typed.amount("1,234", "KWD", QLocale("fr_FR")) == Decimal("1.234")
    assert typed.amount("1,234", "JPY", QLocale("fr_FR")) == Decimal(1234)
    with pytest.raises(typed.NotUnderstood):
        typed.amount("12,5", "JPY")


@given(
    st.integers(min_value=1, max_value=10**12),
    st.sampled_from(["en_GB", "fr_FR", "de_DE", "es_ES", "it_IT", "nl_NL"]),
)
def test_shown_value_is_parsed_again(minor: int, name: str) -> None:
    value, locale = Decimal(minor).scaleb(-2), QLocale(name)
    assert typed.amount(text.number(value, 2, locale), "EUR", locale) == value
    assert typed.amount(text.money(value, "EUR", locale), "EUR", locale) == value


@pytest.mark.parametrize(
    ("raw", "locale", "meant"),
    [
        ("2026-04-03", "en_US", date(2026, 4, 3)),
        ("3/4/2026", "en_GB", date(2026, 4, 3)),
        ("4/3/2026", "en_US", date(2026, 4, 3)),
        ("03.04.26", "de_DE", date(2026, 4, 3)),
        ("3 avril 2026", "fr_FR", date(2026, 4, 3)),
        ("3. April 2026", "de_DE", date(2026, 4, 3)),
        ("April 3, 2026", "fr_FR", date(2026, 4, 3)),
        ("3.4.", "de_DE", date(2026, 4, 3)),
        ("today", "en_GB", date(2026, 11, 21)),
        ("yesterday", "en_GB", date(2026, 11, 20)),
    ],
)
def test_date_is_understood_in_local_forms(raw: str, locale: str, meant: date) -> None:
    assert typed.day(raw, QLocale(locale), today=date(2026, 11, 21)) == meant


@pytest.mark.parametrize("raw", ["", "soon", "31/02/2026", "2026-13-01", "99"])
def test_invalid_date_says_why(raw: str) -> None:
    with pytest.raises(typed.NotUnderstood):
        typed.day(raw, QLocale("en_GB"))


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        ("12", Decimal(12)),
        ("12,5 %", Decimal("12.5")),
        ("0.75%", Decimal("0.75")),
        ("3 x legal rate", typed.Multiple(3)),
        ("3 × taux légal", typed.Multiple(3)),
    ],
)
def test_rate_is_understood_as_people_write_it(raw: str, value: typed.Rate) -> None:
    assert typed.rate(raw) == value


@pytest.mark.parametrize("raw", ["-1", "101", "12 a month", "x", "1e2", "%", "3 x 12%"])
def test_invalid_rate_is_asked_for_again(raw: str) -> None:
    with pytest.raises(typed.NotUnderstood):
        typed.rate(raw)
