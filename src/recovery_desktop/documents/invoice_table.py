"""A table of invoices (CSV, XLSX, XLS, ODS): which column means what, and its rows as the fields of drafts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from recovery_bank.amounts import detect_date_order, detect_decimal_mark, parse_amount, parse_date
from recovery_bank.columns import normalise_header
from recovery_bank.entry import MAX_BYTES
from recovery_bank.failures import Damaged, Empty, StatementFailure, TooLarge
from recovery_bank.task_responses import parse_table_response
from recovery_contract.fields import CURRENCIES
from recovery_contract.reason_templates import make_reason
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure

ROWS_AT_MOST: Final = 2_000
CONTACT: Final = "contact."
AMOUNTS: Final = ("invoice.amount", "invoice.amount_before_tax", "invoice.tax_amount")
DATES: Final = ("invoice.issue_date", "invoice.due_date")
INDIVIDUAL: Final = frozenset(
    {"individual", "private", "particulier", "privat", "privatperson", "consumer", "b2c"}
)

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "invoice.numbers": (
        "number", "invoice number", "invoice no", "invoice", "numero", "numero de facture", "n facture", "no facture",
        "facture", "reference", "rechnungsnummer", "rechnungsnr", "rechnung nr", "rechnung", "belegnummer", "nummer",
    ),
    "invoice.issue_date": (
        "issue date", "invoice date", "issued", "issued on", "date", "date facture", "date de facture", "emise le",
        "date d emission", "date emission", "rechnungsdatum", "datum", "belegdatum",
    ),
    "invoice.due_date": (
        "due date", "due", "due on", "payable by", "echeance", "date d echeance", "date echeance", "a payer le",
        "faelligkeit", "falligkeit", "fallig am", "faellig am", "falligkeitsdatum", "faelligkeitsdatum",
    ),
    "invoice.amount": (
        "amount", "total", "amount due", "gross", "gross amount", "total incl tax", "total ttc", "montant ttc", "ttc",
        "montant", "betrag", "brutto", "bruttobetrag", "gesamtbetrag", "rechnungsbetrag", "offener betrag",
    ),
    "invoice.amount_before_tax": (
        "net", "net amount", "amount before tax", "total ht", "montant ht", "ht", "netto", "nettobetrag",
    ),
    "invoice.tax_amount": (
        "tax", "vat", "vat amount", "tax amount", "tva", "montant tva", "mwst", "ust", "mehrwertsteuer", "umsatzsteuer",
    ),
    "invoice.currency": ("currency", "devise", "monnaie", "wahrung", "waehrung"),
    "invoice.service_description": (
        "description", "service", "subject", "what for", "objet", "designation", "libelle", "prestation", "leistung",
        "beschreibung", "betreff", "bezeichnung",
    ),
    "debtor.company_name": (
        "debtor", "customer", "client", "company", "company name", "customer name", "name", "debiteur", "societe",
        "raison sociale", "nom", "nom du client", "kunde", "kundenname", "firma", "schuldner", "debitor",
    ),
    "debtor.company_type": ("type", "company type", "kind", "type de client", "art", "kundentyp"),
    "debtor.siret": ("siret", "siren", "n siret", "numero siret"),
    "debtor.vat_number": (
        "vat number", "vat no", "vat id", "numero de tva", "n tva", "tva intracommunautaire", "ust id", "ust idnr",
        "ustid", "umsatzsteuer id",
    ),
    "debtor.address.line1": (
        "street", "address", "address 1", "address line 1", "adresse", "adresse 1", "rue", "strasse", "strasze",
        "strasse und hausnummer", "anschrift",
    ),
    "debtor.address.line2": ("address 2", "address line 2", "adresse 2", "complement", "adresszusatz"),
    "debtor.address.postal_code": (
        "postal code", "postcode", "zip", "zip code", "code postal", "cp", "plz", "postleitzahl",
    ),
    "debtor.address.city": ("city", "town", "ville", "ort", "stadt"),
    "debtor.address.country": ("country", "country code", "pays", "land"),
    "contact.email": (
        "email", "e mail", "mail", "email address", "courriel", "adresse email", "adresse e mail", "contact email",
        "e mail adresse", "kontakt e mail",
    ),
    "contact.first_name": ("first name", "prenom", "vorname"),
    "contact.last_name": ("last name", "surname", "nom de famille", "nom du contact", "nachname"),
    "contact.phone": ("phone", "telephone", "tel", "phone number", "mobile", "portable", "telefon", "telefonnummer"),
}  # fmt: skip
"""The words that stand over the columns of such tables, folded; the first role that fits a column has it."""

ROLES: Final = tuple(WORDS)


class TableNotRead(Failure):
    title = "This table cannot be read"
    next_step = "Save it as CSV with one line of headings, then choose it again."


_WHY: Final[Mapping[type[StatementFailure], str]] = {
    Empty: "file_empty",
    Damaged: "table_damaged",
    TooLarge: "table_too_large",
}


@dataclass(frozen=True)
class InvoiceTable:
    """`rows` as they stand in the file, below the headings; `signature` names this kind of table."""

    file_name: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    signature: str


@dataclass(frozen=True)
class InvoiceRow:
    """`values` by path, what was understood in ISO form or with a point and the rest as it stands; `unclear` are the
    paths that were not understood."""

    line: int
    values: Mapping[str, str]
    contact: Mapping[str, str]
    unclear: tuple[str, ...]


TABLES: Final = (".csv", ".tsv", ".xlsx", ".xlsm", ".xls", ".ods")


def is_table(path: Path) -> bool:
    return path.suffix.lower() in TABLES


def read_table(path: Path) -> InvoiceTable:
    """Raises TableNotRead."""
    from recovery_invoices import ExtractionError

    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise TooLarge
        table = parse_table_response(get_confined_reader().ask_table({"task": "table"}, content))
    except OSError as error:
        raise TableNotRead.of_system(error) from error
    except ExtractionError as error:
        raise TableNotRead(reason=error.reason) from error
    except StatementFailure as failure:
        why = make_reason(_WHY.get(type(failure), "table_without_columns"))
        raise TableNotRead(reason=why) from failure
    if len(table.rows) > ROWS_AT_MOST:
        raise TableNotRead(reason=make_reason("table_too_long", rows=len(table.rows), most=ROWS_AT_MOST))
    return InvoiceTable(path.name, table.header, table.rows, table.signature)


def guess_columns(header: Sequence[str]) -> dict[str, int]:
    """Return {path: place of the column} as far as the headings say it; each column means one thing."""
    folded = [normalise_header(name) for name in header]
    columns: dict[str, int] = {}
    used: set[int] = set()
    for role, words in WORDS.items():
        for word in words:
            at = next(
                (place for place, name in enumerate(folded) if name == word and place not in used), None
            )
            if at is not None:
                columns[role] = at
                used.add(at)
                break
    return columns


def read_invoice_rows(table: InvoiceTable, columns: Mapping[str, int]) -> list[InvoiceRow]:
    """Return every row with a number or an amount; lines of totals and blank ones are left out."""
    orders = {path: detect_date_order(_column(table, columns, path))[0] for path in DATES if path in columns}
    mark = detect_decimal_mark(
        cell for path in AMOUNTS if path in columns for cell in _column(table, columns, path)
    )
    rows = []
    for line, row in enumerate(table.rows, 1):
        raw = {path: _cell(row, at) for path, at in columns.items()}
        if not raw.get("invoice.numbers") and not raw.get("debtor.company_name"):
            continue
        values = {path: text for path, text in raw.items() if text and not path.startswith(CONTACT)}
        unclear: list[str] = []
        for path in DATES:
            if path in values:
                day = parse_date(values[path], orders[path])
                if day is None:
                    unclear.append(path)
                else:
                    values[path] = day.isoformat()
        for path in AMOUNTS:
            if path in values:
                amount = parse_amount(values[path], mark)
                if amount is None or amount < 0:
                    unclear.append(path)
                else:
                    values[path] = f"{amount:f}"
        _tidy(values, unclear)
        contact = {
            path.removeprefix(CONTACT): text
            for path, text in raw.items()
            if text and path.startswith(CONTACT)
        }
        rows.append(InvoiceRow(line, values, contact, tuple(unclear)))
    return rows


def _tidy(values: dict[str, str], unclear: list[str]) -> None:
    """Currency and kind of debtor in the words of a submission."""
    if currency := values.get("invoice.currency", "").upper():
        values["invoice.currency"] = {"€": "EUR", "$": "USD", "£": "GBP"}.get(currency, currency)
        if values["invoice.currency"] not in CURRENCIES:
            unclear.append("invoice.currency")
    if kind := values.pop("debtor.company_type", ""):
        values["debtor.company_type"] = "individual" if normalise_header(kind) in INDIVIDUAL else "company"


def _column(table: InvoiceTable, columns: Mapping[str, int], path: str) -> Iterable[str]:
    return [cell for row in table.rows if (cell := _cell(row, columns[path]))]


def _cell(row: Sequence[str], at: int) -> str:
    return re.sub(r"\s+", " ", row[at]).strip() if at < len(row) else ""
