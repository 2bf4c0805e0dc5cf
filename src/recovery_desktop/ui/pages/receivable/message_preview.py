"""A planned message as it will arrive: from whom, to whom, with what, the mail itself and its plain text."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.extensions import PlannedContact, PlannedContactAction, PlannedMessage
from recovery_desktop.store.receivable_rows import NOT_REVIEWED
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import text
from recovery_desktop.ui.language import code_of
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import KeyValues, clear, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.long_text import LongText
from recovery_desktop.ui.widgets.mail_view import MailView
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.tabs import Tabs
from recovery_desktop.ui.wording.contacts import outdated_word


def _tr(words: str) -> str:
    return QCoreApplication.translate("message_preview", words)


def header_rows(message: PlannedMessage | None, *, is_practice: bool) -> list[tuple[str, str]]:
    """Return the headers as (name, value); values may be empty."""
    if message is None:
        return []
    mail = message.mail
    if mail is None:
        to = " ".join((message.to or "").split())
        return [(_tr("To"), to or "–"), (_tr("Subject"), message.subject or ""), language_row(message)]
    nobody = "" if is_practice else _tr("Your mailbox, once it is set up")
    is_elsewhere = _address(mail.reply_to) != _address(mail.sender or mail.reply_to)
    return [
        (_tr("From"), mail.sender or nobody),
        (_tr("To"), mail.recipient),
        (_tr("Replies to"), mail.reply_to if is_elsewhere else ""),
        (_tr("Subject"), message.subject or ""),
        language_row(message),
    ]


def language_row(message: PlannedMessage) -> tuple[str, str]:
    """Return in which language it is and why; empty where it is that of the app."""
    code = message.language or ""
    if code not in LANGUAGES or code == code_of(QLocale()):
        return _tr("Language"), ""
    words = _tr("{language}, the language of the debtor’s address. To write in another one, press “Edit”.")
    return _tr("Language"), words.format(language=LANGUAGES[code][0])


def _address(header: str) -> str:
    return header.rpartition("<")[2].rstrip(">").lower()


def day_words(message: PlannedMessage | None) -> str:
    """Return that what it says is only planned; empty of one that leaves today, or that says nothing."""
    if message is None or not (message.full_text or message.body):
        return ""
    day = (message.if_approved_at or message.at).astimezone().date()
    if day <= text.current_moment().astimezone().date():
        return ""
    return _tr("Planned for {day}. On another day, its dates and sums change with it.").format(
        day=text.day(day)
    )


class MessagePreview(QWidget):
    """For which day it is written, what is attached, and what it says: of a mail as it is seen, and as plain text."""

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._shown: object = None
        self.day = Label("", "muted")
        self._files = QVBoxLayout()
        self.mail = MailView()
        self.plain = LongText()
        self.words = LongText()
        for shown in (self.plain, self.words):
            shown.setAccessibleName(_tr("Text of the message"))
        self.tabs = Tabs(
            [("mail", _tr("As it arrives"), self.mail), ("plain", _tr("As plain text"), self.plain)]
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(M)
        column.addWidget(self.day)
        column.addLayout(self._files)
        for widget in (self.words, self.tabs):
            column.addWidget(widget)

    def show_message(self, message: PlannedMessage | None, waiting: str = "") -> None:
        """Show the message; `waiting` is what stands here while there is none."""
        mail = message.mail if message is not None else None
        words = (message.full_text or message.body or "") if message is not None else waiting
        self.day.setText(day_words(message))
        self.day.setVisible(bool(self.day.text()))
        self._show_files(message)
        has_html = mail is not None and self.mail.show_mail(mail.html or "", mail.codes)
        self.tabs.setVisible(has_html)
        self.words.setVisible(not has_html)
        self.plain.setText(words if has_html else "")
        self.words.setText("" if has_html else words)

    def _show_files(self, message: PlannedMessage | None) -> None:
        attached = message.mail.attached if message is not None and message.mail is not None else []
        busy = {one.id for one in attached if self._state.busy(f"document {one.id}")}
        names = (message.enclosures or []) if message is not None and not attached else []
        if (shown := (attached, busy, names)) == self._shown:
            return
        self._shown = shown
        clear(self._files)
        files: list[QWidget] = []
        for document in attached:
            opens = BusyButton(document.name, "ordinary", "file")
            opens.setAccessibleName(_tr("Open the attachment {name}").format(name=document.name))
            opens.show_busy(document.id in busy)
            opens.clicked.connect(partial(self._state.documents.open, document))
            files.append(opens)
        files += [Label(name, wrap=False) for name in names]
        if files:
            words = _tr("Enclosed") if message is not None and message.type == "letter" else _tr("Attached")
            self._files.addWidget(FlowRow(Label(words, "muted", wrap=False), *files))


def hurry_words(planned: PlannedContact, before: PlannedContact | None, *, prints_here: bool = False) -> str:
    """Return what making this contact now really does: when it is made, and what it moves; empty where it leaves at
    once and moves nothing. A letter that is printed here is bound to no hours."""
    words = []
    if planned.type == "letter" and prints_here:
        words.append(
            _tr(
                "Ready at once, also at night and at weekends. If the debtor was contacted today, or a "
                "deadline that you "
                "gave is still running, it is made on the first day after that."
            )
        )
    elif planned.type in ("letter", "phone"):
        words.append(
            _tr(
                "Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a "
                "deadline "
                "that you gave is still running, it is made on the first day after that."
            )
        )
    if before is not None:
        moves = _tr(
            "{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would "
            "be softer "
            "than this one."
        )
        channel, level = text.channel_word(before.type), text.level_word(before.level)
        contact = _tr("{channel} to the {level}").format(channel=channel, level=level)
        words.append(moves.format(contact=contact, moment=text.moment(before.at)))
    return " ".join(words)


class PlannedMessageSheet(Sheet):
    """A planned message, to be read; with `to_send` it is read before it leaves now, with what that moves, or is
    approved where it waits for that."""

    edit_requested = Signal(object)

    def __init__(
        self, parent: QWidget, state: ReceivableState, planned: PlannedContact, *, to_send: bool = False
    ) -> None:
        super().__init__(parent, text.channel_word(planned.type), width=50)
        self._state, self._planned = state, planned
        self.facts = KeyValues()
        self.message = MessagePreview(state)
        self.hurry = Banner("", "warning", icon="clock")
        self.outdated = Banner("", "warning")
        for widget in (self.outdated, self.hurry, self.facts, rule(), self.message):
            self.body.addWidget(widget)
        close = button(_tr("Close"))
        close.clicked.connect(self.reject)
        edit = button(_tr("Edit"), "ordinary")
        edit.clicked.connect(self._edit)
        before = state.planned_before(planned)
        words = {"letter": _tr("Create letter now"), "phone": _tr("Call now")}.get(
            planned.type, _tr("Send now")
        )
        if before is not None:
            words = _tr("Bring forward")
        self._awaits_approval = planned.why is not None and planned.why.code == NOT_REVIEWED
        if self._awaits_approval:
            words = _tr("Approve")
        hurry = hurry_words(planned, before, prints_here=state.session.is_this_computer)
        self.hurry.say(hurry if to_send and not self._awaits_approval else "")
        self.send = button(words, "primary")
        self.send.clicked.connect(self._send)
        self.add_buttons(*((close, edit, self.send) if to_send else (edit, close)))
        state.changed.connect(self._show)
        state.preview(planned.id)
        self._show()

    def _show(self) -> None:
        shown = self._state.previews.get(self._planned.id)
        rows = header_rows(shown, is_practice=self._state.session.is_practice)
        self.facts.show_rows([(name, value) for name, value in rows if value])
        waits = self._state.busy(f"preview {self._planned.id}")
        self.message.show_message(shown, _tr("Loading the text…") if waits else "")
        self.outdated.say(outdated_word(shown))
        self.send.setEnabled(shown is not None and shown.outdated is None)

    def _send(self) -> None:
        action = PlannedContactAction(action="approve" if self._awaits_approval else "send_now")
        self._state.change_planned(self._planned.id, action)
        self.accept()

    def _edit(self) -> None:
        self.accept()
        self.edit_requested.emit(self._planned)
