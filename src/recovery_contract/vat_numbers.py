"""Check of VAT numbers by the rules of the country in their first letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, cast

from stdnum.exceptions import ValidationError
from stdnum.util import clean, get_cc_module

#: Letters before a VAT number that are not the country's own: Greece, Northern Ireland.
_COUNTRY_OF_PREFIX: Final[Mapping[str, str]] = {"EL": "GR", "XI": "GB"}
#: Where the number is checked as another one than the country's `vat`: Switzerland prints its business number.
_CHECK_OF_COUNTRY: Final[Mapping[str, str]] = {"CH": "uid"}
#: Words that may follow a number and are not part of it.
_SUFFIXES: Final = ("MWST", "TVA", "IVA", "TPV")


class _Check(Protocol):
    def validate(self, number: str) -> str: ...


def is_valid_vat_number(number: str) -> bool | None:
    """Return True or False by the check of the number's country, None where no check of that country is known.

    A number without the two letters of a country is False.
    """
    bare = clean(number, " -./").upper().strip()
    if not bare[:2].isalpha() or not bare[:2].isascii() or not any(digit.isdecimal() for digit in bare):
        return False
    prefix = bare[:2]
    country = _COUNTRY_OF_PREFIX.get(prefix, prefix)
    check = _check_of(country)
    if check is None:
        return None
    if country == "CH":
        bare = next((bare.removesuffix(word) for word in _SUFFIXES if bare.endswith(word)), bare)
        return _passes(check, bare)
    return _passes(check, bare[2:]) or _passes(check, bare)


def is_doubtful_vat_number(number: str) -> bool:
    """Return whether the number is wrong for certain: it fails the check of its country, or names none."""
    return is_valid_vat_number(number) is False


def compact_vat_number(number: str) -> str:
    """Return letters and digits alone, in capitals: the same number however it is written."""
    return "".join(character for character in number if character.isalnum()).upper()


def _check_of(country: str) -> _Check | None:
    name = _CHECK_OF_COUNTRY.get(country, "vat")
    return cast("_Check | None", get_cc_module(country.lower(), name))


def _passes(check: _Check, number: str) -> bool:
    try:
        check.validate(number)
    except ValidationError:
        return False
    return True
