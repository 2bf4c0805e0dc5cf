"""Mirrors the service's receivables: the first time page by page and resumable, later what changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from recovery_contract.events import Event
from recovery_contract.ids import EventId, ReceivableId
from recovery_contract.webhooks import EventPage
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor, is_active
from recovery_desktop.api.pacing import in_background
from recovery_desktop.api.receivable_pages import ListOrder, iterate_pages
from recovery_desktop.failures import Refused, Unreadable
from recovery_desktop.store.database import now_text
from recovery_desktop.store.receivable_rows import ReceivedReceivable, prepare
from recovery_desktop.sync.poll_rotation import PollRotation

FROM_BEFORE_NOW: Final = timedelta(minutes=10)
"""How far our clock may run ahead of the service's: the event list is followed from so long before the first mirror."""
COMPLETED: Final = "rows_completed"
"""In the profile of the connection: every row is written with what events and requests say of it."""
WRITTEN_AT_ONCE: Final = 800
WRITTEN_SECONDS: Final = 1.0
"""The first mirror is written in portions of so many rows, which is less than a blink, or of what came in so many
seconds: each portion writes the pages of every index anew."""
EVENT_ROWS: Final = 100
PAGES_A_ROUND: Final = 2
REQUESTS_AT_LEAST: Final = 3
REQUESTS_AT_MOST: Final = 25
"""Without an event list: in one round, beside the pages with what is new."""
LIVE_SECONDS: Final = 60.0
"""Between two syncs while webhooks arrive."""
POLLING_SECONDS: Final = 15.0
"""Between two syncs where nothing arrives by itself, and the service allows it."""
CREDITOR_SECONDS: Final = 300.0
"""Between two looks at an active creditor, of whom no event told."""


class Mirror:
    """One connection's. Each method raises a Failure where the service cannot be asked; what was learned stays."""

    def __init__(self, context: ConnectionContext, clock: Callable[[], float] = time.monotonic) -> None:
        self._context, self._clock = context, clock
        self._rotation = PollRotation(context, self._look, clock)
        self._creditor_due = 0.0

    def pause(self, *, is_live: bool) -> float:
        """Return seconds until the next sync: looking now and then takes a small share of what the service allows."""
        if is_live:
            return LIVE_SECONDS
        if self._context.row.profile.get("event_list") is not False:
            return POLLING_SECONDS
        round_requests = PAGES_A_ROUND + REQUESTS_AT_LEAST
        return max(POLLING_SECONDS, 60 * round_requests / self._idle_per_minute)

    async def sync(self) -> None:
        """Fetch everything new since the last complete sync; then store its time."""
        with in_background():
            await self._sync()

    async def _sync(self) -> None:
        context = self._context
        await self.apply_events()
        self._complete_older_rows()
        if not context.row.mirror_complete:
            self._follow_from_now()
            await self._first_pages()
        if not await self._follow_event_list():
            await self._new_ones()
            allowed = self._idle_per_minute * self.pause(is_live=False) / 60 - PAGES_A_ROUND
            await self._rotation.run_round(min(REQUESTS_AT_MOST, max(REQUESTS_AT_LEAST, int(allowed))))
        await self._fetch_creditor_when_due()
        context.store.connections.change(context.id, synced_at=now_text())

    def _complete_older_rows(self) -> None:
        """Recompute, once, the rows of a version that knew only the service's progress."""
        profile = self._context.row.profile
        if not profile.get("keeps_keys") and not profile.get(COMPLETED):
            self._context.connection_store.receivables.recompute_all()
            self._context.store.connections.update_profile(self._context.id, **{COMPLETED: True})

    def _follow_from_now(self) -> None:
        """Start the event cursor at now: what happened before comes with the mirror."""
        context = self._context
        if context.row.event_cursor is None and context.row.mirror_cursor is None:
            behind = timedelta(seconds=context.client.clock.behind)
            since = (datetime.now(UTC) - FROM_BEFORE_NOW - behind).isoformat(timespec="seconds")
            context.store.connections.change(context.id, event_cursor=since)

    async def _fetch_creditor_when_due(self) -> None:
        if self._clock() >= self._creditor_due:
            await fetch_creditor(self._context)
            if is_active(self._context):
                self._creditor_due = self._clock() + CREDITOR_SECONDS

    @property
    def _idle_per_minute(self) -> float:
        return max(1.0, self._context.client.pacing.idle_per_minute)

    async def apply_events(self) -> None:
        """Fetch each receivable that an event names, once: events are hints."""
        connection_store = self._context.connection_store
        waiting = connection_store.events.list_unapplied()
        if waiting:
            await self._look_at(waiting)
            connection_store.events.mark_applied([event.id for event in waiting])

    async def _look_at(self, events: list[Event]) -> None:
        context = self._context
        named = {event.data.get("receivable_id"): None for event in events}
        for receivable_id in named:
            if isinstance(receivable_id, str):
                await self._look(ReceivableId(receivable_id))
        if any(event.type.startswith("user.") for event in events):
            await fetch_creditor(context)

    async def _look(self, receivable_id: ReceivableId) -> None:
        try:
            receivable = await self._context.client.receivables.get(receivable_id)
        except Refused:
            return  # gone or not ours: the list decides
        self._context.connection_store.receivables.put([receivable], full=True)

    async def _first_pages(self) -> None:
        """Take up where it was broken off. A cursor that the service no longer knows begins anew."""
        is_first = not self._context.row.mirror_complete
        if is_first:
            self._context.connection_store.receivables.bulk_write(True)
        try:
            await self._pages_after(self._context.row.mirror_cursor)
        except Refused as refusal:
            if self._context.row.mirror_cursor is None or refusal.status not in (400, 404, 422):
                raise
            await self._pages_after(None)
        if is_first:
            self._context.connection_store.receivables.bulk_write(False)
        self._context.store.connections.change(self._context.id, mirror_complete=True)

    async def _pages_after(self, after: str | None) -> None:
        order, waiting = ListOrder(), list[ReceivedReceivable]()
        write_at = 0.0
        try:
            async for page in iterate_pages(self._context.client.receivables, after=after):
                # Rows are prepared page by page, so that the write of all pages blocks for a shorter time.
                waiting += map(prepare, page.data)
                # The first page is seen at once; after it a commit for each would cost more than what it writes.
                if len(waiting) >= WRITTEN_AT_ONCE or self._clock() >= write_at:
                    self._take_in(waiting, order)
                    waiting.clear()
                    write_at = self._clock() + WRITTEN_SECONDS
        finally:
            self._take_in(waiting, order)

    def _take_in(self, answers: list[ReceivedReceivable], order: ListOrder) -> None:
        context = self._context
        # The cursor is in the same transaction: what a power cut takes away is asked for again.
        with context.store.database.write(lasting=False):
            context.connection_store.receivables.put(answers, full=False)
            for answer in answers:
                order.see(answer.receivable)
            if answers:
                context.store.connections.change(context.id, mirror_cursor=answers[-1].receivable.id)
            self._learn_order(order)

    def _learn_order(self, order: ListOrder) -> None:
        row = self._context.row
        if order.is_newest_first is not None and row.profile.get("newest_first") != order.is_newest_first:
            profile = {**row.profile, "newest_first": order.is_newest_first}
            self._context.store.connections.change(self._context.id, profile=profile)

    async def _follow_event_list(self) -> bool:
        """Return False where the service has none. What the list tells is kept like a delivery and applied at once."""
        context = self._context
        if context.row.profile.get("event_list") is False:
            return False
        while True:
            page = await self._next_events()
            if page is None:
                return False
            cursor = page.cursor or self._cursor_after(page)
            context.connection_store.events.add_all([(event, event.model_dump_json()) for event in page.data])
            await self.apply_events()
            leads_on = cursor is not None and cursor != context.row.event_cursor
            if leads_on:
                context.store.connections.change(context.id, event_cursor=cursor)
            if page.cursor is None and not (leads_on and page.has_more):
                return False  # a list without a cursor tells some news, and may hide others
            if not page.has_more or not page.data:
                return True
            if not leads_on:
                return False

    def _cursor_after(self, page: EventPage) -> str | None:
        """Return where a list without a cursor goes on: after the id of its last event, or at its moment where the
        service was seen to begin anew after an id.
        """
        if not page.data:
            return None
        context, last = self._context, page.data[-1]
        cursor = context.row.event_cursor or ""
        left_at = context.connection_store.events.created_at(EventId(cursor))
        if left_at is not None:
            if last.created_at >= left_at and all(event.id != cursor for event in page.data):
                return last.id
            context.store.connections.update_profile(context.id, events_since_moment=True)
            return _moment(left_at)
        if context.row.profile.get("events_since_moment"):
            return max(cursor, _moment(last.created_at))
        return last.id

    async def _next_events(self) -> EventPage | None:
        """Return None where the service has no such list, or this connection not the right to it. The interface names
        it without its address: whatever else answers there is not it."""
        context, hooks = self._context, self._context.client.webhooks
        cursor = context.row.event_cursor
        # A cursor that is not known any more, or a service that takes no moment, or no number of rows.
        ways = [(cursor, EVENT_ROWS), (None, EVENT_ROWS), (None, None)]
        for since, rows in ways if cursor is not None else ways[1:]:
            try:
                page = await hooks.list_events(since, rows)
            except Refused as refusal:
                if refusal.status == 403:
                    return None
                if refusal.is_not_offered:
                    break
            except Unreadable:
                return None
            else:
                if since is None and cursor is not None:
                    context.store.connections.change(context.id, event_cursor=None)
                return page
        context.store.connections.update_profile(context.id, event_list=False)
        return None

    async def _new_ones(self) -> None:
        """Fetch new receivables from the front of the list, unless this service puts them at its end."""
        newest_first = self._context.row.profile.get("newest_first")
        if newest_first is not True:
            await self._first_pages()
        if newest_first is not False:
            await self._front_pages()

    async def _front_pages(self) -> None:
        """Fetch pages from the front, as long as all their receivables are unknown."""
        context = self._context
        async for page in iterate_pages(context.client.receivables):
            unknown = [row for row in page.data if context.connection_store.receivables.get(row.id) is None]
            context.connection_store.receivables.put(page.data, full=False)
            if len(unknown) < len(page.data):
                return


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds")
