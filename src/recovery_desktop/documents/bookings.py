"""What happened to the money of invoices, as bookkeeping takes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final, Literal

BookingKind = Literal["payment", "written_off", "interest", "fixed_fee"]
BookForm = Literal["list", "datev", "fec"]
Side = Literal["bank", "customers", "losses", "interest", "fees"]

SIDES: Final[Mapping[BookingKind, tuple[Side, Side]]] = {
    "payment": ("bank", "customers"),
    "written_off": ("losses", "customers"),
    "interest": ("customers", "interest"),
    "fixed_fee": ("customers", "fees"),
}
"""(debit, credit) of each kind."""
DEFAULT_ACCOUNTS: Final[Mapping[BookForm, Mapping[Side, str]]] = {
    "datev": {"bank": "1200", "customers": "10000", "losses": "2400", "interest": "2650", "fees": "2700"},
    "fec": {
        "bank": "512000",
        "customers": "411000",
        "losses": "654000",
        "interest": "763000",
        "fees": "758000",
    },
}
"""Of the German SKR 03 and of the French general chart of accounts."""
CURRENCY: Final = "EUR"
"""Both forms hold the amounts of the books; others stand in the plain list only."""


@dataclass(frozen=True)
class Booking:
    """`amount` is negative where a payment was taken back; `number` may be several, one after the other. The last four
    are those of the whole invoice, None where they are not known."""

    kind: BookingKind
    day: date
    amount: Decimal
    currency: str
    number: str
    debtor: str
    reference: str = ""
    issued: date | None = None
    invoice_net: Decimal | None = None
    invoice_tax: Decimal | None = None
    invoice_total: Decimal | None = None


def in_book_currency(bookings: Sequence[Booking]) -> list[Booking]:
    """Return what a form of the books can hold; nothing is booked of nothing."""
    return [one for one in bookings if one.currency == CURRENCY and one.amount]


def sides_of(one: Booking) -> tuple[Side, Side]:
    """Return (debit, credit)."""
    debit, credit = SIDES[one.kind]
    return (debit, credit) if one.amount >= 0 else (credit, debit)


def on_one_line(words: str) -> str:
    """Return the words without breaks, tabs and letters that control something."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())
