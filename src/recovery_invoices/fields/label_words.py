"""Labels that no table names whole, known by the words they are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from recovery_invoices.fields.dates import MONTHS
from recovery_invoices.fields.phrases.words import TABLE
from recovery_invoices.text.layout import has_digit


def _lexicon() -> dict[str, frozenset[str]]:
    senses: dict[str, set[str]] = {}
    concept = ""
    for line in TABLE.strip().splitlines():
        if not line.startswith(" "):
            concept = line.strip()
            continue
        for word in line.split():
            senses.setdefault(word, set()).add(concept)
    return {word: frozenset(of) for word, of in senses.items()}


_SENSES = _lexicon()
_TOKEN = re.compile(r"n[. ]{0,2}°|[a-z]+(?:\.[a-z])*|#|№")
#: What may stand between the words of a label.
_BETWEEN = re.compile(r"[ .\-_/'’&]{0,3}(?:\((?=[a-z])|\)[ .]?)?[ .\-_/'’]{0,2}")
#: What may follow a label that is whole.
_AFTER = re.compile(r"\s*(?:$|[:(\-–=|*@+%]|n\b|[^\w\s])|\s+(?=\S*\d)|\s+(?=[a-z]{1,4}[ \-/]\S*\d)")
#: `Invoice A 17`: the letter belongs to the number.
_NUMBER_AFTER = re.compile(r"[ \-/]\d")
_WORD = re.compile(r"\S*")
#: Parts shorter than this are no parts of compounds.
_LEAST_PART = 4
#: Words after which a label must go on; `du` and `vom` may stand before a day.
_JOINING = frozenset(
    [
        "de",
        "of",
        "des",
        "di",
        "do",
        "da",
        "della",
        "dell'",
        "der",
        "the",
        "la",
        "d'",
        "zur",
        "van",
        "het",
        "voor",
        "for",
        "no",
    ]
)
_JOINTS = ("", "s", "n", "en", "e", "es")

#: Words that are all there, `^` for the first; words of which one is there; words of which none is; what it then is.
#: The first row that fits decides.
_TABLE = """
period | | total amount | other 0.0
delivery buyer | | date nr | ship 0.9
^customer invoice | | nr date ref | buyer 0.9
customer address | | nr | buyer 1.0
customer details | | nr date | buyer 1.0
invoice address | | | buyer 1.0
invoice details | | date nr | buyer 0.9
issue address | | | buyer 1.0
issue details | | nr date | buyer 0.9
invoice to | | nr date total amount pay | buyer 0.9
issue to | | nr date total amount pay | buyer 0.9
buyer | | nr date ref amount total | buyer 0.9
seller | | nr date ref amount total | seller 0.9
delivery address | | | ship 1.0
delivery place | | | ship 1.0
delivery to | | date nr | ship 0.9
deliver_to | | date nr | ship 0.9
purchase | | total amount net gross invoice issue due pay rest paid | other 0.0
delivery | | total amount net gross invoice issue due pay rest paid | other 0.0
other | | total amount net gross invoice issue due pay rest paid | other 0.0
customer | nr ref | total amount net gross issue due pay rest paid | other 0.0
tax nr | | invoice total amount | other 0.0
due date | | amount total rest | due_date 1.0
due by | | amount total rest | due_date 1.0
pay | date by due | amount total rest net gross paid | due_date 1.0
due | | amount total rest net gross tax invoice | due_date 0.9
issue | | nr ref amount total net gross tax address details | issue_date 1.0
invoice date | | nr amount total | issue_date 1.0
document date | | nr amount total | issue_date 0.9
tax date | | nr amount total | issue_date 0.8
invoice nr | | total amount | number 1.0
invoice ref | | total amount | number 1.0
document nr | | total amount | number 0.8
nr ref | | total amount | number 0.55
ref | | total amount net gross tax | other 0.0
rest | | date nr | due 0.6
due | amount total net | date | due 0.6
pay | amount net | total date | due 0.6
paid | | date nr net lines tax due pay | prepaid 0.9
tax | amount total | net gross lines pay | tax 1.0
net | total amount lines tax | gross date nr | net 1.0
gross | total amount tax | date nr | gross 1.0
total | pay invoice document | net tax date nr | gross 1.0
invoice amount | | net tax date nr | gross 1.0
lines | total amount | gross date nr | net 0.6
invoice seq | | date total amount net | number 0.5
invoice | | date ref total amount net gross due pay address details to customer purchase rest paid | number 0.5
net | | date nr pay paid rest total delivery customer purchase invoice | net 0.8
total | | net tax date nr lines paid rest delivery customer | gross 0.75
lines | total amount | date nr paid rest | net 0.6
customer | | total amount date address details | other 0.0
"""


@dataclass(frozen=True)
class _Rule:
    first: frozenset[str]
    every: frozenset[str]
    some: frozenset[str]
    none: frozenset[str]
    kind: str
    weight: float

    def fits(self, concepts_read: tuple[frozenset[str], ...], concepts: frozenset[str]) -> bool:
        return (
            self.every <= concepts
            and self.first <= concepts_read[0]
            and not self.none & concepts
            and (not self.some or bool(self.some & concepts))
        )


def _rules() -> Iterator[_Rule]:
    for line in _TABLE.strip().splitlines():
        every, some, none, result = (part.split() for part in line.split("|"))
        first = frozenset(word[1:] for word in every if word.startswith("^"))
        words = frozenset(word.removeprefix("^") for word in every)
        yield _Rule(first, words, frozenset(some), frozenset(none), result[0], float(result[1]))


_RULES = tuple(_rules())


@lru_cache(maxsize=4096)
def senses_of(word: str) -> tuple[frozenset[str], ...] | None:
    """Return what the word, or each part of a compound, can say; None for a word that labels do not use."""
    plain = word.replace(".", "").replace(" ", "").replace("°", "")
    if plain in _SENSES:
        return (_SENSES[plain],)
    for end in range(len(plain) - _LEAST_PART, _LEAST_PART - 1, -1):
        first = _SENSES.get(plain[:end])
        if first is None or first <= {"link", "to"}:
            continue
        for joint in _JOINTS:
            if plain[end:].startswith(joint) and len(plain) - end - len(joint) >= 2:
                rest = senses_of(plain[end + len(joint) :])
                if rest is not None and not rest[0] <= {"link", "to"}:
                    return (first, *rest)
    return None


def label_at(folded: str, start: int, gaps: Sequence[int] = ()) -> tuple[str, float, int] | None:
    """Return (kind, weight, end) of the label of known words that begins here and is whole, else None.

    `gaps` are where a next column may begin: no label goes beyond one.
    """
    concepts_read: list[frozenset[str]] = []
    position, end = start, start
    while token := _TOKEN.match(folded, position):
        if _is_value(folded, token):
            break
        senses = senses_of(token.group())
        if senses is None or (not concepts_read and senses[0] == {"link"}):
            return None
        if len(token.group()) == 1 and concepts_read and _NUMBER_AFTER.match(folded, token.end()):
            break
        concepts_read += senses
        end = token.end()
        between = _BETWEEN.match(folded, end)
        position = between.end() if between else end
        if any(end < gap <= position for gap in gaps):
            token = None
            break
    at_gap = any(end < gap <= position for gap in gaps)
    if not concepts_read or not (token or at_gap or _AFTER.match(folded, end)):
        return None
    rule = _rule_for(tuple(concepts_read))
    return (rule.kind, rule.weight, end) if rule else None


@lru_cache(maxsize=4096)
def _rule_for(concepts_read: tuple[frozenset[str], ...]) -> _Rule | None:
    concepts = frozenset[str]().union(*concepts_read)
    return next((rule for rule in _RULES if rule.fits(concepts_read, concepts)), None)


def _is_value(folded: str, token: re.Match[str]) -> bool:
    """Return whether a month or an identifier stands here rather than a word."""
    word = _WORD.match(folded, token.start())
    return token.group() in MONTHS or bool(word and has_digit(word.group()))


def is_label_alone(folded: str) -> bool:
    """Return whether the text is a label and nothing else."""
    label = label_at(folded, 0)
    return label is not None and not folded[label[2] :].strip(" .:")


def ends_open(folded: str) -> bool:
    """Return whether the text ends with a word that joins: `Numéro de`, `Date of`."""
    last = folded.rpartition(" ")[2]
    return last.endswith("-") or last in _JOINING
