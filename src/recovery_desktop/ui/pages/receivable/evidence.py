"""Answering with evidence: what is said against the invoice, what each piece proves, files and a statement."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.actions import EvidenceType
from recovery_contract.ids import ReceivableId
from recovery_contract.progress import DisputeState
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.evidence_request import EvidenceFile
from recovery_desktop.commands.evidence import PreparedEvidence, RejectedFile
from recovery_desktop.ui import dialogs, reasons, text
from recovery_desktop.ui.document_view.paper_view import PaperView
from recovery_desktop.ui.file_drop import dropped_files
from recovery_desktop.ui.pages.receivable.checklist import Checklist
from recovery_desktop.ui.pages.receivable.dispute import describe_dispute, dispute_title, due_word
from recovery_desktop.ui.pages.receivable.evidence_row import EvidenceFileRow
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, XXL, L, M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, ScrollColumn, clear, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import LongTextField
from recovery_desktop.ui.wording import receivable as words

PREVIEW_FROM = 62
"""The width in letters from which the page has room for a preview beside the form."""


class EvidenceView(QWidget):
    """`left` when the person goes back; what was prepared stays."""

    left = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.setAcceptDrops(True)
        self.rows: list[EvidenceFileRow] = []
        self._laid_out: tuple[str, tuple[str, ...]] = ("", ())
        self._shown_id = ""
        self.back = button(self.tr("Back to the invoice"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.left)
        self.heading, self.due = Label("", "heading"), Label("", "strong")
        self.words, self.quote = Label(""), Label("").selectable()
        self.checklist = Checklist()
        self.checklist.add_requested.connect(self._choose)
        self.problem = Banner("", "danger")
        self._pieces = QVBoxLayout()
        self._pieces.setSpacing(L)
        self.add = button(self.tr("Add files"), "ordinary", "plus")
        self.add.clicked.connect(lambda: self._choose(EvidenceType.OTHER.value))
        self.statement = LongTextField(
            self.tr("Statement"),
            lines=6,
            placeholder=self.tr("What was agreed, delivered and written, in date order"),
            hint=self.tr("A statement, a file, or both. Saved as you type."),
        )
        self.statement.edited.connect(self._stated)
        self.summary = Label("", "muted")
        self.submit = button(self.tr("Submit the evidence"), "primary")
        self.submit.clicked.connect(self._submit)
        self.preview = PaperView(self.tr("Here you see the files that you add."))
        self._lay_out()
        state.changed.connect(self._show)

    def _lay_out(self) -> None:
        self._scroll = ScrollColumn(760, margin=XL)
        column = self._scroll.column
        head = QVBoxLayout()
        head.setSpacing(S)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.heading, self.words, self.quote, self.due):
            head.addWidget(widget)
        column.addLayout(head)
        self.helps = Card(self.tr("What would convince"))
        self.helps.body.addWidget(self.checklist)
        files = Card(self.tr("Files"))
        files.body.addWidget(
            Label(self.tr("Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together."), "muted")
        )
        files.body.addWidget(self.problem)
        files.body.addLayout(self._pieces)
        files.body.addWidget(FlowRow(self.add))
        mine = Card()
        mine.body.addWidget(self.statement)
        for card in (self.helps, files, mine):
            column.addWidget(card)
        column.addStretch()
        foot = QHBoxLayout()
        foot.setContentsMargins(XXL, M, XXL, M)
        foot.setSpacing(L)
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.submit)
        form = QVBoxLayout()
        form.setSpacing(0)
        form.addWidget(self._scroll, 1)
        form.addWidget(rule())
        form.addLayout(foot)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(form, 3)
        side = QFrame()
        side.setProperty("surface", "side")
        side_layout = QVBoxLayout(side)
        side_layout.setContentsMargins(0, 0, 0, 0)
        side_layout.addWidget(self.preview)
        self._side = side
        layout.addWidget(side, 2)

    def begin(self) -> None:
        """Show the form from its top, with the first file."""
        self._scroll.to_top()
        self._show()
        pieces = self._state.prepared.pieces
        if pieces and self.preview.path is None:
            self._look_at(pieces[0], over=False)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: at what would convince and is not there yet, not at the way back."""
        ways = [one for one in self.checklist.findChildren(QAbstractButton) if one.isVisibleTo(self)]
        return next(iter(ways), self.add)

    def _show(self) -> None:
        receivable = self._state.receivable
        if receivable is None or self.isHidden():
            return
        dispute = receivable.recovery_progress.dispute or DisputeState()
        answer = self._state.prepared
        self._say(receivable, dispute)
        there = {piece.kind for piece in answer.pieces}
        self.checklist.show_kinds(dispute.reason, dispute.evidence_requested, there)
        self.helps.setVisible(bool(dispute.evidence_requested))
        if self._shown_id != receivable.id:
            self._shown_id = receivable.id
            self.statement.show_value(answer.statement)
            self.preview.show_file(None)
        if answer.has_content:
            self.statement.reconsider()
        self._show_pieces(receivable.id, answer)
        self.problem.say("\n".join(rejected_file_words(one) for one in self._state.rejected_files))
        self._sum_up(answer)

    def _say(self, receivable: Receivable, dispute: DisputeState) -> None:
        self.heading.setText(dispute_title(dispute))
        statement = describe_dispute(receivable, dispute)
        self.words.setText(statement)
        self.words.setVisible(bool(statement))
        self.quote.setText(text.quoted(dispute.message or ""))
        self.quote.setVisible(bool(dispute.message))
        self.due.setText(due_word(dispute))

    def _show_pieces(self, id: ReceivableId, answer: PreparedEvidence) -> None:
        """Build the rows anew only when files come or go: typing in one must not lose its focus."""
        there = (id, tuple(piece.path + piece.name for piece in answer.pieces))
        if there == self._laid_out:
            return
        grown = len(there[1]) > len(self._laid_out[1]) and there[0] == self._laid_out[0]
        self._laid_out = there
        clear(self._pieces)
        self.rows = []
        for at, piece in enumerate(answer.pieces):
            row = EvidenceFileRow(piece)
            row.kind_chosen.connect(lambda kind, at=at: self._change(at, kind=kind))
            row.described.connect(lambda description, at=at: self._change(at, description=description))
            row.removed.connect(lambda at=at: self._remove(at))
            row.looked_at.connect(lambda piece=piece: self._look_at(piece))
            self._pieces.addWidget(row)
            self.rows.append(row)
        if grown:
            self._look_at(answer.pieces[-1], over=False)

    def _sum_up(self, answer: PreparedEvidence) -> None:
        count, size = len(answer.pieces), text.size_of(answer.size)
        sentence = self.tr("It is sent once. The debtor reads your answer and may see the files.")
        if count:
            sentence = self.tr(
                "Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files."
            ).format(count=count, size=size)
        if self._state.busy("take in"):
            sentence = self.tr("Files are being added…")
        self.summary.setText(sentence)

    def _change(self, at: int, **changes: str) -> None:
        self._state.prepare(self._state.prepared.with_file(at, **changes))
        self._show()

    def _remove(self, at: int) -> None:
        removed = self._state.prepared.pieces[at]
        if self.preview.path == Path(removed.path):
            self.preview.show_file(None)
        self._state.remove_evidence(at)
        self._show()

    def _look_at(self, piece: EvidenceFile, *, over: bool = True) -> None:
        """Show the file at the side of the form, or over it where there is no room."""
        if not self._side.isHidden():
            self.preview.show_file(Path(piece.path))
        elif over:
            self._state.opened_paper.emit(Path(piece.path), piece.name)

    def _stated(self, words: str) -> None:
        self._state.save_statement(words)
        self._sum_up(self._state.prepared)

    def _choose(self, kind: str) -> None:
        pattern = self.tr("Evidence (*.pdf *.png *.jpg *.jpeg)")
        dialogs.choose_files(
            self, self.tr("Add files"), pattern, lambda paths: self._state.take_in(paths, kind)
        )

    def add_files(self, paths: list[Path]) -> None:
        """Take these files in; one that cannot be taken is named with the reason, the others stay."""
        requested = (
            (self._state.receivable.recovery_progress.dispute or DisputeState())
            if self._state.receivable
            else None
        )
        there = {piece.kind for piece in self._state.prepared.pieces}
        all_kinds = {str(kind) for kind in EvidenceType}
        missing = [
            kind for kind in (requested.evidence_requested if requested else []) if kind in all_kinds - there
        ]
        # A single file is most likely the piece that is still missing.
        kind = missing[0] if len(missing) == 1 and len(paths) == 1 else EvidenceType.OTHER.value
        self._state.take_in(paths, kind)

    def _submit(self) -> None:
        says = self._state.prepared.has_content
        nothing = "" if says else self.tr("Add a file or write a statement.")
        shown = [(row.description, "") for row in self.rows]
        if complain(*shown, (self.statement, nothing)):
            return
        self._state.submit_evidence()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.setVisible(self.width() >= PREVIEW_FROM * theme.sizes().body)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.add_files(dropped_files(event.mimeData()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def rejected_file_words(failure: RejectedFile) -> str:
    """Return why a file was not added, by its name."""
    why = words.not_evidence_word(failure.code)
    return why.format(name=failure.name, reason=reasons.in_words(failure.reason))
