"""A text that the creditor wrote for one contact, after a payment or on another day: its sums and days follow what has
changed, or it waits until the creditor has read it again."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import httpx

from tests.builders import days_ago
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_upcoming import change, upcoming
from tests.service.steps import DAY, advance, good, in_process, refused


def edit(client: httpx.Client, id_: str, template: str) -> dict[str, Any]:
    """Change a word of this message; its sums and days stay as they are."""
    row = next(row for row in upcoming(client, id_) if row["template"] == template)
    body = preview(client, row)["body"]
    good(change(client, row["id"], action="edit", body=f"Hello again: {body}"))
    return row


def preview(client: httpx.Client, contact: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = good(client.get(f"/v1/planned-contacts/{contact['id']}"))
    return shown


def mails(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    return [message for message in outbox(client, id_) if "Hello again" in message["body"]]


def test_edited_text_waits_after_a_part_payment_until_it_is_read_again(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    row = edit(client, id_, "reminder_first")
    assert "outdated" not in preview(client, row)
    paid = {"amount": 200.50, "date": days_ago(0).isoformat()}
    good(client.post(f"/v1/receivables/{id_}/payments", json=paid))
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    listed = next(one for one in upcoming(client, id_) if one["id"] == row["id"])
    assert listed["outdated"]["code"] == "sum_changed"
    was, now = (listed["outdated"]["params"][name] for name in ("was", "now"))
    assert preview(client, row)["outdated"]["code"] == "sum_changed"
    refused(change(client, row["id"], action="send_now"), 409, "INVALID_STATE")
    advance(client, 20 * DAY)
    assert mails(client, id_) == []
    corrected = preview(client, row)["body"].replace(was, now)
    good(change(client, row["id"], action="edit", body=corrected))
    assert "outdated" not in preview(client, row)
    advance(client, 5 * DAY)
    assert len(mails(client, id_)) == 1


def test_edited_text_moved_to_another_day_names_its_days(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    row = edit(client, id_, "reminder_second")
    before = preview(client, row)["body"]
    later = datetime.fromisoformat(row["at"]) + timedelta(days=9)
    good(change(client, row["id"], action="edit", at=later.isoformat()))
    after = preview(client, row)
    assert after["body"].startswith("Hello again: ")
    assert after["body"] != before
    assert "outdated" not in after
