"""A query holds what the operation knows, once: a typo is never lost silently."""

import httpx
import pytest

from recovery_contract.operations import OPERATIONS, Operation
from tests.service.steps import good, refused


@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.id)
def test_unknown_query_parameter_is_refused_by_every_operation(client: httpx.Client, row: Operation) -> None:
    path = row.path
    for name in ("id", "doc", "agreement", "suppression", "payment"):
        path = path.replace(f"{{{name}}}", "rcv_1")
    response = client.request(row.method, path, params={"statuss": "x"})
    error = refused(response, 400, "VALIDATION_ERROR")
    assert (error["field"], error["details"]["received"]) == ("statuss", "x")


REFUSED = [
    ("status=pending&status=pending", "status"),
    ("limit=1&limit=2", "limit"),
    ("metadata=x", "metadata"),
    ("metadata[a]=1&metadata[a]=2", "metadata[a]"),
    ("created=2026-01-01", "created"),
    ("created[gt]=2026-01-01", "created[gt]"),
    ("status=pending&statuses[]=pending", "status"),
    ("statuses[]=lost", "statuses[]"),
]


@pytest.mark.parametrize(("query", "field"), REFUSED)
def test_repeated_or_misspelt_parameter_is_refused_with_its_name(
    client: httpx.Client, query: str, field: str
) -> None:
    error = refused(client.get(f"/v1/receivables?{query}"), 400, "VALIDATION_ERROR")
    assert error["field"] == field


def test_names_that_end_in_brackets_may_repeat(client: httpx.Client) -> None:
    good(client.get("/v1/receivables?statuses[]=pending&statuses[]=disputed&expand[]=user&expand[]=debtor"))


def test_addresses_without_operations_take_any_query(client: httpx.Client) -> None:
    good(client.get("/healthz?probe=1"))
