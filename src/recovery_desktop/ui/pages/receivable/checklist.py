"""Which pieces would convince, what each proves, and which of them are there already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XS, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording import receivable as words


class Checklist(QWidget):
    """`add_requested` carries the kind of which the person wants to add a file."""

    add_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(M)
        self._shown: object = None

    def show_kinds(self, reason: str | None, kinds: Sequence[str], there: Iterable[str]) -> None:
        present = set(there)
        shown = (reason, tuple(kinds), tuple(kind in present for kind in kinds))
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._column)
        for kind in kinds:
            self._column.addLayout(self._row(reason, kind, is_there=kind in present))

    def _row(self, reason: str | None, kind: str, *, is_there: bool) -> QHBoxLayout:
        name = words.evidence_word(kind)
        column = QVBoxLayout()
        column.setSpacing(XS)
        column.addWidget(Label(name, "strong"))
        if proof := words.proof_word(reason, kind):
            column.addWidget(Label(proof, "muted"))
        row = QHBoxLayout()
        row.setSpacing(M)
        icon = IconLabel("done" if is_there else "minus", "success" if is_there else "muted")
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        if is_there:
            added = Label(self.tr("Added"), "body", wrap=False)
            added.set_tone("success")
            row.addWidget(added, 0, Qt.AlignmentFlag.AlignTop)
        else:
            add = button(self.tr("Add"), "quiet", flush=True)
            add.setAccessibleName(self.tr("Add: {kind}").format(kind=name))
            add.clicked.connect(lambda: self.add_requested.emit(kind))
            row.addWidget(add, 0, Qt.AlignmentFlag.AlignTop)
        return row
