"""The page of one debtor: what it owes, what was said, its documents, and the person's notes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.lifecycle import TERMINAL
from recovery_desktop.ids import DebtorDecisionId
from recovery_desktop.store.debtor_groups import DebtorDecision
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.address import address_lines
from recovery_desktop.ui.correct_debtor import CorrectDebtorSheet, NoCorrectionSheet
from recovery_desktop.ui.countries import country_code, country_name
from recovery_desktop.ui.pages.debtor.conversation import ConversationSection
from recovery_desktop.ui.pages.debtor.join import JoinSheet, SeparateSheet
from recovery_desktop.ui.pages.debtor.notes import DebtorNotes
from recovery_desktop.ui.pages.debtor.overview import Overview
from recovery_desktop.ui.pages.debtor.papers import PapersSection
from recovery_desktop.ui.pages.debtor.pause import PauseDebtorSheet
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pages.debtor.statement.sheet import StatementSheet
from recovery_desktop.ui.pages.debtor.statement.state import Statements
from recovery_desktop.ui.pages.receivable.sheets import DocumentSheet
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.tabs import Tabs


class _Section(Protocol):
    def show_debtor(self) -> None: ...


Section = TypeVar("Section", bound=_Section)


class DebtorPage(QWidget):
    """`left` when the person goes back; `opened` carries a receivable's id."""

    left = Signal()
    opened = Signal(str)

    def __init__(self, state: DebtorState) -> None:
        super().__init__()
        self._state = state
        self._sections: list[_Section] = []
        self.statements = Statements(state)
        self._shown_id = ""
        self._scroll = ScrollColumn(1080)
        self.back = button(self.tr("All debtors"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.left)
        self.header = PageHeader("")
        self.header.title.selectable()
        self.statement = button(self.tr("Statement of account…"), "ordinary", "letter")
        self.statement.clicked.connect(lambda: StatementSheet(self, self.statements).open())
        self.header.corner.addWidget(self.statement)
        self.sums = Label("", "strong")
        self.correct = button(self.tr("Correct the details…"), "quiet", "draft", flush=True)
        self.correct.clicked.connect(self._correct)
        self.join = button(self.tr("Join with another debtor…"), "quiet", "plus", flush=True)
        self.join.clicked.connect(lambda: JoinSheet(self, state).open())
        self.separate = button(self.tr("Separate invoices…"), "quiet", "minus", flush=True)
        self.separate.clicked.connect(lambda: SeparateSheet(self, state).open())
        self.pause = button(self.tr("Pause all…"), "quiet", "pause", flush=True)
        self.pause.clicked.connect(lambda: PauseDebtorSheet(self, state).open())
        self.resume = button(self.tr("Resume all"), "quiet", "progress", flush=True)
        self.resume.clicked.connect(state.resume_all)
        self.sums.setWordWrap(False)
        self.tools = FlowRow(self.sums, self.pause, self.resume, self.correct, self.join, self.separate)
        self.trouble = Banner("", "danger")
        self.decisions: RowColumn[tuple[DebtorDecisionId, str]] = RowColumn(self._decision)
        self.tabs = Tabs(
            [
                ("overview", self.tr("Overview"), lambda: self.overview),
                ("conversation", self.tr("Conversation"), lambda: self.conversation),
                ("papers", self.tr("Documents"), lambda: self.papers),
                ("notes", self.tr("Notes"), lambda: self.notes),
            ]
        )
        column = self._scroll.column
        head = stacked(FlowRow(self.back), self.header, self.tools, spacing=S)
        for widget in (head, self.trouble):
            column.addWidget(widget)
        column.addLayout(self.decisions)
        column.addWidget(self.tabs)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        state.opened_paper.connect(lambda path, name: DocumentSheet(self, path, name, state.save_copy).open())
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: no key decides anything there."""
        return self.tabs.buttons[self.tabs.current]

    @cached_property
    def overview(self) -> Overview:
        overview = Overview(self._state)
        overview.opened.connect(self.opened)
        return self._follow(overview)

    @cached_property
    def conversation(self) -> ConversationSection:
        section = ConversationSection(self._state)
        section.opened.connect(self.opened)
        return self._follow(section)

    @cached_property
    def papers(self) -> PapersSection:
        return self._follow(PapersSection(self._state))

    @cached_property
    def notes(self) -> DebtorNotes:
        return self._follow(DebtorNotes(self._state))

    def _follow(self, section: Section) -> Section:
        """Show the debtor now, and whatever becomes of it."""
        self._sections.append(section)
        if self._state.debtor is not None:
            section.show_debtor()
        return section

    def _show(self) -> None:
        state, debtor = self._state, self._state.debtor
        failure = "" if state.failure is None else notices.notice(state.failure).sentence
        self.trouble.say(self.tr("This debtor is no longer here.") if state.missing else failure)
        for widget in (self.tools, self.tabs, self.sums, self.statement):
            widget.setVisible(debtor is not None)
        if debtor is None:
            self.header.title.setText("")
            self.header.show_subtitle("")
            self.decisions.show_rows([])
            return
        if state.id != self._shown_id:
            self._shown_id = state.id
            self.tabs.show_section("overview")
            self._scroll.to_top()
        self.header.title.setText(debtor.name)
        self.header.show_subtitle(self._about(state.details.about))
        owed = text.sums(debtor.owed)
        words = QCoreApplication.translate("DebtorPage", "%n open invoice(s)", None, debtor.open_count)
        self.sums.setText(f"{owed} · {words}" if owed else self.tr("Nothing is owed."))
        self.correct.setVisible(any(row.status not in TERMINAL for row in state.details.rows))
        self.pause.setVisible(bool(state.pausable))
        self.resume.setVisible(bool(state.resumable))
        self.join.setVisible(bool(state.others))
        self.separate.setVisible(debtor.count > 1)
        self.decisions.show_rows([(one.id, self._decided(one)) for one in state.decisions])
        for section in self._sections:
            section.show_debtor()
        self.tabs.count("conversation", len(state.details.conversation))

    def _correct(self) -> None:
        newest = next(iter(self._state.open_receivables), None)
        if newest is None:
            return
        if not self._state.takes_correction(newest):
            NoCorrectionSheet(self).open()
            return
        needs_approval = self._state.session.is_this_computer
        sheet = CorrectDebtorSheet(self, newest, is_for_all=True, needs_approval=needs_approval)
        sheet.agreed.connect(self._state.correct)
        sheet.open()

    def _about(self, about: Mapping[str, Any]) -> str:
        """Return address and numbers in one line."""
        address = about.get("address") or {}
        country = country_name(country_code(str(address.get("country") or "")))
        parts = address_lines(address, country)
        if siret := str(about.get("siret") or ""):
            parts.append(text.named_siret(siret))
        if vat := str(about.get("vat_number") or ""):
            parts.append(self.tr("VAT {number}").format(number=vat))
        return " · ".join(part for part in parts if part)

    def _decided(self, decision: DebtorDecision) -> str:
        """Return what the person decided, by the invoices that show it."""
        names = self._state.names
        if decision.kind == "same":
            return self.tr("You joined two debtors here: both count as one.")
        moved = [names[id] for id in decision.ids if id in names]
        if moved:
            return self.tr("You separated these invoices from another debtor: {numbers}.").format(
                numbers=", ".join(moved)
            )
        return self.tr("You separated another debtor’s invoices from this one.")

    def _decision(self, row: tuple[DebtorDecisionId, str]) -> QWidget:
        decision_id, words = row
        container = QWidget()
        line = QHBoxLayout(container)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(Label(words, "muted"), 1)
        undo = button(self.tr("Undo"), "quiet", "undo", flush=True)
        undo.clicked.connect(lambda: self._state.take_back(decision_id))
        line.addWidget(undo, 0, Qt.AlignmentFlag.AlignTop)
        return container

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # A window that comes back from its icon stays where it was.
        if not event.spontaneous():
            self._scroll.to_top()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
