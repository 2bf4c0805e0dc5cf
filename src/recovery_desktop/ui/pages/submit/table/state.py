"""A table of invoices on its way in: which column means what, and what is wrong with which row.

A long table is looked through in portions, between which the window answers, and taken in parts: each is a list that a
person can look through, and what is here already is left out when the next one comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal

from recovery_contract.reason_templates import make_reason
from recovery_desktop.commands.import_invoices import (
    add_contacts,
    find_missing_contacts,
    import_invoices,
    invoices_here,
    open_table,
)
from recovery_desktop.commands.settled_in_books import (
    SettledItem,
    find_settled,
    note_paid_before,
    record_settled,
    remember_listed,
)
from recovery_desktop.documents.invoice_table import (
    InvoiceList,
    InvoiceRow,
    InvoiceTable,
    ItemKey,
    read_invoice_list,
)
from recovery_desktop.documents.table_words import OPEN_AMOUNT, OPEN_SIDE, PAID, PAID_ON
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtors import ConfirmedDebtor, name_key
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.left_out import LeftOut
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks, prefill
from recovery_desktop.ui.pages.submit.debtor_kind import KIND

_CONTACT = {
    "contact.email": QT_TRANSLATE_NOOP("table", "Email"),
    "contact.first_name": QT_TRANSLATE_NOOP("table", "First name"),
    "contact.last_name": QT_TRANSLATE_NOOP("table", "Last name"),
    "contact.phone": QT_TRANSLATE_NOOP("table", "Phone"),
    OPEN_AMOUNT: QT_TRANSLATE_NOOP("table", "Still open"),
    OPEN_SIDE: QT_TRANSLATE_NOOP("table", "Debit or credit"),
    PAID: QT_TRANSLATE_NOOP("table", "Paid or not"),
    PAID_ON: QT_TRANSLATE_NOOP("table", "Paid on"),
}
DESCRIPTION: Final = "invoice.service_description"
ALL: Final = "*"
"""Every debtor of whom nothing says whether it is a company."""
PART: Final = 2_000
"""Invoices that are taken together."""
PORTION: Final = 40
"""Rows that are looked through between two turns of the window."""

FAILURE = (
    QT_TRANSLATE_NOOP("notices", "This spreadsheet cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Save it as CSV with one line of headings, then choose it again."),
    QT_TRANSLATE_NOOP("notices", "This table is too large"),
    QT_TRANSLATE_NOOP(
        "notices", "Put its rows into several files with the same headings, then choose one after the other."
    ),
)
"""What a table says that cannot be read, marked for translation here: the failure itself knows no Qt."""


def _tr(words: str) -> str:
    return QCoreApplication.translate("table", words)


def role_name(role: str) -> str:
    return _tr(_CONTACT[role]) if role in _CONTACT else name_of(role)


class Trouble(NamedTuple):
    """Problem in a row, counting from 1 below the headings; `name` of the field, and why."""

    line: int
    name: str
    why: str


class Recorded(NamedTuple):
    """What the person agreed to for settled invoices, to be undone together."""

    intent_ids: list[IntentId]
    drafts: list[Draft]
    lowered: list[Draft]
    in_part: list[SettledItem]
    """Those of which something is still open."""


class TableState(PageState):
    """`opened` when a table was read and its columns can be named; `recorded` carries a Recorded."""

    opened = Signal()
    recorded = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.table: InvoiceTable | None = None
        self.columns: dict[str, int] = {}
        self.rows: list[InvoiceRow] = []
        self.troubles: list[Trouble] = []
        self._listed = InvoiceList((), {})
        self.duplicates = 0
        """Rows of invoices that are here already; they are not among `rows`."""
        self.missing_contacts: Mapping[DraftId, Mapping[str, str]] = {}
        """What the list knows of drafts that are here and name nobody to write to."""
        self._kinds: dict[str, str] = {}
        self._unclear_debtors: dict[str, str] = {}
        self._lines_without_kind: set[int] = set()
        self._rows_here: list[InvoiceRow] = []
        self._is_first_part = True
        self.left_out = 0
        """Invoices that follow in other parts."""
        self.is_comparing = False
        self._comparison = 0
        self._is_asking = False
        self._debtors: dict[tuple[str, ...], ConfirmedDebtor | None] = {}
        self.settled: list[SettledItem] = []
        """Invoices that are here and of which the books hold less open, or nothing: nothing happens by itself."""

    @property
    def unread_papers(self) -> int:
        """How many papers were taken in and not read yet: what they are is not compared with the list."""
        return len(self.session.connection_store.drafts.list_ids_in_states("waiting", "uploading", "reading"))

    @property
    def is_reading(self) -> bool:
        """Whether papers are being read now, so that waiting helps."""
        return self.session.reading_queue.current is not None and self.unread_papers > 0

    def note_drafts(self) -> None:
        """Compare anew once the last paper is read, while the person is asked about a list."""
        if not self._is_asking:
            return
        if self.unread_papers:
            self.changed.emit()
        else:
            self._read()

    def close(self) -> None:
        """Note that the person is asked no longer."""
        self._is_asking = False

    def open(self, path: Path) -> None:
        self.act("open", lambda: self._open(path))

    async def _open(self, path: Path) -> None:
        self.table, self.columns = await open_table(self.session.store, path)
        self._kinds.clear()
        self._is_first_part = True
        await self._ask()

    def go_on(self) -> None:
        """Ask about the next part of the table, once one was taken."""
        self.act("open", self._ask)

    async def _ask(self) -> None:
        self._debtors.clear()
        await self._compare(self._begin())
        self._is_asking = True
        self.opened.emit()

    def name(self, role: str, at: int | None) -> None:
        """Let a column mean this; it may mean something else too."""
        columns = {other: place for other, place in self.columns.items() if other != role}
        self.columns = columns if at is None else {**columns, role: at}
        self._read()

    def _read(self) -> None:
        """Look through the table anew; a short one at once."""
        assert self.table is not None
        comparison = self._begin()
        if len(self.table.rows) > PORTION:
            self.changed.emit()
            self.session.spawn(self._compare(comparison))
            return
        for _ in self._look_through(read_invoice_list(self.table, self.columns)):
            pass
        self._end()

    def _begin(self) -> int:
        """Return which comparison it is: once the columns are named otherwise, an earlier one is of no use."""
        self._comparison += 1
        self.is_comparing = True
        return self._comparison

    def _end(self) -> None:
        self.is_comparing = False
        self.changed.emit()

    async def _compare(self, comparison: int) -> None:
        assert self.table is not None
        listed = await asyncio.to_thread(read_invoice_list, self.table, dict(self.columns))
        if comparison == self._comparison:
            for _ in self._look_through(listed):
                await asyncio.sleep(0)
                if comparison != self._comparison:
                    return
            self._end()

    def _look_through(self, listed: InvoiceList) -> Iterator[None]:
        assert self.table is not None
        here = invoices_here(self.session.context, listed.rows)
        yield
        new: list[InvoiceRow] = []
        for at in range(0, len(listed.rows), PART):
            new += here.list_new(listed.rows[at : at + PART])
            yield
        # Without a column of numbers nothing can be recognised.
        is_readable = "invoice.numbers" in self.columns
        settled = find_settled(self.session.context, self.table.signature, listed) if is_readable else []
        yield
        contacts = find_missing_contacts(self.session.context, listed.rows)
        yield
        rows = [_described(row) for row in new[:PART]]
        troubles: list[Trouble] = []
        self._unclear_debtors.clear()
        self._lines_without_kind.clear()
        for at, row in enumerate(rows, 1):
            troubles += self._troubles(row)
            if at % PORTION == 0:
                yield
        self._listed, self.rows, self.troubles, self.settled = listed, rows, troubles, settled
        self.missing_contacts = contacts
        new_lines = {row.line for row in new}
        self._rows_here = [row for row in listed.rows if row.line not in new_lines]
        self.duplicates, self.left_out = len(listed.rows) - len(new), len(new) - len(rows)

    @property
    def incomplete(self) -> int:
        """Rows in which something is missing or not understood."""
        return len({trouble.line for trouble in self.troubles} | self._lines_without_kind)

    @property
    def debtors_without_kind(self) -> list[str]:
        """The names of debtors of whom nothing says whether they are companies, in the order of the list."""
        return list(self._unclear_debtors.values())

    def kind_of(self, debtor: str) -> str:
        """Return what was chosen for this debtor, or for ALL; empty for nothing."""
        return self._kinds.get(name_key(debtor), "")

    def choose_kind(self, debtor: str, kind: str) -> None:
        """Take this debtor, or ALL of whom nothing says it, for a company or a private person."""
        if debtor == ALL:
            self._kinds = dict.fromkeys((name_key(ALL), *self._unclear_debtors), kind)
        else:
            self._kinds[name_key(debtor)] = kind
        self._read()

    def _chosen_kind(self, debtor: str) -> str:
        key = name_key(debtor)
        return self._kinds.get(key, self._kinds.get(name_key(ALL), ""))

    def _with_kind(self, row: InvoiceRow) -> InvoiceRow:
        """Return the row with what was chosen for its debtor, where nothing else says it."""
        debtor = row.values.get("debtor.company_name", "")
        kind = self._chosen_kind(debtor) if name_key(debtor) in self._unclear_debtors else ""
        return replace(row, values={**row.values, KIND: kind}) if kind else row

    def import_rows(self) -> list[DraftId]:
        """Return the drafts, one for each row; complete or not, nothing is lost."""
        assert self.table is not None
        # What comes in now is no reason to compare anew.
        self.close()
        self._note_left_out()
        add_contacts(self.session.context, self.missing_contacts)
        remember_listed(self.session.context, self.table.signature, self._listed, self.settled)
        rows = [self._with_kind(row) for row in self.rows]
        return import_invoices(self.session.context, self.table, self.columns, rows)

    def decline(self) -> None:
        """Note what is left out where the list had nothing else to offer."""
        if not self.rows:
            self._note_left_out()

    def _note_left_out(self) -> None:
        """Store which rows are not taken in, and why: those that earlier parts brought are none of them."""
        assert self.table is not None
        if not self._is_first_part:
            return
        self._is_first_part = False
        offered = {one.number for one in self.settled}
        lines = [(row.line, _key_of(row), "row_here_already") for row in self._rows_here]
        lines += [
            (line, key, "row_nothing_open")
            for line, key in self._listed.settled_lines
            if key[0] not in offered
        ]
        entries = [
            LeftOut(_join(f"{self.table.file_name} · {line}", *key), make_reason(code))
            for line, key, code in sorted(lines)
        ]
        if entries:
            self.session.connection_store.left_out.add(entries)

    def record(self, items: Sequence[SettledItem]) -> None:
        """Record the payments of settled invoices, and remove their drafts; all of it can be undone."""
        if not items:
            return
        assert self.table is not None
        today = text.current_moment().astimezone().date()
        intent_ids = record_settled(
            self.session.context, items, today, delay_seconds=self.session.undo_seconds
        )
        drafts = self.session.reading_queue.remove(
            [one.draft_id for one in items if one.draft_id is not None and not one.lowers_draft]
        )
        partly_paid = [one for one in items if one.lowers_draft]
        lowered = note_paid_before(self.session.context, partly_paid, self.table.file_name)
        self.recorded.emit(Recorded(intent_ids, drafts, lowered, [one for one in items if one.is_part]))

    def undo(self, recorded: Recorded) -> bool:
        self.session.reading_queue.restore(recorded.drafts)
        for draft in recorded.lowered:
            self.session.connection_store.drafts.save_typed(draft.id, draft.body)
        return self.session.withdraw_all_or_none(recorded.intent_ids)

    def _troubles(self, row: InvoiceRow) -> list[Trouble]:
        form = forms.form_of(
            {
                "values": row.values,
                "contacts": [row.contact] if row.contact else [],
                "touched": list(row.unclear),
            }
        )
        names = tuple(form.value(path) for path in prefill.IDENTITY)
        if names not in self._debtors:
            self._debtors[names] = self.session.connection_store.debtors.find(*names)
        if debtor := self._debtors[names]:
            form = prefill.fill_from_debtor(form, debtor)
        problems = form_checks.problems(form)
        name = form.value("debtor.company_name")
        if KIND in problems and name:
            # Asked once for each debtor, not said of each row.
            del problems[KIND]
            self._unclear_debtors.setdefault(name_key(name), name)
            if not self._chosen_kind(name):
                self._lines_without_kind.add(row.line)
        for path in row.unclear:
            problems.setdefault(
                path, _tr("“{words}” was not understood.").format(words=row.values.get(path, ""))
            )
        return [Trouble(row.line, name_of(_field_path(path)), why) for path, why in problems.items()]


def _described(row: InvoiceRow) -> InvoiceRow:
    """Return the row with words for what was delivered: books often hold none, and the service asks for them."""
    number = row.values.get("invoice.numbers")
    if row.values.get(DESCRIPTION) or not number:
        return row
    words = _tr("As stated in invoice {number}").format(number=number)
    return replace(row, values={**row.values, DESCRIPTION: words})


def _key_of(row: InvoiceRow) -> ItemKey:
    return row.values.get("invoice.numbers", ""), row.values.get("debtor.company_name", "")


def _join(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _field_path(path: str) -> str:
    return forms.CONTACTS if path.startswith(forms.CONTACTS) else path
