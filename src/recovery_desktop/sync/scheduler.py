"""Schedule of a connection: sends at once, syncs regularly, sooner after an event, and reports its state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.backoff import retry_delay
from recovery_desktop.failures import Failure, NotTrusted, Offline, SignedOut
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox

SyncState = Literal["syncing", "up_to_date", "offline", "signed_out", "faulty"]


@dataclass(frozen=True)
class Status:
    """`failure` is why, where the standing is bad."""

    state: SyncState
    failure: Failure | None = None


class SyncScheduler:
    """`run` lives as long as the connection is open; `nudge` makes it beat now."""

    def __init__(
        self, context: ConnectionContext, outbox: Outbox, mirror: Mirror, tell: Callable[[Status], None]
    ) -> None:
        self._context, self._outbox, self._mirror, self._tell = context, outbox, mirror, tell
        self._bell = asyncio.Event()
        self._sync_due = 0.0
        self._sync_requested = False
        self._failures = 0
        self._syncing: asyncio.Task[None] | None = None
        self._cut_off = False
        self.is_live = False
        self.status = Status("syncing")

    @property
    def pause(self) -> float:
        """Seconds between two syncs, as things stand."""
        return self._mirror.pause(is_live=self.is_live)

    def run_soon(self, *, sync: bool = False) -> None:
        self._sync_requested |= sync
        self._bell.set()

    def on_resume(self) -> None:
        """Sync at once after sleep or in another network; give up requests over the old one."""
        self._failures = 0
        if self._syncing is not None:
            self._cut_off = True
            self._syncing.cancel()
        self.run_soon(sync=True)

    def on_store_changed(self, changed: StoreChange) -> None:
        """Wake up for a new intent or event."""
        if changed.kind in ("intent", "event"):
            self._bell.set()

    async def run(self) -> None:
        stop_listening = self._context.store.changes.listen(self.on_store_changed)
        self._context.connection_store.intents.recover_after_crash()
        try:
            while True:
                self._bell.clear()
                try:
                    wait = await self._beat()
                    self._failures = 0
                except SignedOut as failure:
                    self._say(Status("signed_out", failure))
                    wait = None
                except Failure as failure:
                    is_away = isinstance(failure, Offline) and not isinstance(failure, NotTrusted)
                    self._say(Status("offline" if is_away else "faulty", failure))
                    wait = retry_delay(self._failures, failure)
                    self._failures += 1
                await self._rest(wait)
        finally:
            stop_listening()

    async def _beat(self) -> float:
        """Send, apply, sync when it is time; return the seconds until the next beat. Raises a Failure."""
        if not self._context.client.session.is_signed_in:
            raise SignedOut
        now = asyncio.get_running_loop().time
        outgoing = await self._outbox.run_once()
        await self._mirror.apply_events()
        if self._sync_requested or now() >= self._sync_due:
            self._say(Status("syncing"))
            self._sync_requested = False
            if not await self._sync(outgoing):
                return 0.0
            self._sync_due = now() + self.pause
            # What was decided meanwhile may have to wait for its time.
            outgoing = await self._outbox.run_once()
        self._say(Status("up_to_date"))
        until_sync = 0.0 if self._sync_requested else self._sync_due - now()
        return max(0.0, until_sync if outgoing is None else min(outgoing, until_sync))

    async def _sync(self, outgoing: float | None) -> bool:
        """Return False where it was given up for another one. Raises a Failure."""
        syncing = self._syncing = asyncio.ensure_future(self._mirror.sync())
        try:
            await self._serve_during(syncing, outgoing)
            await syncing
        except asyncio.CancelledError:
            ours = asyncio.current_task()
            if not self._cut_off or (ours is not None and ours.cancelling()):
                raise
            return False
        finally:
            syncing.cancel()
            await asyncio.gather(syncing, return_exceptions=True)
            self._syncing, self._cut_off = None, False
        return True

    async def _serve_during(self, syncing: asyncio.Task[None], outgoing: float | None) -> None:
        """Send what the person decides and look at what events name meanwhile: a service with small pages, or one that
        asks to go slower, makes it last for minutes. Raises a Failure."""
        while not syncing.done():
            ringing = asyncio.ensure_future(self._bell.wait())
            try:
                await asyncio.wait((syncing, ringing), timeout=outgoing, return_when=asyncio.FIRST_COMPLETED)
            finally:
                ringing.cancel()
                await asyncio.gather(ringing, return_exceptions=True)
            if not syncing.done():
                self._bell.clear()
                outgoing = await self._outbox.run_once()
                await self._mirror.apply_events()

    def _say(self, status: Status) -> None:
        self.status = status
        self._tell(status)

    async def _rest(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._bell.wait()
        except TimeoutError:
            pass
