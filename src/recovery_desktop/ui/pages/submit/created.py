"""Above the fields: whether the service created this invoice already as it read it, and what that means."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands import invoice_paths
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card, clear
from recovery_desktop.ui.widgets.label import Label


class CreatedCard(Card):
    """Card shown while the service created this invoice, or may have."""

    def __init__(self, state: SubmitState, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._state = state
        self._shown: object = None
        self.what = Label("", "strong")
        self.means = Label("", "muted")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(S)
        self.look = button(self.tr("Check again"), "quiet", "refresh", flush=True)
        self.look.clicked.connect(state.session.sync_soon)
        self.none = button(self.tr("None of these: it is not there yet"))
        self.none.clicked.connect(state.take_as_not_created)
        self._foot = Ends(self.look, self.none)
        for widget in (self.what, self.means):
            self.body.addWidget(widget)
        self.body.addLayout(self._rows)
        self.body.addWidget(self._foot)

    def show_state(self) -> None:
        state = self._state
        is_open, created = state.is_creation_open, state.created
        is_looking = is_open and state.is_looking_for_created
        self.setVisible(is_open or created is not None)
        likely = state.likely if is_open and not is_looking else []
        claimed = self._claimed() if created is not None else None
        shown = (is_open, is_looking, created, likely, claimed)
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._rows)
        self._foot.setVisible(is_open and not is_looking)
        if is_looking:
            self.what.setText(self.tr("Checking whether the service already has it"))
            self.means.setText(self.tr("Some services create an invoice as they read it."))
        elif is_open:
            self._ask(likely)
        elif created is not None:
            self._tell(created, claimed)

    def _claimed(self) -> Decimal | None:
        """Return what is asked for; None where nothing understandable stands: the field says so itself."""
        if set(invoice_paths.AMOUNTS) & self._state.problems().keys():
            return None
        return forms.claimed_of(self._state.form)

    def _ask(self, likely: list[ReceivableRow]) -> None:
        self.what.setText(self.tr("Is this it?"))
        self.means.setText(
            self.tr(
                "The service may already have created this invoice while reading it. Say so "
                "before you submit it, so that nothing is asked for twice."
            )
            if likely
            else self.tr(
                "The service may already have created this invoice while reading it; nothing new "
                "was seen there so far."
            )
        )
        for row in likely:
            choice = button(self.tr("Yes: {invoice}").format(invoice=_words(row)), "ordinary", "done")
            choice.clicked.connect(lambda _=False, id=row.id: self._state.take_as_created(id))
            self._rows.addWidget(choice)

    def _tell(self, created: ReceivableRow, claimed: Decimal | None) -> None:
        self.what.setText(self.tr("The service created this invoice as it read it"))
        words = [
            self.tr(
                "{invoice}. What you add here goes to that one; it is not submitted a second time."
            ).format(invoice=_words(created))
        ]
        if claimed is not None and claimed != created.amount:
            words.append(
                self.tr(
                    "The service has it with {amount}. An amount cannot be changed there: if it is "
                    "wrong, cancel that one on the board."
                ).format(amount=text.money(created.amount, created.currency))
            )
        self.means.setText(" ".join(words))


def _words(row: ReceivableRow) -> str:
    created = text.moment(datetime.fromisoformat(row.created_at))
    parts = (row.numbers, row.debtor_name, text.money(row.amount, row.currency), created)
    return " · ".join(part for part in parts if part)
