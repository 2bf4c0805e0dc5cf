"""On a creditor's own machine one invoice is approved alone: its contacts leave, those of others wait. A notice that no
lawyer reviewed waits everywhere until the creditor has read it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import httpx
import pytest

from tests.builders import an_invoice, days_ago
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.recovery.test_contacts import reachable
from tests.service.recovery.test_delivery import MOMENTS, advance_to, now_of
from tests.service.recovery.test_wording import in_language
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
    foreseen = {row["id"]: row["if_approved_at"] for row in rows if not row.get("skipped")}
    shown = [good(client.get(f"/v1/planned-contacts/{id_}")) for id_ in foreseen]
    assert [_minute(one.get("if_approved_at", one["at"])) for one in shown] == [
        _minute(moment) for moment in foreseen.values()
    ]
    approved = good(machine.client.post(f"/v1/planned-contacts/{step['id']}", json={"action": "approve"}))
    planned = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": first}))["data"]
    at = {row["id"]: row["at"] for row in planned if not row.get("skipped")}
    # What leaves at once leaves some milliseconds later.
    assert {id_: _minute(moment) for id_, moment in at.items()} == {
        id_: _minute(moment) for id_, moment in foreseen.items()
    }
    assert not any("if_approved_at" in row for row in planned)
    assert (approved["approved"], approved["why"]["code"]) == (True, "approved")
    history = read(machine.client, first)["recovery_progress"]["history"]
    assert [row["actor"] for row in history if row["kind"] == "approved"] == ["creditor"]
    machine.advance(20 * DAY)
    assert len(mail_server.messages) > 1
    assert not any("F-2" in message.as_string() for message in mail_server.messages)
    assert attempts(machine.client, other) == []
    waiting = read(machine.client, other)["recovery_progress"]["next_action"]
    assert waiting["why"]["code"] == "not_approved"
    later = submit(machine.client, user, invoice=an_invoice(numbers=["F-3"]))["id"]
    machine.advance(10 * DAY)
    assert attempts(machine.client, later) == []


def test_invoice_approved_before_its_due_date_is_reminded_of_after_it(
    client: httpx.Client, machine: Machine, mail_server: MailServer
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    mail_server.messages.clear()
    due = days_ago(-21)
    invoice = an_invoice(due_date=due.isoformat())
    id_ = submit(machine.client, user, invoice=invoice, force_proceed=True)["id"]
    machine.advance(2 * DAY)
    rows = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    step = next(row for row in rows if not row.get("skipped"))
    assert step["if_approved_at"][:10] > due.isoformat()
    approved = good(machine.client.post(f"/v1/planned-contacts/{step['id']}", json={"action": "approve"}))
    assert approved["at"] == step["if_approved_at"]
    machine.advance(10 * DAY)
    assert mail_server.messages == []
    machine.advance(20 * DAY)
    assert mail_server.messages


def test_thanks_for_a_part_wait_for_the_approval_and_say_so(
    client: httpx.Client, machine: Machine, mail_server: MailServer
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    advance_to(machine, MOMENTS["working hours"])
    id_ = submit(machine.client, user)["id"]
    machine.advance(0)
    first = next(row for row in planned_of(machine, id_) if not row.get("skipped"))
    send(machine.client, user, first["id"])
    machine.advance(60)
    mail_server.messages.clear()
    paid = {"amount": 400, "date": now_of(machine).date().isoformat()}
    good(machine.client.post(f"/v1/receivables/{id_}/payments", json=paid))
    good(machine.client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    [thanks] = [row for row in planned_of(machine, id_) if row["template"] == "payment_received"]
    assert thanks["why"]["code"] == "not_approved"
    progress = read(machine.client, id_)["recovery_progress"]
    assert progress["next_action"]["why"]["code"] == "not_approved"
    machine.advance(3 * DAY)
    assert mail_server.messages == []
    machine.approve(user)
    machine.advance(3 * DAY)
    assert "Nous avons reçu votre paiement" in str(mail_server.messages[0]["Subject"])


def test_approval_of_one_that_rests_waits_for_no_approval_any_more(
    client: httpx.Client, machine: Machine
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    id_ = submit(machine.client, user)["id"]
    machine.advance(0)
    good(machine.client.post(f"/v1/receivables/{id_}/pause", json={}))
    first = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"][0]
    approve(machine.client, user, first["id"])
    planned = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    assert "not_approved" not in {row["why"]["code"] for row in planned}


def planned_of(machine: Machine, id_: str) -> list[Any]:
    return good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]


def approve(client: httpx.Client, user: str, planned_id: str) -> None:
    good(client.post(f"/v1/planned-contacts/{planned_id}", json={"action": "approve"}))


def send(client: httpx.Client, user: str, planned_id: str) -> None:
    good(client.post(f"/v1/planned-contacts/{planned_id}", json={"action": "send_now"}))


def review_the_text(client: httpx.Client, user: str, planned_id: str) -> None:
    every = good(client.get(f"/v1/users/{user}/templates"))["data"]
    unreviewed = [text for text in every if not text["reviewed"] and text["language"] == "es"]
    assert unreviewed
    read_ = [{**text, "reviewed": True} for text in unreviewed]
    good(client.put(f"/v1/users/{user}/templates", json={"data": read_}))


def write_it(client: httpx.Client, user: str, planned_id: str) -> None:
    good(
        client.post(
            f"/v1/planned-contacts/{planned_id}", json={"action": "edit", "body": "Pague, por favor."}
        )
    )


@pytest.mark.parametrize("approval", [approve, send, review_the_text, write_it])
def test_notice_that_no_lawyer_reviewed_waits_for_the_creditor(
    client: httpx.Client, machine: Machine, approval: Callable[[httpx.Client, str, str], None]
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.approve(user)
    id_ = submit(machine.client, user, debtor=reachable(address=in_language("es")))["id"]
    machine.advance_signing_off(80 * DAY)
    first = next_action(machine.client, id_)
    assert (first["type"], first["why"]["code"]) == ("letter", "not_reviewed")
    assert "formal_notice" not in past_templates(machine.client, id_)
    rows = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    notice = next(row for row in rows if row["template"] == "formal_notice" and not row.get("skipped"))
    approval(machine.client, user, notice["id"])
    machine.advance_signing_off(6 * DAY)
    assert "formal_notice" in past_templates(machine.client, id_)


def test_combined_reminder_waits_for_no_notice_that_nobody_has_read(
    client: httpx.Client, machine: Machine, mail_server: MailServer
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.approve(user)
    rules = f"/v1/users/{user}/standing-rules"
    good(client.put(rules, json={**good(client.get(rules)), "combine_reminders": True}))
    debtor = reachable(address=in_language("es"))
    first = submit(machine.client, user, debtor=debtor)["id"]
    machine.advance_signing_off(80 * DAY)
    assert next_action(machine.client, first)["why"]["code"] == "not_reviewed"
    mail_server.messages.clear()
    submit(machine.client, user, debtor=debtor, invoice=an_invoice(numbers=["F-2"]))
    machine.advance_signing_off(7 * DAY)
    assert any("F-2" in message.as_string() for message in mail_server.messages)
    assert "formal_notice" not in past_templates(machine.client, first)


def test_notice_that_was_reviewed_waits_for_nobody(client: httpx.Client, machine: Machine) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    machine.approve(user)
    id_ = submit(machine.client, user, debtor=reachable(address=in_language("fr")))["id"]
    machine.advance_signing_off(80 * DAY)
    assert "formal_notice" in past_templates(machine.client, id_)


def next_action(client: httpx.Client, id_: str) -> Any:
    return read(client, id_)["recovery_progress"]["next_action"]


def past_templates(client: httpx.Client, id_: str) -> set[str]:
    return {one["template"] for one in good(client.get(f"/v1/receivables/{id_}/messages"))["data"]}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_letter_made_now_on_an_own_machine_is_made_at_once(
    client: httpx.Client, machine: Machine, moment: tuple[int, int]
) -> None:
    user = an_active_user(client)
    good(machine.use_mailbox(user))
    advance_to(machine, moment)
    submit(machine.client, user, debtor=reachable())
    machine.advance(0)
    rows = good(machine.client.get("/v1/planned-contacts"))["data"]
    letter = next(row for row in rows if row["type"] == "letter" and not row.get("skipped"))
    sent = good(machine.client.post(f"/v1/planned-contacts/{letter['id']}", json={"action": "send_now"}))
    assert sent["why"]["code"] == "sent_now"
    machine.advance(60)
    contacts = [(row["type"], row["template"]) for row in attempts(machine.client, letter["receivable_id"])]
    assert contacts == [("letter", letter["template"])]


def _minute(moment: str) -> datetime:
    return datetime.fromisoformat(moment).replace(second=0, microsecond=0)
