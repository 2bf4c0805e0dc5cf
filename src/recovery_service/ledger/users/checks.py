"""Check digits of what a creditor typed. They warn and do not refuse: registers know numbers that no rule knows. The
account that debtors are to pay to is the exception."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from stdnum import bic, iban
from stdnum.fr import siret

from recovery_contract.vat_numbers import is_doubtful_vat_number
from recovery_service.ledger.users.rows import UserRow

VALID: Final[Mapping[str, Callable[[str], bool]]] = {
    "siret": siret.is_valid,
    "vat_number": lambda number: not is_doubtful_vat_number(number),
    "iban": iban.is_valid,
    "bic": bic.is_valid,
}


def find_doubtful_numbers(user: UserRow) -> set[str]:
    """Return which of siret, vat_number, iban and bic are given and fail their check digits."""
    numbers = {
        "siret": user.company.get("siret") if user.country in (None, "FR") else None,
        "vat_number": user.company.get("vat_number"),
        "iban": user.iban,
        "bic": user.bic,
    }
    return {name for name, number in numbers.items() if number and not VALID[name](number)}


_ACCOUNT: Final = re.compile(r"[A-Z0-9]{5,34}")
_LIKE_AN_IBAN: Final = re.compile(r"[A-Z]{2}[0-9]{2}")


def compact(number: str) -> str:
    """Remove the blanks, dots and dashes that people write in a number."""
    return re.sub(r"[\s.-]", "", number).upper()


def account_problem(number: str) -> str | None:
    """Return the code of the reason why nobody can pay to this account; `number` is compact."""
    if _LIKE_AN_IBAN.match(number):
        return None if iban.is_valid(number) else "iban_invalid"
    return None if _ACCOUNT.fullmatch(number) else "account_invalid"
