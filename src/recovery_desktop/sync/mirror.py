"""Mirrors the service's receivables: the first time page by page and resumable, later what changed."""

from __future__ import annotations

from typing import Final

from recovery_contract.events import Event
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.onboard_creditor import look_at_creditor
from recovery_desktop.failures import Refused
from recovery_desktop.store.database import now_text

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
            await self._newest_page()
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
        connected = self._connected
        after = connected.row.mirror_cursor
        while True:
            page = await connected.client.receivables.page(starting_after=after)
            with connected.store.database.write():
                connected.shelf.receivables.put(page.data, full=False)
                if page.data:
                    after = page.data[-1].id
                    connected.store.connections.change(connected.id, mirror_cursor=after)
                if not page.has_more or not page.data:
                    connected.store.connections.change(connected.id, mirror_complete=True)
                    return

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

    async def _newest_page(self) -> None:
        """New ones stand at the front of the list; further pages only while they are all unknown."""
        connected = self._connected
        after: str | None = None
        while True:
            page = await connected.client.receivables.page(starting_after=after)
            unknown = [row for row in page.data if connected.shelf.receivables.get(row.id) is None]
            connected.shelf.receivables.put(page.data, full=False)
            if not page.has_more or not page.data or len(unknown) < len(page.data):
                return
            after = page.data[-1].id

    async def _look_in_turn(self) -> None:
        for receivable_id in self._connected.shelf.receivables.open_ids()[:LOOKS_AT_MOST]:
            await self._look(receivable_id)
