"""What the service noted about a receivable, as calm sentences: by code, or in its own words where that is unknown."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import ProgressWarning
from recovery_contract.receivables import Receivable
from recovery_desktop.json_values import day_of
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card, clear
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.wording.rates import RATE_MISSING, publisher_words

if TYPE_CHECKING:
    from recovery_contract.extensions import PlannedContact

REPLY_FORM: Final = "REPLY_FORM_NOT_ENCLOSED"
FORMAL_NOTICE: Final = "formal_notice"
INTEREST_FROM_NOTICE: Final = "INTEREST_FROM_NOTICE"
INTEREST_UNKNOWN: Final = "INTEREST_UNKNOWN"
FIXED_SUM_UNVERIFIED: Final = "FIXED_SUM_UNVERIFIED"
OF_CHARGES: Final = frozenset({RATE_MISSING, INTEREST_FROM_NOTICE, INTEREST_UNKNOWN, FIXED_SUM_UNVERIFIED})
"""They matter where interest and fixed sums are asked for."""
OVERPAID: Final = "OVERPAID"
IDENTIFIER_INVALID: Final = "IDENTIFIER_INVALID"

SENTENCES: Final = {
    OVERPAID: QT_TRANSLATE_NOOP(
        "WarningsCard",
        "More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.",
    ),
    RATE_MISSING: QT_TRANSLATE_NOOP(
        "WarningsCard",
        "The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under "
        "Settings → Recoveries → Statutory rates.",
    ),
    "RATE_CAPPED": QT_TRANSLATE_NOOP(
        "WarningsCard",
        "The agreed rate is above what the law is known to allow. Only the lower rate is claimed.",
    ),
    INTEREST_FROM_NOTICE: QT_TRANSLATE_NOOP(
        "WarningsCard",
        "Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified "
        "and not claimed.",
    ),
    INTEREST_UNKNOWN: QT_TRANSLATE_NOOP(
        "WarningsCard",
        "No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.",
    ),
    FIXED_SUM_UNVERIFIED: QT_TRANSLATE_NOOP(
        "WarningsCard", "The fixed sum that the law adds is not verified here: it is not claimed."
    ),
    REPLY_FORM: QT_TRANSLATE_NOOP(
        "WarningsCard",
        "The formal notice gives 30 days and names three enclosures: the information sheet and the reply form "
        "(Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them "
        "and put them in the envelope.",
    ),
    "RATE_UNREADABLE": QT_TRANSLATE_NOOP(
        "WarningsCard", "The agreed interest rate could not be read. The statutory rate is used instead."
    ),
    "TONE_UNKNOWN": QT_TRANSLATE_NOOP(
        "WarningsCard", "The requested tone does not exist. Your recovery plan is used as it is."
    ),
    "PURSUIT_UNKNOWN": QT_TRANSLATE_NOOP(
        "WarningsCard", "What to ask for could not be read. Your setting for all debtors applies."
    ),
    IDENTIFIER_INVALID: QT_TRANSLATE_NOOP(
        "WarningsCard", "An identification number of the debtor may contain a mistake."
    ),
    "SUM_MISMATCH": QT_TRANSLATE_NOOP(
        "WarningsCard", "The net amount, the tax and the total of the invoice do not add up."
    ),
    "DUE_BEFORE_ISSUE": QT_TRANSLATE_NOOP(
        "WarningsCard", "The due date of the invoice is earlier than its date."
    ),
    "ISSUED_IN_FUTURE": QT_TRANSLATE_NOOP(
        "WarningsCard", "When it was submitted, the invoice was dated in the future."
    ),
    "EXTRACTION_UNKNOWN": QT_TRANSLATE_NOOP(
        "WarningsCard", "The invoice document is not attached: the service no longer had it."
    ),
    "DUPLICATE_RECEIVABLE": QT_TRANSLATE_NOOP(
        "WarningsCard", "This invoice had been submitted before; it was submitted anyway."
    ),
    "NOT_YET_DUE": QT_TRANSLATE_NOOP("WarningsCard", "When it was submitted, this invoice was not due yet."),
    "PAST_LIMITATION": QT_TRANSLATE_NOOP(
        "WarningsCard", "This claim was already time-barred; it was submitted anyway."
    ),
}
"""By the service's code."""

PROTOCOL: Final = "https://www.justice.gov.uk/courts/procedure-rules/civil/pdf/protocols/debt-pap.pdf"
_IDENTIFIERS: Final = {
    "debtor.siret": QT_TRANSLATE_NOOP("WarningsCard", "The debtor’s SIREN or SIRET may contain a mistake."),
    "debtor.vat_number": QT_TRANSLATE_NOOP("WarningsCard", "The debtor’s VAT number may contain a mistake."),
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("WarningsCard", words)


def sentence_of(warned: ProgressWarning, receivable: Receivable) -> str:
    if warned.code == OVERPAID and (beyond := _overpaid(warned, receivable)):
        words = _tr(
            "{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for."
        )
        return words.format(amount=text.money(beyond, receivable.currency))
    if warned.code == IDENTIFIER_INVALID and warned.field in _IDENTIFIERS:
        return _tr(_IDENTIFIERS[warned.field])
    since = day_of((warned.params or {}).get("since")) if warned.code == RATE_MISSING else None
    if since is not None:
        words = _tr(
            "The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is "
            "entered under Settings → Recoveries → Statutory rates."
        )
        return " ".join(filter(None, (words.format(day=text.day(since)), publisher_words(receivable))))
    if warned.code in SENTENCES:
        return _tr(SENTENCES[warned.code])
    return _tr("The service notes: “{message}”").format(message=warned.message)


def _overpaid(warned: ProgressWarning, receivable: Receivable) -> Decimal:
    """Return the excess that the service names; one that names none has it in its balance."""
    with suppress(KeyError, TypeError, InvalidOperation):
        return Decimal(str((warned.params or {})["amount"]))
    balance = receivable.recovery_progress.balance
    return Decimal(0) if balance is None else max(Decimal(0), -balance.remaining)


def shown(receivable: Receivable) -> list[ProgressWarning]:
    """Return what still matters: once a recovery has ended, what was doubtful in it asks for nothing any more; where
    no interest is asked for, nothing of it is missed."""
    progress = receivable.recovery_progress
    warnings = progress.warnings or []
    if receivable.status not in TERMINAL:
        no_interest = progress.pursue == "principal"
        return [warned for warned in warnings if not (no_interest and warned.code in OF_CHARGES)]
    return [warned for warned in warnings if warned.code == OVERPAID or warned.code not in SENTENCES]


class WarningsCard(Card):
    """`rates_requested` leads to where a missing rate is entered, `forms_requested` to the forms of a letter of claim;
    hidden while nothing is noted."""

    rates_requested = Signal()
    forms_requested = Signal()

    def __init__(self) -> None:
        super().__init__(self.tr("Note"))
        self._sentences: list[str] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(S)
        self.body.addLayout(self._rows)
        self.enter_rate = button(self.tr("Enter the rate"))
        self.enter_rate.clicked.connect(self.rates_requested)
        self.open_forms = button(self.tr("Open the protocol"))
        set_tooltip(self.open_forms, PROTOCOL)
        self.open_forms.clicked.connect(self.forms_requested)
        for leads_on in (self.enter_rate, self.open_forms):
            self.body.addWidget(leads_on, 0, Qt.AlignmentFlag.AlignLeft)

    def show_receivable(self, receivable: Receivable, planned: Sequence[PlannedContact] = ()) -> None:
        """Show what is noted; what belongs into the formal notice once that is the next contact."""
        following = next((row.template for row in planned if not row.skipped), None)
        warnings = [
            warned for warned in shown(receivable) if warned.code != REPLY_FORM or following == FORMAL_NOTICE
        ]
        sentences = list(dict.fromkeys(sentence_of(warned, receivable) for warned in warnings))
        if sentences != self._sentences:
            self._sentences = sentences
            clear(self._rows)
            for sentence in sentences:
                self._rows.addWidget(Label(sentence).selectable())
        self.enter_rate.setVisible(any(warned.code == RATE_MISSING for warned in warnings))
        self.open_forms.setVisible(any(warned.code == REPLY_FORM for warned in warnings))
        self.setVisible(bool(sentences))
