"""One instalment plan over several invoices of a debtor: proposed on the page, answered once, broken as one."""

from collections.abc import Callable
from datetime import date
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_contract.instalments import split_into_instalments
from recovery_service.ledger.agreements.joint_plans import divide_instalments
from tests.service.agreements.test_agreements import agreements, day, progress, propose, respond, rules
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_combining import agree, owe
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, an_active_user, before_workdays, dispute, good, pay

DEBTS = st.lists(st.integers(1, 100_000), min_size=1, max_size=8)


@given(DEBTS, st.integers(2, 24))
def test_parts_of_every_invoice_come_to_the_instalments_and_to_the_debts(
    debts: list[int], count: int
) -> None:
    instalments = split_into_instalments(sum(debts), count, date(2026, 3, 31))
    parts = divide_instalments(instalments, debts)
    assert [sum(part.minor for part in of_debt) for of_debt in parts] == debts
    for instalment in instalments:
        cut = [part.minor for of_debt in parts for part in of_debt if part.due_on == instalment.due_on]
        assert sum(cut) == instalment.minor
    days = [part.due_on for of_debt in parts for part in of_debt]
    assert days == sorted(days), "an older debt is never due later than a younger one"


@pytest.fixture
def ids(client: httpx.Client) -> list[str]:
    before_workdays(client)
    user = an_active_user(client)
    agree(client, user)
    ids = [owe(client, user, f"J-{n}", due=40 - n) for n in range(3)]
    advance(client, DAY)
    return ids


@pytest.fixture
def page(client: httpx.Client, caller: Callable[..., httpx.Client], ids: list[str]) -> Page:
    return Page(client, caller, ids[1])


def newest(client: httpx.Client, ids: list[str]) -> list[dict[str, Any]]:
    return [agreements(client, id_)[0] for id_ in ids]


def states(client: httpx.Client, ids: list[str]) -> list[str]:
    return [one["state"] for one in newest(client, ids)]


@pytest.mark.database
def test_plan_over_all_invoices_is_proposed_once_and_accepted_once(
    client: httpx.Client, page: Page, ids: list[str]
) -> None:
    assert page.send("planall", count="2", day=day(client, 10)).is_redirect
    parts = newest(client, ids)
    assert len({one["joint_id"] for one in parts}) == 1
    assert [one["total"] for one in parts] == [100, 100, 100]
    amounts = [[each["amount"] for each in one["instalments"]] for one in parts]
    assert amounts == [[100], [50, 50], [100]]
    assert respond(client, ids[2], parts[2]["id"], "accept").status_code == 200
    assert states(client, ids) == ["accepted"] * 3
    advance(client, 3 * DAY)
    sent = [each for id_ in ids for each in good(client.get(f"/v1/receivables/{id_}/messages"))["data"]]
    confirmed = [message for message in sent if message["template"] == "plan_accepted"]
    assert len(confirmed) == 1
    body = confirmed[0]["body"]
    assert all(number in body for number in ("J-0", "J-1", "J-2"))
    assert body.count("150,00") == 3, "two instalments, and the first to be transferred"
    assert page.get().text.count("150,00") >= 3


def test_standing_rule_accepts_a_plan_over_all_invoices(
    client: httpx.Client, page: Page, ids: list[str]
) -> None:
    rules(client, ids[0], instalments_at_most=4, combine_reminders=True)
    page.send("planall", count="4", day=day(client, 10))
    assert states(client, ids) == ["accepted"] * 3
    assert progress(client, ids[0])["paused"]["reason"] == "instalments"


@pytest.mark.parametrize(("action", "state"), [("refuse", "refused"), ("end", "ended")])
def test_answer_to_one_invoice_answers_the_plan(
    client: httpx.Client, page: Page, ids: list[str], action: str, state: str
) -> None:
    page.send("planall", count="3", day=day(client, 10))
    if action == "end":
        respond(client, ids[0], newest(client, ids)[0]["id"], "accept")
    assert respond(client, ids[1], newest(client, ids)[1]["id"], action).status_code == 200
    assert states(client, ids) == [state] * 3
    assert all("paused" not in progress(client, id_) for id_ in ids)


def test_counter_proposal_is_over_all_invoices(client: httpx.Client, page: Page, ids: list[str]) -> None:
    page.send("planall", count="6", day=day(client, 10))
    respond(client, ids[0], newest(client, ids)[0]["id"], "counter", instalments=2)
    offered = newest(client, ids)
    assert [(one["state"], one["proposed_by"]) for one in offered] == [("proposed", "creditor")] * 3
    assert len({one["joint_id"] for one in offered}) == 1
    assert page.send("agree", agreement=offered[1]["id"]).is_redirect
    assert states(client, ids) == ["accepted"] * 3


def test_missed_instalment_breaks_the_plan_on_every_invoice(
    client: httpx.Client, page: Page, ids: list[str]
) -> None:
    page.send("planall", count="3", day=day(client, 10))
    respond(client, ids[0], newest(client, ids)[0]["id"], "accept")
    pay(client, ids[0])
    advance(client, 25 * DAY)
    assert states(client, ids)[1:] == ["accepted"] * 2
    advance(client, 30 * DAY)
    assert states(client, ids)[1:] == ["broken"] * 2


def test_invoice_disputed_meanwhile_is_left_out_of_the_accepted_plan(
    client: httpx.Client, page: Page, ids: list[str]
) -> None:
    page.send("planall", count="3", day=day(client, 10))
    dispute(client, ids[2])
    assert respond(client, ids[0], newest(client, ids)[0]["id"], "accept").status_code == 200
    assert states(client, ids)[:2] == ["accepted"] * 2


def open_invoices(client: httpx.Client, id_: str) -> list[str]:
    listed = good(client.get(f"/v1/receivables/{id_}/agreements"))["open_invoices"]
    return [one["receivable_id"] for one in listed]


@pytest.mark.parametrize(("agreed", "state"), [(False, "proposed"), (True, "accepted")])
def test_creditor_proposes_one_plan_over_several_invoices(
    client: httpx.Client, ids: list[str], agreed: bool, state: str
) -> None:
    others = open_invoices(client, ids[1])
    assert others == [ids[0], ids[2]]
    answered = good(propose(client, ids[1], instalments=2, together_with=others, agreed=agreed))
    assert (answered["receivable_id"], answered["total"]) == (ids[1], 100)
    joint = answered["joint"]
    assert joint["receivable_ids"] == ids
    assert (joint["total"], [part["amount"] for part in joint["instalments"]]) == (300, [150, 150])
    assert states(client, ids) == [state] * 3
    assert progress(client, ids[0])["agreement"]["joint"]["total"] == 300
    advance(client, 3 * DAY)
    template = "plan_accepted" if agreed else "plan_offered"
    sent = [each for id_ in ids for each in good(client.get(f"/v1/receivables/{id_}/messages"))["data"]]
    [message] = [message for message in sent if message["template"] == template]
    assert all(number in message["body"] for number in ("J-0", "J-1", "J-2"))
    assert respond(client, ids[2], newest(client, ids)[2]["id"], "end").status_code == 200
    assert states(client, ids) == ["ended"] * 3


def test_plan_is_over_invoices_of_one_debtor_that_can_be_agreed_on(
    client: httpx.Client, ids: list[str]
) -> None:
    user = good(client.get(f"/v1/receivables/{ids[0]}"))["user_id"]
    elsewhere = owe(client, user, "J-9", debtor=reachable(company_name="Other SA", siret="73282932000074"))
    dispute(client, ids[2])
    assert open_invoices(client, ids[0]) == [ids[1]]
    for other in (elsewhere, ids[2], ids[0], "rcv_unknown"):
        refused = propose(client, ids[0], together_with=[other])
        assert refused.status_code == 400
        assert refused.json()["error"]["field"] == "together_with[0]"
    assert agreements(client, ids[0]) == []
