"""One message as it will arrive: to whom, when, with what; and what became of the one before it."""

from __future__ import annotations

from recovery_contract.extensions import PlannedContact, PlannedMessage, SentMessage
from recovery_desktop.store.receivable_rows import figure_of
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.letters_only import LettersOnly
from recovery_desktop.ui.pages.receivable.message_preview import MessagePreview, header_rows
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import icon_button
from recovery_desktop.ui.widgets.frames import Card, KeyValues, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.contacts import outcome_word, outdated_word
from recovery_desktop.ui.wording.message_names import text_word


class MessageCard(Card):
    def __init__(self, state: ApprovalState) -> None:
        super().__init__(" ")
        self._state = state
        self.place = Label("", "muted", wrap=False)
        self.before = icon_button("left", self.tr("Previous invoice"))
        self.before.clicked.connect(lambda: state.step(-1))
        self.after = icon_button("right", self.tr("Next invoice"))
        self.after.clicked.connect(lambda: state.step(1))
        for widget in (self.before, self.place, self.after):
            self.corner.addWidget(widget)
        self.subtitle = Label("", "muted")
        self.sent = Banner("", "success")
        self.delayed = Banner("", "warning")
        self.under_way = Banner("", "info", icon="clock")
        self.next = Label("", "strong")
        self.facts = KeyValues()
        self.letters_only = LettersOnly(state.session, self.tr("Letters only for this invoice"))
        self.letters_only.chosen.connect(lambda wanted: state.one.choose_letters(wanted, all_open=False))
        self.line = rule()
        self.message = MessagePreview(state.one)
        for shown in (
            self.subtitle,
            self.sent,
            self.delayed,
            self.under_way,
            self.next,
            self.facts,
            self.letters_only,
            self.line,
            self.message,
        ):
            self.body.addWidget(shown)

    def show_state(self) -> None:
        state = self._state
        self.setVisible(state.one.receivable is not None)
        several = len(state.ids) > 1
        for widget in (self.before, self.place, self.after):
            widget.setVisible(several)
        self.place.setText(self.tr("{at} of {count}").format(at=state.at, count=len(state.ids)))
        self._show_heading()
        self._show_progress()
        receivable = state.one.receivable
        self.letters_only.show_receivables([] if receivable is None else [receivable])
        contact, message = (state.planned[0] if state.planned else None), state.message
        arrived = bool(state.sent) and state.sent[-1].outcome == "sent"
        self.next.setText(self.tr("Next message"))
        self.next.setVisible(arrived and contact is not None)
        self.facts.setVisible(contact is not None)
        self.line.setVisible(contact is not None)
        if contact is None:
            looking = state.one.looking
            nothing = self.tr("No further message is planned.") if state.one.details is not None else ""
            self.message.show_message(None, self.tr("Loading the text…") if looking else nothing)
            return
        self.facts.show_rows(self._facts(contact, message))
        waits = self.tr("Loading the text…") if state.one.busy() else ""
        self.message.show_message(message, waits)

    def _show_heading(self) -> None:
        receivable = self._state.one.receivable
        if receivable is None:
            return
        progress = receivable.recovery_progress
        self.title.setText(progress.debtor_name or progress.debtor_email or receivable.id)
        parts = (
            ", ".join(progress.invoice_numbers or []),
            text.money(figure_of(receivable), receivable.currency),
            text.was_due(progress.due_date) if progress.due_date else "",
        )
        self.subtitle.setText(" · ".join(part for part in parts if part))

    def _show_progress(self) -> None:
        state = self._state
        last = state.sent[-1] if state.sent else None
        arrived = last is not None and last.outcome == "sent"
        self.sent.say(self._sent(last) if last is not None and arrived else "")
        contact = state.planned[0] if state.planned else None
        delayed = contact is not None and contact.why is not None and contact.why.code in DELAYS
        trouble = words.why_word(contact.why) if contact is not None and delayed else ""
        if last is not None and not arrived and last.outcome != "sending":
            trouble = outcome_word(last.outcome)
        self.delayed.say(outdated_word(contact) or trouble)
        change = state.one.changing.get(contact.id, "") if contact is not None else ""
        handing_over = last is not None and last.outcome == "sending"
        self.under_way.say(self._under_way("send" if handing_over else change))

    def _sent(self, message: SentMessage) -> str:
        return self.tr("Sent to {to}, {moment}.").format(to=message.to, moment=text.moment(message.at))

    def _under_way(self, change: str) -> str:
        if change == "send_now" and self._state.lacks_mailbox:
            return self.tr("Leaves once your mailbox is set up. You can still undo it.")
        return {
            "send_now": self.tr("Will be sent in a few seconds. You can still undo it."),
            "send": self.tr("Your mail server is accepting it."),
            "skip": self.tr("Being skipped…"),
            "edit": self.tr("Being changed…"),
        }.get(change, "")

    def _facts(self, contact: PlannedContact, message: PlannedMessage | None) -> list[tuple[str, str]]:
        kind = text_word(contact.template) if contact.template and contact.type != "phone" else ""
        channel = text.channel_word(contact.type)
        rows = [
            (self.tr("Channel"), f"{channel} · {kind}" if kind else channel),
            (self.tr("When"), self._when(contact)),
            *header_rows(message, is_practice=self._state.session.is_practice),
        ]
        return [(name, value) for name, value in rows if value]

    def _when(self, contact: PlannedContact) -> str:
        moment = self.tr("{moment}, {when}").format(
            moment=text.moment(contact.at), when=text.days_from(contact.at)
        )
        if self._state.is_approved:
            return moment
        if contact.if_approved_at is not None and self._state.is_approving:
            return text.weekday_moment(contact.if_approved_at)
        if contact.if_approved_at is not None:
            return self.tr("{moment}, if you approve now").format(
                moment=text.weekday_moment(contact.if_approved_at)
            )
        if contact.why is not None and contact.why.code == "not_approved":
            return self.tr(
                "As soon as the plan is approved; at night and at weekends on the next working day"
            )
        return self.tr("{moment}, if the plan is approved").format(moment=moment)


DELAYS = frozenset({"delivery_delayed", "mailbox_refused", "no_mailbox"})
