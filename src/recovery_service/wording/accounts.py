"""How an account is named to who pays into it: by its IBAN, and within Britain by sort code and account number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.accounts import british_account, compact_account, is_like_iban
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import format_reference

_PAYS_BY_SORT_CODE: Final = frozenset({"GB", "GG", "IM", "JE"})
"""Where banks ask for a sort code and an account number: their forms for pounds have no field for an IBAN."""
_ROWS: Final = ("holder", "sort_code", "account_number", "iban", "bic", "reference")


def is_paid_by_sort_code(iban: str | None, payer_country: str, currency: str) -> bool:
    """Return whether pounds are paid from Britain to a British account: such a transfer has room for a reference of 18
    characters."""
    return british_account(iban) is not None and payer_country in _PAYS_BY_SORT_CODE and currency == "GBP"


def account_values(iban: str | None, payer_country: str, currency: str) -> dict[str, str | None]:
    """Return the account as it is written: `iban`, `account_number` where it has none, and with `sort_code` where
    pounds are paid from Britain to a British account, or no IBAN is known of one."""
    has_iban = is_like_iban(iban)
    number = format_reference(compact_account(iban)) or None
    british = british_account(iban)
    if british is not None and (not has_iban or is_paid_by_sort_code(iban, payer_country, currency)):
        sort_code, account_number = british
        return {
            "iban": number if has_iban else None,
            "sort_code": sort_code,
            "account_number": account_number,
        }
    return {
        "iban": number if has_iban else None,
        "sort_code": None,
        "account_number": None if has_iban else number,
    }


def has_account(values: Mapping[str, Any]) -> bool:
    """Return whether there is an account to pay into."""
    return bool(values["iban"] or values["account_number"])


def account_rows(values: Mapping[str, Any], language: str) -> list[tuple[str, str]]:
    """Return where to transfer to and with which reference, as names and values; what has no value is left out."""
    return [(phrase(name, language), values[name]) for name in _ROWS if values[name]]
