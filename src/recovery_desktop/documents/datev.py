"""Bookings as a batch in the DATEV format, by developer.datev.de: header 700, format "Buchungsstapel" of version 13.

Each line has the 125 columns of that version, of which the first fourteen are filled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from recovery_desktop.documents.bookings import CURRENCY, Booking, BookingKind, Side, on_one_line, sides_of

ENCODING: Final = "cp1252"
SHORTEST, LONGEST = 4, 8
"""Digits of an account that is no person's; a person's has one more."""
CONSULTANTS, CLIENTS = range(1_001, 10_000_000), range(1, 100_000)
_COLUMNS: Final = (
    "Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs", "Basis-Umsatz", "WKZ Basis-Umsatz",
    "Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum", "Belegfeld 1", "Belegfeld 2", "Skonto",
    "Buchungstext",
)  # fmt: skip
_EMPTY_COLUMNS: Final = (
    "Postensperre", "Diverse Adressnummer", "Geschäftspartnerbank", "Sachverhalt", "Zinssperre", "Beleglink",
    *(f"Beleginfo - {part} {at}" for at in range(1, 9) for part in ("Art", "Inhalt")),
    "KOST1 - Kostenstelle", "KOST2 - Kostenstelle", "Kost-Menge", "EU-Land u. UStID (Bestimmung)",
    "EU-Steuersatz (Bestimmung)", "Abw. Versteuerungsart", "Sachverhalt L+L", "Funktionsergänzung L+L",
    "BU 49 Hauptfunktionstyp", "BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung",
    *(f"Zusatzinformation{part} {at}" for at in range(1, 21) for part in (" - Art", "- Inhalt")),
    "Stück", "Gewicht", "Zahlweise", "Forderungsart", "Veranlagungsjahr", "Zugeordnete Fälligkeit", "Skontotyp",
    "Auftragsnummer", "Buchungstyp", "USt-Schlüssel (Anzahlungen)", "EU-Land (Anzahlungen)",
    "Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)", "Erlöskonto (Anzahlungen)", "Herkunft-Kz",
    "Buchungs GUID", "KOST-Datum", "SEPA-Mandatsreferenz", "Skontosperre", "Gesellschaftername", "Beteiligtennummer",
    "Identifikationsnummer", "Zeichnernummer", "Postensperre bis", "Bezeichnung SoBil-Sachverhalt",
    "Kennzeichen SoBil-Buchung", "Festschreibung", "Leistungsdatum", "Datum Zuord. Steuerperiode", "Fälligkeit",
    "Generalumkehr (GU)", "Steuersatz", "Land", "Abrechnungsreferenz", "BVV-Position",
    "EU-Land u. UStID (Ursprung)", "EU-Steuersatz (Ursprung)", "Abw. Skontokonto",
)  # fmt: skip
_TEXTS: Final[Mapping[BookingKind, str]] = {
    "payment": "Zahlung", "written_off": "Forderungsverlust", "interest": "Verzugszinsen",
    "fixed_fee": "Verzugspauschale",
}  # fmt: skip
_LONGEST_TEXT: Final = 60
_LONGEST_REFERENCE: Final = 36
_NOT_IN_A_REFERENCE: Final = re.compile(r"[^A-Za-z0-9$&%*+/-]")
"""No space, point, comma or umlaut is taken there."""


@dataclass(frozen=True)
class DatevHeader:
    """`consultant` and `client` are the numbers that the tax adviser has given; `year_begins` is the first day of the
    financial year."""

    consultant: int
    client: int
    since: date
    until: date
    written_at: datetime
    year_begins: date


def account_length(accounts: Mapping[Side, str]) -> int | None:
    """Return how many digits the accounts have; None where they do not fit together: an account that is shorter than
    the others would be read as another one."""
    lengths = {len(account) for side, account in accounts.items() if side != "customers"}
    if len(lengths) != 1:
        return None
    (length,) = lengths
    fits = SHORTEST <= length <= LONGEST and len(accounts["customers"]) in (length, length + 1)
    return length if fits else None


def write_datev(bookings: Iterable[Booking], accounts: Mapping[Side, str], header: DatevHeader) -> str:
    """Return a batch of bookings."""
    first = (
        '"EXTF"', "700", "21", '"Buchungsstapel"', "13", f"{header.written_at:%Y%m%d%H%M%S}000", "", '"RE"', '""', '""',
        f"{header.consultant}", f"{header.client}", f"{header.year_begins:%Y%m%d}", f"{account_length(accounts)}",
        f"{header.since:%Y%m%d}", f"{header.until:%Y%m%d}", '"Recovery"', '""', "1", "0", "0", f'"{CURRENCY}"', "",
        '""', "", "", '""', "", "", '""', '""',
    )  # fmt: skip
    lines = [";".join(first), ";".join((*_COLUMNS, *_EMPTY_COLUMNS))]
    for one in bookings:
        debit, credit = sides_of(one)
        cells = (
            f"{abs(one.amount):.2f}".replace(".", ","), '"S"', f'"{one.currency}"', "", "", '""', accounts[debit],
            accounts[credit], '""', f"{one.day:%d%m}", f'"{_reference(one.number)}"', '""', "",
            _quoted(f"{_TEXTS[one.kind]} {one.debtor}"), *("" for _ in _EMPTY_COLUMNS),
        )  # fmt: skip
        lines.append(";".join(cells))
    return "\r\n".join(lines) + "\r\n"


def _reference(number: str) -> str:
    """Return the number by which the open item is found, the first one of several."""
    return _NOT_IN_A_REFERENCE.sub("", number.split(", ")[0])[:_LONGEST_REFERENCE]


def _quoted(words: str) -> str:
    return '"{}"'.format(on_one_line(words)[:_LONGEST_TEXT].rstrip().replace('"', '""'))
