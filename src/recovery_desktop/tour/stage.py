"""The real app over one data folder, started and ended as often as the story needs, with a keyring of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QApplication

from recovery_desktop.runtime import Runtime
from recovery_desktop.session.connection import Connection
from recovery_desktop.settings import LaunchOptions, Places
from recovery_desktop.store.store import ConnectionStore, Store
from recovery_desktop.tour.hands import NotReached, UiDriver
from recovery_desktop.ui.pages.controller import AppContext
from recovery_desktop.ui.pages.practice.state import PracticeState
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from recovery_desktop.ui.window import Window


class MemoryKeyring:
    """Keeps secrets for as long as the story lasts, so that the person's keyring is left alone."""

    def __init__(self) -> None:
        self._secrets: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self._secrets.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._secrets[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self._secrets[service, username]


class PlayedApp(AppContext, Protocol):
    """The app, as its tour sees it: what it shows, and how it is run."""

    store: Store
    window: Window

    @property
    def welcome(self) -> WelcomeState: ...

    @property
    def submit(self) -> SubmitState: ...

    @property
    def receivable(self) -> ReceivableState: ...

    @property
    def statistics(self) -> StatisticsState: ...

    @property
    def practice(self) -> PracticeState: ...

    async def run(self) -> None:
        """Show the window; returns when the app has ended."""


class MakeApp(Protocol):
    def __call__(
        self,
        qt: QApplication,
        options: LaunchOptions,
        runtime: Runtime,
        *,
        keyring: MemoryKeyring,
        open_address: Callable[[str], bool],
    ) -> PlayedApp: ...


class Stage:
    """`opened` are the addresses for which the app options a browser, the newest last; `mistakes` what it did not
    expect itself. Practice has the company of `practice_country`, from which the invoices of the story are; with None
    it has the one of the language."""

    def __init__(
        self,
        make_app: MakeApp,
        folder: Path,
        *,
        keyring: MemoryKeyring | None = None,
        undo_seconds: float | None = None,
        locale: str = "en_GB",
        things: tuple[str, ...] = (),
        practice_country: str | None = "FR",
    ) -> None:
        self.folder, self._make_app = folder, make_app
        self.opened: list[str] = []
        self.mistakes: list[BaseException] = []
        self.hands = UiDriver(lambda: self.window)
        self._keyring = keyring or MemoryKeyring()
        self._undo_seconds = undo_seconds
        self._locale, self._things = locale, things
        self._practice_country = practice_country
        self._app: PlayedApp | None = None
        self._runtime: Runtime | None = None
        self._running: asyncio.Task[Any] | None = None

    @property
    def app(self) -> PlayedApp:
        if self._app is None:
            raise NotReached("the app is not running")
        return self._app

    @property
    def window(self) -> Window:
        return self.app.window

    @property
    def connection(self) -> Connection:
        """Raises NotReached while no connection was chosen."""
        connection = self.app.session.connection
        if connection is None:
            raise NotReached("no connection is in use")
        return connection

    @property
    def connection_store(self) -> ConnectionStore:
        return self.connection.context.connection_store

    async def start(self) -> None:
        qt = QApplication.instance()
        assert isinstance(qt, QApplication)
        qt.setQuitOnLastWindowClosed(False)
        self._runtime = Runtime(self.mistakes.append)
        options = LaunchOptions(Places(self.folder), self._things, locale=self._locale)
        self._app = self._make_app(qt, options, self._runtime, keyring=self._keyring, open_address=self._open)
        if self._practice_country is not None:
            self._app.session.practice_country = self._practice_country
        if self._undo_seconds is not None:
            self._app.session.undo_seconds = self._undo_seconds
        self._running = asyncio.ensure_future(self._app.run())
        await asyncio.sleep(0)

    async def wait_for_end(self) -> None:
        """Wait until the person has quit."""
        if self._running is not None:
            await self._running
            self._app = self._runtime = self._running = None

    async def stop(self) -> None:
        """Close the window and return when everything has ended."""
        if self._running is None or self._runtime is None:
            return
        self.window.close()
        self._runtime.stop.set()
        await self._running
        self._app = self._runtime = self._running = None

    def _open(self, address: str) -> bool:
        self.opened.append(address)
        return True
