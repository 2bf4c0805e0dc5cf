"""Navigation by the state of the connection: choose, sign in, onboard, work, reconnect."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from PySide6.QtCore import QCoreApplication, QLocale

from recovery_contract.ids import ReceivableId
from recovery_desktop.app.crash_recovery import CrashRecovery
from recovery_desktop.app.pages import Pages
from recovery_desktop.failures import Failure
from recovery_desktop.ids import ConnectionId
from recovery_desktop.instance import CONNECTION_LINK
from recovery_desktop.settings import LaunchOptions
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import language
from recovery_desktop.ui.pages.controller import AppContext, tr
from recovery_desktop.ui.window import Window

if TYPE_CHECKING:  # loaded with the first connection, after the window is on view
    from recovery_desktop.app.vault_opener import VaultOpener
    from recovery_desktop.embedded.prestart import PrestartedService
    from recovery_desktop.embedded.supervisor import ServiceState
    from recovery_desktop.session.connection import Connection
    from recovery_desktop.session.connector import Connector
    from recovery_desktop.sync.scheduler import Status
    from recovery_desktop.token_vault import Keyring, Vault
    from recovery_desktop.ui.pages.practice.controller import PracticeController
    from recovery_desktop.ui.pages.sign_in.controller import SignInController
    from recovery_desktop.ui.pages.welcome.controller import WelcomeController

ARRIVALS = ("welcome", "sign_in", "onboarding", "today")
"""From here a connection leads on by itself; who turned to another page while it was made stays there."""
PRESTARTED: Final[ConnectionKind] = "practice"
STANDINGS = {
    "syncing": "live",
    "up_to_date": "live",
    "offline": "offline",
    "faulty": "faulty",
    "signed_out": "signed_out",
}


class AppShell(AppContext, Protocol):
    """The app with its window and its pages."""

    store: Store
    window: Window
    pages: Pages
    crash_recovery: CrashRecovery

    def open_things(self, things: Sequence[str]) -> None: ...


class Navigation:
    """`attends` is whether somebody tells the person what happens."""

    def __init__(self, app: AppShell, options: LaunchOptions, keyring: Keyring | None) -> None:
        self._app, self._options, self._keyring = app, options, keyring
        self._things = tuple(options.things)
        self.is_connecting = True
        self._prestarted: PrestartedService | None = None
        self.attends = False
        # Of the last time: one that is made meanwhile is being opened by whoever made it.
        self._last = next(iter(app.store.connections.all()), None)
        app.session.make_connector = self._make_connector
        app.session.practice_country = LANGUAGES[language.code_of(QLocale())][1]
        app.session.last_connection_id = ConnectionId("") if self._last is None else self._last.id

    @cached_property
    def practice(self) -> PracticeController:
        from recovery_desktop.ui.pages.practice.controller import PracticeController

        controller = PracticeController(self._app)
        controller.state.changed.connect(self._clock_moved)
        return controller

    def _make_connector(self) -> Connector:
        from recovery_desktop.session.connector import Connector

        vault = self._vault
        return Connector(self._app.session, vault.keys, vault.open, self._make_connection, self._switched)

    @cached_property
    def _vault(self) -> VaultOpener:
        from recovery_desktop.app.vault_opener import VaultOpener

        return VaultOpener(self._app, self._app.window, self._options.places, self._keyring)

    def open_once_connected(self, things: Sequence[str]) -> None:
        """Open these files and links once there is a connection."""
        self._things += tuple(things)

    def begin_with(self, paths: Sequence[Path]) -> None:
        """Keep files that came before there is a connection. On the first page they say how to start: whoever drops an
        invoice of their own wants it recovered from here, and their company is read from it."""
        self.open_once_connected([str(path) for path in paths])
        if self.is_connecting:
            return
        welcome = cast("WelcomeController", self._app.pages["welcome"]).state
        is_undecided = welcome.kind is None or welcome.lacks_passphrase
        if self._app.window.shown == "welcome" and is_undecided:
            welcome.choose("this_computer")
        else:
            self._app.say(tr("Your files are opened as soon as there is a connection."))

    @property
    def is_begun(self) -> bool:
        """Whether files have a place to go: not where the person went back from the passphrase to the first page."""
        connection = self._app.session.connection
        was_left = self._app.session.is_this_computer and self._app.window.shown == "welcome"
        return connection is not None and (connection.is_signed_in or not was_left)

    @property
    def awaits_company(self) -> bool:
        """Whether the company is still to be set up on this computer: invoices say who the person is."""
        from recovery_desktop.actions.creditor import is_active

        connection = self._app.session.connection
        return (
            connection is not None
            and self._app.session.is_this_computer
            and not is_active(connection.context)
        )

    async def connect(self) -> None:
        """Connect to the service named at the start, otherwise to the one of the last time."""
        try:
            await self._connect()
        finally:
            self.is_connecting = False

    async def _connect(self) -> None:
        if self._options.connection_file is not None:
            welcome = cast("WelcomeController", self._app.pages["welcome"]).state
            welcome.choose("service")
            welcome.read_file(self._options.connection_file)
            self._app.show_page("welcome")
            welcome.connect_service()
            return
        if self._last is None:
            links = [thing for thing in self._things if thing.startswith(CONNECTION_LINK)]
            self._things = tuple(thing for thing in self._things if thing not in links)
            if links:
                cast("WelcomeController", self._app.pages["welcome"]).offer(links[-1])
            return
        try:
            await self._app.session.connector.use(self._last)
        except Failure as failure:
            self._app.tell(failure)
            return
        self.go_on(ask=False)

    def _make_connection(self, row: ConnectionRow, vault: Vault) -> Connection:
        from recovery_desktop.commands.connect import connect
        from recovery_desktop.session.connection import Connection

        places = self._options.places
        context = connect(self._app.store, vault, row.id, places.files)
        connection = Connection(
            context, places, self._app.session.spawn, self._stands, self._service_stands, self._prestarted
        )
        if row.kind != PRESTARTED:
            self._app.session.spawn(self.end_prestarted())
        return connection

    async def prestart(self) -> None:
        """Load the service of the way that most people begin with, while they still read."""
        if self._app.session.connection is not None:
            return
        from recovery_desktop.embedded.prestart import PrestartedService
        from recovery_desktop.session.service_launch import launch_command, ready_file

        places = self._options.places
        command = launch_command(places, PRESTARTED, ready_file(places, PRESTARTED))
        self._prestarted = PrestartedService()
        await self._prestarted.start(command, places.service_log(PRESTARTED))

    async def end_prestarted(self) -> None:
        """End what was loaded ahead and not needed."""
        if self._prestarted is not None:
            await self._prestarted.stop()

    def _switched(self) -> None:
        """Reload everything on view for another connection."""
        connection = self._app.session.connection
        self._show_practice()
        self._vault.show_band()
        self._clock_moved()
        if connection is not None:
            from recovery_desktop.commands.read_invoice import resume_after_crash

            resume_after_crash(connection.context)
        # Created now, so that events are announced before their pages were ever opened.
        self._app.pages["today"]
        self.attends = bool(self._app.pages["notices"])
        for page in self._app.pages:
            page.on_connection_changed()
        if connection is not None and connection.is_signed_in:
            from recovery_desktop.app.pending_on_restart import show_pending

            show_pending(self._app)

    def _show_practice(self) -> None:
        """Show the banners of Practice, and none over any other connection."""
        from recovery_desktop.ui.pages.practice.controller import BANDS

        bands = self.practice.make_bands() if self._app.session.is_practice else {}
        for key in BANDS:
            self._app.window.show_band(key, bands.get(key))
        # The page may have come on view before there was a connection.
        self.on_page_shown(self._app.window.shown)

    def expect_bands(self) -> None:
        """Leave room for the band of Practice before it is connected, so that the first page stays where it is."""
        if self._last is not None and self._last.kind == "practice":
            self._app.window.expect_band("practice")

    def on_store_changed(self, changed: StoreChange) -> None:
        """Pass a change of the store on to Practice."""
        if self._app.session.is_practice:
            self.practice.on_store_changed(changed)

    def on_page_shown(self, key: str) -> None:
        """Tell Practice which page is on view."""
        if self._app.session.is_practice:
            self.practice.state.look_at(key, ReceivableId(self._app.pages[key].open_now))

    def go_on(self, *, ask: bool = True) -> None:
        """Show the next page that the person needs: sign-in, creditor, or work.

        With `ask` False no browser opens for a foreign service; what is known of it is shown.
        """
        from recovery_desktop.actions.creditor import is_active

        app, connection = self._app, self._app.session.connection
        if connection is None:
            app.show_page("welcome")
            return
        app.window.show_band("signed_out", None)
        if not connection.is_signed_in:
            self._go_on_signed_out(connection, ask or connection.kind != "service")
            return
        connection.start()
        if connection.kind == "practice":
            self.practice.state.refresh()
        app.window.show_rail(True)
        things, self._things = self._things, ()
        active = is_active(connection.context)
        if active:
            connection_store = connection.context.connection_store
            has_data = connection_store.receivables.count() or connection_store.drafts.list_in_states(
                "submitting", limit=1
            )
            if ask or app.window.shown in ARRIVALS:
                app.show_page("today" if has_data else "submit")
            app.session.spawn(app.session.reading_queue.read_waiting_quietly())
            app.session.watched_folder.arrived = self._say_what_arrived
            app.session.spawn(app.session.watched_folder.run())
            app.crash_recovery.reopen_page()
        if things:
            app.open_things(things)
        if not active:
            # Invoices that were given at the very first start are kept and wait until the account is active.
            app.show_page("onboarding")

    def _say_what_arrived(self, number: int) -> None:
        words = QCoreApplication.translate("App", "%n file(s) added from the watched folder", None, number)
        self._app.say(words)

    def _go_on_signed_out(self, connection: Connection, ask: bool) -> None:
        app = self._app
        has_receivables = app.store.connection_store(connection.id).receivables.count() > 0
        app.window.show_rail(has_receivables)
        if ask or not has_receivables:
            app.show_page("sign_in")
            state = cast("SignInController", app.pages["sign_in"]).state
            if ask:
                state.start()
            else:
                state.rest()
            return
        from recovery_desktop.app import banners

        band = banners.signed_out_banner(connection.context.row.name)
        band.acted.connect(self.sign_in)
        app.window.show_band("signed_out", band)
        self._show_connection_state(connection, "signed_out")
        if app.window.shown in ("welcome", "sign_in"):
            app.show_page("today")

    def sign_in(self) -> None:
        self._app.show_page("sign_in")
        cast("SignInController", self._app.pages["sign_in"]).state.start()

    def _clock_moved(self) -> None:
        """Tell the pages when the connection's clock has moved: days are counted by it."""
        if self.practice.follow_clock():
            for page in self._app.pages:
                page.clock_moved()

    def _stands(self, status: Status) -> None:
        app, connection = self._app, self._app.session.connection
        if connection is None:
            return
        state = STANDINGS[status.state]
        self._show_connection_state(
            connection, "polling" if state == "live" and not connection.is_live else state
        )
        if status.state == "signed_out" and app.window.shown not in ("sign_in", "welcome"):
            self._go_on_signed_out(connection, ask=False)
        if status.state == "up_to_date":
            app.session.spawn(app.session.reading_queue.read_waiting_quietly())

    def _show_connection_state(self, connection: Connection, state: str) -> None:
        synced = connection.context.row.synced_at
        if connection.kind == "practice" and state in ("live", "polling"):
            # The hour of this computer beside that of Practice would be a second clock.
            state, synced = "practice", None
        self._app.window.connection.show_state(state, datetime.fromisoformat(synced) if synced else None)

    def _service_stands(self, state: ServiceState) -> None:
        from recovery_desktop.app import banners

        self._app.window.show_band("service", banners.service_state_banner(state))
