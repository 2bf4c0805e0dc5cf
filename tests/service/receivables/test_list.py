"""Lists: newest first, page after page, for whoever may see the rows."""

import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy import event as listened

from recovery_service.context.core import Core
from tests.builders import a_debtor
from tests.service.steps import DAY, advance, an_active_user, good, pay, refused, submit


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return an_active_user(client)


def ids(page: dict[str, Any]) -> list[Any]:
    return [row["id"] for row in page["data"]]


def walk(client: httpx.Client, **query: Any) -> list[Any]:
    """Every row, page after page."""
    matches, after = [], None
    while True:
        cursor = {"starting_after": after} if after else {}
        page = good(client.get("/v1/receivables", params={**query, **cursor}))
        matches += ids(page)
        if not page["has_more"]:
            return matches
        after = matches[-1]


@pytest.mark.database
def test_pages_are_newest_first_and_lose_nothing_while_others_submit(
    client: httpx.Client, user_id: str
) -> None:
    created = [submit(client, user_id)["id"] for _ in range(7)]
    first = good(client.get("/v1/receivables", params={"limit": 3}))
    assert (ids(first), first["has_more"]) == (created[:3:-1], True)
    submit(client, user_id)
    second = good(client.get("/v1/receivables", params={"limit": 3, "starting_after": created[4]}))
    third = good(client.get("/v1/receivables", params={"limit": 3, "starting_after": created[1]}))
    assert (ids(second), second["has_more"]) == ([created[3], created[2], created[1]], True)
    assert (ids(third), third["has_more"]) == ([created[0]], False)


def test_twenty_without_a_limit(client: httpx.Client, user_id: str) -> None:
    created = [submit(client, user_id)["id"] for _ in range(21)]
    page = good(client.get("/v1/receivables"))
    assert (len(page["data"]), page["has_more"]) == (20, True)
    assert walk(client, limit=100) == created[::-1]


def test_filters_by_user_and_status(client: httpx.Client, user_id: str) -> None:
    other = an_active_user(client)
    mine = [submit(client, user_id)["id"] for _ in range(3)]
    theirs = submit(client, other)["id"]
    good(client.post(f"/v1/receivables/{mine[1]}/cancel", json={"reason": "business_decision"}))
    assert walk(client, user_id=user_id) == mine[::-1]
    assert walk(client, user_id=other) == [theirs]
    assert walk(client, status="cancelled") == [mine[1]]
    assert walk(client, user_id=user_id, status="pending", limit=1) == [mine[2], mine[0]]
    assert walk(client, user_id="usr_none") == []


@pytest.mark.parametrize("limit", ["0", "-1", "101", "1000000000", "x", "1.5", ""])
def test_limit_out_of_bounds_is_refused(client: httpx.Client, limit: str) -> None:
    response = client.get("/v1/receivables", params={"limit": limit})
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "limit"


@pytest.mark.parametrize("cursor", ["rcv_none", "", "ü", "usr_01"])
def test_unknown_cursor_is_refused(client: httpx.Client, cursor: str) -> None:
    response = client.get("/v1/receivables", params={"starting_after": cursor})
    assert refused(response, 400, "VALIDATION_ERROR")["field"] == "starting_after"


def test_foreign_cursor_is_an_unknown_one(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
) -> None:
    foreign = caller(make_token(client=make_client()))
    theirs = submit(foreign)["id"]
    responses = [
        client.get("/v1/receivables", params={"starting_after": cursor}).json()["error"]
        for cursor in (theirs, theirs[:-1] + ("a" if theirs[-1] != "a" else "b"))
    ]
    assert [response["message"] for response in responses] == [responses[0]["message"]] * 2


def test_unknown_status_is_refused(client: httpx.Client) -> None:
    refused(client.get("/v1/receivables", params={"status": "lost"}), 400, "VALIDATION_ERROR")


def test_rows_are_short(client: httpx.Client, user_id: str) -> None:
    submit(client, user_id, metadata={"order": "A-1"})
    recovery_progress = good(client.get("/v1/receivables"))["data"][0]["recovery_progress"]
    assert not {"history", "contacts", "debtor", "invoice", "warnings"} & set(recovery_progress)
    assert recovery_progress["metadata"] == {"order": "A-1"}
    assert "lines" not in recovery_progress["balance"]
    assert recovery_progress["debtor_email"] == "ignores@debtor.example"


def test_page_costs_the_same_number_of_queries_whatever_its_length(
    client: httpx.Client, user_id: str, core: Core
) -> None:
    for place in range(6):
        other = user_id if place % 2 else an_active_user(client)
        pay(client, submit(client, other, debtor=a_debtor(company_name=f"Debtor {place}"))["id"], 5)
    advance(client, DAY)
    statements = []

    def count(connection: Connection, cursor: sqlite3.Cursor, statement: str, *_: Any) -> None:
        statements.append(statement)

    listened.listen(core.database.engine, "before_cursor_execute", count)
    costs = []
    for limit in (1, 6):
        statements.clear()
        good(client.get("/v1/receivables", params={"limit": limit}))
        costs.append(len([one for one in statements if one.startswith("SELECT")]))
    assert costs[0] == costs[1]
