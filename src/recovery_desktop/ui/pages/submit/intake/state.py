"""How invoices come in: files, pictures, the samples of Practice, and drafts to type into."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import Signal

from recovery_desktop.commands.invoice_paths import DEFAULT_CURRENCY
from recovery_desktop.commands.sample_invoices import next_sample, write_sample
from recovery_desktop.commands.usual_currency import usual_currency
from recovery_desktop.ids import DraftId
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import OPEN
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.state import PageState


class Intake(PageState):
    """`drafted` carries the draft that the person waits for. `tables_received` carries lists that lay in folders,
    `left_out` how many files were here already."""

    drafted = Signal(str)
    tables_received = Signal(list)
    left_out = Signal(int)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._presses = count()
        self.is_first_sample = False
        """Whether nothing else was on its way when the sample was taken: it comes on view once it is read."""

    def clear_failure(self) -> None:
        self.failure = None

    def add_files(self, paths: Sequence[Path]) -> None:
        files = list(paths)
        # Several drops at once must not be lost to the rule of one command per name.
        self.act(f"add {next(self._presses)}", lambda: self._add_files(files), stoppable=False)

    async def _add_files(self, paths: Sequence[Path]) -> None:
        queue = self.session.reading_queue
        imported = await queue.import_files(paths)
        if imported.left_out:
            self.left_out.emit(len(imported.left_out))
        if imported.tables:
            self.tables_received.emit(imported.tables)
        await queue.read_waiting()

    def add_picture(self, content: bytes, name: str) -> None:
        """Import a pasted picture as a photo of that name."""
        self.act(f"add {next(self._presses)}", lambda: self._add_picture(content, name), stoppable=False)

    async def _add_picture(self, content: bytes, name: str) -> None:
        with tempfile.TemporaryDirectory(prefix="pasted-") as folder:
            path = Path(folder) / name
            path.write_bytes(content)
            await self.session.reading_queue.import_files([path])
        await self.session.reading_queue.read_waiting()

    @property
    def offers_sample(self) -> bool:
        """In Practice, until all of them were taken."""
        return self.session.is_practice and self._next_sample() is not None

    @property
    def is_out_of_samples(self) -> bool:
        """Whether this is Practice, and each of them was taken."""
        return self.session.is_practice and self._next_sample() is None

    @property
    def _country(self) -> str:
        creditor = self.session.creditor
        return (creditor.user.law if creditor is not None else None) or ""

    def _next_sample(self) -> str | None:
        return next_sample(self.session.connection_store, self._country)

    def use_sample(self) -> None:
        """Take in an invoice that comes with the app, and bring it under review once it is read."""
        self.act("sample", self._use_sample, stoppable=False)

    async def _use_sample(self) -> None:
        sample = self._next_sample()
        if sample is None:
            return
        drafts = self.session.connection_store.drafts
        earlier = drafts.list_ids_in_states(*OPEN)
        self.is_first_sample = not earlier
        today = text.current_moment().astimezone().date()
        with tempfile.TemporaryDirectory(prefix="sample-") as folder:
            path = await asyncio.to_thread(write_sample, sample, self._country, today, Path(folder))
            await self.session.reading_queue.import_files([path])
        await self.session.reading_queue.read_waiting()
        for draft_id in drafts.list_ids_in_states(*OPEN) - earlier:
            self.drafted.emit(draft_id)

    def add_empty(self) -> None:
        """Add a draft without a document, in the currency of the other invoices, and open it for review."""
        self.act("add_empty", self._add_empty, stoppable=False)

    async def _add_empty(self) -> None:
        values = {"invoice.currency": usual_currency(self.session.context) or DEFAULT_CURRENCY}
        self.drafted.emit(self.session.connection_store.drafts.add({"values": values}).id)

    def read_again(self, id: DraftId) -> None:
        # Never lost to a command that still runs: it may be reading all the files behind this one.
        self.act(f"read {next(self._presses)}", lambda: self.session.reading_queue.retry(id), stoppable=False)
