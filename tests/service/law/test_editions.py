"""The rows of the law by which a receivable is reckoned are those that were here when it was submitted."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.law.rates import start_of_half_year
from tests.builders import an_invoice, days_ago
from tests.service.steps import an_active_user, good, in_process

COUNTRIES = [
    ("GB", "GBP", True),
    ("SE", "SEK", True),
    ("DK", "DKK", True),
    ("CZ", "CZK", False),
    ("PL", "PLN", False),
]


def creditor_in(client: httpx.Client, country: str) -> str:
    address = {"line1": "1 Market", "postal_code": "10000", "city": "Place", "country": country}
    return an_active_user(client, company={"name": "Example Trading", "address": address})


def make_older(core: Core, id_: str) -> None:
    """Let the receivable be one that was submitted before the second edition."""
    table = receivable_table
    with core.database.write() as connection:
        terms = connection.execute(select(table.c.terms).where(table.c.id == id_)).scalar_one()
        assert terms.pop("law_edition") == 4
        connection.execute(update(table).where(table.c.id == id_).values(terms=terms))


def balance(client: httpx.Client, id_: str, as_of: str) -> dict[str, Any]:
    return good(client.get(f"/v1/receivables/{id_}/balance", params={"as_of": as_of}))


@pytest.mark.parametrize(("country", "currency", "has_fee"), COUNTRIES)
def test_receivable_of_an_earlier_version_keeps_its_balance(
    client: httpx.Client, core: Core, country: str, currency: str, has_fee: bool
) -> None:
    user = creditor_in(client, country)
    invoice = an_invoice(issue_date="2025-06-01", due_date="2025-07-01", amount=1000, currency=currency)
    id_ = in_process(client, user_id=user, invoice=invoice, force_proceed=True)["id"]
    newer = balance(client, id_, "2025-07-31")
    assert newer["interest"] > 0
    assert (newer["fixed_fee"] > 0) is has_fee
    make_older(core, id_)
    older = balance(client, id_, "2025-07-31")
    assert (older["remaining"], older["interest"], older["fixed_fee"]) == (1000, 0, 0)
    assert not any(row["needed"] for row in rates_of(client, user)["missing"])


def rates_of(client: httpx.Client, user: str) -> dict[str, Any]:
    return good(client.get(f"/v1/users/{user}/rates"))


def test_british_rate_is_needed_for_the_half_year_in_which_interest_begins_alone(
    client: httpx.Client,
) -> None:
    user = creditor_in(client, "GB")
    assert rates_of(client, user)["data"][-1]["reference"] == "gb-bank"
    old = an_invoice(issue_date="2025-06-01", due_date="2025-07-01", amount=1000, currency="GBP")
    in_process(client, user_id=user, invoice=old, force_proceed=True)
    assert not any(row["needed"] for row in rates_of(client, user)["missing"])
    due = days_ago(5)
    late = an_invoice(
        issue_date=(due - timedelta(days=30)).isoformat(), due_date=due.isoformat(), currency="GBP"
    )
    alone = in_process(client, user_id=user, invoice=late, force_proceed=True)["id"]
    assert not any(row["needed"] for row in rates_of(client, user)["missing"]), (
        "the invoice alone is asked for"
    )
    good(client.post(f"/v1/receivables/{alone}/pursuit", json={"pursue": "all"}))
    begins = start_of_half_year(due + timedelta(days=1)).isoformat()
    missing = {row["since"]: row["needed"] for row in rates_of(client, user)["missing"]}
    assert {since for since, needed in missing.items() if needed} == {begins} & set(missing)
