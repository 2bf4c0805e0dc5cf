"""The values that a role may have, with how likely each is: the network's shares, and what the rules found."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Hashable
from dataclasses import dataclass
from datetime import date
from typing import Any

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.bank_details import is_bank_number
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.early_payment import is_day_of_early_payment, is_early_payment
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.lines import is_tax_label
from recovery_invoices.fields.lone_dates import is_day_of_payment
from recovery_invoices.fields.lone_numbers import heads
from recovery_invoices.fields.not_names import cannot_be_name, is_site
from recovery_invoices.fields.phones import find_phones
from recovery_invoices.fields.register_numbers import is_register_number
from recovery_invoices.roles.choice import KIND_OF, Choice
from recovery_invoices.roles.pieces import DAY, SUM, Piece
from recovery_invoices.text.layout import Cell, letters_and_digits

#: By role how much it counts, on a logarithmic scale, that the rules are sure of a value, and how likely another has to
#: be to replace it: chosen on pages that nobody learned from, so that the published invoices lose nothing.
TRUST = {
    "number": (5.0, 0.6), "issued": (4.0, 0.6), "due": (3.0, 0.5), "gross": (5.0, 0.5), "net": (5.0, 0.5),
    "tax": (3.0, 0.5), "prepaid": (4.0, 0.9), "rest": (2.0, 0.9), "buyer": (5.0, 0.7), "street": (5.0, 0.85),
    "town": (5.0, 0.7),
}  # fmt: skip
#: How likely a value has to be where the rules found none that every invoice has.
_ALONE = {"buyer": 0.3, "street": 0.5, "town": 0.5}
#: How much it counts that a due day was computed from the terms.
_COMPUTED = 6.0
#: The share of a value that the rules found and the network does not consider.
_UNSEEN = 0.01
_LEAST = 1e-4
#: What is asked for or paid, whether or not somebody pays early.
_OWED = ("gross", "prepaid", "rest")
_NAMES = ("buyer", "street", "town")
#: What speaks of a paper before this one: its day is not this one's.
_OF_BEFORE = re.compile(
    r"\b(?:previous(?:ly)?|preceding|precedente?s?|anterior(?:es|mente)?|vorherige[rnms]?|vorige[rnms]?|bisherige[rnms]?"
    r"|voorgaande|vorige|poprzedni(?:a|e|ej|ego)?)\b"
)
#: What stands between the first and the last day of a period.
_TO = re.compile(r"\s*(?:[-/]|to|until|till|bis|au|al?|ate|tot(?: en met)?|t/m|t\.?e\.?m\.?|do|e il)\s*")


@dataclass(slots=True)
class Option:
    """A value of a role: None for none; `share` is the likelihood of all pieces that say it, `piece` the likeliest.

    `of_rules`: the rules found it too, which counts in `share`; `by_network`: what it is without them."""

    value: Any
    share: float
    piece: Piece | None
    of_rules: bool = False
    by_network: float = 0.0


def options(document: Document, choice: Choice, role: str, rule: Finding | None = None) -> list[Option]:
    """Return the values of a role with how likely each is, the likeliest first. `known`: what the rules found."""
    by_value = _by_value(document, choice, role)
    # The sum of the taxes by rate is printed nowhere: the network says of it that there is none.
    is_sum = rule is not None and rule.box is None and rule.reason.code == "sum_of_taxes"
    if rule is not None and (rule.box is not None or is_sum):
        value = _rule_value(role, rule.value)
        option, trust = by_value.get(_rule_key(role, value, by_value)), TRUST[role][0]
        if option is None:
            # A day that is not printed was computed from the terms: the network says of it that there is none.
            nothing = by_value.pop(None, None) if role == "due" or is_sum else None
            option = by_value[_key(value)] = Option(value, nothing.share if nothing else 0.0, None)
            trust = _COMPUTED if role == "due" or is_sum else trust
        option.of_rules, option.by_network = True, option.share
        option.share = max(option.share, _UNSEEN) * math.exp(trust * max(0.0, 2 * rule.confidence - 1))
        total = sum(one.share for one in by_value.values())
        for one in by_value.values():
            one.share /= total
    least = TRUST[role][1] if rule is not None and rule.box is not None else 0.0
    return sorted(by_value.values(), key=lambda one: (not one.of_rules and one.share < least, -one.share))


def best_option(
    document: Document, choice: Choice, role: str, rule: Finding | None = None, never: Collection[str] = ()
) -> Option | None:
    """Return the likeliest value that is one and not among those excluded (as letters and digits), None where it is
    likely only beside others."""
    best = next(
        (
            one
            for one in options(document, choice, role, rule)
            if one.value is not None and not (never and letters_and_digits(str(one.value)) in never)
        ),
        None,
    )
    least = _ALONE.get(role, TRUST[role][1]) if rule is None else TRUST[role][1]
    return best if best is not None and (best.of_rules or best.share >= least) else None


def _by_value(document: Document, choice: Choice, role: str) -> dict[Hashable, Option]:
    by_value: dict[Hashable, Option] = {}
    likelihoods = choice.likelihoods[role]
    most: dict[Hashable, float] = {}
    for at, piece in enumerate([*choice.pieces, None]):
        share = float(likelihoods[at])
        if share < _LEAST and piece is not None:
            continue
        value = _value(document, piece, role)
        if piece is not None and value is None:
            continue
        key = _key(value)
        option = by_value.setdefault(key, Option(value, 0.0, piece))
        option.share += share
        if share > most.get(key, 0.0):
            most[key] = share
            option.piece, option.value = piece, value
    return by_value


def _key(value: Any) -> Hashable:
    return letters_and_digits(value) if isinstance(value, str) else value


def _rule_value(role: str, value: Any) -> Any:
    if KIND_OF.get(role) == DAY:
        return date.fromisoformat(value)
    if KIND_OF.get(role) == SUM:
        return abs(value)
    return value[0] if isinstance(value, list) else value


def _rule_key(role: str, value: Any, by_value: dict[Hashable, Option]) -> Hashable:
    """Return the key of the option that says the value: of a name or a town its piece may say a part, or more."""
    key = _key(value)
    if key in by_value or role not in _NAMES:
        return key
    alike = [
        other
        for other in by_value
        if isinstance(other, str) and len(other) > 2 and (other in str(key) or str(key) in other)
    ]
    return max(alike, key=lambda one: by_value[one].share, default=key)


def _is_town(piece: Piece) -> bool:
    """Return whether nothing but a country follows in the line, as behind a town: `Anytown, USA`."""
    before, after = piece.cell.text[: piece.start], piece.cell.text[piece.end :]
    is_alone = not before and after.startswith(",") and parse_country(after.strip(" ,.")) is not None
    return is_alone and LEGAL_FORM.search(piece.folded) is None


def _ends_period(document: Document, piece: Piece) -> bool:
    """Return whether another day stands right before it, as in `from 4 March to 3 April`."""
    return any(
        day.end < piece.start and _TO.fullmatch(piece.cell.folded, day.end, piece.start)
        for day in document.dates(piece.cell)
    )


def _label_before(document: Document, piece: Piece) -> str | None:
    """Return the kind of the label right before the piece in its cell: of an order's day, it is no due day."""
    kinds = [hit.kind for hit in document.labels(piece.cell) if hit.end <= piece.start]
    return kinds[-1] if kinds else None


def _value(document: Document, piece: Piece | None, role: str) -> Any:
    if piece is None:
        return None
    kind = KIND_OF.get(role)
    if role == "issued" and _OF_BEFORE.search(piece.cell.folded, 0, piece.start):
        return None
    if role == "due" and (_label_before(document, piece) == "other" or _ends_period(document, piece)):
        return None
    if role == "issued" and is_day_of_payment(document, piece.cell, piece.start):
        return None
    if kind == DAY:
        if is_day_of_early_payment(document, piece.cell, piece.start):
            return None
        return piece.day.day(document.day_first) if piece.day else None
    if kind == SUM:
        if piece.amount and role in _OWED and is_early_payment(document, piece.cell, piece.amount):
            return None
        value = piece.amount.value(document.decimal_sign) if piece.amount else None
        return abs(value) if value is not None else None
    if role == "number" and _is_of_another(document, piece):
        return None
    if role == "buyer" and (cannot_be_name(piece.text) or is_site(piece.cell.text) or _is_town(piece)):
        return None
    return None if role in _NAMES and _is_label(document, piece) else piece.text


def _is_of_another(document: Document, piece: Piece) -> bool:
    """Return whether the number is one of a bank account, of a register, of a telephone or of a party."""
    words = document.words_before(piece.cell, piece.start)
    return (
        is_bank_number(words, piece.text)
        or is_register_number(words, piece.folded)
        or is_tax_label(f"{words}{piece.folded.rpartition(' ')[0]}")
        or any(start < piece.end and piece.start < end for _, start, end in find_phones(document, piece.cell))
        or any(_is_of_a_party(document, head) for head in heads(document, piece.cell))
    )


def _is_of_a_party(document: Document, head: Cell) -> bool:
    """Return whether the words over a number or left of it say no more than whose it is, or that it is for taxes."""
    return is_tax_label(head.folded) or any(
        hit.kind == "buyer" and hit.at_start and not head.folded[hit.end :].strip(" .:")
        for hit in document.labels(head)
    )


def _is_label(document: Document, piece: Piece) -> bool:
    """Return whether the words are nothing but a label of the tables before a colon: an empty form has no names."""
    return piece.colon and any(
        hit.at_start and hit.start <= piece.start and piece.end <= hit.end
        for hit in document.labels(piece.cell)
    )
