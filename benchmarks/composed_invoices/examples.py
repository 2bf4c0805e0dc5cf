"""What the network learns from a page: its pieces as numbers, and which of them are right for each role."""

from __future__ import annotations

import html
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

import numpy as np

from benchmarks.composed_invoices.facts import PATHS, Facts
from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields import number, number_choice
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.read import read_fields
from recovery_invoices.reading import read_document
from recovery_invoices.roles.features import features, relations, values_of
from recovery_invoices.roles.grams import grams
from recovery_invoices.roles.marks import find_marks
from recovery_invoices.roles.pieces import DAY, MARK, SUM, Piece, find_pieces
from recovery_invoices.text.layout import Page, letters_and_digits

ROLES = (
    "number", "issued", "due", "gross", "net", "tax", "prepaid", "rest", "buyer", "street", "town", "buyer_vat",
    "seller",
    "seller_vat", "ship",
)  # fmt: skip
_PATHS = PATHS | {"buyer_vat": "debtor.vat_number"}


@dataclass
class Example:
    """`right`: for each role the pieces that are it; [-1]: none is; empty: nobody knows. `goes_on`: more of a name."""

    values: np.ndarray
    grams: np.ndarray
    offsets: np.ndarray
    relations: np.ndarray
    right: list[list[int]]
    goes_on: list[int]
    source: str
    language: str
    kind: str


def truth_of(of: Facts) -> dict[str, object]:
    """Return the truth by role; None where a page says nothing of it."""
    due = of.due if "due" in of.shown else None
    has_rest = of.prepaid or of.withheld or of.previous
    return {
        "number": of.number, "issued": of.issued, "due": due, "gross": of.gross, "net": of.net if of.tax else None,
        "tax": of.tax or None, "prepaid": of.prepaid or None, "rest": of.rest if has_rest else None,
        "buyer": of.buyer.name,
        "street": of.buyer.street, "town": of.buyer.town, "code": of.buyer.code, "buyer_vat": of.buyer.vat,
        "seller": of.seller.name,
        "seller_vat": of.seller.vat, "ship": of.ship.name if of.ship.name != of.buyer.name else None,
    }  # fmt: skip


def truth_on_page(of: Facts, page: str) -> dict[str, object]:
    """Return the truth as far as the page (as HTML) says it: a letter may name no net and no tax, some no total."""
    truth = truth_of(of)
    text = html.unescape(page)
    printed_as = {
        "number": of.number, "issued": of.day(of.issued), "due": of.day(of.due), "code": of.buyer.code,
    }  # fmt: skip
    for role, printed in printed_as.items():
        if printed not in text:
            truth[role] = None
    if not any(of.figure(value) in text for value in (of.net, of.tax)):
        truth["net"] = truth["tax"] = None
    if not any(of.figure(value) in text for value in (of.gross, of.rest)):
        truth["gross"] = truth["rest"] = None
    for role, value in (("prepaid", of.prepaid), ("rest", of.rest)):
        if truth[role] is not None and of.figure(value) not in text:
            truth[role] = None
    return truth


def truth_of_sample(truth: dict[str, object]) -> dict[str, object]:
    """Return the truth of the other generators by role; what they do not say nobody knows."""
    evidence: dict[str, object] = {}
    for role, path in _PATHS.items():
        if path in truth:
            value = truth[path]
            value = value[0] if isinstance(value, list) else value
            evidence[role] = date.fromisoformat(str(value)) if role in ("issued", "due") else value
    evidence["code"] = truth.get("debtor.address.postal_code")
    if not evidence.get("tax"):
        # A page without tax says no net.
        evidence["net"] = evidence["tax"] = None
    return evidence


def examples_of(
    pdf: bytes, truth: dict[str, object], source: str, language: str, kind: str
) -> Example | None:
    pages, _ = read_document(pdf, lambda question, data: ({}, b""))
    return of_pages(pages, truth, source, language, kind)


def of_pages(
    pages: list[Page], truth: dict[str, object], source: str, language: str, kind: str,
    creditor: CreditorHint = UNKNOWN_CREDITOR,
) -> Example | None:  # fmt: skip
    document = Document(pages)
    if not document.cells:
        return None
    findings, _ = read_fields(document, creditor)
    choices = number_choice.choose(document, number.scored_candidates(document))
    spans = [(one.cell, one.start, one.start + len(one.value)) for one in choices]
    pieces = find_pieces(document, [*find_marks(document), *spans])
    evidence = {path: (one.page or 0, one.box, one.confidence) for path, one in findings.items() if one.box}
    parts = [grams(piece.folded) for piece in pieces]
    right, goes_on = _right(document, pieces, truth)
    return Example(
        features(document, pieces, evidence, creditor).astype(np.float16),
        np.array([*itertools.chain(*parts)], np.uint16),
        np.cumsum([0, *(len(part) for part in parts)]).astype(np.int32), relations(document, pieces).astype(np.uint8),
        right, goes_on, source, language, kind,
    )  # fmt: skip


def _right(
    document: Document, pieces: Sequence[Piece], truth: dict[str, object]
) -> tuple[list[list[int]], list[int]]:
    days, sums = values_of(document, pieces)
    keys = [letters_and_digits(piece.text) for piece in pieces]
    right: list[list[int]] = []
    goes_on: list[int] = []
    names: set[int] = set()
    for role in ROLES:
        if role not in truth:
            right.append([])
            continue
        value = truth[role]
        hits: list[int] = []
        if isinstance(value, date):
            hits = [at for at, day in enumerate(days) if day == value and pieces[at].kind == DAY]
        elif isinstance(value, Decimal):
            hits = [
                at
                for at, one in enumerate(sums)
                if one is not None and abs(one) == abs(value) and pieces[at].kind == SUM
            ]
        elif role in ("buyer", "seller", "ship", "street"):
            hits, more = _lines(pieces, keys, letters_and_digits(str(value)) if value else "")
            if role == "buyer":
                goes_on = more
                names = {*hits, *more}
        elif role == "town" and value:
            key = letters_and_digits(str(value))
            hits = _towns(pieces, keys, key, letters_and_digits(str(truth.get("code") or "")))
            hits = [
                at for at in hits if at not in names and (_near(pieces, at, right[-1]) or at in right[-1])
            ]
        elif value:
            key = letters_and_digits(str(value))
            kinds = (MARK,) if role == "number" else range(7)
            hits = [at for at, one in enumerate(keys) if one == key and pieces[at].kind in kinds]
            if role != "number":
                hits = hits or [at for at, one in enumerate(keys) if key in one and len(one) < len(key) + 12]
        nobody_says = value is None or role in ("due", "prepaid", "rest", "buyer_vat", "seller_vat", "ship")
        right.append(hits or ([-1] if nobody_says else []))
    return right, goes_on


def _towns(pieces: Sequence[Piece], keys: Sequence[str], town: str, code: str) -> list[int]:
    """Return where a town stands: with its code, where one is known."""
    hits = [at for at, one in enumerate(keys) if town in one and len(one) < len(town) + 24]
    coded = [at for at in hits if code and code in letters_and_digits(pieces[at].cell.text)]
    return coded or hits


def _near(pieces: Sequence[Piece], at: int, streets: list[int]) -> bool:
    """Return whether a town stands with one of the streets: the same town may stand elsewhere."""
    return not streets or any(
        one >= 0 and pieces[one].page == pieces[at].page and abs(pieces[one].cell.middle - pieces[at].cell.middle) < 60
        and abs(pieces[one].x0 - pieces[at].x0) < 250
        for one in streets
    )  # fmt: skip


def _lines(pieces: Sequence[Piece], keys: Sequence[str], key: str) -> tuple[list[int], list[int]]:
    """Return where the text begins, and the pieces that it goes on with where a line broke it."""
    hits, more = [], []
    if not key:
        return [], []
    for at, one in enumerate(keys):
        if one == key:
            hits.append(at)
        elif len(one) >= 3 and key.startswith(one):
            rest, used, current = key[len(one) :], [], at
            for other in _following(pieces, current):
                if not keys[other]:
                    continue
                if not rest.startswith(keys[other]):
                    break
                used.append(other)
                rest = rest[len(keys[other]) :]
                if not rest:
                    break
            if not rest and used:
                hits.append(at)
                more += used
    return hits, more


def _following(pieces: Sequence[Piece], at: int) -> Iterator[int]:
    """Yield the pieces after this one in its cell, then those of the lines under it that begin where it does."""
    first = pieces[at]
    for other in range(at + 1, len(pieces)):
        one = pieces[other]
        if one.cell is first.cell or (
            one.page == first.page and 0 < one.cell.top - first.cell.top < 4 * first.cell.height
            and abs(one.cell.x0 - first.x0) < 8
        ):  # fmt: skip
            yield other
