"""An address, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_contract import postal_addresses
from recovery_contract.progress import RecoveryProgress
from recovery_desktop.ui.countries import country_code


def lacks_post(address: Mapping[str, Any] | None) -> bool:
    """Return whether no letter arrives at it: without street and town."""
    return not address or not (address.get("line1") and address.get("city"))


def lacks_email(progress: RecoveryProgress) -> bool:
    """Return whether letters alone are sent because no email address is known."""
    return bool(progress.by_post) and not progress.debtor_email


def address_lines(address: Mapping[str, Any], country: str) -> list[str]:
    """Return the lines that are known, as the address's country writes them; `country` is its name, empty for
    none."""
    code = country_code(str(address.get("country") or ""))
    lines = postal_addresses.street_lines(address, code)
    return [line for line in (*lines, *postal_addresses.town_lines(address, code), country) if line]
