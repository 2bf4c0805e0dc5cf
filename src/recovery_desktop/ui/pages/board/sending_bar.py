"""The bar below the board while an action on many is sent, and what is left to say of it afterwards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.board.sending import SendingState
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.rows import title_of
from recovery_desktop.ui.theme.tokens import L, M, S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.frames import KeyValues
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet

FROM = 5
"""Fewer are done before anybody could read how far they are; what failed of them is still said."""
NAMED = 50


def _number(count: int) -> str:
    return QLocale().toString(count)


class SendingBar(QFrame):
    def __init__(self, state: BoardState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.setObjectName("bulk")
        self.words = Label("", "strong", wrap=False)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Sent so far"))
        self.details = button(self.tr("Show failed…"))
        self.details.clicked.connect(self.show_details)
        self.stop = button(self.tr("Cancel the rest"))
        self.stop.clicked.connect(state.cancel_rest)
        self.close_button = icon_button("close", self.tr("Close"))
        self.close_button.clicked.connect(state.forget_sending)
        row = QHBoxLayout(self)
        row.setContentsMargins(L, S, S, S)
        row.setSpacing(M)
        row.addWidget(self.words)
        row.addWidget(self.bar, 1)
        row.addStretch(0)
        for control in (self.details, self.stop, self.close_button):
            row.addWidget(control)
        state.sending_changed.connect(self.show_sending)
        self.show_sending()

    def show_sending(self) -> None:
        sending = self._state.sending
        if sending is None:
            self.hide()
            return
        now = sending.state
        has_more_to_say = bool(now.refused or now.not_begun)
        self.setVisible(has_more_to_say if now.is_over else now.total >= FROM)
        self.words.setText(self._ended(now) if now.is_over else self._so_far(now))
        self.setAccessibleName(self.words.text())
        self.bar.setVisible(not now.is_over)
        self.bar.setRange(0, now.total)
        self.bar.setValue(now.answered + now.not_begun)
        self.details.setVisible(bool(now.refused))
        self.stop.setVisible(bool(now.waiting))
        self.close_button.setVisible(now.is_over)

    def _so_far(self, now: SendingState) -> str:
        words = self.tr("{done} of {total} sent").format(done=_number(now.answered), total=_number(now.total))
        if now.refused:
            words = self.tr("{sent}, {failed} failed").format(sent=words, failed=_number(len(now.refused)))
        return words

    def _ended(self, now: SendingState) -> str:
        parts = [self.tr("{count} done").format(count=_number(now.done))]
        if now.refused:
            parts.append(self.tr("{count} failed").format(count=_number(len(now.refused))))
        if now.not_begun:
            parts.append(self.tr("{count} not started").format(count=_number(now.not_begun)))
        return ", ".join(parts)

    def show_details(self) -> None:
        sending = self._state.sending
        if sending is not None and sending.state.refused:
            FailedSheet(self.window(), self._state, sending.state).open()


class FailedSheet(Sheet):
    """Which failed, and why."""

    def __init__(self, parent: QWidget, state: BoardState, sending: SendingState) -> None:
        count = len(sending.refused)
        title = QCoreApplication.translate("FailedSheet", "%n invoice(s) failed", None, count)
        super().__init__(parent, title, width=44)
        shown = sending.refused[:NAMED]
        rows = state.session.connection_store.receivables.rows([one.receivable_id for one in shown])
        self.facts = KeyValues()
        named = []
        for one in shown:
            row = rows.get(one.receivable_id)
            name = (
                one.receivable_id if row is None else " · ".join(filter(None, (title_of(row), row.numbers)))
            )
            named.append((name, notices.stored_failure_words(one.failure)))
        self.facts.show_rows(named)
        self.body.addWidget(self.facts)
        if count > len(shown):
            more = self.tr("{count} more").format(count=_number(count - len(shown)))
            self.body.addWidget(Label(more, "muted"))
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.reject)
        self.add_buttons(close)
