"""The three kinds of connection and what each needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from recovery_contract.ids import ClientId, UserId
from recovery_desktop.store.connections import ConnectionKind

EMBEDDED_CLIENT: Final = ClientId("recovery-desktop")
_NO_CLIENT: Final = ClientId("")
_NO_USER: Final = UserId("")


@dataclass(frozen=True)
class KindRow:
    """`environment` None: the connection file says. Embedded ones run their service as a child of the app."""

    name: str
    environment: Literal["test", "production"] | None
    embedded: bool


KINDS: Final[dict[ConnectionKind, KindRow]] = {
    "practice": KindRow("Practice", "test", True),
    "this_computer": KindRow("This computer", "production", True),
    "service": KindRow("Recovery service", None, False),
}


@dataclass(frozen=True)
class ServiceAddress:
    """Address of a hosted or foreign service, as a connection file gives it; `client_secret` is kept sealed."""

    name: str = ""
    base_url: str = ""
    client_id: ClientId = _NO_CLIENT
    client_secret: str = ""
    environment: str = "production"
    user_id: UserId = _NO_USER
    """The creditor that the file names: it exists there already, and is offered after the sign-in."""
    profile: Mapping[str, Any] = field(default_factory=dict)
    """What its provider says of how it speaks the interface."""
