"""The page of payments: the list at the left, the payment in hand at the right; files by drop or choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.documents.statements import ColumnsToName
from recovery_desktop.ids import StatementEntryId
from recovery_desktop.ui import text
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.payments import words
from recovery_desktop.ui.pages.payments.choose import ChooseSheet
from recovery_desktop.ui.pages.payments.columns import ColumnsSheet
from recovery_desktop.ui.pages.payments.detail import PaymentDetail
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.pages.payments.table import PaymentList, Payments
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, XXL, L
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button, change_variant, icon_button
from recovery_desktop.ui.widgets.drop_zone import DropZone
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.tooltip import set_tooltip

ROOM_FOR_WORDS: Final = 84
"""In letters: with less one word says what goes back to the books."""
ROOM_FOR_A_WORD: Final = 62
"""In letters: with less its icon does."""
ROOM_TO_RECORD: Final = 55
"""In letters: with less the icon of what is recorded by hand does, too."""


class PaymentsPage(QWidget):
    """`files_requested` when the person wants to choose a file, `books_requested` when to export for the books;
    `opened` carries a receivable's id, `record_requested` that of the one for which a payment is recorded by hand;
    `reversal_requested` carries it with the id of the payment that is taken back."""

    files_requested = Signal()
    books_requested = Signal()
    opened = Signal(str)
    record_requested = Signal(str)
    reversal_requested = Signal(str, str)

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: what is to be decided, else the statement to choose."""
        return self.list if self.list.isVisibleTo(self) else self.zone.action

    def __init__(self, state: PaymentsState) -> None:
        super().__init__()
        self._state = state
        self.header = PageHeader(
            self.tr("Payments"), self.tr("Everything that was paid, and which invoice it pays.")
        )
        self.all_certain = BusyButton("", "primary", "check")
        self.all_certain.clicked.connect(state.confirm_certain)
        self.choose = button(self.tr("Choose a statement"), "ordinary", "plus")
        self.choose.setAccessibleName(self.choose.text().strip())
        self.choose.clicked.connect(self.files_requested)
        self.books = icon_button("export", self.tr("Export for your books"))
        self.books.setProperty("part", "form")
        self.books.clicked.connect(self.books_requested)
        self.record = button(self.tr("Record a payment…"), "ordinary", "money")
        self.record.setAccessibleName(self.tr("Record a payment…"))
        self.record.clicked.connect(lambda: self._choose(self.record_requested.emit))
        self.header.corner.addWidget(help_icon("statement"))
        self.header.corner.addWidget(self.books)
        self.header.corner.addWidget(self.record)
        self.header.corner.addWidget(self.choose)
        self.header.corner.addWidget(self.all_certain)
        self.trouble = Banner("", "danger", action=self.tr("Choose the columns"))
        self.trouble.acted.connect(self.name_columns)
        self.imported = Banner("", "info", action=self.tr("Check the columns"))
        self.imported.acted.connect(self.name_columns)
        self.remove = button(self.tr("Remove its payments"), "quiet")
        self.remove.clicked.connect(state.remove_imported)
        self.imported.corner.addWidget(self.remove)
        self.model = PaymentList()
        self.list = Payments(self.tr("Payments received"))
        self.list.setModel(self.model)
        self.list.picked.connect(state.select)
        self.list.entered.connect(self._enter)
        self.detail = PaymentDetail(state)
        self.detail.other_requested.connect(lambda: self._choose(state.choose))
        self.detail.opened.connect(self.opened)
        self.detail.reversal_requested.connect(self.reversal_requested)
        self.zone = DropZone(
            self.tr("Drop a bank statement"),
            self.tr(
                "Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here."
            ),
            self.tr("Choose a statement"),
            has_progress=False,
        )
        self.zone.files_requested.connect(self.files_requested)
        self.record_here = button(self.record.accessibleName(), "ordinary", "money")
        self.record_here.clicked.connect(self.record.click)
        self.zone.add_action(self.record_here)
        self.practice = Banner("", "practice")
        self._places = QStackedWidget()
        # Where the text is large, the words and the buttons need more than a low window has.
        empty = ScrollColumn(margin=0)
        empty.column.addWidget(self.zone, 1)
        self._places.addWidget(empty)
        self._places.addWidget(self._side_by_side())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(XXL, XL, XXL, XL)
        layout.setSpacing(L)
        for widget in (self.header, self.practice, self.trouble, self.imported):
            layout.addWidget(widget)
        layout.addWidget(self._places, 1)
        state.changed.connect(self._show)
        state.naming_requested.connect(self.name_columns)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        letters = self.width() / theme.sizes().body
        name = self.books.accessibleName() if letters >= ROOM_FOR_WORDS else self.tr("Export")
        self.books.setText(f" {name}")
        words_of = self.record_here.text() if letters >= ROOM_TO_RECORD else ""
        self.record.setText(words_of)
        set_tooltip(self.record, "" if words_of else self.record.accessibleName())
        style = Qt.ToolButtonStyle
        self.books.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if letters >= ROOM_FOR_A_WORD else style.ToolButtonIconOnly
        )

        self._fit_actions()

    def _fit_actions(self) -> None:
        """Leave the icon of the statement to choose where the actions would not fit beside each other."""
        self.choose.setText(f" {self.choose.accessibleName()}")
        is_narrow = self.header.corner.sizeHint().width() > self.width() - 2 * XXL
        self.choose.setText("" if is_narrow else self.choose.text())
        set_tooltip(self.choose, self.choose.accessibleName() if is_narrow else "")

    def _side_by_side(self) -> QWidget:
        container = QWidget()
        row = QHBoxLayout(container)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(L)
        left = Card()
        left.body.setContentsMargins(0, 0, 0, 0)
        left.body.addWidget(self.list)
        # Widths do not depend on the content, so that nothing jumps from one payment to the next.
        for widget, share in ((left, 9), (self.detail, 11)):
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            row.addWidget(widget, share)
        return container

    def _choose(self, take: Callable[[ReceivableId], object]) -> None:
        sheet = ChooseSheet(self, self._state)
        sheet.chosen.connect(take)
        sheet.open()

    def _enter(self, id: StatementEntryId) -> None:
        """Record it, unless a question about it is open: a key pressed in passing answers none."""
        payment = self._state.selected
        if payment is None or payment.id != id or payment.earlier is None:
            self._state.confirm(id)

    def name_columns(self) -> None:
        if self._state.naming is not None:
            ColumnsSheet(self, self._state, self._state.naming).open()

    def _show(self) -> None:
        state = self._state
        self._places.setCurrentIndex(1 if state.payments else 0)
        self.choose.setVisible(bool(state.payments))
        self.record.setVisible(bool(state.payments) and state.can_record)
        self.record_here.setVisible(state.can_record and state.has_open)
        self.model.show_payments(state.payments)
        self._mark_selected()
        self.detail.show_payment(state.selected)
        certain = len(state.certain)
        words_of = self.tr("Record %n certain", "", certain)
        self.all_certain.setText(f" {words_of}")
        self.all_certain.setAccessibleName(words_of)
        is_many = certain > 1 and state.can_record
        self.all_certain.setVisible(is_many)
        change_variant(self.detail.confirm, "ordinary" if is_many else "primary", "check")
        self._fit_actions()
        self.practice.say(self._practice_words() if state.is_practice and not state.payments else "")
        failure = state.trouble or state.failure
        self.trouble.say(words.failure_sentence(failure, state.trouble_file) if failure else "")
        self.trouble.action.setVisible(isinstance(failure, ColumnsToName))
        imported = state.imported
        self.imported.say(words.imported_sentence(imported) if imported is not None else "")
        self.imported.action.setVisible(imported is not None and imported.naming is not None)

    def _practice_words(self) -> str:
        """Explain that debtors in Practice pay without a bank, with the sums received so far."""
        sums = ", ".join(
            text.money(sum_, currency) for currency, sum_ in sorted(self._state.received.items())
        )
        if not sums:
            return self.tr("In Practice debtors pay without a bank: each payment is on its invoice at once.")
        return self.tr(
            "{sums} received from practice debtors. It is on their invoices: nothing to match here."
        ).format(sums=sums)

    def _mark_selected(self) -> None:
        row = self.model.row_of(self._state.selected_id)
        if row >= 0 and self.list.currentIndex().row() != row:
            self.list.setCurrentIndex(self.model.index(row))
