"""The contacts that are planned: when, by which way, to whom and why; each can be skipped, changed or made now."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.extensions import ContactTask, PlannedContact, PlannedContactAction
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import Receivable
from recovery_desktop.store.receivable_rows import NOT_REVIEWED
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.contact_tasks.sheet import letter_name
from recovery_desktop.ui.pages.opened_file import OpenedFile
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear, rule, stacked
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.contacts import foreseen_skip, outdated_word
from recovery_desktop.ui.wording.message_names import text_word


class PlannedContactsSection(QWidget):
    """`read_requested` and `edit_requested` carry a planned contact, `task_requested` the letter or call
    that the person has made, or not."""

    read_requested = Signal(object)
    send_requested = Signal(object)
    edit_requested = Signal(object)
    task_requested = Signal(object)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.rests = Banner("", "info", icon="pause")
        self.begins = Banner("", "info", icon="clock")
        self.card = Card(self.tr("Planned contacts"))
        self.card.corner.addWidget(help_icon("messages"))
        self._how = Label("", "muted")
        self.card.body.addWidget(self._how)
        self.opened = OpenedFile()
        self.card.body.addWidget(self.opened)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(M)
        self.card.body.addLayout(self._rows)
        self.left_out = Card(self.tr("Left out"))
        self._left_out = QVBoxLayout()
        self._left_out.setSpacing(M)
        self.left_out.body.addLayout(self._left_out)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(self.rests, self.begins, self.card, self.left_out))
        self._shown: object = None

    def show_receivable(self, receivable: Receivable) -> None:
        details, changing = self._state.details, self._state.changing
        rows = self._state.planned
        planned = [row for row in rows if not row.skipped]
        paused = receivable.recovery_progress.paused
        self.rests.say(words.pause_word(paused.reason) if paused is not None and planned else "")
        self.begins.say(self._begins(receivable) if planned else "")
        tasks = [row.id for row in rows if self._state.task(row.id) is not None]
        shown = (rows, changing, paused, details is None, self._state.looking, tasks, receivable.status)
        if shown == self._shown:
            return
        self._shown = shown
        if not tasks:
            self.opened.hide()
        clear(self._rows)
        clear(self._left_out)
        for at, row in enumerate(planned):
            if at:
                self._rows.addWidget(rule())
            left_out = foreseen_skip(row, receivable)
            change = changing.get(row.id, "")
            self._rows.addWidget(self._planned(row, change, left_out, is_paused=paused is not None))
        if not planned:
            self._rows.addWidget(Label(self._nothing(receivable), "muted"))
        nights = self.tr("Nobody is contacted at night, at weekends or on holidays; dates move accordingly.")
        self._how.setText(nights)
        self._how.setVisible(bool(planned) or not words.is_without_contacts(receivable))
        for row in (row for row in rows if row.skipped):
            self._left_out.addWidget(self._skipped(row))
        self.left_out.setVisible(len(planned) < len(rows))

    def _begins(self, receivable: Receivable) -> str:
        """Return what holds of the plan before the recovery begins."""
        if receivable.status != ReceivableStatus.PENDING:
            return ""
        begins, _ = words.next_sentence(receivable)
        now = self.tr("Until then you can change each contact. Sending one now starts the recovery at once.")
        return f"{begins} {now}"

    def _nothing(self, receivable: Receivable) -> str:
        if receivable.status == ReceivableStatus.PENDING:
            begins, _ = words.next_sentence(receivable)
            reads = self.tr("From then on you can read, change or skip each contact here.")
            return f"{begins} {reads}"
        if words.is_paid(receivable):
            return self.tr("Paid: nobody is contacted any more, unless the bank reverses the payment.")
        if self._state.details is not None:
            return self.tr("Nothing is planned.")
        if self._state.looking:
            return self.tr("Loading…")
        return self.tr("Planned contacts appear once the service can be reached.")

    def _planned(self, row: PlannedContact, change: str, left_out: str, *, is_paused: bool) -> QWidget:
        if row.to_do:
            return self._to_do(row, change)
        name = self._name(row)
        skip = button(self.tr("Skip"), "quiet", flush=True)
        read = button(self.tr("Read"), "quiet", flush=True)
        edit = button(self.tr("Edit"), "quiet", flush=True)
        awaits_approval = row.why is not None and row.why.code == NOT_REVIEWED
        now_words, now_spoken = {
            "phone": (self.tr("Call now"), self.tr("Call now: {what}")),
            "letter": (self.tr("Create letter now"), self.tr("Create letter now: {what}")),
        }.get(row.type, (self.tr("Send now"), self.tr("Send now: {what}")))
        moves_others = self._state.planned_before(row) is not None
        if moves_others and row.type in ("phone", "letter"):
            now_words, now_spoken = self.tr("Bring forward…"), self.tr("Bring forward: {what}")
        if awaits_approval:
            now_words, now_spoken = self.tr("Read and approve"), self.tr("Read and approve: {what}")
        now = button(now_words, "ordinary" if awaits_approval else "quiet", flush=not awaits_approval)
        for control, spoken in (
            (skip, self.tr("Skip: {what}")),
            (read, self.tr("Read: {what}")),
            (edit, self.tr("Edit: {what}")),
            (now, now_spoken),
        ):
            control.setAccessibleName(spoken.format(what=name))
        skip.clicked.connect(lambda: self._change(row, "skip"))
        read.clicked.connect(lambda: self.read_requested.emit(row))
        edit.clicked.connect(lambda: self.edit_requested.emit(row))
        if row.type == "phone" and not moves_others:
            now.clicked.connect(lambda: self._change(row, "send_now"))
        else:
            now.clicked.connect(lambda: self.send_requested.emit(row))
        waits_behind = self._waits_behind_task(row)
        why = self.tr("Waits until you confirm the letter or call before it.") if waits_behind else ""
        why = why or words.why_word(row.why)
        when = (
            self.tr("Awaits your approval")
            if awaits_approval
            else self.tr("{moment}, {when}").format(moment=text.moment(row.at), when=text.days_from(row.at))
        )
        if row.waits_because:
            when, why = (
                self.tr("Waits; it gets a new day once contacts resume"),
                words.pause_word(row.waits_because),
            )
        progress = _UNDER_WAY.get(change)
        below = self.tr(progress) if progress else left_out or why
        # What would not be made yet is not offered: the button would promise it.
        is_brought_forward = row.why is not None and row.why.code == "brought_forward"
        is_offered = not is_paused and (awaits_approval or not (waits_behind or is_brought_forward))
        controls = (now, read, edit, skip) if is_offered else (read, edit, skip)
        if row.outdated is not None:
            when, below = self.tr("Waits until you have checked the text"), outdated_word(row)
            edit = button(self.tr("Check the text…"), "ordinary")
            edit.setAccessibleName(self.tr("Check the text: {what}").format(what=name))
            edit.clicked.connect(lambda: self.edit_requested.emit(row))
            controls = (edit, read, skip)
        actions = None if change else FlowRow(*controls)
        is_warning = bool(left_out) or row.outdated is not None
        icon, token = ("warning", "warning") if is_warning else (text.channel_icon(row.type), "info")
        return _row(icon, token, name, when, below, actions)

    def _waits_behind_task(self, row: PlannedContact) -> bool:
        """Return whether a letter or call of the plan waits for the person, which comes before this contact."""
        return not row.is_answer and any(one.to_do for one in self._state.planned)

    def _to_do(self, row: PlannedContact, change: str) -> QWidget:
        """Build the row of a contact that has come up: it cannot be changed any more, only its outcome noted."""
        name, is_letter = self._name(row), row.type == "letter"
        if is_letter:
            below, words = self.tr("Print and post it, then confirm it here."), self.tr("Posted…")
            spoken = self.tr("Posted…: {what}")
        else:
            below, words = self.tr("Make this call, then note the outcome here."), self.tr("Called…")
            spoken = self.tr("Called…: {what}")
        since = row.at.astimezone().date()
        when = self.tr("Waiting for you since {day}").format(day=text.short_day(since))
        if since >= text.current_moment().astimezone().date():
            when = self.tr("For you to do today")
        task = self._state.task(row.id)
        if change:
            return _row("clock", "info", name, when, self.tr("Being recorded…"), None)
        if task is None:
            return _row("print" if is_letter else "phone", "warning", name, when, below, None)
        say = button(words, "ordinary")
        say.setAccessibleName(spoken.format(what=name))
        say.clicked.connect(lambda: self.task_requested.emit(task))
        controls = [say]
        if is_letter:
            to_print = QCoreApplication.translate("TaskSheet", "Open the letter to print it")
            self.open_letter = button(to_print, "ordinary", "print")
            self.open_letter.clicked.connect(lambda: self._open_letter(task))
            controls.insert(0, self.open_letter)
        icon = "print" if is_letter else "phone"
        return _row(icon, "warning", name, when, below, FlowRow(*controls))

    def _open_letter(self, task: ContactTask) -> None:
        show = partial(self.opened.open, name=letter_name(task.invoice_numbers))
        self._state.by_hand.fetch_letters([task], show)

    def _skipped(self, row: PlannedContact) -> QWidget:
        why = words.why_word(row.skipped)
        when = text.short_day(row.at.astimezone().date())
        return _row(text.channel_icon(row.type), "muted", self._name(row), when, why, None)

    def _name(self, row: PlannedContact) -> str:
        receivable = self._state.receivable
        by_post = receivable is not None and receivable.recovery_progress.by_post
        whom = text.recipient_word(row.level, by_post=by_post)
        name = self.tr("{channel} to the {level}").format(channel=text.channel_word(row.type), level=whom)
        return f"{text_word(row.template)} · {name}" if row.template and row.type != "phone" else name

    def _change(self, row: PlannedContact, action: str) -> None:
        change = PlannedContactAction.model_validate({"action": action})
        self._state.change_planned(row.id, change)


_UNDER_WAY = {
    "approve": QT_TRANSLATE_NOOP("PlannedContactsSection", "Being approved…"),
    "skip": QT_TRANSLATE_NOOP("PlannedContactsSection", "Being skipped…"),
    "send_now": QT_TRANSLATE_NOOP("PlannedContactsSection", "Being made…"),
    "edit": QT_TRANSLATE_NOOP("PlannedContactsSection", "Being changed…"),
}


def _row(icon: str, token: str, name: str, when: str, below: str, actions: QWidget | None) -> QWidget:
    container = QWidget()
    row = QHBoxLayout(container)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(M)
    row.addWidget(IconLabel(icon, token), 0, Qt.AlignmentFlag.AlignTop)
    column = QVBoxLayout()
    column.setSpacing(XS)
    column.addWidget(Label(name, "strong"))
    column.addWidget(Label(when))
    if below:
        column.addWidget(Label(below, "caption"))
    if actions is not None:
        column.addSpacing(S - XS)
        column.addWidget(actions)
    row.addLayout(column, 1)
    return container
