"""What calls itself the last reminder is the last one: before further letters of the plan it does not say so."""

import httpx
import pytest

from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process

FRENCH = {"line1": "1 rue des Lilas", "postal_code": "75001", "city": "Paris", "country": "FR"}
GERMAN = {"line1": "Hafenstr. 4", "postal_code": "20457", "city": "Hamburg", "country": "DE"}


def subjects(client: httpx.Client, address: dict[str, str], *templates: tuple[str, str]) -> list[str]:
    user = an_active_user(client, company={"name": "Atelier Nord", "address": address})
    steps = [
        {"after_business_days": 12 * at, "channel": channel, "tone": "firm", "template": template}
        for at, (channel, template) in enumerate(templates)
    ]
    good(client.put(f"/v1/users/{user}/plan", json={"steps": steps}))
    id_ = in_process(client, user_id=user, debtor=reachable(address=address))["id"]
    advance(client, 90 * DAY)
    return [one["subject"] + one["body"] for one in outbox(client, id_) if one["type"] in ("email", "letter")]


@pytest.mark.parametrize(
    ("address", "last", "again"),
    [
        (FRENCH, "Dernière relance", "Nouvelle relance"),
        (GERMAN, "Letzte Zahlungserinnerung", "Erneute Zahlungserinnerung"),
    ],
)
def test_reminder_before_further_letters_is_not_called_the_last(
    client: httpx.Client, address: dict[str, str], last: str, again: str
) -> None:
    email = ("email", "reminder_last")
    first, then = subjects(client, address, email, email)
    assert first.startswith(again)
    assert "derni" not in first.lower()
    assert "letzte " not in first.lower()
    assert then.startswith(last)
    before_notice, _ = subjects(client, address, email, ("letter", "formal_notice"))
    assert before_notice.startswith(last)
    # What comes next is named, and only the subject says that it is the last reminder.
    assert before_notice.lower().count(last.split()[0].lower()) == 1


def test_formal_notice_before_further_letters_is_not_the_last_one(client: httpx.Client) -> None:
    notice = ("letter", "formal_notice")
    first, then = subjects(client, GERMAN, notice, notice)
    assert first.startswith("Mahnung mit Fristsetzung")
    assert "letztmalig" not in first
    assert then.startswith("Mahnung mit Fristsetzung")
    assert "letztmalig" in then
