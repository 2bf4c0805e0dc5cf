"""Keeps an SSH tunnel open: opens it, notices its loss, opens it again with growing pauses, and says how it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from recovery_desktop.api.backoff import PAUSES_SECONDS
from recovery_desktop.failures import Failure
from recovery_desktop.live import ssh
from recovery_desktop.live.failures import (
    KeyUnusable,
    NoPublicAddress,
    ServerKeyChanged,
    ServerUnknown,
    SshLoginRefused,
)
from recovery_desktop.store.tunnels import TunnelSettings

NEEDS_THE_PERSON: Final = (KeyUnusable, NoPublicAddress, SshLoginRefused, ServerKeyChanged, ServerUnknown)
"""Trying again would change nothing, and a server may lock out whoever knocks too often."""


@dataclass(frozen=True)
class TunnelState:
    """`public_url` is known while it is open; `failure` is why it is not."""

    phase: Literal["opening", "open", "lost"]
    public_url: str = ""
    failure: Failure | None = None


class SshTunnel:
    """`run` lives as long as the tunnel is wanted; `on_change` hears every new state; `nudge` ends a pause."""

    def __init__(
        self,
        settings: TunnelSettings,
        host_key: str | None,
        secret: str | None,
        on_change: Callable[[TunnelState], None],
        *,
        pauses: Sequence[float] = PAUSES_SECONDS,
    ) -> None:
        self._settings, self._host_key, self._secret = settings, host_key, secret
        self._on_change, self._pauses = on_change, pauses
        self._bell = asyncio.Event()

    def retry_now(self) -> None:
        self._bell.set()

    async def run(self, local_port: int) -> None:
        failures = 0
        while True:
            self._bell.clear()
            self._on_change(TunnelState("opening"))
            lost: Failure | None = None
            try:
                await self._hold(local_port)
                failures = 0
            except Failure as failure:
                lost = failure
            self._on_change(TunnelState("lost", failure=lost))
            pause = self._pauses[min(failures, len(self._pauses) - 1)]
            failures += 1
            await self._rest(None if isinstance(lost, NEEDS_THE_PERSON) else pause)

    async def _hold(self, local_port: int) -> None:
        """Wait until the open tunnel is lost. Raises a Failure where it did not open."""
        connection = await ssh.connect(self._settings, self._host_key, self._secret)
        try:
            await ssh.forward_port(connection, self._settings, local_port)
            url = self._settings.public_url or await ssh.read_announced_address(connection)
            self._on_change(TunnelState("open", url))
            await connection.wait_closed()
        finally:
            connection.abort()

    async def _rest(self, seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._bell.wait()
        except TimeoutError:
            pass
