"""Which of the candidates is the invoice's number: a small model over label, place and shape of each.

`benchmarks/train_numbers.py` learns the weights; the rules' own score is one of the features.
"""

from __future__ import annotations

import math
import re
import statistics
from dataclasses import dataclass

from recovery_invoices.fields import lone_numbers
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.label_values import Candidate
from recovery_invoices.fields.number_weights import MEANS, SCALES, WEIGHTS
from recovery_invoices.text.layout import Cell, letters_and_digits

_SERIES = re.compile(r"[A-Z]{1,3}[-/ ]?\d")


@dataclass(slots=True)
class Choice:
    """A value with the best of its labelled candidates, and how much an unknown label speaks for it."""

    value: str
    cell: Cell
    start: int
    labelled: Candidate | None = None
    score: float = 0.0
    count: int = 0
    lone: float = 0.0
    likelihood: float = 0.0


def choose(document: Document, labelled: list[tuple[Candidate, float]]) -> list[Choice]:
    """Return the candidates, the likeliest first; `labelled` come with the score of the rules."""
    if not document.pages:
        return []
    choices: dict[str, Choice] = {}
    for one, score in labelled[: lone_numbers.MOST]:
        choice = choices.setdefault(letters_and_digits(one.value), Choice(one.value, one.cell, one.start))
        choice.count += 1
        if choice.labelled is None or score > choice.score:
            choice.value, choice.cell, choice.start = one.value, one.cell, one.start
            choice.labelled, choice.score = one, score
    for lone in lone_numbers.candidates(document):
        choice = choices.setdefault(letters_and_digits(lone.text), Choice(lone.text, lone.cell, lone.start))
        choice.lone = max(choice.lone, lone.score)
    if not choices:
        return []
    logits = [_logit(features(document, one, list(choices.values()))) for one in choices.values()]
    largest = max(logits)
    total = sum(math.exp(one - largest) for one in logits)
    for choice, logit in zip(choices.values(), logits, strict=True):
        choice.likelihood = math.exp(logit - largest) / total
    return sorted(choices.values(), key=lambda one: -one.likelihood)


def _logit(values: list[float]) -> float:
    return sum(
        weight * (value - mean) / scale
        for value, weight, mean, scale in zip(values, WEIGHTS, MEANS, SCALES, strict=True)
    )


def features(document: Document, one: Choice, rivals: list[Choice]) -> list[float]:
    """Return what label, place and shape say of a candidate."""
    best = max((max(rival.score, 0.0) for rival in rivals if rival.labelled), default=0.0)
    hit = one.labelled.hit if one.labelled else None
    place = one.labelled.place if one.labelled else ""
    score, weight = max(one.score, 0.0), hit.weight if hit else 0.0
    page, cell, value = document.pages[0], one.cell, one.value
    is_first = cell.page == page.number
    usual = (
        statistics.median(other.height for other in document.by_page[page.number])
        if is_first
        else cell.height
    )
    digits = sum(character.isdecimal() for character in value)
    heads = lone_numbers.heads(document, cell)
    before = cell.folded[: one.start]
    words = " ".join([before, *(head.folded for head in heads)])
    others = lone_numbers.KINDS_OF_OTHERS
    values: list[float | bool] = [
        hit is not None, score, hit is not None and score >= best - 1e-9, one.lone,
        place == "after", place == "right", place == "below",
        weight, weight >= 0.9, hit is not None and weight <= 0.35, hit is not None and hit.at_start,
        min(one.count, 3) / 3, cell.top / page.height if is_first else 1.0, is_first, cell.x0 / page.width,
        cell.height / usual - 1, value.isdecimal(), len(value) / 10, digits / 10, digits <= 2, digits >= 9,
        any(year in value for year in lone_numbers.years(document)),
        any(character.isalpha() for character in value), any(sign in value for sign in "-/"),
        lone_numbers.is_repeated(document, cell, value), lone_numbers.speaks_of_invoice(words),
        bool(lone_numbers.NUMBER_WORD.search(words)), before.count(" ") / 5, len(cell.text) > 60,
        abs(cell.top - hit.cell.top) / 30 if hit else 0.0,
        any(near.at_start and near.kind in others and near.start < one.start for near in document.labels(cell)),
        any(near.at_start and near.kind in others for head in heads for near in document.labels(head)),
        value[:1].isalpha(), bool(_SERIES.match(value)),
    ]  # fmt: skip
    return [float(one) for one in values]
