"""Check digits of what a creditor typed. They warn and never refuse: registers know numbers that no rule knows."""

from __future__ import annotations

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
    """Which of siret, vat_number, iban and bic are given and fail their check digits."""
    numbers = {
        "siret": user.company.get("siret") if user.country in (None, "FR") else None,
        "vat_number": user.company.get("vat_number"),
        "iban": user.iban,
        "bic": user.bic,
    }
    return {name for name, number in numbers.items() if number and not VALID[name](number)}
