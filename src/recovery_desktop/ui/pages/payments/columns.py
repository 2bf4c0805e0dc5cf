"""Naming the columns of a bank's table: a choice for each meaning, over the first rows as they stand in the file."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QWidget

from recovery_contract.money import CURRENCIES
from recovery_desktop.documents.statements import ColumnNaming
from recovery_desktop.ui.pages.payments import words
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.file_sample import FileSample
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField

NONE = "none"
MOST_USED: Final = ("EUR", "GBP", "CHF", "USD")
"""Above the columns; all other currencies stand below them."""


class ColumnsSheet(Sheet):
    """Dialog that names the columns of a bank's table; choices are remembered for each header."""

    def __init__(self, parent: QWidget, state: PaymentsState, naming: ColumnNaming) -> None:
        super().__init__(parent, self.tr("Which column is which?"), width=56)
        self._state, self._naming = state, naming
        self.body.setSpacing(M)
        self.body.addWidget(Label(state.naming_file, "strong"))
        self.body.addWidget(
            Label(self.tr("The app remembers it for the next statement of this bank."), "muted")
        )
        self.preview = FileSample(
            self.tr("The first rows of the file"),
            self.tr("Columns of the file"),
            naming.header,
            naming.rows,
        )
        self.body.addWidget(self.preview)
        self.fields = {role: self._field(role) for role, _ in words.ROLES}
        self.mark = ChoiceField(
            self.tr("Decimals"),
            [
                ("auto", self.tr("Detect from the amounts")),
                (",", self.tr("After a comma: 1.234,56")),
                (".", self.tr("After a point: 1,234.56")),
            ],
        )
        self.mark.show_value(str(naming.chosen.get("mark") or "auto"))
        self.order = ChoiceField(
            self.tr("Dates"),
            [
                ("auto", self.tr("Detect from the dates")),
                ("dmy", self.tr("Day, month, year")),
                ("mdy", self.tr("Month, day, year")),
                ("ymd", self.tr("Year, month, day")),
            ],
        )
        self.order.show_value(str(naming.chosen.get("order") or "auto"))
        fields = [*self.fields.values(), self.mark, self.order]
        for at in range(0, len(fields) - 1, 2):
            self.body.addWidget(SideBySide(*fields[at : at + 2], narrowest=16))
        if len(fields) % 2:
            self.body.addWidget(fields[-1])
        self.agree = button(self.tr("Read the statement"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Not now"))
        decline.clicked.connect(self.reject)
        self.invoices = button(self.tr("It is a list of my invoices"))
        self.invoices.clicked.connect(self._take_as_invoices)
        self.add_buttons(self.invoices, decline, self.agree)
        self.invoices.setVisible(state.may_be_invoices)
        for field in self.fields.values():
            field.chosen.connect(lambda _: self._show_missing())
        self._show_missing()

    def _field(self, role: str) -> ChoiceField:
        named = [(str(at), name or f"{at + 1}") for at, name in enumerate(self._naming.header)]
        if role == "currency":
            # Without a column of its own, all rows are in one.
            rest = sorted({*CURRENCIES} - {*MOST_USED})
            everything = [(code, code) for code in MOST_USED] + named + [(code, code) for code in rest]
        else:
            everything = [(NONE, "–"), *named]
        field = ChoiceField(
            words.role_word(role), everything, optional=role not in ("booked", "amount", "credit", "currency")
        )
        field.show_value(self._chosen(role))
        return field

    def _chosen(self, role: str) -> str:
        column: Any = self._naming.chosen.get(role)
        if role == "texts":
            column = column[0] if column else None
        if role == "currency" and column is None:
            column = self._naming.chosen.get("default_currency") or MOST_USED[0]
        return NONE if column is None else str(column)

    @property
    def chosen(self) -> dict[str, Any]:
        """As the reader takes it; what is not asked for here stays as it was guessed."""
        values = dict(self._naming.chosen)
        for role, field in self.fields.items():
            if field.value == self._chosen(role):
                continue
            values.pop(role, None)
            if field.value in CURRENCIES:
                values["default_currency"] = field.value
            elif field.value != NONE:
                values[role] = [int(field.value)] if role == "texts" else int(field.value)
        for name, choice in (("mark", self.mark), ("order", self.order)):
            values.pop(name, None)
            if choice.value != "auto":
                values[name] = choice.value
        if "amount" in values:
            values.pop("debit", None)
            values.pop("credit", None)
        return values

    def _show_missing(self) -> None:
        for field, complaint in self._wrong():
            field.say(complaint, "warning")

    def _wrong(self) -> list[tuple[Field, str]]:
        values = self.chosen
        no_amount = "amount" not in values and "credit" not in values
        return [
            (self.fields["booked"], "" if "booked" in values else self.tr("Choose the column of the date.")),
            (
                self.fields["amount"],
                self.tr("Choose the column of the amount, or of the money that came in.")
                if no_amount
                else "",
            ),
        ]

    def _take_as_invoices(self) -> None:
        self.accept()
        self._state.take_as_invoices()

    def _agree(self) -> None:
        if complain(*self._wrong()):
            return
        self._state.name_columns(self.chosen)
        self.accept()
