"""Proposing an agreement, or entering one that was agreed on the phone: what it comes to stands below as one types."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal

from PySide6.QtWidgets import QCheckBox, QWidget

from recovery_contract.agreements import MAX_INSTALMENTS, ProposeAgreementRequest
from recovery_contract.instalments import FIRST_INSTALMENT_MAX_DAYS, SETTLEMENT_MAX_DAYS
from recovery_desktop.actions.table import PROPOSE_AGREEMENT
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import terms
from recovery_desktop.ui.pages.receivable.refused_form import refill_form, refused_value
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.frames import KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField

PLAN, SETTLEMENT = "instalments", "settlement"
USUAL_PARTS, USUAL_DAYS = 3, 14


class ProposeDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Propose an agreement"), width=40)
        receivable = state.receivable
        assert receivable is not None
        self._state, self._dealings, self._currency = state, state.dealings, receivable.currency
        self._open = state.dealings.open
        self._by_post = bool(receivable.recovery_progress.by_post)
        self.kind = ChoiceField(
            self.tr("The debtor pays"),
            [
                (PLAN, self.tr("The full amount, in instalments")),
                (SETTLEMENT, self.tr("A smaller amount; the rest is written off")),
            ],
        )
        self.amount = AmountField(self.tr("Settlement amount"), self._currency)
        self.count = ChoiceField(
            self.tr("Instalments"), [(str(n), terms.count_word(n)) for n in range(1, MAX_INSTALMENTS + 1)]
        )
        self.count.show_value(str(USUAL_PARTS))
        self.first = DateField(self.tr("First payment"))
        self.first.show_value(terms.today() + timedelta(days=USUAL_DAYS))
        self.together = QCheckBox()
        self.together_words = Label("", "muted")
        self.parts = KeyValues()
        self.agreed = QCheckBox(self.tr("The debtor has already agreed to this"))
        self.means = Label("", "muted")
        self.message = LongTextField(self.tr("Message to the debtor"), optional=True, lines=3)
        self.message.show_value(state.typed("proposal"))
        self.message.edited.connect(lambda words: state.type("proposal", words))
        self.agree = button(self.tr("Propose"), "primary")
        decline = button(self.tr("Cancel"))
        self.body.addWidget(self.kind)
        self.body.addWidget(self.amount)
        self.body.addWidget(SideBySide(self.count, self.first))
        for widget in (self.together, self.together_words, self.parts, self.agreed, self.means, self.message):
            self.body.addWidget(widget)
        self.body.addStretch()
        self.add_buttons(decline, self.agree)
        decline.clicked.connect(self.reject)
        self.agree.clicked.connect(self._agree)
        self.kind.chosen.connect(self._chose_kind)
        self.count.chosen.connect(lambda _: self._explain())
        self.first.edited.connect(lambda _: self._explain())
        self.amount.edited.connect(self._chose_sum)
        self.agreed.toggled.connect(lambda _: self._explain())
        self.together.toggled.connect(lambda _: self._chose_together())
        state.changed.connect(self._offer_together)
        refill_form(
            state.refused,
            PROPOSE_AGREEMENT,
            {
                "kind": self.kind,
                "amount": self.amount,
                "instalments": self.count,
                "first_on": self.first,
                "message": self.message,
            },
        )
        self.agreed.setChecked(bool(refused_value(state.refused, PROPOSE_AGREEMENT, "agreed")))
        self._was_together = bool(refused_value(state.refused, PROPOSE_AGREEMENT, "together_with"))
        self._explain()
        state.load_open_invoices()

    @property
    def _is_plan(self) -> bool:
        return self.kind.value == PLAN

    @property
    def _is_joint(self) -> bool:
        """Whether the plan is over the debtor's other invoices as well."""
        return self._is_plan and self.together.isChecked() and bool(self._dealings.open_invoices)

    @property
    def _total(self) -> Decimal | None:
        """What is to be paid in all; None while it cannot be."""
        if self._is_joint:
            return self._open + sum((one.open_amount for one in self._dealings.open_invoices), Decimal(0))
        if self._is_plan:
            return self._open
        amount = self.amount.value
        return None if terms.sum_doubt(amount, self._open, self._currency) else amount

    @property
    def _words(self) -> str:
        """Who has agreed already is not written to."""
        return "" if self.agreed.isChecked() else self.message.value

    def _chose_kind(self, kind: str) -> None:
        self.count.show_value("1" if kind == SETTLEMENT else str(USUAL_PARTS))
        self.count.reconsider()
        self._explain()
        self.fit()

    def _chose_sum(self) -> None:
        # Into how many parts it can be divided depends on it.
        self.count.reconsider()
        self._explain()

    def _chose_together(self) -> None:
        self.count.reconsider()
        self._explain()
        self.fit()

    def _offer_together(self) -> None:
        """Offer one plan over all invoices once the service has said which there are."""
        others = self._dealings.open_invoices
        words = self.tr("One plan for all %n open invoices of this debtor", "", len(others) + 1)
        if others and words != self.together.text():
            self.together.setText(words)
            self.together.setAccessibleName(words)
            self.together.setChecked(self._was_together)
            self._explain()
            self.fit()

    def _explain(self) -> None:
        self.amount.setVisible(not self._is_plan)
        self.together.setVisible(self._is_plan and bool(self._dealings.open_invoices))
        self.together_words.setVisible(self._is_joint)
        if self._is_joint:
            numbers = [number for one in self._dealings.open_invoices for number in one.invoice_numbers]
            words = self.tr("Also covers {numbers}. The oldest invoice is paid first.")
            self.together_words.setText(words.format(numbers=", ".join(numbers)))
        total, first, count = self._total, self.first.value, int(self.count.value)
        is_complete = total is not None and first is not None
        self.parts.setVisible(is_complete)
        if total is not None and first is not None:
            self.parts.show_rows(terms.instalment_rows(total, count, first, self._currency), amounts=True)
        self.means.setText(self._consequence(total))
        agreed = self.agreed.isChecked()
        self.message.setVisible(not agreed)
        words = self.tr("Record agreement") if agreed else self.tr("Propose")
        self.agree.setText(words)
        self.agree.setAccessibleName(words)

    def _consequence(self, total: Decimal | None) -> str:
        if self.agreed.isChecked():
            sentence = self.tr(
                "It applies at once: contacts pause while it is kept, and a late instalment ends it."
            )
            sentence += " " + (
                self.tr("A letter that confirms it is prepared for the debtor.")
                if self._by_post
                else self.tr("The debtor gets an email that confirms it, during office hours.")
            )
        else:
            sentence = (
                self.tr(
                    "A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile."
                )
                if self._by_post
                else self.tr(
                    "The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile."
                )
            )
        if not self._is_plan and total is not None:
            waived = text.money(self._open - total, self._currency)
            sentence += " " + self.tr("You write off {amount}.").format(amount=waived)
        return sentence

    def _agree(self) -> None:
        if complain(*((field, doubt()) for field, doubt in self._checks())):
            return
        first = self.first.value
        assert first is not None
        proposal = {
            "kind": self.kind.value,
            "instalments": int(self.count.value),
            "first_on": first,
            "amount": None if self._is_plan else self._total,
            "message": self._words or None,
            "agreed": self.agreed.isChecked(),
            "together_with": [one.receivable_id for one in self._dealings.open_invoices]
            if self._is_joint
            else [],
        }
        self._dealings.propose_agreement(ProposeAgreementRequest.model_validate(proposal))
        self._state.type("proposal", "")
        self.accept()

    def _checks(self) -> list[tuple[Field, Callable[[], str]]]:
        """Return the fields with their checks, from top to bottom."""
        within = FIRST_INSTALMENT_MAX_DAYS if self._is_plan else SETTLEMENT_MAX_DAYS
        sum_ = [] if self._is_plan else [(self.amount, self._sum_doubt)]
        words = [] if self.agreed.isChecked() else [(self.message, lambda: terms.message_doubt(self._words))]
        return [
            *sum_,
            (self.count, self._count_doubt),
            (self.first, lambda: terms.day_doubt(self.first.value, within)),
            *words,
        ]

    def _sum_doubt(self) -> str:
        return terms.sum_doubt(self.amount.value, self._open, self._currency)

    def _count_doubt(self) -> str:
        count = int(self.count.value)
        if self._is_plan and count < 2:
            return self.tr("At least two: for a single payment, record a promise instead.")
        return terms.parts_doubt(self._total or self._open, count, self._currency)
