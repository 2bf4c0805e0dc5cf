"""Values in JSON by the names of the fields that lead to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def value_at(data: Any, path: str) -> Any:
    """Return what stands at the path, as in `invoice.amount`; None where there is nothing."""
    value: Any = data
    for step in path.split("."):
        value = value.get(step) if isinstance(value, Mapping) else None
    return value
