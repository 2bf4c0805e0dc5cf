"""How much may come out of one archive or message."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class UnpackLimits:
    """`parts` and `total_bytes` count everything that comes out, however deep; a part has `part_bytes` at most, and
    at most `ratio` times what it takes in its archive. A message is held whole: it has `message_bytes` at most."""

    parts: int = 5_000
    total_bytes: int = 1024 * MIB
    part_bytes: int = 20 * MIB
    message_bytes: int = 60 * MIB
    container_bytes: int = 1024 * MIB
    depth: int = 3
    ratio: int = 200

    def as_wire(self) -> dict[str, Any]:
        return asdict(self)


#: Below this size even a file of nothing but one letter does no harm.
SMALL = MIB
