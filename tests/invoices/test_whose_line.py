"""Lines of other trades and countries: whom they name, where the paper was sent, which day and number they hold."""

from __future__ import annotations

import pytest

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices import Reader
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import fold
from tests.invoices.test_debtor_lines import page
from tests.invoices.test_trades import set_by_hand

PAPER = """
    60 40/14 Blaue Technik
    60 100 {name}
    60 112 Hafenstr. 4
    60 124 20457 Hamburg
    60 200/14 Rechnung Nr. A-17
    60 230 {line}
    60 290 Wartung
    420 290 100,00 EUR
    300 350 Nettobetrag
    420 350 100,00 EUR
    300 363 USt 19 %
    420 363 19,00 EUR
    300 376 Gesamtbetrag
    420 376 119,00 EUR
    60 780 info@blaue-technik.example
"""


@pytest.mark.parametrize(
    "line",
    [
        "Rechnung per Mail an kasse@rotes-haus.example",
        "Invoice sent to: kasse@rotes-haus.example",
        "Facture envoyée à kasse@rotes-haus.example",
        "Fragen an info@blaue-technik.example. Factura remitida a kasse@rotes-haus.example",
        "Fattura inviata via PEC a kasse@rotes-haus.example",
        "Factuur gemaild naar kasse@rotes-haus.example",
    ],
)
def test_address_to_which_the_paper_was_sent_is_the_debtors(reader: Reader, line: str) -> None:
    debtor = reader.read(set_by_hand(PAPER.format(name="Muster Werft GmbH", line=line))).data["debtor"]
    assert debtor["contacts"][0]["email"] == "kasse@rotes-haus.example"


@pytest.mark.parametrize(
    "line",
    [
        "Fragen zur Rechnung bitte per Mail an kasse@rotes-haus.example",
        "Please send questions about this invoice by email to kasse@rotes-haus.example",
    ],
)
def test_address_to_which_the_customer_is_to_write_is_not_the_debtors(reader: Reader, line: str) -> None:
    debtor = reader.read(set_by_hand(PAPER.format(name="Muster Werft GmbH", line=line))).data["debtor"]
    assert not any(contact.get("email") for contact in debtor["contacts"])


@pytest.mark.parametrize(
    ("address", "name"),
    [
        (
            ("WEG Lindenstraße 14", "c/o Hausverwaltung Muster", "GmbH", "Herrn Dr. Uwe Muster", "Postfach 10 04",
             "04004 Leipzig"),
            "WEG Lindenstraße 14",
        ),
        (
            ("Comunidad de Propietarios Calle Sol 14", "Att. D. Juan Ejemplo", "CIF H12345674", "Calle Sol 14",
             "28013 Madrid"),
            "Comunidad de Propietarios Calle Sol 14",
        ),
        (
            ("VvE Parkzicht", "p/a Vastgoedbeheer Voorbeeld B.V.", "Postbus 441", "9700 AK Groningen"),
            "VvE Parkzicht",
        ),
        (
            ("Zahnarztpraxis", "Dr. med. dent. Erika Muster", "Hafenstr. 4", "20457 Hamburg"),
            "Zahnarztpraxis Dr. med. dent. Erika Muster",
        ),
    ],
)  # fmt: skip
def test_owners_and_practices_are_the_debtor_and_not_who_manages_them(
    reader: Reader, address: tuple[str, ...], name: str
) -> None:
    assert reader.read(page(*address)).data["debtor"]["company_name"] == name


@pytest.mark.parametrize("form", ["WEG Lindenstraße 14", "Condominio Via Verdi 8", "VvE Parkzicht"])
def test_owners_of_a_house_are_a_form_of_company(form: str) -> None:
    assert LEGAL_FORM.search(fold(form))
    assert not LEGAL_FORM.search(fold("Am Weg 3"))


@pytest.mark.parametrize(
    ("line", "country"),
    [
        ("53100 Siena (SI)", "IT"),
        ("03100 Frosinone (FR)", "IT"),
        ("75001 Paris (FR)", "FR"),
        ("1010 Wien (AT)", "AT"),
        ("8000 Zürich (CH)", "CH"),
    ],
)
def test_letters_behind_a_town_are_a_province_or_a_country(line: str, country: str) -> None:
    town = parse_town(line)
    assert town is not None
    assert town.country == country


@pytest.mark.parametrize("words", ["3 % Skonto bis", "Acconto versato il", "Escompte si paiement avant le"])
def test_day_of_a_discount_or_a_deposit_is_not_the_day_of_issue(reader: Reader, words: str) -> None:
    paper = PAPER.format(name="Muster Werft GmbH", line=words).replace(
        "    60 290 W", "    60 240 19.10.2026\n    60 290 W"
    )
    assert reader.read(set_by_hand(paper)).data["invoice"].get("issue_date") != "2026-10-19"


def test_fields_between_dashes_are_each_read(reader: Reader) -> None:
    line = "Fattura 2026/0078 – Data 12/11/2026 – Scadenza 12/12/2026 – e-mail cliente: blu@esempio.example"
    paper = set_by_hand(
        PAPER.format(name="Esempio S.r.l.", line=line).replace("Rechnung Nr. A-17", "Fattura")
    )
    data = reader.read(paper).data
    invoice = data["invoice"]
    assert (invoice["issue_date"], invoice["due_date"]) == ("2026-11-12", "2026-12-12")
    assert data["debtor"]["company_name"] == "Esempio S.r.l."


def test_telephone_behind_a_letter_is_no_number_of_the_invoice(reader: Reader) -> None:
    paper = PAPER.format(name="Muster Werft GmbH", line="Wir danken für Ihren Auftrag.").replace(
        "    60 40/14 Blaue Technik", "    60 40/14 Blaue Technik\n    420 109 T 0341 9910 42"
    )
    assert reader.read(set_by_hand(paper)).data["invoice"]["numbers"] == ["A-17"]
