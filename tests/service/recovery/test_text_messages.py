"""Text messages: two parts at most in every language and tone, and no sum above the invoice without its lines."""

import re

import httpx
import pytest

from recovery_service.wording.templates import PLACEHOLDERS, fill, texts
from recovery_service.wording.text_message import segment_count, to_gsm_letters
from tests.builders import a_contact, an_invoice
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.recovery.test_wording import (
    COUNTRIES,
    OLD,
    TONES,
    entered_rates,
    in_language,
    plan_of_every_tone,
    previews,
)
from tests.service.steps import DAY, advance, an_active_user, good, in_process

__all__ = ["entered_rates"]
INVOICE = {**OLD, "amount": 12345.67, "numbers": ["FA-2026-01234", "FA-2026-01235"]}
WORDS = {
    "en": ("invoice", "interest", "fixed sum"),
    "fr": ("facture", "pénalités", "indemnité"),
    "de": ("Rechnung", "Zinsen", "Pauschale"),
    "es": ("factura", "intereses", "cantidad fija"),
    "it": ("fattura", "interessi", "importo fisso"),
    "nl": ("factuur", "rente", "vast bedrag"),
}
OWN = "{{ creditor }}: {{ total }} ({{ numbers }}, {{ due_date }}). {{ page_url }}"


def message_texts(
    client: httpx.Client, language: str, body: str | None = None, pursue: str = "principal"
) -> list[str]:
    """The text message in every tone; with `body` as the creditor's own text."""
    user = an_active_user(client)
    plan_of_every_tone(client, user, (("sms", "reminder_short"),))
    if body is not None:
        own = {"key": "reminder_short", "channel": "sms", "language": language, "body": body}
        good(client.put(f"/v1/users/{user}/templates", json={"data": [own]}))
    debtor = reachable(address=in_language(language))
    invoice, metadata = an_invoice(**INVOICE), {"pursue": pursue}
    id_ = in_process(client, user_id=user, invoice=invoice, debtor=debtor, metadata=metadata)["id"]
    return [previews(client, id_)["sms", "reminder_short", tone] for tone in TONES]


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("language", COUNTRIES)
def test_text_message_takes_two_parts_at_most_and_asks_for_the_invoice_alone(
    client: httpx.Client, language: str
) -> None:
    for body in message_texts(client, language):
        assert segment_count(body) <= 2, body
        assert "=" not in body.partition("http")[0]


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("language", COUNTRIES)
def test_text_message_that_names_a_total_says_what_it_is_made_up_of(
    client: httpx.Client, language: str
) -> None:
    for body in message_texts(client, language, OWN, "all"):
        lines = body.rpartition(" = ")[2]
        assert body.count(" = ") == 1, body
        assert [to_gsm_letters(word) in lines for word in WORDS[language]] == [True, True, True], body
        assert segment_count(body) <= 2, body


@pytest.mark.parametrize(
    ("text", "parts"),
    [("a" * 160, 1), ("a" * 161, 2), ("€" * 80, 1), ("€" * 81, 2), ("a" * 306, 2), ("a" * 307, 3)],
)
def test_parts_are_counted_as_networks_do(text: str, parts: int) -> None:
    assert segment_count(text) == parts


def test_letters_that_networks_lack_are_written_with_those_they_have() -> None:
    written = to_gsm_letters("L’échéance du 3\u00a0août – « réglée », ça œuvre…")
    assert written == 'L\'échéance du 3 aout - " réglée ", ca oeuvre...'
    assert segment_count(written) == 1
    assert segment_count("Ж" * 70) == 1
    assert segment_count("Ж" * 71) == 2


def steps_by_text(client: httpx.Client, *phones: str) -> list[str]:
    """What becomes of each text message of the plan: why it is left out, or nothing."""
    contacts = [
        a_contact(email=f"{at}@debtor.example", phone=phone, level=at) for at, phone in enumerate(phones)
    ]
    id_ = in_process(client, debtor=reachable(contacts=contacts))["id"]
    rows = [row for row in ledger(client, receivable_id=id_) if row["type"] == "sms"]
    return [(row.get("skipped") or {}).get("code", "") for row in rows]


def test_landline_gets_no_text_message_and_is_called_all_the_same(client: httpx.Client) -> None:
    assert steps_by_text(client, "04 76 00 00 00") == ["landline"]
    calls = [row for row in ledger(client) if row["type"] == "phone"]
    assert calls
    assert not any(row.get("skipped") for row in calls)


@pytest.mark.parametrize("number", ["06 12 34 56 78", "+1 212 555 2368", "extension 12"])
def test_number_that_may_be_a_mobile_gets_its_text_message(client: httpx.Client, number: str) -> None:
    assert steps_by_text(client, number) == [""]


def test_text_message_goes_to_the_mobile_of_another_contact(client: httpx.Client) -> None:
    assert steps_by_text(client, "04 76 00 00 00", "06 12 34 56 78") == [""]
    advance(client, 12 * DAY)
    assert [one["to"] for one in outbox(client) if one["type"] == "sms"] == ["06 12 34 56 78"]


def test_mobile_that_is_added_makes_the_text_message_possible(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(contacts=[a_contact(phone="04 76 00 00 00")]))["id"]
    mobile = a_contact(email="mobile@debtor.example", phone="06 12 34 56 78", level=1)
    good(client.post(f"/v1/receivables/{id_}/contacts", json=mobile))
    [row] = [row for row in ledger(client, receivable_id=id_) if row["type"] == "sms"]
    assert "skipped" not in row


@pytest.mark.parametrize("language", COUNTRIES)
def test_text_message_goes_on_after_its_thanks_as_one_sentence(language: str) -> None:
    text = texts()["reminder_short", "sms", language]
    values = {**dict.fromkeys(PLACEHOLDERS, "X"), "neutral": "", "firm": "", "creditor": "Kern"}
    written = fill(text.body, {**values, "thanked": "5 €"})
    assert not re.search(r"[.!?] [a-zàâéèêëîïôû]", written), written


@pytest.mark.parametrize("tone", TONES)
def test_spanish_text_message_has_no_word_that_loses_its_accent(tone: str) -> None:
    text = texts()["reminder_short", "sms", "es"]
    values = {**dict.fromkeys(PLACEHOLDERS, "X"), **dict.fromkeys(TONES, ""), tone: "X"}
    written = fill(text.body, values)
    assert "factura" in written
    assert to_gsm_letters(written) == written
