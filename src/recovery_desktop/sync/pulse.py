"""The rhythm of a connection: sends at once, syncs now and then, sooner when told, and says how it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Failure, Offline, Paced, SignedOut
from recovery_desktop.store.changes import Changed
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox

Standing = Literal["syncing", "up_to_date", "offline", "signed_out", "faulty"]

LIVE_SECONDS: Final = 60.0
"""Between two syncs while webhooks arrive."""
POLLING_SECONDS: Final = 15.0
"""Between two syncs where nothing arrives by itself."""
PAUSES_SECONDS: Final = (2.0, 5.0, 15.0, 60.0)


@dataclass(frozen=True)
class Status:
    """`failure` is why, where the standing is bad."""

    standing: Standing
    failure: Failure | None = None


class Pulse:
    """`run` lives as long as the connection is open; `nudge` makes it beat now."""

    def __init__(
        self, connected: Connected, outbox: Outbox, mirror: Mirror, tell: Callable[[Status], None]
    ) -> None:
        self._connected, self._outbox, self._mirror, self._tell = connected, outbox, mirror, tell
        self._bell = asyncio.Event()
        self._sync_due = 0.0
        self.is_live = False

    def nudge(self, *, sync: bool = False) -> None:
        if sync:
            self._sync_due = 0.0
        self._bell.set()

    def changed(self, changed: Changed) -> None:
        """To be told of the store's changes: a new intent leaves at once, an event is acted on at once."""
        if changed.kind in ("intent", "event"):
            self._bell.set()

    async def run(self) -> None:
        stop_listening = self._connected.store.changes.listen(self.changed)
        self._connected.shelf.intents.after_a_crash()
        failures = 0
        try:
            while True:
                self._bell.clear()
                try:
                    wait = await self._beat()
                    failures = 0
                except SignedOut as failure:
                    self._tell(Status("signed_out", failure))
                    wait = None
                except Failure as failure:
                    self._tell(Status("offline" if isinstance(failure, Offline) else "faulty", failure))
                    wait = PAUSES_SECONDS[min(failures, len(PAUSES_SECONDS) - 1)]
                    if isinstance(failure, Paced):
                        wait = failure.seconds
                    failures += 1
                await self._rest(wait)
        finally:
            stop_listening()

    async def _beat(self) -> float:
        """Sends, applies, syncs when it is time; returns the seconds until the next beat. Raises a Failure."""
        if not self._connected.client.session.is_signed_in:
            raise SignedOut
        now = asyncio.get_running_loop().time
        outgoing = await self._outbox.run_once()
        await self._mirror.apply_events()
        if now() >= self._sync_due:
            self._tell(Status("syncing"))
            await self._mirror.sync()
            self._sync_due = now() + (LIVE_SECONDS if self.is_live else POLLING_SECONDS)
        self._tell(Status("up_to_date"))
        until_sync = self._sync_due - now()
        return max(0.0, until_sync if outgoing is None else min(outgoing, until_sync))

    async def _rest(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._bell.wait()
        except TimeoutError:
            pass
