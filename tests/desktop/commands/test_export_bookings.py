"""What goes back to the books: payments, losses and charges of a period, as a list, a DATEV batch and FEC entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.export_bookings import BookingOrder, collect_bookings, write_bookings
from recovery_desktop.documents.bookings import DEFAULT_ACCOUNTS, BookForm, Booking, Side
from recovery_desktop.documents.ledger import is_ledger
from recovery_desktop.failures import Offline
from tests.desktop.commands.book_rules import broken_datev_rules, broken_fec_rules
from tests.desktop.edge import Wire, a_receivable, answer, connected_to, run

MARCH = (date(2026, 3, 1), date(2026, 3, 31))
AT = datetime(2026, 4, 2, 9, 30, tzinfo=UTC)
BALANCE = {
    "principal": 100, "interest": 3, "fixed_fee": 40, "paid": 143, "remaining": 0, "as_of": "2026-03-20",
}  # fmt: skip


def payment(amount: float, day: str, **more: Any) -> dict[str, Any]:
    return {
        "id": f"pay_{day}_{amount}",
        "amount": amount,
        "at": f"{day}T12:00:00Z",
        "source": "creditor",
        **more,
    }


def listed(number: str, status: str, currency: str = "EUR", **progress: Any) -> dict[str, Any]:
    common = {"invoice_numbers": [number], "debtor_name": "Brun;\nGmbH", "allowed_actions": []}
    return a_receivable(
        f"rcv_{number}", status, amount=100, currency=currency, progress={**common, **progress}
    )


def ended(kind: str, day: str, **data: str) -> list[dict[str, Any]]:
    return [{"at": f"{day}T12:00:00Z", "kind": kind, "text": kind, "data": data}]


ROWS = [
    listed("R-1", "recovered", remaining_amount=0, amount_paid=143, balance=BALANCE,
         invoice={"issue_date": "2026-01-04", "amount_before_tax": 84.03, "tax_amount": 15.97},
         payments=[payment(60, "2026-03-05", reference="SEPA 1"), payment(83, "2026-03-20")],
         history=ended("recovered", "2026-03-20")),
    listed("R-2", "recovered", remaining_amount=30, amount_paid=70, payments=[payment(70, "2026-02-27")],
         history=ended("recovered", "2026-03-10")),
    listed("R-3", "cancelled", remaining_amount=100,
         history=ended("cancelled", "2026-03-11", cancellation_reason="business_decision")),
    listed("R-4", "cancelled", remaining_amount=100,
         history=ended("cancelled", "2026-03-12", cancellation_reason="paid_directly")),
    listed("R-5", "cancelled", remaining_amount=100,
         history=ended("cancelled", "2026-03-13", cancellation_reason="incorrect_submission")),
    listed("R-6", "in_process", remaining_amount=100, amount_paid=0),
    listed("R-7", "payment_received", "GBP", remaining_amount=90, amount_paid=10, payments=[
        payment(10, "2026-03-14"), payment(20, "2026-03-15", reversed_at="2026-03-16T12:00:00Z")]),
    listed("R-8", "recovered", remaining_amount=0, amount_paid=100, balance=BALANCE, pursue="principal",
         payments=[payment(110, "2026-03-21")], history=ended("recovered", "2026-03-21")),
]  # fmt: skip


@pytest.fixture
def wire() -> Wire:
    wire = Wire()
    for row in ROWS:
        wire.on("GET", f"/v1/receivables/{row['id']}", answer(200, row))
    return wire


@pytest.fixture
def context(tmp_path: Path, wire: Wire) -> Iterator[ConnectionContext]:
    context = connected_to(wire, tmp_path, keeps_keys=True)
    context.connection_store.receivables.put([Receivable.model_validate(row) for row in ROWS], full=False)
    yield context
    context.store.close()


def collected(context: ConnectionContext) -> list[Booking]:
    return run(collect_bookings(context, *MARCH))


def test_bookings_of_a_period_are_what_was_paid_written_off_and_charged(context: ConnectionContext) -> None:
    assert [(one.kind, one.number, one.day.day, one.amount, one.currency) for one in collected(context)] == [
        ("payment", "R-1", 5, Decimal(60), "EUR"),
        ("written_off", "R-2", 10, Decimal(30), "EUR"),
        ("written_off", "R-3", 11, Decimal(100), "EUR"),
        ("payment", "R-4", 12, Decimal(100), "EUR"),
        ("payment", "R-7", 14, Decimal(10), "GBP"),
        ("payment", "R-7", 15, Decimal(20), "GBP"),
        ("payment", "R-7", 16, Decimal(-20), "GBP"),
        ("fixed_fee", "R-1", 20, Decimal(40), "EUR"),
        ("interest", "R-1", 20, Decimal(3), "EUR"),
        ("payment", "R-1", 20, Decimal(83), "EUR"),
        ("payment", "R-8", 21, Decimal(110), "EUR"),
    ]


def test_booking_names_day_and_sums_of_its_invoice_where_the_service_does(context: ConnectionContext) -> None:
    first, second, *_ = collected(context)
    assert (first.issued, first.invoice_net, first.invoice_tax, first.invoice_total) == (
        date(2026, 1, 4), Decimal("84.03"), Decimal("15.97"), Decimal(100),
    )  # fmt: skip
    assert (second.issued, second.invoice_net, second.invoice_tax) == (None, None, None)


def written(
    bookings: list[Booking], path: Path, form: BookForm, accounts: Mapping[Side, str] | None = None
) -> tuple[bytes, int]:
    order = BookingOrder(*MARCH, form, accounts or DEFAULT_ACCOUNTS[form], 29098, 55003)
    left_out = run(write_bookings(path, bookings, order, AT))
    return path.read_bytes(), left_out


def test_fec_entries_are_balanced_and_read_as_a_ledger(context: ConnectionContext, tmp_path: Path) -> None:
    content, left_out = written(collected(context), tmp_path / "fec.txt", "fec")
    header, *lines = (line.split("\t") for line in content.decode("iso8859-15").split("\r\n")[:-1])
    assert is_ledger(header)
    assert left_out == 3
    assert broken_fec_rules(content) == []
    assert sum(Decimal(line[11].replace(",", ".")) for line in lines) == Decimal(526)
    assert lines[0] == [
        "BQ", "Banque", "1", "20260305", "512000", "Banque", "", "", "R-1", "20260305", "Règlement Brun; GmbH",
        "60,00", "0,00", "", "", "20260402", "", "",
    ]  # fmt: skip


def test_datev_batch_has_its_header_and_debits_against_credits(
    context: ConnectionContext, tmp_path: Path
) -> None:
    content, left_out = written(collected(context), tmp_path / "EXTF_march.csv", "datev")
    first, headings, *lines = content.decode("cp1252").split("\r\n")[:-1]
    assert broken_datev_rules("EXTF_march.csv", content) == []
    assert first.startswith('"EXTF";700;21;"Buchungsstapel";13;20260402093000000;')
    assert ";29098;55003;20260101;4;20260301;20260331;" in first
    assert headings.startswith("Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;")
    assert headings.endswith(";Abw. Skontokonto")
    assert (len(lines), left_out) == (8, 3)
    assert [line.rstrip(";") for line in (lines[0], lines[1], lines[4])] == [
        '60,00;"S";"EUR";;;"";1200;10000;"";0503;"R-1";"";;"Zahlung Brun; GmbH"',
        '30,00;"S";"EUR";;;"";2400;10000;"";1003;"R-2";"";;"Forderungsverlust Brun; GmbH"',
        '40,00;"S";"EUR";;;"";10000;2700;"";2003;"R-1";"";;"Verzugspauschale Brun; GmbH"',
    ]


ODD_NAME = 'Brun "Ł" & Söhne\t€\x85\x07'
ODD = [
    Booking("payment", date(2026, 3, 2), Decimal("0.00"), "EUR", "R-0", "Nothing"),
    Booking("payment", date(2026, 3, 2), Decimal("1234567.80"), "EUR", "Rg. 2026/ä_01, R-2", ODD_NAME),
    Booking("payment", date(2026, 3, 3), Decimal("-5.10"), "EUR", "", ""),
    Booking("written_off", date(2026, 3, 4), Decimal("10.00"), "EUR", "9" * 50, "Ж" * 90),
]


@pytest.mark.parametrize(
    "accounts",
    [
        {"bank": "1200", "customers": "10000", "losses": "2400", "interest": "2650", "fees": "2700"},
        {"bank": "180000", "customers": "120000", "losses": "693000", "interest": "711000", "fees": "483000"},
    ],
    ids=["personal", "collective"],
)
def test_bookings_of_any_words_keep_the_rules_of_the_books(
    tmp_path: Path, accounts: Mapping[Side, str]
) -> None:
    content, left_out = written(ODD, tmp_path / "EXTF_odd.csv", "datev", accounts)
    assert (broken_datev_rules("EXTF_odd.csv", content), left_out) == ([], 0)
    assert '"Rg2026/01"' in content.decode("cp1252"), "the letters that it may have, of the first number"
    content, _ = written(ODD, tmp_path / "fec.txt", "fec")
    assert broken_fec_rules(content) == []
    assert 'Règlement Brun "?" & Söhne €' in content.decode("iso8859-15")


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        (b'"EXTF";700', b'"EXTF";510', "header 2"),
        (b";4;20260301", b";5;20260301", "length of account in 1"),
        (b'"R-1"', b'"R 1"', "11 of 1"),
        (b"60,00", b"0,00", "1 of 1"),
        (b"0503", b"0504", "day of 1"),
        (b";Abw. Skontokonto", b"", "headings"),
        (b";20260301;20260331", b";20251201;20260331", "period"),
    ],
)
def test_rules_of_datev_find_what_breaks_them(
    context: ConnectionContext, tmp_path: Path, old: bytes, new: bytes, rule: str
) -> None:
    content, _ = written(collected(context), tmp_path / "EXTF_march.csv", "datev")
    assert old in content
    assert rule in broken_datev_rules("EXTF_march.csv", content.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        (b"Idevise", b"Devise", "names of the fields"),
        (b"60,00", b"60.00", "Debit of 1"),
        (b"60,00", b"61,00", "balance of 1"),
        (b"512000", b"51", "CompteNum of 1"),
        (b"\tR-1\t", b"\t\t", "PieceRef of 1"),
        (b"\t20260305\t512000", b"\t20260330\t512000", "order"),
        (b"Banque\t1\t", b"Banque\t7\t", "numbers"),
        (b"20260402", b"20260301", "ValidDate of 1"),
    ],
)
def test_rules_of_the_fec_find_what_breaks_them(
    context: ConnectionContext, tmp_path: Path, old: bytes, new: bytes, rule: str
) -> None:
    content, _ = written(collected(context), tmp_path / "fec.txt", "fec")
    assert old in content
    assert rule in broken_fec_rules(content.replace(old, new, 1))


def test_export_without_the_service_is_refused(context: ConnectionContext, wire: Wire) -> None:
    wire.on("GET", "/v1/receivables/rcv_R-1", httpx.ConnectError("no"))
    with pytest.raises(Offline):
        collected(context)
