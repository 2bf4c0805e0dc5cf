"""For the submit page: the drafts and what is done with them, one by one and many together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.adapters.reading import Readings
from recovery_desktop.commands import import_invoices, submitted_before
from recovery_desktop.commands.learn import forget, remember
from recovery_desktop.commands.onboard_creditor import is_active
from recovery_desktop.commands.requests import request_all
from recovery_desktop.commands.take_in_files import take_in_files
from recovery_desktop.documents.rereading import Rereading
from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.store.debtors import KnownDebtor
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.submit.asking import Reading

REST_SECONDS: Final = 24 * 60 * 60.0
"""How long submissions rest that nobody looked at one by one."""


class Drafting:
    """`uploading` is told when a part of a file has left."""

    def __init__(self, session: Session, uploading: Callable[[str], None], rereading: Rereading) -> None:
        self._session, self._rereading = session, rereading
        self._readings = Readings(session, uploading, rereading)
        self.rest_seconds = REST_SECONDS

    def open(self) -> Sequence[Draft]:
        return self._session.shelf.drafts.open()

    def get(self, draft_id: str) -> Draft:
        return self._session.shelf.drafts.get(draft_id)

    def type(self, draft_id: str, body: Mapping[str, Any], /) -> None:
        self._session.shelf.drafts.type(draft_id, body)

    def user_id(self) -> str:
        if self._session.connection is None or not is_active(self._session.connected):
            return ""
        return self._session.connected.user_id or ""

    def law(self) -> str:
        connected = self._session.connected if self._session.connection is not None else None
        if connected is None or connected.user_id is None:
            return ""
        creditor = self._session.shelf.creditors.get(connected.user_id)
        return creditor.user.law or "" if creditor is not None else ""

    def uploaded(self, draft_id: str) -> float | None:
        return self._readings.share(draft_id)

    async def add_files(self, paths: Sequence[Path], /) -> None:
        await take_in_files(self._session.connected, paths)
        await self._readings.read_waiting()

    async def add_empty(self) -> str:
        return self._session.shelf.drafts.add().id

    async def read_again(self, draft_id: str, /) -> None:
        draft = self._session.shelf.drafts.get(draft_id)
        if draft.file_path is not None and draft.state == "unread":
            self._session.shelf.drafts.move(draft_id, "waiting")
        await self._readings.read_waiting()

    async def discard(self, draft_id: str, /) -> None:
        self.remove([draft_id])

    def submit(self, draft_id: str, request: CreateReceivableRequest, /) -> Intent:
        connected = self._session.connected
        intent = self._session.request(draft_id, SUBMIT, request)
        self._session.spawn(remember(connected, self._rereading, draft_id, request))
        return intent

    def forget(self, correction_id: str, /) -> None:
        forget(self._session.store, correction_id)

    def take_back(self, intent_id: str, /) -> bool:
        return bool(self._session.withdraw(intent_id))

    def known_debtor(self, name: str, siret: str, vat_number: str, /) -> KnownDebtor | None:
        return self._session.shelf.debtors.find(name, siret, vat_number)

    def debtor_names(self) -> list[str]:
        return self._session.shelf.debtors.names()

    def forget_debtor(self, known: KnownDebtor, /) -> None:
        self._session.shelf.debtors.forget(known)

    def submitted_before(
        self, draft: Draft, numbers: Sequence[str], debtor: str, /
    ) -> submitted_before.Earlier | None:
        return submitted_before.submitted_before(
            self._session.shelf, numbers, debtor, draft.id, draft.file_sha256
        )

    @property
    def reading(self) -> Reading:
        return Reading(self._readings.paused, self._readings.current)

    def pause(self) -> None:
        self._readings.pause(True)

    async def go_on(self) -> None:
        self._readings.pause(False)
        await self._readings.read_waiting()

    async def read_failed_again(self) -> None:
        drafts = self._session.shelf.drafts
        with self._session.store.database.write():
            for draft in drafts.open():
                if draft.state == "unread" and draft.file_path:
                    drafts.move(draft.id, "waiting")
        await self._readings.read_waiting()

    def remove(self, draft_ids: Sequence[str], /) -> list[Draft]:
        drafts = self._session.shelf.drafts
        wanted = set(draft_ids)
        there = [row for row in drafts.open() if row.id in wanted and row.state != "submitting"]
        gone = [self._readings.as_left(row) for row in there]
        with self._session.store.database.write():
            for row in gone:
                drafts.remove(row.id)
        self._readings.stop(wanted)
        return gone

    def put_back(self, drafts: Sequence[Draft], /) -> None:
        with self._session.store.database.write():
            for draft in drafts:
                self._session.shelf.drafts.put_back(draft)
        self._session.spawn(self._readings.read_waiting_quietly())

    def resting(self) -> Mapping[str, Intent]:
        unsettled = self._session.shelf.intents.unsettled()
        return {row.subject_id: row for row in unsettled if row.kind == "submit" and row.state == "waiting"}

    def submit_certain(self, requests: Sequence[tuple[str, CreateReceivableRequest]], /) -> list[Intent]:
        return request_all(self._session.connected, requests, SUBMIT, delay_seconds=self.rest_seconds)

    def send_now(self, intent_id: str, /) -> None:
        self._session.shelf.intents.go_now(intent_id)

    async def open_table(self, path: Path, /) -> tuple[import_invoices.InvoiceTable, dict[str, int]]:
        return await import_invoices.open_table(self._session.store, path)

    def import_rows(
        self,
        table: import_invoices.InvoiceTable,
        columns: Mapping[str, int],
        rows: Sequence[import_invoices.InvoiceRow],
        /,
    ) -> list[str]:
        return import_invoices.import_invoices(self._session.connected, table, columns, rows)

    async def read_waiting_quietly(self) -> Failure | None:
        return await self._readings.read_waiting_quietly()

    def interrupted(self) -> None:
        self._readings.interrupted()
