"""Bookings as entries of a FEC, the file of entries of article A47 A-1 of the French tax procedures code.

They are entries of some days, to be imported into books, and not the file that the tax administration asks for: that
one is of a whole year and comes from the books.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final

from recovery_desktop.documents.bookings import Booking, BookingKind, Side, on_one_line, sides_of

ENCODING: Final = "iso8859-15"
"""One of those that the article names."""
SHORTEST_ACCOUNT: Final = 3
"""By the first three digits the chart of accounts tells what an account is."""
_COLUMNS: Final = (
    "JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib", "CompAuxNum", "CompAuxLib",
    "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet", "ValidDate", "Montantdevise",
    "Idevise",
)  # fmt: skip
_LABELS: Final[Mapping[BookingKind, str]] = {
    "payment": "Règlement", "written_off": "Perte sur créance", "interest": "Intérêts de retard",
    "fixed_fee": "Indemnité forfaitaire",
}  # fmt: skip
_ACCOUNTS: Final[Mapping[Side, str]] = {
    "bank": "Banque", "customers": "Clients", "losses": "Pertes sur créances irrécouvrables",
    "interest": "Revenus des autres créances", "fees": "Produits divers de gestion courante",
}  # fmt: skip


def write_fec(bookings: Iterable[Booking], accounts: Mapping[Side, str], written_on: date) -> str:
    """Return two balanced lines for each booking."""
    lines = ["\t".join(_COLUMNS)]
    for number, one in enumerate(bookings, 1):
        debit, credit = sides_of(one)
        label = _LABELS[one.kind]
        for side, is_debit in ((debit, True), (credit, False)):
            amount = f"{abs(one.amount):.2f}".replace(".", ",")
            cells = (
                "BQ" if one.kind == "payment" else "OD",
                "Banque" if one.kind == "payment" else "Opérations diverses",
                f"{number}", f"{one.day:%Y%m%d}", accounts[side], _ACCOUNTS[side], "", "",
                one.number or one.reference or label, f"{one.day:%Y%m%d}", f"{label} {one.debtor}",
                amount if is_debit else "0,00", "0,00" if is_debit else amount, "", "",
                f"{max(written_on, one.day):%Y%m%d}", "", "",
            )  # fmt: skip
            lines.append("\t".join(_plain(cell) for cell in cells))
    return "\r\n".join(lines) + "\r\n"


def _plain(words: str) -> str:
    """Return the words in letters that the encoding has: without an accent where it has none."""
    return "".join(_letter(letter) for letter in on_one_line(words))


def _letter(letter: str) -> str:
    for form in (letter, unicodedata.normalize("NFKD", letter)):
        if encodable := form.encode(ENCODING, "ignore").decode(ENCODING):
            return encodable
    return "?"
