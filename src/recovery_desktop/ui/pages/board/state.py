"""Board and table: the views kept of what is listed, and what is done with those that were chosen."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Signal, SignalInstance

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.extensions import PauseRequest, RecordPaymentRequest
from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.table import CANCEL, PAUSE, RECORD_PAYMENT, RESUME
from recovery_desktop.commands.export_list import export_list
from recovery_desktop.commands.match_payments import can_record_payments
from recovery_desktop.documents.cells import Cell, Column
from recovery_desktop.failures import Failure
from recovery_desktop.folding import fold
from recovery_desktop.ids import IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.filters import BY_VALUE, Order, SortRates
from recovery_desktop.store.listing import RowPlace
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.tags import Tags, merge_tags
from recovery_desktop.ui.pages.board.bulk import BulkPlan, cancelling, pausing, recording, resuming
from recovery_desktop.ui.pages.board.leaving import Submission, load_leaving
from recovery_desktop.ui.pages.board.listing import Listing
from recovery_desktop.ui.pages.board.sending import Sending
from recovery_desktop.ui.pages.board.views import Form, SavedView, Views

PORTION: Final = 500
LOOKED_AT: Final = 50
"""So many of the chosen say which actions are offered; the question before the action looks at all."""
_STEERING: Final = (CANCEL.kind, PAUSE.kind, RESUME.kind)
"""Requests that a pause or its end would meet on the way."""


class BoardState(Listing):
    """`cancelled`, `recorded`, `paused` and `resumed` carry the intents of one gesture, `undone` (intent id, draft id)
    of a submission, `tagged` how many were tagged and what puts their tags back."""

    progressed = Signal(int, int)
    undone = Signal(str, str)
    opened = Signal(str)
    cancelled = Signal(list)
    recorded = Signal(list)
    paused = Signal(list)
    resumed = Signal(list)
    tagged = Signal(int, object)
    sending_changed = Signal()
    exported = Signal(str)
    view_removed = Signal(object)

    def __init__(self, session: Session) -> None:
        self.views = Views(session.store.preferences)
        super().__init__(session, self.views.form)
        self.order, self.rates = self.views.order, self.views.rates
        self.leaving: list[Submission] = []
        self._arrival = self._timer(self._make_room)
        self.sending: Sending | None = None
        self._has_tags: tuple[int, bool] = (-1, False)
        self._currencies: tuple[int, list[str]] = (-1, [])

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

    def sort_with(self, rates: SortRates) -> None:
        """Use these rates for the order, now and later."""
        self.rates = rates
        self.views.save_rates(rates)
        self.place_again()

    @property
    def currencies(self) -> list[str]:
        """The currencies that an order by value compares, that of most invoices first; none where it compares none."""
        if self.order.key not in BY_VALUE:
            return []
        if self._currencies[0] != self.edition:
            self._currencies = (self.edition, self.reads.currencies())
        return self._currencies[1]

    def show_view(self, name: str) -> None:
        view = self.views.named(name)
        if view is not None:
            self.search, self.filters, self.order = view.search, view.filters, view.order
            self.form, self.is_search_left = view.form, bool(view.search)
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
        return {row: receivable.open for row, receivable in self._load(rows)}

    def open_sums_of(self, rows: Sequence[int]) -> dict[str, Decimal]:
        """Return what is open of these, by currency."""
        sums: dict[str, Decimal] = defaultdict(Decimal)
        for _, receivable in self._load(rows):
            sums[receivable.currency] += receivable.open
        return dict(sums)

    def _load(self, rows: Sequence[int]) -> Iterator[tuple[int, ReceivableRow]]:
        for at in range(0, len(rows), PORTION):
            yield from self.reads.load_rows(rows[at : at + PORTION]).items()

    # Pauses

    def pausing(self) -> BulkPlan:
        """Return which of the chosen can be paused now, and why the others cannot."""
        return pausing(self.reads.places(self.chosen), self._under_way(*_STEERING))

    def chosen_pauses(self) -> tuple[bool, bool]:
        """Return whether any of the chosen that come first can be paused, and whether any is."""
        first = self.reads.places(self.chosen[:LOOKED_AT])
        offers = self.session.connection is None or self.session.offers(PAUSE)
        return offers and any(place.pausable for place in first), any(place.paused for place in first)

    def pause(self, receivables: Sequence[RowPlace], request: PauseRequest) -> None:
        """Queue a pause of each; they leave together when the time to undo is over."""
        self._request_all([(place.id, request) for place in receivables], PAUSE, self.paused)

    def resume_chosen(self) -> None:
        """End the pause of each of the chosen that is paused."""
        plan = resuming(self.reads.places(self.chosen), self._under_way(*_STEERING))
        if plan.can:
            self._request_all([(place.id, None) for place in plan.can], RESUME, self.resumed)

    # Tags

    @property
    def tags(self) -> Tags:
        return self.session.connection_store.tags

    @property
    def has_tags(self) -> bool:
        """Whether any receivable of this connection has one."""
        if self._has_tags[0] != self.edition:
            self._has_tags = (self.edition, bool(self.tags.counts()))
        return self._has_tags[1]

    def tags_of_chosen(self) -> list[tuple[str, int]]:
        """Return every tag in use, and how many of the chosen have it."""
        counts: Counter[str] = Counter()
        for tags in self.tags.of(place.id for place in self.reads.places(self.chosen)).values():
            counts.update(map(fold, tags))
        return [(tag, counts[fold(tag)]) for tag, _ in self.tags.counts()]

    def tag(self, added: Sequence[str], removed: Sequence[str]) -> None:
        """Give the chosen ones these tags and take those away; it can be undone."""
        self.failure = None
        gone, store = set(map(fold, removed)), self.tags
        before = store.of(place.id for place in self.reads.places(self.chosen))
        after = {
            id: merge_tags([*(tag for tag in tags if fold(tag) not in gone), *added])
            for id, tags in before.items()
        }
        changed = {id: before[id] for id, tags in after.items() if tags != before[id]}
        try:
            store.set({id: after[id] for id in changed})
        except Failure as failure:
            self.failure = failure
        else:
            if changed:
                self.tagged.emit(len(changed), lambda: store.set(changed))
        self.changed.emit()

    def record_paid(self, receivables: Sequence[RowPlace], day: date) -> None:
        """Queue a payment of what is open of each; they leave together when the time to undo is over."""
        unpaid = self.unpaid_of([place.row for place in receivables])
        requests = [
            (place.id, RecordPaymentRequest(amount=unpaid[place.row], date=day))
            for place in receivables
            if unpaid.get(place.row)
        ]
        self._request_all(requests, RECORD_PAYMENT, self.recorded)

    def cancel(self, receivables: Sequence[RowPlace], reason: CancelReason, notes: str) -> None:
        """Queue one cancellation for each; they leave together when the time to undo is over."""
        request = CancelRequest(reason=reason, notes=notes.strip() or None)
        self._request_all([(place.id, request) for place in receivables], CANCEL, self.cancelled)

    def _request_all(
        self,
        requests: Sequence[tuple[ReceivableId, Any]],
        action: ReceivableAction[Any],
        requested: SignalInstance,
    ) -> None:
        """Queue all or none of them, and follow how far they come."""
        self.failure = None
        try:
            intents = self.session.request_all(requests, action)
        except Failure as failure:
            self.failure = failure
        else:
            self.choose(())
            self.sending = Sending(self.session, intents)
            self.sending_changed.emit()
            requested.emit([intent.id for intent in intents])
        self.changed.emit()

    # How far an action on many has come

    def reread_sending(self) -> None:
        """Look again at what was asked of many."""
        if self.sending is not None and not self.sending.is_of_connection_in_use:
            self.forget_sending()
        elif self.sending is not None and self.sending.reread():
            self.sending_changed.emit()

    def cancel_rest(self) -> None:
        """Take back what of it has not left."""
        if self.sending is not None:
            self.sending.cancel_rest()
            self.reread_sending()

    def forget_sending(self) -> None:
        self.sending = None
        self.sending_changed.emit()

    def take_back(self, intent_ids: Sequence[IntentId]) -> bool:
        """Return whether any had not left yet."""
        withdrawn = self.session.withdraw(*intent_ids)
        if self.sending is not None and set(intent_ids) == set(self.sending.ids):
            self.reread_sending()
            if self.sending is not None and not self.sending.state.answered:
                self.forget_sending()
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
