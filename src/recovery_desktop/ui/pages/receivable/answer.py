"""Answering a message of the debtor: a text that fits to begin with, changed as one likes, kept as it is typed."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtWidgets import QCheckBox, QWidget

from recovery_contract.correspondence import (
    AnswerDraft,
    AnswerDrafts,
    MessageAnswer,
    MessageDecision,
    ReceivedMessage,
)
from recovery_desktop.actions.table import ANSWER_MESSAGE
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import checks, text
from recovery_desktop.ui.field_errors import show_stored_field_error
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.wording.receivable import why_word

_KINDS: Final = {
    "promise": QT_TRANSLATE_NOOP("AnswerDialog", "They promise a day"),
    "paid": QT_TRANSLATE_NOOP("AnswerDialog", "They say it is paid"),
    "dispute": QT_TRANSLATE_NOOP("AnswerDialog", "They object"),
    "invoice_wanted": QT_TRANSLATE_NOOP("AnswerDialog", "They ask for the invoice"),
    "time_wanted": QT_TRANSLATE_NOOP("AnswerDialog", "They ask for time or instalments"),
    "wrong_person": QT_TRANSLATE_NOOP("AnswerDialog", "It is the wrong person"),
    "insolvent": QT_TRANSLATE_NOOP("AnswerDialog", "They are insolvent"),
    "refuses": QT_TRANSLATE_NOOP("AnswerDialog", "They refuse to pay"),
    "general": QT_TRANSLATE_NOOP("AnswerDialog", "Something else"),
}
_DECISIONS: Final = {
    "promise": QT_TRANSLATE_NOOP("AnswerDialog", "Also record the promise for {day}"),
    "says_paid": QT_TRANSLATE_NOOP("AnswerDialog", "Wait seven days for the payment"),
    "dispute": QT_TRANSLATE_NOOP("AnswerDialog", "Mark the invoice as disputed"),
    "wrong_person": QT_TRANSLATE_NOOP("AnswerDialog", "Don’t write to this person again after this answer"),
}


class AnswerDialog(Sheet):
    """Dialog for an answer to a debtor; typed text stays until the service has accepted it. It begins with the text
    of `kind` where one is named, else with the one of the last time."""

    def __init__(
        self, parent: QWidget, state: ReceivableState, message: ReceivedMessage, kind: str = ""
    ) -> None:
        super().__init__(parent, self.tr("Answer the debtor"), width=46)
        self._state, self._message = state, message
        self._drafts: dict[str, AnswerDraft] = {}
        self._offered: AnswerDrafts | None = None
        stored = state.answer_draft(message.id)
        self._texts: dict[str, str] = dict(stored.get("texts") or {})
        if kind and kind != stored.get("kind"):
            # What was ticked for another text says nothing of this one.
            stored = {"subject": stored.get("subject"), "kind": kind}
        self._stored = stored
        self.problem = Banner("", "danger")
        self.to = Label("", "muted").selectable()
        self.kind = ChoiceField(self.tr("What they say"), [])
        self.subject = TextField(self.tr("Subject"), most=checks.SUBJECT_MOST)
        self.words = LongTextField(self.tr("Text"), lines=12, most=checks.BODY_MOST)
        self.invoice = QCheckBox("")
        self.decides = QCheckBox("")
        self.follows = Label("", "muted")
        self.footer = Label("", "muted").selectable()
        self.send = button(self.tr("Send answer"), "primary", "email")
        later = button(self.tr("Later"))
        for widget in (
            self.problem, self.to, self.kind, self.decides, self.follows, self.subject, self.words, self.footer,
            self.invoice,
        ):  # fmt: skip
            self.body.addWidget(widget)
        self.add_buttons(later, self.send)
        later.clicked.connect(self.reject)
        self.send.clicked.connect(self._send)
        self.kind.chosen.connect(self._choose)
        self.subject.edited.connect(lambda _: self._store())
        self.words.edited.connect(self._change_words)
        self.invoice.toggled.connect(lambda _: self._store())
        self.decides.toggled.connect(lambda _: self._explain())
        self.problem.say("")
        state.changed.connect(self._show)
        state.load_answer_drafts(message.id)
        self._show()

    def _show(self) -> None:
        offered = self._state.answer_drafts.get(self._message.id)
        is_waiting = self._state.busy(f"answers {self._message.id}")
        is_ready = offered is not None
        for widget in (self.kind, self.subject, self.words, self.send):
            widget.setEnabled(is_ready)
        if offered is None:
            self.to.setText(self.tr("Loading suggested texts…") if is_waiting else "")
            failed = self.tr("The texts could not be loaded. Try again once the service can be reached.")
            self.problem.say("" if is_waiting else failed)
            for hidden in (self.invoice, self.decides, self.footer):
                hidden.hide()
            return
        if self._offered is None:
            self._offered = offered
            self.problem.say("")
            self._fill(offered)

    def _fill(self, offered: AnswerDrafts) -> None:
        name = f"{offered.to_name} <{offered.to}>" if offered.to_name else offered.to
        self.to.setText(self.tr("To {to}").format(to=name))
        self._drafts = {one.kind: one for one in offered.drafts}
        for kind in self._drafts:
            self.kind.box.addItem(self.tr(_KINDS[kind]) if kind in _KINDS else kind, kind)
        self.subject.show_value(str(self._stored.get("subject") or offered.subject))
        self.footer.setText(offered.footer)
        self.footer.setVisible(bool(offered.footer))
        if offered.invoices:
            words = self.tr("Attach the invoice ({names})").format(names=", ".join(offered.invoices))
            self.invoice.setText(words)
        self.invoice.setVisible(bool(offered.invoices))
        kind = str(self._stored.get("kind") or "")
        self._begin_with(kind if kind in self._drafts else next(iter(self._drafts), ""))
        if "attach_invoice" in self._stored:
            self.invoice.setChecked(bool(self._stored["attach_invoice"]) and bool(offered.invoices))
        if offered.refused is not None:
            self.problem.say(why_word(offered.refused))
            self.send.setEnabled(False)
        refused = self._state.refused
        if refused is not None and refused.kind == ANSWER_MESSAGE.kind:
            show_stored_field_error(refused.failure, {"subject": self.subject, "body": self.words})
        self.fit()

    def _begin_with(self, kind: str) -> None:
        if kind not in self._drafts:
            return
        draft, decision = self._drafts[kind], self._decision_of(kind)
        self.kind.show_value(kind)
        self.words.show_value(self._texts.get(kind, draft.body))
        has_invoice = self._offered is not None and bool(self._offered.invoices)
        self.invoice.setChecked(draft.attach_invoice and has_invoice)
        self.decides.setVisible(decision is not None)
        if decision is not None:
            day = "" if decision.day is None else text.short_day(decision.day)
            self.decides.setText(self.tr(_DECISIONS[decision.decision]).format(day=day))
        self.decides.setChecked(decision is not None)
        self._explain()

    def _choose(self, kind: str) -> None:
        self._begin_with(kind)
        self._store()

    def _change_words(self, words: str) -> None:
        self._texts[self.kind.value] = words
        self._store()

    def _store(self) -> None:
        if self._offered is None:
            return
        content: dict[str, Any] = {
            "kind": self.kind.value,
            "subject": self.subject.value,
            "texts": self._texts,
            "attach_invoice": self.invoice.isChecked(),
        }
        self._state.keep_answer_draft(self._message.id, content)

    @property
    def _decision(self) -> MessageDecision | None:
        return self._decision_of(self.kind.value) if self.decides.isChecked() else None

    def _decision_of(self, kind: str) -> MessageDecision | None:
        """Return what the answer decides. Whoever asks for a copy and promises a day gets both with one answer."""
        own = self._drafts[kind].decision if kind in self._drafts else None
        promised = self._drafts.get("promise")
        is_besides = kind == "invoice_wanted" and own is None and promised is not None
        return promised.decision if is_besides and promised is not None else own

    def _explain(self) -> None:
        is_open = self._message.state == "open"
        waits = self.tr("Contacts pause for five working days after your answer, then recovery resumes.")
        self.follows.setText(waits if is_open and self._decision is None else "")
        self.follows.setVisible(bool(self.follows.text()))

    def _send(self) -> None:
        needed = self.tr("Write a text first.")
        if complain(
            (self.subject, self.subject.doubt or ("" if self.subject.value else needed)),
            (self.words, self.words.doubt or ("" if self.words.value else needed)),
        ):
            return
        self._store()
        values = {
            "subject": self.subject.value,
            "body": self.words.value,
            "attach_invoice": self.invoice.isChecked(),
            "decision": self._decision,
        }
        self._state.answer_message(self._message.id, MessageAnswer.model_validate(values))
        self.accept()
