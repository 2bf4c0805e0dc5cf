"""The export for the books: its period and form, remembered, and the file as it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QCoreApplication, QLocale, Signal

from recovery_desktop.commands.export_bookings import BookingOrder, collect_bookings, write_bookings
from recovery_desktop.commands.export_list import export_list
from recovery_desktop.documents.bookings import DEFAULT_ACCOUNTS, BookForm, Booking, Side
from recovery_desktop.documents.cells import Cell, Column
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.state import PageState

KIND_WORDS: Final = {
    "payment": QT_TRANSLATE_NOOP("bookings", "Payment"),
    "written_off": QT_TRANSLATE_NOOP("bookings", "Written off"),
    "interest": QT_TRANSLATE_NOOP("bookings", "Interest"),
    "fixed_fee": QT_TRANSLATE_NOOP("bookings", "Fixed compensation"),
}
_REMEMBERED_AS: Final = "bookings"


def tr(words: str) -> str:
    return QCoreApplication.translate("bookings", words)


@dataclass(frozen=True)
class Exported:
    """`left_out` in another currency than the books."""

    path: Path
    written: int
    left_out: int


class BookingsState(PageState):
    """`exported` carries an Exported; `no_entries` the first and the last day, and no file was written."""

    exported = Signal(object)
    no_entries = Signal(object, object)

    @property
    def remembered(self) -> dict[str, Any]:
        return dict(self.session.store.preferences.get(_REMEMBERED_AS, {}))

    @property
    def _today(self) -> date:
        return text.current_moment().astimezone().date()

    @property
    def _exported_as(self) -> str:
        return f"bookings_exported.{self.session.connection_store.connection_id}"

    @property
    def exported_until(self) -> date | None:
        """The latest day that was over and exported, None before the first export."""
        stored = self.session.store.preferences.get(self._exported_as)
        return None if stored is None else min(date.fromisoformat(stored), self._today)

    def period(self) -> tuple[date, date]:
        """Return the days that come next: from the last export on, else from the beginning of the financial year,
        until today."""
        until = self.exported_until
        return (self.year_begins(self._today) if until is None else until + timedelta(days=1)), self._today

    def year_begins(self, day: date) -> date:
        """Return the first day of the financial year in which a day lies, by the one that was typed the last time."""
        month, first = self.remembered.get("year_begins", (1, 1))
        begins = date(day.year, month, first)
        return begins if begins <= day else date(day.year - 1, month, first)

    def accounts_of(self, form: BookForm) -> dict[Side, str]:
        """Return the accounts as they were typed the last time, else those of the usual chart."""
        defaults = DEFAULT_ACCOUNTS.get(form, {})
        typed = self.remembered.get("accounts", {}).get(form, {})
        return {side: str(typed.get(side) or account) for side, account in defaults.items()}

    def export(self, path: Path, order: BookingOrder) -> None:
        self._remember(order)
        self.act("export", lambda: self._export(path, order))

    async def _export(self, path: Path, order: BookingOrder) -> None:
        bookings = await collect_bookings(self.session.context, order.since, order.until)
        if not bookings:
            self.no_entries.emit(order.since, order.until)
            return
        left_out = 0
        if order.form == "list":
            rows: list[list[Cell]] = [_cells(one) for one in bookings]
            mark = QLocale().decimalPoint()
            await export_list(path, tr("Entries"), _columns(), [rows], lambda count: None, decimal_mark=mark)
        else:
            left_out = await write_bookings(path, bookings, order, text.current_moment().astimezone())
        # The day of the export is not over: what comes in later that day belongs to the next one.
        until = min(order.until, self._today - timedelta(days=1))
        if until >= order.since:
            latest = max(until, self.exported_until or until)
            self.session.store.preferences.set(self._exported_as, latest.isoformat())
        self.exported.emit(Exported(path, len(bookings) - left_out, left_out))

    def _remember(self, order: BookingOrder) -> None:
        accounts: Mapping[str, Any] = self.remembered.get("accounts", {})
        values: dict[str, Any] = {
            "form": order.form,
            "accounts": {**accounts, order.form: dict(order.accounts)},
            "consultant": order.consultant,
            "client": order.client,
        }
        if order.year_begins is not None:
            values["year_begins"] = (order.year_begins.month, min(order.year_begins.day, 28))
        self.session.store.preferences.set(_REMEMBERED_AS, values)

    @property
    def form(self) -> BookForm:
        form = self.remembered.get("form")
        return cast("BookForm", form) if form in ("list", "datev", "fec") else "list"


def name_of_period(since: date, until: date) -> str:
    """Return the period as a part of a file's name: in months where both ends are those of months."""
    if since.day == 1 and (until + timedelta(days=1)).day == 1:
        first, last = f"{since:%Y-%m}", f"{until:%Y-%m}"
    else:
        first, last = since.isoformat(), until.isoformat()
    return first if first == last else f"{first}_{last}"


def next_year(begins: date) -> date:
    """Return the first day of the financial year that follows."""
    return date(begins.year + 1, begins.month, min(begins.day, 28))


def _columns() -> list[Column]:
    return [
        Column(tr("Date"), "date", 12),
        Column(tr("Type"), "text", 18),
        Column(tr("Invoice number"), "text", 20),
        Column(tr("Debtor"), "text", 30),
        Column(tr("Amount"), "money", 14),
        Column(tr("Currency"), "text", 10),
        Column(tr("Reference"), "text", 30),
        Column(tr("Invoice date"), "date", 12),
        Column(tr("Invoice net"), "money", 14),
        Column(tr("Invoice tax"), "money", 14),
        Column(tr("Invoice total"), "money", 14),
    ]


def _cells(one: Booking) -> list[Cell]:
    return [
        one.day,
        tr(KIND_WORDS[one.kind]),
        one.number,
        one.debtor,
        one.amount,
        one.currency,
        one.reference,
        one.issued,
        one.invoice_net,
        one.invoice_tax,
        one.invoice_total,
    ]
