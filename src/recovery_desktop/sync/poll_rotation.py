"""Polling without an event list: checks every status within a minute and within the limits."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_contract.receivables import ReceivablePage
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused

ORDERED_A_ROUND: Final = 500
"""Putting all open ones in order is paid by as many rounds as this goes into them: each round costs the same, however
many there are, and what is new waits for its turn no longer than the list needs anyway."""
EXPECTED_SHARE: Final = 3
"""Of a round: one request in so many goes to what is about to change."""
AGAIN_SECONDS: Final = 45.0
EXPECTED_AT_ONCE: Final = 100
OPEN_STATUSES: Final = tuple(str(status) for status in ReceivableStatus if status not in TERMINAL)

Look = Callable[[ReceivableId], Awaitable[None]]


class PollRotation:
    """A round spends a number of requests: on what is expected to change, on what has left the list of its status, on
    the pages of the open statuses in turn, and with what is left on whatever was not looked at for longest."""

    def __init__(self, context: ConnectionContext, look: Look, clock: Callable[[], float]) -> None:
        self._context, self._look, self._clock = context, look, clock
        self._expected: dict[ReceivableId, float] = {}
        self._statuses: deque[str | None] = deque()
        self._after: str | None = None
        self._listed_ids: set[ReceivableId] = set()
        self._moved: deque[ReceivableId] = deque()
        self._unlisted: set[ReceivableId] = set()
        self._filters = True
        self._looked: dict[ReceivableId, int] = {}
        self._looks = 0
        self._waiting: deque[ReceivableId] = deque()
        self._rounds_left = 0

    async def run_round(self, requests: int) -> None:
        """Spend so many requests; what was not reached waits for the next round. Raises a Failure."""
        left = requests - await self._look_at_expected(requests // EXPECTED_SHARE)
        if not self._statuses:
            self._begin_pass()
        while left > 0 and (self._moved or self._statuses):
            left -= 1
            if self._moved:
                await self._look_at_moved(self._moved.popleft())
            else:
                await self._next_page()
        for id in self._select_stale(left):
            await self._look(id)

    async def _look_at_expected(self, most: int) -> int:
        """Fetch receivables for which something is due by now; return how many."""
        receivables, now = self._context.connection_store.receivables, self._clock()
        self._expected = {id: at for id, at in self._expected.items() if now - at < AGAIN_SECONDS}
        ids = receivables.expected_ids(datetime.now(UTC), EXPECTED_AT_ONCE)
        chosen = [id for id in ids if id not in self._expected][:most]
        for id in chosen:
            self._expected[id] = now
            await self._look(id)
        return len(chosen)

    async def _look_at_moved(self, id: ReceivableId) -> None:
        """Fetch a receivable that left its status; one that did not change is not listed here and is not looked for
        again.
        """
        receivables = self._context.connection_store.receivables
        before = receivables.rows([id]).get(id)
        await self._look(id)
        after = receivables.rows([id]).get(id)
        if before is not None and after is not None and before.status == after.status:
            self._unlisted.add(id)

    def _begin_pass(self) -> None:
        """Queue all open statuses once more, also those that only this service knows."""
        own = self._context.connection_store.receivables.foreign_statuses()
        self._statuses.extend((*OPEN_STATUSES, *own) if self._filters else (None,))
        self._after, self._listed_ids = None, set()

    async def _next_page(self) -> None:
        """Fetch the next page. Raises a Failure other than a refusal of parameters that only some services take."""
        status = self._statuses[0]
        try:
            page = await self._context.client.receivables.page(status=status, starting_after=self._after)
        except Refused as refusal:
            if refusal.status not in (400, 404, 422):
                raise
            self._end_status(is_complete=False)
            return
        self._context.connection_store.receivables.put(page.data, full=False)
        if status is not None and any(str(row.status) != status for row in page.data):
            # A service that does not filter tells everything each time: once is enough.
            self._filters = False
            self._statuses.clear()
            self._begin_pass()
            return
        self._listed_ids.update(row.id for row in page.data)
        if _leads_on(page, self._after):
            self._after = page.data[-1].id
        else:
            self._end_status(is_complete=True)

    def _end_status(self, *, is_complete: bool) -> None:
        """Queue what had this status here and is on none of its pages: it has moved."""
        receivables, status = self._context.connection_store.receivables, self._statuses.popleft()
        self._unlisted -= self._listed_ids
        if is_complete:
            stored_ids = (
                receivables.open_ids() if status is None else [id for _, id in receivables.ids([status])]
            )
            self._moved.extend(
                id for id in stored_ids if id not in self._listed_ids and id not in self._unlisted
            )
        self._after, self._listed_ids = None, set()

    def _select_stale(self, count: int) -> list[ReceivableId]:
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


def _leads_on(page: ReceivablePage, after: str | None) -> bool:
    return page.has_more and bool(page.data) and page.data[-1].id != after
