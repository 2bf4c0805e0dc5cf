"""The day of issue, the due date, and the due date that follows from payment terms."""

from __future__ import annotations

import re
from datetime import date

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.label_values import Candidate, find_candidates
from recovery_invoices.fields.lone_dates import due_among, issue_among, lone_dates
from recovery_invoices.fields.payment_terms import find_terms, is_no_term
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Cell

_NUMBER_DATE = re.compile(
    r"(?:nr|no|n\.? ?°|n|#|number|nummer)\.?\s*:?\s*\S.{0,38}?\s+(?:vom|von|du|dated|van|of|del|de|issued at"
    r"|issued on)\s*$"
)
#: `Facture n° 12` over `du 3 mai`.
_GOES_ON_WITH_DATE = re.compile(r"(?:vom|du|dated|of|del|van|dd\.?|d\.d\.) ")
#: `Lyss, den `, `San Marino, lì `: the place where a letter was written, before its day.
_TOWN_BEFORE = re.compile(
    r"[^\W\d_][^\d,;:|]{1,40},\s*(?:le|den|am|the|il|lì|li|dnia|w dniu|a|aos|em|el|op)?\s*", re.IGNORECASE
)
#: Where the upper part of a letter ends, and how sure a day after a town is that no label calls the day of issue.
_LETTERS_END, _PLACED = 0.6, 0.8
#: What parts the fields of one line.
_PARTS = re.compile(r" [|–—] ")
_PLACE_DATE = re.compile(r"^[a-z' .\-]{2,40},?\s*(?:le|den|the|il|li|op)?\s*$")


def find_issue_date(document: Document) -> Finding | None:
    """Find the issue date; the finding's value is an ISO date."""
    dates = [
        (one, _issue_score(document, one))
        for hit in document.labels_of_kind("issue_date")
        for one in find_candidates(document, hit, lambda cell, start: _parse(document, cell, start))
    ]
    dates.sort(key=lambda pair: -pair[1])
    titled = _in_title(document)
    if titled and (not dates or titled.confidence >= 0.9 * min(dates[0][1], 1.0)):
        return titled
    if dates and dates[0][1] > 0.25:
        best, score = dates[0]
        rivals = [other for one, other in dates if one.value != best.value]
        margin = score - (rivals[0] if rivals else 0.0)
        confidence = 0.4 + 0.45 * min(score, 1.0) + 0.3 * min(max(margin, 0.0), 0.4)
        if not document.day_order_proven and _is_ambiguous(document, best):
            confidence -= 0.12
        return _finding(document, best, min(confidence, 0.97))
    if titled:
        return titled
    if placed := _placed_date(document):
        return placed
    due = find_labelled_due_date(document, None)
    among = issue_among(lone_dates(document), date.fromisoformat(due.value) if due else None)
    return among or _lonely_date(document)


def find_due_date(document: Document, issue: date | None) -> Finding | None:
    """Return a printed due date, else the one that payment terms give."""
    labelled = find_labelled_due_date(document, issue)
    if labelled or issue is None:
        return labelled
    return find_terms(document, issue) or due_among(lone_dates(document), issue)


def find_labelled_due_date(document: Document, issue: date | None) -> Finding | None:
    """Return the day beside a label of due dates."""
    dates = [
        (one, one.weight)
        for hit in document.labels_of_kind("due_date")
        for one in find_candidates(document, hit, lambda cell, start: _parse(document, cell, start))
    ]
    scored = [
        (one, score * _discount_factor(document, one) + _order_bonus(one.value, issue))
        for one, score in dates
    ]
    scored.sort(key=lambda pair: (-pair[1], pair[0].cell.page, pair[0].cell.top))
    if scored and scored[0][1] > 0.3:
        best, score = scored[0]
        return _finding(document, best, min(0.95, 0.45 + 0.5 * min(score, 1.0)))
    return None


def _parse(document: Document, cell: Cell, start: int) -> list[tuple[date, int, int]]:
    dates = []
    for one in document.dates(cell):
        day = one.day(document.day_first)
        if one.start >= start and day:
            dates.append((day, one.start, one.end))
    return dates


def _issue_score(document: Document, one: Candidate) -> float:
    score = one.weight
    if one.cell.page == document.pages[0].number:
        score += 0.05
    announces = one.hit.cell.text[one.hit.end :].lstrip(" .)").startswith(":")
    if len(one.hit.cell.text) > 70 and not announces and not _PARTS.search(one.hit.cell.text):
        score -= 0.25
    height = document.sizes[one.cell.page][1]
    if one.cell.top > 0.6 * height:
        score -= 0.2
    if one.hit.weight < 0.7 and not one.hit.at_start:
        score -= 0.25
    if one.hit.weight < 0.7 and _goes_on(one):
        score -= 0.3
    earlier = [
        hit for hit in document.labels(one.cell) if hit.end <= one.start and hit.kind in ("other", "due_date")
    ]
    if earlier and earlier[-1].start > one.hit.start:
        score -= 0.5
    return score


def _goes_on(one: Candidate) -> bool:
    """Return whether words that we do not know follow the word for a date: `Data limite`."""
    cell, end = one.hit.cell, one.start if one.cell is one.hit.cell else len(one.hit.cell.text)
    return len(re.findall(r"[^\W\d_]{3,}", cell.text[one.hit.end : end])) > 0


def _discount_factor(document: Document, one: Candidate) -> float:
    """Return the day until which a discount is granted is not the day on which payment is due."""
    following = [other.start for other in document.dates(one.cell) if other.start > one.start]
    after = one.cell.folded[one.end : following[0] if following else len(one.cell.folded)]
    earlier = [other.end for other in document.dates(one.cell) if other.end <= one.start]
    before = one.cell.folded[max(earlier, default=0) : one.start]
    if re.search(r"ohne abzug|netto\b|net\b|sans escompte", before) and not is_no_term(before):
        return 1.1
    if re.search(r"ohne abzug|netto|net\b|sans escompte", after):
        return 1.1
    return 0.3 if is_no_term(after) or is_no_term(_clause_before(before)) else 1.0


def _clause_before(before: str) -> str:
    """Return the last sentence, or the last field between bars, before a date."""
    return re.split(r"\.\s|;|\s\|\s", before)[-1]


def _order_bonus(due: date, issue: date | None) -> float:
    if issue is None:
        return 0.0
    if due < issue:
        return -0.4
    return 0.05 if (due - issue).days <= 180 else -0.1


def _in_title(document: Document) -> Finding | None:
    """Find the date that follows the number in the title: `Invoice no. X of DATE`."""
    for hit in document.labels_of_kind("number"):
        for one in document.dates(hit.cell):
            day = one.day(document.day_first)
            titled = hit.at_start or (
                hit.weight >= 0.5 and hit.cell.top < 0.4 * document.sizes[hit.cell.page][1]
            )
            if day and one.start > hit.end and titled and _NUMBER_DATE.search(hit.cell.folded[: one.start]):
                return Finding(
                    day.isoformat(), 0.95, document.source_of[hit.cell.page], reason("in_title"),
                    hit.cell.page, hit.cell.box_of(one.start, one.end),
                )  # fmt: skip
        if hit.at_start and hit.weight >= 0.5:
            is_open = bool(re.search(r"\b(?:vom|von|du|dated|van|of|del)\s*$", hit.cell.folded))
            for other in document.below(hit.cell, 20)[:2]:
                for one in document.dates(other):
                    day = one.day(document.day_first)
                    if day and (
                        one.start == 0 if is_open else _GOES_ON_WITH_DATE.fullmatch(other.folded[: one.start])
                    ):
                        return Finding(
                            day.isoformat(), 0.9, document.source_of[other.page], reason("after_title"),
                            other.page, other.box_of(one.start, one.end),
                        )  # fmt: skip
    return None


def _lonely_date(document: Document) -> Finding | None:
    """Return a date that stands alone, or after a place, in the upper half of the first page."""
    page = document.pages[0]
    upper = {id(lower): cell for cell in document.cells if (lower := document.continued.get(id(cell)))}
    for cell in document.by_page[page.number]:
        if cell.top > 0.5 * page.height:
            break
        # `3 % Skonto bis` over its day.
        if (over := upper.get(id(cell))) and (is_no_term(over.folded) or _is_of_payment(document, over)):
            continue
        for one in document.dates(cell):
            day = one.day(document.day_first)
            before, after = cell.folded[: one.start], cell.folded[one.end :]
            alone = not before.strip(" :,") and not after.strip(" .")
            if day and (
                alone or ((_PLACE_DATE.match(before) and not document.labels(cell)) and not after.strip(" ."))
            ):
                return Finding(
                    day.isoformat(), 0.6 if alone else _PLACED, document.source_of[page.number],
                    reason("by_place"), page.number, cell.box_of(one.start, one.end),
                )  # fmt: skip
    return None


def _placed_date(document: Document) -> Finding | None:
    """Return the one day that stands after a town in a line of its own, as letters are dated: `Lyss, den 5.3.2022`."""
    page = document.pages[0]
    days: dict[date, Finding] = {}
    for cell in document.by_page[page.number]:
        if cell.top > _LETTERS_END * page.height:
            break
        for one in document.dates(cell):
            day = one.day(document.day_first)
            if (
                day
                and _TOWN_BEFORE.fullmatch(cell.text[: one.start])
                and not cell.text[one.end :].strip(" .")
            ):
                box = cell.box_of(one.start, one.end)
                source = document.source_of[page.number]
                days.setdefault(
                    day,
                    Finding(
                        day.isoformat(), _PLACED, source, reason("in_line", line=cell.text), page.number, box
                    ),
                )
    return next(iter(days.values())) if len(days) == 1 else None


def _is_of_payment(document: Document, cell: Cell) -> bool:
    return any(hit.kind in ("prepaid", "due_date") for hit in document.labels(cell))


def _is_ambiguous(document: Document, one: Candidate) -> bool:
    written = [date_match for date_match in document.dates(one.cell) if date_match.start == one.start]
    return bool(written) and not written[0].ordered and written[0].first <= 12 and written[0].second <= 12


def _finding(document: Document, best: Candidate, confidence: float) -> Finding:
    return Finding(
        best.value.isoformat(),
        confidence,
        document.source_of[best.cell.page],
        best.reason,
        best.cell.page,
        best.box,
    )
