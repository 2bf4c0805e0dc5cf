"""What the person notes about a debtor: written to disk with every letter."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.widgets.frames import Card, clear, stacked
from recovery_desktop.ui.widgets.text_field import LongTextField


class DebtorNotes(QWidget):
    """One field; one for each of the two notes where two debtors were joined that both had one."""

    def __init__(self, state: DebtorState) -> None:
        super().__init__()
        self._state = state
        self.fields: dict[ReceivableId, LongTextField] = {}
        card = Card(self.tr("Your notes"))
        self._column = QVBoxLayout()
        card.body.addLayout(self._column)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(card))

    def show_debtor(self) -> None:
        notes = {note.receivable_id: note.words for note in self._state.notes}
        # Who deletes all words of a note goes on writing in the same field.
        emptied = set(self.fields) - set(notes)
        own = set(self._state.debtor.receivable_ids) if self._state.debtor is not None else set()
        if set(notes) != set(self.fields) and not (emptied and emptied <= own and self._has_focus()):
            self._lay_out(list(notes))
        for id, field in self.fields.items():
            if not field.area.hasFocus():
                field.show_value(notes.get(id, "").strip())

    def _has_focus(self) -> bool:
        return any(field.area.hasFocus() for field in self.fields.values())

    def _lay_out(self, ids: list[ReceivableId]) -> None:
        clear(self._column)
        self.fields = {}
        for id in ids:
            label = self.tr("Notes")
            if len(ids) > 1:
                number = self._state.names.get(id, id)
                label = self.tr("Notes written with {number}").format(number=number)
            field = LongTextField(
                label,
                lines=8,
                hint=self.tr("Saved as you type, on this computer only. The debtor does not see them."),
            )
            if len(ids) == 1:
                field.leave_name_to_title()
            field.edited.connect(lambda words, id=id: self._typed(id, words))
            self.fields[id] = field
            self._column.addWidget(field)

    def _typed(self, receivable_id: ReceivableId, words: str) -> None:
        """Store what was typed, also what is longer than a note should be: nothing is lost."""
        self._state.save_note(receivable_id, words)
        field = self.fields[receivable_id]
        if doubt := field.doubt:
            field.refuse(doubt)
        else:
            field.explain()
