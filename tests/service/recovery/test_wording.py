"""What is said to debtors: in whose name, with which sums and days, in which tone, after which earlier message."""

import re
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.law import rates
from tests.builders import an_invoice, days_ago
from tests.depth import with_the_rest
from tests.service.recovery.test_contacts import ADDRESS, outbox, reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process

COUNTRIES = {"fr": "FR", "en": "IE", "de": "DE", "es": "ES", "it": "IT", "nl": "NL"}
ARTICLE_13 = {
    "fr": "article 13", "en": "article 13", "de": "Artikel 13", "es": "artículo 13", "it": "articolo 13",
}  # fmt: skip
REMINDERS = (
    ("email", "reminder_first"),
    ("email", "reminder_second"),
    ("email", "reminder_last"),
    ("sms", "reminder_short"),
    ("phone", "call"),
    ("letter", "reminder_letter"),
)
TONES = ("friendly", "neutral", "firm")
THREATS = {
    "fr": ("avocat", "tribunal"), "en": ("lawyer", "bailiff", "court"), "de": ("Anwalt", "Gericht"),
    "es": ("abogado", "tribunal"), "it": ("avvocato", "tribunale"), "nl": ("deurwaarder", "rechtbank"),
}  # fmt: skip
ALL = {"pursue": "all"}
"""Metadata that asks for interest and fixed sums as well as for the invoice."""
OLD = {"due_date": days_ago(500).isoformat(), "issue_date": days_ago(530).isoformat()}


@pytest.fixture
def own(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> httpx.Client:
    """A caller of the service on a creditor's own computer."""
    return caller_for(make_core_for(embedded=True), make_token())


@pytest.fixture
def entered_rates(core: Core) -> None:
    """Of the half-years around today, which nobody had published when this version was made."""
    with core.database.write() as connection:
        for reference, points in (("ecb", "2.15"), ("fr-legal", "2.62")):
            for year, month in ((2026, 7), (2027, 1), (2027, 7)):
                rates.record_rate(
                    connection,
                    reference=reference,
                    since=date(year, month, 1),
                    points=Decimal(points),
                    source="test",
                )


def in_language(language: str) -> dict[str, Any]:
    return {**ADDRESS, "country": COUNTRIES[language]}


def previews(client: httpx.Client, id_: str) -> dict[Any, Any]:
    """What each planned contact would say, by channel, text and tone."""
    items = good(client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    values = {}
    for row in items:
        shown = good(client.get(f"/v1/planned-contacts/{row['id']}"))
        values[row["type"], row["template"], row["tone"]] = shown.get("body")
    return values


def plan_of_every_tone(client: httpx.Client, user: str, texts: tuple[Any, ...] = REMINDERS) -> None:
    steps = [
        {"after_business_days": day, "channel": channel, "tone": tone, "template": text}
        for day, (channel, text, tone) in enumerate((c, t, tone) for c, t in texts for tone in TONES)
    ]
    plan = {"name": "every", "relationship": "neutral", "steps": steps, "approved": True}
    good(client.put(f"/v1/users/{user}/plan", json=plan))


@pytest.mark.parametrize("language", COUNTRIES)
def test_reminder_tones_differ_in_their_words(client: httpx.Client, language: str) -> None:
    user = an_active_user(client)
    plan_of_every_tone(client, user)
    id_ = in_process(client, user_id=user, debtor=reachable(address=in_language(language)))["id"]
    wordings = previews(client, id_)
    for channel, text in REMINDERS:
        bodies = {wordings[channel, text, tone] for tone in TONES}
        assert len(bodies) == 3, (channel, text)
        assert all(body and "{%" not in body and "  " not in body for body in bodies)


OF_TRADERS = {
    "fr": ("pénalit", "indemnit"),
    "de": ("Pauschale",),
    "en": ("compensation", "fixed sum"),
    "es": ("cantidad fija", "indemnización"),
    "it": ("forfettari",),
    "nl": ("vast bedrag voor", "vaste vergoeding"),
}


@pytest.mark.parametrize(
    "language", with_the_rest(["fr", "nl"], [one for one in COUNTRIES if one not in ("fr", "nl")])
)
def test_private_persons_are_told_of_interest_and_never_of_what_traders_owe(
    client: httpx.Client, language: str
) -> None:
    texts = (*REMINDERS, ("email", "formal_notice"))
    debtor = reachable(address=in_language(language), company_type="individual")
    for pursue in ("principal", "all"):
        user = an_active_user(client)
        plan_of_every_tone(client, user, texts)
        terms = {"pursue": pursue, "late_payment_rate": 12}
        invoice = an_invoice(amount=1200.50, numbers=[f"N-{pursue}"], **OLD)
        id_ = in_process(client, user_id=user, debtor=debtor, invoice=invoice, metadata=terms)["id"]
        read = previews(client, id_)
        assert len(read) == len(texts) * len(TONES)
        progress = good(client.get(f"/v1/receivables/{id_}"))["recovery_progress"]
        assert progress["balance"]["interest"] > 0
        read["page"] = client.get(progress["recovery_page_url"], params={"lang": language}).text
        for place, body in read.items():
            assert not [word for word in OF_TRADERS[language] if word in body], (place, pursue, body)


@pytest.mark.parametrize("language", COUNTRIES)
def test_creditor_of_this_computer_writes_of_itself(own: httpx.Client, language: str) -> None:
    contact = {"first_name": "Anne", "last_name": "Durand", "phone": "+33 1 23 45 67 89"}
    user = an_active_user(own, contact=contact)
    in_process(own, user_id=user, debtor=reachable(address=in_language(language)))
    advance(own, 5 * DAY)
    first = outbox(own)[0]["body"]
    assert ARTICLE_13.get(language, "artikel 13") in first
    assert "14)" not in first
    assert "Couverture Durand" in first
    assert [word for word in THREATS[language] if word in first] == [], "a first reminder threatens nothing"
    assert first.partition("-- ")[0].rstrip().endswith("+33 1 23 45 67 89")
    assert re.search(r"\bF-\S+ / RF\d\d ", first.partition("IBAN")[2]), (
        "a bookkeeper knows the invoice's number"
    )


def test_mail_that_asks_for_more_than_the_invoice_lists_what_it_is_made_of(
    own: httpx.Client, entered_rates: None
) -> None:
    invoice = an_invoice(amount=1200.50, **OLD)
    id_ = in_process(own, debtor=reachable(), invoice=invoice, metadata=ALL)["id"]
    good(
        own.post(
            f"/v1/receivables/{id_}/payments", json={"amount": 200.50, "date": days_ago(100).isoformat()}
        )
    )
    good(own.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(own, 45 * DAY)
    [mail] = [m for m in outbox(own, id_) if (m.get("subject") or "").startswith("Dernière relance")]
    balance = good(own.get(f"/v1/receivables/{id_}/balance", params={"as_of": mail["at"][:10]}))
    listed = [line for line in mail["body"].split("\n") if line.endswith("€")]
    assert len(listed) == len(balance["lines"]) + 1
    assert any("C.\u00a0com. art.\u00a0L441-10\u00a0II" in line for line in listed)
    assert any("Indemnité forfaitaire" in line for line in listed)
    assert any(line.startswith("Paiement") and "−200,50" in line for line in listed)
    sums = [_cents(line) for line in listed]
    assert sum(sums[:-1]) == sums[-1] == round(balance["remaining"] * 100)
    assert " au " in listed[-1]
    assert listed[-1].startswith("À payer")


def _cents(line: str) -> int:
    amount = line.rpartition(": ")[2]
    return int("".join(letter for letter in amount if letter.isdecimal() or letter == "−").replace("−", "-"))


@pytest.mark.parametrize("language", COUNTRIES)
def test_consumer_is_not_told_of_charges_that_are_not_asked_for(own: httpx.Client, language: str) -> None:
    debtor = reachable(company_type="individual", address=in_language(language))
    id_ = in_process(own, debtor=debtor, invoice=an_invoice(amount=1200.50, **OLD))["id"]
    advance(own, 61 * DAY)
    mails = [m for m in outbox(own, id_) if m["type"] == "email"]
    assert len(mails) == 3
    texts = [mail["body"].split("-- ")[0] for mail in mails]
    charges = ("détaill", "set out", "aufgeschlüsselt", "detallad", "dettagliat", "uitgewerkt")
    assert not any(word in text for text in texts for word in charges)
    assert all("40,00" not in text for text in texts)


def test_formal_notice_names_the_day_of_its_sum_and_that_interest_runs_on(
    own: httpx.Client, entered_rates: None
) -> None:
    invoice = an_invoice(amount=1200.50, **OLD)
    id_ = in_process(own, debtor=reachable(), invoice=invoice, metadata=ALL)["id"]
    advance(own, 61 * DAY)
    [notice] = [m for m in outbox(own, id_) if (m.get("subject") or "").startswith("Mise en demeure")]
    text = " ".join(notice["body"].split())
    assert "arrêtée au " in text
    assert "continuent de courir jusqu’à complet paiement" in text
    assert "malgré notre courrier du " in text.lower()


NOTICES = {
    "en": ("Formal notice to pay", "formal notice", "", "continues to run until full payment"),
    "fr": ("Mise en demeure de payer", "mettons en demeure", "article 1344", "jusqu’à complet paiement"),
    "de": (
        "Mahnung mit Fristsetzung",
        "fordern Sie letztmalig auf",
        "",
        "vollständigen Zahlung weiter",
    ),
    "es": (
        "Requerimiento formal de pago",
        "le requerimos formalmente",
        "artículos 1100 y 1973",
        "devenguen hasta",
    ),
    "it": ("Messa in mora", "La costituiamo in mora", "articolo 1219", "maturare fino al completo pagamento"),
    "nl": ("Ingebrekestelling en sommatie", "stellen wij u in gebreke", "artikel 6:82", "doorloopt tot"),
}
"""By language: the title, the demand, the article that a creditor of that country relies on, that interest runs on."""


def notice_of(client: httpx.Client, language: str, country: str, **changes: Any) -> tuple[str, str]:
    home = {"line1": "Via Roma 1", "postal_code": "00100", "city": "Roma", "country": country}
    user = an_active_user(client, company={"name": "Couverture Durand", "address": home})
    debtor = reachable(address=in_language(language))
    invoice = an_invoice(amount=1200.50, **OLD)
    id_ = in_process(client, user_id=user, debtor=debtor, invoice=invoice, metadata=ALL, **changes)["id"]
    advance(client, 61 * DAY)
    letters = [message for message in outbox(client, id_) if message["type"] == "letter"]
    return letters[-1]["subject"], " ".join(letters[-1]["body"].split())


@pytest.mark.parametrize("language", COUNTRIES)
def test_formal_notice_is_written_in_each_language_by_the_law_of_the_creditor(
    own: httpx.Client, client: httpx.Client, language: str, entered_rates: None
) -> None:
    title, demand, article, interest = NOTICES[language]
    subject, text = notice_of(own, language, COUNTRIES[language] if article else "IE")
    assert subject.startswith(f"{title}: " if language != "fr" else f"{title}\u00a0: ")
    for piece in (demand, article, interest):
        assert piece in text
    assert "{" not in text
    if article:
        _, abroad = notice_of(client, language, "IE")
        assert demand in abroad
        assert article not in abroad


SET_OUT = {
    "en": "made up as shown below", "fr": "détaillée ci-dessous", "de": "aufgeschlüsselten",
    "es": "desglosada más abajo", "it": "dettagliata qui sotto", "nl": "hieronder uitgewerkt",
}  # fmt: skip


@pytest.mark.parametrize("language", COUNTRIES)
def test_formal_notice_sets_out_only_a_sum_that_has_parts(
    client: httpx.Client, language: str, entered_rates: None
) -> None:
    invoice = an_invoice(amount=1200.50, **OLD)
    letters = []
    for terms in ({"pursue": "principal"}, ALL):
        debtor = reachable(address=in_language(language))
        id_ = in_process(client, debtor=debtor, invoice=invoice, metadata=terms)["id"]
        advance(client, 61 * DAY)
        letters.append([one for one in outbox(client, id_) if one["type"] == "letter"][-1]["body"])
    alone, with_interest = (" ".join(body.split()) for body in letters)
    assert SET_OUT[language] not in alone
    assert SET_OUT[language] in with_interest


def test_spanish_notice_announces_no_suit_without_further_notice(own: httpx.Client) -> None:
    """An attempt at an agreement has to come before it."""
    _, text = notice_of(own, "es", "ES")
    assert "sin más aviso" not in text
    assert "acciones legales" in text


def test_formal_notice_without_interest_says_nothing_of_it(own: httpx.Client) -> None:
    debtor = reachable(company_type="individual")
    id_ = in_process(own, debtor=debtor, invoice=an_invoice(amount=1200.50, **OLD))["id"]
    advance(own, 61 * DAY)
    [notice] = [m for m in outbox(own, id_) if (m.get("subject") or "").startswith("Mise en demeure")]
    assert "pénalités" not in notice["body"]


def test_letters_and_calls_refer_to_the_message_before(own: httpx.Client) -> None:
    id_ = in_process(own, debtor=reachable())["id"]
    advance(own, 80 * DAY)
    sent = outbox(own, id_)
    letters = [m["body"] for m in sent if m["type"] == "letter"]
    calls = [m["body"] for m in sent if m["type"] == "phone"]
    assert "Nous vous avons écrit le " in letters[0]
    assert "Rappeler notre message du " in calls[0]
    assert "Rappeler la mise en demeure du " in calls[-1]
    assert not any("bien arrivée" in call for call in calls)


@pytest.mark.parametrize("language", COUNTRIES)
def test_time_barred_letter_names_no_threat(own: httpx.Client, language: str) -> None:
    old = an_invoice(issue_date="2008-01-01", due_date="2008-02-01")
    debtor = reachable(address=in_language(language))
    id_ = in_process(own, debtor=debtor, invoice=old, force_proceed=True)["id"]
    advance(own, 60 * DAY)
    letters = [m["body"].lower() for m in outbox(own, id_)]
    assert letters
    threats = ("menaç", "threat", "drohen", "amenaz", "minacc", "dreigen")
    assert not any(word in letter for letter in letters for word in threats)


@pytest.mark.parametrize(
    ("stated", "company_type", "points", "words"),
    [
        (14, "company", 14, "taux convenu"),
        ("14", "company", 14, "taux convenu"),
        (1, "company", 7.86, "C.\u00a0com. art.\u00a0L441-10\u00a0II"),
        ("3 x legal rate", "company", 7.86, "taux convenu"),
        (12, "individual", 12, "taux convenu"),
        (14, "individual", 12.15, "Directive 93/13/CEE annexe 1\u00a0e)"),
    ],
)
def test_contract_s_rate_is_asked_for_in_place_of_the_statutory_one(
    own: httpx.Client, entered_rates: None, stated: int | str, company_type: str, points: float, words: str
) -> None:
    debtor = reachable(company_type=company_type)
    invoice = an_invoice(amount=1200.50, due_date="2026-07-31", issue_date="2026-07-01")
    id_ = in_process(own, debtor=debtor, invoice=invoice, metadata={**ALL, "late_payment_rate": stated})["id"]
    advance(own, 61 * DAY)
    balance = good(own.get(f"/v1/receivables/{id_}/balance"))
    assert {line["rate"] for line in balance["lines"] if line["kind"] == "interest"} == {points}
    warnings = good(own.get(f"/v1/receivables/{id_}"))["recovery_progress"]["warnings"]
    capped = [warning["params"]["rate"] for warning in warnings if warning["code"] == "RATE_CAPPED"]
    assert capped == (["12.15"] if "93/13" in words else [])
    [notice] = [m for m in outbox(own, id_) if (m.get("subject") or "").startswith("Mise en demeure")]
    [last] = [m for m in outbox(own, id_) if (m.get("subject") or "").startswith("Dernière relance")]
    assert words in last["body"]
    named = "les pénalités" if company_type == "company" else "les intérêts"
    assert f"outre {named} de retard" in notice["body"]
