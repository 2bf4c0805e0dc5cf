"""Statements in, proposals out, confirmations on disk and at the service once; what the person chose stays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_bank.references import creditor_reference
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.receivables import parse_receivable
from recovery_desktop.commands import match_payments
from recovery_desktop.commands.import_statement import (
    ImportedStatement,
    import_statement,
    import_with_columns,
)
from recovery_desktop.commands.match_payments import Payment
from recovery_desktop.documents.statements import ColumnsToName, StatementNotRead, is_statement
from recovery_desktop.sync.outbox import Outbox
from tests.bank.statements import WRITERS, Booking, camt053, csv_table
from tests.desktop.edge import Listed, Wire, a_receivable, answer, connected_to, error, run

REFERENCE = creditor_reference("r1")


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def context(wire: Wire, tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(wire, tmp_path, keeps_keys=True)
    rows = [
        a_receivable("r1"),
        a_receivable("r2", progress={"invoice_numbers": ["FA-77"], "debtor_name": "Brun"}),
    ]
    context.connection_store.receivables.put([parse_receivable(row) for row in rows], full=True)
    yield context
    context.store.close()


def take(
    context: ConnectionContext, folder: Path, content: bytes, name: str = "statement.xml"
) -> ImportedStatement:
    (folder / name).write_bytes(content)
    return run(import_statement(context, folder / name))


def look(context: ConnectionContext) -> list[Payment]:
    return run(match_payments.load_statement_payments(context))


def groups(context: ConnectionContext) -> dict[Decimal, str]:
    return {payment.amount: payment.group for payment in look(context)}


PAID = [
    Booking("1200.50", "Somebody", "merci", REFERENCE, bank_reference="B1"),
    Booking("80", "Brun", "acompte", bank_reference="B2"),
    Booking("3", "Nobody", "?", bank_reference="B3"),
    Booking("-9", "EDF", bank_reference="B4"),
    Booking("-70", "Brun", returned=True, bank_reference="B5"),
]


def test_payments_are_grouped_by_confidence(context: ConnectionContext, tmp_path: Path) -> None:
    statement = take(context, tmp_path, camt053(PAID))
    assert (statement.payments, statement.added, statement.entries, statement.format) == (3, 5, 5, "CAMT.053")
    assert groups(context) == {
        Decimal("1200.50"): "certain",
        Decimal(80): "check",
        Decimal(3): "unmatched",
        Decimal(70): "taken_back",
    }
    certain = look(context)[0]
    assert [(part.receivable_id, part.amount) for part in certain.parts] == [("r1", Decimal("1200.50"))]
    assert certain.reasons[0] == ("reference", REFERENCE)
    assert certain.can_be_confirmed


@pytest.mark.parametrize(("pursue", "is_certain"), [("all", True), ("principal", False)])
def test_payment_of_the_sum_asked_for_is_certain_with_its_interest(
    context: ConnectionContext, tmp_path: Path, pursue: str, is_certain: bool
) -> None:
    sums = {"principal": 1200.5, "interest": 14.5, "fixed_fee": 40, "paid": 0, "remaining": 1255}
    due = 1255 if pursue == "all" else 1200.5
    progress = {"pursue": pursue, "balance": {**sums, "due": due, "as_of": "2026-07-29"}}
    row = parse_receivable(a_receivable("r1", progress=progress))
    context.connection_store.receivables.put([row], full=True)
    take(context, tmp_path, camt053([Booking("1255", "Somebody", "", REFERENCE, bank_reference="B9")]))
    assert (groups(context)[Decimal(1255)] == "certain") is is_certain


def test_statement_taken_in_twice_adds_nothing(context: ConnectionContext, tmp_path: Path) -> None:
    take(context, tmp_path, camt053(PAID))
    assert take(context, tmp_path, camt053(PAID[:2]), "again.xml").added == 0
    assert len(look(context)) == 4


def send(context: ConnectionContext) -> None:
    run(Outbox(context).run_once())


def test_confirmed_payment_reaches_the_service_once(
    context: ConnectionContext, wire: Wire, tmp_path: Path
) -> None:
    Listed(wire).add("r1")
    wire.on("POST", "/v1/receivables/r1/payments", answer(201, {}))
    take(context, tmp_path, camt053(PAID))
    certain = [one for one in look(context) if one.group == "certain"]
    assert match_payments.record_payments(context, certain) == [certain[0].id]
    assert match_payments.record_payments(context, certain) == []
    assert groups(context)[Decimal("1200.50")] == "sent"
    send(context)
    assert groups(context)[Decimal("1200.50")] == "recorded"
    assert wire.bodies("POST", "/v1/receivables/r1/payments") == [
        {"amount": 1200.5, "date": "2026-09-14", "reference": f"{REFERENCE} merci"}
    ]
    # The same money in another file stays recorded, and a look-alike is not certain.
    take(context, tmp_path, camt053([PAID[0], replace(PAID[0], bank_reference="X9")]), "later.xml")
    assert sorted(one.group for one in look(context) if one.amount == Decimal("1200.50")) == [
        "check",
        "recorded",
    ]


def test_confirmation_is_taken_back_before_it_leaves(
    context: ConnectionContext, wire: Wire, tmp_path: Path
) -> None:
    take(context, tmp_path, camt053(PAID))
    certain = [one for one in look(context) if one.group == "certain"]
    ids = match_payments.record_payments(context, certain, delay_seconds=60)
    send(context)
    assert wire.received == []
    assert match_payments.withdraw_payments(context, ids)
    assert groups(context)[Decimal("1200.50")] == "certain"
    assert context.connection_store.intents.list_unsettled() == []


def test_payment_that_has_left_cannot_be_undone(
    context: ConnectionContext, wire: Wire, tmp_path: Path
) -> None:
    Listed(wire).add("r1")
    wire.on("POST", "/v1/receivables/r1/payments", answer(201, {}))
    take(context, tmp_path, camt053(PAID))
    ids = match_payments.record_payments(context, look(context)[:1])
    send(context)
    assert not match_payments.withdraw_payments(context, ids)
    assert groups(context)[Decimal("1200.50")] == "recorded"


def test_refused_payment_is_to_be_checked_with_the_reason(
    context: ConnectionContext, wire: Wire, tmp_path: Path
) -> None:
    Listed(wire).add("r1")
    wire.on("POST", "/v1/receivables/r1/payments", error(409, "INVALID_STATE", "It is closed."))
    take(context, tmp_path, camt053(PAID))
    match_payments.record_payments(context, look(context)[:1])
    send(context)
    (refused,) = [one for one in look(context) if one.amount == Decimal("1200.50")]
    assert refused.group == "check"
    assert refused.refusal == {"code": "INVALID_STATE", "message": "It is closed."}


def test_service_without_payments_gets_paid_directly_instead(wire: Wire, tmp_path: Path) -> None:
    context = connected_to(wire, tmp_path / "foreign", keeps_keys=False)
    context.connection_store.receivables.put([parse_receivable(a_receivable("r1"))], full=True)
    Listed(wire).add("r1")
    wire.on("POST", "/v1/receivables/r1/payments", error(404, "NOT_FOUND"))
    wire.on("POST", "/v1/receivables/r1/cancel", answer(200, {}))
    take(context, tmp_path, camt053(PAID))
    assert match_payments.can_record_payments(context)
    match_payments.record_payments(context, look(context)[:1])
    send(context)
    assert not match_payments.can_record_payments(context)
    (again,) = [one for one in look(context) if one.amount == Decimal("1200.50")]
    match_payments.record_payments(context, [again])
    send(context)
    (body,) = wire.bodies("POST", "/v1/receivables/r1/cancel")
    assert body["reason"] == "paid_directly"
    assert body["notes"].startswith("2026-09-14 1200.50 EUR")
    context.store.close()


def test_choice_of_the_person_stays_until_it_is_confirmed(context: ConnectionContext, tmp_path: Path) -> None:
    take(context, tmp_path, camt053(PAID))
    nobody = next(one for one in look(context) if one.group == "unmatched")
    match_payments.choose_receivable(context, nobody, "r2")
    (chosen,) = [one for one in look(context) if one.id == nobody.id]
    assert (chosen.group, chosen.reasons) == ("check", (("chosen", ""),))
    assert [(part.receivable_id, part.amount) for part in chosen.parts] == [("r2", Decimal(3))]
    context.connection_store.statements.decide(nobody.id, "open")
    assert groups(context)[Decimal(3)] == "unmatched"
    context.connection_store.statements.decide(nobody.id, "set_aside")
    assert groups(context)[Decimal(3)] == "set_aside"
    take(context, tmp_path, camt053(PAID))
    assert groups(context)[Decimal(3)] == "set_aside"


def test_dollars_pay_no_euros_even_where_a_person_says_so(context: ConnectionContext, tmp_path: Path) -> None:
    in_dollars = camt053([Booking("1200.50", "Somebody", "merci", REFERENCE)]).replace(b'"EUR"', b'"USD"')
    take(context, tmp_path, in_dollars)
    (proposed,) = look(context)
    assert (proposed.group, proposed.can_be_confirmed) == ("check", False)
    match_payments.choose_receivable(context, proposed, "r2")
    (chosen,) = look(context)
    assert chosen.reasons == (("chosen", ""), ("other_currency", "EUR"))
    assert match_payments.record_payments(context, [proposed, chosen]) == []
    assert context.connection_store.intents.list_unsettled() == []


def test_payment_for_several_receivables_is_sent_in_parts(
    context: ConnectionContext, wire: Wire, tmp_path: Path
) -> None:
    both = Booking("2401", "Client", "FA-r1 et FA-77")
    listed = Listed(wire)
    for id in ("r1", "r2"):
        listed.add(id)
        wire.on("POST", f"/v1/receivables/{id}/payments", answer(201, {}))
    take(context, tmp_path, camt053([both]))
    (payment,) = look(context)
    assert {part.receivable_id for part in payment.parts} == {"r1", "r2"}
    match_payments.record_payments(context, [payment])
    send(context)
    assert groups(context)[Decimal(2401)] == "recorded"
    assert [wire.bodies("POST", f"/v1/receivables/{id}/payments")[0]["amount"] for id in ("r1", "r2")] == [
        1200.5
    ] * 2


UNKNOWN = b"Tag X;Zahl;Wer;Was\n14.09.2026;1.200,50;Brun;FA-77\n15.09.2026;-2,00;EDF;Strom\n"


def test_columns_are_named_once_for_each_kind_of_table(context: ConnectionContext, tmp_path: Path) -> None:
    with pytest.raises(ColumnsToName) as error:
        take(context, tmp_path, UNKNOWN, "a.csv")
    naming = error.value.naming
    assert naming.header == ("Tag X", "Zahl", "Wer", "Was")
    chosen = {"booked": 0, "amount": 1, "payer": 2, "texts": [3]}
    statement = run(import_with_columns(context, tmp_path / "a.csv", naming.signature, chosen))
    assert (statement.payments, statement.entries) == (1, 2)
    assert take(context, tmp_path, UNKNOWN, "b.csv").added == 0
    assert groups(context) == {Decimal("1200.50"): "certain"}


def test_guessed_columns_are_put_right(context: ConnectionContext, tmp_path: Path) -> None:
    statement = take(context, tmp_path, csv_table([Booking("10", day=date(2026, 4, 3))]), "c.csv")
    assert (statement.naming is not None, statement.notes) == (True, ("date_order_guessed",))
    assert statement.naming is not None
    chosen = {**statement.naming.chosen, "order": "mdy"}
    again = run(
        import_with_columns(
            context, tmp_path / "c.csv", statement.naming.signature, chosen, statement.statement_id
        )
    )
    assert again.notes == ()
    assert [payment.booked_on for payment in look(context)] == [date(2026, 3, 4)]


BRITISH = b"Date,Type,Description,Paid out,Paid in,Balance\n23/11/2026,FPI,BRUN FA-77,,1200.50,3244.84\n"


def test_statement_without_a_currency_is_in_that_of_most_invoices(
    context: ConnectionContext, tmp_path: Path
) -> None:
    rows = [a_receivable(id, currency="GBP") for id in ("r1", "r2")]
    context.connection_store.receivables.put([parse_receivable(row) for row in rows], full=True)
    take(context, tmp_path, BRITISH, "uk.csv")
    assert [payment.currency for payment in look(context)] == ["GBP"]


def test_statement_read_before_is_read_anew_in_another_currency_and_removed(
    context: ConnectionContext, tmp_path: Path
) -> None:
    take(context, tmp_path, BRITISH, "uk.csv")
    again = take(context, tmp_path, BRITISH, "uk.csv")
    assert (again.added, [payment.currency for payment in look(context)]) == (0, ["EUR"])
    assert again.naming is not None
    chosen = {**again.naming.chosen, "default_currency": "GBP"}
    mended = run(
        import_with_columns(context, tmp_path / "uk.csv", again.naming.signature, chosen, again.statement_id)
    )
    assert (mended.added, [payment.currency for payment in look(context)]) == (1, ["GBP"])
    assert take(context, tmp_path, BRITISH, "december.csv").added == 0, "the currency is remembered"
    latest = context.connection_store.statements.latest()
    assert latest is not None
    context.connection_store.statements.remove(latest.id)
    assert look(context) == []


@pytest.mark.parametrize("content", [b"", b"%PDF-1.7", camt053(PAID)[:-20], b"<!DOCTYPE a []><a/>"])
def test_file_that_cannot_be_read_leaves_nothing_behind(
    context: ConnectionContext, tmp_path: Path, content: bytes
) -> None:
    with pytest.raises(StatementNotRead) as refused:
        take(context, tmp_path, content)
    assert refused.value.title
    assert refused.value.next_step
    assert look(context) == []
    with pytest.raises(StatementNotRead):
        run(import_statement(context, tmp_path / "missing.xml"))


def test_dropped_statements_and_invoices_are_distinguished(tmp_path: Path) -> None:
    def is_one(name: str, content: bytes) -> bool:
        (tmp_path / name).write_bytes(content)
        return is_statement(tmp_path / name)

    assert all(
        is_one(f"a{number}.txt", WRITERS[kind](PAID))
        for number, kind in enumerate(("CAMT.053", "MT940", "OFX"))
    )
    assert is_one("b.csv", WRITERS["CSV"](PAID))
    assert is_one("c.XML", b"")
    assert not is_one("debtors.csv", b"number,debtor,email,amount\n1,a,b@c.example,3\n")
    assert not is_one("invoice.pdf", b"%PDF-1.7")
    assert not is_one("notes.txt", b"hello")
    assert not is_statement(tmp_path / "missing")


def test_events_of_a_loop_do_not_hold_the_store(context: ConnectionContext, tmp_path: Path) -> None:
    """Matching reads the receivables over a connection of its own, beside whatever is written."""
    take(context, tmp_path, camt053(PAID))

    async def both() -> list[Payment]:
        looking = asyncio.ensure_future(match_payments.load_statement_payments(context))
        for number in range(20):
            await asyncio.sleep(0)
            row = a_receivable(f"n{number}")
            context.connection_store.receivables.put([parse_receivable(row)], full=True)
        return await looking

    assert len(run(both())) == 4
