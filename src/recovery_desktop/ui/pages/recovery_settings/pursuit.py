"""What debtors are asked for, with an example in money, and whether they are told of the due date before it."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.creditor_settings import PursuitExample, RecoveryPlan
from recovery_contract.receivables import PURSUE_ALL, PURSUE_PRINCIPAL
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField

NOTE: Final = "note"
FIELDS: Final = ("pursue", "pursue_individuals", "remind_before_due")


class PursuitChoices(QWidget):
    """`chosen` once one of the choices was changed; `applied_to` has them in a plan. `rate_requested` leads to where a
    missing rate is entered, where there is such a place; a brief one asks of companies alone."""

    chosen = Signal()
    rate_requested = Signal()

    def __init__(self, *, leads_to_rates: bool = False) -> None:
        super().__init__()
        self._leads_to_rates, self._is_brief = leads_to_rates, False
        rows = [
            (PURSUE_PRINCIPAL, self.tr("The invoice only")),
            (PURSUE_ALL, self.tr("The invoice, interest and fixed sums")),
        ]
        self.pursue = ChoiceField(self.tr("Companies"), rows)
        self.pursue_individuals = ChoiceField(
            self.tr("Private persons"),
            rows,
            hint=self.tr(
                "We ask them for interest at an agreed rate; without one, only after a formal notice, where the law "
                "grants it."
            ),
        )
        self.example = Label("", "muted")
        self.rate_missing = Label("", "muted")
        self.rate_missing.set_tone("warning")
        self.enter_rate = button(self.tr("Enter the rate"), "quiet", flush=True)
        self.enter_rate.clicked.connect(self.rate_requested)
        self.before_due = ChoiceField(
            self.tr("Before an invoice is due"),
            [
                ("", self.tr("Send nothing")),
                (NOTE, self.tr("Send one friendly note, 3 days before")),
            ],
            hint=self.tr(
                "For invoices you submit before their due date. Their reminders begin after that date."
            ),
        )
        for choice in (self.pursue, self.pursue_individuals, self.before_due):
            choice.chosen.connect(lambda _: self.chosen.emit())
        choices = QVBoxLayout()
        choices.setSpacing(S)
        choices.addWidget(SideBySide(self.pursue, self.pursue_individuals, narrowest=18))
        choices.addWidget(self.example)
        choices.addWidget(self.rate_missing)
        choices.addWidget(self.enter_rate, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        column.addLayout(choices)
        column.addWidget(self.before_due)

    def show_plan(self, plan: RecoveryPlan) -> None:
        """Show the choices of a plan; one that the service does not know is hidden."""
        self.pursue.setVisible(plan.pursue is not None)
        if plan.pursue is not None:
            self.pursue.show_value(plan.pursue)
        shows_all = not self._is_brief
        self.pursue_individuals.setVisible(shows_all and plan.pursue_individuals is not None)
        if plan.pursue_individuals is not None:
            self.pursue_individuals.show_value(plan.pursue_individuals)
        self.before_due.setVisible(shows_all and plan.remind_before_due is not None)
        self.before_due.show_value(NOTE if plan.remind_before_due else "")
        self.example.setVisible(shows_all and plan.example is not None)
        if plan.example is not None:
            self.example.setText(example_words(plan.example))
        missing = "" if plan.example is None else missing_rate_words(plan.example)
        self.rate_missing.setText(missing)
        self.rate_missing.setVisible(shows_all and bool(missing))
        self.enter_rate.setVisible(shows_all and bool(missing) and self._leads_to_rates)

    def make_brief(self, *, is_brief: bool) -> None:
        """Ask in one line what companies are asked for, or show all; `show_plan` follows."""
        self._is_brief = is_brief

    def applied_to(self, plan: RecoveryPlan) -> RecoveryPlan:
        """Return the plan with what is chosen here."""
        values = {
            "pursue": self.pursue.value,
            "pursue_individuals": self.pursue_individuals.value,
            "remind_before_due": self.before_due.value == NOTE,
        }
        supported = {name: value for name, value in values.items() if getattr(plan, name) is not None}
        return plan.model_copy(update=supported)


class PursuitCard(Card):
    """The same choices while all is set up: each is stored as it is made, and approves nothing."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("What do you ask debtors for?"))
        self._state = state
        self._chosen: RecoveryPlan | None = None
        self.banner = Banner("", "danger", action=self.tr("Try again"))
        self.banner.acted.connect(self._store)
        self.choices = PursuitChoices()
        self.choices.chosen.connect(self._choose)
        for widget in (self.banner, self.choices):
            self.body.addWidget(widget)

    def show_state(self, *, is_brief: bool = False) -> None:
        """Show the choices; brief, only where the law of the country adds something to the invoice of a company."""
        state = self._state
        stored = None if state.settings is None else state.settings.plan
        self.choices.make_brief(is_brief=is_brief)
        adds = stored is not None and stored.example is not None and stored.example.rate is not None
        self.setVisible(stored is not None and (adds or not is_brief))
        if stored is None:
            return
        failure = state.failed.get("plan")
        self.banner.say("" if failure is None else notices.direct_sentence(failure))
        if self._chosen is None:
            self.choices.show_plan(stored)
        elif not state.busy("plan") and failure is None:
            if all(getattr(self._chosen, name) == getattr(stored, name) for name in FIELDS):
                self._chosen = None
            else:
                self._store()

    def _choose(self) -> None:
        if self._state.settings is not None and self._state.settings.plan is not None:
            self._chosen = self.choices.applied_to(self._state.settings.plan)
            self._store()

    def _store(self) -> None:
        if self._chosen is not None:
            self._state.set_plan(self._chosen)


def example_words(example: PursuitExample) -> str:
    """Say what the two choices come to on one invoice."""

    def money(amount: Decimal) -> str:
        return text.money(amount, example.currency)

    def tr(words: str) -> str:
        return QCoreApplication.translate("PursuitChoices", words)

    words = tr("Example: an invoice of {amount}, {days} days late.").format(
        amount=money(example.amount), days=example.days
    )
    if example.rate is None or example.interest is None or example.fixed_sum is None:
        more = tr("No statutory interest is known for your country: only an agreed rate applies.")
        return f"{words} {more}"
    digits = max(0, -int(example.rate.normalize().as_tuple().exponent))
    total = example.amount + example.interest + example.fixed_sum
    if example.fixed_sum:
        more = tr(
            "Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the "
            "fixed sum of {fee}: {total}."
        )
    else:
        more = tr("Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.")
    more = more.format(
        amount=money(example.amount),
        interest=money(example.interest),
        rate=text.number(example.rate, digits, QLocale()),
        fee=money(example.fixed_sum),
        total=money(total),
    )
    return f"{words} {more}"


def missing_rate_words(example: PursuitExample) -> str:
    """Say since when no rate is known and what that means; empty where today's is."""
    if example.rate_missing_since is None:
        return ""
    words = QCoreApplication.translate(
        "PursuitChoices",
        "That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, "
        "until the rate is entered under Settings → Recoveries → Statutory rates.",
    )
    return words.format(day=text.day(example.rate_missing_since))
