"""What many layouts share: fields between bars, taxes by rate, broken names, discount days, other apostrophes."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from recovery_invoices.fields.amounts import find_amounts
from recovery_invoices.text.layout import fold
from tests.invoices.pdf_parts import one_page, written
from tests.invoices.test_prepaid import page
from tests.invoices.test_trades import set_by_hand

CERTAIN = 0.9
LETTER = """
    40 40 Tischlerei Beispiel · Werkweg 9 · 99999 Musterstadt
    40 100 Blaue Muster GmbH
    40 112 Musterweg 1
    40 124 99999 Musterstadt
    40 180/13 Rechnung Nr. A-17
    400 160 Musterstadt, den 4. März 2025
    40 260 Nettobetrag EUR 100,00
    40 272 Umsatzsteuer 19 % EUR 19,00
    40 284 Gesamtbetrag brutto EUR 119,00
    40 310 Zahlbar innerhalb von 14 Tagen ohne Abzug.
    40 780 Tischlerei Beispiel · www.tischlerei-beispiel.example · Tel. 02233 555 018
"""


@pytest.mark.parametrize("apostrophe", ["'", "’", "′", "ʼ", "‘"])
def test_amount_with_any_apostrophe_between_thousands_is_whole(apostrophe: str) -> None:
    [match] = find_amounts(fold(f"CHF 5{apostrophe}481.93"))
    assert match.value(".") == Decimal("5481.93")


def test_amount_after_an_unknown_separator_is_not_cut(reader: Reader) -> None:
    assert [one.digits for one in find_amounts(fold("5˙481.93"))] != ["481.93"]


def test_fields_between_bars_are_each_read(reader: Reader) -> None:
    line = "Document no.: A-17 | Date: 4 March 2025 | Account: 5501 | Pay by: 3 April 2025"
    invoice = reader.read(page(("Invoice", ""), (line, ""), ("Total", "120.00 EUR"))).data["invoice"]
    assert (invoice["numbers"], invoice["issue_date"], invoice["due_date"]) == (
        ["A-17"],
        "2025-03-04",
        "2025-04-03",
    )


@pytest.mark.parametrize(
    ("reference", "day"), [("PO 50418", "2025-10-12"), ("Dallas, TX 75201", "2025-12-10")]
)
def test_day_of_a_date_written_both_ways_is_first_but_beside_an_american_address(
    reader: Reader, reference: str, day: str
) -> None:
    rows = (("Invoice A-17", ""), ("Invoice date", "12/10/2025"), (reference, ""), ("Total", "120.00 GBP"))
    assert reader.read(page(*rows)).data["invoice"]["issue_date"] == day


@pytest.mark.parametrize(
    ("issued", "due", "other"),
    [
        ("04/10/2024", "", "2024-04-10"),
        ("04/10/2024", "1 November 2024", "2024-04-10"),
        ("04/10/2024", "01/11/2024", ""),
        ("02/03/2024", "05/06/2024", "2024-02-03"),
        ("02/05/2024", "4 March 2024", "2024-02-05"),
        ("10/04/2024", "1 May 2024", ""),
        ("04/10/2024", "30/11/2024", ""),
        ("04/10/2099", "", ""),
        ("4 October 2024", "05/11/2024", ""),
        ("4 October 2024", "11/12/2024", "2024-11-12"),
    ],
)
def test_other_order_of_a_day_is_asked_about_where_it_can_be_meant(
    reader: Reader, issued: str, due: str, other: str
) -> None:
    rows = [("Invoice A-17", ""), ("Invoice date", issued), ("Due date", due), ("Total", "120.00 GBP")]
    warnings = reader.read(page(*rows[: 2 if not due else 3], rows[3])).warnings
    others = [one["params"]["other"] for one in warnings if one["code"] == "DATE_ORDER_UNCLEAR"]
    assert others == [other] * bool(other)


@pytest.mark.parametrize("first", ["TVA 20 %", "20 % TVA"])
def test_taxes_by_rate_are_added(reader: Reader, first: str) -> None:
    rows = (
        ("Total HT", "1 500,00 EUR"),
        (first, "200,00 EUR"),
        ("TVA 5,5 %", "27,50 EUR"),
        ("Total TTC", "1 727,50 EUR"),
    )
    invoice = reader.read(page(("Facture A-17", ""), *rows)).data["invoice"]
    sums = invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]
    assert sums == (Decimal("1727.5"), Decimal(1500), Decimal("227.5"))


@pytest.mark.parametrize("total", ["Gesamtbetrag EUR", "Brutto"])
def test_sums_by_tax_rate_under_headings_are_parts_of_those_of_the_invoice(
    reader: Reader, total: str
) -> None:
    head, _, _ = LETTER.partition("    40 260 ")
    lines = f"""{head.rstrip()}
        40 240 Leistung
        470 240 Betrag
        40 254 Beratung
        470 254 1.000,00
        40 266 Fachbuch
        470 266 50,00
        40 300 MwSt. %
        150 300 Netto
        230 300 MwSt.
        310 300 Gesamtbetrag
        40 314 7 %
        150 314 50,00
        230 314 3,50
        310 314 53,50
        40 326 19 %
        150 326 1.000,00
        230 326 190,00
        310 326 1.190,00
        340 360 Summe netto
        470 360 1.050,00
        340 372 MwSt. 7 %
        470 372 3,50
        340 384 MwSt. 19 %
        470 384 190,00
        340 396 {total}
        470 396 1.243,50
    """
    invoice = reader.read(set_by_hand(lines)).data["invoice"]
    sums = invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]
    assert sums == (Decimal("1243.5"), Decimal(1050), Decimal("193.5"))


def test_order_its_deposit_and_the_rest_at_one_rate_are_no_parts_of_a_sum(reader: Reader) -> None:
    head, _, _ = LETTER.partition("    40 260 ")
    lines = f"""{head.rstrip()}
        40 278 Abrechnung
        320 278 Netto EUR
        400 278 MwSt. 19 %
        480 278 Brutto EUR
        40 296 Wert des Auftrags
        320 296 120 000,00
        400 296 22 800,00
        480 296 142 800,00
        40 314 Anzahlung, Rechnung A-3 vom 20.02.2025
        320 314 -40 000,00
        400 314 -7 600,00
        480 314 -47 600,00
        40 332 Noch zu zahlen
        320 332 80 000,00
        400 332 15 200,00
        480 332 95 200,00
    """
    invoice = reader.read(set_by_hand(lines)).data["invoice"]
    assert (invoice["amount"], invoice["prepaid_amount"]) == (Decimal(142800), Decimal(47600))


@pytest.mark.parametrize("second", ["135.00", "342.00"])
def test_order_lines_that_add_up_are_no_certain_net_and_tax(reader: Reader, second: str) -> None:
    total = f"{1710 + Decimal(second):.2f}"
    lines = f"""
        40 40/14 Dale Joinery
        40 90 Bill to
        40 102 Blue Harbor Ltd
        40 114 1 High Street
        40 126 Leeds LS1 4AP
        330 90 Invoice no: A-17
        330 102 Date: 4 March 2025
        40 220 Work
        300 220 Qty
        360 220 Price
        460 220 Amount
        40 234 Fire doors
        300 234 6
        360 234 £285.00
        460 234 £1,710.00
        40 248 Skip hire
        300 248 1
        360 248 £{second}
        460 248 £{second}
        360 280 Total to pay
        460 280 £{total}
    """
    data = reader.read(set_by_hand(lines)).data
    assert data["invoice"]["amount"] == Decimal(total)
    for path in ("amount_before_tax", "tax_amount"):
        assert data["fields"][f"invoice.{path}"]["confidence"] < CERTAIN
    if second == "135.00":
        # At no rate of tax.
        assert (data["invoice"]["amount_before_tax"], data["invoice"]["tax_amount"]) == (Decimal(1845), 0)


@pytest.mark.parametrize(
    "terms",
    [
        "Escompte de 2 % si paiement avant le 12/03/2025",
        "2 % Skonto bei Zahlung bis 12.03.2025",
        "2 % korting bij betaling voor 12-03-2025",
        "Sconto 2 % per pagamento entro il 12/03/2025",
    ],
)
def test_last_day_of_a_discount_is_not_the_due_date(reader: Reader, terms: str) -> None:
    rows = (("Facture A-17", ""), ("Date de facture", "04/03/2025"), ("Total TTC", "120,00 EUR"), (terms, ""))
    data = reader.read(page(*rows)).data
    evidence = data["fields"].get("invoice.due_date")
    assert data["invoice"].get("due_date") != "2025-03-12" or evidence["confidence"] < 0.7


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (("Glazing Contractors of the North", "LLP"), "Glazing Contractors of the North LLP"),
        (
            ("Conseil en Renovation et", "Batiment Exemple SARL"),
            "Conseil en Renovation et Batiment Exemple SARL",
        ),
        (("Data Services Specimen AB",), "Data Services Specimen AB"),
        (("Total Exemple SA",), "Total Exemple SA"),
    ],
)
def test_name_of_the_debtor_is_read_whole(reader: Reader, lines: tuple[str, ...], name: str) -> None:
    address = ("Bill to:", *lines, "12 Sample Street", "Leeds LS1 4AP")
    debtor = reader.read(one_page(written("Invoice A-17", *address, "", "Total 120.00 EUR"))).data["debtor"]
    assert debtor["company_name"] == name
    assert debtor["address"]["line1"] == "12 Sample Street"


@pytest.mark.parametrize(
    ("line", "phone"),
    [
        ("Ihr Auftrag vom 02.01.2025, Bestell-Nr. 4500-8812", None),
        ("Kunden-Nr. 0221 4455667", None),
        ("Customer no. +49 221 4455667", None),
        ("Konto 0221 4455667", None),
        ("Telefon: 1111111", None),
        ("Fax: 0221 4455667", None),
        ("Ihr Ansprechpartner: Max Muster, Tel. 0221 4455667", None),
        ("Tel. 0221 4455667", "0221 4455667"),
        ("Mobil: 0171 4455667", "0171 4455667"),
        ("Tél. : 01 44 55 66 77", "01 44 55 66 77"),
        ("+49 221 4455667", "+49 221 4455667"),
    ],
)
def test_phone_of_the_debtor_is_one_that_says_so(reader: Reader, line: str, phone: str | None) -> None:
    contacts = reader.read(set_by_hand(f"{LETTER.strip()}\n40 136 {line}")).data["debtor"]["contacts"]
    assert [one.get("phone") for one in contacts] == ([phone] if phone else [])


@pytest.mark.parametrize(
    ("address", "is_the_debtors"),
    [("buero@blaue-muster.example", True), ("info@tischlerei-beispiel.example", False)],
)
def test_mail_address_at_the_sellers_domain_is_not_the_debtors(
    reader: Reader, address: str, is_the_debtors: bool
) -> None:
    contacts = reader.read(set_by_hand(f"{LETTER.strip()}\n40 136 {address}")).data["debtor"]["contacts"]
    assert [one["email"] for one in contacts] == ([address] if is_the_debtors else [])


@pytest.mark.parametrize(
    ("lines", "is_the_debtors"),
    [
        ("40 210 Ihre E-Mail: {}", True),
        ("40 210 Kunden-E-Mail: {}", True),
        ("40 210 Your e-mail: {}", True),
        ("40 210 E-mail client : {}", True),
        ("40 210 Votre adresse e-mail : {}", True),
        ("40 210 Email del cliente: {}", True),
        ("40 210 Su correo: {}", True),
        ("40 210 Uw e-mail: {}", True),
        ("40 210 O seu e-mail: {}", True),
        ("40 210 E-mail nabywcy: {}", True),
        ("40 210 Ihre Kundennummer\n140 210 1044\n240 210 Ihre E-Mail\n340 210 {}", True),
        ("40 210 Kunden-Nr.\n140 210 Ihre E-Mail\n40 222 1044\n140 222 {}", True),
        ("40 210 Ihre Ansprechpartnerin: {}", False),
        ("40 210 Kundenservice: {}", False),
    ],
)
def test_address_that_is_called_the_customers_is_the_debtors(
    reader: Reader, lines: str, is_the_debtors: bool
) -> None:
    address = "kasse@hafen.example"
    page = set_by_hand(f"{LETTER.strip()}\n{lines.format(address)}")
    contacts = reader.read(page).data["debtor"]["contacts"]
    assert [one["email"] for one in contacts] == ([address] if is_the_debtors else [])


def test_address_at_a_domain_called_as_the_debtor_is_the_debtors(reader: Reader) -> None:
    page = set_by_hand(f"{LETTER.strip()}\n40 210 E-Mail einkauf@blaue-muster.example")
    assert reader.read(page).data["debtor"]["contacts"][0]["email"] == "einkauf@blaue-muster.example"


def test_line_for_a_person_below_the_address_names_no_debtor_and_gives_its_address(reader: Reader) -> None:
    lines = "40 214 À l’attention de : Mme Jeanne Exemple –\n40 226 jeanne@muster-partner.example"
    debtor = reader.read(set_by_hand(f"{LETTER.strip()}\n{lines}")).data["debtor"]
    assert debtor["company_name"] == "Blaue Muster GmbH"
    assert [one["email"] for one in debtor["contacts"]] == ["jeanne@muster-partner.example"]


def test_address_of_the_debtors_own_contact_person_is_not_the_sellers(reader: Reader) -> None:
    line = "40 210 Ihre Ansprechpartnerin für diesen Auftrag: Erika Muster, e.muster@blaue-muster.example"
    foot = "40 800 werkstatt@tischlerei-exempel.example"
    data = reader.read(set_by_hand(f"{LETTER.strip()}\n{line}\n{foot}")).data
    assert data["debtor"]["contacts"][0]["email"] == "e.muster@blaue-muster.example"
    assert data["creditor"]["email"] == "werkstatt@tischlerei-exempel.example"


def test_address_at_a_domain_with_the_umlaut_of_the_debtor_in_two_letters_is_the_debtors(
    reader: Reader,
) -> None:
    letter = LETTER.replace("Blaue Muster GmbH", "Bäckerei Möwe OHG").strip()
    page = set_by_hand(f"{letter}\n400 172 Versand an: rechnung@baeckerei-moewe.example")
    data = reader.read(page).data
    assert [one.get("email") for one in data["debtor"]["contacts"]] == ["rechnung@baeckerei-moewe.example"]
    assert "email" not in data["creditor"]


@pytest.mark.parametrize(
    ("line", "first", "last"),
    [
        ("z. Hd. Frau Erika Muster", "Frau Erika", "Muster"),
        ("z. Hd. Herrn Muster", "Herr", "Muster"),
        ("À l’attention de Mme Jeanne Exemple", "Mme Jeanne", "Exemple"),
        ("T.a.v. de heer Jan Voorbeeld", "de heer Jan", "Voorbeeld"),
        ("All'attenzione di Esempio", None, "Esempio"),
        ("Attn: Erika Muster, Estates – e.muster@blaue-muster.example", "Erika", "Muster"),
        ("Frau Dr. Erika Muster", "Frau Dr. Erika", "Muster"),
        ("Prof. Dr.-Ing. Erika Muster", "Prof. Dr.-Ing. Erika", "Muster"),
        ("Mme Jeanne Exemple, gérante", "Mme Jeanne", "Exemple"),
        ("Geschäftsführerin: Erika Muster", "Erika", "Muster"),
    ],
)
def test_line_for_a_person_names_the_contact_and_is_no_part_of_the_address(
    reader: Reader, line: str, first: str | None, last: str
) -> None:
    lines = LETTER.replace("40 112 Muster", f"40 112 {line}\n40 124 Muster").replace("40 124 99", "40 136 99")
    debtor = reader.read(set_by_hand(lines)).data["debtor"]
    assert debtor["company_name"] == "Blaue Muster GmbH"
    assert (debtor["address"]["line1"], debtor["address"].get("line2")) == ("Musterweg 1", None)
    assert [(one.get("first_name"), one["last_name"]) for one in debtor["contacts"]] == [(first, last)]


@pytest.mark.parametrize("line", ["Buchhaltung", "c/o Hausverwaltung Exempel", "Attn: Accounts Payable"])
def test_line_for_whom_is_the_second_of_the_address(reader: Reader, line: str) -> None:
    lines = LETTER.replace("40 112 Muster", f"40 112 {line}\n40 124 Muster").replace("40 124 99", "40 136 99")
    debtor = reader.read(set_by_hand(lines)).data["debtor"]
    assert debtor["company_name"] == "Blaue Muster GmbH"
    second = line.removeprefix("Attn: ")
    assert (debtor["address"]["line1"], debtor["address"]["line2"]) == ("Musterweg 1", second)
    assert not [one for one in debtor.get("contacts", ()) if one.get("last_name")]


def test_name_that_may_go_on_is_not_certain(reader: Reader) -> None:
    lines = LETTER.replace("40 112 Muster", "40 112 Werk Nordhafen\n40 124 Muster").replace(
        "40 124 99", "40 136 99"
    )
    lines = lines.replace(
        "40 100 Blaue Muster GmbH", "40 88 Rechnung an\n40 100 Holding für Muster und Exempel"
    )
    fields = reader.read(set_by_hand(lines)).data["fields"]
    assert fields["debtor.company_name"]["confidence"] < CERTAIN


def test_reasons_name_labels_and_words_as_printed(reader: Reader) -> None:
    fields = reader.read(set_by_hand(LETTER)).data["fields"]
    params = {path: fields[path]["reason"]["params"] for path in ("invoice.issue_date", "invoice.due_date")}
    assert params == {
        "invoice.issue_date": {"line": "Musterstadt, den 4. März 2025"},
        "invoice.due_date": {"words": "Zahlbar innerhalb von 14 Tagen ohne Abzug"},
    }


def test_sums_whose_labels_end_with_the_currency_are_certain(reader: Reader) -> None:
    fields = reader.read(set_by_hand(LETTER)).data["fields"]
    for name in ("amount", "amount_before_tax", "tax_amount"):
        assert fields[f"invoice.{name}"]["confidence"] >= CERTAIN
        assert fields[f"invoice.{name}"]["reason"]["code"] == "beside_label"
