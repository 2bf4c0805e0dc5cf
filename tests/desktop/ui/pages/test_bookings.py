"""The sheet that exports for the books: whatever keeps its button from working is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.commands.export_bookings import BookingOrder
from recovery_desktop.documents.bookings import DEFAULT_ACCOUNTS, BookForm
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.payments.bookings.sheet import BookingsSheet
from recovery_desktop.ui.pages.payments.bookings.state import BookingsState
from tests.desktop.ui.session import open_session

FIRST, LAST, OTHER_YEAR = date(2026, 1, 1), date(2026, 3, 31), date(2025, 12, 1)


@pytest.fixture
def sheet(qtbot: QtBot, tmp_path: Path) -> Iterator[BookingsSheet]:
    session, _ = open_session(tmp_path)
    owner = QWidget()
    qtbot.addWidget(owner)
    result = BookingsSheet(owner, BookingsState(session))
    result.show()
    yield result
    owner.hide()


def test_export_begins_with_the_year_and_ends_today(sheet: BookingsSheet) -> None:
    today = text.current_moment().astimezone().date()
    assert (sheet.since.value, sheet.until.value) == (today.replace(month=1, day=1), today)
    assert not sheet.since_when.isVisible()


@pytest.mark.parametrize(
    ("form", "since", "until", "numbers", "obstacle"),
    [
        ("list", FIRST, LAST, "", ""),
        ("list", None, LAST, "", "first and the last day"),
        ("list", LAST, FIRST, "", "after the last one"),
        ("fec", FIRST, LAST, "", ""),
        ("datev", FIRST, LAST, "", "consultant number"),
        ("datev", FIRST, LAST, "999", "consultant number"),
        ("datev", OTHER_YEAR, LAST, "1234", "same year"),
        ("datev", OTHER_YEAR, OTHER_YEAR, "1234", "financial year"),
        ("datev", FIRST, LAST, "1234", ""),
    ],
)
def test_export_for_the_books_says_what_is_missing(
    sheet: BookingsSheet, form: BookForm, since: date | None, until: date, numbers: str, obstacle: str
) -> None:
    sheet.form.show_value(form)
    sheet._show_form()
    for field, day in ((sheet.since, since), (sheet.until, until)):
        field.show_value(day)
    for number in (sheet.consultant, sheet.client):
        number.show_value(numbers)
    sheet.year_begins.show_value(FIRST)
    sheet._show_agree()
    assert sheet.agree.isEnabled() == (not obstacle)
    assert obstacle in sheet.why_not.text()
    assert sheet.why_not.isVisible() == bool(obstacle)


@pytest.mark.parametrize(
    ("form", "account", "why"),
    [
        ("fec", "bank", "as a number"),
        ("fec", "51", "three digits"),
        ("datev", "12000", "same number of digits"),
        ("datev", "²200", "as a number"),
    ],
)
def test_account_that_the_form_does_not_take_is_named(
    sheet: BookingsSheet, form: BookForm, account: str, why: str
) -> None:
    sheet.form.show_value(form)
    sheet._show_form()
    sheet.accounts["bank"].line.setText(account)
    assert why in sheet.why_not.text()
    assert not sheet.agree.isEnabled()


def test_financial_year_follows_the_first_day_and_is_remembered(sheet: BookingsSheet) -> None:
    state = sheet._state
    assert state.year_begins(date(2026, 5, 1)) == date(2026, 1, 1)
    accounts = DEFAULT_ACCOUNTS["datev"]
    state._remember(BookingOrder(FIRST, LAST, "datev", accounts, 1001, 1, date(2025, 7, 1)))
    assert state.year_begins(date(2026, 5, 1)) == date(2025, 7, 1)
    assert state.year_begins(date(2026, 7, 1)) == date(2026, 7, 1)
