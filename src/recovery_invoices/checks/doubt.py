"""What a check says: a warning, and which values it makes less sure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Doubt:
    """`params` are those of the code's reason, None where nothing need be said; `factor` lowers the confidence of
    `weaker`."""

    code: str
    field: str | None
    params: Mapping[str, Any] | None
    weaker: tuple[str, ...] = ()
    factor: float = 1.0
