"""What a check says: a warning, and which values it makes less sure."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Doubt:
    """`message` is for a person, None where nothing need be said; `factor` lowers the confidence of `weaker`."""

    code: str
    field: str | None
    message: str | None
    weaker: tuple[str, ...] = ()
    factor: float = 1.0
