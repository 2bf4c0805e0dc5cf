"""How handing a message over ended: the same words for every channel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Outcome = Literal["sent", "bounced", "delayed", "login_refused", "failed"]


@dataclass(frozen=True)
class Delivery:
    """`bounced`: the address does not work. `delayed`: try again later. `login_refused`: our credentials are wrong.
    `failed`: refused for another reason, which `detail` gives in the other side's words, shortened."""

    outcome: Outcome
    detail: str = ""
