"""What every step of the tour has at hand, and what a person would remember from one step to the next."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QLabel, QPushButton, QTableView, QToolButton, QWidget

from recovery_contract.ids import ReceivableId
from recovery_contract.receivables import Receivable
from recovery_desktop.ids import NO_RECEIVABLE
from recovery_desktop.tour.browser import Browser
from recovery_desktop.tour.hands import LIMIT_SECONDS, NotReached, UiDriver, process_events, wait_until
from recovery_desktop.tour.stage import Stage
from recovery_desktop.tour.translations import translations_of
from recovery_desktop.ui.text import column_word
from recovery_desktop.ui.widgets.board_column import CARD
from recovery_desktop.ui.widgets.drawn_card import CardFace
from recovery_desktop.ui.widgets.mail_view import MailView

if TYPE_CHECKING:
    from recovery_desktop.tour.other_service import HostedService

SLOW_SECONDS = 180.0
"""For what starts a process or reads a document on a machine that is busy."""


@dataclass(frozen=True)
class MailAccess:
    """A mail server on this machine that takes mail without encryption."""

    host: str
    port: int
    password: str


@dataclass
class Tour:
    """`invoice` is the file that is dropped, `receivable_id` the one that the story is about right now, `earlier_ids`
    those that were there before it was submitted; `exit_stack` holds what has to end with the story."""

    stage: Stage
    browser: Browser
    invoice: Path
    receivable_id: ReceivableId = NO_RECEIVABLE
    earlier_ids: set[str] = field(default_factory=set)
    elsewhere: HostedService | None = None
    mail_access: MailAccess | None = None
    exit_stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def hands(self) -> UiDriver:
        return self.stage.hands

    @property
    def receivable(self) -> Receivable:
        """As the app knows it, without asking the service."""
        receivable = self.stage.connection_store.receivables.get(self.receivable_id)
        if receivable is None:
            raise NotReached(f"the app does not know {self.receivable_id!r}")
        return receivable

    async def press(self, name: str) -> None:
        await self.hands.click(name, QPushButton)

    async def go_to(self, name: str) -> None:
        """Open a page by the rail."""
        rail = self.stage.window.rail
        names = [
            child for child in rail.findChildren(QToolButton) if _page_of(child) in translations_of(name)
        ]
        if not names:
            raise NotReached(f"the rail has no {name!r}")
        await self.hands.click(names[0].accessibleName(), QToolButton, within=rail)

    async def wait_for_page(self, key: str, seconds: float = LIMIT_SECONDS) -> None:
        await wait_until(lambda: self.stage.window.shown == key, f"the page {key!r}", seconds)
        await process_events()

    async def wait_for_text(
        self, words: str, seconds: float = LIMIT_SECONDS, within: QWidget | None = None
    ) -> None:
        """Wait until these words can be read on what is in front."""
        await wait_until(lambda: self.has_text(words, within), f"the words {words!r}", seconds)

    def has_text(self, words: str, within: QWidget | None = None) -> bool:
        root = within or self.hands.front_widget
        shown = [label.text() for label in root.findChildren(QLabel) if label.isVisible()]
        shown += [mail.text for mail in root.findChildren(MailView) if mail.isVisible()]
        return any(translation in text for text in shown for translation in translations_of(words))

    async def wait_for_status(self, *wanted: str, seconds: float = LIMIT_SECONDS) -> None:
        """Wait until the receivable has one of these statuses in the app."""
        named = " or ".join(wanted)
        await wait_until(lambda: str(self.receivable.status) in wanted, f"the status {named}", seconds)
        await process_events()

    async def find_card(self, status: str) -> tuple[QTableView, QModelIndex]:
        """Return the receivable's card in that column of the board."""
        card = await wait_until(lambda: self._card(status), f"a card in the column {status}")
        assert card is not None
        return card

    def _card(self, status: str) -> tuple[QTableView, QModelIndex] | None:
        board = self.stage.window.page("board")
        views = [view for view in board.findChildren(QTableView) if view.isVisible()]
        for view in views:
            model = view.model()
            for row in range(model.rowCount()):
                face = model.index(row, 0).data(CARD)
                if isinstance(face, CardFace) and face.id == self.receivable_id:
                    stands = view.accessibleName() == column_word(status)
                    return (view, model.index(row, 0)) if stands else None
        return None

    async def press_and_get_address(self, name: str) -> str:
        """Press what opens the browser; the address that was asked for."""
        before = len(self.stage.opened)
        await self.press(name)
        await wait_until(lambda: len(self.stage.opened) > before, f"{name!r} to open the browser")
        return self.stage.opened[-1]


def _page_of(button: QToolButton) -> str:
    """Return the page's name without the number of things that wait there."""
    return button.accessibleName().split("  ·")[0]
