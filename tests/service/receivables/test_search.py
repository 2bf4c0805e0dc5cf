"""A platform finds its own receivables: by number, metadata, time, statuses and debtor, forwards and backwards."""

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event

from recovery_service.context.core import Core
from recovery_service.db.metadata import METADATA
from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.steps import DAY, advance, an_active_user, good, refused, submit

RECEIVABLES = "/v1/receivables"


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return an_active_user(client)


def search(client: httpx.Client, query: Any = (), **params: Any) -> list[str]:
    page = good(client.get(RECEIVABLES, params=[*query, *params.items()]))
    return [row["id"] for row in page["data"]]


@pytest.mark.database
def test_filters_find_what_holds_all_of_them(client: httpx.Client, user_id: str) -> None:
    shop = submit(client, user_id, metadata={"order": "A-1", "shop": 7, "vip": True, "deep": {"a": 1}})
    other = submit(
        client, user_id, metadata={"order": "A-1"}, invoice=an_invoice(numbers=["Rg. 2026/017", "B"])
    )
    numbers = shop["recovery_progress"]["invoice_numbers"]
    plain = submit(client, debtor=a_debtor(company_name="Another", contacts=[a_contact(email="x@y.example")]))
    assert search(client, [("metadata[order]", "A-1")]) == [other["id"], shop["id"]]
    assert search(client, [("metadata[order]", "A-1"), ("metadata[shop]", "7")]) == [shop["id"]]
    assert search(client, [("metadata[vip]", "true")]) == [shop["id"]]
    assert search(client, [("metadata[order]", "a-1")]) == []
    assert search(client, invoice_number="RG 2026-017") == [other["id"]]
    assert search(client, invoice_number=numbers[0], user_id=user_id) == [shop["id"]]
    assert search(client, invoice_number=numbers[0], user_id=plain["user_id"]) == []
    debtor = shop["recovery_progress"]["debtor"]["id"]
    assert search(client, debtor_id=debtor) == [other["id"], shop["id"]]
    assert search(client, debtor_id=debtor, limit="1") == [other["id"]]
    assert search(client, debtor_id=debtor, starting_after=other["id"]) == [shop["id"]]
    assert search(client, debtor_id="dbt_none") == []


@pytest.mark.database
def test_several_statuses_are_one_list_in_pages(client: httpx.Client, user_id: str) -> None:
    ids = [submit(client, user_id)["id"] for _ in range(5)]
    for id_ in (ids[1], ids[3]):
        good(client.post(f"{RECEIVABLES}/{id_}/cancel", json={"reason": "business_decision"}))
    both = [("statuses[]", "pending"), ("statuses[]", "cancelled")]
    assert search(client, both) == ids[::-1]
    assert search(client, both[:1]) == [ids[4], ids[2], ids[0]]
    assert search(client, [*both, ("limit", "2")]) == [ids[4], ids[3]]
    assert search(client, [*both, ("limit", "2"), ("starting_after", ids[3])]) == [ids[2], ids[1]]
    assert search(client, [*both, ("limit", "2"), ("ending_before", ids[0])]) == [ids[2], ids[1]]


@pytest.mark.database
def test_pages_go_back_as_they_went_forth(client: httpx.Client, user_id: str) -> None:
    ids = [submit(client, user_id, metadata={"lot": 1})["id"] for _ in range(5)][::-1]
    for query in ((), (("metadata[lot]", "1"),)):
        page = good(client.get(RECEIVABLES, params=[*query, ("limit", "2"), ("ending_before", ids[4])]))
        assert ([row["id"] for row in page["data"]], page["has_more"]) == (ids[2:4], True)
        page = good(client.get(RECEIVABLES, params=[*query, ("limit", "2"), ("ending_before", ids[2])]))
        assert ([row["id"] for row in page["data"]], page["has_more"]) == (ids[:2], False)
    assert search(client, ending_before=ids[0]) == []
    for cursor in ("rcv_none", ""):
        error = refused(client.get(RECEIVABLES, params={"ending_before": cursor}), 400, "VALIDATION_ERROR")
        assert error["field"] == "ending_before"
    both = {"ending_before": ids[0], "starting_after": ids[1]}
    assert refused(client.get(RECEIVABLES, params=both), 400, "VALIDATION_ERROR")["field"] == "ending_before"


@pytest.mark.database
def test_creation_is_limited_by_moments_and_days(client: httpx.Client, user_id: str) -> None:
    first = submit(client, user_id)
    advance(client, 3 * DAY)
    second = submit(client, user_id)
    at = datetime.fromisoformat(second["created_at"])
    assert search(client, [("created[gte]", second["created_at"])]) == [second["id"]]
    assert search(client, [("created[lte]", first["created_at"])]) == [first["id"]]
    assert search(client, [("created[gte]", str(at.date()))]) == [second["id"]]
    assert search(client, [("created[lte]", str(at.date()))]) == [second["id"], first["id"]]
    assert search(client, [("created[lte]", str(at.date() - timedelta(days=1)))]) == [first["id"]]
    error = refused(client.get(RECEIVABLES, params={"created[gte]": "yesterday"}), 400, "VALIDATION_ERROR")
    assert error["field"] == "created[gte]"


@pytest.mark.database
def test_metadata_is_found_as_it_is_now(client: httpx.Client, user_id: str) -> None:
    id_ = submit(client, user_id, metadata={"order": "A-1", "lot": "x"})["id"]
    good(client.patch(f"{RECEIVABLES}/{id_}", json={"metadata": {"order": "A-2", "lot": None, "new": 1.5}}))
    assert search(client, [("metadata[order]", "A-1")]) == search(client, [("metadata[lot]", "x")]) == []
    assert search(client, [("metadata[order]", "A-2"), ("metadata[new]", "1.5")]) == [id_]
    [row] = good(client.get(RECEIVABLES))["data"]
    assert row["recovery_progress"]["metadata"] == {"order": "A-2", "new": 1.5}
    good(client.post(f"{RECEIVABLES}/{id_}/cancel", json={"reason": "business_decision"}))
    erased = client.delete(f"/v1/debtors/{row['recovery_progress']['debtor_id']}/privacy")
    assert erased.status_code == 204, erased.text
    assert search(client, [("metadata[order]", "A-2")]) == []


def test_rows_are_expanded_on_demand(client: httpx.Client, user_id: str) -> None:
    submitted = submit(client, user_id)
    single = good(client.get(f"{RECEIVABLES}/{submitted['id']}", params={"expand[]": "user"}))
    assert single["user"] == good(client.get(f"/v1/users/{user_id}"))
    parts = [("expand[]", part) for part in ("user", "debtor", "invoice", "contacts")]
    [row] = good(client.get(RECEIVABLES, params=parts))["data"]
    assert row["user"] == single["user"]
    for part in ("debtor", "invoice", "contacts"):
        assert row["recovery_progress"][part] == single["recovery_progress"][part]
    error = refused(client.get(RECEIVABLES, params={"expand[]": "secrets"}), 400, "VALIDATION_ERROR")
    assert error["field"] == "expand[]"


def test_foreign_receivables_are_never_found(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    user_id: str,
) -> None:
    mine = submit(client, user_id, metadata={"order": "A-1"})
    progress = mine["recovery_progress"]
    strangers = (caller(make_token(client=make_client())), caller(make_token(subject="acct_other")))
    for stranger in strangers:
        for query in (
            {"metadata[order]": "A-1"},
            {"invoice_number": progress["invoice_numbers"][0]},
            {"debtor_id": progress["debtor"]["id"]},
            {"user_id": user_id},
        ):
            assert search(stranger, **query) == []
        assert stranger.get(RECEIVABLES, params={"ending_before": mine["id"]}).status_code == 400


TOO_MUCH = [
    {"metadata[" + "k" * 41 + "]": "v"},
    {"metadata[key]": "v" * 501},
    {f"metadata[{n}]": "v" for n in range(11)},
]


@pytest.mark.parametrize("query", TOO_MUCH)
def test_metadata_that_no_index_holds_is_refused(client: httpx.Client, query: dict[str, str]) -> None:
    error = refused(client.get(RECEIVABLES, params=query), 400, "VALIDATION_ERROR")
    assert error["field"].startswith("metadata")


HAS_FEW_ROWS = {"law_rate"}
SEARCHES: list[dict[str, Any]] = [
    {"metadata[order]": "A-1"},
    {"metadata[order]": "A-1", "status": "pending"},
    {"invoice_number": "F-1"},
    {"debtor_id": "dbt_1"},
    {"statuses[]": ["pending", "disputed"]},
    {"created[gte]": "2026-01-01", "created[lte]": "2026-02-01"},
    {},
]


@pytest.mark.parametrize("query", SEARCHES, ids=str)
def test_searches_use_indexes_instead_of_the_whole_table(
    client: httpx.Client, core: Core, user_id: str, query: dict[str, Any]
) -> None:
    submit(client, user_id, metadata={"order": "A-1"})
    statements: list[tuple[str, Any]] = []

    def note(_: Connection, __: sqlite3.Cursor, statement: str, parameters: Any, *___: Any) -> None:
        if "FROM receivable" in statement and "ORDER BY" in statement:
            statements.append((statement, parameters))

    event.listen(core.database.engine, "before_cursor_execute", note)
    good(client.get(RECEIVABLES, params=query))
    assert statements
    with core.database.read() as connection:
        for statement, parameters in list(statements):
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plan = [row[3] for row in rows]
            scanned = {step.split()[1] for step in plan if step.startswith("SCAN")}
            assert not scanned & (set(METADATA.tables) - HAS_FEW_ROWS), plan
            if statement.startswith("SELECT receivable"):
                sorts = [step for step in plan if "TEMP B-TREE" in step]
                assert not sorts or "invoice_number" in query, plan
