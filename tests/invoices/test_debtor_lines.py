"""Lines of an address that are no name: officers, legal forms spelled out, contacts, counties before a postal code."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from recovery_invoices.fields.not_names import cannot_be_name
from recovery_invoices.fields.towns import lone_postal_code, parse_town
from tests.invoices.test_trades import set_by_hand

PAGE = """
    40 40/14 Northwind Rigging Ltd
    40 54 4 Quay Street
    40 66 Hull HU1 2AB
    360 90/14 Invoice
    360 112 Invoice number: R-88214
    360 124 Invoice date: 4 March 2025
    40 112 Bill to
"""
SUMS = """
    40 256 Ropes and blocks
    460 256 100.00
    300 300 Net 100.00 GBP
    300 314 VAT 20% 20.00 GBP
    300 330 Total 120.00 GBP
"""


def page(*address: str) -> bytes:
    lines = "\n".join(f"    40 {124 + 12 * at} {line}" for at, line in enumerate(address))
    return set_by_hand(f"{PAGE.strip()}\n{lines}\n{SUMS.strip()}")


@pytest.mark.parametrize(
    ("address", "name"),
    [
        (
            ("Les Ateliers du Port", "Société par actions simplifiée", "12 rue Neuve", "44000 Nantes"),
            "Les Ateliers du Port",
        ),
        (
            ("Les Ateliers du Port", "Mme É. Vidal, gérante", "12 rue Neuve", "44000 Nantes"),
            "Les Ateliers du Port",
        ),
        (
            ("Mme É. Vidal, gérante", "Les Ateliers du Port", "12 rue Neuve", "44000 Nantes"),
            "Les Ateliers du Port",
        ),
        (
            ("Hauptkontakt", "Blaue Werft GmbH", "Hafenstr. 4", "20457 Hamburg"),
            "Blaue Werft GmbH",
        ),
        (
            ("Main contact", "Blue Harbor Ltd", "1 High Street", "Leeds LS1 4AP"),
            "Blue Harbor Ltd",
        ),
        (
            ("Ordered by and invoiced to Blue Harbor Ltd", "1 High Street", "Leeds LS1 4AP"),
            "Blue Harbor Ltd",
        ),
        (
            ("Geschäftsführerin: Erika Muster", "Muster Tischlerei", "Hafenstr. 4", "20457 Hamburg"),
            "Muster Tischlerei",
        ),
    ],
)
def test_line_that_is_no_name_is_not_taken_for_the_debtor(
    reader: Reader, address: tuple[str, ...], name: str
) -> None:
    assert reader.read(page(*address)).data["debtor"]["company_name"] == name


@pytest.mark.parametrize(
    "line",
    [
        "Mme É. Vidal, gérante",
        "Jan Bos (bestuurder)",
        "Anna Nowak - prezes zarządu",
        "J. Roe, Managing Director",
        "Head of Operations",
        "Société à responsabilité limitée au capital de 10 000 €",
        "Spółka z ograniczoną odpowiedzialnością",
        "Hauptansprechpartnerin:",
        "Persona de contacto",
        "B.V.",
        "GmbH & Co. KG",
        "ZA Les Landes",
        "Industriegebiet Nord",
        "Riverside Business Park",
        "Building B",
        "Bâtiment C2",
        "BNWCPTW4",
        "03 73 14 82 43",
        "Code service : SERVICE A",
        "CodeSERVICE A",
    ],
)
def test_line_beside_a_name_is_known(line: str) -> None:
    assert cannot_be_name(line)


@pytest.mark.parametrize(
    "name",
    [
        "Blue Harbor Ltd",
        "Société Générale de Peinture",
        "Contact Energy",
        "Kontakt & Partner",
        "Owner Services Limited",
        "Luc Perrin",
        "Atelier Vidal, Frères",
        "The Manager's Arms",
        "Verein der Direktoren e.V.",
        "Gewerbepark Nord GmbH",
        "Zack & Partner",
        "Code Services SARL",
    ],
)
def test_name_stays_a_name(name: str) -> None:
    assert not cannot_be_name(name)


@pytest.mark.parametrize(
    "line",
    [
        "Postcode en plaats 1234 AB Voorbeeld",
        "Postcode en plaats: 1234 AB Voorbeeld",
        "PLZ und Ort 1234 AB Voorbeeld",
    ],
)
def test_town_behind_its_label_is_the_town(reader: Reader, line: str) -> None:
    debtor = reader.read(page("Blauwe Haven B.V.", "Havenstraat 4", line)).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["city"]) == ("Blauwe Haven B.V.", "Voorbeeld")
    assert debtor["address"]["postal_code"] == "1234 AB"


@pytest.mark.parametrize("joint", [" | ", " - ", " · ", "•"])
def test_address_on_the_line_of_a_name_is_no_part_of_it(reader: Reader, joint: str) -> None:
    lines = (joint.join(("Blue Harbor Ltd", "1 High Street")), "Leeds LS1 4AP")
    debtor = reader.read(page(*lines)).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["line1"]) == ("Blue Harbor Ltd", "1 High Street")


def test_british_county_stands_before_the_code_on_its_line(reader: Reader) -> None:
    data = reader.read(page("Blue Harbor Ltd", "1 High Street", "Castle Cary", "Somerset BA7 7AA")).data
    assert data["debtor"]["address"]["city"] == "Castle Cary"
    assert data["debtor"]["address"]["postal_code"] == "BA7 7AA"
    assert data["debtor"]["company_name"] == "Blue Harbor Ltd"


@pytest.mark.parametrize(
    ("address", "read"),
    [
        (
            ("Mrs Jane Roe", "Orchard End", "Back Lane, Nether Green", "Dorset DT9 6RB"),
            {"line1": "Back Lane", "line2": "Orchard End", "city": "Nether Green", "postal_code": "DT9 6RB"},
        ),
        (
            ("Blue Harbor Ltd", "The Old Dairy, Mill Lane, Nether Green, Somerset BA22 8QT"),
            {"line1": "The Old Dairy, Mill Lane", "city": "Nether Green", "postal_code": "BA22 8QT"},
        ),
        (
            ("Blue Harbor Ltd", "1 High Street", "Nether Green, Dorset", "DT9 6RB"),
            {"line1": "1 High Street", "city": "Nether Green", "postal_code": "DT9 6RB"},
        ),
    ],
)
def test_lane_before_a_british_town_is_no_town(
    reader: Reader, address: tuple[str, ...], read: dict[str, str]
) -> None:
    debtor = reader.read(page(*address)).data["debtor"]
    assert debtor["address"] == read | {"country": "GB"}
    assert debtor["company_name"] == address[0]


@pytest.mark.parametrize(
    ("name", "is_certain"),
    [
        ("Association Les Quatre Vents", False),
        ("Verein der Bootsbauer", False),
        ("Verein der Bootsbauer e.V.", True),
        ("Les Quatre Vents SARL", True),
    ],
)
def test_association_without_a_number_is_not_certainly_a_business(
    reader: Reader, name: str, is_certain: bool
) -> None:
    data = reader.read(page(name, "12 rue Neuve", "44000 Nantes")).data
    assert data["debtor"]["company_name"] == name
    assert data["debtor"]["company_type"] == "company"
    assert (data["fields"]["debtor.company_type"]["confidence"] >= 0.85) is is_certain


@pytest.mark.parametrize(
    ("line", "city", "code"),
    [
        ("Smithberg, Cork, D14 AA28", "Smithberg", "D14 AA28"),
        ("Rose Cottage, The Green, Hull, Dorset HU1 2AB", "Hull", "HU1 2AB"),
        ("Wells Somerset BA5 2AA", "Wells", "BA5 2AA"),
        ("Wells, Somerset. BA5 2AA", "Wells", "BA5 2AA"),
        ("Skipton North Yorkshire BD23 1AA", "Skipton", "BD23 1AA"),
    ],
)
def test_county_is_no_part_of_the_town(line: str, city: str, code: str) -> None:
    town = parse_town(line)
    assert town is not None
    assert (town.city, town.postal_code) == (city, code)


@pytest.mark.parametrize("line", ["County Durham DH1 3LE", "West Sussex BN11 1AA"])
def test_county_alone_is_no_town(line: str) -> None:
    assert parse_town(line) is None
    assert lone_postal_code(line) is not None


@pytest.mark.parametrize(
    ("line", "city", "code"),
    [
        ("70423 - Bellariva (AN)", "Bellariva", "70423"),
        ("(8264) Neuquén", "Neuquén", "8264"),
        ("Mendoza - CP 3205", "Mendoza", "3205"),
    ],
)
def test_code_apart_from_its_town_by_a_sign_is_read(line: str, city: str, code: str) -> None:
    town = parse_town(line)
    assert town is not None
    assert (town.city, town.postal_code) == (city, code)


IN_A_WINDOW = """
    330 50/18 Sanitär Falkenried
    40 130/7 Sanitär Falkenried · Torgasse 9 · 50733 Köln
    40 150 Morgenthau Gerüstbau GmbH
    40 162 z. Hd. Frau Wiebke Aldinger
    40 174 Werftweg 3
    40 186 50389 Wesseling
    332 136 Rechnungs-Nr.
    403 136 SF-2025-031
    332 148 Rechnungsdatum
    403 148 12.08.2025
    332 160 Kunden-Nr.
    403 160 10412
    332 172 E-Mail
    403 172 {customers}
    332 184 Bearbeiter
    403 184 T. Falkenried
    40 257/12 Rechnung SF-2025-031
    40 330 Heizkörper
    460 330 100,00
    300 390 Nettobetrag 100,00 EUR
    300 404 MwSt. 19 % 19,00 EUR
    300 420 Gesamtbetrag 119,00 EUR
    40 769/7 Sanitär Falkenried
    40 778/7 Torgasse 9
    40 787/7 50733 Köln
    190 769/7 Tel. 0221 5550 264
    190 778/7 {foot}
    457 769/7 USt-IdNr. DE318472608
"""


@pytest.mark.parametrize("customers", ["rechnung.morgenthau@example.com", "w.aldinger@example.com"])
def test_customers_address_among_the_particulars_is_not_the_sellers(reader: Reader, customers: str) -> None:
    foot = "falkenried-sanitaer@example.net"
    data = reader.read(set_by_hand(IN_A_WINDOW.format(customers=customers, foot=foot))).data
    assert data["creditor"]["email"] == "falkenried-sanitaer@example.net"
    [contact] = data["debtor"]["contacts"]
    assert (contact["email"], contact["last_name"]) == (customers, "Aldinger")


def test_address_that_may_be_either_partys_is_nobodys(reader: Reader) -> None:
    data = reader.read(
        set_by_hand(IN_A_WINDOW.format(customers="post@example.com", foot="Mobil 0171 5550 264"))
    ).data
    assert data["creditor"].get("email") is None


@pytest.mark.parametrize(
    ("address", "name"),
    [
        (("Correspondence address", "Blue Harbor Ltd"), "Blue Harbor Ltd"),
        (("Party / Payer", "Name: Blue Harbor Ltd"), "Blue Harbor Ltd"),
        (("Blue Harbor Holding", "PLC"), "Blue Harbor Holding PLC"),
        (("Blue Harbor", "Holdings Ltd"), "Blue Harbor Holdings Ltd"),
    ],
)
def test_name_begins_under_a_heading_that_no_table_holds_and_ends_with_its_form(
    reader: Reader, address: tuple[str, str], name: str
) -> None:
    data = reader.read(page(*address, "1 High Street", "Leeds LS1 4AP")).data
    assert data["debtor"]["company_name"] == name
    assert data["debtor"]["address"]["line1"] == "1 High Street"


@pytest.mark.parametrize(
    ("address", "line1", "line2"),
    [
        (
            ("Accounts Payable", "Unit 3, Wharf Court", "22 Merchant Quay Lane", "Bristol BS1 6ZT"),
            "22 Merchant Quay Lane",
            "Accounts Payable, Unit 3, Wharf Court",
        ),
        (("Purchase Ledger", "17 Priory Mead", "Hull HU1 6ZT"), "17 Priory Mead", "Purchase Ledger"),
        (("17 Priory Mead", "Portishead", "Bristol BS20 7XW"), "17 Priory Mead", "Portishead"),
    ],
)
def test_street_is_told_from_the_unit_the_office_and_the_village(
    reader: Reader, address: tuple[str, ...], line1: str, line2: str
) -> None:
    debtor = reader.read(page("Harbour View Lettings Ltd", *address)).data["debtor"]
    assert debtor["company_name"] == "Harbour View Lettings Ltd"
    assert (debtor["address"]["line1"], debtor["address"]["line2"]) == (line1, line2)
