"""Interest that the law grants and whose rate is not known yet is reserved in words: no sum is named, none is lost."""

from __future__ import annotations

from datetime import datetime, timedelta

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.law.test_editions import creditor_in
from tests.service.recovery.test_contacts import ADDRESS, ledger, reachable
from tests.service.steps import DAY, advance, good, submit

YEARS_AHEAD = 800 * DAY
"""No rate of a half-year so far ahead was published."""


@pytest.mark.parametrize(
    ("country", "kind", "pursue", "is_reserved"),
    [
        ("GB", "company", "principal", True),
        ("GB", "company", "all", False),
        ("GB", "individual", "principal", False),
    ],
)
def test_interest_without_a_known_rate_is_reserved_in_the_letters_that_announce_legal_steps(
    client: httpx.Client, country: str, kind: str, pursue: str, is_reserved: bool
) -> None:
    advance(client, YEARS_AHEAD)
    today = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"]).date()
    due = today - timedelta(days=10)
    dates = {"issue_date": (due - timedelta(days=30)).isoformat(), "due_date": due.isoformat()}
    debtor = reachable(company_type=kind, address={**ADDRESS, "country": country})
    user = creditor_in(client, country)
    invoice = an_invoice(amount=1000, currency="GBP", **dates)
    id_ = submit(client, user, invoice=invoice, debtor=debtor, metadata={"pursue": pursue})["id"]
    bodies = {
        row["template"]: good(client.get(f"/v1/planned-contacts/{row['id']}"))["body"]
        for row in ledger(client, receivable_id=id_)
        if not row.get("skipped")
    }
    words = "the right to claim late-payment interest (Late Payment of Commercial Debts"
    assert (words in bodies["formal_notice"].replace("\u00a0", " ")) is is_reserved
    assert (words in bodies["reminder_last"].replace("\u00a0", " ")) is is_reserved
    assert words not in bodies["reminder_letter"].replace("\u00a0", " ")
