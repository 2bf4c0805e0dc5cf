"""Who is asking: the client, the subject of the grant and its scopes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from recovery_contract.ids import ClientId

PLATFORM: Final = "platform"


@dataclass(frozen=True)
class Principal:
    """`subject` is PLATFORM (sees all users of the client) or the id of a creditor's account (`acct_…`),
    which sees the users it created and those whose email is `verified_email`. `limits` are the requests a minute by
    scope that the operator chose for the client."""

    client_id: ClientId
    subject: str
    scopes: frozenset[str]
    verified_email: str | None = None
    limits: Mapping[str, int] | None = field(default=None, compare=False)

    @classmethod
    def of_client(cls, client_id: ClientId) -> Principal:
        """See all of a client, and may do nothing by itself: for the service's own work."""
        return cls(client_id=client_id, subject=PLATFORM, scopes=frozenset())

    @property
    def is_platform(self) -> bool:
        return self.subject == PLATFORM
