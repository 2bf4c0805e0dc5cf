"""Whether a paper is an invoice, by all that speaks for it and against it: titles, words, labels, sums, days, parties.

`benchmarks/composed_invoices/train_kinds.py` learns the weights: first those of the words near the top, then how much
each of the other signs counts beside them.
"""

from __future__ import annotations

import base64
import functools
import math
import re
import statistics
import zlib

import numpy as np

from recovery_invoices.checks import likeness_weights
from recovery_invoices.checks.kinds import DocumentKind, Titles, find_titles, is_called_invoice
from recovery_invoices.checks.sentences_of_others import sentences_of
from recovery_invoices.checks.titles import is_invoice_title, other_title
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.text.layout import Cell, Page, has_digit

BUCKETS = 16384
#: From the first likelihood on it is another paper, if the network thinks so too, from the second; or if a line of its
#: own calls it one and none calls it an invoice: chosen on pages that neither step learned from. A title that outweighs
#: an invoice's is believed unless nothing else speaks for it.
_WITH_THE_NETWORK = ((0.7, 0.0), (0.4, 0.5))
_WITH_A_TITLE, _TITLE_ALONE = 0.6, 0.4
#: Below the first likelihood it is an invoice, whatever it is called, if the network thinks so too, below the second.
_SURELY_INVOICE = (0.35, 0.05)
#: Words count down to here on the first page; a title stands higher.
_LOWEST, _LOWEST_TITLE = 0.75, 0.6
_LARGE, _FEW_WORDS, _LONGEST_TITLE = 1.2, 5, 60
_MOST = 6.0
_WORD = re.compile(r"[a-z][a-z']+")
_LEAST_WORD = 3
_VALID = re.compile(
    r"valid (?:until|for|till)|gultig bis|valable|geldig|valid[oa] (?:fino|hasta|ate)|wazn[ay] do|validez"
)


def words_of(page: Page) -> dict[int, float]:
    """Return what the words of the first page say, as buckets with weights; all of one kind of line weigh alike."""
    cells = [cell for cell in page.cells() if cell.top < _LOWEST * page.height]
    if not cells:
        return {}
    usual = statistics.median(cell.height for cell in cells) or 1.0
    kinds: dict[str, set[int]] = {"T": set(), "H": set(), "B": set()}
    for cell in cells:
        words = _WORD.findall(cell.folded)
        is_short = 0 < len(words) <= _FEW_WORDS
        kind = "T" if is_short and cell.height > _LARGE * usual else "H" if is_short else "B"
        for word in words:
            kinds[kind] |= _of_word(kind, word)
        if is_short and len(words) > 1:
            kinds[kind].add(_bucket(f"{kind} {' '.join(words[:3])}"))
    values: dict[int, float] = {}
    for buckets in kinds.values():
        for bucket in buckets:
            values[bucket] = values.get(bucket, 0.0) + 1 / math.sqrt(len(buckets))
    return values


@functools.lru_cache(maxsize=20_000)
def _of_word(kind: str, word: str) -> frozenset[int]:
    if kind == "B":
        return frozenset([_bucket(f"B={word}")] if len(word) >= _LEAST_WORD else [])
    framed = f"<{word[:20]}>"
    parts = [f"={word}", *(framed[at : at + size] for size in (4, 5) for at in range(len(framed) - size + 1))]
    return frozenset(_bucket(f"{kind}{part}") for part in parts)


def _bucket(text: str) -> int:
    return zlib.crc32(text.encode()) % BUCKETS


@functools.cache
def _weights() -> np.ndarray:
    raw = zlib.decompress(base64.b64decode(likeness_weights.WORDS))
    weights: np.ndarray = np.frombuffer(raw, "<i1").astype(np.float32) * likeness_weights.SCALE
    return weights


def by_words(document: Document) -> float:
    """Return how much the words speak for another paper, on a logarithmic scale."""
    if not document.pages:
        return 0.0
    weights = _weights()
    sum_of_words = sum(weights[bucket] * value for bucket, value in words_of(document.pages[0]).items())
    return float(sum_of_words) + likeness_weights.BIAS


def signs(document: Document, findings: Findings, unlike: float, titles: Titles) -> list[float]:
    """Return what speaks for another paper or against it. `unlike`: how likely it is one to the network."""
    other, invoice, _ = _title_lines(document)
    unlike = min(max(unlike, 1e-4), 1 - 1e-4)
    labels = [hit for hit in document.labels_of_kind("number") if hit.at_start and hit.weight >= 0.5]
    is_strong = titles.other is not None and titles.weight > titles.invoice
    confidences = [
        min(findings[path].confidence, 1.0) if path in findings else 0.0
        for path in ("invoice.amount", "invoice.tax_amount", "invoice.due_date", "invoice.numbers",
                     "invoice.issue_date", "debtor.company_name", "creditor.iban")
    ]  # fmt: skip
    sums = sum(one.is_money for cell in document.cells for one in document.amounts(cell))
    return [
        _bounded(math.log(unlike / (1 - unlike))), _bounded(by_words(document)),
        titles.weight, titles.invoice, is_strong, _bounded(titles.weight - titles.invoice),
        *other, *invoice, other[0] > 0 and invoice[0] == 0, invoice[0] > 0 and other[0] == 0,
        min(len(labels), 3) / 3, is_called_invoice(document), *confidences, min(sums, 12) / 12,
        any(_VALID.search(cell.folded) for cell in document.cells), not document.has_language_rules,
        *sentences_of(document),
    ]  # fmt: skip


def _bounded(value: float) -> float:
    return max(-_MOST, min(_MOST, value))


def _title_lines(document: Document) -> tuple[list[float], list[float], DocumentKind | None]:
    """Return of lines that are titles of other papers and of invoices: the size, how far up, whether nothing is beside
    it; and what the other paper is called."""
    if not document.pages:
        return [0.0] * 3, [0.0] * 3, None
    page = document.pages[0]
    cells = document.by_page[page.number]
    usual = statistics.median([cell.height for cell in cells] or [1.0]) or 1.0
    other, invoice = [0.0] * 3, [0.0] * 3
    called: DocumentKind | None = None
    for cell in cells:
        text = cell.folded.strip(" *-:#|.")
        if cell.top > _LOWEST_TITLE * page.height or not text or len(text) > _LONGEST_TITLE:
            continue
        code = other_title(text)
        if code == "CONTRACT" and has_digit(text) and cell.height <= _LARGE * usual:
            # `Contract 4711` in letters as large as the others is a reference.
            continue
        best = other if code else invoice if is_invoice_title(text) else None
        if best is None:
            continue
        row = [min(cell.height / usual, 3.0), 1 - cell.top / page.height, float(_is_alone(document, cell))]
        if (row[2], row[0]) > (best[2], best[0]):
            best[:] = row
            called = DocumentKind(code, cell) if code else called
    return other, invoice, called


def _is_alone(document: Document, cell: Cell) -> bool:
    """Return whether the words are no label of a value: nothing is right beside them and no colon follows."""
    if cell.text.rstrip().endswith(":"):
        return False
    neighbour = next(iter(document.right_of(cell)), None)
    return neighbour is None or neighbour.x0 - cell.x1 > 4 * cell.height


def likely_other(document: Document, findings: Findings, unlike: float) -> tuple[float, DocumentKind | None]:
    """Return how likely the paper is none of an invoice, and the title that calls it something else, if one does."""
    titles = find_titles(document)
    weighed = zip(
        signs(document, findings, unlike, titles), likeness_weights.WEIGHTS, likeness_weights.MEANS,
        likeness_weights.SCALES, strict=True,
    )  # fmt: skip
    logit = likeness_weights.START + sum(
        weight * (value - mean) / scale for value, weight, mean, scale in weighed
    )
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit)))), None if titles.outweighed else titles.other


def is_other_paper(
    document: Document, findings: Findings, unlike: float
) -> tuple[bool | None, DocumentKind | None]:
    """Return whether the paper is none of an invoice (False where it surely is one, None in doubt), and the title that
    calls it something else, if one does."""
    likelihood, kind = likely_other(document, findings, unlike)
    if kind is not None and likelihood >= _TITLE_ALONE:
        return True, kind
    other, invoice, called = _title_lines(document)
    is_titled = other[0] > 0 and other[2] > 0 and invoice[0] == 0
    if (is_titled and likelihood >= _WITH_A_TITLE) or any(
        likelihood >= least and unlike >= to_the_network for least, to_the_network in _WITH_THE_NETWORK
    ):
        return True, called
    most, most_to_the_network = _SURELY_INVOICE
    return (False if likelihood < most and unlike < most_to_the_network else None), None
