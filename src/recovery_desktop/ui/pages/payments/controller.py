"""Payments: statements dropped anywhere come here; what is recorded can be taken back for some seconds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_contract.ids import PaymentId, ReceivableId
from recovery_desktop.ids import IntentId, StatementEntryId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.payments.bookings.sheet import BookingsSheet
from recovery_desktop.ui.pages.payments.bookings.state import BookingsState, Exported
from recovery_desktop.ui.pages.payments.page import PaymentsPage
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.pages.receivable.credit_note import ReversalDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.state import ReceivableState


class PaymentsController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = PaymentsState(app.session)
        self.state.confirmed.connect(self._confirmed)
        self.state.invoices_recognised.connect(app.take_in_invoices)
        self.state.changed.connect(lambda: app.count("payments", self.state.waiting))
        self.bookings = BookingsState(app.session)
        self.bookings.exported.connect(self._bookings_exported)
        self.bookings.no_entries.connect(self._no_entries)
        self.bookings.changed.connect(self._bookings_changed)
        self.one = ReceivableState(app.session)
        self.one.decided.connect(self._recorded)
        self._page: PaymentsPage | None = None

    def make_page(self) -> QWidget:
        self._page = PaymentsPage(self.state)
        self._page.files_requested.connect(self._ask_files)
        self._page.opened.connect(self.app.show_receivable)
        self._page.record_requested.connect(self._record)
        self._page.reversal_requested.connect(self._reverse)
        self._page.books_requested.connect(self.export_bookings)
        return self._page

    def import_files(self, paths: Sequence[Path]) -> None:
        """Import bank statements that were dropped or chosen."""
        self.app.show_page("payments")
        self.state.add_files(paths)

    def on_store_changed(self, changed: StoreChange) -> None:
        # What is not on view is read when it comes on view.
        if changed.kind in ("receivable", "intent") and self._page is not None and self._page.isVisible():
            self.state.refresh()

    def on_connection_changed(self) -> None:
        self.state.reset()
        self.state.refresh()

    def on_page_shown(self) -> None:
        self.state.refresh()
        self.state.fetch_unlisted()

    def _ask_files(self) -> None:
        assert self._page is not None
        dialogs.choose_files(
            self._page.window(),
            tr("Choose bank statements"),
            tr("Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)"),
            self.import_files,
        )

    def _record(self, receivable_id: ReceivableId) -> None:
        """Ask for the payment that is recorded by hand."""
        assert self._page is not None
        self.one.open(receivable_id)
        PaymentDialog(self._page, self.one).open()

    def _reverse(self, receivable_id: ReceivableId, payment_id: PaymentId) -> None:
        """Ask why a payment is taken back."""
        assert self._page is not None
        self.one.open(receivable_id)
        if any(payment.id == payment_id for payment in self.one.reversible_payments):
            ReversalDialog(self._page, self.one, payment_id).open()

    def _recorded(self, words: str, intent_id: IntentId) -> None:
        self.app.offer_undo(tr(words), lambda: bool(self.app.session.withdraw(intent_id)))

    def export_bookings(self) -> None:
        """Ask what of the money goes back to the books, and where to."""
        self.app.show_page("payments")
        assert self._page is not None
        BookingsSheet(self._page.window(), self.bookings).open()

    def _bookings_changed(self) -> None:
        if self.bookings.failure is not None:
            self.app.tell(self.bookings.failure)
            self.bookings.failure = None

    def _bookings_exported(self, exported: Exported) -> None:
        words = QCoreApplication.translate("App", "%n entry(s) exported", None, exported.written)
        if exported.left_out:
            left_out = QCoreApplication.translate(
                "App", "%n in other currencies left out", None, exported.left_out
            )
            words = f"{words}. {left_out}"
        self.app.say(words)

    def _no_entries(self, since: date, until: date) -> None:
        words = tr("Nothing was paid, written off or charged from {first} to {last}: no file was written.")
        self.app.offer(
            words.format(first=text.day(since), last=text.day(until)),
            tr("Show the invoices"),
            lambda: self.app.show_page("board"),
        )

    def _confirmed(self, ids: list[StatementEntryId]) -> None:
        words = QCoreApplication.translate("App", "%n payment(s) recorded", None, len(ids))
        self.app.offer_undo(words, lambda: self.state.take_back(ids))
