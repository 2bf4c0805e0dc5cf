"""The detail of a receivable: what is asked of the creditor on top, then money, debtor and everything that happened."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.lifecycle import Call
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.receivable import words
from recovery_desktop.ui.pages.receivable.asked import AskedCard
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.evidence import EvidenceDialog
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.tokens import L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.frames import Card, KeyValues, PageHeader, ScrollColumn, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.status_badge import StatusBadge
from recovery_desktop.ui.widgets.timeline import Timeline


class ReceivablePage(QWidget):
    """`left` when the person goes back; `copied` when the recovery link is on the clipboard."""

    left = Signal()
    copied = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._scroll = page = ScrollColumn(1080)
        self._shown_id = ""
        self.back = button(self.tr("Back"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.left)
        self.header = PageHeader("")
        self.status = StatusBadge()
        self.cancel = button(self.tr("Cancel recovery"), "danger")
        self.cancel.clicked.connect(lambda: CancelDialog(self, state).open())
        self.header.corner.addWidget(self.status)
        self.header.corner.addWidget(self.cancel)
        self.banner = Banner("", "danger")
        self.waiting = Banner("", "info")
        self.asked = AskedCard(state)
        self.asked.evidence_asked.connect(lambda: EvidenceDialog(self, state).open())
        top = QVBoxLayout()
        top.setSpacing(S)
        top.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        top.addWidget(self.header)
        page.column.addLayout(top)
        for widget in (self.banner, self.waiting, self.asked):
            page.column.addWidget(widget)
        page.column.addWidget(SideBySide(self._left(), self._right(), narrowest=22, shares=(3, 2)))
        page.column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(page)
        state.changed.connect(self._show)
        self._show()

    def _left(self) -> QWidget:
        coming = Card(self.tr("What happens next"))
        self.next, self.why = Label(""), Label("", "muted")
        coming.body.addWidget(self.next)
        coming.body.addWidget(self.why)
        happened = Card(self.tr("What happened"))
        self.timeline = Timeline()
        self.no_history = Label(self.tr("Nothing yet."), "muted")
        happened.body.addWidget(self.timeline)
        happened.body.addWidget(self.no_history)
        return _stacked(coming, happened)

    def _right(self) -> QWidget:
        money = Card(self.tr("Balance"))
        self.balance = KeyValues()
        self.as_of = Label("", "caption")
        money.body.addWidget(self.balance)
        money.body.addWidget(self.as_of)
        debtor = Card(self.tr("Debtor"))
        self.debtor = KeyValues()
        self.add_contact = button(self.tr("Add a contact"), "quiet", "plus", flush=True)
        self.add_contact.clicked.connect(lambda: ContactDialog(self, self._state).open())
        debtor.body.addWidget(self.debtor)
        debtor.body.addWidget(self.add_contact, 0, Qt.AlignmentFlag.AlignLeft)
        self.link_card = Card(self.tr("Debtor's page"))
        self.link = Label("", "muted").selectable()
        self.open = button(self.tr("Open"), "ordinary", "open")
        self.open.clicked.connect(self._state.open_page)
        self.copy = icon_button("copy", self.tr("Copy the link"))
        self.copy.clicked.connect(self._copy)
        buttons = QHBoxLayout()
        buttons.setSpacing(S)
        buttons.addWidget(self.open)
        buttons.addWidget(self.copy)
        buttons.addStretch()
        self.link_card.body.addWidget(
            Label(
                self.tr("Here the debtor pays, answers or disputes. You may send the link yourself."), "muted"
            )
        )
        self.link_card.body.addLayout(buttons)
        self.link_card.body.addWidget(self.link)
        return _stacked(money, debtor, self.link_card)

    def _copy(self) -> None:
        receivable = self._state.receivable
        if receivable is not None:
            QGuiApplication.clipboard().setText(receivable.recovery_progress.recovery_page_url or "")
            self.copied.emit()

    def _show(self) -> None:
        state, receivable = self._state, self._state.receivable
        if receivable is None:
            return
        if receivable.id != self._shown_id:
            self._shown_id = receivable.id
            self._scroll.verticalScrollBar().setValue(0)
        progress = receivable.recovery_progress
        self.header.title.setText(progress.debtor_name or progress.debtor_email or receivable.id)
        numbers = ", ".join(progress.invoice_numbers or [])
        due = text.was_due(progress.due_date) if progress.due_date else ""
        amount = text.money(receivable.amount, receivable.currency)
        self.header.show_subtitle(" · ".join(part for part in (numbers, amount, due) if part))
        self.status.show_status(str(receivable.status))
        self.cancel.setVisible(Call.CANCEL in state.allowed)
        self.add_contact.setVisible(Call.ADD_CONTACT in state.allowed)
        self.banner.say(self._trouble())
        self.waiting.say(
            self.tr("Your answer is kept and being sent; the service confirms it here.")
            if state.under_way
            else ""
        )
        self.asked.show_receivable(receivable)
        coming, why = words.next_sentence(receivable)
        self.next.setText(coming)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        moments = [words.moment_of(entry) for entry in progress.history or []]
        self.timeline.show_moments(moments)
        self.timeline.setVisible(bool(moments))
        self.no_history.setVisible(not moments)
        self._show_money(receivable)
        self._show_link(progress.recovery_page_url or "")

    def _trouble(self) -> str:
        if self._state.failure is not None:
            return notices.notice(self._state.failure).sentence
        if self._state.refused is not None:
            told = self._state.refused.failure or {}
            return self.tr("The service refused your answer. {reason}").format(
                reason=told.get("message") or ""
            )
        return ""

    def _show_money(self, receivable: Receivable) -> None:
        progress = receivable.recovery_progress
        self.balance.show_rows(words.balance_rows(receivable), amounts=True, total=True)
        as_of = progress.balance.as_of if progress.balance else None
        self.as_of.setText(self.tr("As of {day}").format(day=text.day(as_of)) if as_of else "")
        self.as_of.setVisible(as_of is not None)
        rows = [(self.tr("Name"), progress.debtor_name or "–")]
        contacts = progress.contacts or ([{"email": progress.debtor_email}] if progress.debtor_email else [])
        for contact in contacts:
            name = " ".join(str(contact[part]) for part in ("first_name", "last_name") if contact.get(part))
            shown = [name, str(contact.get("email") or ""), str(contact.get("phone") or "")]
            level = contact.get("level")
            kind = self.tr("Contact") if not level else self.tr("Contact, level {level}").format(level=level)
            rows.append((kind, "\n".join(part for part in shown if part)))
        self.debtor.show_rows(rows)

    def _show_link(self, address: str) -> None:
        self.link_card.setVisible(bool(address))
        missing = self._state.browser_missing
        self.link.setText(
            self.tr("No browser could be opened. The address is {address}").format(address=address)
        )
        self.link.setVisible(missing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _stacked(*cards: QWidget) -> QWidget:
    held = QWidget()
    column = QVBoxLayout(held)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(L)
    for card in cards:
        column.addWidget(card)
    column.addStretch()
    return held
