"""Notes of the creditor's own, and the further data that programs keep beside a receivable."""

from __future__ import annotations

import json
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from recovery_contract.receivables import CREDIT_NOTES, Receivable
from recovery_desktop.actions.table import UPDATE_METADATA
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.button import BusyButton, button, icon_button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, SideBySide, clear, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import LongTextField, TextField

NOTES = "notes"
"""The key of the metadata under which the notes lie."""
NAME_MOST = 100
TECHNICAL: Final = frozenset({"extraction_id", CREDIT_NOTES})
"""What stands among the technical data alone; credit notes are named in history and balance."""
_NAMES: Final = {
    "late_payment_rate": QT_TRANSLATE_NOOP("NotesSection", "Agreed interest rate"),
    "rounding_amount": QT_TRANSLATE_NOOP("NotesSection", "Rounding"),
}
"""What this app stores itself."""


class NotesSection(QWidget):
    """`raw_requested` when the person wants to see everything as the service told it."""

    raw_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._shown_id = ""
        self._shown: object = None
        mine = Card(self.tr("Your notes"))
        self.notes = LongTextField(
            self.tr("Notes"), lines=6, hint=self.tr("Saved as you type. The debtor does not see them.")
        )
        self.notes.leave_name_to_title()
        self.notes.edited.connect(self._typed)
        self.save = BusyButton(self.tr("Save"), "primary")
        self.save.clicked.connect(self._save)
        mine.body.addWidget(self.notes)
        mine.body.addWidget(FlowRow(self.save))
        more = Card(self.tr("More data"))
        more.body.addWidget(
            Label(
                self.tr("What other programs store here, such as the account number in your books."), "muted"
            )
        )
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(L)
        self._grid.setVerticalSpacing(S)
        self._grid.setColumnStretch(1, 1)
        more.body.addLayout(self._grid)
        self.name, self.value = TextField(self.tr("Name"), most=NAME_MOST), TextField(self.tr("Value"))
        self.add = button(self.tr("Add"), "ordinary", "plus")
        self.add.clicked.connect(self._add)
        more.body.addWidget(SideBySide(self.name, self.value))
        self.raw = button(self.tr("Technical data"), "quiet", flush=True)
        self.raw.clicked.connect(self.raw_requested)
        more.body.addWidget(FlowRow(self.add))
        more.body.addWidget(FlowRow(self.raw))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(mine, more))

    def show_receivable(self, receivable: Receivable) -> None:
        state, metadata = self._state, self._state.metadata
        if receivable.id != self._shown_id:
            self._shown_id = receivable.id
            self.notes.show_value(state.typed(NOTES) or _shown(metadata.get(NOTES)))
        elif not self.notes.area.hasFocus() and not state.typed(NOTES):
            self.notes.show_value(_shown(metadata.get(NOTES)))
        saving = any(intent.kind == UPDATE_METADATA.kind for intent in state.under_way)
        self.save.show_busy(saving, self.tr("Being saved…"))
        self._allow_saving()
        hidden = {NOTES, *TECHNICAL}
        rows = sorted((name, _shown(value)) for name, value in metadata.items() if name not in hidden)
        if rows != self._shown:
            self._shown = rows
            self._lay_out(rows)

    def _lay_out(self, rows: list[tuple[str, str]]) -> None:
        clear(self._grid)
        for at, (name, value) in enumerate(rows):
            shown = Label(value).selectable()
            title = self.tr(_NAMES[name]) if name in _NAMES else name
            shown.setAccessibleName(f"{title}: {value}")
            remove = icon_button("remove", self.tr("Remove {name}").format(name=title))
            remove.clicked.connect(lambda _=False, name=name: self._remove(name))
            self._grid.addWidget(Label(title, "muted"), at, 0)
            self._grid.addWidget(shown, at, 1)
            self._grid.addWidget(remove, at, 2)

    def _remove(self, name: str) -> None:
        self._state.remove_detail(name, self._state.metadata.get(name))

    def _typed(self, words: str) -> None:
        self._state.type(NOTES, words)
        self._allow_saving()

    def _allow_saving(self) -> None:
        stored = _shown(self._state.metadata.get(NOTES)).strip()
        self.save.allow(self.notes.value != stored, self.tr("Everything is saved."))

    def _save(self) -> None:
        if complain((self.notes, "")):
            return
        self._state.update_metadata({NOTES: self.notes.value or None})
        self._state.type(NOTES, "")

    def _add(self) -> None:
        name = self.name.value
        wrong = "" if name else self.tr("Enter a name.")
        if name in self._state.metadata or name == NOTES:
            wrong = self.tr("This name is taken; remove it first.")
        if complain((self.name, wrong), (self.value, "")):
            return
        self._state.update_metadata({name: self.value.value})
        self.name.line.put("")
        self.value.line.put("")


def _shown(value: Any) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
