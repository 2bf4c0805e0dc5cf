"""Without an event list: whose turn it is to be looked at, so that everything open is seen in time."""

from __future__ import annotations

from collections import deque
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused

ORDERED_A_ROUND: Final = 500
"""Putting all open ones in order is paid by as many rounds as this goes into them: each round costs the same, however
many there are, and what is new waits for its turn no longer than the list needs anyway."""
OPEN_STATUSES: Final = tuple(str(status) for status in ReceivableStatus if status not in TERMINAL)


class PollRotation:
    """One page of one open status a round. What moved on is on none of them: it becomes the one seen longest ago."""

    def __init__(self, context: ConnectionContext) -> None:
        self._context = context
        self._status = 0
        self._after: str | None = None
        self._looked: dict[ReceivableId, int] = {}
        self._looks = 0
        self._waiting: deque[ReceivableId] = deque()
        self._rounds_left = 0

    async def fetch_next_page(self) -> None:
        """The next page in turn. Raises a Failure."""
        connection_store = self._context.connection_store
        api = self._context.client.receivables
        try:
            page = await api.page(status=OPEN_STATUSES[self._status], starting_after=self._after)
        except Refused as refusal:
            if refusal.status not in (400, 404, 422):
                raise
            self._next_status()
            return
        connection_store.receivables.put(page.data, full=False)
        if page.has_more and page.data and page.data[-1].id != self._after:
            self._after = page.data[-1].id
        else:
            self._next_status()

    def select_stale(self, count: int) -> list[ReceivableId]:
        """Open ones, longest not looked at first; among those never looked at, longest unseen first."""
        if self._rounds_left <= 0 or len(self._waiting) < count:
            self._put_in_order()
        self._rounds_left -= 1
        chosen = [self._waiting.popleft() for _ in range(min(count, len(self._waiting)))]
        for id in chosen:
            self._looks += 1
            self._looked[id] = self._looks
        return chosen

    def _put_in_order(self) -> None:
        ids = self._context.connection_store.receivables.open_ids()
        self._waiting = deque(sorted(ids, key=lambda id: self._looked.get(id, 0)))
        self._rounds_left = max(1, len(ids) // ORDERED_A_ROUND)

    def _next_status(self) -> None:
        self._status, self._after = (self._status + 1) % len(OPEN_STATUSES), None
