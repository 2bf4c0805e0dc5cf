"""What a debtor hears of one invoice: never softer than before, nothing within a term that was named, and nothing
announced that does not come."""

from datetime import date, datetime, timedelta
from itertools import pairwise
from typing import Any

import httpx
import pytest

from recovery_service.law.countries import time_zone_of
from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning.plan import default_plan
from recovery_service.recovery.dunning.steps import term_end
from recovery_service.wording import formats
from tests.builders import a_contact, a_debtor
from tests.depth import is_deep
from tests.service.recovery.test_contacts import ADDRESS, ledger, reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process, submit

BEGUN = (0, 35, 110, 200, 290)
"""Days of waiting before the invoices are submitted."""
PLANS = ("keep", "neutral", "firm")
COUNTRIES = (
    "FR", "BE", "LU", "DE", "AT", "CH", "ES", "PT", "IT", "NL", "GB", "IE", "US", "SE", "PL", "GR", "JP",
)  # fmt: skip
FIRMNESS = {
    "reminder_first": 1,
    "reminder_short": 2,
    "reminder_second": 2,
    "reminder_letter": 3,
    "reminder_last": 4,
    "formal_notice": 5,
}
ANNOUNCED = (
    "formal notice by letter", "mise en demeure par lettre", "Mahnung mit Fristsetzung per Brief",
    "requerimiento formal", "messa in mora", "ingebrekestelling",
)  # fmt: skip


ANSWERS = {"payment_received", "dispute_received", "dispute_answered", "dispute_accepted", "contact_changed"}


def messages(client: httpx.Client, id_: str) -> list[Any]:
    """What was sent to collect; what only acknowledges something waits for no term."""
    sent = good(client.get(f"/v1/receivables/{id_}/messages"))["data"]
    return [message for message in sent if message["template"] not in ANSWERS]


def day_of(message: dict[str, Any], country: str) -> date:
    return datetime.fromisoformat(message["at"]).astimezone(time_zone_of(country)).date()


def last_day_named(message: dict[str, Any], sent: date) -> date | None:
    """The furthest day to come that the message names."""
    coming = [sent + timedelta(days=ahead) for ahead in range(1, 60)]
    body = " ".join(message["body"].split())
    named = [day for day in coming if " ".join(formats.format_day(day, message["language"]).split()) in body]
    return max(named, default=None)


def require_a_staircase(created: list[dict[str, Any]], country: str) -> None:
    for before, after in pairwise(created):
        sent, following = day_of(before, country), day_of(after, country)
        until = last_day_named(before, sent)
        assert until is None or following > until, (country, before["template"], until, following)
    firm = [FIRMNESS[one["template"]] for one in created if one["template"] in FIRMNESS]
    assert firm == sorted(firm), [one["template"] for one in created]
    for place, one in enumerate(created):
        is_ahead = one["type"] != "phone" and one["template"] != "formal_notice"
        if is_ahead and any(announced in one["body"] for announced in ANNOUNCED):
            written = [later for later in created[place + 1 :] if later["type"] != "phone"]
            assert written, f"{one['template']} announces what does not come"
            assert written[0]["template"] == "formal_notice"


def chosen(begun: int) -> list[tuple[str, str]]:
    """Return which plan in which country: all under --deep, else every second country, each of them and each plan with
    several beginnings."""
    place = BEGUN.index(begun)
    return [
        (plan, country)
        for number, country in enumerate(COUNTRIES)
        for plan in PLANS
        if is_deep() or (number % 2 == place % 2 and PLANS.index(plan) == (place + number // 2) % len(PLANS))
    ]


@pytest.mark.deep
@pytest.mark.parametrize("begun", BEGUN)
def test_shipped_plans_never_soften_keep_terms_and_announce_what_comes(
    client: httpx.Client, begun: int
) -> None:
    user = an_active_user(client)
    advance(client, begun * DAY)
    ids = {}
    for plan, country in chosen(begun):
        for city, code in ((country, "38000"), *((("Antwerpen", "2000"),) if country == "BE" else ())):
            address = {**ADDRESS, "country": country, "postal_code": code}
            debtor = reachable(company_name=f"{city} {plan} SARL", address=address)
            ids[plan, city] = (
                submit(client, user, debtor=debtor, metadata={"plan": plan})["id"],
                country,
            )
    advance(client, 100 * DAY)
    for (plan, _), (id_, country) in ids.items():
        sent_messages = messages(client, id_)
        assert len(sent_messages) == len(default_plan(plan).steps)
        require_a_staircase(sent_messages, country)


@pytest.mark.parametrize(("country", "days"), [("FR", 15), ("GB", 30)])
def test_formal_notice_names_the_term_of_the_debtor_s_country(
    client: httpx.Client, country: str, days: int
) -> None:
    debtor = reachable(address={**ADDRESS, "country": country})
    id_ = in_process(client, debtor=debtor, metadata={"plan": "firm"})["id"]
    advance(client, 100 * DAY)
    sent_messages = messages(client, id_)
    require_a_staircase(sent_messages, country)
    [notice] = [one for one in sent_messages if one["template"] == "formal_notice"]
    until = last_day_named(notice, day_of(notice, country))
    assert until is not None
    # It runs from the day on which the letter arrives; where it ends on a day off it ends on the next working day.
    assert 2 <= (until - day_of(notice, country)).days - days <= 9
    assert sent_messages[-1]["template"] == "call"


@pytest.mark.parametrize(
    ("country", "day", "template", "channel", "until"),
    [
        ("GB", date(2026, 11, 30), "reminder_second", "email", date(2026, 12, 7)),
        # By post it arrives on 2 December.
        ("GB", date(2026, 11, 30), "reminder_letter", "letter", date(2026, 12, 9)),
        ("GB", date(2026, 12, 22), "reminder_letter", "letter", date(2027, 1, 5)),
        ("GB", date(2026, 12, 17), "reminder_second", "email", date(2027, 1, 4)),
        ("DE", date(2026, 12, 16), "reminder_letter", "letter", date(2027, 1, 4)),
        ("FR", date(2026, 12, 10), "formal_notice", "letter", date(2027, 1, 4)),
        ("GB", date(2026, 11, 30), "formal_notice", "letter", date(2027, 1, 4)),
    ],
)
def test_deadline_leaves_days_after_the_letter_arrived_and_never_ends_at_christmas(
    country: str, day: date, template: str, channel: str, until: date
) -> None:
    assert term_end(Workdays(country), day, template, channel) == until


def test_gentle_plan_ends_without_announcing_a_formal_notice(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(), metadata={"plan": "keep"})["id"]
    advance(client, 100 * DAY)
    last = messages(client, id_)[-1]
    assert last["template"] == "reminder_last"
    assert "mise en demeure" not in last["subject"] + last["body"]


def test_last_reminder_announces_no_letter_to_a_debtor_without_an_address(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact(phone="+33 6 12 34 56 78")]))["id"]
    advance(client, 100 * DAY)
    [last] = [one for one in messages(client, id_) if one["template"] == "reminder_last"]
    assert "mise en demeure" not in last["subject"] + last["body"]


def test_last_reminder_of_the_usual_plan_announces_the_notice_that_follows(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 100 * DAY)
    [last] = [one for one in messages(client, id_) if one["template"] == "reminder_last"]
    assert "mise en demeure" in last["subject"]
    assert "l'étape suivante est une mise en demeure" in last["body"].replace("\u2019", "'")


def a_step(day: int, channel: str, template: str, tone: str = "neutral") -> dict[str, Any]:
    return {"after_business_days": day, "channel": channel, "tone": tone, "template": template}


def test_plan_of_a_creditor_keeps_terms_and_never_goes_back(client: httpx.Client) -> None:
    user = an_active_user(client)
    steps = [
        a_step(0, "email", "reminder_second"),
        a_step(1, "phone", "call"),
        a_step(2, "letter", "formal_notice", "firm"),
        a_step(3, "email", "reminder_last", "firm"),
        a_step(4, "sms", "reminder_short"),
        a_step(5, "phone", "call"),
    ]
    plan = {"name": "own", "relationship": "firm", "steps": steps, "approved": True}
    good(client.put(f"/v1/users/{user}/plan", json=plan))
    id_ = in_process(client, user_id=user, debtor=reachable())["id"]
    softer = {row["template"]: row for row in ledger(client) if row.get("skipped")}
    assert {row["skipped"]["code"] for row in softer.values()} == {"softer"}
    assert set(softer) == {"reminder_last", "reminder_short"}
    advance(client, 100 * DAY)
    sent_messages = messages(client, id_)
    assert [one["template"] for one in sent_messages] == ["reminder_second", "call", "formal_notice", "call"]
    require_a_staircase(sent_messages, "FR")


def test_step_made_now_by_the_creditor_lets_nothing_softer_follow(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 2 * DAY)
    notice = next(row for row in ledger(client) if row["template"] == "formal_notice")
    good(client.post(f"/v1/planned-contacts/{notice['id']}", json={"action": "send_now"}))
    left_out = [row for row in ledger(client) if row.get("skipped")]
    assert left_out
    assert {row["skipped"]["code"] for row in left_out} == {"softer"}
    assert {row["template"] for row in ledger(client) if not row.get("skipped")} <= {"call", "formal_notice"}
    advance(client, 100 * DAY)
    sent_messages = messages(client, id_)
    require_a_staircase(sent_messages, "FR")
    after = sent_messages[[one["template"] for one in sent_messages].index("formal_notice") + 1 :]
    assert {one["template"] for one in after} == {"call"}


def test_step_moved_into_a_term_waits_until_the_term_is_over(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(), metadata={"plan": "firm"})["id"]
    advance(client, 4 * DAY)
    assert [one["template"] for one in messages(client, id_)] == ["reminder_second"]
    call = next(row for row in ledger(client) if row["type"] == "phone")
    good(client.post(f"/v1/planned-contacts/{call['id']}", json={"action": "send_now"}))
    advance(client, 100 * DAY)
    require_a_staircase(messages(client, id_), "FR")


def test_recovery_that_was_resumed_within_a_term_waits_for_its_end(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(), metadata={"plan": "firm"})["id"]
    while "formal_notice" not in [one["template"] for one in messages(client, id_)]:
        advance(client, DAY)
    good(
        client.post(f"/v1/test/receivables/{id_}/dispute", json={"reason": "wrong_amount", "message": "No."})
    )
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "Delivered."}))
    advance(client, 100 * DAY)
    sent_messages = messages(client, id_)
    assert sent_messages[-1]["template"] == "call"
    require_a_staircase(sent_messages, "FR")
