"""What a court asks for, in the case file: filled in from what is known, the rest named as missing."""

import io
import json
import re
import zipfile
from datetime import date, timedelta
from typing import Any

import httpx
import pypdfium2
import pytest

from recovery_service.law.countries import LANGUAGES
from recovery_service.law.forms import (
    DECLARATION_DE,
    DECLARATION_FR,
    INJUNCTION,
    MAHNANTRAG,
    claim_declaration_form,
    european_order_form,
    name_declaration_rule,
    payment_order_form,
)
from recovery_service.wording.formats import format_day
from tests.builders import a_debtor
from tests.service.recovery.test_contacts import ADDRESS, reachable
from tests.service.recovery.test_wording import entered_rates
from tests.service.steps import DAY, advance, good, in_process, pay, read

__all__ = ["entered_rates"]
GERMANY = {"line1": "Hauptstraße 1", "postal_code": "79098", "city": "Freiburg", "country": "Germany"}


def case_file(client: Any, id_: Any) -> Any:
    return zipfile.ZipFile(io.BytesIO(client.get(f"/v1/receivables/{id_}/case-file").content))


def form(client: Any, id_: Any, key: Any) -> Any:
    archive = case_file(client, id_)
    body = json.loads(archive.read(f"court/{key}.json"))
    document = pypdfium2.PdfDocument(archive.read(f"court/{key}.pdf"))
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return body, {entry["key"]: entry["value"] for entry in body["fields"]}, text


def test_payment_order_of_a_french_debtor(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(siret="55208131766522"))["id"]
    pay(client, id_, 200.5)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 61 * DAY)
    result, fields, text = form(client, id_, "injonction-de-payer")
    assert fields["debtor_seat"] == "3 place du Marché, 38000 Grenoble, France"
    assert fields["debtor_number"] == "55208131766522"
    assert fields["principal"] == "1\u00a0000,00\u00a0€"
    assert fields["court_rule"].endswith("Grenoble")
    assert fields["notice"]
    assert {"court", "creditor_form", "debtor_form", "signature"} <= set(result["missing"])
    assert not {"agent", "referral"} & set(result["missing"])
    balance = good(client.get(f"/v1/receivables/{id_}/balance"))
    assert result["sums"]["total"] == balance["remaining"]
    assert sum(result["sums"][kind] for kind in ("principal", "interest", "fixed_fee", "payment")) == (
        pytest.approx(result["sums"]["total"])
    )
    assert "à compléter" in text
    assert "Demande en injonction de payer" in text


def test_german_debtor_leads_to_the_fields_of_the_mahnantrag(client: httpx.Client) -> None:
    address = {"line1": "Hauptstraße 1", "postal_code": "79098", "city": "Freiburg", "country": "Germany"}
    id_ = in_process(client, debtor=a_debtor(company_name="Bau & Söhne GmbH", address=address))["id"]
    result, fields, text = form(client, id_, "mahnantrag")
    assert fields["debtor_name"] == "Bau & Söhne GmbH"
    assert fields["debtor_seat"] == "Hauptstraße 1, 79098 Freiburg, Deutschland"
    assert fields["principal"] == "1.200,50\u00a0€"
    # § 690 (1) no. 2, 4 and 5 ZPO: without these the order is refused.
    assert {"court", "contested_court", "counter_performance"} <= set(result["missing"])
    assert "Bau & Söhne GmbH" in text


@pytest.mark.usefixtures("entered_rates")
def test_insolvent_debtor_leads_to_the_declaration_instead(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(address=ADDRESS))["id"]
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    now = good(client.get("/v1/test/clock"))["now"][:10]
    body = {"procedure": "liquidation", "opened_on": now, "published_on": now, "court": "TC Grenoble"}
    claim = good(client.put(f"/v1/debtors/{debtor}/insolvency", json=body))["claims"][0]
    assert (claim["principal"], claim["fixed_fee"]) == (1200.5, 40)
    assert claim["interest"] > 0
    assert claim["amount"] == round(1240.5 + claim["interest"], 2)
    advance(client, 29 * DAY)
    pay(client, id_, 200)
    advance(client, DAY)
    result, fields, _ = form(client, id_, "declaration-de-creance")
    assert result["sums"]["total"] == claim["amount"]
    assert fields["principal"] == "1\u00a0200,50\u00a0€"
    assert fields["procedure"] == "liquidation judiciaire"
    assert fields["insolvency_court"] == "TC Grenoble"
    assert "L622-28" in fields["interest_stop"]
    assert "administrator" in result["missing"]
    assert not any("injonction" in name for name in case_file(client, id_).namelist())


@pytest.mark.usefixtures("entered_rates")
def test_insolvent_german_debtor_leads_to_the_forderungsanmeldung(client: httpx.Client) -> None:
    debtor = reachable(company_name="Bau & Söhne GmbH", address=GERMANY)
    id_ = in_process(client, debtor=debtor, metadata={"pursue": "all"})["id"]
    advance(client, 20 * DAY)
    debtor_id = read(client, id_)["recovery_progress"]["debtor"]["id"]
    now = date.fromisoformat(good(client.get("/v1/test/clock"))["now"][:10])
    opened = {"procedure": "receivership", "opened_on": now.isoformat(), "court": "Amtsgericht Freiburg"}
    details = {"reference": "8 IN 12/26", "administrator": "Kanzlei am Markt"}
    declared = good(client.put(f"/v1/debtors/{debtor_id}/insolvency", json=opened | details))
    advance(client, 10 * DAY)
    result, fields, text = form(client, id_, "forderungsanmeldung")
    # § 39 (1) no. 1 InsO: interest from the opening on ranks behind, so that of the day before is the last.
    before = (now - timedelta(days=1)).isoformat()
    assert result["as_of"] == before
    balance = good(client.get(f"/v1/receivables/{id_}/balance", params={"as_of": before}))
    assert result["sums"]["total"] == balance["remaining"] == declared["claims"][0]["amount"]
    assert fields["interest"].startswith(in_german(balance["interest"]))
    assert fields["interest"].endswith(f"bis {format_day(date.fromisoformat(before), 'de')}")
    assert fields["principal"] == "1.200,50\u00a0€"
    assert (fields["insolvency_court"], fields["insolvency_reference"]) == (
        "Amtsgericht Freiburg",
        "8 IN 12/26",
    )
    assert fields["administrator"] == "Kanzlei am Markt"
    assert "§ 174 Abs. 3" in fields["interest_stop"]
    assert {"security", "creditor_representative", "signature", "declare_by"} <= set(result["missing"])
    assert "tort" not in result["missing"]
    assert "Anmeldung einer Forderung im Insolvenzverfahren" in text
    names = case_file(client, id_).namelist()
    assert not [name for name in names if "mahnantrag" in name or "european" in name]


def test_country_without_a_row_has_no_form() -> None:
    assert payment_order_form("NL", professional=True) is None
    assert payment_order_form("FR", professional=False).fields[0][2] == "Tribunal judiciaire de"


@pytest.mark.usefixtures("entered_rates")
def test_debtor_in_another_member_state_leads_to_form_a_as_well(client: httpx.Client) -> None:
    debtor = reachable(company_name="Bau & Söhne GmbH", address=GERMANY)
    id_ = in_process(client, debtor=debtor, metadata={"pursue": "all"})["id"]
    advance(client, 20 * DAY)
    pay(client, id_, 200.5)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 61 * DAY)
    result, fields, text = form(client, id_, "european-order-form-a")
    assert result["form"]["url"] == "https://eur-lex.europa.eu/eli/reg_del/2017/1260/oj"
    assert fields["jurisdiction"] == "01 – Wohnsitz des Antragsgegners"
    assert (fields["creditor_country"], fields["court_country"]) == ("Frankreich", "Deutschland")
    assert fields["circumstances"] == "unzureichende Zahlung"
    assert fields["debtor_phone"] == debtor["contacts"][0]["phone"]
    assert fields["creditor_phone"] is None
    assert "creditor_phone" not in result["missing"]
    assert re.search(r"Telefon\s+nicht angegeben", text)
    assert {"court", "codes", "opposition", "signature"} <= set(result["missing"])
    balance = good(client.get(f"/v1/receivables/{id_}/balance"))
    assert result["sums"]["total"] == balance["remaining"]
    # The payment counted against the interest of the days before it: so much more of the invoice is left.
    lines = [line for line in balance["lines"] if line["kind"] == "interest"]
    [paid_on] = [line["since"] for line in balance["lines"] if line["kind"] == "payment"]
    covered = sum(line["amount"] for line in lines if line["until"] <= paid_on)
    unpaid = [line for line in lines if line["since"] > paid_on]
    assert covered > 0
    assert fields["principal"] == in_german(1000 + covered)
    assert fields["interest"].startswith(in_german(sum(line["amount"] for line in unpaid)))
    assert "nach Anrechnung" not in fields["interest"]
    assert f"auf {in_german(1000 + covered)} vom" in fields["further_interest"]
    assert fields["paid_beyond"] == "entfällt"
    assert "10. Beweismittel" in text
    exhibits = [name for name in case_file(client, id_).namelist() if name.startswith("exhibits/")]
    numbers = {int(name.removeprefix("exhibits/").partition("-")[0]) for name in exhibits}
    assert numbers == set(range(1, len(numbers) + 1))
    assert fields["attachments"] == f"Anlagen K 1 bis K {len(numbers)} dieser Akte: Urkundenbeweis"
    _, order, _ = form(client, id_, "mahnantrag")
    assert order["further_interest"] == fields["further_interest"]


@pytest.mark.usefixtures("entered_rates")
def test_interest_that_a_payment_has_covered_in_part_names_the_payment(client: httpx.Client) -> None:
    debtor = reachable(company_name="Bau & Söhne GmbH", address=GERMANY)
    id_ = in_process(client, debtor=debtor, metadata={"pursue": "all"})["id"]
    advance(client, 20 * DAY)
    pay(client, id_, 2.5)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 61 * DAY)
    _, fields, _ = form(client, id_, "european-order-form-a")
    assert fields["interest"].endswith(f", nach Anrechnung gezahlter {in_german(2.5)}")


@pytest.mark.usefixtures("entered_rates")
def test_french_form_has_curved_apostrophes(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(address=ADDRESS))["id"]
    result, _, text = form(client, id_, "injonction-de-payer")
    assert "n’est déposé" in text
    assert "'" not in text + json.dumps(result)


@pytest.mark.parametrize(
    ("debtor", "creditor"), [("FR", "FR"), ("DK", "FR"), ("FR", "DK"), ("GB", "FR"), ("FR", "CH")]
)
def test_form_a_is_for_two_member_states_that_take_part(debtor: str, creditor: str) -> None:
    assert european_order_form(debtor, creditor, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_form_a_has_the_same_fields_in_every_language(language: str) -> None:
    court_form, english = (european_order_form("IT", "FR", spoken) for spoken in (language, "en"))
    assert court_form is not None
    assert english is not None
    assert [key for _, key, _ in court_form.fields] == [key for _, key, _ in english.fields]
    assert set(court_form.labels) == set(english.labels)
    for key, words in court_form.labels.items():
        assert names(words) == names(english.labels[key]), key


def in_german(amount: float) -> str:
    return f"{amount:,.2f}".translate(str.maketrans(",.", ".,")) + "\u00a0€"


def names(words: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", words))


@pytest.mark.parametrize(
    "court_form",
    [INJUNCTION, MAHNANTRAG, DECLARATION_FR, DECLARATION_DE, claim_declaration_form("SE", "en")],
    ids=lambda f: f.key,
)
def test_court_forms_have_their_words(court_form: Any) -> None:
    assert court_form.basis
    assert {"missing", "invoice", "interest", "no_interest", "attachments", "none"} <= set(court_form.labels)
    keys = [key for _, key, _ in court_form.fields]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("country", "language", "written", "title"),
    [
        ("AT", "de", "de", "Anmeldung einer Insolvenzforderung"),
        ("ES", "es", "es", "Comunicación de créditos"),
        ("IT", "it", "it", "Domanda di ammissione al passivo"),
        ("NL", "nl", "nl", "Indiening van een vordering"),
        ("BE", "nl", "nl", "Indiening van een vordering"),
        ("BE", "fr", "fr", "Déclaration de créance"),
        ("AT", "en", "de", "Anmeldung einer Insolvenzforderung"),
        ("SE", "en", "en", "Declaration of a claim"),
    ],
)
def test_declaration_is_written_in_the_language_of_the_court(
    country: str, language: str, written: str, title: str
) -> None:
    court_form = claim_declaration_form(country, language)
    assert (court_form.language, court_form.title) == (written, title)
    english = claim_declaration_form("SE", "en")
    assert [key for _, key, _ in court_form.fields] == [key for _, key, _ in english.fields]
    for key, words in english.labels.items():
        assert names(words) == names(court_form.labels[key]), key
    assert (name_declaration_rule(country, written) is None) is (country == "SE")
