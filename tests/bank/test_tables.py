"""Tables as banks of several countries export them: encodings, marks, headers, and columns that a person names."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from recovery_bank.columns import Columns
from recovery_bank.failures import ColumnsUnknown
from recovery_bank.statement import read_statement

# (name, header and rows, payer, text)
EXPORTS = [
    (
        "german savings bank",
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";'
        '"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";'
        '"Betrag";"Waehrung";"Info"\n'
        '"DE89";"03.04.26";"03.04.26";"GUTSCHR. UEBERWEISUNG";"Rechnung FA-12";"";"NOTPROVIDED";"Müller";'
        '"DE02120300000000202051";"BYLADEM1001";"1.234,56";"EUR";"Umsatz gebucht"\n',
        "Müller",
        "Rechnung FA-12",
    ),
    (
        "german direct bank with a preamble",
        '"Konto";"Girokonto"\n""\n"Kontostand vom 03.04.2026:";"1.000,00 €"\n""\n'
        '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";'
        '"Umsatztyp";"IBAN";"Betrag (€)"\n'
        '"03.04.26";"03.04.26";"Gebucht";"Müller";"Ich";"FA-12";"Eingang";"FR76";"1.234,56 €"\n',
        "Müller",
        "FA-12",
    ),
    (
        "french bank with two columns of amounts",
        "Téléchargement du 03/04/2026;\n\nDate;Libellé;Débit euros;Crédit euros;\n"
        '03/04/2026;"VIREMENT EN VOTRE FAVEUR\nMARTIN FA-12";;1 234,56;\n',
        "",
        "VIREMENT EN VOTRE FAVEUR MARTIN FA-12",
    ),
    (
        "french bank with signs",
        "Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Type operation;Debit;Credit\n"
        "03/04/2026;MARTIN;VIR SEPA MARTIN FA-12;;Virement recu;;+1234,56\n",
        "",
        "MARTIN VIR SEPA MARTIN FA-12",
    ),
    (
        "english bank",
        'Date,Description,Money Out,Money In,Balance\n03/04/2026,MARTIN FA-12,,"1,234.56",5000.00\n',
        "",
        "MARTIN FA-12",
    ),
    (
        "app bank",
        '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Amount (EUR)",'
        '"Original Amount","Original Currency"\n2026-04-03,2026-04-03,Martin,FR76,Transfer,FA-12,1234.56,99,USD\n',
        "Martin",
        "FA-12",
    ),
    (
        "dutch bank with a side",
        '"Datum","Naam / Omschrijving","Tegenrekening","Af Bij","Bedrag (EUR)","Mededelingen"\n'
        '"20260403","Martin","NL2","Bij","1234,56","FA-12"\n',
        "Martin",
        "FA-12",
    ),
    (
        "a spreadsheet that says what parts its columns",
        "sep=,\nDate,Libelle,Montant\n03/04/2026,Martin;FA-12;FA-13;x,1234.56\n",
        "",
        "Martin;FA-12;FA-13;x",
    ),
    (
        "french online bank",
        "dateOp;dateVal;label;libelle;amount;accountNum\n2026-04-03;2026-04-03;x;VIR Martin FA-12;1 234,56;123\n",
        "",
        "VIR Martin FA-12",
    ),
]


@pytest.mark.parametrize(("name", "content", "payer", "text"), EXPORTS, ids=[row[0] for row in EXPORTS])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-32"])
def test_exports_of_banks_are_understood(
    name: str, content: str, payer: str, text: str, encoding: str
) -> None:
    (entry,) = read_statement(content.encode(encoding)).entries
    assert (entry.amount, entry.currency, entry.kind) == (Decimal("1234.56"), "EUR", "payment")
    assert entry.booked_on == date(2026, 4, 3)
    assert (entry.payer, entry.text) == (payer, text)


def test_side_makes_the_amount_negative() -> None:
    table = '"Datum";"Af Bij";"Bedrag"\n20260403;Af;12,00\n'
    assert read_statement(table.encode()).entries[0].kind == "outgoing"


UNKNOWN = b"Tag X;Zahl;Wer\n14.09.2026;1.234,56;Brun\n15.09.2026;-2,00;EDF\n"


def test_unknown_columns_are_asked_for_with_the_table() -> None:
    with pytest.raises(ColumnsUnknown) as raised:
        read_statement(UNKNOWN)
    table = raised.value.table
    assert table.header == ("Tag X", "Zahl", "Wer")
    assert table.rows[0] == ("14.09.2026", "1.234,56", "Brun")
    assert table.columns.missing == ("booked", "amount")


def test_named_columns_are_read_and_remembered_by_the_header() -> None:
    with pytest.raises(ColumnsUnknown) as raised:
        read_statement(UNKNOWN)
    named = Columns(booked=0, amount=1, payer=2)
    remembered = {raised.value.table.signature: Columns.from_json(named.as_json())}
    statement = read_statement(UNKNOWN, remembered=remembered.get)
    assert [(one.amount, one.kind, one.payer) for one in statement.entries] == [
        (Decimal("1234.56"), "payment", "Brun"),
        (Decimal("2.00"), "outgoing", "EDF"),
    ]


def test_wrongly_named_columns_are_asked_for_again() -> None:
    for wrong in (Columns(booked=2, amount=1), Columns(booked=0, amount=9), Columns(booked=0, amount=2)):
        with pytest.raises(ColumnsUnknown):
            read_statement(UNKNOWN, wrong)


def test_day_that_could_be_a_month_is_said() -> None:
    table = "Date;Montant;Libellé\n03/04/2026;1,00;a\n"
    statement = read_statement(table.encode())
    assert statement.entries[0].booked_on == date(2026, 4, 3)
    assert statement.notes == ("date_order_guessed",)
    later = read_statement((table + "28/04/2026;1,00;b\n").encode())
    assert later.notes == ()


def test_pending_rows_are_left_out() -> None:
    table = "Date;Montant;Status\n13/04/2026;1,00;Pending\n14/04/2026;2,00;Booked\n"
    statement = read_statement(table.encode())
    assert [one.amount for one in statement.entries] == [Decimal(2)]
    assert "pending_left_out" in statement.notes


BRITISH = "Date,Type,Description,Paid out,Paid in,Balance\n23/11/2026,FPI,PARGETER,,{paid},3244.84\n"


@pytest.mark.parametrize(
    ("content", "currency"),
    [
        (BRITISH.format(paid="640.00"), "GBP"),
        (BRITISH.format(paid="€640.00"), "EUR"),
        (BRITISH.format(paid="Fr. 640.00"), "CHF"),
        (BRITISH.format(paid="$640.00"), "USD"),
        (BRITISH.format(paid="640.00").replace("Paid in", "Paid in (CHF)"), "CHF"),
        (BRITISH.format(paid="640.00").replace("Paid in", "Credit euros"), "EUR"),
        (BRITISH.format(paid="640.00").replace("Balance", "Currency").replace("3244.84", "USD"), "USD"),
    ],
)
def test_table_without_a_column_of_currencies_is_in_the_printed_one_else_in_the_usual_one(
    content: str, currency: str
) -> None:
    statement = read_statement(content.encode(), usual_currency="GBP")
    assert [(one.amount, one.currency) for one in statement.entries] == [(Decimal(640), currency)]


def test_currency_that_a_person_named_counts_for_rows_that_name_none() -> None:
    statement = read_statement(BRITISH.format(paid="640.00").encode())
    assert statement.table is not None
    assert statement.table.columns.default_currency == "EUR"
    named = Columns.from_json({**statement.table.columns.as_json(), "default_currency": "GBP"})
    assert read_statement(BRITISH.format(paid="640.00").encode(), named).entries[0].currency == "GBP"


@pytest.mark.parametrize(
    "heading",
    [
        "Counter Party",
        "Counterparty",
        "Payee",
        "Name",
        "Merchant",
        "Absender",
        "Zahler",
        "Payeur",
        "Pagador",
        "Ordinante",
        "Naam",
        "Tiers",
    ],
)
def test_payer_is_read_below_the_usual_names_of_its_column(heading: str) -> None:
    content = f"Date,{heading},Reference,Type,Amount (GBP)\n23/11/2026,Moorland CIC,HW-36,FPI,425.00\n"
    (entry,) = read_statement(content.encode()).entries
    assert (entry.payer, entry.references, entry.currency) == ("Moorland CIC", ("HW-36",), "GBP")
