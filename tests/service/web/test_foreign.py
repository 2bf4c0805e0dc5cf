"""What is foreign and what is absent cost the same work: no clock tells one from the other."""

import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event
from sqlalchemy.dialects.sqlite.base import SQLiteExecutionContext

from recovery_contract.operations import OPERATIONS
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from tests.service.conformance.platform import Platform
from tests.service.conformance.test_access import WITH_ID, send
from tests.service.conformance.world import World


class Statements:
    """What is said to the database while it listens, without the values."""

    def __init__(self, database: Database) -> None:
        self.text: list[str] = []
        event.listen(database.engine, "before_cursor_execute", self._note)

    def _note(
        self,
        _connection: Connection,
        _cursor: sqlite3.Cursor,
        statement: str,
        _parameters: tuple[Any, ...],
        _context: SQLiteExecutionContext,
        _many: bool,
    ) -> None:
        self.text.append(statement)

    def of(self, call: Callable[..., Any]) -> list[str]:
        self.text.clear()
        assert call()[0] == 404
        return list(self.text)


@pytest.fixture
def as_platform(caller: Callable[..., httpx.Client]) -> Callable[..., Platform]:
    """A platform whose requests stay in this process."""

    def make(token: str) -> Platform:
        platform = Platform("http://nowhere.invalid", None)
        platform.close()
        platform.http = caller(token)
        return platform

    return make


def absent_like(real: str) -> str:
    """Return an id of the same form that nobody has; that of a planned contact ends in its position."""
    kind, letters, *position = real.split("_")
    return "_".join([kind, letters[:-6] + "zzzzz0", *position])


def test_requests_for_foreign_and_absent_ids_query_alike(
    core: Core,
    as_platform: Callable[..., Platform],
    make_token: Callable[..., str],
    make_client: Callable[..., str],
) -> None:
    world = World(as_platform(make_token()))
    statements = Statements(core.database)
    strangers = {
        "another platform": as_platform(make_token(client=make_client("Another"))),
        "another creditor of the platform": as_platform(make_token(subject="acct_other")),
    }
    assert len(WITH_ID) > len(OPERATIONS) / 3
    for operation in WITH_ID:
        real = world.id_for(operation)
        paths = [world.path(operation, id_) for id_ in (real, absent_like(real))]
        for who, stranger in strangers.items():
            foreign, absent = (
                statements.of(
                    lambda path=path, stranger=stranger, row=operation: send(stranger, row, path, world)
                )
                for path in paths
            )
            assert foreign, operation.id
            assert foreign == absent, (operation.id, who)
