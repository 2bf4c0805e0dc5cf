"""A creditor's letterhead: a logo and a colour, set by the creditor and used in all that is sent in its name."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, RowMapping

from recovery_contract.errors import ErrorCode
from recovery_contract.ids import UserId
from recovery_contract.letterhead import (
    LOGO_FILE_BYTES,
    LOGO_HEIGHT,
    LOGO_WIDTH,
    OUR_COLOUR,
    Letterhead,
    readable_on_dark,
    readable_on_white,
)
from recovery_contract.reasons import Reason
from recovery_invoices import Reader
from recovery_service.context.core import Context
from recovery_service.errors import ServiceError
from recovery_service.files import logos
from recovery_service.files.data_uri import decode_data_uri
from recovery_service.files.pictures import Picture, shrink_picture
from recovery_service.ids import LogoId
from recovery_service.ledger.users.rows import UserRow
from recovery_service.recovery.dunning import preferences

KIND: Final = "letterhead"
LOGO: Final = "logo"
"""The name by which the HTML of a mail refers to the picture."""
SHOWN_WIDTH: Final = 240
SHOWN_HEIGHT: Final = 72
_HEAD: Final = "data:image/png;base64,"


@dataclass(frozen=True)
class Head:
    """What stands at the head of a mail, a letter, a page: the picture's id and size, and the colour of the line and
    the button, on a light and on a dark ground. Without a `line` the colours are ours."""

    logo: LogoId | None
    width: int
    height: int
    colour: str
    dark_colour: str
    line: bool

    @property
    def shown_size(self) -> tuple[int, int]:
        """Return width and height in a mail and on the page: the picture is sharper than it is shown."""
        scale = min(1.0, SHOWN_WIDTH / max(1, self.width), SHOWN_HEIGHT / max(1, self.height))
        return max(1, round(self.width * scale)), max(1, round(self.height * scale))

    def as_stored(self) -> dict[str, Any]:
        """Return what is stored with an attempt."""
        return {"logo": self.logo, "colour": self.colour, "line": self.line}


def find_head(stored: RowMapping | Mapping[str, Any] | None) -> Head:
    """Return the head by a creditor's preference of this kind, None where nothing was set."""
    value = {} if stored is None else stored["value"]
    chosen = value.get("colour")
    return Head(
        logo=value.get("logo"),
        width=value.get("width") or 0,
        height=value.get("height") or 0,
        colour=readable_on_white(chosen) if chosen else OUR_COLOUR,
        dark_colour=readable_on_dark(chosen) if chosen else "#9cc7d6",
        line=bool(chosen),
    )


def load_head(connection: Connection, user_id: UserId) -> Head:
    return find_head(preferences.find(connection, user_id, KIND))


def load_letterhead(connection: Connection, user_id: UserId) -> Letterhead:
    """Return the resource as the interface has it."""
    stored = preferences.find(connection, user_id, KIND)
    head, content = find_head(stored), None
    if head.logo is not None:
        content = logos.load(connection, head.logo)
    return Letterhead(
        logo=None if content is None else _HEAD + base64.b64encode(content).decode(),
        colour=stored["value"].get("colour") if stored is not None else None,
        used_colour=head.colour if head.line else None,
    )


def read_logo(reader: Reader, request: Letterhead) -> Picture | None:
    """Return the picture of a request, made small. Raises Invalid or ServiceError 415 where it is none."""
    if request.logo is None:
        return None
    media_type, content = decode_data_uri(request.logo, "logo")
    if not media_type.startswith("image/"):
        raise ServiceError(415, ErrorCode.UNSUPPORTED_FILE, Reason.of("logo_unopened"), "logo", media_type)
    if len(content) > LOGO_FILE_BYTES:
        reason = Reason.of("attachment_too_large", size=LOGO_FILE_BYTES // 2**20)
        raise ServiceError(413, ErrorCode.FILE_TOO_LARGE, reason, "logo")
    return shrink_picture(reader, content, LOGO_WIDTH, LOGO_HEIGHT, "logo")


def store_letterhead(
    context: Context, user: UserRow, colour: str | None, picture: Picture | None, at: int
) -> Letterhead:
    """Replace the letterhead; without a picture and a colour it is removed."""
    connection = context.connection
    value: dict[str, Any] = {"colour": colour}
    if picture is not None:
        before = load_head(connection, user.id)
        logo_id = before.logo
        if logo_id is None or logos.load(connection, logo_id) != picture.content:
            logo_id = logos.add(connection, user.client_id, user.id, picture, at)
        value |= {"logo": logo_id, "width": picture.width, "height": picture.height}
    preferences.store(connection, user.id, KIND, value, at=at, secret=None, approved=True)
    return load_letterhead(connection, user.id)
