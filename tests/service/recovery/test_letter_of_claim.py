"""The formal notice to a private person in Great Britain: its enclosures, the reply, the interest, and until when."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.service.recovery.desk import tasks, until_task, words
from tests.service.recovery.production import Machine
from tests.service.recovery.test_contacts import ledger, reachable
from tests.service.steps import an_active_user, good, submit

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
BRITISH = {"line1": "17 Priory Mead", "city": "Bristol", "postal_code": "BS20 7XW", "country": "GB"}
NOTICE = {"after_business_days": 0, "channel": "letter", "tone": "firm", "template": "formal_notice"}


def notice_to(client: httpx.Client, kind: str) -> dict[str, Any]:
    user = an_active_user(client, company={"name": "Greenacre", "address": BRITISH})
    good(client.put(f"/v1/users/{user}/plan", json={"steps": [NOTICE]}))
    debtor = reachable(company_type=kind, company_name="Ann Lee", address=BRITISH)
    id_ = submit(client, user, debtor=debtor)["id"]
    [row] = ledger(client, receivable_id=id_)
    preview: dict[str, Any] = good(client.get(f"/v1/planned-contacts/{row['id']}"))
    return preview


def test_notice_to_a_private_person_names_its_forms_the_reply_and_the_interest(client: httpx.Client) -> None:
    preview = notice_to(client, "individual")
    body = " ".join(preview["body"].split())
    assert "We enclose the information sheet, the reply form and the financial statement form" in body
    assert "return the reply form, with the financial statement if you need time to pay, by" in body
    assert "No interest and no other charges" in body
    assert any("reply form" in name for name in preview["enclosures"])


def test_notice_to_a_company_speaks_of_no_forms(client: httpx.Client) -> None:
    preview = notice_to(client, "company")
    assert "Pre-Action Protocol" not in preview["body"]
    assert not any("reply form" in name for name in preview["enclosures"] or [])


def test_printed_notice_has_its_forms_at_its_foot(client: httpx.Client, desk: Machine) -> None:
    user = an_active_user(client, company={"name": "Greenacre", "address": BRITISH})
    debtor = reachable(company_type="individual", company_name="Ann Lee", address=BRITISH)
    submit(client, user, debtor=debtor)
    good(desk.use_mailbox(user))
    good(desk.client.put(f"/v1/users/{user}/plan", json={"steps": [NOTICE], "approved": True}))
    task = until_task(desk, "letter")
    assert tasks(desk)
    printed = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    foot = " ".join(words(printed.content).split())
    assert "Enclosed: information sheet, reply form and financial statement form" in foot
