"""Answering with evidence: files with their kind, and a statement."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.actions import (
    EVIDENCE_FILE_BYTES,
    EVIDENCE_FILES,
    EVIDENCE_TOTAL_BYTES,
    EvidenceDocument,
    EvidenceSubmission,
    EvidenceType,
)
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.receivable import words
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.tokens import M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.drop import dropped_files
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField

_SIGNS = ((b"%PDF-", "application/pdf"), (b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))


def media_type(content: bytes) -> str:
    """The kind of a file by its first bytes, empty for one that is not taken."""
    return next((kind for sign, kind in _SIGNS if content.startswith(sign)), "")


@dataclass
class Piece:
    """A file of evidence, read when it was added."""

    name: str
    content: bytes
    media: str
    kind: EvidenceType = EvidenceType.OTHER

    def document(self) -> EvidenceDocument:
        encoded = base64.b64encode(self.content).decode("ascii")
        return EvidenceDocument(
            type=self.kind, file=f"data:{self.media};base64,{encoded}", description=self.name
        )


class EvidenceDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Show that the invoice is right"), width=44)
        self._state = state
        self.pieces: list[Piece] = []
        self.setAcceptDrops(True)
        self.problem = Banner("", "danger")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(S)
        add = button(self.tr("Add files"), "ordinary", "plus")
        add.clicked.connect(self._choose)
        self.statement = LongTextField(
            self.tr("Statement"),
            optional=True,
            lines=5,
            placeholder=self.tr("What was agreed, delivered and written"),
        )
        self.agree = button(self.tr("Submit the evidence"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        column = self.body
        column.addWidget(
            Label(
                self.tr("PDF, PNG or JPEG, 10 MB each. The debtor may see it, and it is sent once."),
                "muted",
            )
        )
        column.addWidget(self.problem)
        column.addLayout(self._rows)
        column.addWidget(FlowRow(add))
        column.addWidget(self.statement)
        self.add_buttons(decline, self.agree)
        self._show("")

    def add_files(self, paths: list[Path]) -> None:
        """Take these files; one that cannot be taken is named with the reason, the others stay."""
        problem = ""
        for path in paths:
            problem = self._add(path) or problem
        self._show(problem)

    def _add(self, path: Path) -> str:
        try:
            if path.stat().st_size > EVIDENCE_FILE_BYTES:
                return self.tr("{name} is larger than 10 MB.").format(name=path.name)
            content = path.read_bytes()
        except OSError as error:
            return self.tr("{name} cannot be read: {reason}").format(
                name=path.name, reason=error.strerror or ""
            )
        media = media_type(content)
        if not media:
            return self.tr("{name} is not a PDF, PNG or JPEG file.").format(name=path.name)
        if len(self.pieces) == EVIDENCE_FILES:
            return self.tr("Twenty files are the most.")
        if sum(len(piece.content) for piece in self.pieces) + len(content) > EVIDENCE_TOTAL_BYTES:
            return self.tr("Together the files are larger than 50 MB.")
        self.pieces.append(Piece(path.name, content, media))
        return ""

    def _choose(self) -> None:
        pattern = self.tr("Evidence (*.pdf *.png *.jpg *.jpeg)")
        dialogs.choose_files(self, self.tr("Add files"), pattern, self.add_files)

    def _remove(self, piece: Piece) -> None:
        self.pieces.remove(piece)
        self._show("")

    def _show(self, problem: str) -> None:
        self.problem.say(problem)
        clear(self._rows)
        for piece in self.pieces:
            kind = ChoiceField(piece.name, [(one.value, words.evidence_word(one)) for one in EvidenceType])
            kind.show_value(piece.kind.value)
            kind.chosen.connect(lambda value, piece=piece: setattr(piece, "kind", EvidenceType(value)))
            remove = icon_button("close", self.tr("Remove {name}").format(name=piece.name))
            remove.clicked.connect(lambda _=False, piece=piece: self._remove(piece))
            row = QHBoxLayout()
            row.setSpacing(M)
            row.addWidget(kind, 1)
            row.addWidget(Label(text.size_of(len(piece.content)), "caption", wrap=False))
            row.addWidget(remove)
            self._rows.addLayout(row)
        if self.isVisible():
            # The layout learns of the new rows only when control returns to the loop.
            QTimer.singleShot(0, self, self.fit)

    def _agree(self) -> None:
        statement = self.statement.value
        if not self.pieces and not statement:
            self._show(self.tr("Add a file or write a statement."))
            return
        documents = [piece.document() for piece in self.pieces]
        self._state.submit_evidence(
            EvidenceSubmission(documents=documents or None, statement=statement or None)
        )
        self.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.add_files(dropped_files(event.mimeData()))
