"""Telephone numbers: announced by a word for a telephone, or written as no other number is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from recovery_invoices.fields.dates import is_date_like
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Cell

_LABEL = (
    r"(?:(?<![a-z])(?:tel|telefon|telefoon|telefono|telefone|telephone|telef|tlf|tfno|tfn|telefonnummer|telefonnr|fon|phone"
    r"|mobile?|mobiltelefon|mobiltel|mobilnummer|mobilnr|mobiel|mobielnummer|telefoonnummer|handy|handynummer|rufnummer|durchwahl"
    r"|portable|gsm|cell|cellphone|cellulare|movil|telemovel|telemovil|komorka|komorkowy|kom|contact|kontakt|contatto|contacto)(?![a-z])"
    r"|(?<![a-z])t(?=\s?[.:]|\s+$)|[☎📞📱])"
)
#: What may stand between the word and the number: `Tel.-Nr.:`, `Phone (office)`, `Tel./Fax`.
_BETWEEN = (
    r"(?:[\s.:()/|=–\-]|(?<![a-z])(?:nr|no|n°|nummer|number|numero|buro|bureau|office|direkt|direct|privat|fax|komorkowy|kom)"
    r"(?![a-z]))*"
)
_ANNOUNCED = re.compile(rf"{_LABEL}{_BETWEEN}$")
_LABEL_ALONE = re.compile(rf"\W*{_LABEL}{_BETWEEN}")
_NUMBER = re.compile(r"(?<![\w,/-])(?<!\d\.)(?:\+|00)?\(?\d[\d ./()\-]{5,20}\d(?!\w)")
_INTERNATIONAL = re.compile(r"(?:\+|00)[ (]*[1-9]")
#: Before a number in the international form: nothing, or words that announce no other number.
_OTHER_NUMBER = re.compile(
    r"fax|\bn[ro]\b|n°|#|nummer|number|numero|\bref|\bid\b|konto|account|compte|cuenta|conto|order|bestell|auftrag|commande"
    r"|pedido|ordine|kunde|customer|client|klant|steuer|\bust|\bvat\b|\btax|\btva\b|\biva\b|\bbtw\b|iban|\bbic\b"
)
#: A French number alone in its cell, in pairs as no other number is written.
_FRENCH = re.compile(r"0[1-9](?:[ .]\d\d){4}")
#: A number alone in its cell with the nought of a town or a network before it, as `0114 496 0372`.
_NATIONAL = re.compile(r"\(?0\d{1,5}\)?[ /-]\d{2,8}(?:[ -]\d{2,6}){0,3}")
_ADDRESS = re.compile(r"\S@\S|\bwww\.")
_FEWEST, _MOST = 7, 15
_FEWEST_INTERNATIONAL = 8


def find_phones(document: Document, cell: Cell) -> Iterator[tuple[str, int, int]]:
    """Yield (number, start, end) of the cell's numbers that only a telephone has."""
    for match in _NUMBER.finditer(cell.text):
        if _is_number(match.group()) and (
            _is_announced(document, cell, match.start()) or _is_international(document, cell, match)
        ):
            yield match.group().strip(), *match.span()


def _is_number(text: str) -> bool:
    digits = "".join(character for character in text if character.isdecimal())
    return _FEWEST <= len(digits) <= _MOST and len(set(digits)) > 1 and not is_date_like(text)


def _is_announced(document: Document, cell: Cell, start: int) -> bool:
    """Return whether a word for a telephone stands right before the number, or alone to the left of its cell; a French
    number needs none."""
    left = document.left_of(cell)
    if _FRENCH.fullmatch(cell.text.strip()) and not (left and _OTHER_NUMBER.search(left.folded)):
        return True
    if _NATIONAL.fullmatch(cell.text.strip()) and not (left and _OTHER_NUMBER.search(left.folded)):
        return any(
            _ADDRESS.search(other.text) or parse_town(other.text)
            for other in document.neighbours(cell)
            if abs(other.x0 - cell.x0) < cell.height and abs(other.middle - cell.middle) < 2 * cell.height
        )
    before = cell.folded[:start]
    if before.strip(" :.+("):
        return bool(_ANNOUNCED.search(before)) and not before.rstrip(" .:").endswith("fax/")
    return left is not None and bool(_LABEL_ALONE.fullmatch(left.folded))


def _is_international(document: Document, cell: Cell, match: re.Match[str]) -> bool:
    """Return whether the number begins with the code of a country, and nothing says that it is another number."""
    if not _INTERNATIONAL.match(match.group()):
        return False
    if sum(character.isdecimal() for character in match.group().removeprefix("00")) < _FEWEST_INTERNATIONAL:
        return False
    left = document.left_of(cell)
    before = f"{left.folded if left else ''} {cell.folded[: match.start()]}"
    return not _OTHER_NUMBER.search(before)
