"""Interest that a formal notice begins: from the end of its term, by the law of the creditor's country, named in it."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import httpx
import pytest

from recovery_contract.ids import AttemptId
from recovery_service.context.core import Core
from recovery_service.law import rates
from recovery_service.law.rules import NOTICE_RULES
from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning.letter_status import record_letter_status
from recovery_service.recovery.dunning.steps import term_end
from tests.builders import a_debtor, an_invoice
from tests.service.law.test_editions import creditor_in
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, good, in_process, read

PLACES = {
    "FR": ("38000", "Grenoble"),
    "DE": ("10115", "Berlin"),
    "CH": ("8001", "Zürich"),
    "IT": ("40121", "Bologna"),
}


def address(country: str) -> dict[str, str]:
    code, city = PLACES[country]
    return {"line1": "Main square 3", "postal_code": code, "city": city, "country": country}


def noticed(
    client: httpx.Client, creditor: str, country: str, *, kind: str, currency: str = "EUR", **terms: Any
) -> tuple[str, dict[str, Any]]:
    """A receivable whose formal notice left, and that notice."""
    user = creditor_in(client, creditor)
    debtor = reachable(company_type=kind, address=address(country))
    invoice = an_invoice(amount=1000, currency=currency)
    id_ = in_process(
        client, user_id=user, debtor=debtor, invoice=invoice, metadata={"pursue": "all", **terms}
    )["id"]
    advance(client, 48 * DAY)
    sent = good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
    [notice] = [one for one in sent if one["template"] == "formal_notice"]
    return id_, notice


@pytest.fixture(autouse=True)
def rates_entered(core: Core) -> None:
    with core.database.write() as connection:
        for reference, points in (
            ("fr-legal", "2.62"),
            ("de-base", "1.27"),
            ("it-legal", "1.60"),
            ("ecb", "2.15"),
        ):
            for since in (date(2026, 7, 1), date(2027, 1, 1), date(2027, 7, 1), date(2028, 1, 1)):
                rates.record_rate(
                    connection, reference=reference, since=since, points=Decimal(points), source="A notice"
                )


def interest_lines(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    balance = good(client.get(f"/v1/receivables/{id_}/balance"))
    return [line for line in balance["lines"] if line["kind"] == "interest"]


@pytest.mark.parametrize(
    ("creditor", "country", "kind", "currency", "points", "cited"),
    [
        ("FR", "FR", "individual", "EUR", "2.62", "C. civ. art. 1231-6"),
        ("DE", "DE", "individual", "EUR", "6.27", "§ 288 Abs. 1 BGB"),
        ("IT", "IT", "individual", "EUR", "1.6", "Codice civile art. 1284"),
        ("CH", "CH", "individual", "CHF", "5", "Art. 104 Abs. 1 OR"),
        ("CH", "FR", "company", "CHF", "5", "art. 104 al. 1 CO"),
    ],
)
def test_interest_begins_with_the_day_after_the_term(
    client: httpx.Client, creditor: str, country: str, kind: str, currency: str, points: str, cited: str
) -> None:
    id_, notice = noticed(client, creditor, country, kind=kind, currency=currency)
    assert f"({cited})" in notice["body"].replace("\u00a0", " ")
    sent_on = Workdays(country).local_date(int(date_time_ms(notice["at"])))
    over = term_end(Workdays(country), sent_on, "formal_notice", "letter")
    advance(client, 40 * DAY)
    lines = interest_lines(client, id_)
    assert lines[0]["since"] == (over + timedelta(days=1)).isoformat()
    assert {line["source"] for line in lines} == {NOTICE_RULES[creditor].article}
    for line in lines:
        exact = Decimal(1000) * Decimal(points) * line["days"] / 36500
        assert Decimal(str(line["amount"])) == exact.quantize(Decimal("0.01"), ROUND_HALF_UP)
    due = read(client, id_)["recovery_progress"]["balance"]["due"]
    assert due == pytest.approx(1000 + sum(line["amount"] for line in lines))


def date_time_ms(at: str) -> float:
    return datetime.fromisoformat(at).timestamp() * 1000


@pytest.mark.parametrize(("creditor", "country"), [("DE", "FR"), ("FR", "CH")])
def test_private_person_abroad_bears_none(client: httpx.Client, creditor: str, country: str) -> None:
    id_, notice = noticed(client, creditor, country, kind="individual")
    assert "1231-6" not in notice["body"]
    advance(client, 40 * DAY)
    assert interest_lines(client, id_) == []


def test_notice_that_came_back_began_nothing(client: httpx.Client, core: Core) -> None:
    id_, notice = noticed(client, "FR", "FR", kind="individual")
    advance(client, 40 * DAY)
    assert interest_lines(client, id_)
    with core.read() as context:
        assert record_letter_status(context, AttemptId(notice["id"]), "returned")
    assert interest_lines(client, id_) == []


def test_rate_of_private_persons_is_needed_once_it_counts(client: httpx.Client) -> None:
    user = creditor_in(client, "ES")
    names = {row["reference"] for row in good(client.get(f"/v1/users/{user}/rates"))["missing"]}
    assert "es-legal" in names
    debtor = a_debtor(company_type="individual")
    in_process(client, user_id=user, debtor=debtor, invoice=an_invoice(amount=1000))
    rows = good(client.get(f"/v1/users/{user}/rates"))["missing"]
    assert not any(row["needed"] for row in rows if row["reference"] == "es-legal")


@pytest.mark.parametrize(("rate", "is_named"), [("9", True), ("4", False)])
def test_collector_says_that_an_agreed_rate_is_above_the_statutory_one(
    client: httpx.Client, rate: str, is_named: bool
) -> None:
    user = creditor_in(client, "DE")
    debtor = reachable(company_type="individual", address=address("DE"))
    terms = {"pursue": "all", "late_payment_rate": rate}
    id_ = in_process(client, user_id=user, debtor=debtor, invoice=an_invoice(amount=1000), metadata=terms)[
        "id"
    ]
    advance(client, 3 * DAY)
    [mail] = [
        one for one in good(client.get(f"/v1/receivables/{id_}/messages"))["data"] if one["type"] == "email"
    ]
    assert ("liegt über dem gesetzlichen Verzugszinssatz" in mail["body"]) == is_named
    assert "(Repair of the roof)" in mail["body"]
