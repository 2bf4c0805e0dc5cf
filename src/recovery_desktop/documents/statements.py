"""Reads a bank statement on this machine and matches its payments: the files never leave it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from recovery_bank.columns import normalise_header
from recovery_bank.entry import MAX_BYTES, SUFFIXES, Entry, Statement
from recovery_bank.failures import ColumnsUnknown, StatementFailure, StatementTooLarge
from recovery_bank.task_responses import parse_statement_response
from recovery_contract.file_kinds import TEXT_TABLE_ENDINGS
from recovery_contract.ids import DebtorId, ReceivableId
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.documents.table_words import WORDS
from recovery_desktop.failures import Failure, system_reason

if TYPE_CHECKING:
    from recovery_bank.columns import Table

SAMPLE_ROWS: Final = 6
HEAD: Final = 2_000
OF_INVOICES: Final = re.compile(rb"e-?mail|due.?date|date.d.?.{1,2}ch.{1,3}ance|f.{1,2}llig")
"""A table of invoices has words over its columns that no bank writes."""
HEADED_INVOICES: Final = re.compile(
    rb"siret|invoice.?(number|no\b|date)|num.{1,2}ro.de.facture|date.(de.)?facture|rechnungs-?(nr|nummer|datum)|ttc"
    rb"|ecriturenum|invoicenumber|invoice/bill|open.?(balance|amount)|agedamount|vouchernumber|sollbetrag"
    rb"|ref\.? facture|date.facturation|ch(\xc3\xa9|\xe9|e)ance|factuur|fattura|vencimiento|scadenza"
)
"""Payments are for invoices and say so: these words count in the headings only."""
_INVOICE: Final = frozenset({"invoice", "facture", "rechnung", "factura"})
OF_ELECTRONIC_INVOICES: Final = re.compile(
    rb"CrossIndustry|SCRDMCCBDACIO|[<:](Invoice|CreditNote|Order|Despatch|Fattura)"
)
"""How the root of an invoice begins that is only XML; any other XML may be a statement."""
Remembered = Callable[[str], Mapping[str, Any] | None]


class StatementNotRead(Failure):
    """`title` and `next_step` are those of the reason."""

    title = "This statement cannot be read"
    next_step = "Download it from your bank again."

    def __init__(
        self, title: str, next_step: str, words: str = "", *, reason: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(words, reason=reason)
        self.title, self.next_step = title, next_step


@dataclass(frozen=True)
class ColumnNaming:
    """A table whose columns a person may name: `chosen` is {role: place from 0, texts: [places], mark, order}."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    chosen: Mapping[str, Any]
    missing: tuple[str, ...]
    signature: str


class ColumnsToName(Failure):
    title = "The columns of this file are not known"
    next_step = "Choose the columns of the date and the amount."

    def __init__(self, naming: ColumnNaming, detail: str = "") -> None:
        super().__init__(detail)
        self.naming = naming


@dataclass(frozen=True)
class ReadStatement:
    """`entries` as they are kept: JSON values; `naming` where columns were guessed."""

    format: str
    notes: tuple[str, ...]
    entries: tuple[Mapping[str, Any], ...]
    days: tuple[date, date] | None
    naming: ColumnNaming | None


@dataclass(frozen=True)
class MatchClaim:
    id: ReceivableId
    numbers: tuple[str, ...]
    debtor: str
    currency: str
    amount: Decimal
    remaining: Decimal
    issued_on: date | None
    is_closed: bool
    paid: tuple[tuple[date, Decimal], ...] = ()
    due_on: date | None = None
    debtor_id: DebtorId | None = None
    is_joined: bool = True


@dataclass(frozen=True)
class Match:
    """`parts` are (receivable id, amount); `reasons` are (code, detail) as `recovery_bank.matching` names them."""

    certainty: str
    parts: tuple[tuple[ReceivableId, Decimal], ...]
    reasons: tuple[tuple[str, str], ...]
    alternatives: tuple[ReceivableId, ...]


def is_statement(path: Path) -> bool:
    """Tell by the ending whether a file is a statement; of a table, text or bare name by its beginning."""
    suffix = path.suffix.lower()
    if suffix in SUFFIXES and suffix not in (*TEXT_TABLE_ENDINGS, ".xml"):
        return True
    if suffix not in (*TEXT_TABLE_ENDINGS, ".xml", ".txt", ""):
        return False
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
    except OSError:
        return suffix in (*TEXT_TABLE_ENDINGS, ".xml")
    if suffix in TEXT_TABLE_ENDINGS:
        heading = head.lower().partition(b"\n")[0]
        if OF_INVOICES.search(head.lower()) or HEADED_INVOICES.search(heading):
            return False
        return not _is_headed_as_invoices(heading)
    if suffix == ".xml":
        return not OF_ELECTRONIC_INVOICES.search(head.replace(b"\0", b""))
    return b":20:" in head or b"OFXHEADER" in head or b"BkToCstmr" in head


def _is_headed_as_invoices(heading: bytes) -> bool:
    """Tell whether a column means, in any language, what no bank writes: the day something is due, an email address,
    or an invoice beside its debtor."""
    try:
        text = heading.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = heading.decode("latin-1")
    names = {normalise_header(name) for name in re.split(r"[;,\t|]", text)}
    is_of_debtors = bool(names & _INVOICE and names.intersection(WORDS["debtor.company_name"]))
    return is_of_debtors or bool(names.intersection((*WORDS["invoice.due_date"], *WORDS["contact.email"])))


def read_statement(
    path: Path, remembered: Remembered, chosen: Mapping[str, Any] | None = None, usual_currency: str = ""
) -> ReadStatement:
    """Read a bank statement; `usual_currency` is that of a table that names none. Raises StatementNotRead and
    ColumnsToName."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        statement = _confined(content, remembered, chosen, usual_currency)
    except OSError as error:
        title = "This statement cannot be opened"
        step = "Check whether the file is still there."
        raise StatementNotRead(title, step, reason=system_reason(error)) from error
    except ColumnsUnknown as unknown:
        raise ColumnsToName(_naming(unknown.table), str(unknown)) from unknown
    except StatementFailure as failure:
        raise StatementNotRead(failure.title, failure.next_step, str(failure)) from failure
    return _read(statement)


def _confined(
    content: bytes, remembered: Remembered, chosen: Mapping[str, Any] | None, usual_currency: str
) -> Statement:
    """Read the statement in a confined child.

    Raises StatementFailure, and StatementNotRead where the child gave up.
    """
    from recovery_invoices import ExtractionError

    def columns(question: Any) -> dict[str, Any]:
        return {"columns": remembered(str(question["signature"]))}

    if len(content) > MAX_BYTES:
        raise StatementTooLarge(f"more than {MAX_BYTES // 2**20} MB")
    task = {"task": "statement", "columns": chosen, "usual_currency": usual_currency}
    try:
        return parse_statement_response(get_confined_reader().ask_table(task, content, columns))
    except ExtractionError as error:
        title, step = StatementFailure.title, StatementFailure.next_step
        raise StatementNotRead(title, step, reason=error.reason) from error


def match_payments(entries: Sequence[Mapping[str, Any]], claims: Sequence[MatchClaim]) -> dict[str, Match]:
    """Return the match of each payment, by the entry's id."""
    # Only who has payments to match pays for loading what compares names.
    from recovery_bank.claim_index import OpenClaim
    from recovery_bank.matching import propose_matches

    claims_of = [
        OpenClaim(
            one.id,
            one.numbers,
            one.debtor,
            one.currency,
            one.amount,
            one.remaining,
            one.issued_on,
            one.is_closed,
            one.paid,
            one.due_on,
            one.debtor_id,
            one.is_joined,
        )
        for one in claims
    ]
    return {
        proposal.entry.id: Match(
            proposal.certainty,
            tuple((part.receivable_id, part.amount) for part in proposal.allocations),
            tuple((reason.code, reason.detail) for reason in proposal.reasons),
            proposal.alternatives,
        )
        for proposal in propose_matches([Entry.from_json(entry) for entry in entries], claims_of)
    }


def _read(statement: Statement) -> ReadStatement:
    return ReadStatement(
        statement.format,
        statement.notes,
        tuple(entry.as_json() for entry in statement.entries),
        statement.days,
        _naming(statement.table) if statement.table is not None else None,
    )


def _naming(table: Table) -> ColumnNaming:
    return ColumnNaming(
        table.header,
        table.rows[:SAMPLE_ROWS],
        table.columns.as_json(),
        table.columns.missing,
        table.signature,
    )
