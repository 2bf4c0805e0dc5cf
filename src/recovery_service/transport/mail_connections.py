"""Connections to mail servers, kept between mails; and which mails this process has handed in."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import aiosmtplib

from recovery_service.transport.delivery import Delivery
from recovery_service.transport.mail import Mail, MailServer, SmtpClient, send_mail

IDLE_SECONDS: Final = 20.0
"""Servers end what is idle for longer, and count it against the mailbox until then."""
MAILS_AT_MOST: Final = 50
"""Of one connection: servers end one that brings very many."""
ALIVE_SECONDS: Final = 5.0
REMEMBERED: Final = 10_000


class _Idle(NamedTuple):
    """A connection that waits for the next mail, since when."""

    client: SmtpClient
    since: float


@dataclass
class _Pool:
    """What one event loop keeps open, by server and credentials."""

    users: int = 0
    idle: dict[tuple[str, ...], list[_Idle]] = field(default_factory=dict)
    ending: set[asyncio.Task[None]] = field(default_factory=set)


class MailConnections:
    """Connections are kept while `opened`. A mail that a server took once is not handed in again by this process, even
    where that could not be written down."""

    def __init__(self) -> None:
        self._pools: dict[asyncio.AbstractEventLoop, _Pool] = {}
        self._handed_in: OrderedDict[str, Delivery] = OrderedDict()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        pool = self._pools.setdefault(loop, _Pool())
        pool.users += 1
        try:
            yield
        finally:
            pool.users -= 1
            if not pool.users:
                del self._pools[loop]
                self._end(pool, before=float("inf"))
                await asyncio.gather(*pool.ending, return_exceptions=True)

    async def send(self, server: MailServer, mail: Mail) -> Delivery:
        """Send a mail and return the outcome; that of before where the server took this mail already."""
        earlier = self._handed_in.get(mail.message_id)
        if earlier is not None:
            return earlier
        delivery = await send_mail(server, mail, self)
        if delivery.outcome == "sent":
            # What the recipient was sent is kept of a person's own words only.
            self._handed_in[mail.message_id] = delivery if mail.is_personal else Delivery("sent")
            if len(self._handed_in) > REMEMBERED:
                self._handed_in.popitem(last=False)
        return delivery

    async def take(self, key: tuple[str, ...]) -> SmtpClient | None:
        """Return a connection that still answers; None where there is none."""
        pool = self._pools.get(asyncio.get_running_loop())
        while pool is not None and (waiting := pool.idle.get(key)):
            client = waiting.pop().client
            if await _answers(client):
                return client
            client.close()
        return None

    async def give_back(self, key: tuple[str, ...], client: SmtpClient) -> None:
        """Keep a connection for the next mail, or end it."""
        loop = asyncio.get_running_loop()
        pool = self._pools.get(loop)
        if pool is None or client.mails >= MAILS_AT_MOST or not client.is_connected:
            await end_connection(client)
            return
        pool.idle.setdefault(key, []).append(_Idle(client, loop.time()))
        loop.call_later(IDLE_SECONDS, lambda: self._end(pool, before=loop.time() - IDLE_SECONDS / 2))

    def _end(self, pool: _Pool, before: float) -> None:
        """End what is kept since before this moment of the loop."""
        for key, waiting in list(pool.idle.items()):
            pool.idle[key] = [one for one in waiting if one.since > before]
            if not pool.idle[key]:
                del pool.idle[key]
            for one in waiting:
                if one.since <= before:
                    task = asyncio.ensure_future(end_connection(one.client))
                    pool.ending.add(task)
                    task.add_done_callback(pool.ending.discard)


async def _answers(client: SmtpClient) -> bool:
    try:
        return client.is_connected and (await client.noop(timeout=ALIVE_SECONDS)).code == 250
    except (aiosmtplib.SMTPException, OSError):
        return False


async def end_connection(client: SmtpClient) -> None:
    """Say goodbye where the server still listens, and close."""
    with contextlib.suppress(aiosmtplib.SMTPException, OSError):
        await client.quit(timeout=ALIVE_SECONDS)
    client.close()
