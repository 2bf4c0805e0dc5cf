"""The payments: what came in, what is proposed, which one is in hand, and what was done with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal

from recovery_contract.allowed_actions import RULES, Action, Party
from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.import_statement import (
    ImportedStatement,
    import_statement,
    import_with_columns,
)
from recovery_desktop.commands.match_payments import (
    WAITING,
    Payment,
    can_record_payments,
    choose_receivable,
    link_payment,
    record_payments,
    withdraw_payments,
)
from recovery_desktop.commands.recorded_payments import fetch_unlisted_payments, load_payments
from recovery_desktop.documents.invoice_table import is_table
from recovery_desktop.documents.statements import ColumnNaming, ColumnsToName
from recovery_desktop.failures import Failure
from recovery_desktop.ids import StatementEntryId, StatementId
from recovery_desktop.session.session import Session
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.statements import EntryState
from recovery_desktop.ui.pages.state import PageState

SEARCH_LIMIT = 50
PAYABLE = tuple(RULES[Party.CREDITOR][Action.RECORD_PAYMENT].states)


class PaymentsState(PageState):
    """`trouble` is why the file named `trouble_file` was not imported; `naming` a table that waits for its columns."""

    confirmed = Signal(list)
    naming_requested = Signal()
    invoices_recognised = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.payments: list[Payment] = []
        self.selected_id = StatementEntryId("")
        self.imported: ImportedStatement | None = None
        self.trouble: Failure | None = None
        self.trouble_file = ""
        self.naming: ColumnNaming | None = None
        self._naming_path: Path | None = None
        self._instead_of: StatementId | None = None
        self._is_stale = False
        self._begun = self._shown = 0
        self.received: dict[str, Decimal] = {}
        """In Practice: what came in from debtors, by currency."""

    def refresh(self) -> None:
        """Read and match anew; while that runs, once more after it."""
        if self.busy("refresh"):
            self._is_stale = True
            return
        self.act("refresh", self._refresh)

    async def _refresh(self, *, goes_on: bool = False) -> None:
        """Read and match anew; `goes_on` to the first that waits, whatever was in hand before."""
        self.received = self._sum_received() if self.is_practice else {}
        while True:
            self._is_stale = False
            self._begun += 1
            turn = self._begun
            payments = [] if self.session.connection is None else await load_payments(self.session.context)
            if not self._is_stale:
                break
        if turn >= self._shown:  # else a later turn ended before
            self._shown = turn
            before = next((at for at, one in enumerate(self.payments) if one.id == self.selected_id), 0)
            moved = self._group_of(self.payments, self.selected_id) != self._group_of(
                payments, self.selected_id
            )
            self.payments = payments
            if moved or not self.selected_id:
                self._select_near(before)
        if goes_on:
            self._select_near(0)

    @property
    def is_practice(self) -> bool:
        return self.session.is_practice

    def fetch_unlisted(self) -> None:
        """Ask for payments of which only the sums are known yet."""
        if self.session.connection is not None:
            self.act("unlisted", self._fetch_unlisted)

    async def _fetch_unlisted(self) -> None:
        # Each that is stored is listed by the change that it is.
        while await fetch_unlisted_payments(self.session.context):
            pass

    def _sum_received(self) -> dict[str, Decimal]:
        sums: dict[str, Decimal] = {}
        for total in self.session.connection_store.receivables.sums():
            if total.paid:
                sums[total.currency] = sums.get(total.currency, Decimal(0)) + total.paid
        return sums

    def _select_near(self, at: int) -> None:
        """Select the next payment that waits, else the first, after the current one changed its group."""
        waiting = [(place, one.id) for place, one in enumerate(self.payments) if one.group in WAITING]
        later = [id for place, id in waiting if place >= at]
        if waiting:
            self.selected_id = later[0] if later else waiting[-1][1]
        elif not any(one.id == self.selected_id for one in self.payments):
            self.selected_id = self.payments[0].id if self.payments else StatementEntryId("")

    @staticmethod
    def _group_of(payments: Sequence[Payment], id: StatementEntryId) -> str:
        return next((one.group for one in payments if one.id == id), "")

    @property
    def selected(self) -> Payment | None:
        return next((one for one in self.payments if one.id == self.selected_id), None)

    @property
    def certain(self) -> list[Payment]:
        return [one for one in self.payments if one.group == "certain" and one.can_be_confirmed]

    @property
    def waiting(self) -> int:
        """How many need the person."""
        return sum(one.group in ("certain", "check") for one in self.payments)

    @property
    def can_record(self) -> bool:
        """Whether the service takes payments; otherwise recovery ends as paid directly."""
        return self.session.connection is None or can_record_payments(self.session.context)

    def select(self, id: StatementEntryId) -> None:
        if id != self.selected_id:
            self.selected_id = id
            self.changed.emit()

    def add_files(self, paths: Sequence[Path]) -> None:
        async def work() -> None:
            self.trouble, self.imported = None, None
            added = [await self._import(path, None, None) for path in paths]
            await self._refresh(goes_on=any(added))

        self.act("import", work)

    @property
    def naming_file(self) -> str:
        return self._naming_path.name if self._naming_path is not None else ""

    @property
    def may_be_invoices(self) -> bool:
        """Whether nothing was read as a statement yet of the table that waits for its columns."""
        return self._instead_of is None and self._naming_path is not None and is_table(self._naming_path)

    def take_as_invoices(self) -> None:
        """Hand on the table that waits for its columns: it is a list of invoices."""
        path = self._naming_path
        self.trouble = self.naming = self._naming_path = self._instead_of = None
        self.changed.emit()
        self.invoices_recognised.emit([path])

    def name_columns(self, chosen: Mapping[str, Any]) -> None:
        """Read the table again in the columns that the person named."""
        naming, path = self.naming, self._naming_path
        if naming is None or path is None:
            return
        signature, instead_of = naming.signature, self._instead_of

        async def work() -> None:
            self.trouble = None
            added = await self._import(path, (signature, chosen), instead_of)
            await self._refresh(goes_on=added)

        self.act("import", work)

    async def _import(
        self, path: Path, named: tuple[str, Mapping[str, Any]] | None, instead_of: StatementId | None
    ) -> bool:
        """Return whether anything came with it that was not known."""
        try:
            if named is None:
                imported = await import_statement(self.session.context, path)
            else:
                imported = await import_with_columns(self.session.context, path, *named, instead_of)
        except ColumnsToName as failure:
            self.naming, self._naming_path, self._instead_of = failure.naming, path, instead_of
            self.trouble, self.trouble_file = failure, path.name
            self.naming_requested.emit()
            return False
        except Failure as failure:
            self.trouble, self.trouble_file = failure, path.name
            return False
        self.imported = imported
        self.naming, self._naming_path, self._instead_of = imported.naming, path, imported.statement_id
        return bool(imported.added)

    def remove_imported(self) -> None:
        """Take away what came with the file that was read last, but for what was recorded."""
        if self.imported is not None:
            self.session.connection_store.statements.remove(self.imported.statement_id)
            self.imported = self.naming = self._naming_path = self._instead_of = None
            self.refresh()

    def confirm(self, id: StatementEntryId) -> None:
        self._confirm([one for one in self.payments if one.id == id and one.can_be_confirmed])

    def link(self) -> None:
        """Take the current payment as the one that was entered by hand before: nothing more is recorded."""
        payment = self.selected
        if payment is not None and payment.earlier is not None:
            link_payment(self.session.context, payment)
            self.refresh()

    def confirm_certain(self) -> None:
        self._confirm(self.certain)

    def _confirm(self, payments: Sequence[Payment]) -> None:
        waits = [one for one in payments if one.group in WAITING]
        if not waits:
            return
        resting = self.session.undo_seconds
        if ids := record_payments(self.session.context, waits, delay_seconds=resting):
            self.confirmed.emit(ids)
            self.refresh()

    def take_back(self, ids: Sequence[StatementEntryId]) -> bool:
        all_back = withdraw_payments(self.session.context, ids)
        self.selected_id = ids[0]
        self.refresh()
        return all_back

    def choose(self, receivable_id: ReceivableId) -> None:
        """Store the person's own choice for the current payment."""
        payment = self.selected
        if payment is not None and payment.group in WAITING:
            choose_receivable(self.session.context, payment, receivable_id)
            # It stays in hand wherever the choice moves it.
            self.payments = [
                replace(one, group="check") if one.id == payment.id else one for one in self.payments
            ]
            self.refresh()

    def set_aside(self) -> None:
        """Set the current payment aside: it is for no receivable and is not proposed any more."""
        self._decide("set_aside")

    def reopen(self) -> None:
        """Back among those that wait, as the rules propose it."""
        self._decide("open")

    def _decide(self, state: EntryState) -> None:
        payment = self.selected
        if payment is not None:
            self.session.connection_store.statements.decide(payment.id, state)
            self.refresh()

    @property
    def has_open(self) -> bool:
        """Whether anything is there that a payment could be for."""
        return bool(self.session.connection_store.receivables.newest(PAYABLE, 1))

    def search(self, words: str) -> list[ReceivableRow]:
        receivables = self.session.connection_store.receivables
        ids = [id for _, id in receivables.ids(PAYABLE, words)][:SEARCH_LIMIT]
        rows = receivables.rows(ids)
        return [rows[id] for id in ids if id in rows]

    def reset(self) -> None:
        """Clear everything of the last connection."""
        self.payments, self.imported, self.trouble = [], None, None
        self.selected_id = StatementEntryId("")
        self.naming = self._naming_path = self._instead_of = None
        self.changed.emit()
