"""Every debtor as a line: name, what it owes, since when, and how many invoices it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from recovery_desktop.store.debtor_book import DebtorSummary
from recovery_desktop.store.filters import days_late
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.debtors.state import KEYS
from recovery_desktop.ui.widgets.drawn_line import Drawn

Index = QModelIndex | QPersistentModelIndex
TITLES: Final = {
    "debtor": QT_TRANSLATE_NOOP("debtors", "Debtor"),
    "owed": QT_TRANSLATE_NOOP("debtors", "Owes"),
    "overdue": QT_TRANSLATE_NOOP("debtors", "Overdue since"),
    "open": QT_TRANSLATE_NOOP("debtors", "Unpaid invoices"),
    "count": QT_TRANSLATE_NOOP("debtors", "All invoices"),
}
WIDTHS: Final = {"debtor": 16.0, "owed": 13.0, "overdue": 15.0, "open": 8.0, "count": 8.0}
YIELDING: Final = ("count", "open", "overdue")
RIGHT: Final = ("owed", "open", "count")
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def tr(words: str) -> str:
    return QCoreApplication.translate("debtors", words)


class DebtorTable(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self.debtors: list[DebtorSummary] = []

    def show_debtors(self, debtors: Sequence[DebtorSummary]) -> None:
        if list(debtors) != self.debtors:
            self.beginResetModel()
            self.debtors = list(debtors)
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.debtors)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(KEYS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(KEYS):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if KEYS[section] in RIGHT else _LEFT
        return tr(TITLES[KEYS[section]]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid():
            return None
        key = KEYS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if key in RIGHT else _LEFT
        if role == Qt.ItemDataRole.DisplayRole:
            return cell(key, self.debtors[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{tr(TITLES[key])}: {cell(key, self.debtors[index.row()])}"
        return None

    def line(self, at: int) -> tuple[Sequence[Drawn], bool] | None:
        """Return what each column draws; nothing moved just now."""
        if not 0 <= at < len(self.debtors):
            return None
        debtor = self.debtors[at]
        return [_drawn(key, cell(key, debtor)) for key in KEYS], False


def cell(key: str, debtor: DebtorSummary) -> str:
    """Return what a column says of a debtor."""
    if key == "debtor":
        return debtor.name
    if key == "owed":
        return text.sums(debtor.owed) or "–"
    if key == "overdue":
        late = days_late(debtor.overdue_since, True, text.current_moment())
        if debtor.overdue_since is None or late is None:
            return "–"
        days = QCoreApplication.translate("debtors", "%n day(s)", None, late)
        return f"{text.short_day(debtor.overdue_since)} · {days}"
    return str(debtor.open_count if key == "open" else debtor.count)


def _drawn(key: str, shown: str) -> Drawn:
    tone = "muted" if shown in ("–", "0") or key == "count" else "text"
    return Drawn(shown, tone=tone, strong=key == "debtor", right=key in RIGHT)
