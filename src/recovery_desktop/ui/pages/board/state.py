"""Board and table: the views kept of what is listed, and what is done with those that were chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.extensions import RecordPaymentRequest
from recovery_desktop.actions.table import CANCEL, RECORD_PAYMENT
from recovery_desktop.commands.export_list import export_list
from recovery_desktop.commands.match_payments import can_record_payments
from recovery_desktop.documents.cells import Cell, Column
from recovery_desktop.failures import Failure
from recovery_desktop.ids import IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.filters import Order
from recovery_desktop.store.listing import RowPlace
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui.pages.board.bulk import BulkPlan, cancelling, recording
from recovery_desktop.ui.pages.board.leaving import Submission, load_leaving
from recovery_desktop.ui.pages.board.listing import Listing
from recovery_desktop.ui.pages.board.views import Form, SavedView, Views

PORTION: Final = 500


class BoardState(Listing):
    """`cancelled` and `recorded` carry the intents of one gesture, `taken_back` (intent id, draft id) of a
    submission."""

    progressed = Signal(int, int)
    undone = Signal(str, str)
    opened = Signal(str)
    cancelled = Signal(list)
    recorded = Signal(list)
    exported = Signal(str)
    view_removed = Signal(object)

    def __init__(self, session: Session) -> None:
        self.views = Views(session.store.preferences)
        super().__init__(session, self.views.form)
        self.order = self.views.order
        self.leaving: list[Submission] = []
        self._arrival = self._timer(self._make_room)

    @property
    def empty(self) -> bool:
        return super().empty and not self.leaving

    def reread_leaving(self) -> None:
        """Look again for submissions that are on their way."""
        leaving = load_leaving(self.session.connection_store)
        if set(self.leaving) - set(leaving):
            # What has become a receivable makes room for its own card in the turn in which that comes.
            self._arrival.start()
        elif leaving != self.leaving:
            self.leaving = leaving
            self.placed.emit()

    def rest(self) -> None:
        self._arrival.stop()
        super().rest()

    def _make_room(self) -> None:
        """Take away what has left, unless the list is about to be read again: then both change at once."""
        if not self.is_about_to_read:
            self.leaving = load_leaving(self.session.connection_store)
            self.placed.emit()

    def _lay_out(self) -> None:
        super()._lay_out()
        self._arrival.stop()
        self.leaving = load_leaving(self.session.connection_store)

    def wake(self) -> None:
        self.reread_leaving()
        super().wake()

    # How it is looked at

    def show_form(self, form: Form) -> None:
        if form == self.form:
            return
        self.form = form
        self.views.save_form(form)
        self.place_again()

    def sort_by(self, order: Order) -> None:
        self.views.save_order(order)
        super().sort_by(order)

    def show_view(self, name: str) -> None:
        view = self.views.named(name)
        if view is not None:
            self.search, self.filters, self.order = view.search, view.filters, view.order
            self.form = view.form
            self.place_again()

    def save_view(self, name: str) -> None:
        """Save the view under this name, in place of one that has it."""
        if name.strip():
            self.views.keep(SavedView(name.strip(), self.form, self.filters, self.search, self.order))
            self.changed.emit()

    def rename_view(self, old: str, new: str) -> bool:
        renamed = self.views.rename(old, new.strip())
        self.changed.emit()
        return renamed

    def remove_view(self, name: str) -> None:
        view = self.views.remove(name)
        self.changed.emit()
        if view is not None:
            self.view_removed.emit(view)

    def restore_view(self, view: SavedView) -> bool:
        """Return False where its name was given to another one since."""
        if self.views.named(view.name) is not None:
            return False
        self.views.keep(view)
        self.changed.emit()
        return True

    @property
    def view_name(self) -> str:
        """The view that stands as it was saved; empty for none."""
        now = (self.form, self.filters, self.search, self.order)
        return next((v.name for v in self.views if (v.form, v.filters, v.search, v.order) == now), "")

    # What is done with it

    def cancelling(self) -> BulkPlan:
        """Return which of the chosen can be cancelled now, and why the others cannot."""
        return cancelling(self.reads.places(self.chosen), self._under_way(CANCEL.kind))

    def _under_way(self, *kinds: str) -> set[str]:
        unsettled = self.session.connection_store.intents.list_unsettled()
        return {intent.subject_id for intent in unsettled if intent.kind in kinds}

    @property
    def records_payments(self) -> bool:
        """Whether the service takes payments that the creditor saw."""
        connection = self.session.connection
        return connection is None or can_record_payments(connection.context)

    def recording(self) -> BulkPlan:
        """Return of which of the chosen a payment can be recorded now, and why not of the others."""
        places = self.reads.places(self.chosen)
        unpaid = self.unpaid_of([place.row for place in places])
        settled = {place.row for place in places if not unpaid.get(place.row)}
        return recording(places, self._under_way(CANCEL.kind, RECORD_PAYMENT.kind), settled)

    def unpaid_of(self, rows: Sequence[int]) -> dict[int, Decimal]:
        """Return what is open of each of these rows."""
        return {row: receivable.unpaid for row, receivable in self._load(rows)}

    def open_sums_of(self, rows: Sequence[int]) -> dict[str, Decimal]:
        """Return what is open of these, by currency."""
        sums: dict[str, Decimal] = defaultdict(Decimal)
        for _, receivable in self._load(rows):
            sums[receivable.currency] += receivable.unpaid
        return dict(sums)

    def _load(self, rows: Sequence[int]) -> Iterator[tuple[int, ReceivableRow]]:
        for at in range(0, len(rows), PORTION):
            yield from self.reads.load_rows(rows[at : at + PORTION]).items()

    def record_paid(self, receivables: Sequence[RowPlace], day: date) -> None:
        """Queue a payment of what is open of each; they leave together when the time to undo is over."""
        self.failure = None
        unpaid = self.unpaid_of([place.row for place in receivables])
        requests = [
            (place.id, RecordPaymentRequest(amount=unpaid[place.row], date=day))
            for place in receivables
            if unpaid.get(place.row)
        ]
        try:
            intents = self.session.request_all(requests, RECORD_PAYMENT)
        except Failure as failure:
            self.failure = failure
        else:
            self.choose(())
            self.recorded.emit([intent.id for intent in intents])
        self.changed.emit()

    def cancel(self, receivables: Sequence[RowPlace], reason: CancelReason, notes: str) -> None:
        """Queue one cancellation for each; they leave together when the time to undo is over."""
        self.failure = None
        request = CancelRequest(reason=reason, notes=notes.strip() or None)
        try:
            intents = self.session.request_all([(place.id, request) for place in receivables], CANCEL)
        except Failure as failure:
            self.failure = failure
        else:
            self.choose(())
            self.cancelled.emit([intent.id for intent in intents])
        self.changed.emit()

    def take_back(self, intent_ids: Sequence[IntentId]) -> bool:
        """Return whether any had not left yet."""
        withdrawn = self.session.withdraw(*intent_ids)
        self.changed.emit()
        return withdrawn > 0

    def open(self, row: int) -> None:
        for place in self.reads.places([row]):
            self.opened.emit(place.id)

    # What is taken along

    def export(
        self,
        path: Path,
        title: str,
        columns: Sequence[Column],
        cells: Callable[[ReceivableRow], Sequence[Cell]],
        decimal_mark: str,
    ) -> None:
        """Export what was chosen, or else everything shown, in its order; set `exported` once the file is written."""
        rows = self.in_order(self.chosen) if self.chosen else list(self.shown_rows)

        async def write() -> None:
            await export_list(
                path,
                title,
                columns,
                self.portions(rows, cells),
                lambda count: self.progressed.emit(count, len(rows)),
                decimal_mark=decimal_mark,
            )
            self.exported.emit(str(path))

        self.act("export", write)

    def portions(
        self, rows: Sequence[int], cells: Callable[[ReceivableRow], Sequence[Cell]]
    ) -> Iterator[list[Sequence[Cell]]]:
        """Yield the cells of these rows, loaded some hundreds at a time."""
        for at in range(0, len(rows), PORTION):
            part = rows[at : at + PORTION]
            loaded = self.reads.load_rows(part)
            yield [cells(loaded[row]) for row in part if row in loaded]
