"""A debtor's insolvency: everything stops but declaring the claim."""

from collections.abc import Callable
from datetime import date
from typing import Any

import httpx
import pytest

from recovery_service.law.insolvency import DECLARATION_RULES, declaration_deadline
from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import DAY, advance, an_active_user, event, good, in_process, read, refused, submit


def declare(client: httpx.Client, debtor: str, **changes: Any) -> httpx.Response:
    body = {"procedure": "receivership", "opened_on": "2026-01-10", **changes}
    return client.put(f"/v1/debtors/{debtor}/insolvency", json=body)


def debtor_of(client: httpx.Client, id_: str) -> str:
    return read(client, id_)["recovery_progress"]["debtor"]["id"]


@pytest.mark.database
def test_insolvency_stops_the_plan_and_names_the_last_day(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    user = an_active_user(client)
    first = in_process(client, user_id=user, debtor=reachable())["id"]
    second = in_process(client, user_id=user, debtor=reachable(), invoice=an_invoice(amount=50))["id"]
    other = in_process(client, user_id=user, debtor=reachable(company_name="Somebody else"))["id"]
    details = {
        "published_on": "2026-01-20",
        "court": "Tribunal de commerce de Lyon",
        "reference": "2026J00012",
    }
    declared = good(declare(client, debtor_of(client, first), **details))
    assert declared["declare_by"] == "2026-03-20"
    assert declared["source"] == "C. com. art. L622-24 and R622-24"
    assert {claim["receivable_id"] for claim in declared["claims"]} == {first, second}
    assert "2026-03-20" in declared["next_steps"][0]
    page = Page(client, caller, first)
    before = [outbox(client, first), outbox(client, second), outbox(client, other)]
    advance(client, 60 * DAY)
    assert [outbox(client, first), outbox(client, second)] == before[:2]
    assert len(outbox(client, other)) > len(before[2])
    progress = read(client, first)["recovery_progress"]
    assert progress["paused"]["reason"] == "insolvency"
    assert progress["insolvency"]["reference"] == "2026J00012"
    assert event(client, first, "receivable.insolvency.declared")["declare_by"] == "2026-03-20"
    text = page.get(lang="en").text
    assert "Insolvency proceedings are open" in text
    assert "<form" not in text
    body = {"instalments": 2, "first_on": progress["insolvency"]["declared_at"][:10]}
    refused(client.post(f"/v1/receivables/{first}/agreements", json=body), 409, "INVALID_STATE")


def test_new_invoice_of_an_insolvent_debtor_is_not_chased(client: httpx.Client) -> None:
    user = an_active_user(client)
    first = in_process(client, user_id=user, debtor=reachable())["id"]
    good(declare(client, debtor_of(client, first)))
    later = submit(client, user, debtor=reachable(), invoice=an_invoice(amount=70))["id"]
    advance(client, 30 * DAY)
    assert outbox(client, later) == []
    assert read(client, later)["recovery_progress"]["paused"]["reason"] == "insolvency"


def test_mistake_is_taken_back(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    debtor = debtor_of(client, id_)
    refused(client.get(f"/v1/debtors/{debtor}/insolvency"), 404, "NOT_FOUND")
    body = good(declare(client, debtor))
    assert "declare_by" not in body  # the publication is not known: asked for, not invented
    assert any("published" in step for step in body["next_steps"])
    assert good(declare(client, debtor, declare_by="2026-04-01"))["declare_by"] == "2026-04-01"
    assert client.delete(f"/v1/debtors/{debtor}/insolvency").status_code == 204
    refused(client.delete(f"/v1/debtors/{debtor}/insolvency"), 404, "NOT_FOUND")
    assert "paused" not in read(client, id_)["recovery_progress"]
    advance(client, 10 * DAY)
    assert outbox(client, id_)


def test_agreement_in_force_ends(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    now = good(client.get("/v1/test/clock"))["now"][:10]
    body = {"instalments": 2, "first_on": now, "agreed": True}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=body))
    good(declare(client, debtor_of(client, id_)))
    progress = read(client, id_)["recovery_progress"]
    assert (progress["agreement"]["state"], progress["paused"]["reason"]) == ("ended", "insolvency")


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"opened_on": "2999-01-01"}, "opened_on"), ({"published_on": "2026-01-09"}, "published_on")],
)
def test_days_that_cannot_be_are_refused(client: httpx.Client, changes: dict[str, Any], field: str) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    error = refused(declare(client, debtor_of(client, id_), **changes), 400, "VALIDATION_ERROR")
    assert error["field"] == field


@pytest.mark.parametrize(
    ("country", "creditor", "published", "last"),
    [
        ("FR", "FR", date(2025, 12, 31), date(2026, 2, 28)),
        ("FR", "BE", date(2026, 1, 20), date(2026, 5, 20)),
        ("ES", "ES", date(2026, 1, 31), date(2026, 2, 28)),
        ("DE", "DE", date(2026, 1, 20), None),
        ("FR", "FR", None, None),
    ],
)
def test_last_day_follows_from_the_country_s_row(
    country: str, creditor: str, published: date | None, last: date | None
) -> None:
    assert declaration_deadline(DECLARATION_RULES[country], published, creditor) == last


def test_insolvency_rows_name_their_source() -> None:
    for rule in DECLARATION_RULES.values():
        assert rule.source
        assert rule.url.startswith("https://")
