"""Learn which candidate is the invoice's number, and write the weights into the reader.

    python -m benchmarks.train_numbers

Learns from the developing pages only: the varied ones and those written by hand. Of a second copy of each page the
label is taken away from some candidates, so that shape and place are learned for labels that no table holds. Needs
numpy, which the reader does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from benchmarks.invoices.generator import Sample
from benchmarks.odd_invoices.documents import documents
from benchmarks.unseen_layouts import is_right
from benchmarks.varied_invoices.pages import sample
from recovery_invoices.fields import number, number_choice, number_weights
from recovery_invoices.fields.document import Document
from recovery_invoices.reading import read_document

SEEDS = range(7000, 7120)
#: How strongly weights are kept small, how many steps, and how often a label is taken away.
DECAY, STEPS, RATE, HIDDEN = 0.3, 150, 0.05, 0.3
#: The features that a label gives, and that of an unknown label with what a examples one adds to it.
OF_LABEL = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 29]
UNKNOWN, ADDED, LEFT = 3, 0.45, 0.15

Page = tuple[np.ndarray, np.ndarray]


def pages(samples: Iterator[Sample]) -> Iterator[Page]:
    for one in samples:
        read, _ = read_document(one.pdf, lambda question, data: ({}, b""))
        document = Document(read)
        choices = number_choice.choose(document, number.scored_candidates(document))
        right = np.array(
            [is_right(one.truth.get("invoice.numbers"), [choice.value]) for choice in choices], bool
        )
        if one.kind == "invoice" and right.any():
            yield np.array([number_choice.features(document, choice, choices) for choice in choices]), right


def without_labels(page: Page, chance: np.random.Generator) -> Page:
    values, right = page[0].copy(), page[1]
    hidden = chance.random(len(values)) < np.where(right, HIDDEN, 0.3 * HIDDEN)
    values[np.ix_(hidden, OF_LABEL)] = 0
    values[hidden, UNKNOWN] = np.maximum(values[hidden, UNKNOWN] - ADDED, LEFT)
    values[:, 2] = (values[:, 1] >= values[:, 1].max() - 1e-9) & (values[:, 0] > 0)
    return values, right


def learn(examples: list[Page]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return weights, means and scales: the right candidate of a page against its others, by Adam."""
    every = np.vstack([values for values, _ in examples])
    means, scales = every.mean(0), every.std(0) + 1e-6
    weights, first, second = (np.zeros(every.shape[1]) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = DECAY * weights
        for values, right in examples:
            scaled = (values - means) / scales
            logits = scaled @ weights
            share = np.exp(logits - logits.max())
            slope += scaled.T @ (share / share.sum() - share * right / (share * right).sum())
        first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights, means, scales


def main() -> None:
    samples = [*(sample(seed, False) for seed in SEEDS), *documents(False), *documents(False, True)]
    examples = list(pages(iter(samples)))
    chance = np.random.default_rng(1)
    learned = learn(examples + [without_labels(page, chance) for page in examples])
    text = (
        '"""Weights of the choice among numbers, written by `benchmarks/train_numbers.py`: do not edit."""\n'
    )
    for name, numbers in zip(("WEIGHTS", "MEANS", "SCALES"), learned, strict=True):
        text += f"\n{name} = (\n" + "".join(f"    {one:.4g},\n" for one in numbers) + ")\n"
    Path(number_weights.__file__).write_text(text, encoding="utf-8")
    hits = sum(
        bool(right[((values - learned[1]) / learned[2] @ learned[0]).argmax()]) for values, right in examples
    )
    print(f"{hits} of {len(examples)} pages of those learned from")


if __name__ == "__main__":
    main()
