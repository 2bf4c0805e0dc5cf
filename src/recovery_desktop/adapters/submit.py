"""For the submit page: the queue that reads one file after the other, and the drafts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands.decide import submit_receivable, take_back
from recovery_desktop.commands.learn import forget, remember
from recovery_desktop.commands.onboard_creditor import is_active
from recovery_desktop.commands.read_invoice import after_a_crash, read_invoice
from recovery_desktop.commands.take_in_files import take_in_files
from recovery_desktop.documents.rereading import Rereading
from recovery_desktop.failures import Failure
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent


class Drafting:
    """`uploading` is told when a part of a file has left. Files are read one after the other; one that fails for
    want of the service waits, and is tried again when the service is back."""

    def __init__(self, desk: Desk, uploading: Callable[[str], None], rereading: Rereading) -> None:
        self._desk, self._uploading, self._rereading = desk, uploading, rereading
        self._shares: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()

    def open(self) -> Sequence[Draft]:
        return self._desk.shelf.drafts.open()

    def get(self, draft_id: str) -> Draft:
        return self._desk.shelf.drafts.get(draft_id)

    def type(self, draft_id: str, body: Mapping[str, Any], /) -> None:
        self._desk.shelf.drafts.type(draft_id, body)

    def user_id(self) -> str:
        if self._desk.link is None or not is_active(self._desk.connected):
            return ""
        return self._desk.connected.user_id or ""

    def uploaded(self, draft_id: str) -> float | None:
        return self._shares.get(draft_id)

    async def add_files(self, paths: Sequence[Path], /) -> None:
        await take_in_files(self._desk.connected, paths)
        await self.read_waiting()

    async def add_empty(self) -> str:
        return self._desk.shelf.drafts.add().id

    async def read_again(self, draft_id: str, /) -> None:
        self._desk.shelf.drafts.move(draft_id, "waiting")
        await self.read_waiting()

    async def discard(self, draft_id: str, /) -> None:
        self._desk.shelf.drafts.remove(draft_id)

    def submit(self, draft_id: str, request: CreateReceivableRequest, /) -> Intent:
        connected = self._desk.connected
        intent = submit_receivable(connected, draft_id, request, delay_seconds=self._desk.undo_seconds)
        self._desk.spawn(remember(connected, self._rereading, draft_id, request))
        return intent

    def forget(self, correction_id: str, /) -> None:
        forget(self._desk.store, correction_id)

    def take_back(self, intent_id: str, /) -> bool:
        return take_back(self._desk.connected, intent_id)

    async def read_waiting(self) -> None:
        """Everything that waits, oldest first. Raises a Failure where the service cannot be asked now."""
        async with self._one_at_a_time:
            while waiting := [draft for draft in self.open() if draft.state == "waiting"]:
                if self._desk.connected.user_id is None:
                    return
                await read_invoice(self._desk.connected, waiting[0].id, self._sent, self._rereading)
                self._shares.pop(waiting[0].id, None)

    async def read_waiting_quietly(self) -> Failure | None:
        """What stopped it, where something did: the drafts say so themselves."""
        try:
            await self.read_waiting()
        except Failure as failure:
            return failure
        return None

    def interrupted(self) -> None:
        """After a crash nothing is being uploaded any more."""
        if self._desk.link is not None:
            after_a_crash(self._desk.connected)

    def _sent(self, draft_id: str, share: float) -> None:
        self._shares[draft_id] = share
        self._uploading(draft_id)
