"""Amounts that hold only for an early payment: what is taken off, and what is then left. Nobody owes them."""

from __future__ import annotations

import itertools
import re
from decimal import ROUND_HALF_UP, Decimal
from weakref import WeakKeyDictionary

from recovery_invoices.fields.amounts import WrittenAmount
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.money import CENT
from recovery_invoices.fields.total_rows import Place
from recovery_invoices.text.layout import Cell

_EARLY_PLACES: WeakKeyDictionary[Document, set[Place]] = WeakKeyDictionary()

_PAID = r"(?:paid|pay(?:ing|ment)?|settled|settlement)(?: is)?(?: (?:made|received|in full))?"
_BY_DAY = r"(?:by|before|within|on or before|no later than)\b"
_DISCOUNT = r"(?:discount|rebate|rabatt|korting|sconto|descuento|desconto|reduction|remise)"
#: Words of a discount for who pays early, alone or with the condition that makes them one.
_EARLY = re.compile(
    r"skont|\bescompte"
    rf"|\b(?:early|prompt|cash|settlement)[ -](?:payment |settlement )?{_DISCOUNT}|\bearly[ -]payment"
    rf"|{_DISCOUNT}.{{0,25}}(?:{_PAID} {_BY_DAY}|early payment|prompt payment)"
    rf"|\b(?:if|when|for) {_PAID} {_BY_DAY}"
    r"|betalingskorting|kredietbeperking|korting (?:voor|bij) (?:contante |snelle |vervroegde )?betaling"
    r"|\b(?:bij|indien) (?:betaling |betaald |voldaan )(?:voor|binnen|uiterlijk)\b"
    r"|sconto (?:cassa|finanziario|(?:per |di )?(?:pronto |pagamento))|\b(?:se pagat[oa]|in caso di pagamento) entro"
    r"|pronto[ -]pago|pago anticipado|\bdto\.? ?p\.? ?p\b|\bsi (?:se paga|paga|abona) (?:antes|en|dentro)"
    r"|pronto pagamento"
    r"|\bbei (?:zahlung|zahlungseingang|uberweisung|begleichung) (?:bis|innerhalb|binnen|vor)\b"
    r"|\b(?:si|en cas de|pour tout) (?:paiement|reglement|regle|paye) (?:avant|sous|dans|d'ici|anticipe)"
)
#: `ohne Skonto`, `pas d'escompte`: there is none.
_NONE = re.compile(
    r"(?:\b(?:ohne|kein(?:e[nrs]?)?|pas d['’]|sans|aucun|no|without|zonder|geen|senza|nessuno|sin|sem|ningun)\s?)"
    r"(?:\S+\s){0,2}\S*$"
)
_PERCENT = re.compile(r"(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%")
_SENTENCE_END = re.compile(
    r"(?<![.\s]\d\d)(?<![.\s]\d)[.!?](?=\s+[A-ZÀ-Ý(])|;|\b(?:oder|otherwise|or else|sonst|sinon|anders|altrimenti)\b"
)
#: Lines shorter than this are no prose that goes on in the next.
_PROSE = 40
_HIGHEST = Decimal(10)
_ROWS_BELOW = 3.5
_MOST = 400


def find_early_payments(document: Document) -> set[Place]:
    """Return where the amounts stand that only somebody pays who pays early, and the discounts; once a document."""
    if document not in _EARLY_PLACES:
        _EARLY_PLACES[document] = _find(document)
    return _EARLY_PLACES[document]


def is_early_payment(document: Document, cell: Cell, one: WrittenAmount) -> bool:
    return _place(cell, one) in find_early_payments(document)


def is_day_of_early_payment(document: Document, cell: Cell, start: int) -> bool:
    """Return whether the words that lead to a day say that a discount ends then."""
    earlier = [one.end for one in document.dates(cell) if one.end <= start]
    if earlier:
        return _is_early(_last_sentence(cell.text[earlier[-1] : start], cell.folded[earlier[-1] : start]))
    over = next((other for other in document.cells if document.continued.get(id(other)) is cell), None)
    goes_on = over is not None and not cell.folded[:start].strip()
    words = over.folded if goes_on and over is not None else document.words_before(cell, start)
    return _is_early(_last_sentence(words, words))


def _last_sentence(text: str, folded: str) -> str:
    ends = [end.end() for end in _SENTENCE_END.finditer(text)]
    return folded[ends[-1] :] if ends else folded


def _find(document: Document) -> set[Place]:
    upper = {id(lower): cell for cell in document.cells if (lower := document.continued.get(id(cell)))}
    printed = [
        (value, cell, one)
        for cell in document.cells
        for one in document.amounts(cell)
        if one.is_money and (value := one.value(document.decimal_sign)) is not None
    ][:_MOST]
    places = {
        _place(cell, one) for _, cell, one in printed if _is_early(_words_before(document, cell, one, upper))
    }
    rates = _rates(document)
    values = {value for value, _, _ in printed}
    for value, cell, one in printed:
        if any(_full_price(value, rate) & values for rate in rates):
            places.add(_place(cell, one))
    reductions = [(abs(value), cell) for value, cell, one in printed if _place(cell, one) in places]
    for (change, cell), (rest, lower, other) in itertools.product(reductions, printed):
        # What is left under a row that takes the discount off.
        if (
            lower.page == cell.page
            and 0 < lower.middle - cell.middle < _ROWS_BELOW * cell.height
            and rest > change
            and rest + change in values
        ):
            places.add(_place(lower, other))
    return places


def _is_early(folded: str) -> bool:
    """Return whether the words speak of a discount for who pays early, and do not refuse one."""
    return any(not _NONE.search(folded[: word.start()]) for word in _EARLY.finditer(folded))


def _rates(document: Document) -> set[Decimal]:
    """Return the percentages that stand in one line with words of such a discount."""
    return {
        rate
        for cell in document.cells
        if _is_early(cell.folded)
        for written in _PERCENT.findall(cell.folded)
        if 0 < (rate := Decimal(written.replace(",", "."))) <= _HIGHEST
    }


def _full_price(value: Decimal, rate: Decimal) -> set[Decimal]:
    """Return the amounts of which the value is what such a discount leaves, within a cent."""
    if value <= 0:
        return set()
    full = (value / (1 - rate / 100)).quantize(CENT, ROUND_HALF_UP)
    return {
        one
        for one in (full - CENT, full, full + CENT)
        if (one * (1 - rate / 100)).quantize(CENT, ROUND_HALF_UP) == value
    }


def _words_before(document: Document, cell: Cell, one: WrittenAmount, upper: dict[int, Cell]) -> str:
    """Return the words that lead to an amount: its sentence, or the cells left of it on its row."""
    before, folded = cell.text[: one.start], cell.folded[: one.start]
    last = max(
        (other.end for other in document.amounts(cell) if other.end <= one.start and other.is_money),
        default=0,
    )
    if last:
        before, folded = before[last:], folded[last:]
    elif before.strip(" (-–−=€$£"):
        over = upper.get(id(cell))
        if over is not None and len(over.text) > _PROSE and not document.right_of(over):
            before, folded = f"{over.text} {before}", f"{over.folded} {folded}"
    else:
        left = document.left_of(cell)
        if left is not None and not any(other.is_money for other in document.amounts(left)):
            lower = document.continued.get(id(left))
            goes_on = lower is not None and not document.right_of(lower)
            before = f"{left.text} {lower.text}" if goes_on and lower is not None else left.text
            folded = f"{left.folded} {lower.folded}" if goes_on and lower is not None else left.folded
    return _last_sentence(before, folded)


def _place(cell: Cell, one: WrittenAmount) -> Place:
    return cell.page, cell.box_of(one.start, one.end)
