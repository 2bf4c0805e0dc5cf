"""Logos of creditors: stored, and read by those who write in their name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from recovery_contract.ids import ClientId, UserId
from recovery_service.db.tables.letterheads import logo_table
from recovery_service.files.pictures import Picture
from recovery_service.ids import LogoId, new_id

VERSIONS: Final = 20
"""So many pictures of a creditor are stored: mails and letters name the one they were written with."""
_L = logo_table.c


def load(connection: Connection, logo_id: LogoId | None) -> bytes | None:
    """Return the PNG; None where there is none, or it is one of long ago."""
    if logo_id is None:
        return None
    return connection.execute(select(_L.content).where(_L.id == logo_id)).scalar_one_or_none()


def add(connection: Connection, client_id: ClientId, user_id: UserId, picture: Picture, at: int) -> LogoId:
    """Store the picture and return its id; the oldest of too many goes."""
    newest = select(_L.id).where(_L.user_id == user_id).order_by(_L.at.desc(), _L.id.desc())
    superfluous = connection.execute(newest.offset(VERSIONS - 1)).scalars().all()
    connection.execute(delete(logo_table).where(_L.id.in_(superfluous)))
    logo_id = new_id(LogoId)
    values = {"id": logo_id, "client_id": client_id, "user_id": user_id, "at": at}
    connection.execute(insert(logo_table).values(**values, **vars(picture)))
    return logo_id
