"""For board and today: lists and sums over whichever connection is in use."""

from __future__ import annotations

from collections.abc import Sequence

from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.receivables import ReceivableRow, StatusSum


class Lists:
    def __init__(self, session: Session) -> None:
        self._session = session

    def ids(
        self, statuses: Sequence[str] | None = None, search: str = "", *, order: str = "newest"
    ) -> list[tuple[str, str]]:
        return self._session.shelf.receivables.ids(statuses, search, order=order)

    def rows(self, ids: Sequence[str]) -> dict[str, ReceivableRow]:
        return self._session.shelf.receivables.rows(ids)

    def sums(self) -> list[StatusSum]:
        return self._session.shelf.receivables.sums()

    def waiting(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]:
        return self._session.shelf.receivables.waiting(statuses, limit)

    def count_waiting(self, statuses: Sequence[str], /) -> int:
        return self._session.shelf.receivables.count_waiting(statuses)

    def ended_plans(self, moment: str, limit: int, /) -> list[ReceivableRow]:
        return self._session.shelf.receivables.ended_plans(moment, limit)

    def newest(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]:
        return self._session.shelf.receivables.newest(statuses, limit)

    def next_planned(self, statuses: Sequence[str], limit: int, /) -> list[ReceivableRow]:
        return self._session.shelf.receivables.next_planned(statuses, limit)


class OpenDrafts:
    def __init__(self, session: Session) -> None:
        self._session = session

    def open(self) -> Sequence[Draft]:
        return self._session.shelf.drafts.open()
