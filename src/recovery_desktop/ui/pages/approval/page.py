"""Read, change, skip, send, approve: the next message of each recovery as it will arrive, and the plan behind it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from recovery_contract.extensions import PlannedContact
from recovery_desktop.failures import Refused
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.approval.message import MessageCard
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.approval.unread import UnreadGuard
from recovery_desktop.ui.pages.receivable import warnings
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.sheets import DocumentSheet
from recovery_desktop.ui.theme.tokens import XS, XXL, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label, restyle
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.contacts import foreseen_skip
from recovery_desktop.ui.wording.sending import while_open_word


class ApprovalPage(QWidget):
    """`left` leads to the board, `files_requested` to submitting, `settings_requested` to plan and mailbox."""

    left = Signal()
    files_requested = Signal()
    settings_requested = Signal()

    def __init__(self, state: ApprovalState) -> None:
        super().__init__()
        self._state = state
        self.header = PageHeader("", " ")
        self.trouble = Banner("", "danger", action=self.tr("Try again"))
        self.trouble.acted.connect(self._try_again)
        self.leaving = Banner("", "info", icon="clock")
        self.mailbox = Banner("", "warning", action=self.tr("Set up the mailbox"))
        self.mailbox.acted.connect(self.settings_requested)
        self.reach = Banner("", "warning", action=self.tr("Add an email address"))
        self.reach.acted.connect(lambda: ContactDialog(self, state.one).open())
        self.law = Banner("", "info")
        self.rate = Banner("", "warning", action=self.tr("Enter the rate"))
        self.rate.acted.connect(self.settings_requested)
        self.message = MessageCard(state)
        self.further = Card(self.tr("And then"))
        self.rows = RowColumn(self._row, S)
        self.further.body.addLayout(self.rows)
        self.by_person = Label(
            self.tr("Letters that you post and calls that you make come up on Today."), "caption"
        )
        self.further.body.addWidget(self.by_person)
        self._scroll = page = ScrollColumn(860)
        for widget in (
            self.header,
            self.trouble,
            self.leaving,
            self.mailbox,
            self.reach,
            self.rate,
            self.law,
            self.message,
            self.further,
        ):
            page.column.addWidget(widget)
        page.column.addStretch(1)
        read = QWidget()
        column = QVBoxLayout(read)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(page, 1)
        column.addWidget(self._make_foot())
        self.nothing = EmptyState(
            "done",
            self.tr("Nothing to read"),
            self.tr("The first message of an invoice appears here before it is sent."),
            self.tr("Submit an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        self.stack = QStackedWidget()
        self.stack.addWidget(read)
        self.stack.addWidget(self.nothing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        save = state.one.documents.save_paper
        state.one.opened_paper.connect(lambda path, name: DocumentSheet(self, path, name, save).open())
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: where no key sends, or changes what an approval covers."""
        return self.edit if self.edit.isEnabled() else self.board

    def _make_foot(self) -> QWidget:
        state = self._state
        self.words = Label("", "caption")
        self.skip = button(self.tr("Skip this message"), "quiet")
        self.skip.clicked.connect(state.skip)
        self.edit = button(self.tr("Edit"), "quiet")
        self.edit.clicked.connect(self._edit)
        self.send = button(self.tr("Send now"), "ordinary", "email")
        self.send.clicked.connect(state.send_now)
        set_tooltip(self.send, self.tr("“Send now” sends only this message and approves no other."))
        self.undo = button(self.tr("Undo"), "ordinary")
        self.undo.clicked.connect(state.undo_approval)
        self.approve = BusyButton(self.tr("Approve this invoice"), "primary")
        self.approve.clicked.connect(state.approve)
        self.following = button(self.tr("Next message"), "primary")
        self.following.clicked.connect(self._read_following)
        self._unread = UnreadGuard(self.send, self.approve)
        # Both come to where the approval was pressed.
        self._just_approved = UnreadGuard(self.undo, self.following)
        self.covers = Label(self.tr("Your approval covers"), "strong", wrap=False)
        self.only_this = QRadioButton(self.tr("this invoice only"))
        self.waiting = QRadioButton()
        self.every = QRadioButton(self.tr("this and all later invoices"))
        self.only_this.setAccessibleName(f"{self.covers.text()} {self.only_this.text()}")
        self.every.setAccessibleName(f"{self.covers.text()} {self.every.text()}")
        self.only_this.clicked.connect(lambda: state.cover("this"))
        self.waiting.clicked.connect(lambda: state.cover("waiting"))
        self.every.clicked.connect(lambda: state.cover("every"))
        self.choice = FlowRow(self.covers, self.only_this, self.waiting, self.every)
        self.board = button(self.tr("Open the board"), "quiet")
        self.board.clicked.connect(self.left)
        foot = QFrame()
        foot.setObjectName("status_line")
        column = QVBoxLayout(foot)
        column.setContentsMargins(XXL, S, XXL, S)
        column.setSpacing(XS)
        column.addWidget(self.choice)
        column.addWidget(self.words)
        buttons = (self.board, self.skip, self.edit, self.send, self.undo, self.approve, self.following)
        column.addWidget(FlowRow(*buttons, leading=3))
        return foot

    def _read_following(self) -> None:
        self._state.show_next_waiting()
        self._scroll.verticalScrollBar().setValue(0)

    def _try_again(self) -> None:
        self._state.refresh()
        self._state.one.look_again()

    def _edit(self) -> None:
        if self._state.planned:
            self._edit_planned(self._state.planned[0])

    def _edit_planned(self, planned: PlannedContact) -> None:
        PlannedEditDialog(self, self._state.one, planned).open()

    def _read(self, planned: PlannedContact) -> None:
        sheet = PlannedMessageSheet(self, self._state.one, planned)
        sheet.edit_requested.connect(self._edit_planned)
        sheet.open()

    def _show(self) -> None:
        state = self._state
        nothing = not state.ids and not state.leaving and not state.busy("read") and state.failure is None
        self.stack.setCurrentIndex(1 if nothing else 0)
        self._show_header()
        self._show_trouble()
        self._show_law()
        self.message.show_state()
        further = state.further
        self.further.setVisible(bool(further))
        self.rows.show_rows(further)
        self._show_foot()

    def _show_header(self) -> None:
        state = self._state
        if state.is_plan_approved:
            self.header.title.setText(self.tr("The plan is approved"))
            self.header.show_subtitle(self.tr("Each message is sent on its day. You can still change it."))
        elif state.is_approved:
            self.header.title.setText(self.tr("This invoice is approved"))
            self.header.show_subtitle(
                self.tr("Its messages are sent on their day. You can still change them.")
            )
        elif state.sent and state.sent[-1].outcome == "sent":
            self.header.title.setText(self.tr("The first message was sent"))
            self.header.show_subtitle(
                self.tr("The next messages are sent on their day, once you approve the plan.")
            )
        else:
            count = state.message_count
            title = (
                self.tr("Approve %n message(s)", "", count) if count else self.tr("Read the first message")
            )
            self.header.title.setText(title)
            nothing = self.tr("Nothing about this invoice is sent before you approve it.")
            while_open = while_open_word(is_this_computer=state.session.is_this_computer)
            self.header.show_subtitle(f"{nothing} {while_open}".strip())
        count = state.leaving
        self.leaving.say(
            self.tr("%n first message(s) being written. In a few seconds you can read them here.", "", count)
            if count
            else ""
        )

    def _show_trouble(self) -> None:
        state = self._state
        failure = state.failure or state.one.failure
        refused = state.one.refused
        sentence = "" if failure is None else notices.notice(failure).sentence
        if not sentence and refused is not None:
            sentence = notices.reason(Refused.from_json(refused.failure or {})) or ""
        self.trouble.say(sentence)
        codes = {row.why.code for row in state.planned if row.why is not None}
        if "mailbox_refused" in codes:
            self.mailbox.say(
                self.tr("Your mailbox refused the sign-in. Nothing is sent until that is fixed.")
            )
        else:
            self.mailbox.say(self.tr("No mailbox is set up to send from.") if "no_mailbox" in codes else "")
        reached = any(row.type == "email" for row in state.planned)
        unreached = next((row for row in state.left_out if row.type == "email"), None)
        is_gap = state.one.details is not None and not reached and unreached is not None and not state.sent
        why = words.why_word(unreached.skipped) if unreached is not None else ""
        self.reach.say(
            self.tr("No email can be sent to this debtor. {why}").format(why=why) if is_gap else ""
        )

    def _show_law(self) -> None:
        """Say what the service notes about the claim, before anything of it is asked for."""
        receivable = self._state.one.receivable
        noted = [] if receivable is None else warnings.shown(receivable)
        rates = [warned for warned in noted if warned.code == warnings.RATE_MISSING]
        for banner, among in (
            (self.rate, rates),
            (self.law, [warned for warned in noted if warned not in rates]),
        ):
            sentences = [
                warnings.sentence_of(warned, receivable) for warned in among if receivable is not None
            ]
            banner.say("\n".join(dict.fromkeys(sentences)))

    def _show_foot(self) -> None:
        state = self._state
        self.by_person.setVisible(any(row.type in ("letter", "phone") for row in state.planned))
        contact = state.planned[0] if state.planned else None
        is_free = contact is not None and contact.id not in state.one.changing and not state.is_approving
        is_decided = state.is_approved or state.is_approving
        goes_on = is_decided and state.next_waiting is not None
        can_send = contact is not None and contact.type == "email" and not state.sent and not goes_on
        goes: dict[QWidget | None, bool] = {
            self.send: not (is_free and can_send and state.message is not None),
            self.following: not goes_on,
            self.undo: not state.can_undo,
            self.approve: is_decided,
        }
        if goes.get(self.focusWidget()):
            # Never on to the button that lets everything leave.
            self.board.setFocus()
        for control in (self.skip, self.edit):
            control.setEnabled(is_free)
        self.send.setEnabled(is_free and state.message is not None)
        self._unread.show_message(state.one.id if state.message is not None else "")
        self._just_approved.show_message(f"{state.one.id} {is_decided}")
        self.skip.setVisible(not is_decided)
        self.undo.setVisible(state.can_undo)
        self.send.setVisible(can_send)
        self.approve.setVisible(not is_decided)
        self.following.setVisible(goes_on)
        self.board.setProperty("variant", "primary" if state.is_approved and not goes_on else "quiet")
        restyle(self.board)
        self.choice.setVisible(not is_decided)
        self._show_choice()
        # What is approved was on view before; a text that does not come is told as a failure and holds nobody up.
        is_shown = (
            contact is None
            or state.message is not None
            or state.one.failure is not None
            or state.is_approving
        )
        can_approve = bool(state.ids) and (state.covers_all or is_free or state.is_approving)
        self.approve.allow(state.plan is not None and can_approve and is_shown, self.tr("Not read yet"))
        self.approve.rename(self._approval_words())
        self.approve.show_busy(state.is_approving, self.tr("Approving"))
        self.words.setProperty("role", "strong" if is_decided else "caption")
        restyle(self.words)
        self.words.setText(self._approved_words() if is_decided else self._what_follows())

    def _show_choice(self) -> None:
        state = self._state
        count = len(state.together)
        self.waiting.setText(self.tr("the %n invoice(s) waiting now", "", count))
        self.waiting.setAccessibleName(f"{self.covers.text()} {self.waiting.text()}")
        self.waiting.setVisible(count > 1)
        chosen = {"this": self.only_this, "waiting": self.waiting, "every": self.every}
        chosen[state.covered].setChecked(True)

    def _approval_words(self) -> str:
        state = self._state
        if state.covered == "waiting":
            return self.tr("Approve %n invoice(s)", "", len(state.together))
        if state.covers_all:
            return self.tr("Approve all invoices")
        count = state.message_count
        return self.tr("Approve %n message(s)", "", count) if count else self.tr("Approve this invoice")

    def _approved_words(self) -> str:
        """Say that it is approved, and when the next message leaves."""
        state = self._state
        if state.is_approving:
            return self.tr("Approved in a few seconds. You can still undo it.")
        if not state.planned:
            return self.tr("Approved.")
        return self.tr("Approved. The next message leaves {moment}.").format(
            moment=text.weekday_moment(state.planned[0].at)
        )

    def _what_follows(self) -> str:
        state = self._state
        if state.covers_all:
            return self.tr("Each message is sent on its day. Later invoices start without asking you.")
        leaves = self.tr(
            "Each message is sent on its day. Later invoices wait here until you have read them."
        )
        if state.covered != "waiting":
            return leaves
        return " ".join((self.tr("The arrows above lead to the first message of each."), leaves))

    def _row(self, row: PlannedContact) -> QWidget:
        name = self.tr("{channel} to the {level}").format(
            channel=text.channel_word(row.type), level=text.level_word(row.level)
        )
        if row.if_approved_at is not None:
            when = text.weekday_moment(row.if_approved_at)
        else:
            when = self.tr("{day}, {when}").format(
                day=text.day(row.at.astimezone().date()), when=text.days_from(row.at)
            )
        container = QWidget()
        line = QHBoxLayout()
        rows = QVBoxLayout(container)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(line)
        if left_out := foreseen_skip(row, self._state.one.receivable):
            why = Label(left_out, "caption")
            why.set_tone("warning")
            rows.addWidget(why)
        line.addWidget(IconLabel(text.channel_icon(row.type), "muted"))
        line.addWidget(Label(name, wrap=False))
        line.addStretch(1)
        line.addWidget(Label(when, "muted", wrap=False))
        if row.skipped is None:
            reads = button(self.tr("Read"), "quiet")
            reads.setAccessibleName(self.tr("Read: {what}, {when}").format(what=name, when=when))
            reads.clicked.connect(lambda: self._read(row))
            line.addWidget(reads)
        container.setAccessibleName(", ".join(part for part in (name, when, left_out) if part))
        return container
