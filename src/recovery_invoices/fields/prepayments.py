"""What was paid before the invoice, and what it still asks for: by the words beside the amounts and by their sum."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.label_values import find_candidates
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.money import CENT, MoneyCandidate, is_rate
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Box, Cell

#: A deposit that is asked for was not paid.
_REQUESTED = re.compile(
    r"a verser|a la commande|demande|requested|required|\bdue\b|zu leisten|fallig|erforderlich|on order|bei auftrag"
    r"|richiest|solicitad|gevraagd|a pagar|da versare|te betalen|verschuldigd|payable|to be paid|a regler"
)
_PRICE_OFF = re.compile(r"skonto|escompte|discount|sconto|korting|descuento|retenue|retenci|ritenuta")
#: A word such as `Deposit` needs more than itself; words such as `Deposit received` say it alone.
_SAYS_IT = 0.9
#: Below this the difference between total and due is a rounding.
_ROUNDING = Decimal(1)
_LABELLED = 0.25
#: What an amount of the row counts that is not the likeliest one.
_ALTERNATIVE = 0.3
#: How many amounts after the total are looked at, and how many lines under it.
_MOST_AFTER, _LINES_AFTER = 6, 10
#: What a total weighs that no label names.
_UNPRINTED = 0.44
_MOST = 6

Parse = Callable[[Cell, int], list[tuple[tuple[Decimal, float], int, int]]]


@dataclass(frozen=True, slots=True)
class Prepayment:
    """`adds_up`: what is due is the total less what was paid, and both are printed."""

    prepaid: MoneyCandidate | None = None
    due: MoneyCandidate | None = None
    adds_up: bool = False


def find_prepaid(document: Document, parse: Parse) -> list[MoneyCandidate]:
    """Return amounts beside words for deposits and payments, each place once, the surest first."""
    by_place: dict[tuple[int | None, object], MoneyCandidate] = {}
    for hit in document.labels_of_kind("prepaid"):
        if not hit.at_start or len(hit.cell.text) > 80 or _REQUESTED.search(hit.cell.folded):
            continue
        for index, money in enumerate(_neighbours(document, hit, parse)):
            # What stands beside it in another table counts only where the sums ask for it.
            money.weight *= _ALTERNATIVE if index else 1.0
            key = (money.page, money.box)
            if key not in by_place or money.weight > by_place[key].weight:
                by_place[key] = money
    return sorted(by_place.values(), key=lambda one: -one.weight)[:_MOST]


def _neighbours(document: Document, hit: LabelHit, parse: Parse) -> Iterator[MoneyCandidate]:
    """Yield the amount of the label: the last one on its line, or else the one below."""
    near = [
        one for one in find_candidates(document, hit, parse, reach=30.0, go_on=True) if one.value[1] == 1.0
    ]
    row = [one for one in near if one.place != "below"]
    for one in sorted(row, key=lambda one: (one.cell.x1, one.end), reverse=True) or near:
        value, _ = one.value
        yield MoneyCandidate(
            abs(value), hit.weight * min(one.weight / max(hit.weight, 0.01), 1.0), document.source_of[one.cell.page],
            one.reason, one.cell.page, one.box,
        )  # fmt: skip


def match_prepayments(
    gross: MoneyCandidate,
    prepaid: Sequence[MoneyCandidate],
    due: Sequence[MoneyCandidate],
    totals: Sequence[MoneyCandidate],
) -> Prepayment:
    """Return the payments and the sum due that fit this total best; a smaller total may be what is due."""
    paid = [one for one in prepaid if 0 < one.value <= gross.value]
    for rests in (due, totals):
        for chosen in _together(paid):
            for rest in rests:
                if abs(gross.value - chosen.value - rest.value) <= CENT and 0 <= rest.value < gross.value:
                    return Prepayment(chosen, rest, adds_up=True)
    likely = [one for one in paid if one.weight > _ALTERNATIVE]
    explicit = [one for one in likely if one.weight >= _SAYS_IT or _follows(gross, one)]
    if explicit:
        return Prepayment(explicit[0])
    same = next((one for one in due if abs(one.value - gross.value) < _ROUNDING), None)
    return Prepayment(due=same)


def find_unprinted_totals(
    document: Document,
    prepaid: Sequence[MoneyCandidate],
    due: Sequence[MoneyCandidate],
    taxes: Sequence[MoneyCandidate],
) -> Iterator[MoneyCandidate]:
    """Yield totals that no label names: what was paid and what is due make one, if the tax or the lines say so, too."""
    printed: dict[Decimal, MoneyCandidate] = {}
    for cell in document.cells:
        for one in document.amounts(cell):
            value = one.value(document.decimal_sign) if one.is_money else None
            if value is not None:
                source = document.source_of[cell.page]
                box = cell.box_of(one.start, one.end)
                printed[value] = MoneyCandidate(
                    value, _UNPRINTED, source, reason("amounts_add_up"), cell.page, box
                )
    for paid, rest in itertools.product(_together([one for one in prepaid if one.value > 0]), due):
        total = paid.value + rest.value
        if rest.value <= 0 or rest.weight < _LABELLED:
            continue
        if total in printed:
            if _follows(printed[total], paid):
                yield printed[total]
        elif any(
            total - tax.value in printed and tax.value > 0 and is_rate(total - tax.value, tax.value)
            for tax in taxes
        ):
            yield MoneyCandidate(total, _UNPRINTED, "derived", reason("amounts_add_up"))


def _together(paid: Sequence[MoneyCandidate]) -> Iterator[MoneyCandidate]:
    """Yield each payment by itself, then all sums of several, the larger groups first."""
    yield from paid
    paid = [one for one in paid if one.weight > _ALTERNATIVE]
    for count in range(len(paid), 1, -1):
        for group in itertools.combinations(paid, count):
            yield replace(
                group[0], value=sum((one.value for one in group), Decimal(0)), source="derived",
                reason=reason("sum_of_payments"),
            )  # fmt: skip


def _follows(gross: MoneyCandidate, paid: MoneyCandidate) -> bool:
    if gross.box is None or paid.box is None or gross.page is None or paid.page is None:
        return False
    return (gross.page, gross.box[1]) < (paid.page, paid.box[1]) and paid.value < gross.value


def find_unnamed_payment(
    document: Document, gross: MoneyCandidate, due: MoneyCandidate
) -> MoneyCandidate | None:
    """Return a payment that no word announces: the page prints what lies between the total and what is due."""
    between = gross.value - due.value
    for cell in document.cells:
        for one in document.amounts(cell):
            value = one.value(document.decimal_sign) if one.is_money else None
            if value is not None and abs(value) == between:
                box = cell.box_of(one.start, one.end)
                return MoneyCandidate(between, 0.0, "derived", reason("total_less_due"), cell.page, box)
    return None


def to_findings(paid: Prepayment, gross: Finding) -> tuple[Finding | None, Finding | None]:
    """Return (prepaid, due) with how sure each is."""
    prepaid = due = None
    if paid.prepaid is not None:
        sure = 0.93 if paid.adds_up else 0.8 if paid.prepaid.weight >= _SAYS_IT else 0.65
        prepaid = _finding(paid.prepaid, min(sure, gross.confidence))
    if paid.due is not None:
        due = _finding(paid.due, min(0.93 if paid.adds_up else 0.85, gross.confidence))
    elif prepaid is not None:
        rest = gross.value - prepaid.value
        due = Finding(rest, min(prepaid.confidence, 0.75), "derived", reason("total_less_paid"))
    return prepaid, due


def find_unexplained_due(
    document: Document, gross: MoneyCandidate, due: Sequence[MoneyCandidate]
) -> MoneyCandidate | None:
    """Return a sum due below the total that nothing on the page explains."""
    for one in due:
        if (
            one.page is None
            or one.box is None
            or one.weight < _LABELLED
            or not 0 < one.value <= gross.value - _ROUNDING
        ):
            continue
        row = [
            cell.folded
            for cell in document.by_page[one.page]
            if abs(cell.middle - (one.box[1] + one.box[3]) / 2) < cell.height
        ]
        after = (
            gross.box is None or gross.page is None or (gross.page, gross.box[1]) <= (one.page, one.box[1])
        )
        if after and not _PRICE_OFF.search(" ".join(row)):
            return one
    return None


def find_rest(
    document: Document, gross: MoneyCandidate, others: Collection[Decimal]
) -> MoneyCandidate | None:
    """Return what is left of the total, or what it comes to, by an amount between the two that is withheld or brought
    forward: all three are printed one after the other. `others`: net and tax, which make the total as well."""
    if gross.page is None or gross.box is None:
        return None
    after = [
        (value, cell, one)
        for cell in sorted(document.by_page[gross.page], key=lambda cell: (cell.middle, cell.x0))
        for one in document.amounts(cell)
        if one.is_money and (value := one.value(document.decimal_sign)) is not None
        and _is_after(gross.box, cell, cell.box_of(one.start, one.end))
    ]  # fmt: skip
    for (change, _, _), (rest, cell, one) in itertools.combinations(after[:_MOST_AFTER], 2):
        value = abs(change)
        if not change or value in others or rest in others or rest in (gross.value, value) or rest <= 0:
            continue
        if rest in (gross.value - value, gross.value + value) and (
            change < 0 or _is_announced(document, cell)
        ):
            box = cell.box_of(one.start, one.end)
            return MoneyCandidate(
                rest, 0.0, document.source_of[cell.page], reason("amounts_add_up"), cell.page, box
            )
    return None


def _is_announced(document: Document, cell: Cell) -> bool:
    """Return whether a label of a total or of what is due stands on the line, or in the lines over it."""
    return any(
        hit.kind in ("due", "gross") and hit.at_start
        for other in document.neighbours(cell)
        if other is cell or -0.6 * cell.height < cell.middle - other.middle < 2.5 * cell.height
        for hit in document.labels(other)
        if other.x0 <= cell.x1
    )


def _is_after(gross: Box, cell: Cell, box: Box) -> bool:
    """Return whether an amount stands under the total, or right of it on its line."""
    middle, total = (box[1] + box[3]) / 2, (gross[1] + gross[3]) / 2
    is_on_line = abs(middle - total) < cell.height / 2
    return box[0] >= gross[2] if is_on_line else 0 < middle - total < _LINES_AFTER * cell.height


def _finding(money: MoneyCandidate, confidence: float) -> Finding:
    return Finding(money.value, confidence, money.source, money.reason, money.page, money.box)
