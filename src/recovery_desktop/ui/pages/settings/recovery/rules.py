"""What is accepted without asking: partial payments, offers, instalments."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal, cast

from PySide6.QtCore import QLocale

from recovery_contract.creditor_settings import StandingRules
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField

NEVER = ""
SHARES = (95, 90, 85, 80, 75, 70, 60, 50)
TOLERANCES = (0, 1, 2, 5, 10)
INSTALMENTS = (2, 3, 4, 6, 9, 12, 18, 24)


class RulesCard(FoldingCard):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Automatic answers"))
        self._state = state
        self._shown: StandingRules | None = None
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.partial = ChoiceField(
            self.tr("After a partial payment"),
            [
                ("ask", self.tr("Ask me every time")),
                ("continue_recovery", self.tr("Keep collecting the rest")),
                ("mark_complete", self.tr("Accept it and close")),
            ],
        )
        share = self.tr("{percent}% of the amount or more")
        self.share = ChoiceField(
            self.tr("Accept settlements of"),
            [
                (NEVER, self.tr("Ask me every time")),
                *[(f"{n / 100:g}", share.format(percent=n)) for n in SHARES],
            ],
        )
        instalments = self.tr("Up to {count} instalments")
        self.instalments = ChoiceField(
            self.tr("Accept instalments"),
            [
                (NEVER, self.tr("Ask me every time")),
                *[(str(n), instalments.format(count=n)) for n in INSTALMENTS],
            ],
        )
        tolerance = self.tr("Up to {units}")
        self.tolerance = ChoiceField(
            self.tr("Close although a little is missing"),
            [
                ("0", self.tr("Never")),
                *[
                    (str(n), tolerance.format(units=text.number(Decimal(n), 2, QLocale())))
                    for n in TOLERANCES[1:]
                ],
            ],
            hint=self.tr("In the currency of the invoice, for invoices you submit from now on."),
        )
        self.combine = ChoiceField(
            self.tr("Several open invoices of one debtor"),
            [
                ("", self.tr("Send separate reminders")),
                ("together", self.tr("Send one reminder for all")),
            ],
            hint=self.tr(
                "One message lists every invoice with a reminder due within a week. You can "
                "exclude any invoice."
            ),
        )
        self.charges = ChoiceField(
            self.tr("Interest and fixed sums that are left once the invoice is paid"),
            [("", self.tr("Ask me every time")), ("waive", self.tr("Waive them"))],
        )
        self.save = BusyButton(self.tr("Save"))
        self.save.clicked.connect(self._save)
        for widget in (
            self.words,
            self.banner,
            self.partial,
            self.charges,
            SideBySide(self.share, self.instalments),
            self.tolerance,
            self.combine,
            FlowRow(self.save),
        ):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        rules = state.settings.rules if state.settings is not None else None
        if rules is not None and rules != self._shown:
            self.partial.show_value(rules.on_partial_payment)
            self.share.show_value(NEVER if rules.accept_share is None else f"{rules.accept_share:g}")
            self.instalments.show_value(
                NEVER if rules.instalments_at_most is None else str(rules.instalments_at_most)
            )
            self.tolerance.show_value(str(rules.rounding_tolerance or 0))
            self.combine.show_value("together" if rules.combine_reminders else "")
            self.charges.show_value("waive" if rules.waive_charges else "")
        self.combine.setVisible(rules is not None and rules.combine_reminders is not None)
        self.charges.setVisible(rules is not None and rules.waive_charges is not None)
        # A service that does not say how it rounds does not round.
        self.tolerance.setVisible(rules is not None and rules.rounding_tolerance is not None)
        self._shown = rules
        self.words.setText(
            self.tr("Saved. They apply from now on.")
            if state.done == "rules"
            else self.tr("What the service may answer in your name. The timeline shows each time it does.")
        )
        failure = state.failed.get("rules")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.save.show_busy(state.busy("rules"), self.tr("Saving"))

    def _save(self) -> None:
        partial = cast("Literal['ask', 'continue_recovery', 'mark_complete']", self.partial.value)
        self._state.set_rules(
            StandingRules(
                accept_share=float(self.share.value) if self.share.value else None,
                instalments_at_most=int(self.instalments.value) if self.instalments.value else None,
                on_partial_payment=partial,
                combine_reminders=None if self.combine.isHidden() else self.combine.value == "together",
                waive_charges=None if self.charges.isHidden() else self.charges.value == "waive",
                rounding_tolerance=None if self.tolerance.isHidden() else int(self.tolerance.value),
            )
        )
