"""The debtor disputes, or evidence is asked for: what was said, what would help, by when, and what happens else."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal

from recovery_contract.allowed_actions import Action
from recovery_contract.extensions import PlannedContact
from recovery_contract.progress import DisputeState
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.help.link import with_help
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.sources import source_word

OBJECTION_RECEIVED: Final = "dispute_received"
"""The text that confirms an objection."""


class DisputeCard(Card):
    """Hidden while nothing is disputed. `evidence_requested` to answer, `settle_requested` to say that both agreed,
    `concede_requested` to say that the debtor is right; `read_requested` carries what the debtor will be sent."""

    evidence_requested = Signal()
    settle_requested = Signal()
    concede_requested = Signal()
    read_requested = Signal(object)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.title_words = Label("", "title")
        self.words = Label("")
        self.quote = Label("", "muted").selectable()
        self.list = Label("", "muted")
        self.due = Label("", "strong")
        self.evidence = button(self.tr("Answer with evidence"), "primary", "evidence")
        self.evidence.clicked.connect(self.evidence_requested)
        self.settle = button(self.tr("Settled with the debtor…"), "ordinary")
        self.settle.clicked.connect(self.settle_requested)
        self.right = button(self.tr("The debtor is right"), "ordinary")
        self.right.clicked.connect(self.concede_requested)
        self.follows = Label("", "caption")
        self.reply = button(self.tr("Read the acknowledgement that the debtor gets"), "quiet", flush=True)
        self.reply.clicked.connect(lambda: self.read_requested.emit(self._acknowledgement))
        self.source = Label("", "caption")
        self.body.addWidget(with_help(self.title_words, "dispute"))
        for widget in (self.words, self.quote, self.list, self.due, self.source):
            self.body.addWidget(widget)
        self.body.addWidget(FlowRow(self.evidence, self.settle, self.right))
        self.body.addWidget(self.follows)
        self.body.addWidget(FlowRow(self.reply))

    def show_receivable(self, receivable: Receivable) -> None:
        awaits_evidence = Action.SUBMIT_EVIDENCE in self._state.allowed
        self.setVisible(awaits_evidence)
        if not awaits_evidence:
            return
        dispute = receivable.recovery_progress.dispute or DisputeState()
        self.title_words.setText(dispute_title(dispute))
        statement = describe_dispute(receivable, dispute)
        self.words.setText(statement)
        self.words.setVisible(bool(statement))
        self.quote.setText(text.quoted(dispute.message or ""))
        self.quote.setVisible(bool(dispute.message))
        kinds = ", ".join(words.evidence_word(one) for one in dispute.evidence_requested)
        self.list.setText(self.tr("What would convince: {kinds}.").format(kinds=kinds))
        self.list.setVisible(bool(kinds))
        self.due.setText(due_word(dispute))
        caption = source_word(receivable, "dispute")
        self.source.setText(caption)
        self.source.setVisible(bool(caption))
        begun = self._state.prepared.has_content
        caption = self.tr("Go on with the answer") if begun else self.tr("Answer with evidence")
        self.evidence.setText(f" {caption}")
        self.evidence.setAccessibleName(caption)
        details = self._state.details
        # Another service takes it for an answer that maintains the claim.
        self.settle.setVisible(details is not None and details.offered)
        self.right.setVisible(Action.CANCEL in self._state.allowed)
        self.follows.setText(self._what_follows())
        self.reply.setVisible(self._acknowledgement is not None)

    @property
    def _acknowledgement(self) -> PlannedContact | None:
        """Return the message that confirms the objection, as long as it has not left."""
        rows = self._state.planned
        return next((row for row in rows if row.template == OBJECTION_RECEIVED and not row.skipped), None)

    def _what_follows(self) -> str:
        """Return what each of the offered answers leads to."""
        sentences = [
            _tr(
                "With evidence you keep the claim; write there too if you put something right, such as a new file."
            )
        ]
        if not self.settle.isHidden():
            sentences.append(_tr("“Settled” notes what you both agreed."))
        if not self.right.isHidden():
            sentences.append(_tr("“The debtor is right” gives up the whole claim."))
        return " ".join(sentences)


def dispute_title(dispute: DisputeState) -> str:
    """Return what is asked, in one line."""
    if dispute.reason:
        return _tr("The debtor disputes this invoice")
    return _tr("Evidence is requested")


def describe_dispute(receivable: Receivable, dispute: DisputeState) -> str:
    """Return why the debtor disputes and over how much."""
    if not dispute.reason:
        return ""
    reason = words.reason_word(dispute.reason)
    if dispute.amount is None:
        return _tr("Their reason: {reason}.").format(reason=reason)
    part = text.money(dispute.amount, receivable.currency)
    return _tr("Their reason: {reason}. It concerns {part} of the invoice.").format(reason=reason, part=part)


def due_word(dispute: DisputeState) -> str:
    """Return by when to answer, and what happens without an answer."""
    deadline = dispute.evidence_deadline
    if deadline is None:
        return _tr("Contacts pause until you answer.")
    if deadline < text.current_moment():
        return _tr("The deadline was {day}. Recovery stays paused until you answer.").format(
            day=text.moment(deadline)
        )
    if dispute.default == "stay_paused":
        # Nothing is lost an hour later: the day is enough.
        day = text.short_day(deadline.astimezone().date())
        sentence = _tr(
            "Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late."
        )
    else:
        day = text.moment(deadline)
        sentence = _tr("Your answer is due by {day} ({when}); contacts pause until then.")
    return sentence.format(when=text.days_from(deadline), day=day)


def _tr(english: str) -> str:
    return QCoreApplication.translate("receivable", english)
