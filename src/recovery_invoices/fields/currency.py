"""The currency of the invoice: stated, printed beside the total, or the one seen most."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from recovery_invoices.fields.currency_marks import CODES, MARK, OF_COUNTRY, currencies_of_mark
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import Reason, reason
from recovery_invoices.text.layout import Cell

_MARK = re.compile(MARK)
#: Away from amounts only what nothing else can be: capitals of a code, and signs.
_ALONE = re.compile(
    rf"(?<![A-Za-z])(?:{'|'.join(sorted(CODES))}|US\$|R\$|C\$|A\$|NZ\$|S\$|HK\$)(?![A-Za-z])|[€£₹]|(?<![A-Za-z])\$"
)
#: Names of currencies beside no amount, as in the heading of a column or in the sum in words.
_NAMED = re.compile(
    r"\b(?:f\.? ?cfa|fcfa|francs cfa|soles|naira|kwanzas|meticais|dirhams|lempiras|quetzales"
    r"|pesos|rupees|shillings|kz)\b"
)
_COMMON = frozenset(
    ["EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "JPY", "SEK", "NOK", "DKK", "PLN", "CZK"]
)
_BY_LANGUAGE = {"de": "EUR", "fr": "EUR", "nl": "EUR", "it": "EUR", "es": "EUR", "pt": "EUR"}
#: How sure a sign is that several countries use, when nothing on the page says which of them.
_GUESSED = 0.6
#: How sure a currency is at most where another one is printed too.
_RIVALLED = 0.85


def find_currency(document: Document, gross: Finding | None, countries: Sequence[str]) -> Finding | None:
    """Return the currency as an ISO 4217 code. `countries` are where the parties sit, the likeliest first."""
    for hit in document.labels_of_kind("currency"):
        if not hit.at_start and len(hit.cell.text) > 60:
            continue
        for cell, start in ((hit.cell, hit.end), *((other, 0) for other in document.right_of(hit.cell)[:1])):
            match = _MARK.search(cell.folded, start)
            if match and match.start() - start < 25:
                code, sure = _meant(match.group(), frozenset(), countries)
                why = reason("beside_label", label=hit.cell.text[hit.start : hit.end])
                return _finding(document, cell, match.span(), code, min(sure, 0.97), why)
    counts, first = _marks(document, gross)
    if counts:
        codes = frozenset(
            code
            for mark in counts
            if len(codes_of_mark := currencies_of_mark(mark)) == 1
            for code in codes_of_mark
        )
        votes: Counter[str] = Counter()
        surest: dict[str, float] = {}
        places: dict[str, tuple[Cell, tuple[int, int]]] = {}
        for mark, count in counts.items():
            code, sure = _meant(mark, codes, countries)
            votes[code] += count
            surest[code] = max(surest.get(code, 0.0), sure)
            places.setdefault(code, first[mark])
        code, count = votes.most_common(1)[0]
        confidence = min(0.6 + 0.35 * count / sum(votes.values()), surest[code])
        if len(votes) > 1:
            confidence = min(confidence, _RIVALLED)
        cell, span = places[code]
        return _finding(document, cell, span, code, confidence, reason("printed_with_amounts"))
    for country in countries:
        if country in OF_COUNTRY:
            return Finding(OF_COUNTRY[country], 0.6, "derived", reason("usual_in_country", country=country))
    if document.language in _BY_LANGUAGE:
        return Finding(_BY_LANGUAGE[document.language], 0.45, "derived", reason("usual_for_language"))
    return None


def _marks(
    document: Document, gross: Finding | None
) -> tuple[Counter[str], dict[str, tuple[Cell, tuple[int, int]]]]:
    """Return how much each mark is seen, most beside the total, and where it is seen first."""
    counts: Counter[str] = Counter()
    first: dict[str, tuple[Cell, tuple[int, int]]] = {}
    for cell in document.cells:
        is_in_total_row = (
            gross is not None
            and gross.box is not None
            and cell.page == gross.page
            and abs(cell.middle - (gross.box[1] + gross.box[3]) / 2) < cell.height
            and gross.box[0] - 40 < cell.x1
        )
        spans: list[tuple[int, int]] = []
        for one in document.amounts(cell):
            if one.mark is not None:
                spans.append((one.start, one.end))
                counts[one.mark] += 7 if is_in_total_row else 3
                first.setdefault(one.mark, (cell, (one.start, one.end)))
                if is_in_total_row:
                    first[one.mark] = cell, (one.start, one.end)
        for match in _NAMED.finditer(cell.folded):
            mark = match.group().replace("f. cfa", "f cfa")
            counts[mark] += 1
            first.setdefault(mark, (cell, match.span()))
        for match in _ALONE.finditer(cell.text):
            if any(start <= match.start() < end for start, end in spans):
                continue
            mark = match.group().lower()
            if mark.upper() in CODES and mark.upper() not in _COMMON and not document.labels_of_kind("gross"):
                continue
            counts[mark] += 5 if is_in_total_row else 1
            first.setdefault(mark, (cell, match.span()))
    return counts, first


def _meant(mark: str, codes: frozenset[str], countries: Sequence[str]) -> tuple[str, float]:
    """Return (ISO code, how sure): a sign of several currencies is decided by a code on the page, then by the
    countries."""
    candidates = currencies_of_mark(mark)
    if len(candidates) == 1:
        return candidates[0], 0.95
    for code in candidates:
        if code in codes:
            return code, 0.95
    there = [
        own for country in countries if (own := OF_COUNTRY.get(country)) is not None and own in candidates
    ]
    if there:
        return there[0], 0.95 if len(set(there)) == 1 else _GUESSED
    return candidates[0], 0.92 if candidates[0] == "GBP" else _GUESSED


def _finding(
    document: Document, cell: Cell, span: tuple[int, int], code: str, confidence: float, why: Reason
) -> Finding:
    return Finding(code, confidence, document.source_of[cell.page], why, cell.page, cell.box_of(*span))
