"""Net, tax and gross, chosen together: the candidates that add up win over those that only look right."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from decimal import Decimal

from recovery_invoices.fields.document import Document, is_drawn_line
from recovery_invoices.fields.early_payment import find_early_payments
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.label_values import find_candidates, label_box
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.ladder import climb, is_sum_of_lines, sums_of_lines
from recovery_invoices.fields.money import CENT, MoneyCandidate, is_rate
from recovery_invoices.fields.prepayments import (
    find_prepaid,
    find_rest,
    find_unexplained_due,
    find_unnamed_payment,
    find_unprinted_totals,
    match_prepayments,
    to_findings,
)
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.tax_shown import says_no_tax, shows_tax
from recovery_invoices.fields.total_rows import Place, find_parts, find_total_rows
from recovery_invoices.text.layout import Cell

_KEEP = 9
#: The least weight of a total that a label announces rather than arithmetic.
_LABELLED = 0.45
#: The weight of a label that says `total` without a doubt, and what arithmetic without a label is then worth less.
_SURE_LABEL, _OUTWEIGHED = 0.7, 1.2
_HIGHEST_RATE = Decimal("0.28")
#: How sure net and tax are at most that no label names, as order lines add up to a total, too; and how sure a labelled
#: total is that they add up to.
_BY_PLACE = 0.5
_BY_ARITHMETIC = 0.85
#: What it says for a total that it less the payments makes what is due.
_EXPLAINS_DUE = 0.9


@dataclass(slots=True)
class Totals:
    gross: Finding | None = None
    net: Finding | None = None
    tax: Finding | None = None
    prepaid: Finding | None = None
    due: Finding | None = None
    adds_up: bool = False


def find_totals(document: Document) -> Totals:
    early = find_early_payments(document)
    by_rate = find_parts(document) | early
    gross, net, tax, due = (_candidates(document, kind, by_rate) for kind in ("gross", "net", "tax", "due"))
    tax += _sum_of_taxes(document)
    gross += due
    for row in find_total_rows(document, by_rate):
        for labelled, one in zip((net, tax, gross), row, strict=True):
            same = next((other for other in labelled if other.value == one.value), None)
            if same is None:
                labelled.append(one)
            else:
                same.weight = max(same.weight, one.weight)
    # By their places; where a label says the same, its weight counts.
    for labelled, climbed in zip((gross, net, tax), climb(document), strict=True):
        labelled += [one for one in climbed if all(one.value != other.value for other in labelled)][:_KEEP]
    is_taxed = shows_tax(document)
    if not is_taxed:
        gross += sums_of_lines(document) if not gross else []
    prepaid = [
        one
        for one in find_prepaid(document, lambda cell, start: _parse(document, cell, start))
        if (one.page, one.box) not in early
    ]
    labelled_values = {one.value for one in gross}
    gross += [
        one for one in find_unprinted_totals(document, prepaid, due, tax) if one.value not in labelled_values
    ]
    best: tuple[float, MoneyCandidate, MoneyCandidate | None, MoneyCandidate | None, bool] | None = None
    largest = max((m.value for m in gross if m.box is not None), default=Decimal(0))
    announced = max((m.value for m in gross if m.weight >= _SURE_LABEL), default=Decimal(0))
    for g in gross:
        size = 0.08 if g.value == largest else 0.0
        if prepaid and match_prepayments(g, prepaid, due, gross).adds_up:
            size += _EXPLAINS_DUE
        for n, t in itertools.product([None, *net], [None, *tax]):
            if not is_taxed and ((n and n.value != g.value) or (t and t.value)):
                continue
            score, adds_up = _score_combination(g, n, t)
            score += size - _by_place_alone(g, announced)
            if best is None or score > best[0]:
                best = (score, g, n, t, adds_up)
    if best is None:
        return _by_arithmetic(document) if is_taxed else Totals()
    score, g, n, t, adds_up = best
    if is_taxed and not adds_up:
        fallback = _by_arithmetic(document)
        if fallback.gross and (g.weight < 0.4 or _contains(fallback, g.value)):
            return fallback
    totals = _complete(g, n, t, adds_up)
    if totals.gross and not totals.net and not totals.tax:
        _without_tax(document, totals, totals.gross)
        if g.weight >= _LABELLED and is_sum_of_lines(document, g):
            totals.gross.confidence = max(totals.gross.confidence, _BY_ARITHMETIC)
    if totals.gross is not None:
        paid = match_prepayments(g, prepaid, due, gross)
        if paid.adds_up and g.box is not None and g.weight >= _LABELLED:
            totals.gross.confidence = max(totals.gross.confidence, _BY_ARITHMETIC)
        totals.prepaid, totals.due = to_findings(paid, totals.gross)
        if paid.prepaid is None and paid.due is None and (less := find_unexplained_due(document, g, due)):
            totals.due = _finding(less, 0.5)
            between = find_unnamed_payment(document, g, less)
            totals.prepaid = _finding(between, 0.5) if between else None
        if totals.due is None or totals.due.value == totals.gross.value:
            parts = {one.value for one in (totals.net, totals.tax) if one is not None}
            parts |= {one.value for one in (*net, *tax) if one.weight >= _LABELLED}
            rest = find_rest(document, g, parts)
            rest = None if rest and (rest.page, rest.box) in early else rest
            totals.due = _finding(rest, _BY_PLACE) if rest else totals.due
    return totals


def _contains(totals: Totals, value: Decimal) -> bool:
    """Return whether the value is the net of sums that add up to a larger total."""
    return (
        totals.net is not None and totals.gross is not None and totals.net.value == value < totals.gross.value
    )


def _by_place_alone(g: MoneyCandidate, announced: Decimal) -> float:
    """Return what a total loses that only its place makes one, where a label announces a larger one."""
    return _OUTWEIGHED if g.weight < _LABELLED and g.value < announced else 0.0


def _without_tax(document: Document, totals: Totals, gross: Finding) -> None:
    """Set net to gross and tax to zero: nothing on the page is tax."""
    exempt = says_no_tax(document)
    if exempt or not document.labels_of_kind("tax") or not shows_tax(document):
        sure = 0.75 if exempt else 0.5
        why = reason("no_tax_due" if exempt else "no_tax_shown")
        totals.net = Finding(gross.value, sure, "derived", why)
        totals.tax = Finding(Decimal(0), sure, "derived", why)


def _score_combination(
    g: MoneyCandidate, n: MoneyCandidate | None, t: MoneyCandidate | None
) -> tuple[float, bool]:
    """Return how good the choice is, and whether it adds up."""
    score = g.weight
    if n and t and t.value > n.value:
        return score - 0.6, False
    if n and t:
        difference = abs(n.value + t.value - g.value)
        if difference <= CENT:
            bonus = 0.8 if t.value == 0 else 1.3 if is_rate(n.value, t.value) else _bonus_of_mixed_rates(n, t)
            return score + n.weight + t.weight + bonus, True
        return score + 0.3 * (n.weight + t.weight) - 0.6, False
    if n:
        if n.value == g.value:
            return score + 0.7 * n.weight + 0.2, True
        if n.value < g.value and is_rate(n.value, g.value - n.value):
            return score + n.weight + 0.55, True
        if n.value < g.value <= n.value * Decimal("1.3"):
            return score + 0.5 * n.weight - 0.05, False
        return score + 0.3 * n.weight - 0.3, False
    if t:
        if t.value and 0 < t.value < g.value and is_rate(g.value - t.value, t.value):
            return score + t.weight + 0.45, True
        return score + 0.3 * t.weight - 0.3, False
    return score, False


def _bonus_of_mixed_rates(n: MoneyCandidate, t: MoneyCandidate) -> float:
    """Return the weight of a tax at no known rate: it may be the sum of several rates, unless it exceeds the
    highest.
    """
    return 1.1 if t.value <= n.value * _HIGHEST_RATE else 0.2


def _complete(g: MoneyCandidate, n: MoneyCandidate | None, t: MoneyCandidate | None, adds_up: bool) -> Totals:
    sure = 0.5 + 0.25 * min(g.weight, 1.0)
    if adds_up and g.weight >= _LABELLED and not (n and n.value == g.value):
        sure = 0.9 + 0.06 * min(g.weight, 1.0) if n and t else 0.8 + 0.12 * min(g.weight, 1.0)
    elif adds_up:
        # Arithmetic alone makes nothing certain, and that a sum equals itself says little.
        sure += 0.1
    totals = Totals(gross=_finding(g, min(sure, 0.97)), adds_up=adds_up)
    if n and (adds_up or n.weight > 0.5):
        totals.net = _finding(n, _sure_of_part(n, sure) if adds_up else 0.45)
    if t and (adds_up or t.weight > 0.5):
        totals.tax = _finding(t, _sure_of_part(t, sure) if adds_up else 0.45)
    if totals.net and not totals.tax and n and n.value <= g.value and adds_up:
        totals.tax = Finding(g.value - n.value, 0.75, "derived", reason("gross_less_net"))
    if totals.net and not totals.tax and n and n.value < g.value:
        totals.tax = Finding(g.value - n.value, 0.5, "derived", reason("gross_less_net"))
    if totals.tax and not totals.net and t and adds_up:
        totals.net = Finding(g.value - t.value, 0.75, "derived", reason("gross_less_tax"))
    return totals


def _sure_of_part(part: MoneyCandidate, sure: float) -> float:
    return sure if part.weight >= _LABELLED else min(sure, _BY_ARITHMETIC)


def _finding(money: MoneyCandidate, confidence: float) -> Finding:
    return Finding(money.value, confidence, money.source, money.reason, money.page, money.box)


def _candidates(document: Document, kind: str, parts: Set[Place]) -> list[MoneyCandidate]:
    """Return the best candidates of a kind, one for each value; `parts` are no totals."""
    best: dict[Decimal, MoneyCandidate] = {}
    for hit in document.labels_of_kind(kind):
        for money in _near(document, hit, kind):
            if (money.page, money.box) in parts:
                continue
            previous = best.get(money.value)
            if previous is None or money.weight > previous.weight:
                best[money.value] = money
    return sorted(best.values(), key=lambda money: -money.weight)[:_KEEP]


def _sum_of_taxes(document: Document) -> list[MoneyCandidate]:
    """Return the sum of the taxes by rate, where each has a line of its own."""
    rows: dict[tuple[int, int], MoneyCandidate] = {}
    for hit in document.labels_of_kind("tax"):
        if not hit.at_start or "%" not in hit.cell.text or len(hit.cell.text) > 60:
            continue
        near = [money for money in _near(document, hit, "tax") if money.page == hit.cell.page]
        neighbours = [
            money
            for money in near
            if money.box and abs((money.box[1] + money.box[3]) / 2 - hit.cell.middle) < hit.cell.height
        ]
        if neighbours:
            key = (hit.cell.page, round(hit.cell.middle))
            best = max(neighbours, key=lambda money: (money.weight, money.box[2] if money.box else 0))
            if key not in rows or best.weight > rows[key].weight:
                rows[key] = best
    if len(rows) < 2:
        return []
    taxes = list(rows.values())
    total = sum((money.value for money in taxes), Decimal(0))
    return [
        MoneyCandidate(total, 0.8 * min(money.weight for money in taxes), "derived", reason("sum_of_taxes"))
    ]


def _near(document: Document, hit: LabelHit, kind: str) -> Iterator[MoneyCandidate]:
    in_items = _is_item_heading(document, hit.cell)
    prose = len(hit.cell.text) > 80
    for one in find_candidates(
        document, hit, lambda cell, start: _parse(document, cell, start), reach=45.0, go_on=True
    ):
        value, factor = one.value
        if kind == "tax" and (value < 0 or not hit.at_start):
            continue
        weight = one.weight * factor
        if one.place == "below" and in_items:
            weight *= 0.25
        if prose:
            weight *= 0.5
        if one.place == "right" and _is_last_amount(document, one.cell, one.end):
            weight *= 1.04
        yield MoneyCandidate(
            value, weight, document.source_of[one.cell.page],
            one.reason, one.cell.page, one.box,
        )  # fmt: skip
    if not in_items:
        yield from _column(document, hit)


def _parse(document: Document, cell: Cell, start: int) -> list[tuple[tuple[Decimal, float], int, int]]:
    """Return ((value, factor), start, end): a bare integer counts less than an amount with decimals."""
    amounts = []
    for one in document.amounts(cell):
        if document.number_at(cell, one) < start or one.percent:
            continue
        value = one.value(document.decimal_sign)
        if value is None:
            continue
        if one.is_money:
            factor = 1.0
        elif one.fraction is not None or len(one.digits) <= 7:
            factor = 0.6
        else:
            continue
        amounts.append(((value, factor), one.start, one.end))
    money = [one for one in amounts if one[0][1] == 1.0]
    return money or amounts


#: Headings of columns that only a table of what was sold has: how many, and what one costs.
ITEM_COLUMN = re.compile(
    r"(?:qty|quantity|units?|hours|unit (?:price|cost)|price(?: each)?|rate|qte|quantite|nb|heures|prix unit"
    r"|p\.? ?u\.?|pu ht|tarif|menge|mge|anzahl|std|stuck|einzelpreis|preis|e-preis|ep\b|aantal|uren|stuks"
    r"|prijs|stuksprijs|q\.?ta|quantita|ore\b|prezzo"
    r"|cantidad|cant|uds|unidades|horas|precio|p\. unit"
    r"|qtd|quantidade|qt\b|preco|valor unit|ilosc|szt|il\b|j\.m|liczba|cena"
    r"|antal|a-pris|stykpris|enhetspris|mnozstvi|maara|yksikkohinta)(?![a-z])"
)
_ITEM_COLUMNS = 2


def _is_item_heading(document: Document, cell: Cell) -> bool:
    """Return whether the cell belongs to the heading of the table of what was sold."""
    near = [
        other
        for other in document.by_page[cell.page]
        if abs(other.middle - cell.middle) < 2.2 * max(cell.height, other.height)
    ]
    if sum(bool(ITEM_COLUMN.match(other.folded)) for other in near) >= _ITEM_COLUMNS:
        return True
    return any(
        hit.kind == "description" for other in near for hit in document.labels(other) if len(other.text) < 60
    )


def _is_last_amount(document: Document, cell: Cell, end: int) -> bool:
    later = [one for one in document.amounts(cell) if one.start >= end]
    return not later and not any(document.amounts(other) for other in document.right_of(cell))


def _column(document: Document, hit: LabelHit) -> Iterator[MoneyCandidate]:
    """Yield a heading over several amounts, as in a breakdown by tax rate: their sum, or the last if it is the sum."""
    cell = hit.cell
    x0, _, x1, _ = label_box(document, hit)
    values: list[tuple[Decimal, Cell, int, int]] = []
    for other in document.below(cell, 110):
        if is_drawn_line(other) or other.x0 > x1 + 4 or other.x1 < x0 - 4:
            continue
        labels = document.labels(other)
        amounts = [one for one in document.amounts(other) if one.is_money]
        if labels and labels[0].at_start and not amounts:
            break
        if not amounts:
            continue
        if values and other.top - values[-1][1].bottom > 2.5 * other.height:
            break
        value = amounts[-1].value(document.decimal_sign)
        if value is not None and abs(other.x1 - x1) < 60:
            values.append((value, other, amounts[-1].start, amounts[-1].end))
    if len(values) < 2:
        return
    numbers = [value for value, *_ in values]
    why = reason("column_sum", label=cell.text[:40])
    for count in range(1, len(numbers)):
        if numbers[count] == sum(numbers[:count]):
            value, other, start, end = values[count]
            yield MoneyCandidate(
                value, hit.weight * 0.85, document.source_of[other.page], why,
                other.page, other.box_of(start, end),
            )  # fmt: skip
            return
    yield MoneyCandidate(sum(numbers, Decimal(0)), hit.weight * 0.6, "derived", why)


def _by_arithmetic(document: Document) -> Totals:
    """Find the totals without labels: the largest amount that is the sum of two others at a known tax rate."""
    by_value: dict[Decimal, MoneyCandidate] = {}
    for cell in document.cells:
        for one in document.amounts(cell):
            value = one.value(document.decimal_sign) if one.is_money else None
            if value is not None and value > 0:
                by_value[value] = MoneyCandidate(
                    value, 0.4, document.source_of[cell.page], reason("amounts_add_up"), cell.page,
                    cell.box_of(one.start, one.end),
                )  # fmt: skip
    values = sorted(by_value, reverse=True)[:25]
    for gross in values:
        for net in values:
            tax = gross - net
            if net < gross and tax in by_value and is_rate(net, tax) and tax > 0:
                return _complete(by_value[gross], by_value[net], by_value[tax], adds_up=True)
    return Totals()
