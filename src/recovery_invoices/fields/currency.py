"""The currency of the invoice: stated, printed beside the total, or the one seen most."""

from __future__ import annotations

import re
from collections import Counter

from recovery_invoices.fields.amounts import currency_of
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.text.layout import Cell

_CODE = re.compile(
    r"(?<![a-z])(eur|usd|gbp|chf|cad|aud|nzd|jpy|sek|nok|dkk|pln|czk|euros?|us dollars?)(?![a-z])"
    r"|[€£₹]|(?<![a-z])rs\.|us\$|\$"
)
_BY_COUNTRY = dict.fromkeys(["DE", "FR", "NL", "IT", "ES", "PT", "AT", "BE", "LU", "IE", "FI", "GR"], "EUR") | {
    "GB": "GBP", "US": "USD", "CH": "CHF", "LI": "CHF", "CA": "CAD", "AU": "AUD", "PL": "PLN", "SE": "SEK", "DK": "DKK",
    "NO": "NOK", "CZ": "CZK",
}  # fmt: skip
_BY_LANGUAGE = {"de": "EUR", "fr": "EUR", "nl": "EUR", "it": "EUR", "es": "EUR", "pt": "EUR"}


def find_currency(document: Document, gross: Finding | None, countries: list[str]) -> Finding | None:
    """The value is an ISO 4217 code."""
    for hit in document.of("currency"):
        if not hit.at_start and len(hit.cell.text) > 60:
            continue
        for cell, start in ((hit.cell, hit.end), *((other, 0) for other in document.right_of(hit.cell)[:1])):
            match = _CODE.search(cell.folded, start)
            if match and match.start() - start < 25:
                return _finding(
                    document, cell, match, 0.97, f"stated beside “{hit.cell.text[hit.start : hit.end]}”"
                )
    counts: Counter[str] = Counter()
    first: dict[str, tuple[Cell, re.Match[str]]] = {}
    for cell in document.cells:
        for match in _CODE.finditer(cell.folded):
            code = _code(match.group())
            if code:
                digits = cell.folded[max(0, match.start() - 4) : match.end() + 4]
                counts[code] += 3 if any(character.isdecimal() for character in digits) else 1
                first.setdefault(code, (cell, match))
    if gross and gross.page and gross.box:
        for cell in document.by_page[gross.page]:
            if (
                abs(cell.middle - (gross.box[1] + gross.box[3]) / 2) < cell.height
                and gross.box[0] - 40 < cell.x1
            ):
                for match in _CODE.finditer(cell.folded):
                    counts[_code(match.group()) or ""] += 4
    counts.pop("", None)
    if counts:
        code, count = counts.most_common(1)[0]
        share = count / sum(counts.values())
        cell, match = first[code]
        return _finding(document, cell, match, 0.6 + 0.35 * share, "printed with the amounts")
    for country in countries:
        if country in _BY_COUNTRY:
            return Finding(_BY_COUNTRY[country], 0.6, "derived", f"usual in {country}")
    if document.language in _BY_LANGUAGE:
        return Finding(_BY_LANGUAGE[document.language], 0.45, "derived", "usual for the document's language")
    return None


def _code(mark: str) -> str | None:
    return "USD" if mark.startswith(("us d", "$")) else currency_of(mark)


def _finding(document: Document, cell: Cell, match: re.Match[str], confidence: float, reason: str) -> Finding:
    code = _code(match.group())
    return Finding(
        code,
        confidence,
        document.source_of[cell.page],
        reason,
        cell.page,
        cell.box_of(match.start(), match.end()),
    )
