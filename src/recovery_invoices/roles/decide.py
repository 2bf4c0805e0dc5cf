"""Days, sums, number and parties as the network chooses them, beside what the rules have found."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.ladder import may_be_tax
from recovery_invoices.fields.money import is_rate
from recovery_invoices.fields.reason import Reason, reason
from recovery_invoices.fields.tax_shown import shows_tax
from recovery_invoices.roles.certainty import CERTAIN, agreed, doubt, doubt_all
from recovery_invoices.roles.choice import Choice
from recovery_invoices.roles.days import choose_days
from recovery_invoices.roles.options import TRUST, Option, best_option, options
from recovery_invoices.roles.pieces import SHARE, WORDS, Piece
from recovery_invoices.text.layout import letters_and_digits

CENT = Decimal("0.02")
PATHS = {
    "number": "invoice.numbers", "issued": "invoice.issue_date", "due": "invoice.due_date", "gross": "invoice.amount",
    "net": "invoice.amount_before_tax", "tax": "invoice.tax_amount", "prepaid": "invoice.prepaid_amount",
    "rest": "invoice.due_amount",
}  # fmt: skip
#: How sure a value is at most that the rules did not find, by where its text comes from: of worn pages the network has
#: learned little. And one that is computed, and one of a page that shows no tax.
_MOST_SURE, _DERIVED, _UNTAXED = {"text": 0.8, "ocr": 0.6}, 0.7, 0.5
#: How likely a payment or what is left is at least, and a due day, where the rules did not find it: many invoices have
#: none.
_ADDED, _DUE_ADDED = 0.9, 0.7
#: How likely the network has to hold a number of which the rules found a part.
_LONGER_SHARE = 0.5
#: Below this share of the page its foot begins.
_FOOT = 0.88
_LEAST = 0.003
_MOST = 6
#: No tax makes more of a net than this.
_MOST_TAX = Decimal("1.5")
#: What it is worth that net and tax make the gross, or do not.
_ADDS_UP, _AT_A_RATE, _AT_NO_RATE, _WITHOUT_RATES, _CONTRADICTS = 2.5, 1.0, -0.5, -1.6, -2.5
#: `INV ` before a number may be its series, ` 063` behind it its end; `963Copy` has a word in it.
_SERIES_BEFORE = r"\b(?!(?:N[OR]?|NUM|REF|VAT|TVA|IVA|ID)\b)[A-Z]{1,5}[-_/ ]"
_FIGURES_AFTER = r"[ /-]\d{2,}(?![\d.,/-])"
_WORD_WITHIN = re.compile(r"\d[A-Z]?[a-z]{4,}")


@dataclass(slots=True)
class Sums:
    gross: Option
    net: Option
    tax: Option
    score: float
    adds_up: bool


def choose_sums(document: Document, choice: Choice, rule: Findings) -> Sums | None:
    """Return gross, net and tax together: those that are likely and fit each other."""
    likely = {
        role: [one for one in options(document, choice, role, rule.get(PATHS[role])) if one.share >= _LEAST][
            :_MOST
        ]
        for role in ("gross", "net", "tax")
    }
    # Taxes at several rates are at none together; a page that names no rate has not even one.
    at_no_rate = _AT_NO_RATE if any(piece.kind == SHARE for piece in choice.pieces) else _WITHOUT_RATES
    is_taxed = shows_tax(document)
    best: Sums | None = None
    for gross, net, tax in itertools.product(likely["gross"], likely["net"], likely["tax"]):
        if gross.value is None or (not is_taxed and (tax.value or net.value not in (None, gross.value))):
            continue
        fit, adds_up = _fit(gross.value, net.value, tax.value, at_no_rate)
        if not _may_be_tax(document, gross, net, tax):
            fit, adds_up = _CONTRADICTS, False
        score = fit + sum(math.log(one.share + 1e-6) for one in (gross, net, tax))
        if best is None or score > best.score:
            best = Sums(gross, net, tax, score, adds_up)
    is_likely = best is not None and (best.gross.of_rules or best.gross.share >= TRUST["gross"][1])
    return best if is_likely else None


def _may_be_tax(document: Document, gross: Option, net: Option, tax: Option) -> bool:
    if tax.piece is None or gross.piece is None or tax.of_rules:
        return True
    if is_rate(gross.value - tax.value if net.value is None else net.value, tax.value):
        return True
    total, part = ((one.page, one.cell.middle) for one in (gross.piece, tax.piece))
    return may_be_tax(document, total, part)


def _fit(gross: Decimal, net: Decimal | None, tax: Decimal | None, at_no_rate: float) -> tuple[float, bool]:
    if net is not None and tax is not None:
        return (_ADDS_UP, True) if abs(net + tax - gross) <= CENT else (_CONTRADICTS, False)
    if net is not None:
        if net > gross or gross > net * _MOST_TAX:
            return _CONTRADICTS, False
        fits = net == gross or is_rate(net, gross - net)
        return (_AT_A_RATE, True) if fits else (at_no_rate, False)
    if tax is not None:
        fits = tax < gross and is_rate(gross - tax, tax)
        return (_AT_A_RATE, True) if fits else (at_no_rate, False)
    return 0.0, False


def finding(document: Document, option: Option, sure: float, value: Any = None) -> Finding:
    piece = option.piece
    assert piece is not None
    box = piece.cell.box_of(piece.start, piece.end)
    return Finding(
        option.value if value is None else value,
        sure,
        document.source_of[piece.page],
        why(document, piece),
        piece.page,
        box,
    )


def why(document: Document, piece: Piece) -> Reason:
    """Return the words beside the value, else those over it."""
    before = piece.cell.text[: piece.start].strip(" :.#-|")
    if any(one.isalpha() for one in before):
        return reason("beside_label", label=before[-40:].strip())
    lettered = [one for one in document.neighbours(piece.cell) if any(sign.isalpha() for sign in one.text)]
    left = [
        one
        for one in lettered
        if one.x1 <= piece.x0 + 1 and abs(one.middle - piece.cell.middle) < piece.cell.height / 2
    ]
    if left:
        return reason("beside_label", label=max(left, key=lambda one: one.x1).text[:40])
    over = [
        one
        for one in lettered
        if one.bottom <= piece.cell.top + 2 and one.x0 < piece.x1 and one.x1 > piece.x0
    ]
    if over:
        return reason("below_label", label=max(over, key=lambda one: one.bottom).text[:40])
    return reason("by_place")


def name_of(choice: Choice, start: Piece) -> tuple[str, list[Piece]]:
    """Return a name with the pieces on which it goes on: in its line, and in the lines under it."""
    pieces = [start]
    at = choice.pieces.index(start)
    for other in range(at + 1, len(choice.pieces)):
        piece = choice.pieces[other]
        last = pieces[-1]
        if piece.page != last.page or len(pieces) > 3:
            break
        is_next = piece.cell is last.cell or (
            0 < piece.cell.top - last.cell.top < 2.6 * last.cell.height and abs(piece.x0 - start.x0) < 8
        )
        if not is_next:
            continue
        if float(choice.goes_on[other]) < 0.5 or piece.kind != WORDS:
            break
        pieces.append(piece)
    text = ""
    for piece, following in itertools.zip_longest(pieces, pieces[1:]):
        end = following.start if following is not None and following.cell is piece.cell else piece.end
        text += piece.cell.text[piece.start : end] + (
            "" if following is not None and following.cell is piece.cell else " "
        )
    return text.strip(" ,;"), pieces


def merge(document: Document, findings: Findings, choice: Choice) -> Findings:
    """Return the findings with number, days and sums as the network chooses them."""
    merged = dict(findings)
    number = best_option(document, choice, "number", merged.get(PATHS["number"]), _identifiers(merged))
    if number is not None and not _is_in_foot(document, number):
        number = _longer_number(document, choice, number)
        _put(document, merged, "number", number, [number.value])
        if _may_be_part(document, number):
            merged[PATHS["number"]] = doubt(merged[PATHS["number"]])
    issued, due = choose_days(document, choice, merged)
    best = next((one for one in issued if one.value is not None), None)
    if best is not None and (best.of_rules or best.share >= TRUST["issued"][1]):
        _put(document, merged, "issued", best, best.value.isoformat())
    if due and due[0].value is not None and (PATHS["due"] in merged or due[0].share >= _DUE_ADDED):
        _put(document, merged, "due", due[0], due[0].value.isoformat())
    total = merged.get(PATHS["gross"])
    # A total that is printed nowhere follows from the deposit, the tax and what is due: no piece of the page can be it.
    is_unprinted = total is not None and total.box is None and PATHS["prepaid"] in merged
    sums = None if is_unprinted else choose_sums(document, choice, merged)
    if sums is not None:
        _merge_sums(document, merged, sums)
    for role in ("prepaid", "rest"):
        rule = merged.get(PATHS[role])
        one = options(document, choice, role, rule)[0]
        if one.of_rules or (
            one.value is not None and one.share >= _ADDED and _leaves(merged, role, one.value)
        ):
            _put(document, merged, role, one)
        elif rule is not None:
            merged[PATHS[role]] = doubt(rule)
    gross = merged.get(PATHS["gross"])
    if gross is None or gross.confidence < CERTAIN:
        doubt_all(merged, *(PATHS[role] for role in ("net", "tax", "prepaid", "rest")))
    return merged


def _leaves(merged: Findings, role: str, value: Decimal) -> bool:
    """Return whether a payment leaves what is asked for, where both are known: one of several payments does not."""
    total, due = (merged.get(PATHS[name]) for name in ("gross", "rest"))
    if role != "prepaid" or total is None or due is None:
        return True
    return bool(abs(abs(total.value) - value - abs(due.value)) <= CENT)


def _longer_number(document: Document, choice: Choice, of_rules: Option) -> Option:
    """Return the number of which the rules took a part, as they take `2024` of `2024 49942`, where the network sees the
    whole in the same line."""
    likeliest = options(document, choice, "number")[0]
    part, longer = (letters_and_digits(str(one.value or "")) for one in (of_rules, likeliest))
    is_part = part != longer and (longer.startswith(part) or longer.endswith(part))
    if not is_part or likeliest.share < _LONGER_SHARE or likeliest.piece is None:
        return of_rules
    return likeliest if of_rules.piece is None or of_rules.piece.cell is likeliest.piece.cell else of_rules


def _may_be_part(document: Document, number: Option) -> bool:
    """Return whether letters or figures beside the number, here or elsewhere, may be of it, or words within it not."""
    value = str(number.value)
    if _WORD_WITHIN.search(value):
        return True
    longer = re.compile(
        _SERIES_BEFORE + re.escape(value) + r"(?!\w)|(?<!\w)" + re.escape(value) + _FIGURES_AFTER
    )
    return any(value in cell.text and longer.search(cell.text) for cell in document.cells)


def _identifiers(findings: Findings) -> set[str]:
    """Return the tax and register numbers of the parties: no invoice is numbered by them."""
    paths = (
        f"{party}.{kind}" for party in ("debtor", "creditor") for kind in ("vat_number", "siret", "iban")
    )
    return {letters_and_digits(str(findings[path].value)) for path in paths if path in findings}


def _is_in_foot(document: Document, option: Option) -> bool:
    """Return whether the value stands where companies print the numbers of their registers."""
    piece = option.piece
    return (
        piece is not None and piece.cell.top > _FOOT * document.sizes[piece.page][1] and not option.of_rules
    )


def _put(document: Document, merged: Findings, role: str, option: Option, value: Any = None) -> None:
    path = PATHS[role]
    if option.of_rules and path in merged:
        merged[path] = agreed(role, merged[path], option.by_network)
    else:
        likely = finding(document, option, option.share, value)
        merged[path] = replace(likely, confidence=min(likely.confidence, _MOST_SURE[likely.source]))


def _signed(document: Document, gross: Option) -> Decimal:
    """Return the amount as it is printed: what has a minus before it is a credit note."""
    amount = gross.piece.amount if gross.piece is not None else None
    value = amount.value(document.decimal_sign) if amount is not None else None
    return gross.value if value is None else value


def _merge_sums(document: Document, merged: Findings, sums: Sums) -> None:
    gross, net, tax = sums.gross.value, sums.net.value, sums.tax.value
    _put(document, merged, "gross", sums.gross, _signed(document, sums.gross))
    sure = min(merged[PATHS["gross"]].confidence, _DERIVED)
    derived: dict[str, tuple[Option, Decimal | None, Decimal, str]] = {
        "net": (
            sums.net,
            gross - tax if tax is not None else None,
            gross,
            "gross_less_tax",
        ),
        "tax": (
            sums.tax,
            gross - net if net is not None else None,
            Decimal(0),
            "gross_less_net",
        ),
    }
    for role, (option, rest, untaxed, code) in derived.items():
        path = PATHS[role]
        rule = merged.get(path)
        if option.value is not None:
            _put(document, merged, role, option)
        elif rule is not None and rule.value in ((rest,) if rest is not None else (gross, 0)):
            merged[path] = doubt(rule)
        elif rest is not None and rest >= 0:
            merged[path] = Finding(rest, sure, "derived", reason(code))
        elif rest is None:
            merged[path] = Finding(untaxed, min(sure, _UNTAXED), "derived", reason("no_tax_shown"))
    if not sums.adds_up or merged[PATHS["tax"]].confidence < CERTAIN:
        doubt_all(merged, PATHS["net"], PATHS["tax"])
