"""What went to a debtor and what came from it, over all its invoices, newest first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.debtor_details import ConversationEntry
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pages.receivable.timeline_moments import timeline_moment
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.timeline import Moment, Timeline

PORTION: Final = 25


class ConversationSection(QWidget):
    """`opened` carries the receivable on whose page an entry is read in full."""

    opened = Signal(str)

    def __init__(self, state: DebtorState) -> None:
        super().__init__()
        self._state = state
        self._shown_id, self._room = "", PORTION
        card = Card(self.tr("Conversation"))
        self.timeline = Timeline()
        self.timeline.opened.connect(self.opened)
        self.nothing = Label(self.tr("No messages yet."), "muted")
        self.more = button(self.tr("Show earlier"), "ordinary")
        self.more.clicked.connect(self._show_more)
        card.body.addWidget(self.timeline)
        card.body.addWidget(self.nothing)
        card.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(card))

    def show_debtor(self) -> None:
        state = self._state
        if state.id != self._shown_id:
            self._shown_id, self._room = state.id, PORTION
        entries = state.details.conversation
        self.timeline.show_moments([self._moment(one) for one in entries[: self._room]])
        self.timeline.setVisible(bool(entries))
        self.nothing.setVisible(not entries)
        self.more.setVisible(len(entries) > self._room)

    def _show_more(self) -> None:
        self._room += PORTION
        self.show_debtor()

    def _moment(self, one: ConversationEntry) -> Moment:
        """Return the entry with the invoices that it was about; it is read on the page of the first one."""
        moment = timeline_moment(one.entry, one.receivable)
        names = self._state.names
        first, *others = (names.get(id, id) for id in one.about)
        about = f"{first} + {len(others)}" if others else first
        return replace(moment, below=f"{moment.below} · {about}", key=one.receivable.id)
