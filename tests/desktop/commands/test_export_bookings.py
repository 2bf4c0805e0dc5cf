"""What goes back to the books: payments, losses and charges of a period, as a list, a DATEV batch and FEC entries."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.export_bookings import BookingOrder, collect_bookings, write_bookings
from recovery_desktop.documents.bookings import DEFAULT_ACCOUNTS, BookForm, Booking
from recovery_desktop.documents.ledger import is_ledger
from recovery_desktop.failures import Offline
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
         payments=[payment(60, "2026-03-05", reference="SEPA 1"), payment(83, "2026-03-20")],
         history=ended("recovered", "2026-03-20")),
    listed("R-2", "recovered", remaining_amount=30, amount_paid=70, payments=[payment(70, "2026-02-27")],
         history=ended("recovered", "2026-03-10")),
    listed("R-3", "cancelled", remaining_amount=100,
         history=ended("cancelled", "2026-03-11", reason="business_decision")),
    listed("R-4", "cancelled", remaining_amount=100, history=ended("cancelled", "2026-03-12", reason="paid_directly")),
    listed("R-5", "cancelled", remaining_amount=100,
         history=ended("cancelled", "2026-03-13", reason="incorrect_submission")),
    listed("R-6", "in_process", remaining_amount=100, amount_paid=0),
    listed("R-7", "payment_received", "GBP", remaining_amount=90, amount_paid=10, payments=[
        payment(10, "2026-03-14"), payment(20, "2026-03-15", reversed_at="2026-03-16T12:00:00Z")]),
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
    ]


def written(context: ConnectionContext, path: Path, form: BookForm) -> tuple[bytes, int]:
    order = BookingOrder(*MARCH, form, DEFAULT_ACCOUNTS[form], 29098, 55003)
    left_out = run(write_bookings(path, collected(context), order, AT))
    return path.read_bytes(), left_out


def test_fec_entries_are_balanced_and_read_as_a_ledger(context: ConnectionContext, tmp_path: Path) -> None:
    content, left_out = written(context, tmp_path / "fec.txt", "fec")
    header, *lines = (line.split("\t") for line in content.decode("utf-8").split("\r\n")[:-1])
    assert is_ledger(header)
    assert left_out == 3
    assert {len(line) for line in lines} == {18}

    def total(at: int) -> Decimal:
        return sum((Decimal(line[at].replace(",", ".")) for line in lines), Decimal(0))

    assert total(11) == total(12) == Decimal(416)
    assert lines[0] == [
        "BQ", "Banque", "1", "20260305", "512000", "Banque", "", "", "R-1", "20260305", "Règlement Brun; GmbH",
        "60,00", "0,00", "", "", "20260402", "", "",
    ]  # fmt: skip


def test_datev_batch_has_its_header_and_debits_against_credits(
    context: ConnectionContext, tmp_path: Path
) -> None:
    content, left_out = written(context, tmp_path / "EXTF_march.csv", "datev")
    first, headings, *lines = content.decode("cp1252").split("\r\n")[:-1]
    assert first.startswith('"EXTF";700;21;"Buchungsstapel";13;20260402093000000;')
    assert ";29098;55003;20260101;4;20260301;20260331;" in first
    assert headings.startswith("Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;")
    assert (len(lines), left_out) == (7, 3)
    assert lines[0] == '60,00;"S";"EUR";;;"";1200;10000;"";0503;"R-1";"";;"Zahlung Brun; GmbH"'
    assert lines[1] == '30,00;"S";"EUR";;;"";2400;10000;"";1003;"R-2";"";;"Forderungsverlust Brun; GmbH"'
    assert lines[4] == '40,00;"S";"EUR";;;"";10000;2700;"";2003;"R-1";"";;"Verzugspauschale Brun; GmbH"'


def test_export_without_the_service_is_refused(context: ConnectionContext, wire: Wire) -> None:
    wire.on("GET", "/v1/receivables/rcv_R-1", httpx.ConnectError("no"))
    with pytest.raises(Offline):
        collected(context)
