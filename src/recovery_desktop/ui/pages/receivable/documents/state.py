"""The documents of a receivable and its case file: fetched, looked at, and saved where the person wants them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from recovery_contract.extensions import StoredDocument
from recovery_desktop.commands.receivable_details import fetch_case_file, fetch_document, save_copy
from recovery_desktop.ui.pages.receivable.current_receivable import CurrentReceivable
from recovery_desktop.ui.wording.papers import paper_name


class Documents:
    """Of the receivable on view; `case_file` is where its archive lies, once it was fetched.

    `opened` hears of a file to look at and its name, `saved` of where a copy lies now.
    """

    def __init__(
        self,
        on_view: CurrentReceivable,
        opened: Callable[[Path, str], None],
        saved: Callable[[str], None],
    ) -> None:
        self._on_view, self._opened, self._saved = on_view, opened, saved
        self.case_file: Path | None = None

    def find(self, key: str | None) -> StoredDocument | None:
        details = self._on_view.details
        documents = (details.documents or ()) if details is not None else ()
        return next((document for document in documents if document.id == key), None)

    def open(self, document: StoredDocument) -> None:
        id = self._on_view.id

        async def fetch() -> None:
            path = await fetch_document(self._on_view.session.context, id, document)
            self._opened(path, paper_name(document))

        self._on_view.act(f"document {document.id}", fetch)

    def save(self, document: StoredDocument, target: Path) -> None:
        id = self._on_view.id

        async def fetch() -> None:
            await save_copy(await fetch_document(self._on_view.session.context, id, document), target)
            self._saved(str(target))

        self._on_view.act(f"document {document.id}", fetch)

    def save_paper(self, source: Path, target: Path) -> None:
        async def save() -> None:
            await save_copy(source, target)
            self._saved(str(target))

        self._on_view.act("save", save)

    def fetch_case_file(self) -> None:
        id, name = self._on_view.id, self._case_name()

        async def fetch() -> None:
            path = await fetch_case_file(self._on_view.session.context, id, self.downloads / name)
            if id == self._on_view.id:
                self.case_file = path

        self.case_file = None
        self._on_view.act("case file", fetch)

    @property
    def downloads(self) -> Path:
        """Where the person's programs put what they fetch."""
        usual = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
        return Path(usual) if usual else self._on_view.session.places.folder / "downloads"

    def _case_name(self) -> str:
        receivable = self._on_view.receivable
        progress = receivable.recovery_progress if receivable is not None else None
        words = [*(progress.invoice_numbers or [])[:1], progress.debtor_name or ""] if progress else []
        plain = re.sub(r"[^\w.-]+", "-", " ".join(words), flags=re.UNICODE).strip("-.")
        return f"{plain[:80] or self._on_view.id}.zip"
