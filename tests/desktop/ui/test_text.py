"""Values as words."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.resources import resource
from recovery_desktop.ui import text

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("amount", "currency", "locale", "shown"),
    [
        ("1234567.5", "EUR", "fr_FR", "1\u202f234\u202f567,50\u00a0€"),
        ("1234.5", "EUR", "en_GB", "€1,234.50"),
        ("-12", "EUR", "en_GB", "\u2212€12.00"),
        ("1234", "JPY", "en_GB", "¥1,234"),
        ("1.234", "KWD", "de_DE", "1,234\u00a0KWD"),
        ("9007199254740993.01", "EUR", "en_GB", "€9,007,199,254,740,993.01"),
        ("0.005", "EUR", "en_GB", "€0.01"),
    ],
)
def test_money_is_exact_and_local(amount: str, currency: str, locale: str, shown: str) -> None:
    assert text.money(amount, currency, QLocale(locale)) == shown


@pytest.mark.parametrize(
    ("days", "words"),
    [(0, "today"), (1, "tomorrow"), (-1, "yesterday"), (3, "in 3 days"), (-5, "5 days ago")],
)
def test_time_until_in_words(days: int, words: str) -> None:
    assert text.days_from(NOW + timedelta(days=days), NOW) == words
    assert text.days_from((NOW + timedelta(days=days)).date(), NOW) == words


def test_short_day_is_not_parted_by_the_end_of_a_line() -> None:
    assert text.short_day(date(2001, 4, 3), QLocale("fr_FR")) == "3\u00a0avr.\u00a02001"
    assert " " not in text.short_day(text.current_moment().date())


def test_day_has_no_weekday() -> None:
    assert text.day(date(2026, 4, 3), QLocale("en_GB")) == "3\u00a0April\u00a02026"
    assert text.day(date(2026, 4, 3), QLocale("de_DE")) == "3.\u00a0April\u00a02026"
    assert text.day(date(2026, 4, 1), QLocale("fr_FR")) == "1er\u00a0avril\u00a02026"
    assert text.day(date(2026, 4, 11), QLocale("fr_FR")) == "11\u00a0avril\u00a02026"
    assert text.day(None) == "–"


@pytest.mark.parametrize("status", list(ReceivableStatus))
def test_statuses_have_words_a_tone_and_an_icon(status: ReceivableStatus) -> None:
    assert text.status_word(status) != str(status)
    assert resource("icons", f"{text.status_icon(status)}.svg")


def test_unknown_status_stands_as_it_came_with_its_words_apart() -> None:
    assert text.status_word("written_off") == "written off"
    assert text.status_tone("written_off") == "neutral"


@pytest.mark.parametrize(("confidence", "word"), [(1, "Certain"), (0.7, "To check"), (0.1, "Unsure")])
def test_confidence_is_said_in_words(confidence: float, word: str) -> None:
    assert text.confidence_word(confidence)[0] == word
    assert text.confidence_word(min(confidence, 0.85), is_doubted=False)[:2] == ("Read", "neutral")


def test_money_takes_decimals_as_they_are() -> None:
    assert text.money(Decimal("0.1") + Decimal("0.2"), "EUR", QLocale("en_GB")) == "€0.30"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("791463029", "SIREN 791 463 029"),
        ("791 463 029", "SIREN 791 463 029"),
        ("79146302900017", "SIRET 791 463 029 00017"),
        ("FC 117", "SIRET FC 117"),
    ],
)
def test_french_number_is_named_by_its_length(number: str, words: str) -> None:
    assert text.named_siret(number) == words
