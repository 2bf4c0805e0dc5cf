"""The overview: what comes next and what happened at the left; money, debtor and their page at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.extensions import PlannedContact
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import Receivable
from recovery_desktop.commands.history import without_doubles
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import timeline_moments
from recovery_desktop.ui.pages.receivable.after_call import AfterCallCard
from recovery_desktop.ui.pages.receivable.balance_card import BalanceCard
from recovery_desktop.ui.pages.receivable.debtor_card import DebtorCard, LinkCard
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.frames import Card, SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.timeline import Timeline
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.message_names import text_word
from recovery_desktop.ui.wording.sources import source_word


class Overview(QWidget):
    """`message_requested` carries the key of a contact whose words the person wants to read, `reversal_requested` the
    id of a payment to take back."""

    message_requested = Signal(str)
    reversal_requested = Signal(str)
    planned_contacts_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._coming = coming = Card(self.tr("What happens next"))
        self.next, self.why = Label(""), Label("", "muted")
        self.answers = Label("", "muted")
        self.all_planned = button("", "quiet", "forward", flush=True)
        self.all_planned.clicked.connect(self.planned_contacts_requested)
        for widget in (self.next, self.why, self.answers):
            coming.body.addWidget(widget)
        coming.body.addWidget(self.all_planned, 0, Qt.AlignmentFlag.AlignLeft)
        past = Card(self.tr("What happened"))
        self.timeline = Timeline()
        self.timeline.opened.connect(self.message_requested)
        self.timeline.reversal_requested.connect(self.reversal_requested)
        self.no_history = Label(self.tr("Nothing yet."), "muted")
        self.more = BusyButton(self.tr("Show everything"), "ordinary")
        self.more.clicked.connect(state.show_full_history)
        past.body.addWidget(self.timeline)
        past.body.addWidget(self.no_history)
        past.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.balance = BalanceCard(state)
        self.after_call = AfterCallCard(state)
        self.debtor = DebtorCard(state)
        self.link = LinkCard(state)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        left, right = stacked(coming, self.after_call, past), stacked(self.balance, self.debtor, self.link)
        column.addWidget(SideBySide(left, right, narrowest=22, shares=(3, 2)))

    def show_receivable(self, receivable: Receivable) -> None:
        coming, why = words.next_sentence(receivable)
        why = why or source_word(receivable, "next_action")
        if self._state.is_answering:
            coming, why = self.tr("Saved. The next step will appear here."), ""
        # Once the plan is over, the card above asks the creditor the same question.
        self._coming.setHidden(receivable.recovery_progress.phase == "review")
        self.next.setText(coming)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        planned = [row for row in self._state.planned if not row.skipped]
        answers = [self._answer(row) for row in planned if row.is_answer]
        self.answers.setText("\n".join(answers))
        self.answers.setVisible(bool(answers))
        self.all_planned.setVisible(bool(planned) and receivable.status not in TERMINAL)
        self.all_planned.setText(" " + self.tr("All planned contacts ({count})").format(count=len(planned)))
        self.all_planned.setAccessibleName(self.all_planned.text().strip())
        state = self._state
        history = without_doubles(state.history)
        reversible = {payment.id for payment in state.reversible_payments}
        moments = [
            timeline_moments.with_reversal(
                timeline_moments.timeline_moment(entry, receivable), entry, reversible
            )
            for entry in history
        ]
        details = state.details
        readable: set[str] = set()
        if details is not None:
            readable |= {message.id for message in details.messages or ()}
            readable |= {message.id for message in details.received or ()}
        shown = [m if m.key in readable else timeline_moments.without_message(m) for m in moments]
        self.timeline.show_moments(shown)
        self.timeline.setVisible(bool(moments))
        self.no_history.setVisible(not moments)
        self.more.setVisible(state.has_more_history)
        self.more.show_busy(state.busy("timeline"))
        self.balance.show_receivable(receivable)
        self.after_call.show_receivable(receivable)
        self.debtor.show_receivable(receivable)
        self.link.show_receivable(receivable)

    def _answer(self, row: PlannedContact) -> str:
        """Return what leaves beside the plan, and when."""
        return self.tr("Also planned: “{what}”, {when}.").format(
            what=text_word(row.template or ""), when=text.moment(row.at)
        )
