"""The day of issue and the due day, chosen together: those that are likely and stand apart as terms of payment do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.roles.choice import Choice
from recovery_invoices.roles.options import TRUST, Option, options

_PATHS = {"issued": "invoice.issue_date", "due": "invoice.due_date"}
_TERMS = frozenset([7, 8, 10, 14, 15, 20, 21, 28, 29, 30, 31, 45, 59, 60, 61, 62, 90, 91, 92])
#: What it is worth, on a logarithmic scale, that the days are as far apart as terms are, equal, too far, turned round.
_AT_TERMS, _SAME, _TOO_FAR, _BEFORE = 1.0, -0.7, -1.5, -4.0
_FARTHEST = 150
_LEAST, _MOST = 0.003, 6


def choose_days(document: Document, choice: Choice, findings: Findings) -> tuple[list[Option], list[Option]]:
    """Return the options of the day of issue, then those of the due day given the first, the likeliest first."""
    likely = {
        role: [one for one in options(document, choice, role, findings.get(path)) if one.share >= _LEAST][
            :_MOST
        ]
        for role, path in _PATHS.items()
    }
    issued, due = likely["issued"], likely["due"]
    if not issued or not due:
        return issued, due
    weights = [
        [one.share * other.share * math.exp(_fit(one.value, other.value)) for other in due] for one in issued
    ]
    _share_out(issued, [sum(row) for row in weights])
    order = sorted(range(len(issued)), key=lambda at: _rank(issued[at], findings, "issued"))
    _share_out(due, weights[order[0]])
    return (
        [issued[at] for at in order],
        sorted(due, key=lambda one: _rank(one, findings, "due")),
    )


def _fit(issued: date | None, due: date | None) -> float:
    if issued is None or due is None:
        return 0.0
    days = (due - issued).days
    if days < 0:
        return _BEFORE
    if days == 0:
        return _SAME
    return _AT_TERMS if days in _TERMS else _TOO_FAR if days > _FARTHEST else 0.0


def _share_out(of: Sequence[Option], weights: Sequence[float]) -> None:
    total = sum(weights) or 1.0
    for one, weight in zip(of, weights, strict=True):
        one.share = weight / total


def _rank(one: Option, findings: Findings, role: str) -> tuple[bool, float]:
    """Return what sorts an option: one that the rules did not find has to be likely beside theirs."""
    rule = findings.get(_PATHS[role])
    least = TRUST[role][1] if rule is not None and rule.box is not None else 0.0
    return (not one.of_rules and one.share < least, -one.share)
