"""The case file: in the language of the court, exhibits numbered, none of our own terms as the program writes them."""

from __future__ import annotations

import io
import re
import zipfile
from typing import Any

import httpx
import pypdfium2
import pytest

from recovery_contract.actions import CancelReason, EvidenceType
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.law.countries import LANGUAGES
from recovery_service.ledger.timeline.kinds import KINDS
from recovery_service.recovery.case_file.words import load_case_words, term_word
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED, TO_PRINT
from tests.service.recovery.test_contacts import reachable
from tests.service.recovery.test_wording import ALL, COUNTRIES, entered_rates, in_language
from tests.service.steps import DAY, advance, dispute, good, in_process, pay

__all__ = ["entered_rates"]
TERMS = {
    "status": {str(one) for one in ReceivableStatus},
    "reason": {str(one) for one in CancelReason},
    "document": {*(str(one) for one in EvidenceType), "letter", "debtor", "sent_message"},
    "source": {"page", "card", "creditor", "bank", "operator", "test"},
    "channel": {"email", "sms", "phone", "letter"},
    "outcome": {*NOT_ARRIVED, "sent", "posted", "delivered", "reached", "no_answer", "voicemail"}
    - {TO_PRINT},
    "kind": {"instalments", "settlement"},
    "state": {"proposed", "accepted", "refused", "replaced", "expired", "kept", "broken", "ended"},
    "part": {"paid", "open", "late"},
    "promise": {"open", "kept", "broken"},
}
"""Each of our own terms that can stand in it. A letter that waits to be printed was not made yet."""


def overview(client: httpx.Client, id_: str) -> tuple[str, list[str]]:
    answer = client.get(f"/v1/receivables/{id_}/case-file")
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    document = pypdfium2.PdfDocument(archive.read("overview.pdf"))
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return " ".join(text.split()), archive.namelist()


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("language", COUNTRIES)
def test_case_file_is_in_the_language_of_the_court(client: httpx.Client, language: str) -> None:
    id_ = in_process(client, debtor=reachable(address=in_language(language)), metadata=ALL)["id"]
    advance(client, 5 * DAY)
    dispute(client, id_, message="Two windows")
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "As agreed."}))
    pay(client, id_, 200.5)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 45 * DAY)
    text, files = overview(client, id_)
    words = load_case_words()
    for key in ("parties", "balance", "payments", "contacts", "events", "exhibits", "event_disputed"):
        assert words[key][language].replace("\u00a0", " ") in text.replace("\u00a0", " "), key
    for quote in ("Two windows", "As agreed."):
        quoted = words["quoted"][language].format(words=quote)
        assert quoted.replace("\u00a0", " ") in text.replace("\u00a0", " ")
    bare = text.partition(words["files"][language].split()[0])[0]
    assert re.findall(r"(?<![\w@./-])[a-z]+_[a-z_]+", bare) == []
    assert [name for name in files if name.startswith(("documents/", "messages/"))] == []
    assert not any("_" in name for name in files if name.startswith("exhibits/"))


@pytest.mark.parametrize(("company_type", "named"), [("company", "Pénalités"), ("individual", "Intérêts")])
def test_french_case_file_names_the_interest_of_a_private_person_by_its_own_word(
    client: httpx.Client, company_type: str, named: str
) -> None:
    debtor = reachable(company_type=company_type, address=in_language("fr"))
    id_ = in_process(client, debtor=debtor, metadata={**ALL, "late_payment_rate": 10})["id"]
    advance(client, 45 * DAY)
    text, _ = overview(client, id_)
    assert set(re.findall(r"(Pénalités|Intérêts) de retard,", text)) == {named}


def test_case_file_says_what_the_number_of_the_creditor_is(client: httpx.Client) -> None:
    text, _ = overview(client, in_process(client, debtor=reachable())["id"])
    assert "Couverture Durand, SIRET 732 829 320 00074, 1 rue des Lilas" in text.replace("\u00a0", " ")


def test_case_file_names_a_country_in_its_own_language_where_the_envelope_has_that_of_the_sender(
    client: httpx.Client,
) -> None:
    address = {
        "line1": "4 High Street",
        "postal_code": "LS1 4AP",
        "city": "Leeds",
        "country": "United Kingdom",
    }
    id_ = in_process(client, debtor=reachable(address=address))["id"]
    advance(client, 45 * DAY)
    text, _ = overview(client, id_)
    assert "United Kingdom" in text
    assert "Royaume-Uni" not in text
    assert text.count("Leeds") >= 2, "as the debtor's seat and where a letter went"


def test_every_term_has_words_in_every_language() -> None:
    words = load_case_words()
    assert {frozenset(row) for row in words.values()} == {frozenset(LANGUAGES)}
    for group, terms in TERMS.items():
        missing = {term for term in terms if f"{group}_{term}" not in words}
        assert missing == set(), group
    events = {key.removeprefix("event_") for key in words if key.startswith("event_")}
    assert events <= {kind.replace(".", "_") for kind in KINDS}


def test_what_somebody_else_wrote_stays() -> None:
    assert term_word("outcome", "was on holiday", "fr") == "was on holiday"


def placeholders(row: Any) -> set[frozenset[str]]:
    return {frozenset(re.findall(r"\{(\w+)\}", text)) for text in row.values()}


def test_words_have_the_same_placeholders_in_every_language() -> None:
    assert [key for key, row in load_case_words().items() if len(placeholders(row)) != 1] == []
