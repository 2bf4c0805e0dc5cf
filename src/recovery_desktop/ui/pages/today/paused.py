"""What the creditor lets rest, and until when. One press shows it: there it goes on."""

from __future__ import annotations

from functools import partial

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.today.list_card import ListCard
from recovery_desktop.ui.pages.today.state import SHOWN, TodayState
from recovery_desktop.ui.rows import owed, pause_end_word, title_of
from recovery_desktop.ui.widgets.line_button import LineButton


class PausedCard(ListCard):
    def __init__(self, state: TodayState) -> None:
        super().__init__(self.tr("Paused"))
        self._state = state
        state.reread_done.connect(self._show)
        self._show()

    def _show(self) -> None:
        rows = self._state.paused
        self.show_rows([self._line(row) for row in rows[:SHOWN]])
        left = len(rows) - SHOWN
        self.show_more(self.tr("And {count} more on the board").format(count=left) if left > 0 else "")
        self.setVisible(bool(rows))

    def _line(self, row: ReceivableRow) -> LineButton:
        words = " · ".join(filter(None, (row.numbers, pause_end_word(row))))
        line = LineButton(title_of(row), words, owed(row), "pause", "muted", action=self.tr("Open"))
        line.clicked.connect(partial(self._state.opened.emit, row.id))
        return line
