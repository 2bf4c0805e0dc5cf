"""Meaning of the columns of a bank's table, from their headings or a person's choice."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from recovery_bank.amounts import DateOrder, DecimalMark
from recovery_bank.column_names import NOT_OURS, WORDS, Role

ONE_COLUMN: Final = tuple(role for role in WORDS if role not in ("text", "balance"))
CURRENCY_WORDS: Final = {
    code.lower(): code
    for code in ("EUR", "USD", "GBP", "CHF", "SEK", "DKK", "NOK", "PLN", "CZK", "HUF", "RON")
} | {"euro": "EUR", "euros": "EUR", "sterling": "GBP", "pounds": "GBP", "fr": "CHF", "sfr": "CHF"}
CURRENCY_SIGNS: Final = {"€": "EUR", "$": "USD", "£": "GBP"}


@dataclass(frozen=True, slots=True)
class Columns:
    """Columns by their place (from 0); `texts` are joined. `mark` and `order` None: as the values say.
    `default_currency` is that of rows that name none, empty where nothing says it."""

    booked: int | None = None
    amount: int | None = None
    debit: int | None = None
    credit: int | None = None
    side: int | None = None
    valued: int | None = None
    currency: int | None = None
    payer: int | None = None
    payer_account: int | None = None
    texts: tuple[int, ...] = ()
    reference: int | None = None
    kind: int | None = None
    account: int | None = None
    state: int | None = None
    mark: DecimalMark | None = None
    order: DateOrder | None = None
    default_currency: str = ""

    @property
    def missing(self) -> tuple[str, ...]:
        """Return what has to be named before anything can be read."""
        has_amount = self.amount is not None or self.credit is not None
        return (*(() if self.booked is not None else ("booked",)), *(() if has_amount else ("amount",)))

    def as_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value not in (None, "")}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Columns:
        return cls(**{**values, "texts": tuple(values.get("texts", ()))})


def normalise_header(header: str) -> str:
    """Return small letters without accents, words apart by one space."""
    bare = unicodedata.normalize("NFKD", header.replace("ß", "ss").casefold())
    letters = "".join(sign if sign.isalnum() else " " for sign in bare if not unicodedata.combining(sign))
    return " ".join(letters.split())


@dataclass(frozen=True, slots=True)
class Table:
    """`rows` without the header; `columns` as they were guessed or chosen. `signature` names this kind of table."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    columns: Columns
    encoding: str

    @property
    def signature(self) -> str:
        names = "\x1f".join(normalise_header(name) for name in self.header)
        return hashlib.sha256(names.encode()).hexdigest()[:16]


def detect_role(header: str) -> tuple[Role, int] | None:
    """Return (what the header means, how well it fits): the longest words that stand in it win, at its start above
    all."""
    shown = f" {normalise_header(header)} "
    if shown.strip().startswith(NOT_OURS):
        return None
    best: tuple[Role, int] | None = None
    for role, phrases in WORDS.items():
        for phrase in phrases:
            at = shown.find(f" {phrase} ")
            if at < 0:
                continue
            fit = len(phrase) * 2 + (20 if len(shown) == len(phrase) + 2 else 5 if at == 0 else 0)
            if best is None or fit > best[1]:
                best = role, fit
    return best


def currency_in(words: str) -> str:
    """Return the currency that stands beside an amount or over it, as a sign, a code or a word; empty for none."""
    if sign := _sign_in(words):
        return sign
    return next(
        (CURRENCY_WORDS[word] for word in normalise_header(words).split() if word in CURRENCY_WORDS), ""
    )


def _sign_in(words: str) -> str:
    return next((code for sign, code in CURRENCY_SIGNS.items() if sign in words), "")


def guess_columns(header: Sequence[str]) -> Columns:
    """Return what the words over the columns say; what they do not say stays open."""
    best: dict[str, tuple[int, int]] = {}
    texts: list[int] = []
    currency = ""
    for at, name in enumerate(header):
        currency = currency or _sign_in(name)
        detected = detect_role(name)
        if detected is None:
            continue
        role, fit = detected
        if role in ("amount", "credit", "debit"):
            currency = currency or currency_in(name)
        if role == "text":
            texts.append(at)
        elif role in ONE_COLUMN and fit > best.get(role, (0, 0))[1]:
            best[role] = (at, fit)
    if "amount" in best and "credit" in best and "debit" in best:
        del best["amount"]
    elif "amount" in best:
        best.pop("credit", None)
        best.pop("debit", None)
    chosen: dict[str, Any] = {role: at for role, (at, _) in best.items()}
    return Columns(**chosen, texts=tuple(texts), default_currency=currency)
