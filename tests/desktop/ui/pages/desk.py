"""A store with a board over it, and the page of that board."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.widgets.chip import Chip, Popover
from tests.desktop.ui.fakes import Spawned, a_full_board, a_store
from tests.desktop.ui.session import open_session


class Desk:
    """A store with a board over it."""

    def __init__(self, folder: Path, *, filled: bool = True) -> None:
        self.store, self.connection_store = a_store(folder)
        self.spawned = Spawned()
        self.session, _ = open_session(folder, store=self.store, spawn=self.spawned)
        if filled:
            self.connection_store.receivables.put(a_full_board(), full=True)
        self.state = self.again()

    def again(self) -> BoardState:
        """As after the next start."""
        return BoardState(self.session)

    def ids(self, rows: list[int]) -> list[str]:
        return [place.id for place in self.connection_store.listing.places(rows)]

    def row(self, id: str) -> int:
        return self.connection_store.listing.rows_of([id])[id]

    def columns(self) -> dict[str, list[str]]:
        return {status: self.ids(rows) for status, rows in self.state.columns.items()}


def put(connection_store: ConnectionStore, *receivables: object) -> None:
    connection_store.receivables.put(receivables, full=True)


def popover(page: BoardPage, chip: Chip) -> Popover:
    chip.main.click()
    return [candidate for candidate in page.findChildren(Popover) if candidate.isVisible()][-1]


def table(page: BoardPage) -> BoardPage:
    page.state.show_form("table")
    return page
