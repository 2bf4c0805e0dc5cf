"""The payment in hand: what the bank says, what it seems to be for and why, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from recovery_desktop.commands.match_payments import STATEMENT, WAITING, Payment, PaymentPart
from recovery_desktop.store.statements import ClaimRow
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.payments import words
from recovery_desktop.ui.pages.payments.state import PaymentsState
from recovery_desktop.ui.theme.tokens import L, M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, ScrollColumn, clear
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label


class PaymentDetail(QWidget):
    """`other_requested` when the person looks for another receivable; `opened` carries a receivable's id,
    `reversal_requested` that and the id of a payment to take back."""

    other_requested = Signal()
    opened = Signal(str)
    reversal_requested = Signal(str, str)

    def __init__(self, state: PaymentsState) -> None:
        super().__init__()
        self._state = state
        page = self._page = ScrollColumn(margin=0)
        self._shown: tuple[object, ...] = ()
        page.column.setSpacing(L)
        self.amount = Label("", "display", wrap=False)
        self.payer = Label("", "title")
        self.facts = KeyValues()
        self.state_banner = Banner("", "info", action=self.tr("Noted"))
        self.state_banner.acted.connect(state.set_aside)
        self.earlier = Banner("", "warning", icon="question", action=self.tr("It is the same"))
        self.earlier.acted.connect(state.link)
        self.meant = Card(self.tr("For"))
        self._lines = QVBoxLayout()
        self._lines.setSpacing(S)
        self._why = QVBoxLayout()
        self._why.setSpacing(S)
        self.confirm = button("", "primary", "check")
        self.confirm.clicked.connect(lambda: state.confirm(state.selected_id))
        self.other = button(self.tr("Choose another invoice"), "ordinary", "search")
        self.other.clicked.connect(self.other_requested)
        self.aside = button(self.tr("Not for an invoice"), "quiet")
        self.aside.clicked.connect(state.set_aside)
        self.again = button(self.tr("Suggest again"), "ordinary", "refresh")
        self.again.clicked.connect(state.reopen)
        self.reversal = button(self.tr("Take back…"), "quiet", "undo")
        self.reversal.clicked.connect(self._request_reversal)
        self.means = Label("", "caption")
        self.meant.body.addLayout(self._lines)
        self.meant.body.addLayout(self._why)
        self.meant.body.addWidget(self.means)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(S)
        self._buttons.addWidget(self.confirm)
        self._buttons.addWidget(FlowRow(self.other, self.again, self.aside, self.reversal))
        self.meant.body.addLayout(self._buttons)
        self.others = Card(self.tr("Or for one of these"))
        self._others = QVBoxLayout()
        self._others.setSpacing(0)
        self.others.body.addLayout(self._others)
        summary = Card()
        summary.body.addWidget(self.amount)
        summary.body.addWidget(self.payer)
        summary.body.addWidget(self.facts)
        for widget in (summary, self.state_banner, self.earlier, self.meant, self.others):
            page.column.addWidget(widget)
        page.column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)

    def show_payment(self, payment: Payment | None) -> None:
        self.setVisible(payment is not None)
        if payment is None:
            return
        waits = payment.group in WAITING
        self.amount.setText(text.money(words.signed(payment), payment.currency))
        self.payer.setText(payment.payer or self._unnamed_payer(payment))
        self._show_facts(payment)
        self.state_banner.say(self._state_sentence(payment))
        self.state_banner.action.setVisible(payment.group == "taken_back")
        self.earlier.say(self._earlier_question(payment))
        self._show_meant(payment)
        self._show_others(payment)
        self.confirm.setVisible(waits and payment.can_be_confirmed)
        self._name(self.confirm, self._confirm_words(payment))
        self._name(
            self.other,
            self.tr("Choose another invoice") if payment.parts else self.tr("Choose the invoice"),
        )
        self.other.setVisible(waits)
        self.aside.setVisible(waits)
        is_open_again = payment.group == "reversed" and payment.source == STATEMENT
        self.again.setVisible(
            is_open_again or payment.group == "set_aside" or ("chosen", "") in payment.reasons
        )
        self.reversal.setVisible(payment.reversible is not None)
        self.means.setText(self._consequence(payment))
        self.means.setVisible(waits and payment.can_be_confirmed)
        shown = payment.id, payment.group, tuple(part.receivable_id for part in payment.parts)
        if shown != self._shown:
            # The button that was pressed would hold its place, and push the amount out of view.
            self._shown = shown
            self._page.to_top()

    def _request_reversal(self) -> None:
        payment = self._state.selected
        part = None if payment is None else payment.reversible
        if part is not None:
            self.reversal_requested.emit(part.receivable_id, part.payment_id)

    @staticmethod
    def _name(control: QPushButton, words_of: str) -> None:
        control.setText(f" {words_of}")
        control.setAccessibleName(words_of)

    def _unnamed_payer(self, payment: Payment) -> str:
        return self.tr("The statement names no payer") if payment.source == STATEMENT else ""

    def _show_facts(self, payment: Payment) -> None:
        rows = [
            (
                self.tr("Booked") if payment.source == STATEMENT else self.tr("Arrived"),
                text.day(payment.booked_on),
            ),
            (self.tr("Came by"), words.source_word(payment.source)),
            (self.tr("Account"), payment.payer_account),
            (self.tr("Text"), payment.text),
            (self.tr("Reference"), ", ".join(map(words.spaced, payment.references))),
        ]
        self.facts.show_rows([(name, value) for name, value in rows if value])

    def _state_sentence(self, payment: Payment) -> str:
        if payment.refusal:
            return self.tr("The service refused it: {reason}").format(
                reason=notices.stored_failure_words(payment.refusal)
            )
        if payment.reversed_on is not None:
            return self.tr("You took it back on {day}: it counts no longer.").format(
                day=text.day(payment.reversed_on)
            )
        return {
            "sent": self.tr("Confirmed. It is being recorded."),
            "recorded": self.tr("Recorded with the service.") if payment.source == STATEMENT else "",
            "set_aside": self.tr("You set it aside. There is nothing left to do."),
            "taken_back": self.tr(
                "The bank took back a payment that had arrived. If it had been recorded, tell the service: "
                "the invoice has to be opened again."
            ),
        }.get(payment.group, "")

    def _earlier_question(self, payment: Payment) -> str:
        if payment.earlier is None:
            return ""
        question = self.tr(
            "A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?"
        )
        amount = text.money(payment.amount, payment.currency)
        return question.format(amount=amount, day=text.day(payment.earlier))

    def _show_meant(self, payment: Payment) -> None:
        clear(self._lines)
        clear(self._why)
        for part in payment.parts:
            self._lines.addWidget(self._part(payment, part))
        if not payment.parts:
            nothing = self.tr("No open invoice matches. Choose the invoice, or set the payment aside.")
            self._lines.addWidget(Label(nothing, "muted"))
        for why, speaks_for in words.reason_lines(payment):
            row = QHBoxLayout()
            row.setSpacing(S)
            icon = IconLabel("check", "success") if speaks_for else IconLabel("warning", "warning")
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Label(why), 1)
            self._why.addLayout(row)
        self.meant.setVisible(payment.group != "taken_back")

    def _part(self, payment: Payment, part: PaymentPart) -> QWidget:
        title, currency = words.title_of(part.claim, part.receivable_id), payment.currency
        # What is open has this payment in it already once it is recorded.
        counts_already = payment.group in ("recorded", "reversed")
        left = "" if counts_already else words.left_line(part, currency, payment.booked_on)
        about = (words.numbers_of(part.claim), left)
        return _Line(
            title, about, text.money(part.amount, currency), lambda: self.opened.emit(part.receivable_id)
        )

    def _show_others(self, payment: Payment) -> None:
        clear(self._others)
        shown = payment.alternatives if payment.group in ("check", "unmatched") else ()
        for claim in shown:
            self._others.addWidget(self._alternative(claim))
        self.others.setVisible(bool(shown))

    def _alternative(self, claim: ClaimRow) -> QWidget:
        return _Line(
            words.title_of(claim),
            (words.numbers_of(claim),),
            text.money(claim.remaining, claim.currency),
            lambda: self._state.choose(claim.id),
        )

    def _confirm_words(self, payment: Payment) -> str:
        if not self._state.can_record:
            return self.tr("Paid directly: end the recovery")
        words_of = self.tr("Record another {amount}") if payment.earlier else self.tr("Record {amount}")
        return words_of.format(amount=text.money(payment.amount, payment.currency))

    def _consequence(self, payment: Payment) -> str:
        if not self._state.can_record:
            return self.tr(
                "This service accepts no payments from you. Recovery ends as paid directly, "
                "whatever is left. Once sent, this cannot be undone."
            )
        return self.tr("The service learns that the money arrived, and sends no reminders for what is paid.")


class _Line(QPushButton):
    """A row that opens or chooses what it names."""

    def __init__(self, title: str, about: Sequence[str], amount: str, does: Callable[[], None]) -> None:
        super().__init__()
        self.setProperty("variant", "line")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(", ".join(part for part in (title, *about, amount) if part))
        self.clicked.connect(lambda: does())
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(ElidedLabel(title, "strong"))
        for line in filter(None, about):
            left.addWidget(ElidedLabel(line, "caption"))
        row = QHBoxLayout(self)
        row.setContentsMargins(S, S, S, S)
        row.setSpacing(M)
        row.addLayout(left, 1)
        row.addWidget(Label(amount, "strong", wrap=False))

    def sizeHint(self) -> QSize:
        """Return the layout's hint: the button's own knows only its text, which stands in labels here."""
        inside = self.layout()
        return inside.sizeHint() if inside else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside = self.layout()
        return inside.minimumSize() if inside else super().minimumSizeHint()
