"""What a statement says, whatever its format: entries with a stable id, so that overlapping statements meet."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict

from recovery_contract.fields import MAX_MINOR_UNITS, to_minor

if TYPE_CHECKING:
    from recovery_bank.columns import Table

EntryKind = Literal["payment", "outgoing", "taken_back", "given_back"]
"""`taken_back`: money that had arrived leaves again (a returned debit, a reversed credit). `given_back`: money that
had left returns (a refused transfer, a reversed debit), which is no payment of a debtor."""

KINDS: Final[Mapping[tuple[bool, bool], EntryKind]] = {
    (True, False): "payment",
    (True, True): "given_back",
    (False, False): "outgoing",
    (False, True): "taken_back",
}
"""By (is a credit, reverses something)."""

SUFFIXES: Final = frozenset(
    {".xml", ".sta", ".mt940", ".940", ".mt942", ".swi", ".ofx", ".qfx", ".csv", ".tsv"}
)
"""Endings that statements have; a `.txt` is looked into."""

MAX_BYTES: Final = 16 * 1024 * 1024
MAX_ENTRIES: Final = 50_000
LONGEST_TEXT: Final = 2_000
MEANINGLESS: Final = frozenset({"", "NONREF", "NOTPROVIDED", "NOTAVAILABLE", "NONE", "N/A"})


class EntryDetails(TypedDict, total=False):
    """Texts that a format may have for an entry."""

    payer: str
    on_behalf_of: str
    payer_account: str
    text: str
    references: tuple[str, ...]
    booking_text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """`amount` is positive, in `currency`; `kind` says which way it went. `payer` is the other side, whoever paid.

    `references` are those that stand in a field of their own: a creditor reference, an invoice number.
    """

    amount: Decimal
    currency: str
    kind: EntryKind
    booked_on: date
    valued_on: date | None = None
    payer: str = ""
    on_behalf_of: str = ""
    payer_account: str = ""
    text: str = ""
    references: tuple[str, ...] = ()
    bank_reference: str = ""
    booking_text: str = ""
    account: str = ""
    id: str = ""

    def as_json(self) -> dict[str, Any]:
        values = asdict(self)
        values |= {
            "amount": str(self.amount),
            "booked_on": self.booked_on.isoformat(),
            "valued_on": self.valued_on and self.valued_on.isoformat(),
            "references": list(self.references),
        }
        return {name: value for name, value in values.items() if value not in ("", None, [])}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Entry:
        valued = values.get("valued_on")
        return cls(
            **{
                **values,
                "amount": Decimal(values["amount"]),
                "booked_on": date.fromisoformat(values["booked_on"]),
                "valued_on": date.fromisoformat(valued) if valued else None,
                "references": tuple(values.get("references", ())),
            }
        )


@dataclass(frozen=True, slots=True)
class Statement:
    """`notes` are codes of what a person should know: pending_left_out, unreadable_left_out, balance_differs,
    encoding_guessed, date_order_guessed. `table` stands where columns were guessed and can be put right."""

    format: str
    entries: tuple[Entry, ...]
    accounts: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    table: Table | None = field(default=None, compare=False)

    @property
    def days(self) -> tuple[date, date] | None:
        """Return the first and the last day with an entry."""
        booked = [entry.booked_on for entry in self.entries]
        return (min(booked), max(booked)) if booked else None


def clean_text(text: str | None) -> str:
    """Return one line of foreign text without control characters, cut at a length that no bank reaches."""
    if not text:
        return ""
    shown = text
    if not text.isprintable():
        shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:LONGEST_TEXT]


def clean_reference(reference: str | None) -> str:
    """Return the reference, or nothing where a bank wrote that there is none."""
    shown = clean_text(reference)
    return "" if shown.upper().replace(" ", "") in MEANINGLESS else shown


def is_usable(amount: Decimal, currency: str) -> bool:
    """Return whether the amount is above zero, below the limit, and in decimals that the currency has."""
    try:
        return 0 < to_minor(amount, currency) <= MAX_MINOR_UNITS
    except ValueError:
        return False


def assign_ids(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries with ids: the same booking gets the same id from every statement; two equal ones of one
    statement are two."""
    occurrences: Counter[str] = Counter()
    identified = []
    for entry in entries:
        distinguishing = (
            (entry.bank_reference,)
            if entry.bank_reference
            else (entry.payer.upper(), entry.payer_account, "".join(entry.text.split()), *entry.references)
        )
        fingerprint = (
            entry.account,
            entry.booked_on.isoformat(),
            str(entry.amount.normalize()),
            entry.currency,
            entry.kind,
            *distinguishing,
        )
        digest = hashlib.sha256("\x1f".join(fingerprint).encode("utf-8", "replace")).hexdigest()[:20]
        occurrences[digest] += 1
        id = digest if occurrences[digest] == 1 else f"{digest}-{occurrences[digest]}"
        identified.append(replace(entry, id=id))
    return identified


def unique_entries(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return each id once, in the order in which they came."""
    return tuple({entry.id: entry for entry in entries}.values())
