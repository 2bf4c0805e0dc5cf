"""What stands in an address and is neither a person nor a town: an office after `Attn`, the province of a town."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from recovery_invoices.fields.offices import is_office
from recovery_invoices.fields.towns import parse_town
from tests.invoices.test_debtor_lines import page


@pytest.mark.parametrize(
    "line",
    [
        "Attn: Accounts Payable",
        "FAO Finance Department",
        "Attn: Purchase Ledger",
        "z. Hd. Buchhaltung",
        "z. Hd. Rechnungsprüfung",
        "À l'attention du Service Comptabilité",
        "A la atención de Administración",
        "All'attenzione dell'Ufficio Acquisti",
        "T.a.v. de crediteurenadministratie",
    ],
)
def test_office_after_attn_is_no_person(reader: Reader, line: str) -> None:
    debtor = reader.read(page("Blue Example Ltd", line, "4 High Street", "Leeds LS1 4AP")).data["debtor"]
    assert not [one for one in debtor.get("contacts", ()) if one.get("last_name")]
    assert debtor["company_name"] == "Blue Example Ltd"


@pytest.mark.parametrize("name", ["Erika Muster", "Anna Bianchi", "Jan Kantoor", "María del Mar López"])
def test_person_is_no_office(name: str) -> None:
    assert not is_office(name)


def test_person_before_an_office_is_named(reader: Reader) -> None:
    lines = ("Blaue Muster GmbH", "z. Hd. Frau Erika Muster, Buchhaltung", "Musterweg 1", "99999 Musterstadt")
    [contact] = reader.read(page(*lines)).data["debtor"]["contacts"]
    assert (contact["first_name"], contact["last_name"]) == ("Frau Erika", "Muster")


@pytest.mark.parametrize(
    ("line", "city", "country"),
    [
        ("41089 Montequinto (Sevilla)", "Montequinto", "ES"),
        ("08901 L'Hospitalet de Llobregat (Barcelona)", "L'Hospitalet de Llobregat", "ES"),
        ("15100 Carballo (A Coruña)", "Carballo", "ES"),
        ("20090 Assago (MI)", "Assago", "IT"),
        ("28013 Madrid (Madrid)", "Madrid", "ES"),
        # A code of another province, and towns that are called so.
        ("28013 Montequinto (Sevilla)", "Montequinto (Sevilla)", None),
        ("06108 Halle (Saale)", "Halle (Saale)", None),
        ("15230 Frankfurt (Oder)", "Frankfurt (Oder)", None),
    ],
)
def test_town_leaves_the_province_behind_it_out(line: str, city: str, country: str | None) -> None:
    town = parse_town(line)
    assert town is not None
    assert (town.city, town.country) == (city, country)


@pytest.mark.parametrize("town", ["'t Zandt", "'s-Gravenhage", "Zandt"])
def test_dutch_town_keeps_its_article_and_its_code_its_letters(town: str) -> None:
    parsed = parse_town(f"9123 XS {town}")
    assert parsed is not None
    assert (parsed.postal_code, parsed.city) == ("9123 XS", town)
