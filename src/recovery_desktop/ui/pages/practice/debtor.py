"""What only Practice has: the debtor is told what to do, and a list says how far the first invoice has come."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_contract.sandbox import DebtorAction
from recovery_desktop.ui.pages.practice.state import PracticeState, Step
from recovery_desktop.ui.rows import planned_word
from recovery_desktop.ui.theme.tokens import XS, L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label


class DebtorBand(Banner):
    """One question and its four answers; each winds the clock on to the moment at which it happens."""

    def __init__(self, state: PracticeState, parent: QWidget | None = None) -> None:
        super().__init__("", "info", rounded=False, icon="person", parent=parent)
        self._state = state
        self._pressed: DebtorAction | None = None
        self.presses = {
            DebtorAction.PAY_ALL: BusyButton(self.tr("Pay all"), "primary"),
            DebtorAction.PAY_HALF: BusyButton(self.tr("Pay half"), "ordinary"),
            DebtorAction.DISPUTE: BusyButton(self.tr("Dispute"), "ordinary"),
            DebtorAction.WRITE: BusyButton(self.tr("Write to you"), "ordinary"),
            DebtorAction.NOTHING: BusyButton(self.tr("Nothing"), "ordinary"),
        }
        self.corner.setSpacing(S)
        for action, press in self.presses.items():
            press.clicked.connect(partial(self._press, action))
            self.corner.addWidget(press)
        state.changed.connect(self.show_state)

    def _press(self, action: DebtorAction) -> None:
        self._pressed = action
        self._state.let_debtor_act(action)

    def show_state(self) -> None:
        title, is_busy = self._state.debtor_title, self._state.busy("clock")
        for action, press in self.presses.items():
            press.show_busy(is_busy and action is self._pressed)
            press.allow(not is_busy and bool(title))
        debtor = self._state.debtor
        # Who is reached by letter alone has no address to write from.
        self.presses[DebtorAction.WRITE].setVisible(debtor is None or bool(debtor.debtor_email))
        if not is_busy:
            self._pressed = None
        self.say(self._ask(title) if title else "")

    def _ask(self, title: str) -> str:
        question = self.tr("What should the debtor do? {debtor}").format(debtor=title)
        debtor = self._state.debtor
        if debtor is None or not self._state.has_done_nothing:
            return question
        coming = planned_word(debtor) if debtor.next_type else ""
        if not coming:
            return self.tr("Nothing came, and no further message is planned.") + " " + question
        return self.tr("Nothing came. Next: {message}.").format(message=coming) + " " + question


class StepsBand(Banner):
    """Banner with the steps of the first invoice; it can be closed for good."""

    def __init__(self, state: PracticeState, parent: QWidget | None = None) -> None:
        super().__init__("", "neutral", rounded=False, icon="today", dismissable=True, parent=parent)
        self._state = state
        self.dismissed.connect(state.close_steps)
        words: dict[Step, str] = {
            "add": self.tr("Add an invoice"),
            "recover": self.tr("Review and recover it"),
            "answer": self.tr("Say what the debtor does"),
            "paid": self.tr("Paid"),
        }
        self.corner.setSpacing(L)
        self._marks: dict[Step, tuple[QWidget, IconLabel, Label]] = {}
        for step, name in words.items():
            mark, label = IconLabel("check", "success", 0.9), Label(name, "caption", wrap=False)
            container = QWidget()
            along = QHBoxLayout(container)
            along.setContentsMargins(0, 0, 0, 0)
            along.setSpacing(XS)
            along.addWidget(mark)
            along.addWidget(label)
            self.corner.addWidget(container)
            self._marks[step] = container, mark, label
        state.changed.connect(self.show_state)

    def show_state(self) -> None:
        steps = self._state.steps
        following = next((step for step, is_done in steps.items() if not is_done), None)
        for step, (container, mark, label) in self._marks.items():
            # Once all is done the words alone are left, in one line.
            container.setVisible(following is not None)
            is_done = steps.get(step, False)
            if is_done:
                mark.show_icon("done", "success")
            elif step == following:
                mark.show_icon("right", "accent")
            else:
                mark.show_icon("minus", "muted")
            label.setAccessibleName(f"{label.text()}: {self.tr('done') if is_done else self.tr('to do')}")
        self.say("" if not steps else self._title(following))
        self.arrange(self.width())

    def _title(self, following: Step | None) -> str:
        if following == "paid" and self._state.is_paid_in_part:
            return self.tr("Paid in part: open the invoice and decide about the rest.")
        if following:
            return self.tr("Your first invoice")
        if self._state.is_final:
            return self.tr("Recovered. That is the whole journey.")
        return self.tr(
            "The money is here, and you are done. To see it count as recovered after two days, press “Next event”."
        )
