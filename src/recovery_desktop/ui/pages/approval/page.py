"""Read, change, skip, send, approve: the next message of each recovery as it will arrive, and the plan behind it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from recovery_contract.extensions import PlannedContact
from recovery_desktop.actions.table import PAUSE
from recovery_desktop.failures import Refused
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.approval import sentences
from recovery_desktop.ui.pages.approval.message import MessageCard
from recovery_desktop.ui.pages.approval.planned_row import PlannedRow
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.receivable import warnings
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.pause import PauseDialog
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.sheets import DocumentSheet
from recovery_desktop.ui.theme.tokens import XS, XXL, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label, restyle
from recovery_desktop.ui.widgets.press_guard import UnreadGuard
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.rates import RATE_MISSING
from recovery_desktop.ui.wording.sending import while_open_word


class ApprovalPage(QWidget):
    """`left` leads to the board, `files_requested` to submitting, `settings_requested` to plan and mailbox,
    `rates_requested` to where a missing rate is entered."""

    left = Signal()
    files_requested = Signal()
    settings_requested = Signal()
    rates_requested = Signal()

    def __init__(self, state: ApprovalState) -> None:
        super().__init__()
        self._state = state
        self._decided: tuple[str, bool] = ("", False)
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
        self.rate.acted.connect(self.rates_requested)
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
        self.send = button(self.tr("Send only this one now"), "ordinary", "email")
        self.send.clicked.connect(state.send_now)
        set_tooltip(self.send, self.tr("It sends this message and approves no other."))
        self.undo = button(self.tr("Undo"), "ordinary")
        self.undo.clicked.connect(state.undo_approval)
        self.approve = BusyButton(self.tr("Approve this invoice"), "primary")
        self.approve.clicked.connect(state.approve)
        self.following = button(self.tr("Next invoice"), "primary")
        self.following.clicked.connect(self._read_following)
        self.another = button(self.tr("Submit another invoice"), "primary")
        self.another.clicked.connect(self.files_requested)
        self._unread = UnreadGuard(self.send, self.approve)
        # They come when the approval was pressed, most of them to where it was.
        self._just_approved = UnreadGuard(self.undo, self.following, self.another)
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
        self.pause = button(self.tr("Pause this invoice…"), "quiet", "pause")
        self.pause.clicked.connect(lambda: PauseDialog(self, state.one).open())
        self.board = button(self.tr("Open the board"), "quiet")
        self.board.clicked.connect(self.left)
        foot = QFrame()
        foot.setObjectName("status_line")
        column = QVBoxLayout(foot)
        column.setContentsMargins(XXL, S, XXL, S)
        column.setSpacing(XS)
        column.addWidget(self.choice)
        column.addWidget(self.words)
        ways_on = (self.send, self.approve, self.following, self.another)
        # Not where the approval was pressed: a second press there would take it back.
        column.addWidget(
            FlowRow(self.board, self.pause, self.skip, self.edit, self.undo, *ways_on, leading=5)
        )
        return foot

    def _read_following(self) -> None:
        self._state.show_next_waiting()
        self._scroll.to_top()

    def showEvent(self, event: QShowEvent) -> None:
        # Another page was pressed: what has come under the pointer waits, and is read from its beginning.
        for guard in (self._unread, self._just_approved):
            guard.hold_back()
        self._scroll.to_top()
        super().showEvent(event)

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
            self.header.show_subtitle(sentences.each_on_its_day(state))
        elif state.is_approved:
            self.header.title.setText(self.tr("This invoice is approved"))
            self.header.show_subtitle(sentences.when_sent(state))
        elif state.is_approving:
            self.header.title.setText(
                self.tr("The plan is being approved")
                if state.covers_all
                else self.tr("This invoice is being approved")
            )
            self.header.show_subtitle(sentences.when_sent(state))
        elif state.sent and state.sent[-1].outcome == "sent":
            self.header.title.setText(self.tr("The first message was sent"))
            self.header.show_subtitle(
                self.tr("The next messages are sent on their day, once you approve the plan.")
            )
        else:
            count = state.message_count
            title = self._messages_words(count) if count else self.tr("Read the first message")
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
        # Letters are all that was asked for.
        is_missed = unreached is not None and not reached and not sentences.is_by_post(state)
        is_gap = state.one.details is not None and is_missed and not state.sent
        why = words.why_word(unreached.skipped) if unreached is not None else ""
        self.reach.say(
            self.tr("No email can be sent to this debtor. {why}").format(why=why) if is_gap else ""
        )

    def _show_law(self) -> None:
        """Say what the service notes about the claim, before anything of it is asked for."""
        receivable = self._state.one.receivable
        noted = [] if receivable is None else warnings.shown(receivable)
        rates = [warned for warned in noted if warned.code == RATE_MISSING]
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
        if (state.one.id, is_decided) != self._decided:
            # What was approved, and when it leaves, stands on top.
            if is_decided and self._decided == (state.one.id, False):
                self._scroll.to_top()
            self._decided = (state.one.id, is_decided)
        goes_on = is_decided and state.next_waiting is not None
        is_last = state.is_approved and not goes_on
        is_same = state.message_count == 1 and state.leaves_at_once
        can_send = contact is not None and contact.type == "email" and not (state.sent or goes_on or is_same)
        goes: dict[QWidget | None, bool] = {
            self.send: not (is_free and can_send and state.message is not None),
            self.following: not goes_on,
            self.another: not is_last,
            self.undo: not state.can_undo,
            self.approve: is_decided,
        }
        # Of the window: a page that is not on view remembers where the keyboard was, and must not take it.
        if goes.get(self.window().focusWidget()):
            # Never on to the button that lets everything leave.
            self.board.setFocus()
        for control in (self.skip, self.edit):
            control.setEnabled(is_free)
        self.send.setEnabled(is_free and state.message is not None)
        self._unread.show_message(state.one.id if state.message is not None else "")
        self._just_approved.show_message(f"{state.one.id} {is_decided}")
        self.skip.setVisible(not is_decided)
        self.undo.setVisible(state.can_undo)
        # An approval that has left is withdrawn by a pause: nothing leaves until it ends.
        self.pause.setVisible(state.is_approved and not state.can_undo and state.one.takes(PAUSE))
        self.send.setVisible(can_send)
        self.approve.setVisible(not is_decided)
        self.following.setVisible(goes_on)
        self.another.setVisible(is_last)
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
        self.words.setText(sentences.approved_words(state) if is_decided else sentences.what_follows(state))

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
        return self._messages_words(count) if count else self.tr("Approve this invoice")

    def _messages_words(self, count: int) -> str:
        if len(self._state.together) > 1:
            return self.tr("Approve %n message(s) of this invoice", "", count)
        return self.tr("Approve %n message(s)", "", count)

    def _row(self, planned: PlannedContact) -> QWidget:
        row = PlannedRow(planned, self._state.one.receivable)
        row.read_requested.connect(lambda: self._read(planned))
        return row
