"""Which of very many claims the payments of a statement can be for, seen page by page.

An index of those finds for these payments what an index of all claims would, see `matching`: its lists are cut at the
same places. Kept are the claims that were found, however many there are.
"""

from __future__ import annotations

from bisect import insort
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any, NamedTuple

from recovery_bank.claim_index import (
    MAX_CLAIMS_IN_SUM,
    MAX_SIMILAR_NAMES,
    OpenClaim,
    best_names,
    normalise_name,
    numbers_of,
    pieces_of,
)
from recovery_bank.entry import Entry
from recovery_bank.matching import LIKELY, names_of, words_of
from recovery_bank.references import creditor_reference, find_references, joint_reference
from recovery_contract.ids import ReceivableId

Order = tuple[int, str]


class OrderedClaim(NamedTuple):
    """A claim and its place among all of them."""

    order: Order
    claim: OpenClaim


class _First:
    """The ids of the first so many, by an order."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._first: list[tuple[Any, ReceivableId]] = []

    def add(self, order: Any, id: ReceivableId) -> None:
        insort(self._first, (order, id))
        del self._first[self._most :]

    @property
    def ids(self) -> Iterable[ReceivableId]:
        return (id for _, id in self._first)


class ClaimSearch:
    """All pages have to be given to `look`, and then all of them to `look_again`; `matching_ids` are those."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        payments = [entry for entry in entries if entry.kind == "payment"]
        texts = [words_of(entry) for entry in payments]
        self._references = {reference for text in texts for reference in find_references(text)}
        self._pieces = {piece for text in texts for piece in pieces_of(text)}
        self._amounts = {(entry.currency, entry.amount.normalize()) for entry in payments}
        self._largest: dict[str, Decimal] = {}
        for currency, amount in self._amounts:
            self._largest[currency] = max(amount, self._largest.get(currency, amount))
        payers = {normalise_name(name) for entry in payments for name in names_of(entry)}
        self._likely: dict[str, Mapping[str, tuple[float, Order]]] = {name: {} for name in payers if name}
        self._ids: set[ReceivableId] = set()
        self._names: set[str] = set()
        self._debtors: set[str] = set()
        self._by_amount: dict[tuple[str, Decimal], _First] = defaultdict(lambda: _First(LIKELY))
        self._by_name: dict[str, _First] = defaultdict(lambda: _First(LIKELY))
        self._oldest: dict[tuple[str, str], _First] = defaultdict(lambda: _First(MAX_CLAIMS_IN_SUM))

    def may_be_all(self, currency: str, least: Decimal) -> bool:
        """Return whether a payment may be all of a claim of which so much is left, or more."""
        return least <= self._largest.get(currency, -1)

    def look(self, page: Sequence[OrderedClaim]) -> None:
        names: dict[str, Order] = {}
        for order, claim in page:
            if self._references:
                self._look_for_reference(claim)
            if any(key in self._pieces for number in claim.numbers for key in numbers_of(number)):
                self._ids.add(claim.id)
            if not claim.is_closed:
                for amount in {claim.remaining, claim.amount}:
                    place = claim.currency, amount.normalize()
                    if place in self._amounts:
                        self._by_amount[place].add(order, claim.id)
            name = normalise_name(claim.debtor)
            names[name] = min(order, names.get(name, order))
        self._look_for_names(names)

    def _look_for_reference(self, claim: OpenClaim) -> None:
        if creditor_reference(claim.id) in self._references:
            self._ids.add(claim.id)
            self._names.add(normalise_name(claim.debtor))
        if joint_reference(claim.id) in self._references:
            self._ids.add(claim.id)
            self._debtors.add(claim.debtor_key)

    def _look_for_names(self, names: Mapping[str, Order]) -> None:
        ordered = sorted((name for name in names if name), key=names.__getitem__)
        for payer, before in self._likely.items():
            likely = dict(before)
            for name, score in best_names(payer, ordered):
                order = names[name]
                likely[name] = score, min(order, likely[name][1]) if name in likely else order
            best = sorted(likely.items(), key=lambda item: (-item[1][0], item[1][1]))
            self._likely[payer] = dict(best[:MAX_SIMILAR_NAMES])

    def look_again(self, page: Sequence[OrderedClaim]) -> None:
        """Look for what is known only after all pages: other claims on the debtors that were found."""
        names = self._names.union(*self._likely.values())
        for order, claim in page:
            name = normalise_name(claim.debtor)
            if name in names:
                self._by_name[name].add(order, claim.id)
                if not claim.is_closed:
                    age = claim.issued_on or date.max, claim.id
                    self._oldest[name, claim.currency].add(age, claim.id)
            if claim.is_joined and not claim.is_closed and claim.debtor_key in self._debtors:
                self._ids.add(claim.id)

    @property
    def matching_ids(self) -> set[ReceivableId]:
        firsts = (*self._by_amount.values(), *self._by_name.values(), *self._oldest.values())
        return self._ids.union(*(first.ids for first in firsts))
