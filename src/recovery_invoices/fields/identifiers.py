"""Identifiers printed on the page: VAT numbers, SIRET, SIREN, IBAN, e-mail addresses, telephone numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import stdnum.exceptions
from stdnum.fr import siret

from recovery_contract.vat_numbers import is_valid_vat_number
from recovery_invoices.fields.broken_identifiers import (
    begins_account,
    find_broken_email,
    find_broken_iban,
    is_account,
)
from recovery_invoices.fields.document import Document, union_box
from recovery_invoices.fields.phones import find_phones
from recovery_invoices.text.layout import Box, Cell, has_digit

_VAT = re.compile(
    r"(?<![A-Z0-9])(?:"
    r"AT\s?U\s?\d{4}\s?\d{4,5}|BE\s?[01]?[\d .]{9,13}|DE\s?\d(?:[ .]?\d){7,10}"
    r"|ES[ -]?[A-Z0-9][ -]?\d{7}[ -]?[A-Z0-9]|FR\s?[A-Z0-9]{2}(?:[ .]?\d){9}"
    r"|IT\s?\d(?:[ .]?\d){10}|LU\s?\d{8}|NL\s?\d(?:[ .]?\d){8}[ .]?B\s?\d{2}|NL\d{9,11}|PT\s?\d{3}\s?\d{3}\s?\d{3}"
    r"|(?:GB|XI)\s?\d{3}[ .-]?\d{4}[ .-]?\d{2}(?:[ .-]?\d{3})?|(?:GB|XI)\s?\d{3}[ .]?\d{3}[ .]?\d{3}"
    r"|GB\s?(?:GD|HA)\s?\d{3}"
    r"|PL\s?\d{3}[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}|PL\s?\d{10}|IE\s?\d[A-Z0-9+*]\d{5}[A-W][A-I]?"
    r"|DK\s?\d{2}(?: ?\d{2}){3}|SE\s?\d{6}[ -]?\d{4}[ -]?01|FI\s?\d{7}-?\d|CZ\s?\d{8,10}|SK\s?\d{10}|SI\s?\d{8}"
    r"|HU\s?\d{8}|HR\s?\d{11}|BG\s?\d{9,10}|RO\s?\d{6,10}|(?:EL|GR)\s?\d{9}|CY\s?\d{8}[A-Z]|MT\s?\d{8}|EE\s?\d{9}"
    r"|LV\s?\d{11}|LT\s?(?:\d{12}|\d{9})"
    r"|CHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}|NO\s?\d{3}\s?\d{3}\s?\d{3}\s?MVA"
    r")(?![A-Z0-9])"
)
_SIRET = re.compile(r"(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}(?!\d)")
_IBAN = re.compile(r"(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])")
_SHORTEST_IBAN = 14
_EMAIL = re.compile(r"[\w.+\-]{1,64}@[\w\-]+(?:\.[\w\-]+)*\.[A-Za-z]{2,12}")


@dataclass(slots=True)
class Identifier:
    """`kind`: vat, siret, iban, email or phone; `valid` is None where there is no checksum to verify. `lower` are the
    lines on which it goes on."""

    kind: str
    value: str
    cell: Cell
    start: int
    end: int
    valid: bool | None
    lower: list[Cell] = field(default_factory=list)

    @property
    def box(self) -> Box:
        return union_box([self.cell, *self.lower]) if self.lower else self.cell.box_of(self.start, self.end)


def find_identifiers(document: Document) -> list[Identifier]:
    identifiers: list[Identifier] = []
    for cell in document.cells:
        text = cell.text
        for match in _EMAIL.finditer(text):
            identifiers.append(Identifier("email", match.group().strip("."), cell, *match.span(), None))
        if broken := find_broken_email(document, cell):
            identifiers.append(Identifier("email", broken[0], cell, broken[1], len(text), None, [broken[2]]))
        if not has_digit(text):
            continue
        accounts = _accounts(document, cell)
        identifiers += accounts
        for match in _VAT.finditer(text):
            if any(one.start <= match.start() < one.end for one in accounts):
                continue
            value = compact(match.group())
            valid = is_valid_vat_number(value)
            if valid is not False or not begins_account(document, cell, *match.span()):
                identifiers.append(Identifier("vat", value, cell, *match.span(), valid))
        if "siret" in cell.folded or _labelled_siret(document, cell):
            for match in _SIRET.finditer(text):
                value = compact(match.group())
                identifiers.append(
                    Identifier("siret", value, cell, *match.span(), _checks(siret.validate, value))
                )
        for value, start, end in find_phones(document, cell):
            identifiers.append(Identifier("phone", value, cell, start, end, None))
    return identifiers


def _accounts(document: Document, cell: Cell) -> list[Identifier]:
    """Return the accounts that begin in the cell; a number whose check digits are wrong only where it is called one."""
    broken = find_broken_iban(document, cell)
    accounts = []
    for match in _IBAN.finditer(cell.text):
        value = compact(match.group())
        is_right = is_account(value)
        if not is_right and broken is not None and match.end() > broken[1]:
            continue
        if is_right or (len(value) >= _SHORTEST_IBAN and "iban" in cell.folded):
            accounts.append(Identifier("iban", value, cell, *match.span(), is_right))
    if broken is not None and not any(one.end > broken[1] for one in accounts):
        accounts.append(Identifier("iban", broken[0], cell, broken[1], len(cell.text), True, broken[2]))
    return accounts


def _labelled_siret(document: Document, cell: Cell) -> bool:
    if not _SIRET.search(cell.text):
        return False
    return any(
        "siret" in other.folded and other.x1 <= cell.x0 + 2 and abs(other.middle - cell.middle) < cell.height
        for other in document.by_page[cell.page]
    )


def compact(text: str) -> str:
    return "".join(character for character in text if character.isalnum()).upper()


def _checks(validate: object, value: str) -> bool:
    assert callable(validate)
    try:
        validate(value)
    except stdnum.exceptions.ValidationError:
        return False
    return True


def is_valid_siret(value: str) -> bool:
    return _checks(siret.validate, value)


def is_vat_like(value: str) -> bool:
    """Return whether the text has the form of a VAT number of some country."""
    return _VAT.fullmatch(value) is not None
