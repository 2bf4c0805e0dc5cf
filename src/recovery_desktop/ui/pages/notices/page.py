"""The notices: a card for each receivable with what happened to it, what is new marked in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from recovery_desktop.ui import text
from recovery_desktop.ui.pages.notices.groups import NoticeGroup
from recovery_desktop.ui.pages.notices.state import NoticesState
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.empty_state import EmptyState, PageOrNothing
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.status_badge import Badge
from recovery_desktop.ui.widgets.timeline import Moment, Timeline
from recovery_desktop.ui.widgets.tooltip import set_tooltip

CARDS = 40
"""More than anybody reads at once; what is older stands with its receivable."""
LINES = 4


class NoticesPage(QWidget):
    """`calendar_requested` for the deadlines as a calendar file; `files_requested` where there is nothing yet."""

    calendar_requested = Signal()
    files_requested = Signal()

    def __init__(self, state: NoticesState) -> None:
        super().__init__()
        self._state = state
        page = ScrollColumn(860)
        self.header = PageHeader(self.tr("Notices"))
        self.only_new = QCheckBox(self.tr("Only new"))
        self.only_new.toggled.connect(state.show_only_new)
        self.all_read = button(self.tr("Mark all as read"), "ordinary", "check")
        self.all_read.clicked.connect(state.read_all)
        self.calendar = button(self.tr("Add deadlines to the calendar"), "ordinary", "calendar")
        set_tooltip(self.calendar, self.tr("Save your open deadlines as a file for any calendar"))
        self.calendar.clicked.connect(self.calendar_requested)
        self._cards = RowColumn(self._card, L)
        self.nothing_new = Label(self.tr("You have seen everything."), "muted")
        page.column.addWidget(self.header)
        self.header.corner.addWidget(self.only_new)
        page.column.addWidget(FlowRow(self.all_read, self.calendar))
        page.column.addWidget(self.nothing_new)
        page.column.addLayout(self._cards)
        page.column.addStretch(1)
        self.nothing = EmptyState(
            "notice",
            self.tr("No notices yet"),
            self.tr("Payments, answers, disputes and deadlines appear here, each with its invoice."),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        empty = ScrollColumn(860)
        empty.column.addWidget(PageHeader(self.tr("Notices")))
        empty.column.addWidget(self.nothing, 1)
        self._page_or_empty = PageOrNothing(self, page, empty)
        state.changed.connect(self._follow)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _follow(self) -> None:
        # Out of sight nothing is laid out: what came meanwhile is there when the page is.
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        state = self._state
        self._page_or_empty.show_nothing(not (state.groups or state.only_new))
        self.header.show_subtitle(
            QCoreApplication.translate("NoticesPage", "%n new", None, state.unread)
            if state.unread
            else self.tr("Nothing new. Earlier notices stay here.")
        )
        self.all_read.setEnabled(bool(state.unread))
        self.only_new.setChecked(state.only_new)
        self.nothing_new.setVisible(not state.groups)
        self._cards.show_rows(state.groups[:CARDS])

    def _card(self, group: NoticeGroup) -> Card:
        card = Card(group.title)
        if group.new:
            words = QCoreApplication.translate("NoticesPage", "%n new", None, group.new)
            card.corner.addWidget(Badge(words, "info", "notice"))
            read = button(self.tr("Mark as read"), "quiet")
            read.setAccessibleName(self.tr("Mark as read: {what}").format(what=group.title))
            read.clicked.connect(lambda: self._state.read(group))
            card.corner.addWidget(read)
        opens = button(self.tr("Open"))
        opens.setAccessibleName(self.tr("Open: {what}").format(what=group.title))
        opens.clicked.connect(lambda: self._state.open(group))
        card.corner.addWidget(opens)
        if group.below:
            card.body.addWidget(Label(group.below, "muted"))
        timeline = Timeline()
        timeline.show_moments(
            [
                Moment(line.icon, line.tone, line.sentence, self._when(line.is_new, text.moment(line.at)))
                for line in group.lines[:LINES]
            ]
        )
        card.body.addWidget(timeline)
        more = len(group.lines) - LINES
        if more > 0:
            words = self.tr("And {count} more in its history").format(count=more)
            card.body.addWidget(Label(words, "caption"))
        return card

    def _when(self, is_new: bool, moment: str) -> str:
        return self.tr("New · {when}").format(when=moment) if is_new else moment
