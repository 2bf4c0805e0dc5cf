"""Requests that platforms make all the time keep to a number of statements: each costs as much as what it does."""

from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import event

from recovery_service.context.core import Core
from tests.builders import a_receivable_request
from tests.service.steps import DAY, advance, an_active_user, good, pay, submit

pytestmark = pytest.mark.database

READ_ONE, LIST = 2, 2
CREATE = {"postgresql": 5, "sqlite": 13}
"""SQLite counts requests in memory, locks no key, and inserts into each table by itself."""


@pytest.fixture
def counted(core: Core) -> Iterator[list[str]]:
    """The statements since the list was cleared."""
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    event.listen(core.database.engine, "before_cursor_execute", note)
    yield statements
    event.remove(core.database.engine, "before_cursor_execute", note)


def test_reading_keeps_to_its_statements(client: httpx.Client, counted: list[str]) -> None:
    receivable = submit(client, an_active_user(client))["id"]
    for _ in range(2):
        for path, most in ((f"/v1/receivables/{receivable}", READ_ONE), ("/v1/receivables", LIST)):
            counted.clear()
            good(client.get(path))
            assert len(counted) <= most, counted
        advance(client, DAY)
        pay(client, receivable, 5)


def test_submitting_keeps_to_its_statements(client: httpx.Client, core: Core, counted: list[str]) -> None:
    body = a_receivable_request(an_active_user(client))
    counted.clear()
    good(client.post("/v1/receivables", json=body, headers={"Idempotency-Key": "an intention"}))
    assert len(counted) <= CREATE[core.database.engine.dialect.name], counted
