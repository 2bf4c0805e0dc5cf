"""What a database knows of itself: the environment it belongs to, fixed by the first start."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, String, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from recovery_service.db.metadata import METADATA

VALUE_LENGTH: Final = 200

installation_table = Table(
    "installation",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(VALUE_LENGTH), nullable=False),
)


def value(connection: Connection, name: str) -> str | None:
    query = select(installation_table.c.value).where(installation_table.c.name == name)
    return connection.execute(query).scalar()


def store(connection: Connection, name: str, new: str) -> None:
    """Replace the value of this name."""
    if get_or_store(connection, name, new) != new:
        of_name = update(installation_table).where(installation_table.c.name == name)
        connection.execute(of_name.values(value=new))


def remove(connection: Connection, name: str) -> None:
    connection.execute(delete(installation_table).where(installation_table.c.name == name))


def get_or_store(connection: Connection, name: str, new: str) -> str:
    """Return what this database has settled on: `new` only where nothing was before."""
    try:
        with connection.begin_nested():
            connection.execute(insert(installation_table).values(name=name, value=new))
    except IntegrityError:
        stored = value(connection, name)
        assert stored is not None
        return stored
    return new
