"""One transaction around an operation: a block that fails leaves nothing, in whatever place; the others last."""

from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import DBAPIError

from recovery_service.db.database import Database, Lock, UnitOfWork
from recovery_service.db.tables.oauth import client_table


class Refused(Exception):
    pass


def add(database: Any, name: Any, *, fails: bool = False) -> None:
    with database.write() as connection:
        row = {"client_id": name, "name": name, "redirect_uris": [], "created_at": 0}
        connection.execute(insert(client_table).values(**row))
        if fails:
            raise Refused


def names(database: Any) -> Any:
    with database.read() as connection:
        return set(connection.execute(select(client_table.c.client_id)).scalars())


def is_free(database: Database, number: int) -> bool:
    """Return whether another unit gets the lock."""
    other = UnitOfWork(database, Lock(number, Refused))
    try:
        other.begun()
    except Refused:
        return False
    other.roll_back()
    return True


@pytest.mark.database
@pytest.mark.parametrize("failing", ["first", "second"])
def test_block_that_fails_leaves_nothing_and_the_others_last(database: Database, failing: Any) -> None:
    unit = UnitOfWork(database, Lock(7, Refused))
    with unit.entered():
        for name in ("first", "second", "third"):
            if name == failing:
                with pytest.raises(Refused):
                    add(database, name, fails=True)
            else:
                add(database, name)
        # What has to be held is held anew by a transaction that begins anew; a file has one writer anyway.
        assert database.is_sqlite or not is_free(database, 7)
    unit.commit()
    assert is_free(database, 7)
    assert names(database) == {"first", "second", "third"} - {failing}


@pytest.mark.database
def test_rolled_back_transaction_leaves_nothing(database: Database) -> None:
    unit = UnitOfWork(database)
    with unit.entered():
        add(database, "first")
        add(database, "second")
        assert names(database) == {"first", "second"}
    unit.roll_back()
    assert names(database) == set()


@pytest.mark.database
def test_database_error_does_not_repeat_what_a_statement_was_given(database: Database) -> None:
    with pytest.raises(DBAPIError) as refused, database.read() as connection:
        connection.execute(text("SELECT * FROM absent WHERE name = :name"), {"name": "Élodie Martin"})
    assert "absent" in str(refused.value)
    assert "Martin" not in str(refused.value)
