"""Fields say what they understood, and what is wrong, below themselves."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCalendarWidget, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.countries import all_countries, matching_countries
from recovery_desktop.ui.pages.submit.fields import amount_field, date_field, line_field
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField


def test_amount_shows_what_was_understood_while_one_types(qtbot: QtBot) -> None:
    field = AmountField("Amount")
    qtbot.addWidget(field)
    with qtbot.waitSignal(field.edited):
        qtbot.keyClicks(field.line, "1 234,56")
    assert field.value == Decimal("1234.56")
    assert field.message == "€1,234.56"
    assert field.control.accessibleDescription() == "€1,234.56"


def test_sign_in_a_name_over_a_field_is_shown_as_it_is(qtbot: QtBot) -> None:
    field = ChoiceField("Vasseur & Fils", [("", "–")])
    qtbot.addWidget(field)
    assert field.label == field.control.accessibleName() == "Vasseur & Fils"
    assert [label.text() for label in field.findChildren(QLabel) if label.buddy()] == ["Vasseur && Fils"]


def test_long_words_of_a_choice_end_before_its_arrow(qtbot: QtBot, qapp: QApplication) -> None:
    pictures = []
    try:
        theme.apply(qapp, "light", 2.0)
        for words in ("–", "FA-2026-121 · Atelier Brun SARL · 1,200.00 €" * 3):
            field = ChoiceField("Invoice", [("", words)])
            qtbot.addWidget(field)
            field.box.setFixedWidth(400)
            field.show()
            at_arrow = QRect(field.box.width() - theme.sizes().icon - S, 0, theme.sizes().icon, 999)
            pictures.append(field.box.grab(at_arrow.intersected(field.box.rect())).toImage())
    finally:
        theme.apply(qapp, "light", 1.0)
    assert pictures[0] == pictures[1]


def test_wrong_amount_is_told_beside_the_field_and_kept(qtbot: QtBot) -> None:
    field = AmountField("Amount")
    qtbot.addWidget(field)
    qtbot.keyClicks(field.line, "12,34,5")
    assert field.value is None
    assert field.state == "danger"
    assert field.text == "12,34,5"


def test_showing_the_amount_being_typed_does_not_disturb_it(qtbot: QtBot) -> None:
    field = AmountField("Amount")
    qtbot.addWidget(field)
    qtbot.keyClicks(field.line, "12,5")
    field.show_value(Decimal("12.50"))
    assert field.text == "12,5"
    field.show_value(Decimal("13"))
    assert field.text == "13.00"


def test_date_is_typed_or_taken_from_the_calendar(qtbot: QtBot) -> None:
    field = DateField("Due")
    qtbot.addWidget(field)
    field.show()
    empty = field.heightForWidth(400)
    field.activateWindow()
    qtbot.waitUntil(field.isActiveWindow)
    field.line.setFocus()
    qtbot.keyClicks(field.line, "3/9/2026")
    assert field.value == date(2026, 9, 3)
    assert field.message == "Thursday, 3 September 2026"
    assert field.heightForWidth(400) == empty, "what stands below does not move"
    qtbot.keyClick(field.line, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    calendar = field.findChild(QCalendarWidget)
    assert calendar is not None
    calendar.setSelectedDate(calendar.selectedDate().addDays(1))
    with qtbot.waitSignal(field.edited):
        calendar.activated.emit(calendar.selectedDate())
    assert field.value == date(2026, 9, 4)


def test_message_replaces_the_hint_and_gives_it_back(qtbot: QtBot) -> None:
    field = TextField("Email", hint="Where we write to")
    qtbot.addWidget(field)
    field.say("This is not an email address.")
    assert field.control.accessibleDescription() == "This is not an email address."
    assert field.control.property("state") == "danger"
    field.say("")
    assert field.control.accessibleDescription() == "Where we write to"
    assert field.control.accessibleName() == "Email"


def test_foreign_text_is_not_markup(qtbot: QtBot) -> None:
    field = TextField("Name")
    qtbot.addWidget(field)
    field.say("<b>bold</b>")
    assert field._words.textFormat() == Qt.TextFormat.PlainText


def test_field_filled_by_the_program_is_not_edited(qtbot: QtBot) -> None:
    short, long = TextField("Name"), LongTextField("Notes")
    for field in (short, long):
        qtbot.addWidget(field)
        with qtbot.assertNotEmitted(field.edited):
            field.show_value("Atelier Brun")
        assert field.value == "Atelier Brun"


def test_unknown_choice_is_kept_as_it_came(qtbot: QtBot) -> None:
    field = ChoiceField("Currency", [("EUR", "Euro"), ("CHF", "Swiss franc")])
    qtbot.addWidget(field)
    field.show_value("XTS")
    assert field.value == "XTS"


def wheel_over(widget: QWidget, steps: int = -3) -> bool:
    """Turns the wheel over the widget; whether it took it, else what holds it does."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


@pytest.mark.parametrize("focused", [False, True])
def test_wheel_over_a_drop_down_is_left_to_the_page_and_changes_nothing(qtbot: QtBot, focused: bool) -> None:
    choice = ChoiceField("Channel", [(str(at), str(at)) for at in range(9)])
    qtbot.addWidget(choice)
    choice.show()
    qtbot.waitExposed(choice)
    if focused:
        choice.box.setFocus()
        qtbot.waitUntil(choice.box.hasFocus)
    with qtbot.assertNotEmitted(choice.chosen):
        assert not wheel_over(choice.box)
    assert choice.value == "0"


def test_wheel_over_a_drop_down_leaves_the_keyboard_where_one_types(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    line, choice = TextField("Email"), ChoiceField("Currency", [("EUR", "EUR"), ("USD", "USD")])
    for field in (line, choice):
        column.addWidget(field)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitActive(page)
    line.take_focus()
    window = page.windowHandle()
    assert window is not None
    QTest.wheelEvent(window, QPointF(choice.box.mapTo(page, choice.box.rect().center())), QPoint(0, 120))
    qtbot.keyClicks(QApplication.focusWidget() or page, "usd@lumen.example")
    assert line.value == "usd@lumen.example"
    assert choice.value == "EUR"


def test_wheel_over_a_day_or_an_amount_changes_nothing(qtbot: QtBot) -> None:
    day, amount = DateField("Day"), AmountField("Amount")
    for field in (day, amount):
        qtbot.addWidget(field)
        field.show()
    day.show_value(date(2026, 3, 2))
    amount.show_value(Decimal("12.50"))
    wheel_over(day.line)
    wheel_over(amount.line)
    assert (day.value, amount.value) == (date(2026, 3, 2), Decimal("12.50"))


@pytest.mark.parametrize(
    ("typed", "first", "value"),
    [
        ("CH", "Switzerland", "CH"),
        ("Suisse", "Switzerland", "CH"),
        ("schw", "Switzerland", "CH"),
        ("österr", "Austria", "AT"),
        ("Netherl", "Netherlands", "NL"),
        ("uk", "United Kingdom", "GB"),
        ("Nirgendwo", "", "Nirgendwo"),
    ],
)
def test_country_is_found_by_its_name_in_any_language_or_its_letters(
    qtbot: QtBot, typed: str, first: str, value: str
) -> None:
    field = CountryField("Country")
    qtbot.addWidget(field)
    field.show()
    field.activateWindow()
    qtbot.waitUntil(field.isActiveWindow)
    field.line.setFocus()
    for letter in typed:
        field.line.insert(letter)
    field.line.textEdited.emit(typed)
    offered = field.names.stringList()
    assert first in (offered or [""])
    if typed == "schw":  # Sweden begins so too: the person chooses.
        assert offered == ["Sweden", "Switzerland"]
        field.line.setText(first)
    field.completer.popup().hide()
    field.line.clearFocus()
    assert (field.value, field.line.text()) == (value, first or typed)
    assert bool(field.doubt) == (not first)


def test_country_shows_no_letters_and_opens_its_list_with_a_key(qtbot: QtBot) -> None:
    field = CountryField("Country")
    qtbot.addWidget(field)
    field.show_value("DE")
    assert (field.line.text(), field.value) == ("Germany", "DE")
    field.show()
    qtbot.keyClick(field.line, Qt.Key.Key_Down)
    popup = field.completer.popup()
    assert popup.isVisible()
    assert popup.currentIndex().data() == "Germany"
    assert len(field.names.stringList()) > 200
    popup.hide()


@pytest.mark.parametrize("language", ["en_GB", "fr_FR", "de_DE", "es_ES", "it_IT", "nl_NL"])
def test_every_country_has_a_name_in_every_language(language: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        listed = dict(all_countries())
        assert set(listed) == set(matching_countries(""))
    finally:
        QLocale.setDefault(before)
    assert {"DE", "FR", "GB"} <= set(listed)
    assert all(len(name) > 2 for name in listed.values())


@pytest.mark.parametrize(
    ("language", "amount", "day"), [("fr_FR", "1 200,50", "05/11/2025"), ("de_DE", "1.200,50", "05.11.2025")]
)
def test_value_read_from_a_box_stands_in_the_field_as_the_person_writes_it(
    qtbot: QtBot, language: str, amount: str, day: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        fields = amount_field("Amount"), date_field("Due"), line_field("Name")
        for field in fields:
            qtbot.addWidget(field)
        read = [
            field.in_own_form(value)
            for field, value in zip(fields, ("1200.50", "2025-11-05", "A 1.50"), strict=True)
        ]
        assert [" ".join(value.split()) for value in read] == [amount, day, "A 1.50"]
        assert fields[0].in_own_form("not a sum") == "not a sum"
    finally:
        QLocale.setDefault(before)
