"""Outgoing channels, passed to every operation, so that none checks the environment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol

from sqlalchemy import Connection

from recovery_contract.ids import ClientId, ReceivableId, UserId

TextLookup = Callable[[str], Awaitable[list[str]]]
"""Returns the TXT records of a name, none where it has none. Raises OSError where nobody answers."""


class MailFailed(Exception):
    """The mail did not leave. `reason`: why no mail leaves at the moment, in one clause; empty where it was for its
    recipient."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason)
        self.reason = reason


class Contact(NamedTuple):
    """A contact with a debtor that ended at once. `at` in milliseconds on the client's clock; `is_first` for the
    receivable; `emails` of everyone who may be reached for it."""

    client_id: ClientId
    user_id: UserId
    channel: str
    receivable_id: ReceivableId
    recipient: str
    subject: str | None
    body: str
    at: int
    is_first: bool
    emails: Sequence[str]


class Channels(Protocol):
    """The ways out. `is_real`: messages leave the service, so that they wait for what their channel needs: an active
    account, an approved plan, a mailbox, a gateway, or a person who posts and calls."""

    is_real: bool

    def immediate_outcome(self, channel: str, address: str) -> str | None:
        """Return the outcome of a contact that is made at once; None where a job sends it."""

    def record_contacts(self, connection: Connection, contacts: Sequence[Contact]) -> None:
        """Keep contacts that ended at once."""

    def erase_messages(self, connection: Connection, receivable_id: ReceivableId, replacement: str) -> None:
        """Remove the words of what was kept for a receivable."""

    async def send_service_mail(self, client_id: ClientId, address: str, subject: str, body: str) -> None:
        """Send the service's own mail to somebody it serves. Raises MailFailed."""
