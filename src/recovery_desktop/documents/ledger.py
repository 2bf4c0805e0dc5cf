"""What customers still owe by the entries of a French ledger: the FEC of article A47 A-1 of the tax procedures code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

from recovery_bank.amounts import parse_amount
from recovery_bank.columns import normalise_header

COLUMNS: Final = (
    "journalcode", "journallib", "ecriturenum", "ecrituredate", "comptenum", "comptelib", "compauxnum", "compauxlib",
    "pieceref", "piecedate", "ecriturelib", "debit", "credit", "ecriturelet", "datelet", "validdate",
)  # fmt: skip
"""The first sixteen of the eighteen; the two of foreign currency may have other endings."""
CUSTOMERS: Final = "411"
"""How the accounts of customers begin in the French chart of accounts."""
HEADER: Final = (
    "Numéro de facture",
    "Date de facture",
    "Montant TTC",
    "Reste à payer",
    "Client",
    "Objet",
    "Devise",
)
Row = tuple[str, ...]


@dataclass
class _Piece:
    """One invoice of one customer: what was charged, what is left of it, and its first entry."""

    first: Row
    charged: Decimal = Decimal(0)
    left: Decimal = Decimal(0)


def is_ledger(header: Sequence[str]) -> bool:
    return tuple(normalise_header(name) for name in header[: len(COLUMNS)]) == COLUMNS


def open_items(header: Sequence[str], rows: Sequence[Row]) -> tuple[Row, tuple[Row, ...]]:
    """Return a table of invoices: the entries of customers that no payment was matched with, summed by piece."""
    at = {name: place for place, name in enumerate(COLUMNS)}
    pieces: dict[tuple[str, str], _Piece] = {}
    for row in rows:
        if not row[at["comptenum"]].startswith(CUSTOMERS) or row[at["ecriturelet"]].strip():
            continue
        key = (row[at["compauxnum"]] or row[at["comptenum"]], row[at["pieceref"]])
        debit, credit = (_amount(row[at[name]]) for name in ("debit", "credit"))
        piece = pieces.setdefault(key, _Piece(row))
        piece.charged += debit
        piece.left += debit - credit
    items = tuple(
        (
            number,
            piece.first[at["piecedate"]] or piece.first[at["ecrituredate"]],
            f"{piece.charged:.2f}",
            f"{piece.left:.2f}",
            piece.first[at["compauxlib"]] or piece.first[at["comptelib"]],
            piece.first[at["ecriturelib"]],
            # The amounts of the ledger are in euros, whatever the invoice was written in.
            "EUR",
        )
        for (_, number), piece in pieces.items()
        if piece.left > 0
    )
    return HEADER, items


def _amount(text: str) -> Decimal:
    """Return zero where there is none."""
    return parse_amount(text, "," if "," in text else ".") or Decimal(0)
