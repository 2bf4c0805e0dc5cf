"""Takes a table of invoices in: a draft for each row, and the meaning of its columns remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.documents.invoice_table import (
    ROLES,
    InvoiceRow,
    InvoiceTable,
    guess_columns,
    read_table,
)
from recovery_desktop.folding import natural_key
from recovery_desktop.ids import DraftId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import OPEN, TO_CHECK, Draft
from recovery_desktop.store.store import Store


async def open_table(store: Store, path: Path) -> tuple[InvoiceTable, dict[str, int]]:
    """Return the table, and its columns as they were named the last time or as the headings say. Raises
    TableNotRead."""
    table = await asyncio.to_thread(read_table, path)
    columns = store.preferences.get(_remembered_as(table.signature), {})
    usable = {role: at for role, at in columns.items() if role in ROLES and at < len(table.header)}
    return table, usable or guess_columns(table.header, table.rows)


@dataclass(frozen=True)
class InvoicesHere:
    """Which invoices are here already, as drafts or as receivables: (number, debtor) of each. `sums` are (number,
    amount) of what is under way, whatever its debtor is called there."""

    drafts: frozenset[tuple[str, str]]
    receivables: frozenset[tuple[str, str]]
    sums: frozenset[tuple[str, str]] = frozenset()

    def has(self, row: InvoiceRow) -> bool:
        """Return whether its number stands in a draft or a receivable of the same debtor, or of any where the row names
        none or the amount is the same too."""
        number = row.values.get("invoice.numbers", "").strip()
        debtor, key = name_key(row.values.get("debtor.company_name", "")), natural_key(number)
        return bool(number) and (
            (number, debtor) in self.drafts
            or (key, debtor if debtor else ANY_DEBTOR) in self.receivables
            or (key, _sum_of(row)) in self.sums
        )

    def list_new(self, rows: Sequence[InvoiceRow]) -> list[InvoiceRow]:
        return [row for row in rows if not self.has(row)]


CONTACT_PARTS: Final = ("email", "first_name", "last_name", "phone", "job_title")
ANY_DEBTOR: Final = "*"


def invoices_here(context: ConnectionContext, rows: Sequence[InvoiceRow]) -> InvoicesHere:
    """Return those among which the rows may be."""
    identities = context.connection_store.invoice_identities
    drafts = {(number, name_key(debtor)) for _, number, debtor in identities.of_drafts(*OPEN, "submitted")}
    named = identities.of_receivables(row.values.get("invoice.numbers", "") for row in rows)
    receivables = {(number, name_key(debtor)) for number, debtor in named}
    receivables |= {(number, ANY_DEBTOR) for number, _ in named}
    numbers = {number for number, _ in named} | _numbers_submitted(context)
    sums = frozenset(one for row in rows for one in _sums_under_way(context, row, numbers))
    return InvoicesHere(frozenset(drafts), frozenset(receivables), sums)


def _numbers_submitted(context: ConnectionContext) -> set[str]:
    """Return the numbers of what waits to become a receivable."""
    bodies = [
        one.body for one in context.connection_store.intents.list_unsettled() if one.kind == SUBMIT.kind
    ]
    return {natural_key(number) for body in bodies for number in body.get("invoice", {}).get("numbers") or ()}


def _sums_under_way(
    context: ConnectionContext, row: InvoiceRow, numbers: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield the amounts that stand for the row's number in recovery or on their way there, in full or what is open."""
    number = row.values.get("invoice.numbers", "").strip()
    key = natural_key(number)
    # Of thousands that are listed few are here: only those are looked at one by one.
    if not number or key not in numbers:
        return
    for there in context.connection_store.receivables.with_number(number):
        for amount in (there.amount, there.unpaid):
            yield key, _plain(amount)
    for intent in context.connection_store.intents.submissions_of(number):
        yield key, _plain(Decimal(str(intent.body["invoice"]["amount"])))


def _sum_of(row: InvoiceRow) -> str:
    """Return the amount of a row as it is compared, empty where it is not understood."""
    amount = row.values.get("invoice.amount", "")
    return _plain(Decimal(amount)) if amount and "invoice.amount" not in row.unclear else ""


def _plain(amount: Decimal) -> str:
    return f"{amount.normalize():f}"


def find_missing_contacts(
    context: ConnectionContext, rows: Sequence[InvoiceRow]
) -> dict[DraftId, Mapping[str, str]]:
    """Return, by its draft, whom a list says to write to about an invoice whose paper is here and names nobody."""
    listed = {
        (
            row.values.get("invoice.numbers", "").strip(),
            name_key(row.values.get("debtor.company_name", "")),
        ): row
        for row in rows
        if row.contact.get("email")
    }
    identities = context.connection_store.invoice_identities.of_drafts(*TO_CHECK) if listed else []
    same = {id: (number, name_key(debtor)) for id, number, debtor in identities}
    same = {id: key for id, key in same.items() if key in listed}
    drafts = context.connection_store.drafts.open_among(same)
    return {id: listed[same[id]].contact for id, draft in drafts.items() if not _names_contact(draft)}


def _names_contact(draft: Draft) -> bool:
    return "debtor.contacts" in draft.body.get("touched", ()) or bool(_contacts_of(draft))


def _contacts_of(draft: Draft) -> list[Mapping[str, Any]]:
    """Return whom one can write to by email: who was entered, else who was read."""
    data = (draft.extraction or {}).get("data") or {}
    read = (data.get("debtor") or {}).get("contacts") or ()
    entered = [one for one in draft.body.get("contacts", ()) if one.get("email")]
    return entered or [one for one in read if one.get("email")]


def hand_over_contacts(context: ConnectionContext, removed: Draft, remaining_id: DraftId) -> None:
    """Note whom the removed draft says to write to in the one that remains, where that one names nobody."""
    contacts, drafts = _contacts_of(removed), context.connection_store.drafts
    remaining = drafts.open_among([remaining_id]).get(remaining_id)
    if contacts and remaining is not None and not _contacts_of(remaining):
        values = [{name: str(one[name]) for name in CONTACT_PARTS if one.get(name)} for one in contacts]
        drafts.save_typed(remaining_id, {**remaining.body, "contacts": values})


def add_contacts(context: ConnectionContext, contacts: Mapping[DraftId, Mapping[str, str]]) -> None:
    drafts = context.connection_store.drafts
    with context.store.database.write():
        for id, draft in drafts.open_among(contacts).items():
            drafts.save_typed(id, {**draft.body, "contacts": [dict(contacts[id])]})


def import_invoices(
    context: ConnectionContext, table: InvoiceTable, columns: Mapping[str, int], rows: Sequence[InvoiceRow]
) -> list[DraftId]:
    """Return the drafts in the order of the rows: all of them durable, or none. Raises NotSaved."""
    with context.store.database.write():
        context.store.preferences.set(_remembered_as(table.signature), dict(columns))
        return context.connection_store.drafts.add_typed(
            [(f"{table.file_name} · {row.line}", _body_of(row)) for row in rows]
        )


def _body_of(row: InvoiceRow) -> dict[str, Any]:
    return {
        "values": dict(row.values),
        "contacts": [dict(row.contact)] if row.contact else [],
        "touched": list(row.unclear),
    }


def _remembered_as(signature: str) -> str:
    return f"invoice_columns.{signature}"
