"""The choice that letters alone reach a debtor who could be mailed and called too."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.fields import Address
from recovery_contract.progress import RecoveryProgress
from recovery_contract.receivables import Receivable, takes_letters
from recovery_desktop.actions.table import CORRECT_DEBTOR
from recovery_desktop.commands.by_post import takes_letters_only
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import UNSETTLED
from recovery_desktop.ui.theme.tokens import XS
from recovery_desktop.ui.widgets.label import Label


class LettersOnly(QWidget):
    """`chosen` carries whether letters alone are wanted from now on."""

    chosen = Signal(bool)

    def __init__(self, session: Session, words: str) -> None:
        super().__init__()
        self._session = session
        self.box = QCheckBox(words)
        self.box.clicked.connect(self.chosen)
        self.why_not = Label(
            self.tr("A letter needs the debtor’s street, town and postcode: correct the details first."),
            "caption",
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addWidget(self.box)
        column.addWidget(self.why_not)

    def show_receivables(self, receivables: Iterable[Receivable]) -> None:
        """Show what holds for these; nothing where the service has no such choice or there is none to make."""
        open_ones = [one for one in receivables if self._is_offered(one)]
        self.setVisible(bool(open_ones))
        is_chosen = bool(open_ones) and all(self._is_wanted(one) for one in open_ones)
        can_be_chosen = all(_takes_letters(one.recovery_progress) for one in open_ones)
        self.box.setChecked(is_chosen)
        self.box.setEnabled(is_chosen or can_be_chosen)
        self.why_not.setVisible(not self.box.isEnabled())

    def _is_offered(self, receivable: Receivable) -> bool:
        connection = self._session.connection
        if connection is None or not takes_letters_only(connection.context):
            return False
        has_email = bool(receivable.recovery_progress.debtor_email)
        return has_email and Action.CORRECT_DEBTOR in creditor_actions(receivable)

    def _is_wanted(self, receivable: Receivable) -> bool:
        """Return what the person chose last, though it may not have left yet."""
        intents = self._session.connection_store.intents.of_subject(receivable.id)
        requested = [
            one.body["by_post"]
            for one in intents
            if one.kind == CORRECT_DEBTOR.kind and one.state in UNSETTLED and "by_post" in one.body
        ]
        return bool(requested[-1] if requested else receivable.recovery_progress.by_post)


def _takes_letters(progress: RecoveryProgress) -> bool:
    # As it stands: what a service answered is not checked again.
    return takes_letters(Address.model_construct(**((progress.debtor or {}).get("address") or {})))
