"""Columns or a table: the two forms of the board, one of which is on view."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QToolButton

from recovery_desktop.ui import icons
from recovery_desktop.ui.pages.board.views import Form
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class FormsSwitch(QButtonGroup):
    """`forms` are its buttons; `chosen` carries a form."""

    chosen = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.forms: dict[Form, QToolButton] = {}
        rows: list[tuple[Form, str]] = [("board", self.tr("Board")), ("table", self.tr("Table"))]
        for form, name in rows:
            switch = QToolButton()
            switch.setProperty("part", "form")
            switch.setText(name)
            switch.setAccessibleName(name)
            set_tooltip(switch, name)
            switch.setCheckable(True)
            switch.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            switch.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            icons.set_icon(switch, form)
            switch.toggled.connect(lambda on, form=form: self._toggled(form, on))
            self.addButton(switch)
            self.forms[form] = switch

    def show_names(self, shown: bool) -> None:
        """Show or hide the names next to the icons."""
        style = Qt.ToolButtonStyle
        for switch in self.forms.values():
            switch.setToolButtonStyle(style.ToolButtonTextBesideIcon if shown else style.ToolButtonIconOnly)

    def _toggled(self, form: Form, on: bool) -> None:
        if on:
            self.chosen.emit(form)
