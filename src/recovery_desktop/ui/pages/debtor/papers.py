"""The documents of a debtor: what was submitted from here, and what the service keeps of each invoice."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.debtor_details import DOCUMENTS_OF, OwnPaper, Paper, group_papers
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.widgets.frames import Card, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.row_column import RowColumn


class PapersSection(QWidget):
    def __init__(self, state: DebtorState) -> None:
        super().__init__()
        self._state = state
        self._looked_for = ""
        card = Card(self.tr("Documents"))
        self.rows: RowColumn[Paper] = RowColumn(self._row, 0)
        self.words = Label("", "muted")
        card.body.addLayout(self.rows)
        card.body.addWidget(self.words)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(card))

    def show_debtor(self) -> None:
        state = self._state
        if state.details.rows and self._looked_for != state.id:
            self._looked_for = state.id
            state.look_for_documents()
        papers = group_papers(state.details.papers, state.documents or ())
        self.rows.show_rows(papers)
        self.words.setText(self._sentence(bool(papers)))
        self.words.setVisible(bool(self.words.text()))

    def _sentence(self, some: bool) -> str:
        if self._state.busy("documents"):
            return self.tr("Loading…")
        if len(self._state.details.rows) > DOCUMENTS_OF:
            words = self.tr("Of the {count} newest invoices. Older ones have theirs on their own page.")
            return words.format(count=DOCUMENTS_OF)
        return "" if some else self.tr("There are no documents yet. Letters and evidence appear here.")

    def _row(self, paper: Paper) -> QWidget:
        names = self._state.names
        numbers = ", ".join(names[id] for id in paper.about if id in names)
        source = paper.source
        if isinstance(source, OwnPaper):
            words = self.tr("Submitted from this computer")
            line = LineButton(
                source.name or source.path.name, self._about(words, numbers), "", "file", "muted"
            )
            line.clicked.connect(lambda: self._state.open_own(source))
            return line
        day = text.short_day(source.created_at.astimezone().date())
        icon = "letter" if source.kind == "letter" else "file"
        line = LineButton(
            source.description or source.name,
            self._about(f"{day} · {text.size_of(source.size)}", numbers),
            "",
            icon,
            "muted",
        )
        line.clicked.connect(lambda: self._state.open_document(paper.about[0], source))
        return line

    def _about(self, words: str, numbers: str) -> str:
        return " · ".join(part for part in (numbers, words) if part)
