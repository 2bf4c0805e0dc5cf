"""Walks the list of receivables, whichever way round the service orders it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from typing import TYPE_CHECKING

from recovery_contract.ids import UserId
from recovery_contract.receivables import Receivable, ReceivablePage
from recovery_desktop.failures import Unreadable

if TYPE_CHECKING:  # HTTP is loaded with the first connection
    from recovery_desktop.api.receivables import ReceivablesApi


async def iterate_pages(
    api: ReceivablesApi, *, user_id: UserId | None = None, after: str | None = None
) -> AsyncIterator[ReceivablePage]:
    """Page after page to the end. Raises a Failure, Unreadable too where a cursor leads back to itself."""
    while True:
        page = await api.page(user_id=user_id, starting_after=after)
        if page.data and page.data[-1].id == after:
            raise Unreadable("the list of receivables does not move on")
        yield page
        if not page.has_more or not page.data:
            return
        after = page.data[-1].id


class ListOrder:
    """Order of a service's list, learned from its rows so far."""

    def __init__(self) -> None:
        self._before: datetime | None = None
        self._rises = self._falls = False

    def see(self, row: Receivable) -> None:
        if self._before is not None:
            self._rises |= row.created_at > self._before
            self._falls |= row.created_at < self._before
        self._before = row.created_at

    @property
    def is_newest_first(self) -> bool | None:
        """None while the rows leave it open."""
        return None if self._rises == self._falls else self._falls


async def list_created_since(api: ReceivablesApi, user_id: UserId, since: datetime) -> list[Receivable]:
    """Return all rows created at or after that moment. Only a list that is surely newest first is left before its
    end."""
    receivables: list[Receivable] = []
    order = ListOrder()
    async for page in iterate_pages(api, user_id=user_id):
        for row in page.data:
            order.see(row)
            if row.created_at >= since:
                receivables.append(row)
        # The last page may be empty where a service does not say that there is no more.
        if order.is_newest_first and page.data and page.data[-1].created_at < since:
            break
    return receivables
