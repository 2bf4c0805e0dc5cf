"""Rate limits as rows, and the headers that report them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LIMIT_HEADER: Final = "X-RateLimit-Limit"
REMAINING_HEADER: Final = "X-RateLimit-Remaining"
RESET_HEADER: Final = "X-RateLimit-Reset"

LIST_LIMIT_DEFAULT: Final = 20
LIST_LIMIT_MAX: Final = 100
OWN_MACHINE_FACTOR: Final = 100
"""The embedded service serves one person on one machine and allows so many times as much."""


@dataclass(frozen=True)
class Limit:
    """`amount` requests in each window of `seconds`, counted per client for `scope`."""

    scope: str
    amount: int
    seconds: int


STANDARD: Final = (Limit("standard", 100, 60), Limit("standard", 3_000, 3_600))
RECEIVABLES: Final = Limit("receivables", 50, 60)
OCR: Final = Limit("ocr", 10, 60)
A_MINUTE: Final[Mapping[str, int]] = {
    limit.scope: limit.amount for limit in (*STANDARD, RECEIVABLES, OCR) if limit.seconds == 60
}
"""Requests a minute by scope."""
