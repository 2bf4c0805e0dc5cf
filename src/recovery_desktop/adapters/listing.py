"""For board and table: what is listed, and what may be done to many at once, over whichever connection is in use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from recovery_contract.actions import CancelRequest
from recovery_desktop.actions.table import CANCEL
from recovery_desktop.commands.export_list import Cell, Column, export_list
from recovery_desktop.session.session import Session
from recovery_desktop.store.listing import AgeSum, Listing, ListReads, Place
from recovery_desktop.store.narrowing import Filters, Order
from recovery_desktop.store.receivables import ReceivableRow, StatusSum

if TYPE_CHECKING:  # loaded with the first long read
    from concurrent.futures import Future

T = TypeVar("T")


class Listed:
    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _listing(self) -> Listing:
        return self._session.shelf.listing

    def ordered(self, filters: Filters, order: Order, now: datetime) -> list[int]:
        return self._listing.ordered(filters, order, now)

    def by_status(self, filters: Filters, order: Order, now: datetime) -> dict[str, list[int]]:
        return self._listing.by_status(filters, order, now)

    def found(self, search: str) -> frozenset[int] | None:
        return self._listing.found(search)

    def window(self, rows: Sequence[int]) -> dict[int, ReceivableRow]:
        return self._listing.window(rows)

    def places(self, rows: Iterable[int]) -> list[Place]:
        return self._listing.places(rows)

    def rows_of(self, ids: Iterable[str]) -> dict[str, int]:
        return self._listing.rows_of(ids)

    def sums(self, filters: Filters, now: datetime, within: Iterable[int] | None = None) -> list[StatusSum]:
        return self._listing.sums(filters, now, within)

    def ageing(self, filters: Filters, now: datetime) -> list[AgeSum]:
        return self._listing.ageing(filters, now)

    def debtors(self, typed: str) -> list[tuple[str, int]]:
        return self._listing.debtors(typed)

    def is_empty(self) -> bool:
        return self._listing.is_empty()

    def beside(self, work: Callable[[ListReads], T]) -> Future[T]:
        return self._listing.beside(work)

    def give_up(self, asked: Future[Any]) -> None:
        self._listing.give_up(asked)

    def being_cancelled(self) -> set[str]:
        unsettled = self._session.shelf.intents.unsettled()
        return {intent.subject_id for intent in unsettled if intent.kind == CANCEL.kind}

    def cancel(self, receivable_ids: Sequence[str], request: CancelRequest, /) -> list[str]:
        return [
            intent.id
            for intent in self._session.request_all(((id, request) for id in receivable_ids), CANCEL)
        ]

    def take_back(self, intent_ids: Sequence[str], /) -> int:
        return self._session.withdraw(*intent_ids)

    async def export(
        self,
        path: Path,
        title: str,
        columns: Sequence[Column],
        portions: Iterable[Sequence[Sequence[Cell]]],
        written: Callable[[int], None],
        decimal_mark: str,
        /,
    ) -> None:
        await export_list(path, title, columns, portions, written, decimal_mark=decimal_mark)
