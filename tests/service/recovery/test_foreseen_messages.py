"""What is read before the approval is what is sent: a planned message knows of those that leave before it."""

from __future__ import annotations

from typing import Any

import httpx

from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.recovery.test_upcoming import submit_at_night
from tests.service.steps import DAY, advance, good, submit

GERMAN = {"line1": "Hafenstr. 4", "postal_code": "20457", "city": "Hamburg", "country": "DE"}


def previews(client: httpx.Client, id_: str) -> dict[str, dict[str, Any]]:
    rows = [row for row in ledger(client, receivable_id=id_) if not row.get("skipped")]
    return {row["id"]: good(client.get(f"/v1/planned-contacts/{row['id']}")) for row in rows}


def test_every_planned_message_reads_as_it_will_leave(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    read_before = [one["full_text"] for one in previews(client, id_).values()]
    advance(client, 90 * DAY)
    assert [one["body"] for one in outbox(client, id_)] == read_before


def test_planned_letter_refers_to_the_message_before_it_by_its_planned_day(client: httpx.Client) -> None:
    id_ = submit(client, debtor=reachable(address=GERMAN))["id"]
    before = previews(client, id_)
    advance(client, DAY)
    after = previews(client, id_)
    shared = [key for key in before if key in after]
    assert shared
    assert [before[key]["body"] for key in shared] == [after[key]["body"] for key in shared]
    letter = next(one for one in before.values() if one["template"] == "reminder_letter")
    assert "haben wir Ihnen" in letter["body"]


def test_only_the_first_planned_message_says_where_the_data_come_from(client: httpx.Client) -> None:
    id_ = submit(client, debtor=reachable(address=GERMAN))["id"]
    texts = [one["full_text"] for one in previews(client, id_).values() if one["type"] in ("email", "letter")]
    assert ["DSGVO" in one for one in texts] == [True] + [False] * (len(texts) - 1)
