"""The same bookings out of every format, with what each can tell."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from recovery_bank.references import creditor_reference, find_references
from recovery_bank.statement import read_statement
from tests.bank.statements import ACCOUNT, WRITERS, Booking, camt053, mt940, ofx

REFERENCE = creditor_reference("rcv_1")
BOOKINGS = [
    Booking("1200.50", "Bäckerei Müller & Söhne", "Rechnung FA-2026-012", bank_reference="B1"),
    Booking("300", "Atelier Brun SARL", "merci", REFERENCE, date(2026, 9, 15), bank_reference="B2"),
    Booking("-49.90", "EDF", "contrat 12", bank_reference="B3"),
]


@pytest.mark.parametrize("format", WRITERS)
def test_formats_of_one_statement_give_the_same_bookings(format: str) -> None:
    statement = read_statement(WRITERS[format](BOOKINGS))
    assert statement.format == format
    assert [(one.amount, one.currency, one.kind, one.booked_on) for one in statement.entries] == [
        (Decimal("1200.50"), "EUR", "payment", date(2026, 9, 14)),
        (Decimal("300"), "EUR", "payment", date(2026, 9, 15)),
        (Decimal("49.90"), "EUR", "outgoing", date(2026, 9, 14)),
    ]
    assert [one.payer for one in statement.entries] == [one.payer for one in BOOKINGS]
    assert "FA-2026-012" in statement.entries[0].text.replace(" ", "")
    result = " ".join((statement.entries[1].text, *statement.entries[1].references))
    assert list(find_references(result)) == [REFERENCE]
    assert statement.notes == ()
    assert statement.days == (date(2026, 9, 14), date(2026, 9, 15))


@pytest.mark.parametrize("format", WRITERS)
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"], ids=["unix", "windows", "old mac"])
def test_ends_of_lines_and_blank_ones_above_change_nothing(format: str, end: bytes) -> None:
    content = WRITERS[format](BOOKINGS).replace(b"\r\n", b"\n").replace(b"\n", end)
    assert (
        read_statement(end * 2 + b" " + content).entries == read_statement(WRITERS[format](BOOKINGS)).entries
    )


@pytest.mark.parametrize("format", ["CAMT.053", "MT940", "OFX"])
def test_debit_entry_is_no_payment(format: str) -> None:
    bookings = [Booking("-80", text="Rücklastschrift", returned=True), Booking("25", "EDF", returned=True)]
    kinds = [one.kind for one in read_statement(WRITERS[format](bookings)).entries]
    assert kinds == ["taken_back", "given_back"]


def test_returned_debit_in_a_table_is_known_by_its_words() -> None:
    table = "Buchungstag;Buchungstext;Verwendungszweck;Betrag\n14.09.2026;RÜCKLASTSCHRIFT;FA-1;-80,00\n"
    assert read_statement(table.encode()).entries[0].kind == "taken_back"


@pytest.mark.parametrize("format", WRITERS)
def test_overlapping_statements_hold_each_entry_under_the_same_id(format: str) -> None:
    write = WRITERS[format]
    one, other = read_statement(write(BOOKINGS[:2])), read_statement(write(BOOKINGS[1:]))
    # A bank numbers its entries; where it does not, what they say tells them apart.
    assert {entry.id for entry in one.entries} & {entry.id for entry in other.entries} == {one.entries[1].id}


@pytest.mark.parametrize("format", ["CAMT.053", "MT940", "CSV"])
def test_equal_payments_of_one_day_stay_two(format: str) -> None:
    entries = read_statement(WRITERS[format]([Booking("10"), Booking("10")])).entries
    assert len({entry.id for entry in entries}) == 2


def test_statement_within_a_file_repeated_counts_once() -> None:
    text = camt053([Booking("10", bank_reference="B1")]).decode()
    inner = text[text.index("<Stmt>") : text.index("</BkToCstmrStmt>")]
    doubled = text.replace(inner, inner + inner)
    assert len(read_statement(doubled.encode()).entries) == 1


def test_notice_of_credit_tells_each_transaction_of_a_batch() -> None:
    text = camt053([Booking("30", text="first")], message="Ntfctn").decode()
    details = text[text.index("<TxDtls>") : text.index("</NtryDtls>")]
    one = details.replace("<TxDtls>", '<TxDtls><Amt Ccy="EUR">10</Amt><CdtDbtInd>CRDT</CdtDbtInd>')
    other = one.replace(">10<", ">20<").replace("first", "second").replace("Atelier Brun SARL", "Dupont")
    statement = read_statement(text.replace(details, one + other).encode())
    assert statement.format == "CAMT.054"
    assert [(entry.amount, entry.text, entry.payer) for entry in statement.entries] == [
        (Decimal(10), "first", "Atelier Brun SARL"),
        (Decimal(20), "second", "Dupont"),
    ]


def test_batch_without_amounts_is_one_payment_of_nobody_in_particular() -> None:
    text = camt053([Booking("30", text="first")]).decode()
    details = text[text.index("<TxDtls>") : text.index("</NtryDtls>")]
    (entry,) = read_statement(text.replace(details, details * 2).encode()).entries
    assert (entry.amount, entry.payer, entry.text) == (Decimal(30), "", "")


@pytest.mark.parametrize("status", ["PDNG", "INFO", "FUTR"])
def test_pending_entry_is_left_out_with_note(status: str) -> None:
    text = camt053([Booking("10"), Booking("20")]).decode().replace("BOOK", status, 1)
    statement = read_statement(text.encode())
    assert [entry.amount for entry in statement.entries] == [Decimal(20)]
    assert "pending_left_out" in statement.notes


def test_interim_report_expected_entries_are_not_paid() -> None:
    text = mt940([Booking("10"), Booking("20")]).decode().replace("0914C", "0914EC", 1)
    statement = read_statement(text.replace("C260914EUR1030,00", "C260914EUR1020,00").encode())
    assert [entry.amount for entry in statement.entries] == [Decimal(20)]
    assert "pending_left_out" in statement.notes


@pytest.mark.parametrize(("within", "currency"), [("CURRENCY", "USD"), ("ORIGCURRENCY", "EUR")])
def test_card_abroad_tells_in_which_currency_the_amount_is(within: str, currency: str) -> None:
    abroad = f"<{within}><CURRATE>0.9<CURSYM>USD</{within}></STMTTRN>"
    text = ofx([Booking("10")]).decode("cp1252").replace("</STMTTRN>", abroad)
    (entry,) = read_statement(text.encode("cp1252")).entries
    assert (entry.amount, entry.currency) == (Decimal(10), currency)


@pytest.mark.parametrize("write", [camt053, mt940])
def test_balances_that_do_not_agree_are_said(write: Callable[..., Any]) -> None:
    complete = write([Booking("10")]).decode()
    opening = "1000" if write is camt053 else "1000,00"
    changed = complete.replace(opening, opening.replace("1", "7", 1), 1)
    assert read_statement(changed.encode()).notes == ("balance_differs",)


def test_slashed_form_of_swift_messages() -> None:
    text = (
        ":20:X\n:25:NL69INGB0123456789EUR\n:28C:1\n:60F:C260723EUR1000,00\n"
        ":61:2607240724C500,NTRFEREF//20206000000001\n/TRCD/00100/\n"
        ":86:/EREF/ABC//CNTP/NL12RABO0123456789/RABONL2U/Bakkerij Jansen///REMI/USTD//Factuur 2026-55/\n"
        ":62F:C260724EUR1500,00\n"
    )
    (entry,) = read_statement(text.encode()).entries
    assert (entry.amount, entry.payer, entry.payer_account) == (
        Decimal(500),
        "Bakkerij Jansen",
        "NL12RABO0123456789",
    )
    assert (entry.text, entry.references, entry.account) == (
        "Factuur 2026-55",
        ("ABC",),
        "NL69INGB0123456789",
    )


def test_booking_day_without_a_year_is_the_nearest_one() -> None:
    text = mt940([Booking("10", day=date(2026, 1, 2))]).decode().replace("2601020102C", "2601021231C")
    assert read_statement(text.encode()).entries[0].booked_on == date(2025, 12, 31)


def test_unreadable_line_costs_only_itself() -> None:
    text = mt940([Booking("10"), Booking("20")]).decode().replace(":61:260914", ":61:269914", 1)
    statement = read_statement(text.encode())
    assert [entry.amount for entry in statement.entries] == [Decimal(20)]
    assert statement.notes == ("unreadable_left_out",)


def test_ofx_as_xml_and_with_the_number_format_of_the_country() -> None:
    text = ofx([Booking("1234.56", bank_reference="7")]).decode("cp1252")
    as_xml = "<?xml version='1.0' encoding='UTF-8'?><?OFX OFXHEADER='200'?>" + text[text.index("<OFX>") :]
    (entry,) = read_statement(as_xml.replace("1234.56", "1234,56").encode()).entries
    assert (entry.amount, entry.account, entry.bank_reference) == (Decimal("1234.56"), ACCOUNT, "7")
