"""The documents of a debtor: what was submitted from here, and what the service keeps of each invoice."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.debtor_details import DOCUMENTS_OF, OwnPaper
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.widgets.frames import Card, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.row_column import RowColumn

Paper = OwnPaper | tuple[ReceivableId, StoredDocument]


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
        papers: list[Paper] = [*state.details.papers, *(state.documents or ())]
        self.rows.show_rows(papers)
        self.words.setText(self._sentence(bool(papers)))
        self.words.setVisible(bool(self.words.text()))

    def _sentence(self, some: bool) -> str:
        if self._state.busy("documents"):
            return self.tr("Looking…")
        if len(self._state.details.rows) > DOCUMENTS_OF:
            words = self.tr("Of the {count} newest invoices. Older ones have theirs on their own page.")
            return words.format(count=DOCUMENTS_OF)
        return "" if some else self.tr("There are no documents yet. Letters and evidence appear here.")

    def _row(self, paper: Paper) -> QWidget:
        numbers = self._state.names
        if isinstance(paper, OwnPaper):
            words = self.tr("Submitted from this computer")
            line = LineButton(
                paper.name or paper.path.name,
                self._about(words, numbers.get(paper.receivable_id)),
                "",
                "file",
                "muted",
            )
            line.clicked.connect(lambda: self._state.open_own(paper))
            return line
        receivable_id, document = paper
        day = text.short_day(document.created_at.astimezone().date())
        icon = "letter" if document.kind == "letter" else "file"
        line = LineButton(
            document.description or document.name,
            self._about(f"{day} · {text.size_of(document.size)}", numbers.get(receivable_id)),
            "",
            icon,
            "muted",
        )
        line.clicked.connect(lambda: self._state.open_document(receivable_id, document))
        return line

    def _about(self, words: str, number: str | None) -> str:
        return " · ".join(part for part in (number, words) if part)
