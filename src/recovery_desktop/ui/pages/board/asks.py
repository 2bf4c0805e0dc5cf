"""What board and table ask of the app: lists and rows, and what is done to many."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from recovery_contract.actions import CancelRequest
from recovery_desktop.commands.export_list import Cell, Column
from recovery_desktop.store.listing import AgeSum, ListReads, Place
from recovery_desktop.store.narrowing import Filters, Order
from recovery_desktop.store.receivables import ReceivableRow, StatusSum

if TYPE_CHECKING:  # loaded with the first long read
    from concurrent.futures import Future

T = TypeVar("T")


class BoardReads(Protocol):
    """Lists of row numbers, and what the rows say."""

    def ordered(self, filters: Filters, order: Order, now: datetime) -> list[int]: ...

    def by_status(self, filters: Filters, order: Order, now: datetime) -> dict[str, list[int]]: ...

    def found(self, search: str) -> frozenset[int] | None:
        """None where nothing is searched."""

    def window(self, rows: Sequence[int]) -> dict[int, ReceivableRow]: ...

    def places(self, rows: Iterable[int]) -> list[Place]: ...

    def rows_of(self, ids: Iterable[str]) -> dict[str, int]: ...

    def sums(
        self, filters: Filters, now: datetime, within: Iterable[int] | None = None
    ) -> list[StatusSum]: ...

    def ageing(self, filters: Filters, now: datetime) -> list[AgeSum]: ...

    def debtors(self, typed: str) -> list[tuple[str, int]]: ...

    def is_empty(self) -> bool: ...

    def beside(self, work: Callable[[ListReads], T], /) -> Future[T]:
        """Reads that take long, in another thread and one after the other."""

    def give_up(self, asked: Future[Any], /) -> None:
        """The answer is not waited for any more."""


class BoardCommands(Protocol):
    def being_cancelled(self) -> set[str]: ...

    def cancel(self, receivable_ids: Sequence[str], request: CancelRequest, /) -> list[str]:
        """The intents; durable when it returns, sent afterwards."""

    def take_back(self, intent_ids: Sequence[str], /) -> int:
        """How many had not left yet."""

    def export(
        self,
        path: Path,
        title: str,
        columns: Sequence[Column],
        portions: Iterable[Sequence[Sequence[Cell]]],
        written: Callable[[int], None],
        decimal_mark: str,
        /,
    ) -> Coroutine[Any, Any, None]: ...
