"""The words that announce a value, by kind and language, and where they stand in a document."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from recovery_invoices.fields.label_words import label_at
from recovery_invoices.fields.phrases import phrases
from recovery_invoices.text.layout import Cell

_NUMBER_STARTS = ("nu", "n°", "nr", "no", "#", "n.", "id")
_NUMBER_WORD = r"(?:nummer|number|numero|num\.?|n\.? ?°|n\.o|nr\.?|no\.?|n\.|#|id)"


@dataclass(slots=True)
class LabelHit:
    """A label of `kind` in cell.text[start:end].

    `is_aside`: it stands in parentheses within the words of another, or only leads to a day. `is_field`: what it
    announces stands beside it, and not under it.
    """

    kind: str
    weight: float
    cell: Cell
    start: int
    end: int
    at_start: bool
    is_aside: bool = False
    is_field: bool = False


@dataclass
class _Phrase:
    kind: str
    weight: float
    expression: str

    @cached_property
    def match(self) -> re.Pattern[str]:
        """Compile it where a document first comes near it: all of them take a quarter of a child's start."""
        return re.compile(self.expression)


def _compile() -> dict[str, list[_Phrase]]:
    """Return phrases by the first two characters they can start with."""
    index: dict[str, list[_Phrase]] = {}
    for kind, weight, phrase in phrases():
        pieces = [
            _NUMBER_WORD if piece == "{nr}" else re.escape(piece).replace(r"\ ", r"[ .\-_/]{0,3}")
            for piece in re.split(r"(\{nr\})", phrase)
            if piece
        ]
        compiled = _Phrase(kind, weight, "".join(pieces) + r"(?![a-z]|[-_]\w)")
        starts = _NUMBER_STARTS if phrase.startswith("{nr}") else (_key(phrase),)
        for start in starts:
            index.setdefault(start, []).append(compiled)
    return index


def _key(phrase: str) -> str:
    """Return the literal beginning of the phrase: three characters, two where the third is a space."""
    return phrase[:2] if " " in phrase[:3] or "{" in phrase[:3] else phrase[:3]


_INDEX = _compile()
#: German compounds such as Versicherungsrechnung are titles like `Rechnung`.
_TITLE = _Phrase("number", 0.5, r"[a-z]{3,}(?:rechnung|factuur|faktuur|faktura)(?![a-z])")
#: `Facture d'electricite n°`, `Invoice for services no.`: what it is for stands before the number.
_WITH_OBJECT = _Phrase(
    "number",
    0.8,
    rf"(?:facture|invoice|rechnung|factuur|fattura|factura|fatura|faktura)(?! (?:de )?(?:situation"
    rf"|acompte))(?: (?:de |d'|des |for |fur |uber |voor |per |por "
    rf"|za )?[a-z'\-]{{3,}}){{1,2}}? {_NUMBER_WORD}(?![a-z])",
)
#: `FATTURA N.` and `DEL`, each over its value.
_DATE_WORDS = frozenset(["del", "du", "vom", "dated", "d.d"])
#: The weight of `vom`, `du`, `dated`.
_LEADS_TO_DAY = 0.6
_LONGEST_ASIDE = 60
_YOUR = re.compile(r"^(?:votre|notre|ihre|unsere|your|our|uw|onze|vostra|nostra|su|nuestra|sua|nossa)\s$")
_PLACE = re.compile(r"^[a-z][a-z .'\-]{1,40},\s*$")
#: Words before an amount that is taken off: `less deposit`, `./. Anzahlung`.
_LESS = re.compile(
    r"^\W*(?:less|minus|abzu(?:e)?glich|abzgl\.?|moins|a deduire|deduction(?: de)?(?: l')?|dont|min|af|verminderd met"
    r"|meno|a dedurre|menos|a deducir|your|ihre|votre|vos|uw|vostro|su|already|bereits"
    r"|deja)[ :.]+(?:l'|les |der |die |the )?(?:\d{1,2}(?:\.|st|nd|rd|th|e|er|eme)?\s|\d{1,3} ?%\s)?$"
)
#: Labels of one line between bars: `No: 17 | Date: 4 March`.
_AFTER_BAR = re.compile(r"\s[|•·]\s*$")
_AFTER_DASH = re.compile(r"\s[-–—]\s$")
_VALUE_NEXT = re.compile(r"[ .:]{0,3}[^\s\d]{0,3}\d")
#: `21 % VAT`: the rate stands before the tax.
_RATE_FIRST = re.compile(r"^\W*(?:zzgl\.?|zuzuglich|plus|incl\.?|inkl\.?)?\s*\d{1,2}(?:[.,]\d{1,2})?\s?%\s*$")
#: The weight of `No.` by itself.
_BARE_NUMBER = 0.3
_WORD_START = re.compile(r"(?<![a-z0-9])[a-z#]")


#: `Total` means another sum when these words follow it: (kinds it turns, what follows, the kind it becomes).
_TURNS = tuple(
    (kinds, re.compile(rf"[ (:,-]*(?:{words})"), becomes)
    for kinds, words, becomes in (
        (
            ("net", "gross"),
            r"ttc|t\.t\.c|brutto|incl|inkl|toutes taxes|con iva|com iva|ivato|iva incl|vat incl",
            "gross",
        ),
        (
            ("gross",),
            r"h\.?t\.?(?![a-z])|hors|netto|excl|sans tva|ohne|sin iva|sem iva|before tax|ex\.? vat",
            "net",
        ),
        (("gross", "net"), r"(?:tva|mwst|ust|vat|iva|btw|taxes|tax)(?![a-z])(?!.{0,12}inc)", "tax"),
    )
)


def _turned(kind: str, folded: str, end: int) -> str:
    """Return the kind that the words after the label make of it."""
    for kinds, following, becomes in _TURNS:
        if kind in kinds and following.match(folded, end):
            return becomes
    return kind


def _is_in_parentheses(before: str) -> bool:
    near = before[-_LONGEST_ASIDE:]
    return near.rfind("(") > near.rfind(")")


def find_labels(cell: Cell) -> list[LabelHit]:
    """Return every label in the cell, left to right, the longest at each word."""
    hits: list[LabelHit] = []
    folded, position = cell.folded, 0
    if folded.strip(" .:") in _DATE_WORDS:
        return [LabelHit("issue_date", 0.8, cell, 0, len(folded), True)]
    for word in _WORD_START.finditer(folded):
        start = word.start()
        if start < position:
            continue
        best: _Phrase | None = None
        best_end = start
        for key in (folded[start : start + 3], folded[start : start + 2], folded[start]):
            for phrase in _INDEX.get(key, ()):
                match = phrase.match.match(folded, start)
                if match and match.end() > best_end:
                    best, best_end = phrase, match.end()
        if (best is None and "rechnung" in folded) or "fa" in folded:
            compound = _TITLE.match.match(folded, start)
            if compound and compound.end() > best_end:
                best, best_end = _TITLE, compound.end()
        before = folded[:start]
        at_start = (
            bool(_AFTER_BAR.search(before)) or not before.strip(" -–*•.:/(+") or bool(_PLACE.match(before))
        )
        with_object = (
            _WITH_OBJECT.match.match(folded, start) if best is not None and best.kind == "number" else None
        )
        if with_object and with_object.end() > best_end:
            best, best_end = _WITH_OBJECT, with_object.end()
        at_start |= best is not None and best.kind == "number" and bool(_YOUR.match(before))
        worded = label_at(folded, start, cell.gaps)
        at_start |= start in cell.gaps
        end = max(best_end, worded[2] if worded else 0)
        announces = folded[end:].lstrip(" .)").startswith(":")
        # `Fattura 17 – Data 4/3/2025`: a dash parts fields only where a value follows.
        at_start |= bool(_AFTER_DASH.search(before)) and bool(_VALUE_NEXT.match(folded, end))
        # Labels of one line, each before its value: `No.: 17 Date: 4 March`.
        at_start |= announces and bool(hits) and position < start
        if (
            worded
            and worded[2] > best_end
            and (at_start or folded[worded[2] :].lstrip(" .)").startswith(":"))
        ):
            hits.append(LabelHit(worded[0], worded[1], cell, start, worded[2], at_start))
            position = worded[2]
        elif best is not None:
            kind = _turned(best.kind, folded, best_end)
            at_start |= kind == "tax" and bool(_RATE_FIRST.match(before))
            at_start |= kind == "prepaid" and bool(_LESS.match(before))
            if kind == "number" and best.weight <= _BARE_NUMBER and not at_start:
                # The number of what the word before it says: `Reg. no.`, `Charge n°`.
                continue
            leads_to_day = kind == "issue_date" and best.weight <= _LEADS_TO_DAY
            is_aside = not at_start and (leads_to_day or _is_in_parentheses(before))
            hits.append(LabelHit(kind, best.weight, cell, start, best_end, at_start, is_aside))
            position = best_end
    return hits
