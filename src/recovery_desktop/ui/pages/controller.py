"""What every page is to the app, and what it may ask of the app."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.failures import Failure
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.store.changes import StoreChange


def tr(words: str) -> str:
    return QCoreApplication.translate("App", words)


class AppContext(Protocol):
    """The app, as a page sees it: the session, the ways to other pages, and what is said in passing."""

    @property
    def session(self) -> Session: ...

    def show_page(self, key: str) -> None: ...

    def show_approval(self, intent_id: IntentId) -> None:
        """Show the first message of what this submission becomes."""

    def show_settings(self, section: str, part: str = "") -> None:
        """Show the settings at this section, of recoveries at this part."""

    def sign_in_mailbox(self) -> None:
        """Sign the mailbox in again at its provider, in the browser."""

    def show_receivable(self, receivable_id: ReceivableId) -> None: ...

    def show_debtor(self, receivable_id: ReceivableId) -> None:
        """Show everything about the debtor of this receivable."""

    def open_draft(self, draft_id: DraftId) -> None: ...

    def remember_place(self) -> None:
        """Store what is open on the current page: a start after a crash returns to it."""

    def go_on(self, *, ask: bool = True) -> None:
        """Show the next page that the person needs: sign-in, creditor, or work.

        `ask` False opens no browser for a foreign service.
        """

    def sign_in(self) -> None:
        """Sign in through the browser, because the person wants it now."""

    def ask_files(self) -> None:
        """Let the person choose invoices, and take them in."""

    def take_in(self, paths: Sequence[Path]) -> None:
        """Import files on the page that is for them: invoices, tables of invoices, bank statements."""

    def take_in_invoices(self, paths: Sequence[Path]) -> None:
        """Import files that a person called invoices, or lists of them."""

    def say(self, words: str) -> None: ...

    def open_path(self, path: Path) -> None:
        """Open a file or folder in the program that the system has for it; say its place where there is none."""

    def offer(self, words: str, action: str, go: Callable[[], None]) -> None:
        """Show what needs an answer, with the action that answers it."""

    def tell(self, failure: Failure) -> None: ...

    def offer_undo(self, words: str, undo: Callable[[], bool], seconds: float | None = None) -> None:
        """Offer to undo, for so many seconds where it is not the usual number; `undo` returns False where it is too
        late."""

    def end_undo(self) -> None:
        """Take the offer away: what it was about has left."""
        ...

    def count(self, key: str, waiting: int) -> None:
        """Show in the rail how many things wait on that page."""

    @property
    def is_watched(self) -> bool:
        """Whether the person has the window before them."""

    def come_forward(self) -> None:
        """Bring the window to the front, wherever it was."""

    def quit(self) -> None: ...

    def apply_look(self, choice: str, text_scale: float) -> None:
        """Apply another theme or text size to everything."""


class PageController(ABC):
    """One page put together. It is made when something first asks for it; until then it costs nothing.

    What is told here is told to the pages that were made; a page that is made later reads the store itself.
    """

    def __init__(self, app: AppContext) -> None:
        self.app = app

    @abstractmethod
    def make_page(self) -> QWidget:
        """Build the page; called once, when it is first shown."""

    @property
    def open_now(self) -> str:
        """What is open on the page, by its id, to come back to after a crash; empty for the page itself."""
        return ""

    def on_store_changed(self, changed: StoreChange) -> None:
        """React to a change of the store."""
        return

    def on_connection_changed(self) -> None:
        """React to another connection, or to the last one being reachable again."""
        return

    def clock_moved(self) -> None:
        """React to a moved clock: days are counted from another moment."""
        return

    def on_page_chosen(self) -> None:
        """React to the person asking for the page by its name, before it is shown; it may be on view already."""
        return

    def on_page_shown(self) -> None:
        """React to the page being shown."""
        return
