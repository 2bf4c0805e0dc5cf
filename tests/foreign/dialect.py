"""In which ways a service may speak the interface, and few dialects in which every two ways meet."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, Final


@dataclass(frozen=True)
class Dialect:
    """One service's choices where the interface leaves open or describes twice; the first of each is the plainest."""

    body: str = "bare"
    errors: str = "flat"
    numbers: str = "numbers"
    times: str = "zulu"
    progress: str = "empty"
    order: str = "newest"
    words: str = "known"
    lifetime: str = "seconds"
    reset: str = "seconds"
    statistics: str = "period"
    reading: str = "extracts"
    found: str = "request"
    hints: str = "webhooks and list"
    evidence: str = "data_url"
    keys: str = "ignored"
    action: str = "receivable"
    user: str = "whole"
    envelope: str = "whole"
    subscriptions: str = "any"
    page_limit: str = "any"
    creditor_figures: str = "told"
    signature: str = "prefixed"
    pkce: str = "ignored"
    payments: str = "whole"
    more: str = "beside the rows"
    filters: str = "honoured"
    cursor: str = "told"
    created: str = "201"
    deletion: str = "204"
    dispute: str = "disputed"
    activation: str = "told"
    event_numbers: str = "numbers"
    limits: str = "told"
    token_type: str = "Bearer"
    nothing: str = "left out"
    deliveries: str = "twice"

    def __str__(self) -> str:
        """What differs from the plainest."""
        plain = asdict(Dialect())
        return (
            ", ".join(f"{name}={how}" for name, how in asdict(self).items() if how != plain[name]) or "plain"
        )


WAYS: Final[dict[str, tuple[str, ...]]] = {
    "body": ("bare", "wrapped", "wrapped with more", "each its own"),
    "errors": ("flat", "details", "bare status"),
    "numbers": ("numbers", "text"),
    "times": ("zulu", "offset", "without zone"),
    "progress": ("empty", "absent", "null", "own words", "telling"),
    "order": ("newest", "oldest", "by id"),
    "words": ("known", "unknown"),
    "lifetime": ("seconds", "milliseconds", "text", "absent"),
    "reset": ("seconds", "epoch", "epoch_ms", "absent"),
    "statistics": ("period", "days", "days only", "period only"),
    "reading": ("extracts", "creates", "creates and names"),
    "found": ("request", "own words"),
    "hints": ("webhooks and list", "webhooks", "list", "none"),
    "evidence": ("data_url", "base64", "reference"),
    "keys": ("ignored", "honoured"),
    "action": ("receivable", "empty", "anything"),
    "user": ("whole", "sparse"),
    "envelope": ("whole", "bare"),
    "subscriptions": ("any", "documented", "named", "few"),
    "page_limit": ("any", "fifty", "ten", "refused"),
    "creditor_figures": ("told", "of the platform"),
    "signature": ("prefixed", "bare"),
    "pkce": ("ignored", "refused at the door", "refused at the token"),
    "payments": ("whole", "without remainder", "own status"),
    "more": ("beside the rows", "in meta", "nowhere"),
    "filters": ("honoured", "ignored"),
    "cursor": ("told", "not given"),
    "created": ("201", "200"),
    "deletion": ("204", "200"),
    "dispute": ("disputed", "evidence_requested"),
    "activation": ("told", "not given"),
    "event_numbers": ("numbers", "text"),
    "limits": ("told", "not given"),
    "token_type": ("Bearer", "bearer"),
    "nothing": ("left out", "null"),
    "deliveries": ("twice", "last first"),
}


def singles() -> list[Dialect]:
    """Each way of each choice, all else being plain."""
    return [Dialect(**{name: way}) for name, ways in WAYS.items() for way in ways[1:]]


def pairs(count: int, seed: int = 1) -> list[Dialect]:
    """So many dialects in which two choices differ from the plainest, no two of them the same."""
    odd = [(name, way) for name, ways in WAYS.items() for way in ways[1:]]
    both = [(one, other) for one, other in combinations(odd, 2) if one[0] != other[0]]
    return [Dialect(**dict(pair)) for pair in random.Random(seed).sample(both, count)]


def sampled(count: int, seed: int = 1) -> list[Dialect]:
    """Every choice at random."""
    dice = random.Random(seed)
    return [Dialect(**{name: dice.choice(ways) for name, ways in WAYS.items()}) for _ in range(count)]


def covering(at_most: int, seed: int = 1) -> list[Dialect]:
    """Every way of one choice together with every way of any other, at least once; the first rows meet the most."""
    dice = random.Random(seed)
    names = list(WAYS)
    left = {((a, one), (b, other)) for a, b in combinations(names, 2) for one in WAYS[a] for other in WAYS[b]}
    rows: list[dict[str, str]] = [asdict(Dialect())]
    left -= _pairs(rows[0], names)
    while left and len(rows) < at_most:
        # The least of them: a set has another order in every process.
        needed = min(left)
        best = max((_grown(dice, needed, names) for _ in range(60)), key=lambda row: _new(row, names, left))
        rows.append(best)
        left -= _pairs(best, names)
    return [Dialect(**row) for row in rows]


def _grown(dice: random.Random, seed: Any, names: list[str]) -> dict[str, str]:
    return {name: dice.choice(WAYS[name]) for name in names} | dict(seed)


def _pairs(row: dict[str, str], names: list[str]) -> set[Any]:
    return {((a, row[a]), (b, row[b])) for a, b in combinations(names, 2)}


def _new(row: dict[str, str], names: list[str], left: set[Any]) -> int:
    return len(_pairs(row, names) & left)
