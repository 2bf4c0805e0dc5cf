"""What was learned from the person's corrections, each to be forgotten by one click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui.pages.settings.state import RememberedRow, SettingsState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn


class RememberedCorrections(Card):
    def __init__(self, state: SettingsState) -> None:
        super().__init__(self.tr("Remembered corrections"))
        self._state = state
        self.words = Label("", "muted")
        self.all = button(self.tr("Forget all"), "quiet", flush=True)
        self.all.clicked.connect(state.forget_all)
        self.corner.addWidget(self.all)
        self.body.addWidget(self.words)
        self._rows = RowColumn(self._line, S)
        self.body.addLayout(self._rows)

    def show_state(self) -> None:
        rows = list(self._state.remembered())
        self._rows.show_rows(rows)
        self.all.setVisible(bool(rows))
        self.words.setText(
            self.tr(
                "Applied to the next invoice that looks the same, and marked there. Stored on "
                "this computer only."
            )
            if rows
            else self.tr(
                "Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right "
                "value: the next one of this seller is read there. Your own words, and lines of an address, differ "
                "from invoice to invoice: they are not remembered."
            )
        )

    def _line(self, row: RememberedRow) -> QWidget:
        what = (
            self.tr("{field}: always {value}").format(field=row.field, value=row.value)
            if row.value
            else self.tr("{field}: read where you showed it").format(field=row.field)
        )
        where = self.tr("From {number}, seller {seller}").format(number=row.learned_from, seller=row.seller)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(what))
        texts.addWidget(Label(where, "caption"))
        forget = button(self.tr("Forget"), "ordinary")
        forget.setAccessibleName(self.tr("Forget the correction of {field}").format(field=row.field))
        forget.clicked.connect(lambda: self._state.forget(row.id))
        line = QWidget()
        side = QHBoxLayout(line)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(M)
        side.addLayout(texts, 1)
        side.addWidget(forget, 0, Qt.AlignmentFlag.AlignVCenter)
        return line
