"""What happened to the money of invoices, as bookkeeping takes it: a plain list, a DATEV batch, entries of a FEC."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
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
_FEC_COLUMNS: Final = (
    "JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib", "CompAuxNum", "CompAuxLib",
    "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet", "ValidDate", "Montantdevise",
    "Idevise",
)  # fmt: skip
_FEC_LABELS: Final[Mapping[BookingKind, str]] = {
    "payment": "Règlement", "written_off": "Perte sur créance", "interest": "Intérêts de retard",
    "fixed_fee": "Indemnité forfaitaire",
}  # fmt: skip
_FEC_ACCOUNTS: Final[Mapping[Side, str]] = {
    "bank": "Banque", "customers": "Clients", "losses": "Pertes sur créances irrécouvrables",
    "interest": "Revenus des autres créances", "fees": "Produits divers de gestion courante",
}  # fmt: skip
_DATEV_COLUMNS: Final = (
    "Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs", "Basis-Umsatz", "WKZ Basis-Umsatz",
    "Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum", "Belegfeld 1", "Belegfeld 2", "Skonto",
    "Buchungstext",
)  # fmt: skip
_DATEV_TEXTS: Final[Mapping[BookingKind, str]] = {
    "payment": "Zahlung", "written_off": "Forderungsverlust", "interest": "Verzugszinsen",
    "fixed_fee": "Verzugspauschale",
}  # fmt: skip
_DATEV_TEXT: Final = 60
_DATEV_REFERENCE: Final = 36


@dataclass(frozen=True)
class Booking:
    """`amount` is negative where a payment was taken back."""

    kind: BookingKind
    day: date
    amount: Decimal
    currency: str
    number: str
    debtor: str
    reference: str = ""


@dataclass(frozen=True)
class DatevHeader:
    """`consultant` and `client` are the numbers that the tax adviser has given."""

    consultant: int
    client: int
    since: date
    until: date
    written_at: datetime
    account_length: int = 4


def write_fec(bookings: Iterable[Booking], accounts: Mapping[Side, str], written_on: date) -> str:
    """Return two balanced lines for each booking, by article A47 A-1 of the tax procedures code."""
    lines = ["\t".join(_FEC_COLUMNS)]
    for number, one in enumerate(bookings, 1):
        debit, credit = _sides(one)
        for side, is_debit in ((debit, True), (credit, False)):
            amount = f"{abs(one.amount):.2f}".replace(".", ",")
            cells = (
                "BQ" if one.kind == "payment" else "OD",
                "Banque" if one.kind == "payment" else "Opérations diverses",
                f"{number}", f"{one.day:%Y%m%d}", accounts[side], _FEC_ACCOUNTS[side], "", "",
                one.number, f"{one.day:%Y%m%d}", f"{_FEC_LABELS[one.kind]} {one.debtor}".strip(),
                amount if is_debit else "0,00", "0,00" if is_debit else amount, "", "", f"{written_on:%Y%m%d}", "", "",
            )  # fmt: skip
            lines.append("\t".join(_one_line(cell) for cell in cells))
    return "\r\n".join(lines) + "\r\n"


def write_datev(bookings: Iterable[Booking], accounts: Mapping[Side, str], header: DatevHeader) -> str:
    """Return a batch of bookings in the DATEV format (EXTF 700, category 21, version 13)."""
    first = (
        '"EXTF"', "700", "21", '"Buchungsstapel"', "13", f"{header.written_at:%Y%m%d%H%M%S}000", "", '"RE"', '""', '""',
        f"{header.consultant}", f"{header.client}", f"{header.since.year}0101", f"{header.account_length}",
        f"{header.since:%Y%m%d}", f"{header.until:%Y%m%d}", '"Recovery"', '""', "1", "0", "0", f'"{CURRENCY}"', "",
        '""', "", "", '""', "", "", '""', '""',
    )  # fmt: skip
    lines = [";".join(first), ";".join(_DATEV_COLUMNS)]
    for one in bookings:
        debit, credit = _sides(one)
        cells = (
            f"{abs(one.amount):.2f}".replace(".", ","), '"S"', f'"{one.currency}"', "", "", '""', accounts[debit],
            accounts[credit], '""', f"{one.day:%d%m}", _quoted(one.number, _DATEV_REFERENCE), '""', "",
            _quoted(f"{_DATEV_TEXTS[one.kind]} {one.debtor}".strip(), _DATEV_TEXT),
        )  # fmt: skip
        lines.append(";".join(cells))
    return "\r\n".join(lines) + "\r\n"


def in_book_currency(bookings: Sequence[Booking]) -> list[Booking]:
    return [one for one in bookings if one.currency == CURRENCY]


def _sides(one: Booking) -> tuple[Side, Side]:
    debit, credit = SIDES[one.kind]
    return (debit, credit) if one.amount >= 0 else (credit, debit)


def _quoted(words: str, most: int) -> str:
    return '"{}"'.format(_one_line(words)[:most].replace('"', '""'))


def _one_line(words: str) -> str:
    return " ".join(words.split())
