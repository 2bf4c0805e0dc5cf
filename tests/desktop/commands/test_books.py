"""Open items as bookkeeping programs export them: what is still owed comes in, settled and known items do not.

The samples are written for these tests after published formats:
- FEC: the eighteen columns of article A47 A-1 of the French tax procedures code (Livre des procédures fiscales).
- Xero: the columns of its export of sales invoices, as docs.milientsoftware.com lists them for its own interface.
- Odoo: the headings of its list of invoices, by the labels of the model account.move.
- DATEV: the columns of the list of open items (OPOS) as hilfe.c-entron.de names them for its own import, with the name
  of the account and the side of the balance.
- QuickBooks: the columns of the report of open invoices, grouped by customer, as Intuit's reference of its reports
  names them (CustomerBalanceDetail, AgedReceivableDetail).
- Sage 50: the columns of the detailed analysis of aged debtors, as support.validis.com lists them.
- lexoffice: the properties of its list of vouchers, by developers.lexoffice.io.
- Dolibarr: the fields of its export of customers' invoices, by the labels of its own language files.
- The others are plain tables with the words that such programs put over their columns in four languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.import_invoices import import_invoices, invoices_here, open_table
from recovery_desktop.documents.invoice_table import InvoiceRow, is_table, read_invoice_rows
from recovery_desktop.documents.statements import is_statement
from tests.desktop.edge import Wire, connected_to, run

BOOKS = Path(__file__).with_name("books")


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


def new_of(context: ConnectionContext, rows: list[InvoiceRow]) -> list[InvoiceRow]:
    return invoices_here(context, rows).list_new(rows)


@pytest.mark.parametrize(
    ("name", "number", "debtor", "amount", "paid"),
    [
        ("123456789FEC20261231.txt", "FA-1", "Brun SARL", "1234.50", "234.50"),
        ("SalesInvoices.csv", "INV-1", "Brun Ltd", "1234.50", "234.50"),
        ("account.move.csv", "INV/2026/00001", "Brun", "1234.50", "234.50"),
        ("offene-posten.csv", "RE-1", "Brun", "1234.50", "234.50"),
        ("impayes.csv", "F-1", "Brun", "1000.00", None),
        ("datev-opos.csv", "RE-1", "Brun GmbH", "1234.50", "234.50"),
        ("quickbooks-open-invoices.csv", "1001", "Brun Ltd", "1234.50", "234.50"),
        ("sage-50-aged-debtors.csv", "INV-1", "Brun Ltd", "1000.00", None),
        ("lexoffice-voucherlist.csv", "RE1", "Brun GmbH", "1234.50", "234.50"),
        ("dolibarr-factures.csv", "FA2602-0001", "Brun SARL", "1234.50", None),
    ],
    ids=["fec", "xero", "odoo", "german", "french", "datev", "quickbooks", "sage", "lexoffice", "dolibarr"],
)
def test_export_of_books_gives_each_open_item_once(
    context: ConnectionContext,
    name: str,
    number: str,
    debtor: str,
    amount: str,
    paid: str,
) -> None:
    path = BOOKS / name
    assert is_table(path)
    assert not is_statement(path)
    table, columns = run(open_table(context.store, path))
    (row,) = rows = read_invoice_rows(table, columns)
    assert row.values["invoice.numbers"] == number
    assert row.values["debtor.company_name"] == debtor
    assert (row.values["invoice.amount"], row.values.get("invoice.prepaid_amount")) == (amount, paid)
    assert row.values["invoice.issue_date"].startswith("2026-02-")
    assert row.unclear == ()
    # A column that the person takes away stays away for this kind of export, and nothing of it comes twice.
    chosen = {role: at for role, at in columns.items() if role != "invoice.issue_date"}
    assert len(import_invoices(context, table, chosen, rows)) == 1
    again, remembered = run(open_table(context.store, path))
    assert remembered == chosen
    assert new_of(context, read_invoice_rows(again, remembered)) == []


def test_export_of_books_that_comes_again_brings_only_what_is_new(
    context: ConnectionContext, tmp_path: Path
) -> None:
    path = tmp_path / "open.csv"
    path.write_bytes((BOOKS / "offene-posten.csv").read_bytes())
    table, columns = run(open_table(context.store, path))
    rows = new_of(context, read_invoice_rows(table, columns))
    assert len(import_invoices(context, table, columns, rows)) == 1
    with path.open("a", encoding="utf-8") as file:
        file.write(
            "Brun;RE-3;05.02.2026;07.03.2026;80,00;80,00\nPort;RE-1;05.02.2026;07.03.2026;90,00;90,00\n"
        )
    rows = new_of(context, read_invoice_rows(*run(open_table(context.store, path))))
    assert [(row.values["invoice.numbers"], row.values["debtor.company_name"]) for row in rows] == [
        ("RE-3", "Brun"),
        ("RE-1", "Port"),
    ]
