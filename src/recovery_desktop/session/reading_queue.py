"""The files on their way to be read: one after the other, paused and stopped by the person, over restarts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from recovery_desktop.commands.import_files import Imported, ImportOptions, import_files
from recovery_desktop.commands.read_invoice import keeps_idempotency_keys, read_invoice
from recovery_desktop.commands.unpacked_tables import remove_stored_tables
from recovery_desktop.documents.region_reader import RegionReader
from recovery_desktop.failures import Failure
from recovery_desktop.ids import DraftId
from recovery_desktop.session.context import SessionContext
from recovery_desktop.store.drafts import Draft

PAUSED: Final = "reading.paused"


class ReadingQueue:
    """`progressed` is called with a draft's id when more of its file has left. One file that fails for want of the
    service waits, and is tried again when the service is back."""

    def __init__(self, session: SessionContext, region_reader: RegionReader) -> None:
        self._session, self._region_reader = session, region_reader
        self.progressed: Callable[[DraftId], None] = lambda draft_id: None
        self._shares: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()
        self._work: asyncio.Task[None] | None = None
        self.current: DraftId | None = None
        """The draft whose file is being read, empty for none."""
        self._imports: set[threading.Event] = set()
        self._has_imported = False
        self._is_paused: bool | None = None

    @property
    def paused(self) -> bool:
        # Each row of the list asks for it, each time that something changes.
        if self._is_paused is None:
            self._is_paused = bool(self._session.store.preferences.get(PAUSED, False))
        return self._is_paused

    def pause(self) -> None:
        """Stop after the file being read; the pause outlasts a restart."""
        self._pause(True)

    def _pause(self, is_paused: bool) -> None:
        self._session.store.preferences.set(PAUSED, is_paused)
        self._is_paused = is_paused

    async def resume(self) -> None:
        self._pause(False)
        await self.read_waiting()

    def upload_progress(self, draft_id: DraftId) -> float | None:
        """Return the part of this file that has left, 0 to 1; None while it does not leave."""
        return self._shares.get(draft_id)

    async def add_files(self, paths: Sequence[Path]) -> None:
        """Create a draft for each file on disk, then upload and read one after the other."""
        await self.import_files(paths)
        await self.read_waiting()

    async def import_files(self, paths: Sequence[Path], *, is_chosen: bool = True) -> Imported:
        """Return a draft for each file and for what is in folders, archives and messages; nothing is read yet."""
        if not self._has_imported:
            self._has_imported = True
            await asyncio.to_thread(remove_stored_tables, self._session.context.files)
        options = ImportOptions(is_chosen=is_chosen)
        self._imports.add(options.cancelled)
        try:
            return await import_files(self._session.context, paths, options)
        finally:
            self._imports.discard(options.cancelled)

    @property
    def is_importing(self) -> bool:
        return bool(self._imports)

    def stop_importing(self) -> None:
        """Stop the import; what was imported stays."""
        for cancelled in self._imports:
            cancelled.set()

    async def retry(self, draft_id: DraftId) -> None:
        self._to_wait([self._session.connection_store.drafts.get(draft_id)])
        await self.read_waiting()

    async def retry_failed(self) -> None:
        """Read every file again whose reading failed."""
        self._to_wait(self._session.connection_store.drafts.list_in_states("unread"))
        await self.read_waiting()

    def remove(self, draft_ids: Collection[DraftId]) -> list[Draft]:
        """Return what was removed, to be put back; a file being read is stopped. Durable when it returns."""
        drafts, wanted = self._session.connection_store.drafts, set(draft_ids)
        rows = drafts.open_among(wanted).values()
        removed = [self._as_left(row) for row in rows if row.state != "submitting"]
        with self._session.store.database.write():
            for row in removed:
                drafts.remove(row.id)
        if self.current in wanted and self._work is not None:
            self._work.cancel()
        return removed

    def restore(self, drafts: Sequence[Draft]) -> None:
        with self._session.store.database.write():
            for draft in drafts:
                self._session.connection_store.drafts.restore(draft)

    async def read_waiting(self) -> None:
        """Read everything that waits, oldest first. Raises a Failure where the service does not answer."""
        async with self._one_at_a_time:
            while (draft := self._next()) is not None:
                await self._read(draft)

    async def read_waiting_quietly(self) -> Failure | None:
        """Return what stopped it, where something did: the drafts say so themselves."""
        try:
            await self.read_waiting()
        except Failure as failure:
            return failure
        return None

    def _to_wait(self, drafts: Sequence[Draft]) -> None:
        with self._session.store.database.write():
            for draft in drafts:
                if draft.state == "unread" and draft.file_path:
                    self._session.connection_store.drafts.change_state(draft.id, "waiting")

    def _as_left(self, draft: Draft) -> Draft:
        """Return a draft as it stands once nobody reads it: its answer, if it was asked for, may be lost."""
        if draft.state not in ("uploading", "reading"):
            return draft
        if draft.extraction is not None:
            return replace(draft, state="review")
        return replace(draft, state="waiting" if keeps_idempotency_keys(self._session.context) else "unread")

    def _next(self) -> Draft | None:
        if self.paused or self._session.context.user_id is None:
            return None
        return self._session.connection_store.drafts.get_first_waiting()

    async def _read(self, draft: Draft) -> None:
        """Read one draft; return where the person stopped it. Raises a Failure."""
        self.current = draft.id
        self._work = asyncio.ensure_future(
            read_invoice(self._session.context, draft.id, self._sent, self._region_reader)
        )
        try:
            await asyncio.wait((self._work,))
        except asyncio.CancelledError:
            self._work.cancel()
            await asyncio.wait((self._work,))
            raise
        finally:
            work, self._work, self.current = self._work, None, None
            self._shares.pop(draft.id, None)
        if not work.cancelled():
            work.result()

    def _sent(self, draft_id: DraftId, share: float) -> None:
        self._shares[draft_id] = share
        self.progressed(draft_id)
