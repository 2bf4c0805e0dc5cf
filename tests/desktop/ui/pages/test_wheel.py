"""The mouse wheel over any field of any page changes nothing and moves the page."""

from __future__ import annotations

from pathlib import Path

import pytest
import shiboken6
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

from tests.desktop.ui.pages import gallery

FIELDS = (
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QAbstractSlider,
    QTabBar,
    QCheckBox,
    QRadioButton,
    QPlainTextEdit,
)


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
    found = [one for kind in FIELDS for one in root.findChildren(kind)]
    return [one for one in found if one.isVisibleTo(root) and not isinstance(one, QScrollBar)]


def scrolled_by(field: QWidget) -> QScrollArea | None:
    """The page in which the field stands."""
    above = field.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


def turn(field: QWidget, steps: int) -> bool:
    """As the hand does it, over what lies in its window under the pointer; whether that is the field."""
    window = field.window()
    place = field.mapTo(window, field.rect().center())
    under = window.childAt(place)
    if under is None or not (under is field or field.isAncestorOf(under)):
        return False
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, 120 * steps))
    QApplication.processEvents()
    return True


@pytest.mark.parametrize("key", gallery.PAGES)
def test_wheel_over_the_fields_of_every_page_changes_nothing_and_scrolls(
    qapp: QApplication, tmp_path: Path, key: str
) -> None:
    scene = gallery.Scene(tmp_path)
    window = gallery.window_with(scene, key)
    window.resize(1024, 600)
    window.show()
    QApplication.processEvents()
    faults = [fault for field in fields_of(window) for fault in turned(field)]
    window.let_close()
    window.close()
    shiboken6.delete(window)
    scene.close()
    assert faults == []


@pytest.mark.parametrize(
    "key", sorted(DIALOG_KEYS := ("task-letter", "task-phone", "planned-edit", "cancel-many"))
)
def test_wheel_over_the_fields_of_a_dialog_changes_nothing(
    qapp: QApplication, tmp_path: Path, key: str
) -> None:
    scene = gallery.Scene(tmp_path)
    window = gallery.window_with(scene, "board")
    window.show()
    dialog = gallery.dialogs(scene, window)[key]
    dialog.show()
    QApplication.processEvents()
    faults = [fault for field in fields_of(dialog) for fault in turned(field)]
    window.let_close()
    window.close()
    shiboken6.delete(window)
    scene.close()
    assert faults == []


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
                area.ensureWidgetVisible(field)
            at = bar.value() if bar is not None else 0
            if not turn(field, steps):
                continue
            if value_of(field) != before:
                faults.append(f"{name} became {value_of(field)!r}")
            if bar is None or isinstance(field, QPlainTextEdit):
                continue
            room = bar.maximum() - at if steps < 0 else at - bar.minimum()
            if room > 0 and bar.value() == at:
                faults.append(f"the page stood still over {name}")
    return faults
