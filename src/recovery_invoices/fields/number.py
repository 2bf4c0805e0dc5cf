"""The invoice's number, or its numbers."""

from __future__ import annotations

import re
from dataclasses import replace
from weakref import WeakKeyDictionary

from recovery_invoices.fields.dates import is_date_like
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.identifiers import is_vat_like
from recovery_invoices.fields.label_values import Candidate, find_candidates
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.lone_numbers import LEAST
from recovery_invoices.fields.number_choice import Choice, choose
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.towns import lone_postal_code, parse_town
from recovery_invoices.text.layout import Cell, letters_and_digits

_CHOICES: WeakKeyDictionary[Document, list[Choice]] = WeakKeyDictionary()

#: What may follow the number on the same line, and ends it.
_STOP = re.compile(
    r"\s+(?:vom|von|du|del|dated|date|of|om|op|le|datum|seite|page|pagina|issued|und kunden|bitte|au|di data|de fecha"
    r"|fecha|from|for|fur|pour|voor)\b|\s+[-–/|(]\s+|\s{2,}|[;|(]"
)
_BEFORE_DATE = re.compile(
    r"\s+(?:vom|von|du|del|de|dated|van|of|issued at|issued on|en date du|d\.d\.)(?:\s+(?=\d|[a-z]+ \d)|\s*$)"
)
#: `(380) Nr. `, `des Versicherers (575) Nr. `: what may stand between the title's word and the number.
_TITLE_GAP = re.compile(r"[^:]{0,40}?\b(?:nr|no|n\.? ?°|n\.|nummer|number|#)\s*[.:#]*\s*")
_TOKEN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_./\\#\-]*[A-Za-z0-9_]|[A-Za-z0-9]")
#: `– Seite 1`, where the line goes on `von 2` as before a date.
_PAGE = re.compile(r"[\s\-–,(]*\b(?:seite|page|pagina|blatt|blad|strona|strana|side|sida|sivu)\b.*")
_BAR = re.compile(r"\s[|•·]\s")
_OWN_REFERENCE = re.compile(
    r"(?:our |notre |unsere |onze |nostro |nuestra )?(?:reference|referenz|referentie|referencia|riferimento|ref)"
)
_REFERENCE = 0.4
#: How likely a number must be against a plain label, and what one is worth at most where rules and model differ.
_LIKELY, _DISPUTED = 0.8, 0.8
_PLAINLY_LABELLED = 1.0
#: From this weight on a label says that a number follows: `Facture n°`, not `Facture`.
_SAYS_NUMBER = 0.9
#: `FT A2025/1187`, `FA 2026 0212`: a series, then its number.
_SERIES = re.compile(r"[A-Za-z]{1,4}[ \-](?:[A-Za-z]{1,3}[/\-]?)?\d[\w./\-]*(?: \d{2,}(?=$| \d))*")
#: What of a number may stand on the next line of a narrow column.
_REST = re.compile(r"(?=\S*\d)[A-Za-z0-9][\w./-]{0,16}(?=$|\s+[^\W\d])")
_YEAR_FIRST = re.compile(r"20\d\d([-/.]?)\d\d\1\d\d")
_PAGE_COUNT = re.compile(r"[1-9]/[1-9]$")
#: `according to offer 17` is no number.
_BEGINS_WITH_WORD = re.compile(r"[^\W\d_]{5,} ")
_PLURAL = re.compile(r"\s*(?:,|;|&|\bet\b|\bund\b|\band\b|\ben\b|\be\b|\by\b)\s*")
_SHAPES_OF_OTHERS = re.compile(
    r"^(?:[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,}.*|(?:\+|00)\d{2}[\d ]{6,}|\d{1,2}[:.]\d{2}|\d+[.,]\d{2}|\d{1,3}%)$"
)


def find_numbers(document: Document) -> Finding | None:
    """Return the best number; several when the label announces a list. The value is a list of strings."""
    scored = scored_candidates(document)
    numbers = [one for one, _ in scored]
    chosen = _choose(document, scored)
    if chosen is not None and chosen.labelled is None and (numbers or chosen.lone >= LEAST):
        return _unlabelled(document, chosen)
    if not numbers:
        numbers = [one for hit in _references(document) for one in find_candidates(document, hit, _parse)]
    if not numbers:
        return None
    ruled, best = numbers[0], chosen.labelled if chosen is not None and chosen.labelled else numbers[0]
    score = _score(document, best)
    values = [best.value, *_more(best)]
    rivals = [one for one in numbers if letters_and_digits(one.value) != letters_and_digits(best.value)]
    margin = score - (_score(document, rivals[0]) if rivals else 0.0)
    confidence = min(0.97, 0.35 + 0.5 * min(score, 1.1) + 0.3 * min(max(margin, 0.0), 0.5))
    if letters_and_digits(best.value) != letters_and_digits(ruled.value) or (
        chosen is not None and chosen.likelihood < _LIKELY
    ):
        # Where the rules and the model do not agree, nothing is certain.
        confidence = min(confidence, _DISPUTED)
    if best.cell.text[best.end :].strip() in ("-", "/"):
        # A narrow column broke it off here: where the rest of it is not read, what is read is a part.
        values, confidence = [best.value + _rest_below(document, best)], min(confidence, _DISPUTED)
    return Finding(
        values,
        confidence,
        document.source_of[best.cell.page],
        best.reason,
        best.cell.page,
        best.box,
    )


def _rest_below(document: Document, one: Candidate) -> str:
    """Return what of the number a narrow column broke off, with the sign at which it did: `-831` under `RE2605-`."""
    sign = one.cell.text[one.end :].strip()
    lower = document.line_below(one.cell)
    rest = _REST.match(lower.text) if lower is not None else None
    return sign + rest.group() if rest else ""


def choices_of(document: Document, scored: list[tuple[Candidate, float]] | None = None) -> list[Choice]:
    """Return what may be the number, the likeliest first; reckoned once a document."""
    if document not in _CHOICES:
        _CHOICES[document] = choose(document, scored_candidates(document) if scored is None else scored)
    return _CHOICES[document]


def _choose(document: Document, scored: list[tuple[Candidate, float]]) -> Choice | None:
    """Return the model's choice; where a plain label speaks for another value, only one that it is sure of."""
    choices = choices_of(document, scored)
    if not choices:
        return None
    best = choices[0]
    if scored and scored[0][1] >= _PLAINLY_LABELLED and best.likelihood < _LIKELY:
        of_rules = letters_and_digits(scored[0][0].value)
        return next(one for one in choices if letters_and_digits(one.value) == of_rules)
    return best


def scored_candidates(document: Document) -> list[tuple[Candidate, float]]:
    """Return the values beside labels of numbers with what the rules give them, the best first."""
    numbers = (
        one
        for hit in document.labels_of_kind("number")
        for one in find_candidates(document, hit, _parse_day_too if hit.weight >= _SAYS_NUMBER else _parse)
    )
    scored = [
        (one, _score(document, one))
        for one in numbers
        if not _is_within_value(document, one)
        and (
            one.place == "after"
            or (parse_town(one.cell.text) is None and not lone_postal_code(one.cell.text))
        )
    ]
    return sorted(scored, key=lambda pair: -pair[1])


def _is_within_value(document: Document, one: Candidate) -> bool:
    """Return whether the value is a part of a day or a sum: the 4 of `4 March 2025`, the 4.442 of `4.442,67`."""
    days = ((day.start, day.end) for day in document.dates(one.cell))
    sums = ((amount.start, amount.end) for amount in document.amounts(one.cell) if amount.fraction)
    return any(start <= one.start and one.end < end for start, end in (*days, *sums))


def _unlabelled(document: Document, chosen: Choice) -> Finding:
    box = chosen.cell.box_of(chosen.start, chosen.start + len(chosen.value))
    sure = 0.4 + 0.3 * chosen.likelihood
    label = chosen.cell.text.replace(chosen.value, "").strip(" :#.-")
    why = reason("beside_label", label=label[:40]) if label else reason("no_label")
    return Finding([chosen.value], sure, document.source_of[chosen.cell.page], why, chosen.cell.page, box)


def _references(document: Document) -> list[LabelHit]:
    """Return labels such as `Référence`, which are the invoice's own number where nothing else is called so."""
    return [
        replace(hit, kind="number", weight=_REFERENCE)
        for hit in document.labels_of_kind("other")
        if hit.at_start and _OWN_REFERENCE.fullmatch(hit.cell.folded[hit.start : hit.end].strip())
    ]


def _parse_day_too(cell: Cell, position: int) -> list[tuple[str, int, int]]:
    """Return numbers, also one that is written like a day: many count their invoices of a month as `2026-10-03`."""
    return _parse(cell, position, _YEAR_FIRST)


def _parse(cell: Cell, position: int, like_days: re.Pattern[str] | None = None) -> list[tuple[str, int, int]]:
    text = cell.text
    start = position
    while start < len(text) and cell.folded[start] in " :.#°º-=(\u2116":
        start += 1
    lead = re.match(r"(?:(?:n\.? ?°|nº|no\b\.?|nr\b\.?|num\b\.?|n\.|#)\s*[:.#]?\s*)+", cell.folded[start:])
    if lead and lead.end() < len(text) - start:
        start += lead.end()
    kind = re.match(r"\(\d{3}\)\s*(?:nr\.?|n°|no\.?|#)?\s*", cell.folded[position:].lstrip())
    if kind:
        start = position + (len(cell.folded[position:]) - len(cell.folded[position:].lstrip())) + kind.end()
    bar = _BAR.search(text, start)
    text = text[: bar.start()] if bar else text
    rest = text[start:]
    before_date = _BEFORE_DATE.search(cell.folded, start, len(text))
    if before_date and before_date.start() > start:
        gaps = list(_TITLE_GAP.finditer(cell.folded, position, before_date.start()))
        if gaps and gaps[-1].end() < before_date.start():
            start = gaps[-1].end()
    if before_date and 0 < before_date.start() - start <= 40:
        page = _PAGE.search(cell.folded, start, before_date.start())
        number = text[start : page.start() if page else before_date.start()].strip()
        if (
            _plausible(number.replace(" ", ""))
            and not _SHAPES_OF_OTHERS.match(number)
            and not _BEGINS_WITH_WORD.match(number)
        ):
            return [(number, start, start + len(number))]
    stop = _STOP.search(cell.folded[start : len(text)])
    limit = stop.start() if stop and stop.start() > 0 else len(rest)
    match = _TOKEN.match(rest)
    if not match or match.end() > limit + 1:
        return []
    value = match.group()
    tail = rest[match.end() : limit].strip(" .,")
    if re.fullmatch(r"[A-Za-z]{1,4}", value) and tail and re.match(r"(?:[A-Za-z]{1,3}[/\-]?)?\d", tail):
        joined = _SERIES.match(rest[:limit].rstrip())
        if joined:
            value, tail = joined.group(), ""
    if not _plausible(value) or _SHAPES_OF_OTHERS.match(value):
        return []
    if is_date_like(value) and not (like_days and like_days.fullmatch(value)):
        return []
    if (
        re.match(r"\s*(?:€|eur\b|%|\$|\d{3}\b)", rest[len(value) :].lower())
        and value.isdecimal()
        and len(value) <= 3
    ):
        return []
    return [(value, start, start + len(value))]


def _plausible(value: str) -> bool:
    digits = sum(character.isdecimal() for character in value)
    return 1 <= len(value) <= 40 and digits >= 1 and not _PAGE_COUNT.match(value) and not is_vat_like(value)


def _score(document: Document, one: Candidate) -> float:
    score = one.weight
    value = one.value
    if one.cell.page == document.pages[0].number:
        score += 0.05
    if len(value) <= 2:
        score -= 0.2
    before_date = _BEFORE_DATE.match(one.cell.folded, one.end)
    if before_date and one.hit.at_start:
        score += 0.6
    if any(character.isalpha() for character in value) or "-" in value or "/" in value:
        score += 0.03
    if len(one.hit.cell.text) > 60 and not one.hit.at_start:
        score -= 0.3
    height = document.sizes[one.cell.page][1]
    if one.cell.top > 0.6 * height:
        score -= 0.15
    title = one.hit.weight <= 0.55 and one.place in ("right", "below")
    if title:
        score -= 0.12
    if one.hit.weight <= 0.3:
        score += 0.2 if one.place == "after" and one.hit.at_start and one.cell.top < 0.35 * height else -0.2
    return score


def _more(best: Candidate) -> list[str]:
    """Return further numbers of a list such as `Invoices 12, 13 and 14`."""
    more: list[str] = []
    position = best.end
    folded, text = best.cell.folded, best.cell.text
    while len(more) < 49:
        joint = _PLURAL.match(folded, position)
        if not joint or joint.end() == position:
            break
        token = _TOKEN.match(text, joint.end())
        if not token or not _same_shape(best.value, token.group()):
            break
        more.append(token.group())
        position = token.end()
    return more


def _same_shape(first: str, other: str) -> bool:
    def shape(text: str) -> str:
        return re.sub(r"[A-Za-z]", "a", re.sub(r"\d", "0", text))

    return len(other) >= 3 and shape(first) == shape(other)
