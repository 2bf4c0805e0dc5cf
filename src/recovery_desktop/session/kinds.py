"""The three kinds of connection and what each needs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from recovery_contract.ids import ClientId, UserId
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.store.profile import read_shipped

EMBEDDED_CLIENT: Final = ClientId("recovery-desktop")
FILE_BYTES: Final = 64 * 1024
"""More than any connection file needs."""
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


def read_connection_file(text: str) -> ServiceAddress:
    """Return what a connection file says. Raises ValueError where it is none."""
    try:
        content = json.loads(text)
        names = ServiceAddress.__dataclass_fields__.keys() - {"profile"}
        fields: dict[str, Any] = {name: str(content[name]) for name in names if name in content}
        address = ServiceAddress(**fields, profile=read_shipped(content.get("profile", {})))
    except (TypeError, AttributeError, RecursionError) as error:
        raise ValueError("this is no connection file") from error
    if not address.base_url:
        raise ValueError("it names no service")
    return address
