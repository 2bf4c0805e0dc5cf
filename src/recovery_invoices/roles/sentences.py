"""Where a name or an address begins and ends in a sentence: `payable by Muster Ltd of 12 High Street`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.forms_of_address import ADDRESSED_AS
from recovery_invoices.text.layout import Cell

#: Small words within names; and those that tie two parts of a name and any other words just as well.
_WITHIN = frozenset([
    "van", "von", "vom", "vander", "de", "den", "der", "des", "die", "das", "du", "del", "della", "dell",
    "degli", "dei", "la", "le", "las", "les", "los", "lo", "el", "il", "l'", "d'", "da", "do", "dos", "di",
    "zu", "zum", "zur", "am", "im", "ter", "ten", "te", "te.", "'t", "af", "san",
])  # fmt: skip
_TIES = frozenset([
    "and", "und", "et", "y", "i", "e", "en", "ed", "ou", "o", "of", "or", "for", "für", "fur", "pour", "per",
    "para", "voor", "mit", "bei", "w", "z", "na", "&", "+", "sur", "sul",
])  # fmt: skip
#: Words before a name that are of no name, short as they are.
_BEFORE = frozenset([
    "ist", "sind", "is", "est", "es", "é", "è", "jest", "by", "par", "por", "pela", "pelo", "to", "aan",
    "dla", "an",
])  # fmt: skip
_LONG = 4
_WORD = re.compile(r"\S+")
_STREET = re.compile(
    r"(?:rue|chemin|ch\.|avenue|av\.?|place|boulevard|bd|impasse|allee|route|quai|cours|via|viale|piazza|corso|vicolo"
    r"|largo|calle|c/|plaza|paseo|avda\.?|rua|avenida|praca|travessa|ul\.|al\.|os\.|pl\.|plac|ulica|aleja|straat)(?![a-z])"
)
#: What stands before the name of whom it is for: of a company or of anybody, and of a company alone.
_FOR_ANYBODY = re.compile(
    r"(?:sr\.?\s?/\s?sra\.?|s\.d\.c\.|c\.p\.|cdad\. prop\.|vve|(?:caro|cara|estimad[oa]) (?:con)?soci[oa])\s+(?=\S)"
)
_FOR_COMPANY = re.compile(
    rf"(?:(?:exmos?\.?|exmas?\.?|ill\.m[oa]|spett\.?(?:le)?) )?(?:{ADDRESSED_AS}|senhor(?:a|es)?|firma|fa\.|ditta"
    r"|societe|ste|sociedad|to|for|aan|an|dla|per|pour|para|por|von)\s+(?=\S)"
)


def edges_in_sentence(cell: Cell, start: int, end: int) -> Iterator[int]:
    """Yield where a stretch of words is to be parted, so that what a sentence names stands alone."""
    words = [match.span() for match in _WORD.finditer(cell.text, start, end)]
    if len(words) < 3:
        return
    yield from _after_address(cell, words)
    text = cell.text
    begins, is_announced = 0, False
    run: list[str] = []
    for at, (first, last) in enumerate(words):
        is_aside = text[first] == "(" and not cell.folded.startswith("(haft", first)
        if is_aside and at > begins and _ends_in_form(cell, words[begins][0], words[at - 1][1]):
            yield first
        word = text[first:last].strip(",.;()")
        if not _is_small(cell, first, last):
            if run and _has_two_words(cell, words, at) and _announces(run, is_start=len(run) == at - begins):
                yield first
                begins, is_announced = at, True
            run = []
            continue
        small = word.lower()
        is_number_next = at + 1 < len(words) and text[words[at + 1][0]].isdigit()
        ends_name = not run and (
            (is_announced and at > begins and small not in _WITHIN and (small not in _TIES or is_number_next))
            or (
                at > begins
                and _ends_in_form(cell, words[begins][0], words[at - 1][1])
                and small not in _WITHIN
            )
        )
        if ends_name:
            yield first
            begins, is_announced = at, False
        run.append(small)


def _is_small(cell: Cell, first: int, last: int) -> bool:
    letter = next((one for one in cell.text[first:last] if one.isalpha()), "")
    return letter.islower() and not _STREET.match(cell.folded, first, last)


def _has_two_words(cell: Cell, words: list[tuple[int, int]], at: int) -> bool:
    """Return whether a name or an address begins at a word: one large letter alone begins any German noun."""
    following = [cell.text[first:last].strip(",.;()").lower() for first, last in words[at + 1 : at + 4]]
    sizes = [_is_small(cell, *span) for span in words[at + 1 : at + 4]]
    for word, is_small in zip(following, sizes, strict=True):
        if not is_small:
            return True
        if word not in _WITHIN | _TIES:
            return False
    return False


def _announces(run: list[str], *, is_start: bool) -> bool:
    """Return whether words in small letters are no part of the name after them."""
    if run[-1] in _BEFORE:
        return True
    if is_start:
        return not all(word in _WITHIN for word in run)
    return any(len(word) >= _LONG and word not in _WITHIN | _TIES for word in run)


def _ends_in_form(cell: Cell, start: int, end: int) -> bool:
    return any(
        end - form.end() <= 2 and form.start() > start
        for form in LEGAL_FORM.finditer(cell.folded, start, end)
    )


def _after_address(cell: Cell, words: list[tuple[int, int]]) -> Iterator[int]:
    """Yield where a name begins behind whom it is for, or a company's behind what only a person is addressed by."""
    first, end = words[0][0], words[-1][1]
    match = _FOR_ANYBODY.match(cell.folded, first, end) or _FOR_COMPANY.match(cell.folded, first, end)
    if match and (match.re is _FOR_ANYBODY or LEGAL_FORM.search(cell.folded, match.end(), end)):
        yield match.end()
