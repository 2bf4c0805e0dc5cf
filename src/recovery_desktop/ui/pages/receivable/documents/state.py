"""The documents of a receivable and its case file: fetched, looked at, and saved where the person wants them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from recovery_contract.extensions import StoredDocument
from recovery_desktop.ui.pages.receivable.asking import Desk, OnView
from recovery_desktop.ui.state import Act


class Documents:
    """Of the receivable that `state` has on view; `case_file` is where its archive lies, once it was fetched.

    `opened` hears of a file to look at and its name, `saved` of where a copy lies now.
    """

    def __init__(
        self,
        state: OnView,
        session: Desk,
        act: Act,
        opened: Callable[[Path, str], None],
        saved: Callable[[str], None],
    ) -> None:
        self._state, self._session = state, session
        self._act, self._opened, self._saved = act, opened, saved
        self.case_file: Path | None = None

    def find(self, key: str | None) -> StoredDocument | None:
        details = self._state.details
        known = (details.documents or ()) if details is not None else ()
        return next((document for document in known if document.id == key), None)

    def open(self, document: StoredDocument) -> None:
        id = self._state.id

        async def fetch() -> None:
            path = await self._session.fetch_document(id, document)
            self._opened(path, document.name)

        self._act(f"document {document.id}", fetch)

    def save(self, document: StoredDocument, target: Path) -> None:
        id = self._state.id

        async def fetch() -> None:
            await self._session.save_copy(await self._session.fetch_document(id, document), target)
            self._saved(str(target))

        self._act(f"document {document.id}", fetch)

    def save_paper(self, source: Path, target: Path) -> None:
        async def save() -> None:
            await self._session.save_copy(source, target)
            self._saved(str(target))

        self._act("save", save)

    def fetch_case_file(self) -> None:
        id, name = self._state.id, self._case_name()

        async def fetch() -> None:
            path = await self._session.fetch_case_file(id, name)
            if id == self._state.id:
                self.case_file = path

        self.case_file = None
        self._act("case file", fetch)

    def _case_name(self) -> str:
        receivable = self._state.receivable
        progress = receivable.recovery_progress if receivable is not None else None
        words = [*(progress.invoice_numbers or [])[:1], progress.debtor_name or ""] if progress else []
        plain = re.sub(r"[^\w.-]+", "-", " ".join(words), flags=re.UNICODE).strip("-.")
        return f"{plain[:80] or self._state.id}.zip"
