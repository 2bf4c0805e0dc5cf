"""Naming the columns of a table of invoices, over its first rows, with what is wrong in which row."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from recovery_desktop.documents.invoice_table import ROLES
from recovery_desktop.documents.table_words import OPEN_AMOUNT
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit.form_checks import REQUIRED
from recovery_desktop.ui.pages.submit.table.kinds import DebtorKinds
from recovery_desktop.ui.pages.submit.table.settled import SettledList, sums_in_part
from recovery_desktop.ui.pages.submit.table.state import DESCRIPTION, TableState, role_name
from recovery_desktop.ui.portions import PortionedWidget
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.file_sample import FileSample
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField

NONE = "none"
IN_A_ROW = 3
SAMPLE_ROWS = 5
TROUBLE_LINES_SHOWN = 5
"""Rows with something wrong that are named; of more, only how many."""
ALWAYS = (*(path for path in REQUIRED if path != DESCRIPTION), "contact.email")


class TableSheet(Sheet, PortionedWidget):
    """Dialog that names the columns of an invoice table; choices are remembered for each set of headings.

    `in_portions`: whoever makes it calls `make_next` until nothing is left, so that the window answers in between.
    """

    def __init__(self, parent: QWidget, state: TableState, *, in_portions: bool = False) -> None:
        super().__init__(parent, self.tr("Import a spreadsheet of invoices"), width=60)
        assert state.table is not None
        self._state, self._table = state, state.table
        self.body.setSpacing(M)
        self.body.addWidget(Label(self._table.file_name, "strong"))
        self.body.addWidget(
            Label(
                self.tr(
                    "Match each field with its column. The app remembers this for spreadsheets with "
                    "the same headings."
                ),
                "muted",
            )
        )
        self.preview = FileSample(
            self.tr("The first rows of the file"),
            self.tr("Columns of the file"),
            state.table.header,
            state.table.rows[:SAMPLE_ROWS],
        )
        self.body.addWidget(self.preview)
        self.summary = Label("", "strong")
        self.troubles = Label("", "caption")
        self.troubles.set_tone("warning")
        self.parts = Label("", "body")
        self.contacts = Label("", "body")
        self.reading = Label("", "body")
        self.reading.set_tone("warning")
        self.body.addWidget(self.summary)
        self.body.addWidget(self.parts)
        self.body.addWidget(self.contacts)
        self.body.addWidget(self.reading)
        self.body.addWidget(self.troubles)
        self.kinds = DebtorKinds()
        self.kinds.chosen.connect(state.choose_kind)
        self.body.addWidget(self.kinds)
        self.settled = SettledList()
        self.settled.ticked.connect(self._show_agree)
        self.body.addWidget(self.settled)
        self.fields: dict[str, ChoiceField] = {}
        decline = button(self.tr("Not now"))
        decline.clicked.connect(self.reject)
        self.rejected.connect(state.decline)
        self.agree = button("", "primary")
        self.agree.clicked.connect(self._agree)
        self.add_buttons(decline, self.agree)
        state.changed.connect(self._show)
        self.portions = self._in_portions()
        if not in_portions:
            self.make_rest()

    def _in_portions(self) -> Iterator[None]:
        named = [(str(at), name or f"{at + 1}") for at, name in enumerate(self._table.header)]
        for at in range(0, len(ROLES), IN_A_ROW):
            row = ROLES[at : at + IN_A_ROW]
            for role in row:
                field = ChoiceField(role_name(role), [(NONE, "–"), *named], optional=role not in ALWAYS)
                field.chosen.connect(lambda value, role=role: self._name(role, value))
                self.fields[role] = field
            self.body.addWidget(SideBySide(*(self.fields[role] for role in row), narrowest=12))
            yield
        self._show()

    def _name(self, role: str, value: str) -> None:
        self._state.name(role, None if value == NONE else int(value))

    def _show(self) -> None:
        state = self._state
        is_balance = OPEN_AMOUNT in state.columns and "invoice.amount" not in state.columns
        stand_in = self.tr("Without a column of totals, what is still open is taken as the amount.")
        for role, field in self.fields.items():
            field.show_value(str(state.columns.get(role, NONE)))
            if role == "invoice.amount":
                field.say(stand_in if is_balance else "", "warning")
        if state.is_comparing:
            self.summary.setText(self.tr("Looking through %n row(s)…", "", len(self._table.rows)))
            self._show_agree()
            return
        words = self.tr("%n invoice(s) found", "", len(state.rows) + state.left_out + state.duplicates)
        if state.duplicates:
            duplicates = self.tr("%n of them are here already and are left out", "", state.duplicates)
            words = f"{words}. {duplicates}"
        if state.incomplete:
            missing = self.tr("%n of them need completing first", "", state.incomplete)
            words = f"{words}. {missing}"
        self.summary.setText(words)
        self.parts.setText(
            self.tr("%n of them are imported now. The next part follows.", "", len(state.rows))
        )
        self.parts.setVisible(bool(state.left_out))
        self.contacts.setText(
            self.tr(
                "%n paper(s) get the debtor’s email address from this list.", "", len(state.missing_contacts)
            )
        )
        self.contacts.setVisible(bool(state.missing_contacts))
        self._show_reading()
        self.troubles.setText("\n".join(self._trouble_lines()))
        self.troubles.setVisible(bool(state.troubles))
        self.kinds.show_state(state)
        self.settled.show_items(state.settled)
        self._show_agree()

    def _show_reading(self) -> None:
        """Say that papers may hold invoices of this list: what is paid or here already would not be recognised."""
        unread = self._state.unread_papers
        if self._state.is_reading:
            words = self.tr(
                "%n document(s) are still being read; then they are compared with this list.", "", unread
            )
        else:
            words = self.tr("%n document(s) are not read yet and not compared with this list.", "", unread)
        self.reading.setText(words)
        self.reading.setVisible(bool(unread))

    def _show_agree(self) -> None:
        rows, contacts = len(self._state.rows), len(self._state.missing_contacts)
        chosen = self.settled.chosen
        in_part = [one for one in chosen if one.is_part]
        paid = len(chosen) - len(in_part)
        take = self.tr("Import %n invoice(s)", "", rows)
        if contacts and not rows:
            take = self.tr("Take %n email address(es)", "", contacts)
        parts = [take] if rows or contacts or not chosen else []
        if paid:
            parts.append(self.tr("Record %n as paid", "", paid))
        if in_part:
            deduct = self.tr("Deduct {amount} from %n invoice(s)", "", len(in_part))
            parts.append(deduct.format(amount=sums_in_part(in_part)))
        take = " · ".join(parts)
        self.agree.setText(take)
        self.agree.setAccessibleName(take)
        is_busy = self._state.is_reading or self._state.is_comparing
        self.agree.setEnabled(bool(rows or chosen or contacts) and not is_busy)

    def _trouble_lines(self) -> list[str]:
        """Return what is missing or not understood, row by row, as many as can be read at once."""
        lines: dict[int, list[str]] = {}
        for trouble in self._state.troubles:
            lines.setdefault(trouble.line, []).append(text.named(trouble.name, trouble.why))
        shown = [
            self.tr("Row {line}: {what}").format(line=line, what=" · ".join(sentence))
            for line, sentence in list(lines.items())[:TROUBLE_LINES_SHOWN]
        ]
        if len(lines) > TROUBLE_LINES_SHOWN:
            shown.append(self.tr("and %n more row(s)", "", len(lines) - TROUBLE_LINES_SHOWN))
        return shown

    def _agree(self) -> None:
        chosen = self.settled.chosen
        self._state.import_rows()
        self._state.record(chosen)
        self.accept()
