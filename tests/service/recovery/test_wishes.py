"""How a debtor wants to be reached: said on the page, followed by the plan, shown to the creditor, erased at last."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import ledger, reachable
from tests.service.steps import good, in_process, read, submit

LATER = ("reminder_second", "reminder_letter", "reminder_last")


def plan_of(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    return [row for row in ledger(client, receivable_id=id_) if not row.get("skipped")]


@pytest.mark.database
def test_wish_moves_what_is_planned_and_the_formal_notice_keeps_its_form(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    one = in_process(client, debtor=reachable())
    id_, page = one["id"], Page(client, caller, one["id"])
    before = {row["id"]: row["type"] for row in plan_of(client, id_)}
    assert {"phone", "sms", "letter"} <= set(before.values())
    assert page.send("wish", channel="email", hours="afternoon", no_calls="yes").status_code == 303
    rows = plan_of(client, id_)
    assert {row["type"] for row in rows if row["template"] in LATER} == {"email"}
    assert {row["type"] for row in rows if row["template"] == "formal_notice"} == {"letter"}
    assert not {"phone", "sms"} & {row["type"] for row in rows}
    afternoon = {
        datetime.fromisoformat(row["at"]).astimezone().hour for row in rows if row["type"] == "email"
    }
    assert min(afternoon) >= 12
    progress = read(client, id_)["recovery_progress"]
    assert progress["contact_wish"] == {"channel": "email", "hours": "afternoon", "no_calls": True}
    assert progress["history"][0]["kind"] == "debtor.wish"
    assert "checked" in page.get().text
    assert page.send("wish", channel="", hours="").status_code == 303
    assert {row["id"]: row["type"] for row in plan_of(client, id_)} == before


def test_wish_counts_for_the_debtors_next_invoice_and_goes_with_its_data(
    client: httpx.Client, caller: Callable[..., httpx.Client]
) -> None:
    one = in_process(client, debtor=reachable())
    Page(client, caller, one["id"]).send("wish", channel="letter", hours="")
    invoice = an_invoice(numbers=["2026-9"])
    other = submit(client, one["user_id"], debtor=reachable(), invoice=invoice)["id"]
    assert "email" not in {row["type"] for row in plan_of(client, other)}
    debtor = read(client, other)["recovery_progress"]["debtor_id"]
    data = good(client.get(f"/v1/debtors/{debtor}/privacy"))["held"]
    assert data[0]["data"]["wishes to be reached"]["channel"] == "letter"
    for id_ in (one["id"], other):
        good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    assert client.delete(f"/v1/debtors/{debtor}/privacy").is_success
    assert "contact_wish" not in read(client, other)["recovery_progress"]


def test_wish_of_an_unknown_way_is_refused(client: httpx.Client, caller: Callable[..., httpx.Client]) -> None:
    page = Page(client, caller, in_process(client, debtor=reachable())["id"])
    assert page.send("wish", channel="pigeon").status_code == 400
