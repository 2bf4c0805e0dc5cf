"""How firmly several invoices of one debtor are worded: never softer than what it has heard for another open one."""

import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_service.resources import resource_path
from recovery_service.wording.formats import typographic
from tests.depth import with_the_rest
from tests.service.conftest import SERVERS
from tests.service.recovery.test_contacts import ADDRESS, ledger, outbox, reachable
from tests.service.recovery.test_one_debtor import everything_sent
from tests.service.recovery.test_staircase import messages
from tests.service.steps import DAY, advance, an_active_user, before_daylight, good, pay, submit

COUNTRIES = {
    "fr": "France", "en": "Ireland", "de": "Germany", "es": "Spain", "it": "Italy", "nl": "Netherlands",
}  # fmt: skip
TONES = ("friendly", "neutral", "firm")


@cache
def texts_of(language: Any) -> Any:
    """The letters of a language, read once."""
    return tomllib.loads(Path(str(resource_path("letters", f"{language}.toml"))).read_text("utf-8"))


@cache
def phrases_of(language: Any, template: Any, type: Any) -> Any:
    """For each tone the phrases that only a message in this tone says."""
    body = typographic(texts_of(language)[template][type]["body"], language)
    body = re.sub(r"{% if part %}[^%]*(?:{% else %}([^%]*))?{% endif %}", r"\1", body)
    values = {
        tone: " ".join(
            " ".join(re.findall(rf"{{% if {tone} %}}(.*?){{% endif %}}", body, re.DOTALL)).split()
        ).casefold()
        for tone in TONES
    }
    phrases = {}
    for tone, piece in values.items():
        others = " ".join(other for name, other in values.items() if name != tone)
        written = [phrase.strip() for phrase in re.split(r"{{.*?}}|{%.*?%}|[.,;:?()]", piece)]
        phrases[tone] = [phrase for phrase in written if len(phrase) >= 8 and phrase not in others]
    return phrases


def wording_of(message: Any) -> Any:
    """The tone in which a message is worded, None where its text has no tones."""
    text = " ".join(message["body"].split()).casefold()
    longest = {
        tone: max((len(phrase) for phrase in phrases if phrase in text), default=0)
        for tone, phrases in phrases_of(message["language"], message["template"], message["type"]).items()
    }
    return max(TONES, key=longest.__getitem__) if any(longest.values()) else None


def rank_of(message: Any) -> Any:
    if message["template"] == "formal_notice":
        return 2
    tone = wording_of(message)
    return None if tone is None else TONES.index(tone)


@pytest.mark.parametrize(
    ("language", "country", "count"),
    with_the_rest(
        [*((*country, 2) for country in COUNTRIES.items()), ("fr", "France", 6)],
        ((*country, 6) for country in COUNTRIES.items() if country != ("fr", "France")),
    ),
)
def test_invoices_begun_weeks_apart_are_never_worded_softer_than_what_was_heard(
    client: httpx.Client, language: Any, country: Any, count: Any
) -> None:
    _check_invoices_begun_weeks_apart(client, language, country, count)


@pytest.mark.database(*SERVERS)
def test_invoices_begun_weeks_apart_are_worded_on_a_server_as_on_sqlite(client: httpx.Client) -> None:
    _check_invoices_begun_weeks_apart(client, "fr", "France", 3)


def _check_invoices_begun_weeks_apart(client: httpx.Client, language: Any, country: Any, count: Any) -> None:
    before_daylight(client)
    user = an_active_user(client)
    debtor = reachable(address={**ADDRESS, "country": country})
    for place in range(count):
        submit(client, user, debtor=debtor)
        advance(client, (46 if place == 0 else 17) * DAY)
    advance(client, (40 + 25 * count) * DAY)
    sent = [message for message, _ in everything_sent(client)]
    assert language in {message["language"] for message in sent}
    ranks = [rank for message in sent if (rank := rank_of(message)) is not None]
    assert len(ranks) >= 6 * count
    assert all(before <= after for before, after in pairwise(ranks)), ranks


@pytest.mark.database
def test_first_reminder_after_a_formal_notice_for_another_invoice_is_firm_and_so_is_its_preview(
    client: httpx.Client,
) -> None:
    before_daylight(client)
    user = an_active_user(client)
    first = submit(client, user, debtor=reachable())["id"]
    advance(client, 50 * DAY)
    assert "formal_notice" in {message["template"] for message in messages(client, first)}
    second = submit(client, user, debtor=reachable())["id"]
    advance(client, DAY + 60)
    coming = ledger(client, receivable_id=second)
    assert {row["tone"] for row in coming} == {"firm"}
    for row in coming:
        shown = good(client.get(f"/v1/planned-contacts/{row['id']}"))
        assert shown["tone"] == "firm"
        assert wording_of({**shown, "language": "fr"}) in ("firm", None)
    advance(client, 20 * DAY)
    [reminder, *_] = messages(client, second)
    assert (reminder["template"], wording_of(reminder)) == ("reminder_first", "firm")


@pytest.mark.database
def test_plan_shows_the_tone_that_an_earlier_planned_notice_leads_to(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    submit(client, user, debtor=reachable())
    advance(client, 14 * DAY)
    second = submit(client, user, debtor=reachable())["id"]
    advance(client, DAY + 60)
    foreseen = {row["id"]: row["tone"] for row in ledger(client, receivable_id=second)}
    advance(client, 100 * DAY)
    texts = [message["template"] for message in messages(client, second)]
    assert "formal_notice" in texts
    ranks = [TONES.index(tone) for tone in foreseen.values()]
    assert ranks == sorted(ranks)
    assert foreseen != {}


@pytest.mark.database
def test_firm_wording_stays_firm_once_the_other_invoice_is_paid(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    first = submit(client, user, debtor=reachable())["id"]
    advance(client, 50 * DAY)
    second = submit(client, user, debtor=reachable())["id"]
    advance(client, 20 * DAY)
    heard = messages(client, second)
    assert wording_of(heard[0]) == "firm"
    pay(client, first)
    advance(client, 60 * DAY)
    later = [wording_of(message) for message in messages(client, second)[len(heard) :]]
    assert later
    assert set(later) <= {"firm", None}


@pytest.mark.database
def test_paid_invoice_of_long_ago_makes_no_new_one_firm(client: httpx.Client) -> None:
    before_daylight(client)
    user = an_active_user(client)
    first = submit(client, user, debtor=reachable())["id"]
    advance(client, 50 * DAY)
    pay(client, first)
    advance(client, 5 * DAY)
    second = submit(client, user, debtor=reachable())["id"]
    advance(client, 10 * DAY)
    assert wording_of(messages(client, second)[0]) == "friendly"


def test_tone_of_a_contact_is_what_is_sent(client: httpx.Client) -> None:
    user = an_active_user(client)
    step = {"after_business_days": 0, "channel": "email", "tone": "firm", "template": "reminder_first"}
    good(client.put(f"/v1/users/{user}/plan", json={"steps": [step], "approved": True}))
    id_ = submit(client, user, debtor=reachable())["id"]
    advance(client, 5 * DAY)
    [mail] = outbox(client, id_)
    assert "sans tarder" in mail["body"]
    assert "oubli" not in mail["body"]


@pytest.mark.parametrize("tone_metadata", [{"tone": "firm"}, {"plan": "firm"}])
def test_tone_given_at_creation_turns_a_plan_of_one_s_own(
    client: httpx.Client, tone_metadata: dict[str, Any]
) -> None:
    user = an_active_user(client)
    step = {"after_business_days": 20, "channel": "email", "tone": "friendly", "template": "reminder_first"}
    good(client.put(f"/v1/users/{user}/plan", json={"steps": [step], "approved": True}))
    usual = submit(client, user, debtor=reachable(company_name="A"))["id"]
    firm = submit(client, user, debtor=reachable(company_name="B"), metadata=tone_metadata)["id"]
    advance(client, 2 * DAY)
    items = good(client.get("/v1/planned-contacts"))["data"]
    tones = {row["receivable_id"]: row["tone"] for row in items}
    assert (tones[usual], tones[firm]) == ("friendly", "neutral")
