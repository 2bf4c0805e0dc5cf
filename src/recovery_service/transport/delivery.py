"""How handing a message over ended: the same words for every channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Outcome = Literal["sent", "bounced", "delayed", "login_refused", "failed"]
Cause = Literal["", "unknown", "silent", "encryption", "certificate", "later", "sign_in"]


@dataclass(frozen=True)
class Delivery:
    """`bounced`: the address does not work. `delayed`: try again later. `login_refused`: our credentials are wrong.
    `failed`: refused for another reason, which `detail` gives in the other side's words, shortened.

    `cause` is what stood in the way of a mail: no server of that name, one that does not answer, that speaks another
    encryption, whose certificate is not its own, or that asks to come back later; or whose provider does not sign in
    now. `content` is a mail that was handed in, byte for byte."""

    outcome: Outcome
    detail: str = ""
    cause: Cause = ""
    content: bytes = field(default=b"", repr=False)
