"""The question whether two debtors are the same one: who each of them is, and what either answer leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.extensions import DebtorQuestion
from recovery_contract.progress import SameDebtorQuestion
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label

NUMBERS_SHOWN = 5


@dataclass(frozen=True)
class DebtorSummary:
    """Facts by which two debtors are compared."""

    name: str
    siret: str | None
    vat_number: str | None
    email: str | None
    invoice_numbers: Sequence[str]
    count: int | None = None
    """Of its invoices, where more than these are known."""


def debtor_of_question(question: DebtorQuestion) -> DebtorSummary:
    return DebtorSummary(
        question.debtor_name,
        question.siret,
        question.vat_number,
        question.email,
        question.invoice_numbers,
        question.receivable_count,
    )


def other_debtor(question: SameDebtorQuestion) -> DebtorSummary:
    return DebtorSummary(
        question.name,
        question.siret,
        question.vat_number,
        question.email,
        question.invoice_numbers,
        question.receivable_count,
    )


def debtor_of(receivable: Receivable) -> DebtorSummary:
    progress = receivable.recovery_progress
    debtor = progress.debtor or {}
    contacts = sorted(progress.contacts or (), key=lambda one: int(one.get("level") or 0))
    emails = [str(one["email"]) for one in contacts if one.get("email")]
    return DebtorSummary(
        str(debtor.get("company_name") or progress.debtor_name or ""),
        debtor.get("siret"),
        debtor.get("vat_number"),
        emails[0] if emails else None,
        progress.invoice_numbers or (),
    )


class SameDebtorChoice(QWidget):
    """`answered` carries whether they are the same."""

    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.question = Label("", "strong")
        self.earlier, self.later = KeyValues(), KeyValues()
        self.same = button(self.tr("Same debtor"), "ordinary")
        self.different = button(self.tr("Different debtors"), "ordinary")
        self.same.clicked.connect(lambda: self.answered.emit(True))
        self.different.clicked.connect(lambda: self.answered.emit(False))
        same_means = self.tr(
            "From now on both count as one: at most one contact a day and three a week for "
            "all invoices together. An insolvency, or an address that must not be contacted, "
            "applies to both. Once sent, this cannot be undone."
        )
        different_means = self.tr("Each is contacted separately, as now. You are not asked again.")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        column.addWidget(self.question)
        column.addWidget(SideBySide(self.earlier, self.later, narrowest=18))
        column.addWidget(
            SideBySide(_choice(self.same, same_means), _choice(self.different, different_means), narrowest=18)
        )

    def show_debtors(self, earlier: DebtorSummary, later: DebtorSummary) -> None:
        if earlier.name == later.name:
            words = self.tr("Two of your debtors are called {name}. Are they the same?")
        else:
            words = self.tr("Are {name} and {other} the same debtor?")
        self.question.setText(words.format(name=earlier.name, other=later.name))
        both = (self._rows(earlier), self._rows(later))
        # What is known of neither says nothing.
        has_values = [any(row[at][1] for row in both) for at in range(len(both[0]))]
        missing = self.tr("not given")
        for shown, rows in zip((self.earlier, self.later), both, strict=True):
            shown.show_rows(
                [
                    (name, value or missing)
                    for (name, value), has_value in zip(rows, has_values, strict=True)
                    if has_value
                ]
            )

    def _rows(self, debtor: DebtorSummary) -> list[tuple[str, str]]:
        numbers = debtor.invoice_numbers
        count = max(len(numbers), debtor.count or 0)
        return [
            (self.tr("Name"), debtor.name),
            (self.tr("SIRET"), text.siret(debtor.siret or "")),
            (self.tr("VAT number"), debtor.vat_number or ""),
            (self.tr("Email"), debtor.email or ""),
            (self.tr("Invoices ({count})").format(count=count), listed(numbers, count)),
        ]


def listed(numbers: Sequence[str], count: int | None = None) -> str:
    """Return the first of them, and how many more there are; `count` where not all of them are known."""
    shown = ", ".join(numbers[:NUMBERS_SHOWN])
    more = max(len(numbers), count or 0) - len(numbers[:NUMBERS_SHOWN])
    if not more:
        return shown
    words = QCoreApplication.translate("SameDebtorChoice", "{numbers} and {count} more")
    return words.format(numbers=shown, count=more)


def _choice(action: QWidget, means: str) -> QWidget:
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(S)
    column.addWidget(action)
    column.addWidget(Label(means, "muted"))
    column.addStretch()
    return container
