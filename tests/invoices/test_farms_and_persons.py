"""Addresses of farms, of firms of a profession and of persons at a company, and what a seller is called."""

from __future__ import annotations

import pytest

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices import Reader
from recovery_invoices.text.layout import fold
from tests.invoices.pdf_parts import one_page
from tests.invoices.test_debtor_lines import page
from tests.invoices.test_trades import set_by_hand

#: A font whose letters are said to be lower than those of the others.
LOW_FONT = (
    b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontDescriptor 7 0 R >>",
    b"<< /Type /FontDescriptor /FontName /Helvetica /Flags 32 /Ascent 520 /Descent -120 /CapHeight 500"
    b" /ItalicAngle 0 /StemV 80 /FontBBox [0 -120 1000 520] >>",
)


@pytest.mark.parametrize(
    "name",
    [
        "Domaine du Lavoir SCEA",
        "GAEC des Trois Chênes",
        "EARL de la Fontaine",
        "G.A.E.C. du Lac",
        "SELARL Exemple",
        "SCP Exemple et Associés",
        "GFA du Moulin",
        "SCM des Tilleuls",
        "CUMA de la Plaine",
        "Obsthof Muster e.G.",
        "Muster Notare PartG mbB",
        "Erika Muster e.Kfr.",
        "Maatschap De Hoeve",
        "Kwekerij Voorbeeld VOF",
        "Rossi Esempio S.a.s. di Rossi Mario",
        "Soc. Agr. Esempio s.s.",
        "Azienda Agricola Esempio",
        "Ejemplo S. Coop.",
        "Comunidad de Propietarios Sol 4",
        "Muestra C.B.",
        "Example Partners LLP",
        "Example Arts CIC",
    ],
)
def test_legal_form_of_farmers_owners_and_professions_is_known(name: str) -> None:
    assert LEGAL_FORM.search(fold(name))


@pytest.mark.parametrize("words", ["12 Earl Street", "S.S. 16 km 4", "Earl Grey", "Semaine 12", "Ligue 1"])
def test_other_words_are_no_legal_form(words: str) -> None:
    assert not LEGAL_FORM.search(fold(words))


@pytest.mark.parametrize(
    ("name", "street", "town"),
    [
        ("Vins du Lavoir SCEA", "Route de Beauval", "49400 Saumur"),
        ("Les Vergers du Lac", "Chemin des Vignes", "49400 Saumur"),
        ("Obsthof Muster", "Lindenallee", "99999 Musterstadt"),
        ("Azienda Esempio", "Strada dei Colli", "12051 Alba"),
        ("Kwekerij Voorbeeld", "Dorpsstraat", "1234 AB Voorbeeld"),
        ("Blue Barn", "Mill Lane", "Leeds LS1 4AP"),
    ],
)
def test_street_without_a_number_is_the_street(reader: Reader, name: str, street: str, town: str) -> None:
    debtor = reader.read(page(name, street, town)).data["debtor"]
    assert (debtor["company_name"], debtor["address"].get("line1")) == (name, street)


def test_shop_called_as_a_street_keeps_its_name(reader: Reader) -> None:
    debtor = reader.read(page("Bakery Mill Lane", "4 High Street", "Leeds LS1 4AP")).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["line1"]) == ("Bakery Mill Lane", "4 High Street")


def in_low_font(name: str, *below: str) -> bytes:
    lines = ((b"F2", name), *((b"F1", one) for one in below))
    content = b"".join(
        b"BT /%s 9 Tf 1 0 0 1 330 %d Tm (%s) Tj ET\n" % (font, 700 - 12 * at, text.encode("cp1252"))
        for at, (font, text) in enumerate(lines)
    )
    rest = (("Facture A-17", 60, 600), ("Total TTC", 60, 480), ("120,00 EUR", 430, 480))
    content += b"".join(
        b"BT /F1 9 Tf 1 0 0 1 %d %d Tm (%s) Tj ET\n" % (x, y, text.encode("cp1252")) for text, x, y in rest
    )
    pdf = one_page(content, b"/Font << /F1 5 0 R /F2 6 0 R >>", *LOW_FONT)
    return pdf.replace(b"/BaseFont /Helvetica", b"/BaseFont /Helvetica /Encoding /WinAnsiEncoding")


@pytest.mark.parametrize("name", ["Imprimerie Bleue SARL", "Les Vergers du Lac"])
def test_name_in_another_font_is_not_smaller_than_the_person_under_it(reader: Reader, name: str) -> None:
    data = reader.read(in_low_font(name, "M. Jean Exemple", "8 rue Neuve", "49300 Cholet")).data
    assert data["debtor"]["company_name"] == name
    assert data["creditor"].get("name") != name


@pytest.mark.parametrize(
    "foot",
    [
        "Maison Exemple Traiteur — SARL au capital de 12 000 € — 14 rue Neuve, 49100 Angers",
        "Maison Exemple Traiteur — SAS, capital 12 000 € — RCS Angers 819 473 620 — 14 rue Neuve — 49100 Angers",
        "Maison Exemple Traiteur - Société par actions simplifiée - 14 rue Neuve - 49100 Angers",
    ],
)
def test_form_and_capital_behind_the_name_are_not_the_sellers_name(reader: Reader, foot: str) -> None:
    paper = set_by_hand(
        f"""
        330 130 Ortolan Exemple SAS
        330 142 22 quai Neuf
        330 154 44000 Nantes
        60 240/14 Facture n° A-17
        60 300 Total TTC
        430 300 120,00 EUR
        60 790/7 {foot}
        """
    )
    assert reader.read(paper).data["creditor"]["name"] == "Maison Exemple Traiteur"


@pytest.mark.parametrize("phone", ["0114 496 0372", "01632 960 001", "0221 4710 318", "020 555 0199"])
def test_telephone_in_an_address_is_no_number_of_the_paper(reader: Reader, phone: str) -> None:
    paper = set_by_hand(
        f"""
        60 40/14 DELIVERY NOTE
        60 100 Blue Harbor Ltd
        60 112 4 Quay Street
        60 124 Hull HU1 2AB
        330 100 Tarn Web Ltd
        330 112 84 Green Lane
        330 124 Sheffield S3 8SE
        330 136 {phone}
        330 148 hello@tarn.example
        60 200 Item
        200 200 Quantity
        60 214 Tablet
        200 214 2
        """
    )
    data = reader.read(paper).data
    assert phone not in data["invoice"].get("numbers", [])
    assert data["creditor"]["phone"] == phone


@pytest.mark.parametrize(
    "office", ["FAO the Treasurer", "z. Hd. der Buchhaltung", "À l'attention de la comptabilité"]
)
def test_office_without_a_person_is_no_contact(reader: Reader, office: str) -> None:
    debtor = reader.read(page("Blue Harbor Trust Ltd", office, "4 Quay Street", "Hull HU1 2AB")).data[
        "debtor"
    ]
    assert not any("last_name" in one for one in debtor["contacts"])


@pytest.mark.parametrize("colour", ["Blatt und Zarge, RAL 7035", "Sockel, NCS 4050"])
def test_colour_of_an_item_is_no_postal_code_of_malta(reader: Reader, colour: str) -> None:
    paper = set_by_hand(
        f"""
        60 100 Wohnbau Muster eG
        60 112 Lindenallee 4
        60 124 50733 Köln
        60 200/14 Rechnung Nr. A-17
        60 260 Türen lackieren
        60 272 {colour}
        60 320 Gesamtbetrag brutto
        430 320 120,00 EUR
        """
    )
    assert reader.read(paper).data["debtor"]["address"].get("country") == "DE"


@pytest.mark.parametrize(
    ("care_of", "country"),
    [("c/o Muster Hausverwaltung GmbH", "50733 Köln"), ("p/a Voorbeeld Beheer B.V.", "1234 AB Voorbeeld")],
)
def test_company_that_takes_the_letter_in_stays_in_the_address(
    reader: Reader, care_of: str, country: str
) -> None:
    debtor = reader.read(page("Wohnbau Muster eG", care_of, "Lindenallee 4", country)).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["line2"]) == ("Wohnbau Muster eG", care_of)
