"""What one container gives: its parts, counted against the limits that all of them share."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from recovery_contract.file_kinds import CONTAINERS, HEAD, WITHIN, FileKind, file_kind, is_litter
from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.names import plain_name


class LimitReached(Exception):
    """Failure: nothing more is unpacked; `code` names the limit."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Part:
    """`content` is None where `refused` says why. `sent_to`: the address to which its sender's own message went."""

    name: str
    content: bytes | None
    refused: str = ""
    sent_to: str = ""


class Damaged(Exception):
    """The container cannot be opened: `code` says why."""

    def __init__(self, code: str = "UNREADABLE") -> None:
        super().__init__(code)
        self.code = code


#: (its bytes, the limits, how many bytes may still come out): the parts one after the other. Raises Damaged.
Opener = Callable[[io.BufferedIOBase, UnpackLimits], Iterator[Part]]
#: Told of each part: name, kind, why it was refused or empty, its bytes.
Emit = Callable[[dict[str, Any], bytes], object]


class Unpacking:
    """One container and all that lies in it."""

    def __init__(self, limits: UnpackLimits, openers: dict[str, Opener], emit: Emit) -> None:
        self._limits, self._openers, self._emit = limits, openers, emit
        self._parts, self._bytes = 0, 0

    def unpack(
        self, content: io.BufferedIOBase, kind: str, within: str = "", depth: int = 1, sent_to: str = ""
    ) -> None:
        """Deliver every file inside the content.

        Raises Damaged, and LimitReached after what came out before was delivered.
        """
        delivered = self._parts
        for part in self._openers[kind](content, self._limits):
            if is_litter(part.name):
                continue
            self._deliver(replace(part, sent_to=part.sent_to or sent_to), within, depth)
        if self._parts == delivered:
            raise Damaged("NO_ATTACHMENT" if kind != "zip" else "NOTHING_INSIDE")

    def _deliver(self, part: Part, within: str, depth: int) -> None:
        name = within + (plain_name(part.name) or "?")
        if part.content is None:
            self._count(0)
            self._send(name, "other", part.refused)
            return
        kind = file_kind(part.content[:HEAD], part.name)
        if kind not in CONTAINERS:
            self._count(len(part.content))
            self._send(name, kind, "", part.content, part.sent_to)
            return
        if depth >= self._limits.depth:
            self._count(0)
            self._send(name, kind, "TOO_DEEP")
            return
        try:
            # A message within the message went to somebody of its own.
            sent_to = part.sent_to if kind == "zip" else ""
            self.unpack(io.BytesIO(part.content), kind, name + WITHIN, depth + 1, sent_to)
        except Damaged as damage:
            if damage.code == "NO_ATTACHMENT":
                # A message that is quoted has nothing to say.
                return
            self._count(0)
            self._send(name, kind, damage.code)

    def _count(self, size: int) -> None:
        self._parts += 1
        self._bytes += size
        if self._parts > self._limits.parts:
            raise LimitReached("TOO_MANY_PARTS")
        if self._bytes > self._limits.total_bytes:
            raise LimitReached("UNPACKS_TOO_LARGE")

    def _send(self, name: str, kind: FileKind, refused: str, content: bytes = b"", sent_to: str = "") -> None:
        self._emit({"part": {"name": name, "kind": kind, "refused": refused, "sent_to": sent_to}}, content)
