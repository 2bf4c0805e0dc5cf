"""How an account is named to who pays into it: by its IBAN, and within Britain by sort code and account number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.accounts import compact_account
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import format_reference

_BRITISH_LENGTH: Final = 22
_PAYS_BY_SORT_CODE: Final = frozenset({"GB", "GG", "IM", "JE"})
"""Where banks ask for a sort code and an account number: their forms for pounds have no field for an IBAN."""
_ROWS: Final = ("holder", "sort_code", "account_number", "iban", "bic", "reference")


def is_paid_by_sort_code(iban: str | None, payer_country: str, currency: str) -> bool:
    """Return whether pounds are paid from Britain to a British account: such a transfer has room for a reference of 18
    characters."""
    compact = compact_account(iban)
    is_british = compact.startswith("GB") and len(compact) == _BRITISH_LENGTH
    return is_british and payer_country in _PAYS_BY_SORT_CODE and currency == "GBP"


def account_values(iban: str | None, payer_country: str, currency: str) -> dict[str, str | None]:
    """Return the account as it is written: `iban`, and `sort_code` and `account_number` where pounds are paid from
    Britain to a British account."""
    compact = compact_account(iban)
    has_sort_code = is_paid_by_sort_code(iban, payer_country, currency)
    return {
        "iban": format_reference(compact) or None,
        "sort_code": "-".join(compact[at : at + 2] for at in (8, 10, 12)) if has_sort_code else None,
        "account_number": compact[14:] if has_sort_code else None,
    }


def account_rows(values: Mapping[str, Any], language: str) -> list[tuple[str, str]]:
    """Return where to transfer to and with which reference, as names and values; what has no value is left out."""
    return [(phrase(name, language), values[name]) for name in _ROWS if values[name]]
