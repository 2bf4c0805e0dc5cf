"""Submissions on their way to the service: on the board at once, each to be taken back while it has not left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import XS, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label

SHOWN: Final = 3
SOON: Final = timedelta(minutes=1)


@dataclass(frozen=True)
class Submission:
    """`leaves_at` is None where it leaves in this moment; `can_return` while it has not left."""

    intent_id: IntentId
    draft_id: DraftId
    debtor: str
    about: str
    leaves_at: datetime | None
    can_return: bool


def load_leaving(connection_store: ConnectionStore) -> list[Submission]:
    """Return the submissions that the service has not answered yet, the newest first."""
    unsettled = connection_store.intents.list_unsettled()
    return [
        _submission(intent)
        for intent in reversed(unsettled)
        if intent.kind == SUBMIT.kind and not _is_there(connection_store, intent)
    ]


def _is_there(connection_store: ConnectionStore, intent: Intent) -> bool:
    """Return whether the service's news of it came before the answer: then its own card is on the board already."""
    if intent.state == "waiting":
        return False
    invoice, debtor = intent.body["invoice"], name_key(str(intent.body["debtor"]["company_name"]))
    amount = Decimal(str(invoice["amount"]))
    rows = [
        row for number in invoice["numbers"][:1] for row in connection_store.receivables.with_number(number)
    ]
    alike = {row.id for row in rows if row.amount == amount and name_key(row.debtor_name) == debtor}
    return bool(alike) and bool(alike - connection_store.intents.submitted_ids())


def _submission(intent: Intent) -> Submission:
    invoice = intent.body["invoice"]
    money = text.money(Decimal(str(invoice["amount"])), invoice.get("currency") or "EUR")
    at = datetime.fromisoformat(intent.not_before)
    return Submission(
        intent.id,
        DraftId(intent.subject_id),
        str(intent.body["debtor"]["company_name"]),
        f"{', '.join(invoice['numbers'])} · {money}",
        at if at - datetime.now(UTC) > SOON else None,
        intent.state == "waiting",
    )


class LeavingCards(QWidget):
    """The newest of them at the head of a column; `taken_back` carries (intent id, draft id)."""

    undone = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(S, XS, S, XS)
        self._column.setSpacing(S)
        self._cards: dict[Submission, Card] = {}
        self._more = Label("", "caption")
        self._column.addWidget(self._more)

    def show_submissions(self, submissions: Sequence[Submission]) -> None:
        on_view = submissions[:SHOWN]
        for gone in [one for one in self._cards if one not in on_view]:
            card = self._cards.pop(gone)
            card.hide()
            card.deleteLater()
        for at, one in enumerate(on_view):
            if one not in self._cards:
                self._cards[one] = self._card(one)
                self._column.insertWidget(at, self._cards[one])
        left = len(submissions) - len(on_view)
        self._more.setText(self.tr("%n more being submitted", "", left) if left else "")
        self._more.setVisible(bool(left))
        self.setVisible(bool(submissions))

    def _card(self, submission: Submission) -> Card:
        card = Card()
        card.body.setContentsMargins(S, S, S, S)
        card.body.setSpacing(XS)
        card.body.addWidget(ElidedLabel(submission.debtor, "strong"))
        card.body.addWidget(Label(submission.about, "caption"))
        words = self.tr("Being submitted")
        if submission.leaves_at is not None:
            words = self.tr("To be submitted {moment}").format(moment=text.moment(submission.leaves_at))
        foot = QHBoxLayout()
        foot.setSpacing(XS)
        foot.addWidget(IconLabel("submit", "accent", 0.8))
        foot.addWidget(Label(words, "caption"), 1)
        # What leaves in a moment is taken back by the message at the foot of the window: one way back is enough.
        if submission.can_return and submission.leaves_at is not None:
            undo = button(self.tr("Undo"), "quiet", flush=True)
            undo.setAccessibleName(self.tr("Take {name} back").format(name=submission.debtor))
            undo.clicked.connect(lambda: self.undone.emit(submission.intent_id, submission.draft_id))
            foot.addWidget(undo)
        card.body.addLayout(foot)
        return card
