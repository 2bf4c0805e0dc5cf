"""The files on their way to be read: one after the other, paused and stopped by the person, over restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from recovery_desktop.commands.read_invoice import after_a_crash, keeps_keys, read_invoice
from recovery_desktop.documents.rereading import Rereading
from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import Draft

PAUSED: Final = "reading.paused"


class Readings:
    """`uploading` is told when a part of a file has left. Files are read one after the other; one that fails for
    want of the service waits, and is tried again when the service is back."""

    def __init__(self, session: Session, uploading: Callable[[str], None], rereading: Rereading) -> None:
        self._session, self._uploading, self._rereading = session, uploading, rereading
        self._shares: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()
        self._work: asyncio.Task[None] | None = None
        self.current = ""

    @property
    def paused(self) -> bool:
        return bool(self._session.store.preferences.get(PAUSED, False))

    def pause(self, paused: bool) -> None:
        self._session.store.preferences.set(PAUSED, paused)

    def share(self, draft_id: str) -> float | None:
        return self._shares.get(draft_id)

    async def read_waiting(self) -> None:
        """Everything that waits, oldest first. Raises a Failure where the service cannot be asked now."""
        async with self._one_at_a_time:
            while (draft := self._next()) is not None:
                await self._read(draft)

    async def read_waiting_quietly(self) -> Failure | None:
        """What stopped it, where something did: the drafts say so themselves."""
        try:
            await self.read_waiting()
        except Failure as failure:
            return failure
        return None

    def stop(self, draft_ids: Collection[str]) -> None:
        """End the reading of one of these, where one is being read."""
        if self.current in draft_ids and self._work is not None:
            self._work.cancel()

    def interrupted(self) -> None:
        """After a crash nothing is being uploaded any more."""
        if self._session.connection is not None:
            after_a_crash(self._session.connected)

    def as_left(self, draft: Draft) -> Draft:
        """A draft as it stands once nobody reads it: its answer, if it was asked for, may be lost."""
        if draft.state not in ("uploading", "reading"):
            return draft
        if draft.extraction is not None:
            return replace(draft, state="review")
        return replace(draft, state="waiting" if keeps_keys(self._session.connected) else "unread")

    def _next(self) -> Draft | None:
        if self.paused or self._session.connected.user_id is None:
            return None
        open_ = self._session.shelf.drafts.open()
        return next((draft for draft in open_ if draft.state == "waiting" and draft.file_path), None)

    async def _read(self, draft: Draft) -> None:
        """Raises a Failure; one that the person stopped ends without."""
        self.current = draft.id
        self._work = asyncio.ensure_future(
            read_invoice(self._session.connected, draft.id, self._sent, self._rereading)
        )
        try:
            await asyncio.wait((self._work,))
        except asyncio.CancelledError:
            self._work.cancel()
            await asyncio.wait((self._work,))
            raise
        finally:
            work, self._work, self.current = self._work, None, ""
            self._shares.pop(draft.id, None)
        if not work.cancelled():
            work.result()

    def _sent(self, draft_id: str, share: float) -> None:
        self._shares[draft_id] = share
        self._uploading(draft_id)
