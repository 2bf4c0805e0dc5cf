"""Matching of entries to receivables: scored proposals with reasons. Nothing is decided here."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, Literal

from recovery_bank.claim_index import NAME_LIKELY, NAME_SURE, ClaimIndex, OpenClaim, name_similarity
from recovery_bank.entry import Entry
from recovery_bank.references import find_references
from recovery_contract.ids import ReceivableId

Certainty = Literal["certain", "check", "unmatched"]
ReasonCode = Literal[
    "reference",
    "number",
    "number_digits",
    "remaining",
    "original",
    "several",
    "part",
    "overpaid",
    "name",
    "name_likely",
    "other_name",
    "before_invoice",
    "other_currency",
    "closed",
    "seen_before",
    "ambiguous",
    "paid_twice",
]

WEIGHTS: Final[Mapping[ReasonCode, int]] = {
    "reference": 100,
    "number": 60,
    "number_digits": 35,
    "remaining": 30,
    "original": 20,
    "several": 30,
    "part": 5,
    "overpaid": -5,
    "name": 25,
    "name_likely": 12,
    "other_name": 0,
    "before_invoice": -30,
    "other_currency": -60,
    "closed": -60,
    "seen_before": -40,
    "ambiguous": 0,
    "paid_twice": 0,
}
DOUBTS: Final = frozenset(
    {"overpaid", "before_invoice", "other_currency", "closed", "seen_before", "ambiguous", "paid_twice"}
)
"""Whatever the score, with one of these a person looks first."""

CHECK_FROM: Final = 30
CERTAIN_FROM: Final = 85
AHEAD_BY: Final = 15
"""A best candidate that is not ahead of the next by so much is ambiguous."""
CANDIDATES: Final = 60
LIKELY: Final = CANDIDATES * 4
"""So many are looked at before closed ones are left out."""
ALTERNATIVES: Final = 5


_DIGITS: Final = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Reason:
    """`detail` is the number, the name or the reference that was found, as foreign text."""

    code: ReasonCode
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Allocation:
    """So much of the payment for this receivable, in the entry's currency."""

    receivable_id: ReceivableId
    amount: Decimal


@dataclass(frozen=True, slots=True)
class Proposal:
    """`parts` are several where one payment is for several receivables of a debtor, none where nothing fits."""

    entry: Entry
    certainty: Certainty
    allocations: tuple[Allocation, ...] = ()
    score: int = 0
    reasons: tuple[Reason, ...] = ()
    alternatives: tuple[ReceivableId, ...] = ()


@dataclass(frozen=True, slots=True)
class _Candidate:
    allocations: tuple[Allocation, ...]
    reasons: tuple[Reason, ...]

    @property
    def score(self) -> int:
        return sum(WEIGHTS[reason.code] for reason in self.reasons)

    @property
    def codes(self) -> frozenset[str]:
        return frozenset(reason.code for reason in self.reasons)


def propose_matches(entries: Iterable[Entry], claims: Iterable[OpenClaim]) -> list[Proposal]:
    """Return one proposal for each payment, oldest first; what left the account or came back is no payment of a
    debtor.

    Where two payments would settle the same receivable, the later one is to be checked.
    """
    index = ClaimIndex(claims)
    payments = sorted(
        (entry for entry in entries if entry.kind == "payment"), key=lambda entry: (entry.booked_on, entry.id)
    )
    left = {claim.id: claim.remaining for claim in index.all.values()}
    proposals = []
    for entry in payments:
        proposal = _proposal(entry, index, left)
        if proposal.certainty == "certain":
            if any(allocation.amount > left[allocation.receivable_id] for allocation in proposal.allocations):
                reasons = (*proposal.reasons, Reason("paid_twice"))
                proposal = replace(proposal, certainty="check", reasons=reasons)
            else:
                for allocation in proposal.allocations:
                    left[allocation.receivable_id] -= allocation.amount
        proposals.append(proposal)
    return proposals


def words_of(entry: Entry) -> str:
    """Return what references and numbers are looked for in."""
    return " ".join((entry.text, *entry.references))


def names_of(entry: Entry) -> tuple[str, ...]:
    """Return who has paid; of an entry that has no column for it, the text that may name them."""
    return tuple(filter(None, (entry.payer, entry.on_behalf_of))) or tuple(filter(None, (entry.text,)))


def _proposal(entry: Entry, index: ClaimIndex, left: Mapping[ReceivableId, Decimal]) -> Proposal:
    words = words_of(entry)
    referred = {
        index.by_reference[reference]: reference
        for reference in find_references(words)
        if reference in index.by_reference
    }
    numbered = index.find_by_number(words)
    named = {id: alike for name in names_of(entry) for id, alike in index.find_by_payer(name)}
    likely = dict.fromkeys(
        [*referred, *numbered, *index.find_by_amount(entry.currency, entry.amount), *named][:LIKELY]
    )
    ids = [id for id in likely if id in referred or id in numbered or not index.all[id].is_closed][
        :CANDIDATES
    ]
    singles = [
        _Candidate((Allocation(id, entry.amount),), _reasons(entry, index.all[id], referred, numbered))
        for id in ids
    ]
    combined = _joint_candidates(entry, index, left) or _combined_candidates(
        entry, index, numbered, [*referred, *named]
    )
    ranked = sorted(
        (*singles, *combined),
        key=lambda candidate: (-candidate.score, candidate.allocations[0].receivable_id),
    )
    if not ranked or ranked[0].score < CHECK_FROM:
        others = tuple(one.allocations[0].receivable_id for one in ranked[:ALTERNATIVES])
        return Proposal(entry, "unmatched", alternatives=others)
    best, rest = ranked[0], ranked[1:]
    chosen = {allocation.receivable_id for allocation in best.allocations}
    rivals = [
        one for one in rest if not {allocation.receivable_id for allocation in one.allocations} <= chosen
    ]
    reasons = best.reasons
    if rivals and rivals[0].score > best.score - AHEAD_BY:
        reasons = (*reasons, Reason("ambiguous"))
    sure = best.score >= CERTAIN_FROM and not DOUBTS & {reason.code for reason in reasons}
    rivalling = dict.fromkeys(one.allocations[0].receivable_id for one in rivals)
    return Proposal(
        entry,
        "certain" if sure else "check",
        best.allocations,
        max(0, min(best.score, 100)),
        reasons,
        tuple(rivalling)[:ALTERNATIVES],
    )


def _reasons(
    entry: Entry,
    claim: OpenClaim,
    referred: Mapping[ReceivableId, str],
    numbered: Mapping[ReceivableId, tuple[str, bool]],
) -> tuple[Reason, ...]:
    reasons: list[Reason] = []
    if claim.id in referred:
        reasons.append(Reason("reference", referred[claim.id]))
    elif claim.id in numbered:
        number = numbered[claim.id][0]
        shown = next(
            (one for one in claim.numbers if number in "".join(filter(str.isalnum, one.upper()))), number
        )
        reasons.append(Reason("number" if _is_distinctive(*numbered[claim.id]) else "number_digits", shown))
    elif (tailed := _number_by_tail(entry, claim)) is not None:
        reasons.append(Reason("number_digits", tailed))
    if claim.currency != entry.currency:
        reasons.append(Reason("other_currency", claim.currency))
    elif entry.amount == claim.remaining:
        reasons.append(Reason("remaining"))
    elif entry.amount > claim.remaining:
        reasons.append(Reason("original" if entry.amount == claim.amount else "overpaid"))
        if entry.amount == claim.amount:
            reasons.append(Reason("overpaid"))
    else:
        reasons.append(Reason("part"))
    reasons += _name_reasons(entry, claim)
    if claim.issued_on is not None and entry.booked_on < claim.issued_on:
        reasons.append(Reason("before_invoice"))
    if claim.is_closed:
        reasons.append(Reason("closed"))
    if _is_recorded(entry, claim):
        reasons.append(Reason("seen_before"))
    return tuple(reasons)


def _number_by_tail(entry: Entry, claim: OpenClaim) -> str | None:
    """Return the invoice number of which a text that names the debtor gives the end alone, as in "FACT 36"."""
    if not any(name_similarity(name, claim.debtor) >= NAME_SURE for name in names_of(entry)):
        return None
    ends = {run.lstrip("0") for run in _DIGITS.findall(entry.text)} - {""}
    tails = {number: run[-1].lstrip("0") for number in claim.numbers if (run := _DIGITS.findall(number))}
    return next((number for number, tail in tails.items() if tail in ends), None)


def _is_distinctive(number: str, is_complete: bool) -> bool:
    """Return whether a number says much: four digits may be a year or a house."""
    return is_complete and len(number) >= (5 if number.isdecimal() else 4)


def _name_reasons(entry: Entry, claim: OpenClaim) -> list[Reason]:
    names = names_of(entry)
    if not names or not claim.debtor:
        return []
    best = max(names, key=lambda name: name_similarity(name, claim.debtor))
    likeness = name_similarity(best, claim.debtor)
    if best == entry.text and likeness < NAME_LIKELY:
        return []
    code: ReasonCode = (
        "name" if likeness >= NAME_SURE else "name_likely" if likeness >= NAME_LIKELY else "other_name"
    )
    return [Reason(code, best)]


def _is_recorded(entry: Entry, claim: OpenClaim) -> bool:
    """Return whether a payment of this amount, within days of it, was recorded already: from another bank file, or by
    hand."""
    return any(
        amount == entry.amount and abs((day - entry.booked_on).days) <= 5 for day, amount in claim.paid
    )


def _joint_candidates(
    entry: Entry, index: ClaimIndex, left: Mapping[ReceivableId, Decimal]
) -> list[_Candidate]:
    """Return what a transfer with the reference for all invoices of a debtor pays: the oldest debt first, as the law
    allocates where the payer names none. What goes beyond all of them stands with the last."""
    candidates = []
    for reference in dict.fromkeys(find_references(words_of(entry))):
        if reference not in index.by_joint_reference:
            continue
        claim = index.all[index.by_joint_reference[reference]]
        owed = [
            (one.id, left[one.id]) for one in index.list_joined(claim, entry.currency) if left[one.id] > 0
        ]
        allocations, rest = [], entry.amount
        for id, remaining in owed:
            if rest > 0:
                allocations.append(Allocation(id, min(rest, remaining)))
                rest -= allocations[-1].amount
        reasons = [Reason("reference", reference)]
        if not allocations:
            allocations = [Allocation(claim.id, entry.amount)]
            reasons.append(Reason("closed" if claim.is_closed else "overpaid"))
        elif rest > 0:
            allocations[-1] = replace(allocations[-1], amount=allocations[-1].amount + rest)
            reasons.append(Reason("overpaid"))
        elif len(allocations) > 1:
            reasons.append(Reason("several"))
        else:
            reasons.append(Reason("remaining" if allocations[0].amount == owed[0][1] else "part"))
        candidates.append(_Candidate(tuple(allocations), (*reasons, *_name_reasons(entry, claim))))
    return candidates


def _combined_candidates(
    entry: Entry,
    index: ClaimIndex,
    numbered: Mapping[ReceivableId, tuple[str, bool]],
    likely: Sequence[ReceivableId],
) -> list[_Candidate]:
    """Return several receivables at once: those whose numbers are named, else of one debtor those that add up."""
    distinctive = [index.all[id] for id, number_match in numbered.items() if _is_distinctive(*number_match)]
    named = [one for one in distinctive if not one.is_closed and one.currency == entry.currency]
    if len(named) > 1 and sum(one.remaining for one in named) == entry.amount:
        reasons = [Reason("number", one.numbers[0]) for one in named[:1]]
        return [_Candidate(_allocate(named), (*reasons, Reason("several"), *_name_reasons(entry, named[0])))]
    by_ids: dict[frozenset[ReceivableId], _Candidate] = {}
    for id in list(dict.fromkeys(likely))[:ALTERNATIVES]:
        for some in index.find_combinations(index.all[id], entry.currency, entry.amount):
            reasons_of = (Reason("several"), *_name_reasons(entry, some[0]))
            by_ids[frozenset(one.id for one in some)] = _Candidate(_allocate(some), reasons_of)
    return list(by_ids.values())


def _allocate(claims: Sequence[OpenClaim]) -> tuple[Allocation, ...]:
    return tuple(Allocation(one.id, one.remaining) for one in claims)
