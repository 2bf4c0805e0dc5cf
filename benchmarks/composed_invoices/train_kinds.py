"""Learn what speaks for another paper than an invoice, and write the weights into the reader.

    python -m benchmarks.composed_invoices.train_kinds PAGES [--words LEARNED] [--held HELD]

PAGES is a folder of `compose` with invoices and other papers of development wordings that the network did not learn
from. The words near the top are learned from three pages of four; how much they count beside titles, labels, sums and
the network, from most of the others. The rest are only measured. Of LEARNED, pages that the network learned from, only
the words are learned; of HELD, pages of templates that nobody learned from, only how much each sign counts.
Numpy is enough.
"""

from __future__ import annotations

import argparse
import base64
import pickle
import sys
import zlib
from pathlib import Path

import numpy as np

from benchmarks.composed_invoices.measure import Read, documents
from recovery_invoices.checks import likeness, likeness_weights
from recovery_invoices.checks.kinds import find_titles
from recovery_invoices.extraction import UNKNOWN_CREDITOR
from recovery_invoices.roles.read import read_values
from recovery_invoices.text.layout import Page, group_into_rows

TARGET = Path(likeness_weights.__file__)
#: Every so manieth page is for the second step, and of those every so manieth is only measured.
SECOND, MEASURED = 4, 3
STEPS, RATE, DECAY = 400, 0.05, 2e-3
STEPS_OF_SIGNS, DECAY_OF_SIGNS = 3000, 1e-3
#: How often a kind of line says nothing while the words are learned, so that no word alone decides.
HIDDEN = 0.15
#: An invoice that is refused costs more than another paper that passes.
COST = 2.0

Rows = tuple[np.ndarray, np.ndarray, np.ndarray]


def rows_of(pages: list[dict[int, float]]) -> Rows:
    """Return pages, buckets and values, each bucket of each page one after another."""
    counts = [len(page) for page in pages]
    return (
        np.repeat(np.arange(len(pages)), counts),
        np.fromiter((bucket for page in pages for bucket in page), np.int64),
        np.fromiter((value for page in pages for value in page.values()), np.float64),
    )


def learn_words(pages: list[dict[int, float]], is_other: np.ndarray) -> tuple[np.ndarray, float]:
    """Return the weights of the buckets and the bias, by Adam over all pages at once."""
    dice = np.random.default_rng(1)
    page, bucket, value = rows_of(pages)
    cost = np.where(is_other, 0.5 / is_other.mean(), 0.5 / (1 - is_other.mean()))
    weights, first, second = (np.zeros(likeness.BUCKETS + 1) for _ in range(3))
    for step in range(1, STEPS + 1):
        shown = value * (dice.random(len(value)) >= HIDDEN)
        logits = np.bincount(page, shown * weights[bucket], len(pages)) + weights[-1]
        slope = cost * (1 / (1 + np.exp(-logits)) - is_other) / len(pages)
        gradient = np.append(
            np.bincount(bucket, shown * slope[page], likeness.BUCKETS) + DECAY / 10 * weights[:-1],
            slope.sum(),
        )
        first, second = 0.9 * first + 0.1 * gradient, 0.999 * second + 0.001 * gradient**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights[:-1], float(weights[-1])


def learn_signs(values: np.ndarray, is_other: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Return weights, means, scales and the constant."""
    means, scales = values.mean(0), values.std(0) + 1e-3
    scaled = (values - means) / scales
    cost = np.where(is_other, 0.5 / is_other.mean(), COST * 0.5 / (1 - is_other.mean()))
    weights, first, second = (np.zeros(values.shape[1] + 1) for _ in range(3))
    for step in range(1, STEPS_OF_SIGNS + 1):
        logits = scaled @ weights[:-1] + weights[-1]
        slope = cost * (1 / (1 + np.exp(-logits)) - is_other) / len(values)
        gradient = np.append(scaled.T @ slope + DECAY_OF_SIGNS * weights[:-1], slope.sum())
        first, second = 0.9 * first + 0.1 * gradient, 0.999 * second + 0.001 * gradient**2
        weights -= 0.02 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights[:-1], means, scales, float(weights[-1])


def signs_of(one: Read) -> list[float]:
    findings, unlike = read_values(one.document, UNKNOWN_CREDITOR)
    return likeness.signs(one.document, findings, unlike, find_titles(one.document))


def take_words(weights: np.ndarray, bias: float) -> None:
    """Let the reader use the weights of words, as it will read them."""
    scale = float(np.abs(weights).max() / 127)
    packed = zlib.compress(np.round(weights / scale).astype("<i1").tobytes(), 9)
    likeness_weights.WORDS = base64.b64encode(packed).decode()
    likeness_weights.SCALE, likeness_weights.BIAS = scale, bias
    likeness._weights.cache_clear()


def write(learned: tuple[np.ndarray, np.ndarray, np.ndarray, float], target: Path) -> None:
    weights, means, scales, start = learned
    words = likeness_weights.WORDS
    lines = [f'    "{words[at : at + 110]}"' for at in range(0, len(words), 110)]
    text = (
        '"""Weights of what speaks for another paper than an invoice, as `train_kinds.py` of the composed pages '
        'wrote them."""\n\n'
        f"START = {start:.5g}\nBIAS = {likeness_weights.BIAS:.5g}\nSCALE = {likeness_weights.SCALE:.6g}\n"
    )
    for name, numbers in (("WEIGHTS", weights), ("MEANS", means), ("SCALES", scales)):
        text += f"{name} = (\n" + "".join(f"    {one:.4g},\n" for one in numbers) + ")\n"
    target.write_text(f"{text}WORDS = (\n" + "\n".join(lines) + "\n)\n", encoding="utf-8")


def tell(name: str, shares: np.ndarray, is_other: np.ndarray) -> None:
    for least in (0.3, 0.5, 0.7, 0.8, 0.9):
        refused, passed = (shares[~is_other] >= least).mean(), (shares[is_other] < least).mean()
        print(f"{name}, from {least}: invoices refused {refused:.2%}, other papers passed {passed:.2%}")


def main() -> None:
    arguments = argparse.ArgumentParser(description="learn what speaks for another paper than an invoice")
    arguments.add_argument("pages", type=Path)
    arguments.add_argument("--target", type=Path, default=TARGET)
    arguments.add_argument("--signs", type=Path, help="where what was read for the second step is kept")
    arguments.add_argument("--words", type=Path, help="pages of which only the words are learned")
    arguments.add_argument("--held", type=Path, help="pages of which only the signs are learned")
    options = arguments.parse_args()
    words, of_words = [], []
    later: list[Read] = []
    folders = [(options.pages, SECOND), (options.words, 0), (options.held, 1)]
    files = [(file, each) for folder, each in folders if folder for file in sorted(folder.glob("*.pickle"))]
    for file, each in files:
        for at, (pages, *_, kind) in enumerate(pickle.loads(file.read_bytes())):
            if not each or at % each:
                number, width, height, of_page = pages[0]
                first = Page(number, width, height, list(of_page))
                group_into_rows(first)
                words.append(likeness.words_of(first))
                of_words.append(kind != "invoice")
        if each:
            later += documents(file, each)
    print(len(words), "pages for the words,", len(later), "for the rest", file=sys.stderr, flush=True)
    is_other = np.array(of_words)
    take_words(*learn_words(words, is_other))
    by_words = np.array([likeness.by_words(one.document) for one in later])
    kinds = np.array([one.kind != "invoice" for one in later])
    tell("words alone", 1 / (1 + np.exp(-by_words)), kinds)
    values = np.array([signs_of(one) for one in later])
    if options.signs:
        options.signs.write_bytes(pickle.dumps((values, [(one.source, one.kind) for one in later])))
    measured = np.arange(len(later)) % MEASURED == 0
    learned = learn_signs(values[~measured], kinds[~measured])
    weights, means, scales, start = learned
    shares = 1 / (1 + np.exp(-((values - means) / scales @ weights + start)))
    tell("learned from", shares[~measured], kinds[~measured])
    tell("not learned from", shares[measured], kinds[measured])
    write(learned, options.target)


if __name__ == "__main__":
    main()
