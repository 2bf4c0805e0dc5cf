"""Tables of invoices: headings in three languages, amounts and dates in every form, and what cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_contract.reasons import Reason
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.import_invoices import import_invoices, open_table
from recovery_desktop.documents.invoice_table import TableNotRead, read_invoice_rows
from recovery_desktop.documents.statements import is_statement
from recovery_desktop.ui.reasons import own_words
from tests.desktop.edge import Wire, connected_to, run

FRENCH = (
    "Numéro de facture;Date;Échéance;Montant TTC;Client;E-mail\n"
    "FA-1;03/02/2026;05/03/2026;1 234,50;Brun;a@b.example\n"
)
GERMAN = (
    "Rechnungsnummer\tRechnungsdatum\tFällig am\tBrutto\tKunde\tE-Mail\n"
    "FA-1\t3.2.2026\t5.3.2026\t1.234,50\tBrun\ta@b.example\n"
)
ENGLISH = (
    "Invoice number,Issue date,Due date,Total,Customer,Email\n"
    'FA-1,2026-02-03,2026-03-05,"1,234.50",Brun,a@b.example\n'
)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    path = folder / "invoices.csv"
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (FRENCH, "utf-8"),
        (FRENCH.replace("Numéro de facture", "N° pièce"), "utf-8"),
        (FRENCH, "cp1252"),
        (GERMAN, "utf-8-sig"),
        (ENGLISH, "utf-8"),
    ],
)
def test_headings_and_values_are_understood(
    context: ConnectionContext, tmp_path: Path, text: str, encoding: str
) -> None:
    path = written(tmp_path, text, encoding)
    assert not is_statement(path)
    table, columns = run(open_table(context.store, path))
    (row,) = read_invoice_rows(table, columns)
    assert row.values == {
        "invoice.numbers": "FA-1",
        "invoice.issue_date": "2026-02-03",
        "invoice.due_date": "2026-03-05",
        "invoice.amount": "1234.50",
        "debtor.company_name": "Brun",
    }
    assert (row.contact, row.unclear) == ({"email": "a@b.example"}, ())


def test_unparsed_cells_stay_as_written_and_totals_are_left_out(
    context: ConnectionContext, tmp_path: Path
) -> None:
    text = FRENCH + "FA-2;31/02/2026;05/03/2026;abc;Fabre;\n;;;1234,50;;\n"
    table, columns = run(open_table(context.store, written(tmp_path, text)))
    first, second = read_invoice_rows(table, columns)
    assert first.unclear == ()
    assert (second.line, second.unclear) == (2, ("invoice.issue_date", "invoice.amount"))
    assert second.values["invoice.amount"] == "abc"


def test_table_rows_become_drafts_and_columns_are_remembered(
    context: ConnectionContext, tmp_path: Path
) -> None:
    path = written(tmp_path, "A;B;C\nFA-1;Brun;x\nFA-2;Fabre;y\n")
    table, columns = run(open_table(context.store, path))
    assert columns == {}
    named = {"invoice.numbers": 0, "debtor.company_name": 1, "invoice.service_description": 2}
    import_invoices(context, table, named, read_invoice_rows(table, named))
    drafts = context.connection_store.drafts.list_open()
    assert [draft.body["values"]["debtor.company_name"] for draft in drafts] == ["Brun", "Fabre"]
    assert {draft.state for draft in drafts} == {"review"}
    _, again = run(open_table(context.store, path))
    assert again == named


@pytest.mark.parametrize(
    ("heading", "cells", "role"),
    [
        ("Paid", ("yes", "no"), "paid"),
        ("Paid", ("1", "0"), "paid"),
        ("Paid", ("1,234.50", "0.00"), "invoice.prepaid_amount"),
        ("Bezahlt", ("12.03.2026", ""), "paid_on"),
        ("Date de règlement", ("12/03/2026", ""), "paid_on"),
        ("Payment date", ("", ""), "paid_on"),
        ("Réglé", ("oui", "non"), "paid"),
    ],
)
def test_column_of_payments_is_guessed_by_what_it_holds(
    context: ConnectionContext, tmp_path: Path, heading: str, cells: tuple[str, str], role: str
) -> None:
    rows = "".join(f"FA-{at};Brun;100.00;{cell}\n" for at, cell in enumerate(cells))
    path = written(tmp_path, f"Number;Customer;Amount;{heading}\n{rows}")
    _, columns = run(open_table(context.store, path))
    assert {one: at for one, at in columns.items() if at == 3} == {role: 3}


@pytest.mark.parametrize(
    ("words", "kind"), [("privat", "individual"), ("GmbH & Co", None), ("Firma", "company"), ("", None)]
)
def test_kind_of_debtor_that_is_not_understood_is_left_open(
    context: ConnectionContext, tmp_path: Path, words: str, kind: str | None
) -> None:
    path = written(tmp_path, f"Number;Customer;Type\nFA-1;Brun;{words}\n")
    (row,) = read_invoice_rows(*run(open_table(context.store, path)))
    assert row.values.get("debtor.company_type") == kind


BAD = [
    (b"", "empty"),
    (b"\xef\xbb\xbf\r\n\r\n", "empty"),
    (b"\x00\x01\x02\x03", "no columns"),
    (b"Number;Amount\nFA-1\x00;12\n", "no columns"),
    (b"one line only\n", "no columns"),
    (b"Number\nFA-1\nFA-2\n", "no columns"),
    (b"Number;Amount\n" + b"x" * 10_000_000, "damaged"),
    ("Number;Amount\nFA-1;12\n".encode("utf-16")[:-1], "damaged"),
    (b"FA-1;12\n" * 60_000, "more than 50000 rows or 16 MB"),
    (b"Number;Amount;Debtor\n" + b"FA-1;12;%90s\n" % b"Brun" * 200_000, "more than 50000 rows or 16 MB"),
]


@pytest.mark.parametrize(("content", "message"), BAD, ids=range(len(BAD)))
def test_file_without_a_table_is_refused(
    context: ConnectionContext, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "broken.csv"
    path.write_bytes(content)
    with pytest.raises(TableNotRead, match=message) as refused:
        run(open_table(context.store, path))
    assert own_words(refused.value.reason)
    assert ("several files" in refused.value.next_step) == ("more than" in message)
    with pytest.raises(TableNotRead) as missing:
        run(open_table(context.store, tmp_path / "missing.csv"))
    assert missing.value.reason == Reason.of("file_is_gone").wire()


def test_statement_with_payments_for_invoices_stays_a_statement(tmp_path: Path) -> None:
    text = "Date;Libellé;Montant\n03/02/2026;Virement numéro de facture 12 TTC;1234,50\n"
    assert is_statement(written(tmp_path, text))


@pytest.mark.parametrize(
    "heading",
    [
        "Nom;Facture;Emise le;A payer le;Solde",
        "Kunde;Rechnung;Betrag",
        "Client,Invoice,Amount",
        "Name\tCode\tVervaldag\tBedrag",
        "Tiers;N°;Solde dû;Mail",
    ],
)
def test_list_of_invoices_in_few_words_is_no_statement(tmp_path: Path, heading: str) -> None:
    for encoding in ("utf-8", "cp1252"):
        assert not is_statement(written(tmp_path, f"{heading}\nBrun;1;2\n", encoding))
    assert is_statement(written(tmp_path, "Date;Nom;Référence;Montant;Solde\n"))


def test_sums_below_a_list_and_kinds_of_documents_are_no_invoices_and_no_debtors(
    context: ConnectionContext, tmp_path: Path
) -> None:
    rows = "Brun;FA-1;03/02/2026;12,00;Invoice\nTotal SA;;;5,00;Invoice\nTotal général;;;17,00;\n;Summe;;17,00;\n"
    path = written(tmp_path, f"Client;Facture;Date;Montant;Type\n{rows}")
    table, columns = run(open_table(context.store, path))
    assert "debtor.company_type" not in columns
    read = read_invoice_rows(table, columns)
    assert [row.values["debtor.company_name"] for row in read] == ["Brun", "Total SA"]


@pytest.mark.parametrize(
    ("cell", "parts"),
    [
        ("16 passage du Décor, 69002 Lyon", ("16 passage du Décor", "69002", "Lyon", None)),
        ("Gartenweg 12, 79100 Freiburg, Allemagne", ("Gartenweg 12", "79100", "Freiburg", "DE")),
        ("1 High Street, Leeds LS1 4AB", ("1 High Street", "LS1 4AB", "Leeds", "GB")),
        ("2 quai Nord - 69002 Lyon cedex 02", ("2 quai Nord", "69002", "Lyon", None)),
        (
            "9 rue du Lac, 75001 Paris, escalier B",
            ("9 rue du Lac, 75001 Paris, escalier B", None, None, None),
        ),
        ("16 passage du Décor, 69002", ("16 passage du Décor, 69002", None, None, None)),
        ("Voir contrat, tél. 04 78 00 00 00", ("Voir contrat, tél. 04 78 00 00 00", None, None, None)),
        ("16 passage du Décor", ("16 passage du Décor", None, None, None)),
    ],
)
def test_address_in_one_cell_is_split_where_it_is_certain(
    context: ConnectionContext, tmp_path: Path, cell: str, parts: tuple[str | None, ...]
) -> None:
    path = written(tmp_path, f"Number;Customer;Amount;Address\nFA-1;Brun;100.00;{cell}\n")
    table, columns = run(open_table(context.store, path))
    (row,) = read_invoice_rows(table, columns)
    names = ("line1", "postal_code", "city", "country")
    assert tuple(row.values.get(f"debtor.address.{name}") for name in names) == parts
