"""Company or private person: asked for the debtors of a table of which nothing says it, for all and one by one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.receivables import CompanyType
from recovery_desktop.ui.pages.submit.table.state import ALL, TableState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField

MOST_DEBTORS = 6
"""Asked one by one; of more, the review of each invoice asks."""


class DebtorKinds(QWidget):
    """`chosen` carries a debtor, or ALL, and its kind."""

    chosen = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, ChoiceField] = {}
        self._shown: list[str] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(S)
        self._column.addWidget(Label(self.tr("Companies or private persons?"), "strong"))
        self._column.addWidget(
            Label(
                self.tr(
                    "Nothing in the list says it of these debtors, and the law differs. What you leave open "
                    "is asked when you review the invoice."
                ),
                "muted",
            )
        )
        self._rows: list[QWidget] = []
        self.hide()

    def show_state(self, state: TableState) -> None:
        names = state.debtors_without_kind
        self.setVisible(bool(names))
        if names != self._shown:
            self._shown = names
            self._make_fields(names)
        for debtor, field in self.fields.items():
            field.show_value(state.kind_of(debtor))

    def _make_fields(self, names: Sequence[str]) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        labels = {ALL: self.tr("All of them")} if len(names) > 1 else {}
        labels |= {name: name for name in names[:MOST_DEBTORS]}
        self.fields = {debtor: self._field(debtor, label) for debtor, label in labels.items()}
        self._rows = [SideBySide(*self.fields.values(), narrowest=12)]
        for row in self._rows:
            self._column.addWidget(row)

    def _field(self, debtor: str, label: str) -> ChoiceField:
        kinds = [
            ("", "–"),
            (str(CompanyType.COMPANY), self.tr("Company")),
            (str(CompanyType.INDIVIDUAL), self.tr("Private person")),
        ]
        field = ChoiceField(label, kinds)
        field.chosen.connect(lambda kind: self.chosen.emit(debtor, kind))
        return field
