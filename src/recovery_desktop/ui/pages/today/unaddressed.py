"""Letters that cannot leave because the debtor's address is incomplete: each leads to the dialog that corrects it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.rows import owed, title_of
from recovery_desktop.ui.widgets.line_button import LineButton


def unaddressed_lines(page: QWidget, state: TodayState) -> list[LineButton]:
    return [_line(page, state, row) for row in state.unaddressed]


def _line(page: QWidget, state: TodayState, row: ReceivableRow) -> LineButton:
    words = _tr("A letter cannot leave: the debtor’s address is incomplete.")
    line = LineButton(title_of(row), words, owed(row), "letter", "warning", action=_tr("Correct the address"))
    line.clicked.connect(lambda: _open_sheet(page, state, row))
    return line


def _open_sheet(page: QWidget, state: TodayState, row: ReceivableRow) -> None:
    # Rarely needed, and never for the first picture.
    from recovery_desktop.ui.correct_debtor import CorrectDebtorSheet

    receivable = state.session.connection_store.receivables.get(row.id)
    if receivable is not None:
        needs_approval = state.session.is_this_computer
        sheet = CorrectDebtorSheet(page, receivable, needs_address=True, needs_approval=needs_approval)
        sheet.agreed.connect(lambda request: state.correct_debtor(row.id, request))
        sheet.open()


def _tr(words: str) -> str:
    return QCoreApplication.translate("TodayPage", words)
