"""The mouse wheel over any field of any page changes nothing and moves the page; test_gallery.py turns it on each."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

import recovery_desktop
from tests.desktop.ui.pages import gallery

SOURCES = Path(recovery_desktop.__file__).parent
FIELDS: tuple[type[QWidget], ...] = (
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QAbstractSlider,
    QTabBar,
    QCheckBox,
    QRadioButton,
    QPlainTextEdit,
)

KINDS_OF = {
    "board": {QLineEdit},
    "board-many": {QLineEdit},
    "board-narrowed": {QLineEdit},
    "board-no-result": {QLineEdit},
    "cancel-many": {QPlainTextEdit, QRadioButton},
    "connection": {QCheckBox},
    "connection-choose": {QCheckBox, QRadioButton},
    "connection-confirm": {QCheckBox},
    "connection-external": {QCheckBox, QLineEdit},
    "connection-ssh": {QCheckBox, QComboBox, QLineEdit},
    "debtor-one": {QCheckBox},
    "debtor-one-notes": {QPlainTextEdit},
    "debtors": {QLineEdit},
    "notices": {QCheckBox},
    "onboarding-form": {QLineEdit},
    "onboarding-this-computer": {QLineEdit},
    "onboarding-this-computer-choose": {QLineEdit},
    "onboarding-this-computer-none": {QLineEdit},
    "onboarding-this-computer-mailbox": {QComboBox, QLineEdit},
    "planned-edit": {QComboBox, QLineEdit, QPlainTextEdit},
    "receivable-evidence": {QComboBox, QLineEdit, QPlainTextEdit},
    "receivable-half-paid": {QPlainTextEdit},
    "receivable-notes": {QLineEdit, QPlainTextEdit},
    "review": {QComboBox, QLineEdit, QPlainTextEdit},
    "settings": {QCheckBox, QComboBox},
    "settings_data": {QLineEdit},
    "settings_recovery": {QCheckBox, QComboBox, QLineEdit, QPlainTextEdit},
    "settings_support": {QPlainTextEdit},
    "statistics": {QComboBox},
    "submit-batch": {QLineEdit},
    "submit-credit-note": {QComboBox, QLineEdit},
    "submit-known": {QComboBox, QLineEdit, QPlainTextEdit},
    "submit-look-alike": {QComboBox, QLineEdit, QPlainTextEdit},
    "submit-paused": {QLineEdit},
    "submit-refused": {QComboBox, QLineEdit, QPlainTextEdit},
    "table": {QLineEdit},
    "task-letter": {QRadioButton},
    "task-phone": {QRadioButton},
    "tasks": {QCheckBox, QComboBox},
    "welcome-service": {QLineEdit},
}
"""Which kinds of field stand on each page and dialog of the gallery; one that is not named here has none."""
DIALOG_KEYS = ("cancel-many", "planned-edit", "task-letter", "task-phone")
NOT_IN_USE = {
    QAbstractSpinBox: "QSpinBox|QDoubleSpinBox|QDateEdit|QTimeEdit|QDateTimeEdit",
    QAbstractSlider: "QSlider|QDial",
    QTabBar: "QTabBar|QTabWidget",
}
"""Kinds that the app has nowhere, and the names by which it would have them."""


def value_of(field: QWidget) -> object:
    if isinstance(field, QComboBox | QTabBar):
        return field.currentIndex()
    if isinstance(field, QLineEdit):
        return field.text()
    if isinstance(field, QAbstractSpinBox):
        return field.text()
    if isinstance(field, QAbstractSlider):
        return field.value()
    if isinstance(field, QPlainTextEdit):
        return field.toPlainText()
    assert isinstance(field, QCheckBox | QRadioButton)
    return field.isChecked()


def fields_of(root: QWidget) -> list[QWidget]:
    widgets = [one for kind in FIELDS for one in root.findChildren(kind)]
    return [one for one in widgets if one.isVisibleTo(root) and not isinstance(one, QScrollBar)]


def scrolled_by(field: QWidget) -> QScrollArea | None:
    """The page in which the field stands."""
    above = field.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


def turn(field: QWidget, steps: int) -> bool:
    """As the hand does it, over what lies in its window under the pointer; False where that is not the field."""
    window = field.window()
    place = field.mapTo(window, field.rect().center())
    under = window.childAt(place)
    if under is None or not (under is field or field.isAncestorOf(under)):
        return False
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, 120 * steps))
    QApplication.processEvents()
    return True


def test_wheel_cases_cover_all_kinds_of_fields_in_use() -> None:
    looked_at = {kind for kinds in KINDS_OF.values() for kind in kinds}  # type: ignore[attr-defined]
    assert looked_at | set(NOT_IN_USE) == set(FIELDS)
    assert set(KINDS_OF) <= {*gallery.PAGES, *DIALOG_KEYS}
    sources = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")]
    for kind, names in NOT_IN_USE.items():
        assert [text for text in sources if re.search(rf"\b({names})\b", text)] == [], kind


def faults_of_the_wheel(key: str, root: QWidget) -> list[str]:
    """What goes wrong when the wheel turns over each field of this page or dialog, and which kinds it lacks or has."""
    if key not in gallery.PAGES and key not in DIALOG_KEYS:
        return []
    fields = fields_of(root)
    faults = [fault for field in fields for fault in turned(field)]
    kinds = {kind for kind in FIELDS for field in fields if isinstance(field, kind)}
    if kinds != KINDS_OF.get(key, set()):
        faults.append(f"kinds of fields: {sorted(kind.__name__ for kind in kinds)}")
    return faults


def turned(field: QWidget) -> list[str]:
    """What goes wrong when the wheel turns over the field, with the keyboard in it and without."""
    faults = []
    name = f"{type(field).__name__} {field.accessibleName()!r}"
    area = scrolled_by(field)
    bar = area.verticalScrollBar() if area is not None else None
    for focused in (False, True):
        if focused and field.focusPolicy() != Qt.FocusPolicy.NoFocus:
            field.setFocus()
        for steps in (-3, 3):
            before = value_of(field)
            if area is not None:
                # `ensureWidgetVisible` would be content with the cursor of a field that is higher than what is left.
                middle = field.mapTo(area.widget(), field.rect().center())
                area.ensureVisible(middle.x(), middle.y())
            at = bar.value() if bar is not None else 0
            if not turn(field, steps):
                faults.append(f"{name} was covered: the wheel did not reach it")
                continue
            if value_of(field) != before:
                faults.append(f"{name} became {value_of(field)!r}")
            if bar is None or isinstance(field, QPlainTextEdit):
                continue
            room = bar.maximum() - at if steps < 0 else at - bar.minimum()
            if room > 0 and bar.value() == at:
                faults.append(f"the page stood still over {name}")
    return faults
