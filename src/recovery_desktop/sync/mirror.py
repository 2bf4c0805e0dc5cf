"""Mirrors the service's receivables: the first time page by page and resumable, later what changed."""

from __future__ import annotations

from typing import Final

from recovery_contract.events import Event
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.onboard_creditor import look_at_creditor
from recovery_desktop.failures import Refused
from recovery_desktop.store.database import now_text
from recovery_desktop.sync.pages import Order, pages

LOOKS_AT_MOST: Final = 25
"""Without an event list: how many open receivables are looked at in one round, longest unseen first."""


class Mirror:
    """One connection's. Each method raises a Failure where the service cannot be asked; what was learned stays."""

    def __init__(self, connected: Connected) -> None:
        self._connected = connected

    async def sync(self) -> None:
        """Everything new since the last complete sync; then its time is noted."""
        connected = self._connected
        await self.apply_events()
        if not connected.row.mirror_complete:
            await self._first_pages()
        if not await self._follow_event_list():
            await self._new_ones()
            await self._look_in_turn()
        await look_at_creditor(connected)
        connected.store.connections.change(connected.id, synced_at=now_text())

    async def apply_events(self) -> None:
        """Events are hints: each receivable that one names is asked for, once."""
        shelf = self._connected.shelf
        waiting = shelf.events.waiting()
        if waiting:
            await self._look_at(waiting)
            shelf.events.applied([event.id for event in waiting])

    async def _look_at(self, events: list[Event]) -> None:
        connected = self._connected
        named = {event.data.get("receivable_id"): None for event in events}
        for receivable_id in named:
            if isinstance(receivable_id, str):
                await self._look(receivable_id)
        if any(event.type.startswith("user.") for event in events):
            await look_at_creditor(connected)

    async def _look(self, receivable_id: str) -> None:
        try:
            told = await self._connected.client.receivables.get(receivable_id)
        except Refused:
            return  # gone or not ours: the list decides
        self._connected.shelf.receivables.put([told], full=True)

    async def _first_pages(self) -> None:
        """Takes up where it was broken off. A cursor that the service no longer knows begins anew."""
        try:
            await self._pages_after(self._connected.row.mirror_cursor)
        except Refused as refusal:
            if self._connected.row.mirror_cursor is None or refusal.status not in (400, 404, 422):
                raise
            await self._pages_after(None)
        self._connected.store.connections.change(self._connected.id, mirror_complete=True)

    async def _pages_after(self, after: str | None) -> None:
        connected, order = self._connected, Order()
        async for page in pages(connected.client.receivables, after=after):
            with connected.store.database.write():
                connected.shelf.receivables.put(page.data, full=False)
                for row in page.data:
                    order.see(row)
                if page.data:
                    connected.store.connections.change(connected.id, mirror_cursor=page.data[-1].id)
                self._learn_order(order)

    def _learn_order(self, order: Order) -> None:
        row = self._connected.row
        if order.is_newest_first is not None and row.profile.get("newest_first") != order.is_newest_first:
            profile = {**row.profile, "newest_first": order.is_newest_first}
            self._connected.store.connections.change(self._connected.id, profile=profile)

    async def _follow_event_list(self) -> bool:
        """False where the service has none. What the list tells is kept like a delivery and applied at once."""
        connected = self._connected
        if connected.row.profile.get("event_list") is False:
            return False
        while True:
            try:
                page = await connected.client.webhooks.events(connected.row.event_cursor)
            except Refused as refusal:
                if refusal.status in (404, 405, 501):
                    profile = {**connected.row.profile, "event_list": False}
                    connected.store.connections.change(connected.id, profile=profile)
                    return False
                if refusal.status == 403:
                    return False
                raise
            with connected.store.database.write():
                for event in page.data:
                    connected.shelf.events.keep(event, event.model_dump_json())
            await self.apply_events()
            if page.cursor:
                connected.store.connections.change(connected.id, event_cursor=page.cursor)
            if not page.has_more or not page.data:
                return True

    async def _new_ones(self) -> None:
        """They stand at the front of the list, unless this service was seen to put them at its end."""
        newest_first = self._connected.row.profile.get("newest_first")
        if newest_first is not True:
            await self._first_pages()
        if newest_first is not False:
            await self._front_pages()

    async def _front_pages(self) -> None:
        """Further pages only while they are all unknown."""
        connected = self._connected
        async for page in pages(connected.client.receivables):
            unknown = [row for row in page.data if connected.shelf.receivables.get(row.id) is None]
            connected.shelf.receivables.put(page.data, full=False)
            if len(unknown) < len(page.data):
                return

    async def _look_in_turn(self) -> None:
        for receivable_id in self._connected.shelf.receivables.open_ids()[:LOOKS_AT_MOST]:
            await self._look(receivable_id)
