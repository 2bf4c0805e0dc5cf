"""A newer export of the books: what is paid there is offered, recorded when the person agrees, and offered once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.import_invoices import import_invoices, invoices_here, open_table
from recovery_desktop.commands.requests import withdraw
from recovery_desktop.commands.settled_in_books import (
    SettledItem,
    find_settled,
    note_paid_before,
    record_settled,
    remember_listed,
)
from recovery_desktop.documents.invoice_table import InvoiceList, InvoiceTable, read_invoice_list
from recovery_desktop.ui.pages.submit.form import form_of
from recovery_desktop.ui.pages.submit.form_checks import doubts
from tests.desktop.edge import Wire, a_receivable, connected_to, run

HEAD = "Kunde;Rechnungsnummer;Fällig am;Betrag;Offener Betrag\n"
FIRST = HEAD + "".join(f"Brun;RE-{number};05.03.2026;100,00;100,00\n" for number in (1, 2, 3, 4))
LATER = (
    HEAD
    + "Brun;RE-2;05.03.2026;100,00;40,00\nBrun;RE-3;05.03.2026;100,00;0,00\nBrun;RE-4;05.03.2026;100,00;100,00\n"
)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


def opened(context: ConnectionContext, folder: Path, words: str) -> tuple[InvoiceTable, InvoiceList]:
    path = folder / "open.csv"
    path.write_text(words, encoding="utf-8")
    table, columns = run(open_table(context.store, path))
    return table, read_invoice_list(table, columns)


def submitted(context: ConnectionContext, number: str, remaining: float = 100) -> None:
    """As the service tells it, in place of the draft."""
    progress = {"invoice_numbers": [number], "debtor_name": "Brun", "remaining_amount": remaining}
    row = a_receivable(f"rcv_{number}", amount=100, progress=progress)
    context.connection_store.receivables.put([Receivable.model_validate(row)], full=True)


def settled(context: ConnectionContext, folder: Path, words: str) -> list[SettledItem]:
    table, listed = opened(context, folder, words)
    return find_settled(context, table.signature, listed)


@pytest.fixture
def imported(context: ConnectionContext, tmp_path: Path) -> ConnectionContext:
    table, listed = opened(context, tmp_path, FIRST)
    import_invoices(context, table, {}, invoices_here(context, listed.rows).list_new(listed.rows))
    remember_listed(context, table.signature, listed, [])
    for draft in context.connection_store.drafts.list_open()[:3]:
        submitted(context, draft.body["values"]["invoice.numbers"])
        context.connection_store.drafts.remove(draft.id)
    return context


def test_same_export_again_offers_nothing(imported: ConnectionContext, tmp_path: Path) -> None:
    assert settled(imported, tmp_path, FIRST) == []


def test_newer_export_offers_what_is_paid_partly_paid_or_listed_no_more(
    imported: ConnectionContext, tmp_path: Path
) -> None:
    offered = settled(imported, tmp_path, LATER)
    assert [(one.number, one.amount, one.is_absent) for one in offered] == [
        ("RE-2", Decimal(60), False),
        ("RE-3", Decimal(100), False),
        ("RE-1", Decimal(100), True),
    ]
    assert imported.connection_store.intents.list_unsettled() == [], "nothing happens by itself"


def test_draft_that_the_newer_export_does_not_list_is_offered_for_removal(
    imported: ConnectionContext, tmp_path: Path
) -> None:
    words = "".join(line for line in FIRST.splitlines(keepends=True) if "RE-4" not in line)
    (offered,) = settled(imported, tmp_path, words)
    (draft,) = imported.connection_store.drafts.list_open()
    assert (offered.number, offered.amount, offered.draft_id) == ("RE-4", None, draft.id)


def test_recorded_payment_is_offered_again_only_once_it_is_withdrawn(
    imported: ConnectionContext, tmp_path: Path
) -> None:
    offered = settled(imported, tmp_path, LATER)
    ids = record_settled(imported, offered, date(2026, 3, 31), delay_seconds=60)
    bodies = [imported.connection_store.intents.get(id).body for id in ids]
    assert [(Decimal(str(body["amount"])), body["date"]) for body in bodies] == [
        (Decimal(60), "2026-03-31"), (Decimal(100), "2026-03-31"), (Decimal(100), "2026-03-31"),
    ]  # fmt: skip
    table, listed = opened(imported, tmp_path, LATER)
    remember_listed(imported, table.signature, listed, offered)
    assert settled(imported, tmp_path, LATER) == []
    assert all(withdraw(imported, id) for id in ids)
    assert {one.number for one in settled(imported, tmp_path, LATER)} == {"RE-1", "RE-2", "RE-3"}


def test_payment_is_recorded_on_the_day_that_the_books_name(
    imported: ConnectionContext, tmp_path: Path
) -> None:
    words = (
        "Kunde;Rechnungsnummer;Fällig am;Betrag;Bezahlt;Bezahlt am\n"
        "Brun;RE-1;05.03.2026;100,00;100,00;12.03.2026\nBrun;RE-2;05.03.2026;100,00;0,00;\n"
        "Brun;RE-3;05.03.2026;100,00;60,00;14.04.2026\n"
    )
    offered = settled(imported, tmp_path, words)
    assert [(one.number, one.amount, one.paid_on) for one in offered] == [
        ("RE-1", Decimal(100), date(2026, 3, 12)),
        ("RE-3", Decimal(60), date(2026, 4, 14)),
    ]
    ids = record_settled(imported, offered, date(2026, 3, 31), delay_seconds=60)
    days = [imported.connection_store.intents.get(id).body["date"] for id in ids]
    assert days == ["2026-03-12", "2026-03-31"], "never one that is still to come"


def test_payment_known_to_the_service_is_not_offered_again(
    imported: ConnectionContext, tmp_path: Path
) -> None:
    submitted(imported, "RE-2", remaining=40)
    assert "RE-2" not in {one.number for one in settled(imported, tmp_path, LATER)}


def test_absent_invoice_of_another_source_is_not_offered(imported: ConnectionContext, tmp_path: Path) -> None:
    words = "Customer,Invoice number,Due date,Amount due\nBrun,RE-9,2026-03-05,100.00\n"
    assert settled(imported, tmp_path, words) == []


def test_draft_read_from_a_file_that_the_books_show_as_paid_is_offered_for_removal(
    context: ConnectionContext, tmp_path: Path
) -> None:
    draft = context.connection_store.drafts.add(file_name="a.pdf", file_path="/a.pdf")
    read = {"data": {"invoice": {"numbers": ["RE-3"]}, "debtor": {"company_name": "Brun"}}}
    context.connection_store.drafts.change_state(draft.id, "review", extraction=read)
    (offered,) = settled(context, tmp_path, LATER)
    assert (offered.number, offered.amount, offered.draft_id) == ("RE-3", None, draft.id)


def test_draft_of_which_the_books_hold_less_open_notes_what_was_paid_already_and_by_which_list(
    context: ConnectionContext, tmp_path: Path
) -> None:
    draft = context.connection_store.drafts.add(file_name="a.pdf", file_path="/a.pdf")
    read = {"data": {"invoice": {"numbers": ["RE-2"], "amount": 100}, "debtor": {"company_name": "Brun"}}}
    context.connection_store.drafts.change_state(draft.id, "review", extraction=read)
    (offered,) = settled(context, tmp_path, LATER)
    assert (offered.number, offered.amount, offered.lowers_draft) == ("RE-2", Decimal(60), True)
    note_paid_before(context, [offered], "open.csv")
    lowered = context.connection_store.drafts.get(draft.id)
    form = form_of(lowered.body)
    assert form.value("invoice.prepaid_amount") == "60.00"
    assert "open.csv" in doubts(form)["invoice.prepaid_amount"]
    assert settled(context, tmp_path, LATER) == [], "what was noted is no longer asked for"


def test_credit_note_that_is_here_is_not_offered_for_removal(
    context: ConnectionContext, tmp_path: Path
) -> None:
    draft = context.connection_store.drafts.add(file_name="av.pdf", file_path="/av.pdf")
    read = {
        "data": {"invoice": {"numbers": ["AV26-0017"]}, "debtor": {"company_name": "Brun"}},
        "warnings": [{"code": "CREDIT_NOTE", "message": "This is a credit note."}],
    }
    context.connection_store.drafts.change_state(draft.id, "review", extraction=read)
    assert settled(context, tmp_path, HEAD + "Brun;AV26-0017;05.03.2026;-107,16;-107,16\n") == []


@pytest.mark.parametrize("is_submitting", [True, False])
def test_invoice_under_way_is_not_offered_again_under_another_name_of_its_debtor(
    context: ConnectionContext, tmp_path: Path, is_submitting: bool
) -> None:
    if is_submitting:
        body = {"invoice": {"numbers": ["FA-1"], "amount": 100}, "debtor": {"company_name": "Brun"}}
        context.connection_store.intents.add("submit", "draft", body)
    else:
        submitted(context, "FA-1")
    head = "Numéro de facture;Client;Montant TTC\n"
    _, listed = opened(
        context, tmp_path, f"{head}FA-1;Atelier Brun SARL;100,00\nFA-2;Atelier Brun SARL;100,00\n"
    )
    _, other = opened(context, tmp_path, f"{head}FA-1;Atelier Brun SARL;90,00\n")
    new = invoices_here(context, listed.rows).list_new(listed.rows)
    assert [row.values["invoice.numbers"] for row in new] == ["FA-2"]
    assert len(invoices_here(context, other.rows).list_new(other.rows)) == 1, (
        "another amount may be another one"
    )
