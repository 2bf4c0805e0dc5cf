"""All letters to print and calls to make, the longest waiting first: printed together, signed off here."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from recovery_contract.extensions import ContactTask
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.contact_tasks.lines import task_line, title_of_task
from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet, letter_name
from recovery_desktop.ui.pages.letters_and_calls.state import Shown, TasksState
from recovery_desktop.ui.pages.opened_file import OpenedFile
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.empty_state import EmptyState, PageOrNothing
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.text_field import ChoiceField

KINDS: Final = (
    ("", QT_TRANSLATE_NOOP("TasksPage", "Letters and calls")),
    ("letter", QT_TRANSLATE_NOOP("TasksPage", "Letters only")),
    ("phone", QT_TRANSLATE_NOOP("TasksPage", "Calls only")),
)


class TasksPage(QWidget):
    """`left` when the person goes back."""

    left = Signal()

    def __init__(self, state: TasksState) -> None:
        super().__init__()
        self._state = state
        page = ScrollColumn(860)
        self.back = button(self.tr("Back to Today"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.left)
        self.header = PageHeader(self.tr("Letters and calls"))
        self.header.corner.addWidget(help_icon("letters"))
        self.trouble = Banner("", "danger")
        self.kind = ChoiceField(
            self.tr("Show"), [(key, QCoreApplication.translate("TasksPage", words)) for key, words in KINDS]
        )
        self.kind.chosen.connect(lambda: state.show_only(cast(Shown, self.kind.value)))
        self.print = BusyButton("", "primary", "print")
        self.opened = OpenedFile()
        self.print.clicked.connect(lambda: state.fetch_letters(state.chosen, self._open_letters))
        self.posted = button("", "ordinary", "check")
        self.posted.clicked.connect(lambda: state.posted(state.chosen))
        self.hint = Label(
            self.tr("A letter or call counts, and the plan continues, once you confirm it."),
            "muted",
        )
        self._card = card = Card()
        self.rows = RowColumn(self._row, 0)
        card.body.addLayout(self.rows)
        self.none_of_kind = Label(self.tr("Nothing of this kind to do."), "muted")
        card.body.addWidget(self.none_of_kind)
        for widget in (
            FlowRow(self.back),
            self.header,
            self.trouble,
            self.hint,
            self.kind,
            FlowRow(self.print, self.posted),
            self.opened,
            card,
        ):
            page.column.addWidget(widget)
        page.column.addStretch(1)
        self.nothing = EmptyState(
            "print",
            self.tr("No letters to post, no calls to make"),
            self.tr("What only you can do appears here on its day."),
            self.tr("Back to Today"),
        )
        self.nothing.acted.connect(self.left)
        self._page_or_empty = PageOrNothing(self, page, self.nothing)
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget | None:
        """Where the keyboard begins: at what is to be done, not at the way back."""
        if not self._state.tasks:
            return self.nothing.action
        return self.print if self.print.isVisibleTo(self) else self.findChild(LineButton)

    def _show(self) -> None:
        state = self._state
        self._page_or_empty.show_nothing(not state.tasks)
        letters = sum(task.type == "letter" for task in state.tasks)
        self.header.show_subtitle(
            self.tr("To post: {letters} · to call: {calls}").format(
                letters=letters, calls=len(state.tasks) - letters
            )
        )
        self.trouble.say("" if state.failure is None else notices.notice(state.failure).sentence)
        chosen = len(state.chosen)
        posted = QCoreApplication.translate("TasksPage", "Mark %n letter(s) as posted today", None, chosen)
        self.print.rename(QCoreApplication.translate("TasksPage", "Print %n letter(s)", None, chosen))
        self.posted.setText(f" {posted}")
        self.posted.setAccessibleName(posted)
        for control in (self.print, self.posted):
            control.setVisible(letters > 0 and state.shown != "phone")
        self.print.allow(chosen > 0)
        self.print.show_busy(state.busy("letter"))
        self.posted.setEnabled(chosen > 0)
        self.rows.show_rows(state.rows)
        lines = self._card.findChildren(LineButton)
        for line in lines:
            line.widen_verb(max(one.verb_width for one in lines))
        self.none_of_kind.setVisible(not state.rows)

    def _open_letters(self, letters: Path) -> None:
        self.opened.open(letters, letter_name(()))

    def _row(self, task: ContactTask) -> QWidget:
        container = QWidget()
        row = QHBoxLayout(container)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        tick = QCheckBox()
        if task.type == "letter":
            tick.setAccessibleName(self.tr("Print together: {what}").format(what=title_of_task(task)))
            tick.setChecked(task in self._state.chosen)
            tick.toggled.connect(lambda on: self._state.choose(task, on))
        else:
            # Calls keep the room of a box while letters have one, so that all lines begin at one place.
            tick.setAccessibleName(self.tr("Calls only"))
            keeps_room = tick.sizePolicy()
            keeps_room.setRetainSizeWhenHidden(any(row.type == "letter" for row in self._state.rows))
            tick.setSizePolicy(keeps_room)
            tick.hide()
        row.addWidget(tick)
        row.addWidget(task_line(task, lambda: TaskSheet(self, self._state, task).open()), 1)
        return container
