"""Dates, amounts and payment terms as people write them, with one convention a document."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_invoices.fields import amounts, dates
from recovery_invoices.fields.addresses import is_street, split_street_and_town
from recovery_invoices.fields.payment_terms import due_from_terms
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import fold


@pytest.mark.parametrize(
    "text",
    [
        "2025-03-04",
        "04/03/2025",
        "04.03.2025",
        "4-3-2025",
        "4. März 2025",
        "4 mars 2025",
        "4 March 2025",
        "March 4, 2025",
        "Mar 4th, 2025",
        "4 marzo 2025",
        "4 de marzo de 2025",
        "4 de março de 2025",
        "4 maart 2025",
        "04 Mar 2025",
        "4-Mar-25",
        "04.03.25",
        "20250304",
    ],
)
def test_date_in_any_dress(text: str) -> None:
    [match] = dates.find_dates(fold(text))
    assert match.day(day_first=True) == date(2025, 3, 4)


@pytest.mark.parametrize(
    "text", ["1.234.567", "12:30", "FR 12 345 678 901", "99/99/2025", "31/02/2025", "3.2.1"]
)
def test_invalid_date_is_none(text: str) -> None:
    assert all(one.day(day_first=True) is None for one in dates.find_dates(fold(text)))


def test_date_with_one_reading_decides_the_order_of_all() -> None:
    day_matches = dates.find_dates("03/04/2025 and 12/17/2025")
    assert dates.detect_day_first(day_matches, american=False) == (False, True)
    assert day_matches[0].day(day_first=False) == date(2025, 3, 4)


@pytest.mark.parametrize(
    ("text", "sign", "value"),
    [
        ("1.234,56 €", ",", "1234.56"),
        ("1,234.56", ".", "1234.56"),
        ("1 234,56", ",", "1234.56"),
        ("1'234.50", ".", "1234.50"),
        ("€1.234", ",", "1234"),
        ("1.234", ".", "1.234"),
        ("33 535,20 EUR", ",", "33535.20"),
        ("27946 ,00", ",", "27946.00"),
        ("-10,00", ",", "-10.00"),
        ("(10.00)", ".", "-10.00"),
        ("10,00-", ",", "-10.00"),
        ("$2000.00", ".", "2000.00"),
        ("0,1", ",", "0.1"),
        ("2,978,666.00", ".", "2978666.00"),
        ("1,48,200.00", ".", "148200.00"),
        ("12,34,56,789", ".", "123456789"),
    ],
)
def test_amount_in_any_dress(text: str, sign: str, value: str) -> None:
    [match] = amounts.find_amounts(fold(text))
    assert match.value(sign) == Decimal(value)


def test_amount_that_contradicts_the_documents_sign_is_none() -> None:
    [match] = amounts.find_amounts("1,234.56")
    assert match.value(",") is None


@given(
    st.decimals(min_value=0, max_value=Decimal("99999999.99"), places=2),
    st.sampled_from([(",", "."), (".", ","), (",", " "), (".", "'")]),
)
def test_amounts_survive_printing(value: Decimal, signs: tuple[str, str]) -> None:
    decimal, thousands = signs
    text = f"{value:,.2f}".replace(",", "_").replace(".", decimal).replace("_", thousands)
    [match] = amounts.find_amounts(fold(text))
    assert match.value(decimal) == value
    assert amounts.detect_decimal_sign([match], comma_by_default=decimal == ",")[0] == decimal


@pytest.mark.parametrize(
    ("terms", "due"),
    [
        ("30 jours fin de mois", "2025-04-30"),
        ("paiement a 30 jours", "2025-04-03"),
        ("zahlbar innerhalb von 14 tagen", "2025-03-18"),
        ("14 tage netto", "2025-03-18"),
        ("net 30", "2025-04-03"),
        ("net 30 days", "2025-04-03"),
        ("payment within 10 days", "2025-03-14"),
        ("betaling binnen 14 dagen", "2025-03-18"),
        ("60 giorni data fattura", "2025-05-03"),
        ("30 gg fine mese", "2025-04-30"),
        ("pago a 30 dias", "2025-04-03"),
        ("due on receipt", "2025-03-04"),
        ("sofort zahlbar", "2025-03-04"),
        ("payment by cheque", None),
    ],
)
def test_terms_give_the_due_date(terms: str, due: str | None) -> None:
    due_date = due_from_terms(terms, date(2025, 3, 4))
    assert (due_date.isoformat() if due_date else None) == due


@pytest.mark.parametrize(
    ("line", "postal_code", "city", "country"),
    [
        ("12345 Berlin", "12345", "Berlin", None),
        ("DE-12345 Berlin", "12345", "Berlin", "DE"),
        ("75008 Paris, France", "75008", "Paris", "FR"),
        ("3512 JE Utrecht", "3512 JE", "Utrecht", "NL"),
        ("4050-262 Porto", "4050-262", "Porto", "PT"),
        ("Scranton PA 18503", "18503", "Scranton", "US"),
        ("East Steven, MI 89330", "89330", "East Steven", "US"),
        ("SW1B 3BN London", "SW1B 3BN", "London", "GB"),
        ("Leeds LS2 7EQ", "LS2 7EQ", "Leeds", "GB"),
        ("70023 Monopoli (BA)", "70023", "Monopoli", "IT"),
        ("A-1010 Wien", "1010", "Wien", "AT"),
        ("44000 NANTES CEDEX 2", "44000", "NANTES", None),
        ("Melbourne, VIC 3000", "3000", "Melbourne", "AU"),
        ("93200 Saint-Denis", "93200", "Saint-Denis", None),
        ("93200 Saint-Denis, France", "93200", "Saint-Denis", "FR"),
        ("93200 Saint-Denis - France", "93200", "Saint-Denis", "FR"),
        ("97475 SAINT-DENIS CEDEX", "97475", "SAINT-DENIS", None),
        ("13100 Aix-en-Provence", "13100", "Aix-en-Provence", None),
        ("94240 L'Haÿ-les-Roses", "94240", "L'Haÿ-les-Roses", None),
        ("75008 PARIS CEDEX 08", "75008", "PARIS", None),
        ("38000 Grenoble FRANCE", "38000", "Grenoble", "FR"),
        ("75015 Paris 15e", "75015", "Paris 15e", None),
        ("10115 Berlin-Mitte", "10115", "Berlin-Mitte", None),
        ("15230 Frankfurt (Oder)", "15230", "Frankfurt (Oder)", None),
        ("2501 Biel/Bienne", "2501", "Biel/Bienne", None),
        ("8001 Zürich / Schweiz", "8001", "Zürich", "CH"),
        ("9000 St. Gallen", "9000", "St. Gallen", None),
        ("5211 AB 's-Hertogenbosch", "5211 AB", "'s-Hertogenbosch", "NL"),
        ("2511 AA den Haag", "2511 AA", "den Haag", "NL"),
        ("08901 L'Hospitalet de Llobregat", "08901", "L'Hospitalet de Llobregat", None),
        ("36001 Pontevedra (Spain)", "36001", "Pontevedra", "ES"),
        ("110 00 Praha 1", "110 00", "Praha 1", None),
        ("00-950 Warszawa", "00-950", "Warszawa", "PL"),
        ("SE-111 22 Stockholm", "111 22", "Stockholm", "SE"),
        ("1050 København K", "1050", "København K", None),
        ("Stratford-upon-Avon CV37 6HB", "CV37 6HB", "Stratford-upon-Avon", "GB"),
        ("Dublin 2, D02 X285", "D02 X285", "Dublin 2", "IE"),
        ("Winston-Salem, NC 27101", "27101", "Winston-Salem", "US"),
        ("Montréal (Québec) H2Y 1C6", "H2Y 1C6", "Montréal", "CA"),
        ("20121 Milano (MI) - Italia", "20121", "Milano", "IT"),
    ],
)
def test_town_line(line: str, postal_code: str, city: str, country: str | None) -> None:
    town = parse_town(line)
    assert town is not None
    assert (town.postal_code, town.city) == (postal_code, city)
    assert town.country == country


@pytest.mark.parametrize(
    "line", ["Total 12345 EUR", "2024-0001", "Tel. 030 12345 Berlin", "100,00 Stk", "Invoice 12345 Total"]
)
def test_line_without_town_is_none(line: str) -> None:
    assert parse_town(line) is None


def test_address_on_one_line() -> None:
    address = split_street_and_town("50 RUE DES FLEURS 11234 LIBOURNE FRANCE")
    assert address is not None
    assert address[0] == "50 RUE DES FLEURS"
    assert (address[1].postal_code, address[1].city, address[1].country) == ("11234", "LIBOURNE", "FR")


@pytest.mark.parametrize(
    ("line", "street", "code", "city"),
    [
        ("Hauptstr. 5, 80331 München", "Hauptstr. 5", "80331", "München"),
        ("Ringstrasse 7, 1010 Wien", "Ringstrasse 7", "1010", "Wien"),
        ("12 High Street, Leeds LS1 4AP", "12 High Street", "LS1 4AP", "Leeds"),
        ("4 rue du Port - 93200 Saint-Denis", "4 rue du Port", "93200", "Saint-Denis"),
    ],
)
def test_address_on_one_line_in_each_countrys_way(line: str, street: str, code: str, city: str) -> None:
    address = split_street_and_town(line)
    assert address is not None
    assert (address[0], address[1].postal_code, address[1].city) == (street, code, city)


@pytest.mark.parametrize(
    "line",
    [
        "Musterstr. 11",
        "12 rue des Tilleuls",
        "Via Garibaldi 26",
        "Dorpsstraat 21",
        "221 Station Street",
        "P.O. Box 17",
    ],
)
def test_streets(line: str) -> None:
    assert is_street(line)


@given(st.text(max_size=200))
def test_values_of_arbitrary_text_raise_nothing(text: str) -> None:
    folded = fold(text)
    assert len(folded) == len(text)
    for match in dates.find_dates(folded):
        match.day(day_first=True)
    for one in amounts.find_amounts(folded):
        one.value(",")
        one.value(".")
    parse_town(text)
    split_street_and_town(text)
