"""On a creditor's own machine one invoice is approved alone: its contacts leave, those of others wait."""

from __future__ import annotations

import httpx
import pytest

from tests.builders import an_invoice
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.steps import DAY, an_active_user, good, read, submit

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_approval_of_one_invoice_lets_its_contacts_alone_leave(
    client: httpx.Client, machine: Machine, mail_server: MailServer
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    good(client.put(f"/v1/users/{user}/standing-rules", json={"combine_reminders": True}))
    mail_server.messages.clear()
    first = submit(machine.client, user)["id"]
    other = submit(machine.client, user, invoice=an_invoice(numbers=["F-2"]))["id"]
    machine.advance(0)
    rows = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": first}))["data"]
    step = next(row for row in rows if not row.get("skipped"))
    approved = good(machine.client.post(f"/v1/planned-contacts/{step['id']}", json={"action": "approve"}))
    assert (approved["approved"], approved["why"]["code"]) == (True, "released")
    machine.advance(20 * DAY)
    assert len(mail_server.messages) > 1
    assert not any("F-2" in message.as_string() for message in mail_server.messages)
    assert attempts(machine.client, other) == []
    waiting = read(machine.client, other)["recovery_progress"]["next_action"]
    assert waiting["why"]["code"] == "not_approved"
    later = submit(machine.client, user, invoice=an_invoice(numbers=["F-3"]))["id"]
    machine.advance(10 * DAY)
    assert attempts(machine.client, later) == []
