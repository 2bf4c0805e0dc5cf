"""What every operation of the service needs, handed over instead of imported."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection

from recovery_contract.ids import ClientId
from recovery_service.context.channels import Channels, TextLookup
from recovery_service.context.clock import Clock
from recovery_service.db.database import Database
from recovery_service.settings import Settings


@dataclass(frozen=True)
class Core:
    """Objects that live as long as the process.

    Code that begins transactions takes it; code within one takes a Context.
    """

    settings: Settings
    database: Database
    clock: Clock
    channels: Channels
    text_lookup: TextLookup | None = None
    """Asks name servers what a domain publishes; None where nobody is asked."""

    @property
    def base_url(self) -> str:
        """Return where pages and links live, without a slash at the end."""
        return (self.settings.public_url or f"http://{self.settings.host}:{self.settings.port}").rstrip("/")

    @property
    def can_text(self) -> bool:
        """Return whether a text message can leave; in the test environment it is made at once."""
        return not self.channels.is_real or self.settings.sms_gateway is not None

    @contextmanager
    def read(self) -> Iterator[Context]:
        """Open a consistent view; nothing may be written in it."""
        with self.database.read() as connection:
            yield Context(connection, self)

    @contextmanager
    def write(self) -> Iterator[Context]:
        """Open one transaction, committed at the end of the block or not at all."""
        with self.database.write() as connection:
            yield Context(connection, self)


@dataclass(frozen=True)
class Context:
    """One transaction, with the service's settings, clock and channels. It ends with its transaction."""

    connection: Connection
    core: Core

    @property
    def settings(self) -> Settings:
        return self.core.settings

    @property
    def clock(self) -> Clock:
        return self.core.clock

    @property
    def channels(self) -> Channels:
        return self.core.channels

    @property
    def base_url(self) -> str:
        return self.core.base_url

    def now(self, client_id: ClientId) -> int:
        """Return milliseconds on this client's clock."""
        return self.clock.now(self.connection, client_id)
