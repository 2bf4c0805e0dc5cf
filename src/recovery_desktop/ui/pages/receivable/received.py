"""What the debtor wrote by email: on top of the page while nobody has decided, read again from the history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from recovery_contract.allowed_actions import Action
from recovery_contract.correspondence import MessageDecision, MessageSuggestion, ReceivedMessage
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import DECIDE_MESSAGE
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.long_text import LongText
from recovery_desktop.ui.widgets.sheet import Sheet

SUGGESTIONS_SHOWN: Final = 3


def _tr(words: str) -> str:
    return QCoreApplication.translate("received", words)


@dataclass(frozen=True)
class _Offer:
    """Words, button and effect of a suggestion; `decision` is asked of the service, `form` names the form that opens
    instead. `needs` must be allowed now.
    """

    says: str
    button: str = ""
    follows: str = ""
    decision: str = ""
    form: str = ""
    needs: Action | None = None
    with_day: bool = False


_PROMISE: Final = QT_TRANSLATE_NOOP("received", "They seem to promise payment.")
_GOES_ON_AFTER: Final = QT_TRANSLATE_NOOP(
    "received", "Contacts pause until two working days after that day, then recovery resumes."
)
OFFERS: Final = {
    "promise": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to promise payment on {day}."),
        QT_TRANSLATE_NOOP("received", "Record the promise for {day}"),
        _GOES_ON_AFTER,
        decision="promise",
        needs=Action.RECORD_PROMISE,
        with_day=True,
    ),
    "promise without day": _Offer(
        _PROMISE,
        QT_TRANSLATE_NOOP("received", "Record a promise…"),
        _GOES_ON_AFTER,
        form="promise",
        needs=Action.RECORD_PROMISE,
    ),
    "paid": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to say it is already paid."),
        QT_TRANSLATE_NOOP("received", "Wait for the payment"),
        QT_TRANSLATE_NOOP("received", "Recovery pauses for seven days; without a payment it resumes."),
        decision="says_paid",
    ),
    "dispute": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to object to the invoice."),
        QT_TRANSLATE_NOOP("received", "Mark as disputed"),
        QT_TRANSLATE_NOOP("received", "Recovery pauses, the debtor is told, and you are asked for evidence."),
        decision="dispute",
        needs=Action.RECORD_DISPUTE,
    ),
    "invoice_wanted": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to ask for the invoice."),
        QT_TRANSLATE_NOOP("received", "Send the invoice…"),
        QT_TRANSLATE_NOOP("received", "It is attached to your answer, which you see first."),
        form="answer",
    ),
    "time_wanted": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to ask for more time or for instalments."),
        QT_TRANSLATE_NOOP("received", "Propose an agreement…"),
        QT_TRANSLATE_NOOP("received", "The debtor gets your proposal; contacts pause until the answer."),
        form="proposal",
        needs=Action.PROPOSE_AGREEMENT,
    ),
    "wrong_person": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem not to be the right person."),
        QT_TRANSLATE_NOOP("received", "Wrong person"),
        QT_TRANSLATE_NOOP(
            "received",
            "Recovery pauses, and this person is not contacted again, until you add another contact.",
        ),
        decision="wrong_person",
    ),
    "insolvent": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to be insolvent, or gone."),
        QT_TRANSLATE_NOOP("received", "Report insolvency…"),
        QT_TRANSLATE_NOOP("received", "Contacts stop, and the app says how to declare the claim."),
        form="insolvency",
        needs=Action.DECLARE_INSOLVENCY,
    ),
    "refuses": _Offer(QT_TRANSLATE_NOOP("received", "They seem to refuse to pay.")),
    "away": _Offer(
        QT_TRANSLATE_NOOP("received", "They seem to be away until {day}."),
        QT_TRANSLATE_NOOP("received", "Wait until {day}"),
        QT_TRANSLATE_NOOP("received", "Contacts pause and resume on the next working day."),
        decision="wait",
        with_day=True,
    ),
    "away without day": _Offer(QT_TRANSLATE_NOOP("received", "They seem to be away.")),
}
"""What is said of a suggestion and offered for it; one that is not known here is not shown."""


_ANSWERS: Final = {
    "waiting": QT_TRANSLATE_NOOP("received", "Your answer of {moment} is not sent yet."),
    "sent": QT_TRANSLATE_NOOP("received", "You answered: {moment}."),
    "not_sent": QT_TRANSLATE_NOOP("received", "Your answer of {moment} could not be sent."),
}


def offer_for(suggestion: MessageSuggestion) -> _Offer | None:
    offer = OFFERS.get(suggestion.kind)
    if offer is not None and offer.with_day and suggestion.day is None:
        return OFFERS.get(f"{suggestion.kind} without day")
    return offer


class MessageView(QWidget):
    """One message: its words and files, what it may mean, what can be made of it. `form_requested` names one;
    `answer_requested` carries the message and which text to begin with, empty for the one that fits best."""

    form_requested = Signal(str)
    answer_requested = Signal(object, str)
    decided = Signal()

    def __init__(self, state: ReceivableState, message: ReceivedMessage) -> None:
        super().__init__()
        self._state, self._message = state, message
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(M)
        self._column = column
        name = message.sender_name or message.sender
        who = f"{name} <{message.sender}>" if message.sender_name else name
        moment = text.moment(message.sent_at or message.at)
        self._add(Label(" · ".join(part for part in (who, moment, message.subject) if part), "muted"))
        self.words = LongText(message.body or _tr("It contains nothing but the quoted message."))
        self.words.setAccessibleName(_tr("Text of the message"))
        self._add(self.words)
        self._add_quotation()
        self._add_files()
        self._add_answers()
        self._add_decisions()

    def _add(self, widget: QWidget) -> None:
        self._column.addWidget(widget)

    def _add_quotation(self) -> None:
        if not self._message.quoted:
            return
        self.quoted = LongText(self._message.quoted, "muted")
        self.quoted.hide()
        self.unfold = button(_tr("Show quoted message"), "quiet", "down", flush=True)
        self.unfold.clicked.connect(self._unfold)
        self._add(FlowRow(self.unfold))
        self._add(self.quoted)

    def _unfold(self) -> None:
        self.quoted.setVisible(self.quoted.isHidden())
        words = _tr("Show quoted message") if self.quoted.isHidden() else _tr("Hide quoted message")
        self.unfold.setText(f" {words}")
        self.unfold.setAccessibleName(words)

    def _add_files(self) -> None:
        files = []
        for attachment in self._message.attachments:
            document = self._state.documents.find(attachment.document_id)
            if document is None:
                words = _tr("{name} stays in your mailbox.").format(name=attachment.name)
                self._add(Label(words, "muted"))
                continue
            opens = button(attachment.name, "ordinary", "file")
            opens.clicked.connect(partial(self._state.documents.open, document))
            files.append(opens)
        if files:
            self._add(FlowRow(*files))

    def _add_answers(self) -> None:
        for sent in self._message.answers:
            words = _ANSWERS.get(sent.state)
            if words is not None:
                self._add(Label(_tr(words).format(moment=text.moment(sent.at)), "muted"))

    def _add_decisions(self) -> None:
        if self._is_under_way():
            self._add(Label(_tr("Your decision or answer is being sent."), "muted"))
            return
        self.answer = button(_tr("Answer…"), "ordinary", "email")
        self.answer.clicked.connect(lambda: self.answer_requested.emit(self._message, ""))
        self.offers: list[QPushButton] = []
        if self._message.state == "done":
            self._add(FlowRow(self.answer))
            return
        offered = set()
        for suggestion in self._message.suggestions[:SUGGESTIONS_SHOWN]:
            offer = offer_for(suggestion)
            if offer is None:
                continue
            offered.add(offer.decision)
            self._add_offer(offer, suggestion)
        if self._message.state != "open":
            self._add(FlowRow(self.answer))
            return
        self.go_on = button(_tr("Nothing to do: resume"), "ordinary", "done")
        self.go_on.clicked.connect(lambda: self._decide(MessageDecision(decision="done")))
        others = [self.answer, self.go_on]
        if "dispute" not in offered and Action.RECORD_DISPUTE in self._state.allowed:
            self.disputed = button(_tr("Mark as disputed"), "ordinary", "dispute")
            self.disputed.clicked.connect(lambda: self._decide(MessageDecision(decision="dispute")))
            others.append(self.disputed)
        self._add(FlowRow(*others))

    def _add_offer(self, offer: _Offer, suggestion: MessageSuggestion) -> None:
        day = "" if suggestion.day is None else text.day(suggestion.day)
        words = _tr(offer.says).format(day=day)
        if suggestion.excerpt:
            words = f"{words} {text.quoted(suggestion.excerpt)}"
        self._add(Label(words))
        if not offer.button or (offer.needs is not None and offer.needs not in self._state.allowed):
            return
        acts = button(_tr(offer.button).format(day=day), "primary" if not self.offers else "ordinary")
        acts.clicked.connect(self._act_on(offer, suggestion))
        self.offers.append(acts)
        self._add(Label(_tr(offer.follows), "muted"))
        self._add(FlowRow(acts))

    def _act_on(self, offer: _Offer, suggestion: MessageSuggestion) -> Callable[[], None]:
        def act() -> None:
            if offer.form == "answer":
                self.answer_requested.emit(self._message, suggestion.kind)
                return
            if offer.form:
                self.form_requested.emit(offer.form)
                return
            values = {"decision": offer.decision, "day": suggestion.day if offer.with_day else None}
            self._decide(MessageDecision.model_validate(values))

        return act

    def _decide(self, decision: MessageDecision) -> None:
        self._state.request(DECIDE_MESSAGE, decision, target_id=self._message.id)
        self.decided.emit()

    def _is_under_way(self) -> bool:
        return self._message.id in self._state.messages_under_way


class MessageCard(Card):
    """The newest message that nobody has decided on; hidden while there is none."""

    form_requested = Signal(str)
    answer_requested = Signal(object, str)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__(_tr("The debtor has written"))
        self._state = state
        self._shown: object = None
        self._place = QVBoxLayout()
        self.body.addLayout(self._place)
        self.more = Label("", "muted")
        self.body.addWidget(self.more)
        self.view: MessageView | None = None

    def show_receivable(self, receivable: Receivable) -> None:
        waiting = self._state.open_messages
        self.setVisible(bool(waiting))
        shown = (waiting[0], self._state.allowed, self._state.details) if waiting else None
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._place)
        self.view = None
        if not waiting:
            return
        self.view = MessageView(self._state, waiting[0])
        self.view.form_requested.connect(self.form_requested)
        self.view.answer_requested.connect(self.answer_requested)
        self._place.addWidget(self.view)
        left = len(waiting) - 1
        self.more.setText(_tr("More messages after this one: {count}").format(count=left) if left else "")
        self.more.setVisible(left > 0)


class ReceivedSheet(Sheet):
    """A message of the debtor, from the history."""

    form_requested = Signal(str)
    answer_requested = Signal(object, str)

    def __init__(self, parent: QWidget, state: ReceivableState, message: ReceivedMessage) -> None:
        super().__init__(parent, _tr("The debtor has written"), width=46)
        self.view = MessageView(state, message)
        self.view.form_requested.connect(self._ask)
        self.view.answer_requested.connect(self._answer)
        self.view.decided.connect(self.accept)
        self.body.addWidget(self.view)
        self.body.addWidget(rule())
        close = button(_tr("Close"))
        close.clicked.connect(self.reject)
        self.add_buttons(close)

    def _ask(self, form: str) -> None:
        self.accept()
        self.form_requested.emit(form)

    def _answer(self, message: ReceivedMessage, kind: str) -> None:
        self.accept()
        self.answer_requested.emit(message, kind)
