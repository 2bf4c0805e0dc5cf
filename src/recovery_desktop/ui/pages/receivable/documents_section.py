"""The documents of a receivable, and the case file: everything in one archive for a lawyer or the court."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from recovery_contract.extensions import StoredDocument
from recovery_contract.receivables import Receivable
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.button import BusyButton, button, icon_button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear, stacked
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.row_menu import offer_row
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.papers import paper_name

MAIL = "message/rfc822"
"""It can be saved; no page shows it."""
_KINDS = {
    "letter": QT_TRANSLATE_NOOP("DocumentsSection", "Letter as it was sent"),
    "sent_message": QT_TRANSLATE_NOOP("DocumentsSection", "Your answer as it was sent"),
    "debtor": QT_TRANSLATE_NOOP("DocumentsSection", "Attached by the debtor"),
    "debtor_file": QT_TRANSLATE_NOOP("DocumentsSection", "Attached by the debtor"),
}


def _once_each(documents: Sequence[StoredDocument]) -> list[StoredDocument]:
    """Return the first of each content."""
    first: dict[str, StoredDocument] = {}
    for one in documents:
        first.setdefault(one.sha256 or one.id, one)
    return list(first.values())


class DocumentsSection(QWidget):
    """`folder_requested` carries the file whose folder the person wants to see."""

    folder_requested = Signal(Path)

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self._shown: object = None
        self.card = Card(self.tr("Documents"))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(M)
        self.card.body.addLayout(self._rows)
        self.case = Card(self.tr("Case file"))
        self.fetch = BusyButton(self.tr("Download the case file"), "ordinary", "file")
        self.fetch.clicked.connect(state.documents.fetch_case_file)
        self.stop = button(self.tr("Stop"), "quiet")
        self.stop.clicked.connect(lambda: state.stop("case file"))
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("The case file is being made"))
        self.lies = Label("", "muted").selectable()
        self.folder = button(self.tr("Show the folder"), "quiet", "open", flush=True)
        self.folder.clicked.connect(self._show_folder)
        self.case.body.addWidget(
            Label(
                self.tr(
                    "One archive for a lawyer or the court: an overview with the balance and everything that happened,"
                    " all documents and messages, and a list of checksums."
                ),
                "muted",
            )
        )
        self.case.body.addWidget(FlowRow(self.fetch, self.stop))
        self.case.body.addWidget(self.progress)
        self.case.body.addWidget(self.lies)
        self.case.body.addWidget(self.folder, 0, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(stacked(self.card, self.case))

    def show_receivable(self, receivable: Receivable) -> None:
        state = self._state
        making = state.busy("case file")
        self.fetch.show_busy(making, self.tr("Being made…"))
        self.stop.setVisible(making)
        self.progress.setVisible(making)
        lies = state.documents.case_file
        self.lies.setText(self.tr("Saved as {path}").format(path=lies) if lies else "")
        self.lies.setVisible(lies is not None)
        self.folder.setVisible(lies is not None)
        # The same file under two kinds, or given twice, is one document.
        stored = None if state.details is None else state.details.documents or ()
        documents = None if stored is None else _once_each(stored)
        busy = {doc.id for doc in documents or () if state.busy(f"document {doc.id}")}
        shown = (documents, busy, state.looking)
        if shown == self._shown:
            return
        self._shown = shown
        clear(self._rows)
        for document in documents or ():
            row = QWidget()
            row.setLayout(self._row(document, is_busy=document.id in busy))
            offer_row(row)
            self._rows.addWidget(row)
        if not documents:
            self._rows.addWidget(Label(self._nothing(), "muted"))

    def _nothing(self) -> str:
        if self._state.details is not None:
            return self.tr("There are no documents yet. Letters and evidence appear here.")
        if self._state.looking:
            return self.tr("Loading…")
        return self.tr("Documents appear once the service can be reached.")

    def _row(self, document: StoredDocument, *, is_busy: bool) -> QHBoxLayout:
        kind = (
            self.tr(_KINDS[document.kind]) if document.kind in _KINDS else words.evidence_word(document.kind)
        )
        name = paper_name(document)
        details = [kind, text.short_day(document.created_at.astimezone().date()), text.size_of(document.size)]
        lines = QVBoxLayout()
        lines.setSpacing(XS)
        lines.addWidget(ElidedLabel(document.description or name, "strong"))
        lines.addWidget(Label(" · ".join(details), "caption"))
        open_it = BusyButton(self.tr("Open"), "quiet")
        open_it.setAccessibleName(self.tr("Open {name}").format(name=name))
        open_it.show_busy(is_busy)
        open_it.clicked.connect(lambda: self._state.documents.open(document))
        save = icon_button("save", self.tr("Save {name}").format(name=name))
        save.clicked.connect(lambda: self._save(document))
        row = QHBoxLayout()
        row.setSpacing(S)
        row.setContentsMargins(0, 0, 0, 0)
        icon = "letter" if document.kind == "letter" else "file"
        row.addWidget(IconLabel(icon, "muted"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)
        row.addWidget(open_it)
        row.addWidget(save)
        open_it.setHidden(document.media_type == MAIL)
        return row

    def _save(self, document: StoredDocument) -> None:
        dialogs.choose_place(
            self,
            self.tr("Save"),
            paper_name(document),
            lambda path: self._state.documents.save(document, path),
        )

    def _show_folder(self) -> None:
        if self._state.documents.case_file is not None:
            self.folder_requested.emit(self._state.documents.case_file)
