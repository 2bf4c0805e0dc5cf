"""The parent's side of unpacking: the parts of a foreign file as a confined child hands them over."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, BinaryIO

from recovery_contract.file_kinds import HEAD, WITHIN, FileKind, file_kind
from recovery_invoices.confinement.pool import Pool
from recovery_invoices.failures import ExtractionError
from recovery_invoices.unpack.limits import MIB, UnpackLimits
from recovery_invoices.unpack.names import plain_name
from recovery_invoices.unpack.remote_file import PORTION

_ADDRESS = re.compile(r"(?=.{5,254}$)[^\s@<>\"',;:()]+@[^\s@<>\"',;:()]+\.[^\s@<>\"',;:()]{2,}")


@dataclass(frozen=True, slots=True)
class UnpackedPart:
    """`name` leads from the container to it; `refused` is the code of a failure, and then there is no content;
    `sent_to` is the address to which the sender's own copy of a message went, empty for any other."""

    name: str
    kind: FileKind
    content: bytes
    refused: str
    sent_to: str = ""


TakePart = Callable[[UnpackedPart], None]


def unpack(
    pool: Pool,
    file: BinaryIO,
    kind: FileKind,
    take: TakePart,
    limits: UnpackLimits,
    cancelled: threading.Event | None,
) -> None:
    """Hand over one part after the other. Raises ExtractionError where nothing, or no more, could be taken out."""
    size = file.seek(0, os.SEEK_END)
    if size > limits.container_bytes:
        raise ExtractionError("CONTAINER_TOO_LARGE", limits.container_bytes // MIB)
    delivered = _Delivered(limits, take)
    task: dict[str, Any] = {"task": "unpack", "kind": kind, "size": size, "limits": limits.as_wire()}
    with pool.borrow(cancelled) as child:
        response, block = child.ask(task, b"", cancelled)
        while "question" in response:
            question, wanted = response["question"], b""
            if "read" in question:
                at, length = question["read"]
                file.seek(int(at))
                wanted = file.read(min(int(length), PORTION))
            else:
                delivered.add(question["part"], block)
            response, block = child.ask({}, wanted, cancelled)
    if stopped := str(response["stopped"]):
        raise _failure(stopped, limits)


class _Delivered:
    """Count of what was unpacked so far, kept in the parent too: a hijacked child obeys no limit."""

    def __init__(self, limits: UnpackLimits, take: TakePart) -> None:
        self._limits, self._take = limits, take
        self._parts = self._bytes = 0

    def add(self, description: dict[str, Any], content: bytes) -> None:
        self._parts += 1
        self._bytes += len(content)
        if self._parts > self._limits.parts or len(content) > self._limits.message_bytes:
            raise _failure("TOO_MANY_PARTS", self._limits)
        if self._bytes > self._limits.total_bytes:
            raise _failure("UNPACKS_TOO_LARGE", self._limits)
        way = [plain_name(one) for one in str(description["name"]).split(WITHIN)]
        refused = str(description["refused"])
        kind = "other" if refused else file_kind(content[:HEAD], way[-1])
        sent_to = str(description.get("sent_to", ""))
        sent_to = sent_to if _ADDRESS.fullmatch(sent_to) else ""
        self._take(UnpackedPart(WITHIN.join(way), kind, content, refused, sent_to))


def _failure(code: str, limits: UnpackLimits) -> ExtractionError:
    most = {
        "TOO_MANY_PARTS": limits.parts,
        "UNPACKS_TOO_LARGE": limits.total_bytes // MIB,
        "TOO_LARGE": limits.message_bytes // MIB,
    }
    return ExtractionError(code, most.get(code))
