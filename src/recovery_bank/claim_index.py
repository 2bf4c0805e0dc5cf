"""Index of open claims for matching: by reference, number, amount and name."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cached_property
from itertools import combinations
from typing import Final

from rapidfuzz import fuzz, process

from recovery_bank.references import creditor_reference, joint_reference
from recovery_contract.ids import DebtorId, ReceivableId

RUNS_JOINED: Final = 6
"""A number that a debtor or a bank broke into pieces is put together from at most so many."""
SHORTEST_NUMBER: Final = 3
MAX_SIMILAR_NAMES: Final = 8
MAX_CLAIMS_IN_SUM: Final = 12
SUMMANDS: Final = 6
"""Among so many of a debtor's oldest receivables, sums of so many are known."""
NAME_LIKELY: Final = 75
NAME_SURE: Final = 90

_FORMS: Final = frozenset(
    (
        *("sa", "sas", "sasu", "sarl", "eurl", "snc", "sci", "scp", "cie", "et", "societe", "m", "mme"),
        *("monsieur", "madame", "gmbh", "ug", "ag", "kg", "ohg", "gbr", "ek", "se", "co", "und", "mbh"),
        *("haftungsbeschrankt", "herr", "frau", "ltd", "limited", "llp", "plc", "inc", "llc", "and", "mr"),
        *("mrs", "bv", "nv", "vof", "srl", "spa", "sl", "slu"),
    )
)
"""Legal forms and titles, which one writes and the other leaves out."""

_RUN: Final = re.compile(r"[A-Z0-9]+")


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """A receivable: amounts in `currency`. `is_closed`: recovered or cancelled, nothing can be recorded on it.

    `paid` are the payments that are known of it already: (day, amount). Without a `debtor_id` those of one name are of
    one debtor. `is_joined`: a transfer for all of a debtor's invoices is for this one, too.
    """

    id: ReceivableId
    numbers: tuple[str, ...]
    debtor: str
    currency: str
    amount: Decimal
    remaining: Decimal
    issued_on: date | None = None
    is_closed: bool = False
    paid: tuple[tuple[date, Decimal], ...] = ()
    due_on: date | None = None
    debtor_id: DebtorId | None = None
    is_joined: bool = True

    @property
    def debtor_key(self) -> str:
        return self.debtor_id or normalise_name(self.debtor)


def normalise_number(text: str) -> str:
    return "".join(_RUN.findall(_plain(text).upper()))


def normalise_name(name: str) -> str:
    """Return a name as it is compared: no accents, no legal form, small letters."""
    words = "".join(sign if sign.isalnum() else " " for sign in _plain(name).casefold()).split()
    significant = [word for word in words if word not in _FORMS]
    return " ".join(significant or words)


def numbers_of(number: str) -> tuple[str, ...]:
    """Return what an invoice number is found by: as it is compared, and then its digits where that is not all of it."""
    shown = normalise_number(number)
    if len(shown) < SHORTEST_NUMBER or not any(sign.isdecimal() for sign in shown):
        return ()
    digits = "".join(sign for sign in shown if sign.isdecimal())
    return (shown, digits) if digits != shown and len(digits) >= 4 else (shown,)


def best_names(payer: str, names: Sequence[str]) -> list[tuple[str, float]]:
    """Return the names that are most likely that of the payer, of equally likely ones the first; `name_similarity`
    then judges. All as they are compared."""
    # token_set finds a name that the other one contains.
    likely = process.extract(
        payer, names, scorer=fuzz.token_set_ratio, limit=MAX_SIMILAR_NAMES, score_cutoff=70
    )
    return [(name, score) for name, score, _ in likely]


def name_similarity(one: str, other: str) -> int:
    """Return how alike two names are, 0 to 100; banks cut names and turn first and last ones round."""
    first, second = normalise_name(one), normalise_name(other)
    if not first or not second:
        return 0
    similarity = fuzz.token_sort_ratio(first, second)
    shorter = min(first, second, key=len)
    longer = second if shorter is first else first
    if len(shorter) >= 5:
        if set(shorter.split()) <= set(longer.split()):
            # One word, however rare, may be the name of several.
            similarity = max(similarity, 92 if " " in shorter else 80)
        elif longer.startswith(shorter) and len(shorter) >= 12:
            similarity = max(similarity, 90)
    return round(similarity)


class ClaimIndex:
    """All claims of a creditor, indexed once for a whole statement."""

    def __init__(self, claims: Iterable[OpenClaim]) -> None:
        self.all: dict[ReceivableId, OpenClaim] = {claim.id: claim for claim in claims}
        self.by_reference = {creditor_reference(id): id for id in self.all}
        self.by_joint_reference = {joint_reference(id): id for id in self.all}
        self._by_debtor: dict[tuple[str, str], list[OpenClaim]] = defaultdict(list)
        self._by_number: dict[str, list[ReceivableId]] = defaultdict(list)
        self._by_digits: dict[str, list[ReceivableId]] = defaultdict(list)
        self._by_amount: dict[tuple[str, Decimal], list[ReceivableId]] = defaultdict(list)
        self._by_name: dict[str, list[ReceivableId]] = defaultdict(list)
        self._sums: dict[tuple[str, str], dict[Decimal, list[tuple[OpenClaim, ...]]]] = {}
        self._similar_names: dict[str, list[tuple[ReceivableId, int]]] = {}
        for claim in self.all.values():
            if claim.is_joined and not claim.is_closed and claim.remaining > 0:
                self._by_debtor[claim.debtor_key, claim.currency].append(claim)
            for number in claim.numbers:
                for index, key in zip((self._by_number, self._by_digits), numbers_of(number), strict=False):
                    index[key].append(claim.id)
            if not claim.is_closed:
                for amount in {claim.remaining, claim.amount}:
                    self._by_amount[claim.currency, amount.normalize()].append(claim.id)
            self._by_name[normalise_name(claim.debtor)].append(claim.id)

    def list_joined(self, claim: OpenClaim, currency: str) -> list[OpenClaim]:
        """Return what a transfer for all invoices of this one's debtor pays, the oldest debt first."""
        joined = self._by_debtor.get((claim.debtor_key, currency), [])
        return sorted(joined, key=lambda one: (one.due_on or one.issued_on or date.max, one.id))

    def find_by_number(self, text: str) -> dict[ReceivableId, tuple[str, bool]]:
        """Claim whose number stands in the text: id -> (the number, whether it stands there whole)."""
        matches: dict[ReceivableId, tuple[str, bool]] = {}
        for piece in pieces_of(text):
            for id in self._by_number.get(piece, ()):
                if len(piece) > len(matches.get(id, ("", False))[0]) or not matches[id][1]:
                    matches[id] = piece, True
            for id in self._by_digits.get(piece, ()):
                matches.setdefault(id, (piece, False))
        return matches

    def find_by_amount(self, currency: str, amount: Decimal) -> Sequence[ReceivableId]:
        """Return open claims of which exactly this is left, or was asked at first."""
        return self._by_amount.get((currency, amount.normalize()), ())

    def find_by_payer(self, payer: str) -> list[tuple[ReceivableId, int]]:
        """Return (id, how alike) of claims on a debtor of such a name, the most alike first."""
        key = normalise_name(payer)
        if not key:
            return []
        if key not in self._similar_names:
            likely = best_names(key, self._names)
            scored = [(name, name_similarity(key, name)) for name, _ in likely]
            self._similar_names[key] = [
                (id, score)
                for name, score in sorted(scored, key=lambda item: -item[1])
                if score >= NAME_LIKELY
                for id in self._by_name[name]
            ]
        return self._similar_names[key]

    @cached_property
    def _names(self) -> list[str]:
        return [name for name in self._by_name if name]

    def find_combinations(
        self, claim: OpenClaim, currency: str, amount: Decimal
    ) -> Sequence[tuple[OpenClaim, ...]]:
        """Return several open claims on the debtor of this one of which together exactly this is left."""
        key = normalise_name(claim.debtor), currency
        if key not in self._sums:
            open_ones = [self.all[id] for id in self._by_name[key[0]] if not self.all[id].is_closed]
            same = sorted(
                (one for one in open_ones if one.currency == currency),
                key=lambda one: (one.issued_on or date.max, one.id),
            )[:MAX_CLAIMS_IN_SUM]
            sums: dict[Decimal, list[tuple[OpenClaim, ...]]] = defaultdict(list)
            for size in range(2, min(len(same), SUMMANDS) + 1):
                for some in combinations(same, size):
                    sums[sum((one.remaining for one in some), Decimal(0)).normalize()].append(some)
            self._sums[key] = dict(sums)
        return self._sums[key].get(amount.normalize(), ())


def pieces_of(text: str) -> Iterator[str]:
    """Yield every run of letters and digits, and neighbours put together; "RG12345" is looked up as "12345" too."""
    runs = _RUN.findall(_plain(text).upper())
    for start in range(len(runs)):
        piece = ""
        for run in runs[start : start + RUNS_JOINED]:
            piece += run
            if len(piece) > 40:
                break
            yield piece
            bare = piece.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            if bare != piece and len(bare) >= 4:
                yield bare


def _plain(text: str) -> str:
    if text.isascii():
        return text
    bare = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign))
