"""What cannot be verified of a law is said to the creditor before anything is sent, and nothing is claimed of it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.law.test_editions import creditor_in
from tests.service.recovery.test_contacts import ADDRESS, reachable
from tests.service.steps import good, read, submit

OF_LAW = {
    "RATE_MISSING",
    "INTEREST_FROM_NOTICE",
    "INTEREST_UNKNOWN",
    "FIXED_SUM_UNVERIFIED",
    "REPLY_FORM_NOT_ENCLOSED",
}


def warned(
    client: httpx.Client, country: str, kind: str, currency: str, **terms: Any
) -> tuple[str, dict[str, dict[str, Any]]]:
    """A receivable that is not approved yet, due since ten days, and what is said of its law."""
    debtor = reachable(company_type=kind, address={**ADDRESS, "country": country})
    invoice = an_invoice(amount=1000, currency=currency)
    metadata = {"pursue": "all", **terms}
    user = creditor_in(client, country)
    id_ = submit(client, user, invoice=invoice, debtor=debtor, metadata=metadata)["id"]
    receivable = read(client, id_)
    assert receivable["status"] == "pending"
    warnings = receivable["recovery_progress"]["warnings"]
    return id_, {one["code"]: one.get("params") or {} for one in warnings if one["code"] in OF_LAW}


@pytest.mark.parametrize(
    ("country", "kind", "currency", "codes"),
    [
        ("CH", "company", "CHF", {"INTEREST_FROM_NOTICE"}),
        ("CH", "individual", "CHF", {"INTEREST_FROM_NOTICE"}),
        ("NL", "individual", "EUR", {"INTEREST_FROM_NOTICE", "RATE_MISSING"}),
        ("ES", "individual", "EUR", {"INTEREST_FROM_NOTICE", "RATE_MISSING"}),
        ("GB", "individual", "GBP", {"INTEREST_UNKNOWN", "REPLY_FORM_NOT_ENCLOSED"}),
        ("AT", "individual", "EUR", {"INTEREST_UNKNOWN"}),
        ("CZ", "company", "CZK", {"FIXED_SUM_UNVERIFIED"}),
        ("PL", "company", "PLN", {"FIXED_SUM_UNVERIFIED"}),
        ("NO", "company", "NOK", {"INTEREST_UNKNOWN"}),
    ],
)
def test_law_that_is_not_verified_is_named_before_the_approval_and_claims_nothing(
    client: httpx.Client, country: str, kind: str, currency: str, codes: set[str]
) -> None:
    id_, warnings = warned(client, country, kind, currency)
    # Whether the rate of this half-year was published depends on the day of the run, but for the Netherlands and Spain.
    may_miss = set() if country in ("NL", "ES", "CH", "GB", "AT", "NO") else {"RATE_MISSING"}
    assert codes <= set(warnings) <= codes | may_miss
    balance = good(client.get(f"/v1/receivables/{id_}/balance"))
    assert balance["fixed_fee"] == 0
    if codes & {"INTEREST_FROM_NOTICE", "INTEREST_UNKNOWN"}:
        assert balance["interest"] == 0
        assert balance["due"] == 1000


def test_consumers_of_a_half_year_without_a_rate_are_named_where_it_begins(client: httpx.Client) -> None:
    for country in ("FR", "DE", "IT"):
        _, warnings = warned(client, country, "individual", "EUR")
        assert "INTEREST_FROM_NOTICE" in warnings
        if "RATE_MISSING" in warnings:
            assert warnings["RATE_MISSING"]["since"][5:] in ("01-01", "07-01")
            assert warnings["RATE_MISSING"]["reference"] in ("fr-legal", "de-base", "it-legal")


def test_agreed_rate_and_the_invoice_alone_have_nothing_to_be_told(client: httpx.Client) -> None:
    _, agreed = warned(client, "CH", "company", "CHF", late_payment_rate=6)
    assert agreed == {}
    _, alone = warned(client, "CZ", "company", "CZK", pursue="principal")
    assert set(alone) <= {"RATE_MISSING"}
