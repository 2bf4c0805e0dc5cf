"""Which page a connection leads to: chosen, signed in to, become a creditor at, worked with, lost and found again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, cast

from recovery_desktop.failures import Failure
from recovery_desktop.parts.part import Around
from recovery_desktop.parts.table import Parts
from recovery_desktop.parts.whereabouts import Whereabouts
from recovery_desktop.settings import Asked
from recovery_desktop.store.connections import ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.ui.window import Window

if TYPE_CHECKING:  # loaded with the first connection, after the window is on view
    from recovery_desktop.adapters.connection import Connecting
    from recovery_desktop.api.vault import Keyring, Vault
    from recovery_desktop.embedded.supervisor import ServiceState
    from recovery_desktop.link.link import Link
    from recovery_desktop.parts.practice import PracticePart
    from recovery_desktop.parts.sign_in import SignInPart
    from recovery_desktop.parts.vault import VaultPart
    from recovery_desktop.parts.welcome import WelcomePart
    from recovery_desktop.sync.pulse import Status

STANDINGS = {
    "syncing": "live",
    "up_to_date": "live",
    "offline": "offline",
    "faulty": "offline",
    "signed_out": "signed_out",
}


class Whole(Around, Protocol):
    """The app with its window and its parts."""

    store: Store
    window: Window
    parts: Parts
    whereabouts: Whereabouts

    def open_things(self, things: Sequence[str]) -> None: ...


class Flow:
    """`attends` is whether somebody tells the person what happens."""

    def __init__(self, app: Whole, asked: Asked, keyring: Keyring | None) -> None:
        self._app, self._asked, self._keyring = app, asked, keyring
        self._things = tuple(asked.things)
        self.is_connecting = True
        self.attends = False
        last = self._last()
        app.session.known = "" if last is None else last.id

    @cached_property
    def practice(self) -> PracticePart:
        from recovery_desktop.parts.practice import PracticePart

        made = PracticePart(self._app)
        made.state.changed.connect(self._clock_moved)
        return made

    @cached_property
    def connecting(self) -> Connecting:
        from recovery_desktop.adapters.connection import Connecting

        vault = self._vault
        return Connecting(self._app.session, vault.keys, vault.open, self._make_link, self._switched)

    @cached_property
    def _vault(self) -> VaultPart:
        from recovery_desktop.parts.vault import VaultPart

        return VaultPart(self._app, self._app.window, self._asked.places, self._keyring)

    def open_later(self, things: Sequence[str]) -> None:
        """Once there is a connection to open them over."""
        self._things += tuple(things)

    async def connect(self) -> None:
        """To the service that was asked for, else to the one of the last time."""
        try:
            await self._connect()
        finally:
            self.is_connecting = False

    async def _connect(self) -> None:
        if self._asked.connection_file is not None:
            welcome = cast("WelcomePart", self._app.parts["welcome"]).state
            welcome.choose("service")
            welcome.read_file(self._asked.connection_file)
            self._app.show_page("welcome")
            welcome.connect_service()
            return
        last = self._last()
        if last is None:
            return
        try:
            await self.connecting.use(last)
        except Failure as failure:
            self._app.tell(failure)
            return
        self.go_on(ask=False)

    def _last(self) -> ConnectionRow | None:
        rows = self._app.store.connections.all()
        return rows[0] if rows else None

    def _make_link(self, row: ConnectionRow, vault: Vault) -> Link:
        from recovery_desktop.commands.connect import connect
        from recovery_desktop.link.link import Link

        places = self._asked.places
        connected = connect(self._app.store, vault, row.id, places.files)
        return Link(connected, places, self._app.spawn, self._stands, self._service_stands)

    def _switched(self) -> None:
        """Another connection: everything on view is read anew."""
        link = self._app.session.link
        practice = link is not None and link.kind == "practice"
        self._app.window.show_band("practice", self.practice.make_band() if practice else None)
        self._clock_moved()
        self._app.drafting.interrupted()
        # Made now, so that somebody tells what happens before their pages were ever on view.
        self._app.parts["today"]
        self.attends = bool(self._app.parts["notices"])
        for part in self._app.parts:
            part.switched()
        if link is not None and link.is_signed_in:
            from recovery_desktop.parts.held import show_held

            show_held(self._app)

    def go_on(self, *, ask: bool = True) -> None:
        """To the next page that the person needs: sign in, become a creditor, or work. A service elsewhere is not
        asked for in the browser unless the person wants it: what is known of it is shown."""
        from recovery_desktop.commands.onboard_creditor import is_active

        app, link = self._app, self._app.session.link
        if link is None:
            app.show_page("welcome")
            return
        app.window.show_band("signed_out", None)
        if not link.is_signed_in:
            self._go_on_signed_out(link, ask or link.kind != "service")
            return
        link.start()
        if link.kind == "practice":
            self.practice.state.refresh()
        app.window.show_rail(True)
        things, self._things = self._things, ()
        active = is_active(link.connected)
        if active:
            app.show_page("today" if link.connected.shelf.receivables.count() else "submit")
            app.spawn(app.drafting.read_waiting_quietly())
            app.whereabouts.go_back()
        if things:
            app.open_things(things)
        if not active:
            # Invoices that were given at the very first start are kept and wait until the account is active.
            app.show_page("onboarding")

    def _go_on_signed_out(self, link: Link, ask: bool) -> None:
        app = self._app
        known = app.store.shelf(link.id).receivables.count() > 0
        app.window.show_rail(known)
        if ask or not known:
            app.show_page("sign_in")
            state = cast("SignInPart", app.parts["sign_in"]).state
            if ask:
                state.start()
            else:
                state.rest()
            return
        from recovery_desktop.parts import bands

        band = bands.signed_out(link.connected.row.name)
        band.acted.connect(self.sign_in)
        app.window.show_band("signed_out", band)
        self._show_standing(link, "signed_out")
        if app.window.shown in ("welcome", "sign_in"):
            app.show_page("today")

    def sign_in(self) -> None:
        self._app.show_page("sign_in")
        cast("SignInPart", self._app.parts["sign_in"]).state.start()

    def _clock_moved(self) -> None:
        """Days are counted by the clock of the connection: the one of Practice can be moved."""
        if self.practice.follow_clock():
            for part in self._app.parts:
                part.clock_moved()

    def _stands(self, status: Status) -> None:
        app, link = self._app, self._app.session.link
        if link is None:
            return
        state = STANDINGS[status.standing]
        self._show_standing(link, "polling" if state == "live" and not link.is_live else state)
        if status.standing == "signed_out" and app.window.shown not in ("sign_in", "welcome"):
            self._go_on_signed_out(link, ask=False)
        if status.standing == "up_to_date":
            app.spawn(app.drafting.read_waiting_quietly())

    def _show_standing(self, link: Link, state: str) -> None:
        synced = link.connected.row.synced_at
        self._app.window.connection.show_state(state, datetime.fromisoformat(synced) if synced else None)

    def _service_stands(self, state: ServiceState) -> None:
        from recovery_desktop.parts import bands

        self._app.window.show_band("service", bands.service_stands(state))
