"""What the app does over its store of so many receivables: syncing, searching, opening the board."""

import asyncio
from datetime import UTC, datetime
from decimal import Decimal
from itertools import count
from pathlib import Path
from types import SimpleNamespace

from benchmarks._grown import Shop
from benchmarks._meter import Cost, Meter
from recovery_contract.events import Event
from recovery_contract.receivables import ReceivablePage
from recovery_contract.webhooks import EventPage
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.store.filters import Filters, Order
from recovery_desktop.store.listing import ListReads
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.ui.pages.board.grouped_rows import GroupedRows

ON_VIEW = 12


class NewsService:
    """A service that has one piece of news each time it is asked, or whose list is all there is to ask."""

    def __init__(self, shop: Shop, rows: int) -> None:
        self._receivables = [
            shop.connection_store.receivables.get(f"rcv_{rows - 1 - at:08}") for at in range(100)
        ]
        self._turn = count()

    async def page(self, **parameters: object) -> ReceivablePage:
        return ReceivablePage.model_construct(data=self._receivables, has_more=False)

    async def get(self, receivable_id: str):
        """Changed each time."""
        receivable = self._receivables[0]
        progress = receivable.recovery_progress.model_copy(
            update={"remaining_amount": Decimal(next(self._turn))}
        )
        return receivable.model_copy(update={"id": receivable_id, "recovery_progress": progress})

    async def list_events(self, since: str | None) -> EventPage:
        turn = next(self._turn)
        event = {
            "id": f"evt_{id(self)}_{turn}",
            "type": "receivable.contact.attempted",
            "created_at": "2026-01-01T00:00:00.000Z",
            "data": {"receivable_id": self._receivables[turn % 100].id},
        }
        return EventPage(data=[Event.model_validate(event)], has_more=False, cursor=f"evc_{turn}")


def desktop(folder: Path, sizes: list[int]) -> list[Cost]:
    shop, meter, before = Shop(folder), Meter("Desktop"), 0
    for rows in sizes:
        shop.grow(before, rows)
        before = rows
        locally(shop, meter, rows)
    shop.store.close()
    return meter.costs


def locally(shop: Shop, meter: Meter, rows: int) -> None:
    """What the app does over its store of so many."""
    service = NewsService(shop, rows)
    client = SimpleNamespace(
        receivables=service,
        webhooks=service,
        clock=SimpleNamespace(behind=0.0),
        pacing=SimpleNamespace(idle_per_minute=60),
    )
    context = ConnectionContext(shop.store, None, client, shop.connection_store, shop.folder)
    # The clock stands before the creditor is due to be looked at.
    mirror = Mirror(context, clock=lambda: -1.0)
    listing, now, turn = shop.connection_store.listing, datetime.now(UTC), count()

    def sync() -> None:
        asyncio.run(mirror.sync())

    def search(words: str) -> None:
        matches = listing.rows_matching(words)
        listing.load_rows(listing.newest_of(matches, ON_VIEW))

    def one_number() -> None:
        # Another each time: the answer before it is kept.
        search(f"{rows // 2 + next(turn):06}")

    def show(columns: dict[str, list[int]]) -> None:
        listing.load_rows([row for column in columns.values() for row in column[:ON_VIEW]])

    def board() -> None:
        show(listing.by_status(Filters(), Order(), now))

    all_rows = GroupedRows(listing.by_status(Filters(), Order(), now))

    def two_letters() -> None:
        """As the board does it for each key while somebody types: in the thread that keeps the texts, once it has
        them, and among the rows of the board."""
        words = f"{next(turn) % 90 + 10}"
        show(listing.in_background(lambda reads: all_rows.filter_to(reads.rows_matching(words))).result())

    shop.store.connections.change(shop.id, mirror_complete=True, event_cursor="evc_0", profile={})
    meter.measure("sync one event", rows, sync, 40)
    shop.store.connections.change(shop.id, profile={"event_list": False, "newest_first": True})
    meter.measure("sync without events", rows, sync, 20)
    meter.measure("search one number", rows, one_number, 40)
    meter.measure("search two letters", rows, two_letters, 10)
    listing.in_background(ListReads.forget).result()
    meter.measure("open the board", rows, board, 10)
