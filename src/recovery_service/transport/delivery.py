"""How handing a message over ended: the same words for every channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Outcome = Literal["sent", "bounced", "delayed", "login_refused", "failed"]
Cause = Literal[
    "",
    "unknown",
    "silent",
    "encryption",
    "certificate",
    "later",
    "sign_in",
    "greylisted",
    "limited",
    "unanswered",
]


@dataclass(frozen=True)
class Delivery:
    """`bounced`: the address does not work. `delayed`: try again later. `login_refused`: our credentials are wrong.
    `failed`: refused for another reason, which `detail` gives in the other side's words, shortened.

    `cause` is what stood in the way of a mail: no server of that name, one that does not answer, that speaks another
    encryption, whose certificate is not its own, or that asks to come back later, of everybody whom it sees for the
    first time (`greylisted`); or whose provider does not sign in now. `limited`: a limit of ours was reached.
    `unanswered`: the server has the mail and did not say whether it takes it. `wait_seconds` is how long not to come
    back. `content` is a mail that was handed in, byte for byte."""

    outcome: Outcome
    detail: str = ""
    cause: Cause = ""
    wait_seconds: int | None = None
    content: bytes = field(default=b"", repr=False)
