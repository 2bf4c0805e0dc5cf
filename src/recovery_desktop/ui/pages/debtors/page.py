"""All debtors in a table that is searched and sorted; one of them is opened with a click or Return."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QMenu, QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.debtors.state import KEYS, DebtorsState
from recovery_desktop.ui.pages.debtors.table import WIDTHS, YIELDING, DebtorTable, cell
from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.frames import PageHeader
from recovery_desktop.ui.widgets.lines import Lines
from recovery_desktop.ui.widgets.row_menu import copy
from recovery_desktop.ui.widgets.search_field import SearchField

_TABLE, _NO_RESULT, _NOTHING = range(3)


class DebtorsPage(QWidget):
    """`files_requested` to open the first invoice."""

    files_requested = Signal()

    def __init__(self, state: DebtorsState) -> None:
        super().__init__()
        self._state = state
        self.header = PageHeader(self.tr("Debtors"))
        self.search = SearchField(self.tr("Name, email, invoice number"), self.tr("Search debtors"))
        self.search.textChanged.connect(state.search_for)
        self.search.left.connect(self._focus_first)
        self.header.corner.addWidget(self.search)
        self.trouble = Banner("", "danger")
        self.model = DebtorTable()
        self.lines = Lines(KEYS, WIDTHS, "debtor", self.tr("Debtors"), YIELDING)
        self.lines.setModel(self.model)
        self.lines.restore(state.columns)
        self.lines.opened.connect(state.open)
        self.lines.clicked.connect(self._open_clicked)
        self.lines.sorted_by.connect(lambda column: state.sort_by(KEYS[column]))
        self.lines.columns_changed.connect(lambda: state.save_columns(self.lines.columns))
        self.lines.copied.connect(self._copy)
        self.lines.customContextMenuRequested.connect(self._ask_menu)
        self.no_result = EmptyState(
            "search",
            self.tr("No debtor matches"),
            self.tr("Search by name, email address or invoice number."),
            self.tr("Show all debtors"),
        )
        self.no_result.acted.connect(self.search.clear)
        self.nothing = EmptyState(
            "person",
            self.tr("No debtors yet"),
            self.tr("The debtors of your invoices appear here, with their invoices, messages and payments."),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        self._places = QStackedWidget()
        for place in (self.lines, self.no_result, self.nothing):
            self._places.addWidget(place)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(XL, XL, XL, L)
        layout.setSpacing(M)
        for widget in (self.header, self.trouble):
            layout.addWidget(widget)
        layout.addWidget(self._places, 1)
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins."""
        return self.search

    def _show(self) -> None:
        state = self._state
        here = self.lines.currentIndex().row()
        in_hand = self.model.debtors[here].id if 0 <= here < len(self.model.debtors) else None
        self.model.show_debtors(state.shown)
        at = next((n for n, one in enumerate(state.shown) if one.id == in_hand), -1)
        if at >= 0 and at != self.lines.currentIndex().row():
            selection = self.lines.selectionModel()
            selection.setCurrentIndex(self.model.index(at, 0), selection.SelectionFlag.NoUpdate)
        self.lines.show_order(KEYS.index(state.order.key), descending=state.order.descending)
        count = len(state.all or ())
        words = QCoreApplication.translate("DebtorsPage", "%n debtor(s)", None, count)
        self.header.show_subtitle(words if count else "")
        self.search.setVisible(bool(count))
        self.trouble.say("" if state.failure is None else notices.notice(state.failure).sentence)
        is_empty = state.all is not None and not state.all
        place = _NOTHING if is_empty else _NO_RESULT if state.search.strip() and not state.shown else _TABLE
        self._places.setCurrentIndex(place)

    def _focus_first(self) -> None:
        self.lines.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.lines.currentIndex().isValid() and self.model.debtors:
            self.lines.setCurrentIndex(self.model.index(0, 0))

    def _open_clicked(self, index: QModelIndex) -> None:
        """Open what was clicked, as a card of the board; with a key held several are chosen."""
        if not QApplication.keyboardModifiers():
            self._state.open(index.row())

    def _chosen(self) -> list[int]:
        return sorted({index.row() for index in self.lines.selectionModel().selectedRows()})

    def _copy(self) -> None:
        copy([[cell(key, self.model.debtors[at]) for key in KEYS] for at in self._chosen()])

    def _ask_menu(self, place: QPoint) -> None:
        at = self.lines.indexAt(place).row()
        if at < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Open")).triggered.connect(lambda: self._state.open(at))
        menu.addAction(self.tr("Copy")).triggered.connect(self._copy)
        menu.popup(self.lines.viewport().mapToGlobal(place))
