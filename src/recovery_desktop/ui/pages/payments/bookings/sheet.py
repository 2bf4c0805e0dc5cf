"""What goes back to the books: for which days, in which form, on which accounts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Final, cast

from PySide6.QtWidgets import QWidget

from recovery_desktop.commands.export_bookings import BookingOrder
from recovery_desktop.documents.bookings import BookForm, Side
from recovery_desktop.documents.datev import CLIENTS, CONSULTANTS, account_length
from recovery_desktop.documents.fec_entries import SHORTEST_ACCOUNT
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.payments.bookings.state import BookingsState, name_of_period, next_year, tr
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.frames import SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

ACCOUNTS: Final[dict[Side, str]] = {
    "bank": QT_TRANSLATE_NOOP("bookings", "Bank account"),
    "customers": QT_TRANSLATE_NOOP("bookings", "Customers"),
    "losses": QT_TRANSLATE_NOOP("bookings", "Losses on receivables"),
    "interest": QT_TRANSLATE_NOOP("bookings", "Default interest"),
    "fees": QT_TRANSLATE_NOOP("bookings", "Fixed compensation"),
}
_ENDINGS: Final[dict[BookForm, tuple[str, ...]]] = {
    "list": ("*.xlsx", "*.csv"),
    "datev": ("*.csv",),
    "fec": ("*.txt",),
}
_LONGEST_ACCOUNT: Final = 9


class BookingsSheet(Sheet):
    """Nothing changes by it: a file is written, and what was chosen is remembered."""

    def __init__(self, parent: QWidget, state: BookingsState) -> None:
        super().__init__(parent, tr("Export for your books"), width=48)
        self._state = state
        self.body.setSpacing(M)
        self.body.addWidget(
            Label(
                tr(
                    "What was paid, written off and charged. The invoices themselves are already in "
                    "your books."
                ),
                "muted",
            )
        )
        self.since, self.until = DateField(tr("From")), DateField(tr("Until"))
        self.form = ChoiceField(
            tr("Format"),
            [
                ("list", tr("List (XLSX or CSV)")),
                ("datev", tr("DATEV batch")),
                ("fec", tr("FEC entries")),
            ],
        )
        self.accounts = {
            side: TextField(tr(words), most=_LONGEST_ACCOUNT) for side, words in ACCOUNTS.items()
        }
        self.consultant = TextField(tr("DATEV consultant number"), most=7)
        self.client = TextField(tr("DATEV client number"), most=5)
        self.year_begins = DateField(tr("Financial year begins"))
        account_fields = list(self.accounts.values())
        self._accounts = (
            SideBySide(*account_fields[:2], narrowest=9),
            SideBySide(*account_fields[2:], narrowest=9),
        )
        self._numbers = stacked(SideBySide(self.consultant, self.client), self.year_begins, spacing=M)
        self.hint = Label(
            tr("Ask your tax adviser for the accounts. This format takes only amounts in euros."), "caption"
        )
        exported = state.exported_until
        self.since_when = Label(
            "" if exported is None else tr("Exported so far: up to {day}.").format(day=text.day(exported)),
            "caption",
        )
        self.body.addWidget(SideBySide(self.since, self.until))
        self.body.addWidget(self.since_when)
        self.since_when.setVisible(exported is not None)
        for widget in (self.form, *self._accounts, self._numbers, self.hint):
            self.body.addWidget(widget)
        self.form.chosen.connect(lambda _: self._show_form())
        self.since.edited.connect(lambda _: self._show_year())
        for side_field in (self.since, self.until, self.year_begins):
            side_field.edited.connect(lambda _: self._show_typed())
        for field in (*self.accounts.values(), self.consultant, self.client):
            field.edited.connect(lambda _: self._show_typed())
        self.why_not = Label("", "caption")
        self.body.addWidget(self.why_not)
        decline = button(tr("Not now"))
        decline.clicked.connect(self.reject)
        self.agree = button(tr("Export"), "primary", "export")
        self.agree.clicked.connect(self._ask_file)
        self.add_buttons(decline, self.agree)
        for date_field, day in zip((self.since, self.until), state.period(), strict=True):
            date_field.show_value(day)
            # Said from the start: a line that comes with the first key would move the buttons.
            date_field.explain()
        self.form.show_value(state.form)
        self.consultant.show_value(str(state.remembered.get("consultant", "")))
        self.client.show_value(str(state.remembered.get("client", "")))
        self.year_begins.show_value(state.year_begins(state.period()[0]))
        self._show_form()

    @property
    def chosen_form(self) -> BookForm:
        return cast("BookForm", self.form.value)

    def _show_form(self) -> None:
        form = self.chosen_form
        for side, account in self._state.accounts_of(form).items():
            self.accounts[side].show_value(account)
        for row in self._accounts:
            row.setVisible(form != "list")
        self._numbers.setVisible(form == "datev")
        self.hint.setVisible(form != "list")
        self._show_agree()
        self.fit()

    def _show_year(self) -> None:
        if self.since.value is not None:
            self.year_begins.show_value(self._state.year_begins(self.since.value))

    def _show_typed(self) -> None:
        # What nobody has had the time to enter yet is no mistake.
        self.why_not.set_tone("warning")
        self._show_agree()

    def _show_agree(self) -> None:
        why_not = self.obstacle
        self.agree.setEnabled(not why_not)
        self.why_not.setText(why_not)
        self.why_not.setVisible(bool(why_not))

    @property
    def obstacle(self) -> str:
        """What is missing or not understood, in a sentence; empty where the file can be written."""
        return next(self._obstacles(), "")

    def _obstacles(self) -> Iterator[str]:
        since, until, form = self.since.value, self.until.value, self.chosen_form
        if since is None or until is None:
            yield tr("Enter the first and the last day.")
            return
        if since > until:
            yield tr("The first day is after the last one.")
        if form != "list" and not all(_is_number(account) for account in self._typed_accounts.values()):
            yield tr("Enter each account as a number.")
        if form == "fec" and any(
            len(account) < SHORTEST_ACCOUNT for account in self._typed_accounts.values()
        ):
            yield tr("An account of a FEC has three digits or more.")
        if form == "datev":
            yield from self._obstacles_of_datev(since, until)

    def _obstacles_of_datev(self, since: date, until: date) -> Iterator[str]:
        if account_length(self._typed_accounts) is None:
            yield tr(
                "DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more."
            )
        if self._number(self.consultant) not in CONSULTANTS or self._number(self.client) not in CLIENTS:
            yield tr("Enter the consultant number and the client number; your tax adviser knows both.")
        if since.year != until.year:
            yield tr("A DATEV batch covers one year at most: choose days of the same year.")
        begins = self.year_begins.value
        if begins is None or not begins <= since or until >= next_year(begins):
            yield tr("These days are not within the financial year: enter its first day.")

    @property
    def _typed_accounts(self) -> dict[Side, str]:
        return {side: field.value.strip() for side, field in self.accounts.items()}

    def _number(self, field: TextField) -> int:
        """Return 0 where it is none."""
        typed = field.value.strip()
        return int(typed) if _is_number(typed) else 0

    @property
    def order(self) -> BookingOrder | None:
        """None while there is an obstacle."""
        since, until, form = self.since.value, self.until.value, self.chosen_form
        if self.obstacle or since is None or until is None:
            return None
        if form == "list":
            return BookingOrder(since, until, form, {})
        accounts = self._typed_accounts
        if form == "fec":
            return BookingOrder(since, until, form, accounts)
        consultant, client = self._number(self.consultant), self._number(self.client)
        return BookingOrder(since, until, form, accounts, consultant, client, self.year_begins.value)

    def _ask_file(self) -> None:
        order = self.order
        if order is None:
            return
        suggested = f"EXTF_{tr('Entries')}" if order.form == "datev" else tr("Entries")
        name = f"{suggested}-{name_of_period(order.since, order.until)}"
        if order.form == "list":
            name = name.lower()
        patterns = [f"{tr('File')} ({ending})" for ending in _ENDINGS[order.form]]

        def write(path: Path) -> None:
            self._state.export(path, order)
            self.accept()

        self.file_dialog = dialogs.choose_new_file(self, tr("Export for your books"), name, patterns, write)


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit()
