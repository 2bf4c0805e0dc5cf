"""The payment part of a letter from Switzerland and Liechtenstein: what its code says and what stands beside it.

By the implementation guidelines of SIX for the QR-bill: structured addresses, a creditor reference of ISO 11649. An
account that takes QR references alone (QR-IBAN) gets no payment part: such a reference is known to the bank only.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from recovery_bank.references import format_reference
from recovery_contract.accounts import compact_account
from recovery_contract.fields import from_minor
from recovery_service.resources import resource_path

COUNTRIES: Final = frozenset({"CH", "LI"})
_MOST: Final = 99_999_999_999
_QR_IBANS: Final = range(30_000, 32_000)
_LENGTHS: Final = {"name": 70, "street": 70, "number": 16, "postal_code": 16, "city": 35}
_MESSAGE_LENGTH: Final = 140
_NUMBER_LAST: Final = re.compile(r"(?P<street>.*\D)[ ,]+(?P<number>\d+ ?[A-Za-z]?(?:[-/]\d+ ?[A-Za-z]?)?)")
_NUMBER_FIRST: Final = re.compile(r"(?P<number>\d+ ?(?:bis|ter|[A-Za-z])?)[ ,]+(?P<street>\D.*)")
_NO_PARTY: Final = ("",) * 7


@dataclass(frozen=True)
class Party:
    """A name with an address as it is stored; `country` is the ISO code."""

    name: str
    address: Mapping[str, str]
    country: str


@dataclass(frozen=True)
class Transfer:
    """What is to be paid into which account; `reference` is one of ISO 11649."""

    iban: str | None
    currency: str
    minor: int
    reference: str
    message: str


def swiss_bill(
    transfer: Transfer, creditor: Party, debtor: Party, language: str, *, is_only_code: bool
) -> dict[str, Any] | None:
    """Return the payment part as JSON values; None where the guidelines know none for this account, currency or sum.

    A debtor abroad pays francs by it; in euro another code does (`is_only_code` False).
    """
    iban = compact_account(transfer.iban)
    is_swiss = iban[:2] in COUNTRIES and len(iban) == 21 and iban[4:9].isdigit()
    takes = transfer.currency == "CHF" or (transfer.currency == "EUR" and is_only_code)
    if not is_swiss or not takes or not 0 < transfer.minor <= _MOST or int(iban[4:9]) in _QR_IBANS:
        return None
    payee, payer = _structured(creditor), _structured(debtor)
    if payee is None:
        return None
    amount = f"{from_minor(transfer.minor, transfer.currency):.2f}"
    message = _clean(transfer.message, _MESSAGE_LENGTH)
    lines = (
        *("SPC", "0200", "1", iban),
        *payee,
        *_NO_PARTY,  # the ultimate creditor, for use in future
        *(amount, transfer.currency),
        *(payer or _NO_PARTY),
        *("SCOR", transfer.reference, message, "EPD"),
    )
    units, _, cents = amount.partition(".")
    return {
        "code": "\n".join(lines),
        "iban": format_reference(iban),
        "creditor": _shown(payee),
        "debtor": None if payer is None else _shown(payer),
        "reference": format_reference(transfer.reference),
        "message": message,
        "currency": transfer.currency,
        "amount": f"{int(units):,}.{cents}".replace(",", "\u00a0"),
        "words": _words(language),
    }


def _structured(party: Party) -> tuple[str, ...] | None:
    """Return the seven lines of an address, None where a part is missing that none may be without."""
    address = party.address
    parts = {
        "name": party.name,
        **_split_street(address.get("line1") or ""),
        "postal_code": address.get("postal_code") or "",
        "city": address.get("city") or "",
    }
    clean = {name: _clean(parts[name], most) for name, most in _LENGTHS.items()}
    if not all((clean["name"], clean["postal_code"], clean["city"], party.country)):
        return None
    return ("S", *clean.values(), party.country)


def _split_street(line: str) -> dict[str, str]:
    match = _NUMBER_LAST.fullmatch(line.strip()) or _NUMBER_FIRST.fullmatch(line.strip())
    return match.groupdict() if match else {"street": line, "number": ""}


def _shown(party: tuple[str, ...]) -> list[str]:
    _, name, street, number, postal_code, city, country = party
    town = f"{postal_code} {city}" if country in COUNTRIES else f"{country}-{postal_code} {city}"
    return [line for line in (name, f"{street} {number}".strip(), town) if line]


def _clean(text: str, at_most: int) -> str:
    """Return the text in the letters that the code may have, cut to this length."""
    permitted = "".join(letter if _is_permitted(letter) else _plainly(letter) for letter in text)
    return " ".join(permitted.split())[:at_most].rstrip()


def _is_permitted(letter: str) -> bool:
    return " " <= letter <= "~" or "\u00a1" <= letter <= "\u017f" or letter in "ȘșȚț€"


def _plainly(letter: str) -> str:
    bare = "".join(one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one))
    return bare if bare and all(map(_is_permitted, bare)) else " "


def _words(language: str) -> dict[str, str]:
    """Return the words of the guidelines, which have them in four languages."""
    table = _load_words()
    return table.get(language, table["en"])


@cache
def _load_words() -> dict[str, dict[str, str]]:
    return tomllib.loads(resource_path("letters", "swiss_bill.toml").read_text("utf-8"))
