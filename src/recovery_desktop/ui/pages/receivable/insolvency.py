"""The debtor is insolvent: saying so, and what is left to do with its last day."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from recovery_contract.agreements import DeclaredClaim, DeclareInsolvencyRequest, Insolvency
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import DECLARE_INSOLVENCY
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import terms
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

COURT_MOST, REFERENCE_MOST, ADMINISTRATOR_MOST = 200, 100, 300
_PROCEDURES = {
    "safeguard": QT_TRANSLATE_NOOP("receivable", "Safeguard"),
    "receivership": QT_TRANSLATE_NOOP("receivable", "Receivership"),
    "liquidation": QT_TRANSLATE_NOOP("receivable", "Liquidation"),
    "other": QT_TRANSLATE_NOOP("receivable", "Another procedure"),
}


def _procedure(kind: str) -> str:
    return QCoreApplication.translate("receivable", _PROCEDURES[kind]) if kind in _PROCEDURES else kind


_STEPS = {
    "declare": QT_TRANSLATE_NOOP("receivable", "Declare the claim to {administrator}."),
    "find_publication": QT_TRANSLATE_NOOP(
        "receivable", "Find out when the opening was published, and enter that day."
    ),
    "documents": QT_TRANSLATE_NOOP(
        "receivable", "Take the declaration's data and the documents from the case file."
    ),
    "no_payment": QT_TRANSLATE_NOOP(
        "receivable", "Do not ask the debtor for payment, and tell the administrator of any that arrives."
    ),
}


def _steps(insolvency: Insolvency) -> list[str]:
    """Return what to do, in words of our own where each step has a name that we know; else as the service put it."""
    if not insolvency.next_step_codes or any(code not in _STEPS for code in insolvency.next_step_codes):
        return insolvency.next_steps
    to = insolvency.administrator or QCoreApplication.translate(
        "receivable", "the person appointed by the court"
    )
    return [
        QCoreApplication.translate("receivable", _STEPS[code]).format(administrator=to)
        for code in insolvency.next_step_codes
    ]


def _claim_words(claim: DeclaredClaim) -> str:
    """Return the sum to declare, and what it is made up of where the service tells it."""
    total = text.money(claim.amount, claim.currency)
    if claim.principal is None or claim.interest is None or claim.fixed_fee is None:
        return total
    words = QCoreApplication.translate(
        "receivable", "{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}"
    )
    return words.format(
        total=total,
        principal=text.money(claim.principal, claim.currency),
        interest=text.money(claim.interest, claim.currency),
        fixed_sum=text.money(claim.fixed_fee, claim.currency),
    )


class InsolvencyCard(Card):
    """Hidden while the debtor is not known to be insolvent. `change_requested` to correct it, `withdraw_requested` to
    say that the debtor is not insolvent, `case_file_requested` for the declaration, filled in."""

    change_requested = Signal()
    withdraw_requested = Signal()
    case_file_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(self.tr("The debtor is insolvent"))
        self._state = state
        self.words = Label("", "strong")
        self.facts = KeyValues()
        self.steps = Label("").selectable()
        self.rule = Label("", "caption").selectable()
        for widget in (self.words, self.facts, self.steps, self.rule):
            self.body.addWidget(widget)
        self.change = button(self.tr("Edit details…"), "ordinary")
        self.change.clicked.connect(self.change_requested)
        self.withdraw = button(self.tr("Withdraw insolvency…"), "ordinary")
        self.withdraw.clicked.connect(self.withdraw_requested)
        self.case_file = button(self.tr("Case file with the declaration"), "ordinary", "file")
        self.case_file.clicked.connect(self.case_file_requested)
        self.choices = FlowRow(self.change, self.withdraw)
        self.body.addWidget(FlowRow(self.case_file))
        self.body.addWidget(self.choices)

    def show_receivable(self, receivable: Receivable) -> None:
        insolvency = receivable.recovery_progress.insolvency
        self.setVisible(insolvency is not None)
        if insolvency is None:
            return
        self.choices.setVisible(self._state.dealings.takes_insolvency)
        details = self._state.details
        self.case_file.setVisible(details is not None and details.documents is not None)
        if insolvency.declare_by is None:
            self.words.setText(
                self.tr(
                    "Contacts have stopped. Ask the court or the administrator by when to declare the claim."
                )
            )
        else:
            self.words.setText(
                self.tr("Contacts have stopped. Declare your claim by {day} ({when}).").format(
                    day=text.day(insolvency.declare_by), when=text.days_from(insolvency.declare_by)
                )
            )
        mine = [_claim_words(one) for one in insolvency.claims if one.receivable_id == receivable.id]
        rows = [
            (self.tr("Procedure"), _procedure(insolvency.procedure)),
            (self.tr("Opened on"), text.day(insolvency.opened_on)),
            (self.tr("Court"), insolvency.court or ""),
            (self.tr("Case number"), insolvency.reference or ""),
            (self.tr("Administrator"), insolvency.administrator or ""),
            (self.tr("To declare"), ", ".join(mine)),
        ]
        self.facts.show_rows([(name, value) for name, value in rows if value])
        steps = _steps(insolvency)
        self.steps.setText("\n".join(f"•  {step}" for step in steps))
        self.steps.setVisible(bool(steps))
        # Steps in our words say all of the rule but where it stands.
        sources = (
            (insolvency.source,) if steps != insolvency.next_steps else (insolvency.rule, insolvency.source)
        )
        rule = " · ".join(part for part in sources if part)
        self.rule.setText(rule)
        self.rule.setVisible(bool(rule))


class InsolvencyDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Report insolvency"))
        self._state = state
        self._insolvency = state.receivable.recovery_progress.insolvency if state.receivable else None
        self.procedure = ChoiceField(self.tr("Procedure"), [(kind, _procedure(kind)) for kind in _PROCEDURES])
        self.opened = DateField(self.tr("Opened on"))
        self.published = DateField(
            self.tr("Published on"), optional=True, hint=self.tr("In the official gazette.")
        )
        self.court = TextField(self.tr("Court"), optional=True, most=COURT_MOST)
        self.reference = TextField(self.tr("Case number"), optional=True, most=REFERENCE_MOST)
        self.administrator = TextField(self.tr("Administrator"), optional=True, most=ADMINISTRATOR_MOST)
        self.declare_by = DateField(
            self.tr("To be declared by"),
            optional=True,
            hint=self.tr("Only where the court or a letter names a day."),
        )
        self._show_insolvency()
        words = self.tr("Report insolvency") if self._insolvency is None else self.tr("Save")
        self.agree = button(words, "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(
            Label(
                self.tr(
                    "Contacts stop at once for everything that this debtor owes you. What is left is to declare the"
                    " claim in time; the app says by when."
                ),
                "muted",
            )
        )
        self.body.addWidget(self.procedure)
        self.body.addWidget(SideBySide(self.opened, self.published))
        for field in (self.court, self.reference, self.administrator, self.declare_by):
            self.body.addWidget(field)
        self.body.addStretch()
        self.add_buttons(decline, self.agree)
        refill_form(
            state.refused,
            DECLARE_INSOLVENCY,
            {
                "procedure": self.procedure,
                "opened_on": self.opened,
                "published_on": self.published,
                "court": self.court,
                "reference": self.reference,
                "administrator": self.administrator,
                "declare_by": self.declare_by,
            },
        )

    def _show_insolvency(self) -> None:
        insolvency = self._insolvency
        if insolvency is None:
            self.procedure.show_value("liquidation")
            return
        self.procedure.show_value(insolvency.procedure if insolvency.procedure in _PROCEDURES else "other")
        self.opened.show_value(insolvency.opened_on)
        self.published.show_value(insolvency.published_on)
        self.court.show_value(insolvency.court or "")
        self.reference.show_value(insolvency.reference or "")
        self.administrator.show_value(insolvency.administrator or "")
        # A day that follows from the publication is not one that somebody named.
        if insolvency.published_on is None:
            self.declare_by.show_value(insolvency.declare_by)

    def _agree(self) -> None:
        opened = self.opened.value
        needed = self.tr("Enter the day the court opened it, today at the latest.")
        if complain(
            (self.opened, "" if opened is not None and opened <= terms.today() else needed),
            (self.published, self._before_opening(self.published)),
            *((field, "") for field in (self.court, self.reference, self.administrator)),
            (self.declare_by, self._before_opening(self.declare_by)),
        ):
            return
        declared = {
            "procedure": self.procedure.value,
            "opened_on": opened,
            "published_on": self.published.value,
            "declare_by": self.declare_by.value,
            "court": self.court.value or None,
            "reference": self.reference.value or None,
            "administrator": self.administrator.value or None,
        }
        self._state.dealings.declare_insolvency(DeclareInsolvencyRequest.model_validate(declared))
        self.accept()

    def _before_opening(self, field: DateField) -> str:
        opened, day = self.opened.value, field.value
        is_early = opened is not None and day is not None and day < opened
        return self.tr("This cannot be before the opening.") if is_early else ""


class WithdrawDialog(Sheet):
    """Dialog that withdraws an insolvency: a mistake, or an ended procedure."""

    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Remove the insolvency note?"))
        self._state = state
        self.agree = button(self.tr("Resume recovery"), "primary")
        self.agree.clicked.connect(self._agree)
        self.decline = button(self.tr("Change nothing"))
        self.decline.clicked.connect(self.reject)
        self.body.addWidget(
            Label(
                self.tr(
                    "Do this if it was a mistake, or if the procedure ended without affecting your "
                    "claim. Recovery resumes for everything this debtor owes you, and contacts begin "
                    "again."
                )
            )
        )
        self.add_buttons(self.decline, self.agree)
        # Return must not resume the recovery of all the debtor owes.
        self.decline.setFocus()

    def _agree(self) -> None:
        self._state.dealings.withdraw_insolvency()
        self.accept()
