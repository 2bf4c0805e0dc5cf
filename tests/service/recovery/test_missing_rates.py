"""A rate of interest that is not known: whose affair it is, and who enters it."""

from datetime import date
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice, days_ago
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import ALL, in_language
from tests.service.recovery.test_wording import own as own
from tests.service.steps import DAY, advance, an_active_user, good, in_process, refused


@pytest.mark.parametrize(
    ("language", "absent", "present"),
    [("de", "Zinsen ", "Pauschale 40"), ("en", "interest ", "fixed sum €40")],
)
def test_collector_names_no_interest_where_its_rate_is_missing(
    client: httpx.Client, language: str, absent: str, present: str
) -> None:
    advance(client, (date(2031, 1, 31) - date.today()).days * DAY)
    invoice = an_invoice(amount=1000, issue_date="2030-11-30", due_date="2030-12-31")
    debtor = reachable(address=in_language(language))
    id_ = in_process(client, debtor=debtor, invoice=invoice, metadata=ALL)["id"]
    advance(client, 6 * DAY)
    footers = [mail["body"].partition("-- \n")[2] for mail in outbox(client, id_) if mail["type"] == "email"]
    footer = footers[-1].partition("\n\n")[0]
    assert present in footer
    assert absent not in footer


def test_missing_rate_is_the_creditor_s_affair_and_no_debtor_s(own: httpx.Client) -> None:
    """Due long after every rate that anybody has published."""
    invoice = an_invoice(amount=1000, issue_date=days_ago(30).isoformat(), due_date="2030-12-31")
    receivable = in_process(own, debtor=reachable(), invoice=invoice, metadata=ALL, force_proceed=True)
    advance(own, (date(2031, 3, 31) - date.today()).days * DAY)
    id_, user = receivable["id"], receivable["user_id"]
    recovery_progress = good(own.get(f"/v1/receivables/{id_}"))["recovery_progress"]
    assert "RATE_MISSING" in [warning["code"] for warning in recovery_progress["warnings"]]
    body = good(own.get(f"/v1/users/{user}/rates"))
    assert body["may_enter"] is True
    assert {"reference": "ecb", "since": "2031-01-01", "needed": True} in body["missing"]
    page = own.get(recovery_progress["recovery_page_url"]).text
    assert "Pénalités de retard" not in page
    entered = {
        "reference": "ecb",
        "since": "2031-01-01",
        "points": 2.15,
        "source": "the central bank's notice",
    }
    after = good(own.put(f"/v1/users/{user}/rates", json={"data": [entered]}))
    assert "2031-01-01" not in [one["since"] for one in after["missing"] if one["reference"] == "ecb"]
    assert entered in after["data"]
    recovery_progress = good(own.get(f"/v1/receivables/{id_}"))["recovery_progress"]
    assert "RATE_MISSING" not in [warning["code"] for warning in recovery_progress["warnings"]]
    assert recovery_progress["balance"]["interest"] > 0
    assert "Pénalités de retard" in own.get(recovery_progress["recovery_page_url"]).text


@pytest.mark.parametrize("company_type", ["company", "individual"])
def test_missing_rate_is_not_needed_where_none_rests_on_it(own: httpx.Client, company_type: str) -> None:
    invoice = an_invoice(amount=1000, issue_date=days_ago(30).isoformat(), due_date="2030-12-31")
    debtor = reachable() | {"company_type": company_type}
    agreed = {"late_payment_rate": 10} if company_type == "company" else {}
    receivable = in_process(own, debtor=debtor, invoice=invoice, metadata=ALL | agreed, force_proceed=True)
    advance(own, (date(2031, 3, 31) - date.today()).days * DAY)
    missing = good(own.get(f"/v1/users/{receivable['user_id']}/rates"))["missing"]
    assert {"reference": "ecb", "since": "2031-01-01", "needed": False} in missing
    # Of a private person interest runs after the formal notice, which follows the due day by some weeks.
    legal = {"reference": "fr-legal", "since": "2031-01-01", "needed": True}
    assert [one for one in missing if one["needed"]] == ([legal] if company_type == "individual" else [])


def test_rate_is_entered_by_the_operator_where_there_is_one(client: httpx.Client) -> None:
    user = an_active_user(client)
    rate = {"reference": "ecb", "since": "2037-01-01", "points": 2, "source": "a notice"}
    refused(client.put(f"/v1/users/{user}/rates", json={"data": [rate]}), 409, "INVALID_STATE")
    assert good(client.get(f"/v1/users/{user}/rates"))["may_enter"] is False


@pytest.mark.parametrize(
    "wrong", [{"reference": "libor"}, {"since": "2037-02-01"}, {"source": " "}, {"points": 51}]
)
def test_rate_without_sense_or_source_is_not_taken(own: httpx.Client, wrong: dict[str, Any]) -> None:
    user = an_active_user(own)
    rate = {"reference": "ecb", "since": "2037-01-01", "points": 2, "source": "a notice", **wrong}
    refused(own.put(f"/v1/users/{user}/rates", json={"data": [rate]}), 400, "VALIDATION_ERROR")
