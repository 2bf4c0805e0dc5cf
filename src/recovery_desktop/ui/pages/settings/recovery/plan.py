"""The plan: when, by which way, in which tone; nothing leaves this computer before it was approved."""

from __future__ import annotations

from typing import Final, Literal, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from recovery_contract.creditor_settings import MessageTemplate, PlanStep, RecoveryPlan
from recovery_contract.tones import Relationship, adapt_plan
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.recovery_settings.pursuit import PursuitChoices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.sample import has_tones
from recovery_desktop.ui.text import channel_word
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button, icon_button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.label import Label, restyle
from recovery_desktop.ui.widgets.line import Line
from recovery_desktop.ui.widgets.text_field import Choice, ChoiceField
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.wording.message_names import text_word

Channel = Literal["email", "phone", "sms", "letter"]
CHANNELS: Final[tuple[Channel, ...]] = ("email", "phone", "sms", "letter")
STEPS_AT_MOST: Final = 50
DAYS_AT_MOST: Final = 365


class PlanCard(FoldingCard):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Recovery plan"))
        self._state = state
        self._shown: RecoveryPlan | None = None
        self.plan: RecoveryPlan | None = None
        self._unturned: RecoveryPlan | None = None
        self._unclear: dict[int, str] = {}
        self.days: list[Line] = []
        self._complaints: list[Label] = []
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.relationship = ChoiceField(
            self.tr("Relationship with debtors"),
            [
                ("keep", self.tr("Keep them as customers")),
                ("neutral", self.tr("Balanced")),
                ("firm", self.tr("Get the money")),
            ],
        )
        self.relationship.chosen.connect(self._turn)
        self.choices = PursuitChoices(leads_to_rates=True)
        self.choices.chosen.connect(self._ask)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(S)
        self._rows.setVerticalSpacing(S)
        self.no_texts = Label(
            self.tr("Text messages are left out: this computer has no gateway to send them."),
            "caption",
        )
        self.add = button(self.tr("Add a contact"), "quiet", "plus", flush=True)
        self.add.clicked.connect(self._add)
        self.save = BusyButton(self.tr("Save plan"))
        self.save.clicked.connect(lambda: self._save())
        self.only_save = button(self.tr("Save without approving"))
        self.only_save.clicked.connect(lambda: self._save(approves=False))
        self.put_back = button(self.tr("Discard changes"), "quiet")
        self.put_back.clicked.connect(self._put_back)
        for widget in (self.words, self.banner, self.relationship, self.choices):
            self.body.addWidget(widget)
        self.body.addLayout(self._rows)
        self.body.addWidget(self.no_texts)
        self.body.addWidget(FlowRow(self.add))
        self.body.addWidget(FlowRow(self.save, self.only_save, self.put_back))

    def show_state(self) -> None:
        state = self._state
        plan = state.settings.plan if state.settings is not None else None
        if plan != self._shown:
            self._shown = self.plan = plan
            self._unturned, self._unclear = None, {}
            self._show_plan()
        failure = state.failed.get("plan")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.save.show_busy(state.busy("plan") or state.is_approving, self.tr("Saving"))
        self._show_words()

    def _show_words(self) -> None:
        plan, stored = self.plan, self._shown
        changed = plan != stored or bool(self._unclear)
        waits = stored is not None and not stored.approved
        if self._state.is_approving:
            words = self.tr("Will be approved in a few seconds. You can still undo it.")
        elif waits:
            words = self._approval_words()
        elif changed:
            words = self.tr("Changed, not saved yet. It applies to recoveries that start after you save.")
        elif self._state.done == "plan":
            words = self.tr("Saved. It applies to recoveries that start from now on.")
        else:
            words = self.tr(
                "Approved for all invoices: later ones start without asking you. Days are working days from the "
                "start of a recovery."
            )
        self.words.setText(words)
        has_texts = plan is not None and any(step.channel == "sms" for step in plan.steps)
        self.no_texts.setVisible(has_texts and self._state.session.is_this_computer)
        self.put_back.setVisible(changed)
        self.only_save.setVisible(waits and changed and not self._state.is_approving)
        self.save.rename(self._save_words(waits=waits, changed=changed))
        self.save.allow(changed or waits, self.tr("Nothing changed"))

    def _save_words(self, *, waits: bool, changed: bool) -> str:
        """Return what the button does: an approval names what it covers."""
        if not waits:
            return self.tr("Save plan")
        return (
            self.tr("Save and approve for all invoices") if changed else self.tr("Approve for all invoices")
        )

    def _approval_words(self) -> str:
        """Say what is approved while not everything is, and what an approval here would cover."""
        settings = self._state.settings
        approved, unapproved, ready = (
            (settings.approved, settings.unapproved, settings.ready) if settings is not None else (0, 0, 0)
        )
        if approved and unapproved:
            stands = self.tr(
                "Invoices you approved one by one: {count}. Waiting for your approval: {waiting}."
            )
            stands = stands.format(count=approved, waiting=unapproved)
        elif approved:
            stands = self.tr("Invoices you approved one by one: {count}. Later ones wait for your approval.")
            stands = stands.format(count=approved)
        else:
            stands = self.tr("Nothing is approved yet: no reminders are sent.")
        covers = self.tr("Approved here, the plan covers all invoices: later ones start without asking you.")
        leaves = (
            self.tr("Messages sent as soon as you approve it: {count}.").format(count=ready) if ready else ""
        )
        return " ".join(filter(None, (stands, covers, leaves)))

    def _show_plan(self) -> None:
        clear(self._rows)
        if self.plan is None:
            return
        self.relationship.show_value(self.plan.relationship)
        self.choices.show_plan(self.plan)
        names = (self.tr("Day"), self.tr("Channel"), self.tr("Tone"), self.tr("Text"))
        for column, name in enumerate(names):
            self._rows.addWidget(Label(name, "caption", wrap=False), 0, column)
        self.days, self._complaints = [], []
        for at, step in enumerate(self.plan.steps):
            for column, widget in enumerate(self._line(at, step)):
                self._rows.addWidget(widget, 2 * at + 1, column)
            complaint = Label("", "caption")
            complaint.set_tone("danger")
            self._complaints.append(complaint)
            self._rows.addWidget(complaint, 2 * at + 2, 0, 1, 5)
            self._complain(at)
        self._rows.setColumnStretch(3, 1)
        self.add.setVisible(len(self.plan.steps) < STEPS_AT_MOST)

    def _line(self, at: int, step: PlanStep) -> list[QWidget]:
        number = at + 1
        days = Line()
        days.put(self._unclear.get(at, str(step.after_business_days)))
        self.days.append(days)
        days.setAccessibleName(
            self.tr("Contact {number}: working days after the start").format(number=number)
        )
        theme.follow(days, lambda: days.setFixedWidth(theme.sizes().body * 5))
        days.written.connect(lambda words: self._change_days(at, words))
        channel = _choice(
            [(one, channel_word(one)) for one in CHANNELS],
            step.channel,
            self.tr("Contact {number}: channel").format(number=number),
        )
        channel.activated.connect(
            lambda _: self._change_channel(at, cast("Channel", str(channel.currentData())))
        )
        tone = _choice(
            [("friendly", self.tr("Friendly")), ("neutral", self.tr("Neutral")), ("firm", self.tr("Firm"))],
            step.tone,
            self.tr("Contact {number}: tone").format(number=number),
        )
        tone.activated.connect(lambda _: self._change(at, tone=str(tone.currentData())))
        self._allow_tone(tone, step)
        text = _choice(
            [(key, text_word(key)) for key in self._texts(step.channel)],
            step.template,
            self.tr("Contact {number}: text").format(number=number),
        )
        text.activated.connect(lambda _: self._change_text(at, str(text.currentData()), tone))
        remove = icon_button("close", self.tr("Remove contact {number}").format(number=number))
        remove.clicked.connect(lambda: self._remove(at))
        assert self.plan is not None
        remove.setEnabled(len(self.plan.steps) > 1)
        return [days, channel, tone, text, remove]

    def _texts(self, channel: str) -> list[str]:
        return sorted(
            {text.key for text in self._message_templates() if text.channel == channel and text.enabled}
        )

    def _message_templates(self) -> list[MessageTemplate]:
        settings = self._state.settings
        return [] if settings is None or settings.texts is None else settings.texts.data

    def _allow_tone(self, tone: Choice, step: PlanStep) -> None:
        """Enable the tone where the text has several; a formal notice, say, has but one."""
        name = (step.template, step.channel)
        bodies = [text.body for text in self._message_templates() if (text.key, text.channel) == name]
        spoken = not bodies or any(has_tones(body) for body in bodies)
        tone.setEnabled(spoken)
        set_tooltip(tone, "" if spoken else self.tr("This text is the same in every tone."))

    def _change_days(self, at: int, words: str) -> None:
        bare = words.strip()
        if bare.isdecimal() and int(bare[:4]) <= DAYS_AT_MOST:
            self._unclear.pop(at, None)
            self._change(at, after_business_days=int(bare))
        else:
            self._unclear[at] = words
            self._show_words()
        self._complain(at)

    def _complain(self, at: int) -> None:
        """Say below the contact whether its day is valid."""
        words = self.tr("Working days: a number from 0 to {most}.").format(most=DAYS_AT_MOST)
        doubt = words if at in self._unclear else ""
        days = self.days[at]
        self._complaints[at].setText(doubt)
        self._complaints[at].setVisible(bool(doubt))
        days.setAccessibleDescription(doubt)
        days.setProperty("state", "danger" if doubt else "")
        restyle(days)

    def _change_channel(self, at: int, channel: Channel) -> None:
        texts = self._texts(channel)
        assert self.plan is not None
        template = self.plan.steps[at].template
        self._change(at, channel=channel, template=template if template in texts or not texts else texts[0])
        self._show_plan()

    def _change_text(self, at: int, template: str, tone: Choice) -> None:
        self._change(at, template=template)
        assert self.plan is not None
        self._allow_tone(tone, self.plan.steps[at])

    def _change(self, at: int, **values: object) -> None:
        assert self.plan is not None
        self._unturned = None
        steps = list(self.plan.steps)
        steps[at] = steps[at].model_copy(update=values)
        self.plan = self.plan.model_copy(update={"steps": steps})
        self._show_words()

    def _turn(self, relationship: str) -> None:
        if self.plan is not None:
            # From where the turning began: there and back again is the plan of before.
            self._unturned = self._unturned or self.plan
            self.plan = adapt_plan(self._unturned, cast("Relationship", relationship))
            self._show_plan()
            self._show_words()

    def _ask(self) -> None:
        if self.plan is not None:
            self.plan = self.choices.applied_to(self.plan)
            self._show_words()

    def _add(self) -> None:
        if self.plan is None:
            return
        last = self.plan.steps[-1]
        self._unturned = None
        new = last.model_copy(update={"after_business_days": min(DAYS_AT_MOST, last.after_business_days + 7)})
        self.plan = self.plan.model_copy(update={"steps": [*self.plan.steps, new]})
        self._show_plan()
        self._show_words()

    def _remove(self, at: int) -> None:
        assert self.plan is not None
        self._unturned = None
        steps = [step for number, step in enumerate(self.plan.steps) if number != at]
        self._unclear = {n - (n > at): words for n, words in self._unclear.items() if n != at}
        self.plan = self.plan.model_copy(update={"steps": steps})
        self._show_plan()
        self._show_words()

    def _put_back(self) -> None:
        self.plan, self._unturned, self._unclear = self._shown, None, {}
        self._show_plan()
        self._show_words()

    def _save(self, *, approves: bool = True) -> None:
        if self._unclear:
            self.days[min(self._unclear)].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.plan is not None:
            steps = sorted(self.plan.steps, key=lambda step: step.after_business_days)
            plan = self.plan.model_copy(update={"steps": steps, "approved": approves})
            was_approved = self._shown is not None and self._shown.approved
            rests = approves and not was_approved
            (self._state.approve_plan if rests else self._state.set_plan)(plan)


def _choice(rows: list[tuple[str, str]], value: str, name: str) -> Choice:
    """Build the choice; a value that is not among the rows is added as it came."""
    box = Choice()
    box.setMinimumContentsLength(6)
    box.setAccessibleName(name)
    for key, words in rows:
        box.addItem(words, key)
    if box.findData(value) < 0:
        box.addItem(text_word(value), value)
    box.setCurrentIndex(box.findData(value))
    return box
