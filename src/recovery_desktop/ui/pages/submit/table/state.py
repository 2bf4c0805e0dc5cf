"""A table of invoices on its way in: which column means what, and what is wrong with which row."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal

from recovery_desktop.commands.import_invoices import import_invoices, list_new_rows, open_table
from recovery_desktop.documents.invoice_table import InvoiceRow, InvoiceTable, read_invoice_rows
from recovery_desktop.documents.table_words import OPEN_AMOUNT
from recovery_desktop.session.session import Session
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import form_checks

_CONTACT = {
    "contact.email": QT_TRANSLATE_NOOP("table", "Email"),
    "contact.first_name": QT_TRANSLATE_NOOP("table", "First name"),
    "contact.last_name": QT_TRANSLATE_NOOP("table", "Last name"),
    "contact.phone": QT_TRANSLATE_NOOP("table", "Phone"),
    OPEN_AMOUNT: QT_TRANSLATE_NOOP("table", "Still open"),
}

FAILURE = (
    QT_TRANSLATE_NOOP("notices", "This table cannot be read"),
    QT_TRANSLATE_NOOP("notices", "Save it as CSV with one line of headings, then choose it again."),
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


class TableState(PageState):
    """`opened` when a table was read and its columns can be named."""

    opened = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.table: InvoiceTable | None = None
        self.columns: dict[str, int] = {}
        self.rows: list[InvoiceRow] = []
        self.troubles: list[Trouble] = []
        self.duplicates = 0
        """Rows of invoices that are here already; they are not among `rows`."""

    def open(self, path: Path) -> None:
        self.act("open", lambda: self._open(path))

    async def _open(self, path: Path) -> None:
        self.table, self.columns = await open_table(self.session.store, path)
        self._read()
        self.opened.emit()

    def name(self, role: str, at: int | None) -> None:
        """Let a column mean this; it may mean something else too."""
        columns = {other: place for other, place in self.columns.items() if other != role}
        self.columns = columns if at is None else {**columns, role: at}
        self._read()

    def _read(self) -> None:
        assert self.table is not None
        rows = read_invoice_rows(self.table, self.columns)
        self.rows = list_new_rows(self.session.context, rows)
        self.duplicates = len(rows) - len(self.rows)
        self.troubles = [trouble for row in self.rows for trouble in _troubles(row)]
        self.changed.emit()

    @property
    def incomplete(self) -> int:
        """Rows in which something is missing or not understood."""
        return len({trouble.line for trouble in self.troubles})

    def import_rows(self) -> list[str]:
        """Return the drafts, one for each row; complete or not, nothing is lost."""
        assert self.table is not None
        return import_invoices(self.session.context, self.table, self.columns, self.rows)


def _troubles(row: InvoiceRow) -> list[Trouble]:
    form = forms.form_of(
        {
            "values": row.values,
            "contacts": [row.contact] if row.contact else [],
            "touched": list(row.unclear),
        }
    )
    problems = form_checks.problems(form)
    for path in row.unclear:
        problems.setdefault(path, _tr("“{words}” was not understood.").format(words=row.values.get(path, "")))
    return [Trouble(row.line, name_of(_field_path(path)), why) for path, why in problems.items()]


def _field_path(path: str) -> str:
    return forms.CONTACTS if path.startswith(forms.CONTACTS) else path
