"""Things to look at over the page: what a contact said, a document, the QR code of the link, everything as it came."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from recovery_contract.extensions import SentMessage
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.document_view.paper_view import PaperView
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.frames import KeyValues, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.long_text import LongText
from recovery_desktop.ui.widgets.qr import QrCode
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.wording.contacts import outcome_word


class MessageSheet(Sheet):
    """Dialog with a sent message, word for word; of a letter its page."""

    def __init__(self, parent: QWidget, state: ReceivableState, message: SentMessage) -> None:
        super().__init__(parent, text.channel_word(message.type), width=46)
        facts = KeyValues()
        rows = [
            (self.tr("To"), message.to or "–"),
            (self.tr("When"), text.moment(message.at)),
            (self.tr("Contact"), "" if _is_by_post(state) else text.level_word(message.level)),
            (self.tr("Outcome"), self._outcome(message, is_practice=state.session.is_practice)),
            (self.tr("Notes"), message.notes or ""),
            (self.tr("Subject"), message.subject),
        ]
        facts.show_rows([(name, value) for name, value in rows if value])
        self.words = LongText(message.body)
        self.words.setAccessibleName(self.tr("Text of the message"))
        self.body.addWidget(facts)
        self.body.addWidget(rule())
        self.body.addWidget(self.words)
        close = button(self.tr("Close"))
        close.clicked.connect(self.reject)
        sent = state.documents.find(message.document_id)
        letter = sent if message.type == "letter" else None
        if sent is not None and letter is None:
            self.save = button(self.tr("Save as sent…"), "ordinary", "save")
            self.save.clicked.connect(
                lambda: dialogs.choose_place(
                    self, self.tr("Save"), sent.name, lambda target: state.documents.save(sent, target)
                )
            )
            self.add_buttons(self.save, close)
        elif letter is not None:
            self.letter = BusyButton(self.tr("Open the letter"), "primary", "letter")
            self.letter.clicked.connect(lambda: state.documents.open(letter))
            self.add_buttons(close, self.letter)
        else:
            self.add_buttons(close)

    def _outcome(self, message: SentMessage, *, is_practice: bool) -> str:
        outcome = outcome_word(message.outcome)
        if is_practice:
            return f"{outcome} {self.tr('Practice: nothing was sent.')}".strip()
        return outcome or self.tr("Sent.")


class DocumentSheet(Sheet):
    """A document, large; `save_copy` takes it and where the copy is to lie."""

    def __init__(
        self, parent: QWidget, path: Path, name: str, save_copy: Callable[[Path, Path], None]
    ) -> None:
        super().__init__(parent, name, width=60)
        self._path, self._name, self._save_copy = path, name, save_copy
        self.paper = PaperView()
        self.paper.show_file(path)
        theme.follow(self, lambda: self.paper.setMinimumHeight(theme.sizes().body * 34))
        self.body.addWidget(self.paper, 1)
        self.save = button(self.tr("Save…"), "ordinary", "save")
        self.save.clicked.connect(self._save)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.reject)
        self.add_buttons(self.save, close)

    def _save(self) -> None:
        dialogs.choose_place(
            self,
            self.tr("Save"),
            self._name,
            lambda target: self._save_copy(self._path, target),
        )

    def done(self, result: int) -> None:
        self.paper.close_document()
        super().done(result)


class LinkSheet(Sheet):
    def __init__(self, parent: QWidget, address: str) -> None:
        super().__init__(parent, self.tr("Debtor’s page"), width=30)
        self.code = QrCode(address)
        self.body.addWidget(
            Label(self.tr("Scan it with a phone to open the page where the debtor pays or answers."))
        )
        self.body.addSpacing(L)
        self.body.addWidget(self.code, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addSpacing(L)
        shown = Label(address.replace("/", "/\u200b"), "caption")
        shown.setAccessibleName(address)
        self.body.addWidget(shown)
        self.copy = button(self.tr("Copy link"), "primary", "copy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(address))
        self.copy.clicked.connect(self.accept)
        close = button(self.tr("Close"))
        close.clicked.connect(self.reject)
        self.add_buttons(close, self.copy)


class RawSheet(Sheet):
    def __init__(self, parent: QWidget, receivable: Receivable) -> None:
        super().__init__(parent, self.tr("Technical data"), width=52)
        raw = receivable.model_dump(mode="json", exclude_none=True)
        self.words = QPlainTextEdit(json.dumps(raw, indent=2, ensure_ascii=False))
        self.words.setReadOnly(True)
        self.words.setProperty("code", "true")
        self.words.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.words.setAccessibleName(self.tr("The receivable as JSON"))
        theme.follow(self, lambda: self.words.setMinimumHeight(theme.sizes().body * 28))
        self.body.addWidget(self.words)
        self.copy = button(self.tr("Copy"), "ordinary", "copy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.words.toPlainText()))
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.reject)
        self.add_buttons(self.copy, close)


def _is_by_post(state: ReceivableState) -> bool:
    return state.receivable is not None and bool(state.receivable.recovery_progress.by_post)
