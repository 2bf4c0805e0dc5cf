"""An address, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def town_line(address: Mapping[str, Any]) -> str:
    return " ".join(str(address[part]) for part in ("postal_code", "city") if address.get(part))


def lacks_post(address: Mapping[str, Any] | None) -> bool:
    """Return whether no letter arrives at it: without street and town."""
    return not address or not (address.get("line1") and address.get("city"))


def address_lines(address: Mapping[str, Any], country: str) -> list[str]:
    """Return the lines that are known; `country` is its name, empty for none."""
    lines = (address.get("line1"), address.get("line2"), town_line(address), country)
    return [str(line) for line in lines if line]
