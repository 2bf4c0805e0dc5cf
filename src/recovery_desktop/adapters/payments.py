"""For the page of payments: statements in, proposals out, confirmations into the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.commands import match_payments
from recovery_desktop.commands.match_payments import Payment
from recovery_desktop.commands.take_in_statement import Taken, take_in_named, take_in_statement
from recovery_desktop.session.session import Session
from recovery_desktop.store.receivables import ReceivableRow

FOUND_AT_MOST = 50
OPEN = tuple(status for status in ReceivableStatus if status not in TERMINAL)


class Statements:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def look(self) -> list[Payment]:
        if self._session.connection is None:
            return []
        return await match_payments.look_at_payments(self._session.connected)

    async def take_in(self, path: Path, /) -> Taken:
        return await take_in_statement(self._session.connected, path)

    async def take_in_named(
        self, path: Path, signature: str, chosen: Mapping[str, Any], instead_of: str | None, /
    ) -> Taken:
        return await take_in_named(self._session.connected, path, signature, chosen, instead_of)

    def confirm(self, payments: Sequence[Payment], /) -> list[str]:
        return match_payments.record_payments(
            self._session.connected, payments, delay_seconds=self._session.undo_seconds
        )

    def take_back(self, ids: Sequence[str], /) -> bool:
        return match_payments.take_back_payments(self._session.connected, ids)

    def choose(self, payment: Payment, receivable_id: str, /) -> None:
        match_payments.choose_receivable(self._session.connected, payment, receivable_id)

    def set_aside(self, id: str, /) -> None:
        match_payments.set_aside(self._session.connected, id)

    def look_again_at(self, id: str, /) -> None:
        match_payments.look_again_at(self._session.connected, id)

    def records(self) -> bool:
        return self._session.connection is None or match_payments.records_payments(self._session.connected)

    def search(self, words: str, /) -> list[ReceivableRow]:
        receivables = self._session.shelf.receivables
        ids = [id for _, id in receivables.ids(OPEN, words)][:FOUND_AT_MOST]
        rows = receivables.rows(ids)
        return [rows[id] for id in ids if id in rows]
