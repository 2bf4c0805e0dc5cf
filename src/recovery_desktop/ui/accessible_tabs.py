"""Buttons that turn to a page or a section, told to assistive technology as what they are: tabs, one of them selected.

Qt tells of a button only whether it is pressed, and knows no list of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget

_ROLE: Final = "accessible_role"
_PRESS: Final = "Press"
_interfaces: list[QAccessibleInterface] = []
"""As long as Qt uses them: it does not hold what is written in Python."""


class _TabList(QAccessibleWidget):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.PageTabList)


class _Tab(QAccessibleWidget):
    """Selected where its page is on view, and pressed like the button that it is."""

    def __init__(self, button: QWidget) -> None:
        super().__init__(button, QAccessible.Role.PageTab)

    @property
    def _button(self) -> QAbstractButton:
        button = self.object()
        assert isinstance(button, QAbstractButton)
        return button

    def state(self) -> QAccessible.State:
        state = super().state()
        state.selectable = True
        state.selected = self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS]

    def doAction(self, name: str) -> None:
        if name == _PRESS:
            self._button.click()


_KINDS: Final = {"tabs": _TabList, "tab": _Tab}


def present_as_tabs(container: QWidget, buttons: Iterable[QAbstractButton]) -> None:
    """Present the container's checkable `buttons` to assistive technology as tabs."""
    _install()
    container.setProperty(_ROLE, "tabs")
    for button in buttons:
        button.setProperty(_ROLE, "tab")
        button.toggled.connect(lambda _, button=button: _announce(button))


def _announce(button: QAbstractButton) -> None:
    if QAccessible.isActive():
        changed = QAccessible.State()
        changed.selected = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(button, changed))


def _make(_class: str, item: QObject) -> QAccessibleInterface | None:
    if not isinstance(item, QWidget) or (kind := _KINDS.get(item.property(_ROLE))) is None:
        return None
    _interfaces[:] = [one for one in _interfaces if shiboken6.isValid(one)]
    _interfaces.append(kind(item))
    return _interfaces[-1]


@cache
def _install() -> None:
    QAccessible.installFactory(_make)
