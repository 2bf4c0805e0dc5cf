"""Sections of a page under a row of names: one is on view, the arrow keys go from name to name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from recovery_desktop.ui.accessible_tabs import present_as_tabs
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import rule

Section = QWidget | Callable[[], QWidget]
"""Made when it first comes on view, where it is not made yet."""


class Tabs(QWidget):
    """`shown` carries the key of the section that came on view."""

    shown = Signal(str)

    def __init__(self, rows: list[tuple[str, str, Section]], parent: QWidget | None = None) -> None:
        """`rows` are (key, name, section); the first is on view."""
        super().__init__(parent)
        self._sections: dict[str, Section] = {key: section for key, _, section in rows}
        self._names = {key: name for key, name, _ in rows}
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        for key, name, _ in rows:
            tab = button(name, "tab")
            tab.setCheckable(True)
            tab.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            tab.toggled.connect(lambda on, key=key: self._toggled(key, on))
            self._group.addButton(tab)
            self.buttons[key] = tab
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        names = FlowRow(*self.buttons.values())
        present_as_tabs(names, self.buttons.values())
        column.addWidget(names)
        column.addWidget(rule())
        column.addSpacing(L)
        for section in self._sections.values():
            if isinstance(section, QWidget):
                section.setVisible(False)
                column.addWidget(section)
        self.current = ""
        self.show_section(rows[0][0])

    def show_section(self, key: str) -> None:
        self.buttons[key].setChecked(True)

    def offer(self, key: str, offered: bool) -> None:
        """Take a section out, or bring it back; one on view makes room for the first."""
        self.buttons[key].setVisible(offered)
        if not offered and self.current == key:
            self.show_section(next(iter(self._sections)))

    def count(self, key: str, count: int) -> None:
        """Show how many things a section holds behind its name; nothing for none."""
        words = f"{self._names[key]}  {count}" if count else self._names[key]
        if self.buttons[key].text() != words:
            self.buttons[key].setText(words)

    def _toggled(self, key: str, on: bool) -> None:
        section = self._sections[key]
        if not isinstance(section, QWidget):
            section = self._sections[key] = section()
            self._column.addWidget(section)
        section.setVisible(on)
        # Tab comes to the name of what is on view, from there the arrow keys go on.
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        self.buttons[key].setFocusPolicy(policy)
        if on:
            self.current = key
            self.shown.emit(key)
