"""The views that the person named: show, keep, rename, delete."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField

NAME_MOST = 60
"""In letters: a menu and a chip show it."""


class NameDialog(Sheet):
    """Ask for a name; `save` returns why a name cannot be used, empty once it is saved."""

    def __init__(self, parent: QWidget, title: str, name: str, save: Callable[[str], str]) -> None:
        super().__init__(parent, title, width=28)
        self._save = save
        self.name = TextField(self.tr("Name"), most=NAME_MOST)
        self.name.show_value(name)
        self.name.line.selectAll()
        self.body.setSpacing(S)
        self.body.addWidget(self.name)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.agree = button(self.tr("Save"), "primary")
        self.agree.setDefault(True)
        self.agree.clicked.connect(self._agree)
        self.add_buttons(decline, self.agree)
        self.name.line.setFocus()

    def _agree(self) -> None:
        if not complain((self.name, "" if self.name.doubt else self._save(self.name.value))):
            self.accept()


class ViewMenu(QMenu):
    """Made anew each time it opens. `fill_columns` adds the columns, where the form has any."""

    def __init__(
        self, parent: QWidget, state: BoardState, fill_columns: Callable[[QMenu], None] | None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._state = state
        current = state.view_name
        for view in state.views:
            shown = self.addAction(view.name.replace("&", "&&"))
            shown.setCheckable(True)
            shown.setChecked(view.name == current)
            shown.triggered.connect(lambda _=False, name=view.name: state.show_view(name))
        if not len(state.views):
            nothing = self.addAction(self.tr("No saved views"))
            nothing.setEnabled(False)
        self.addSeparator()
        keep = self.addAction(icons.icon("plus"), self.tr("Save this view…"))
        keep.triggered.connect(self._ask_name)
        if current:
            rename = self.addAction(self.tr("Rename “{name}”…").format(name=current.replace("&", "&&")))
            rename.triggered.connect(lambda: self._ask_new_name(current))
            remove = self.addAction(self.tr("Delete “{name}”").format(name=current.replace("&", "&&")))
            remove.triggered.connect(lambda: state.remove_view(current))
        if fill_columns is not None:
            self.addSeparator()
            fill_columns(self.addMenu(self.tr("Columns")))

    def _ask_name(self) -> None:
        state, words = self._state, self.tr("Enter a name.")

        def keep(name: str) -> str:
            if not name:
                return words
            state.save_view(name)
            return ""

        page = self.parentWidget()
        assert page is not None
        NameDialog(page, self.tr("Save this view"), "", keep).open()

    def _ask_new_name(self, old: str) -> None:
        state, words = self._state, self.tr("Another view has this name, or the name is missing.")
        page = self.parentWidget()
        assert page is not None
        NameDialog(
            page, self.tr("Rename the view"), old, lambda new: "" if state.rename_view(old, new) else words
        ).open()
