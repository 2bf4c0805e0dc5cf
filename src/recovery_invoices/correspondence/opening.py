"""The parent's side of reading messages: what the confined child says, measured before anybody trusts it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final

from recovery_contract.file_kinds import HEAD, FileKind, file_kind
from recovery_invoices.confinement.pool import Pool
from recovery_invoices.correspondence.plain import (
    FILE_BYTES,
    FILES,
    MESSAGE_BYTES,
    TEXT_LENGTH,
    plain_line,
    plain_text,
)
from recovery_invoices.failures import ExtractionError
from recovery_invoices.unpack.names import plain_name

_LISTED: Final = 60
_SUGGESTIONS: Final = 6


@dataclass(frozen=True, slots=True)
class MessageHeaders:
    """Ids without brackets, addresses in small letters; `references` nearest first. `is_report` where a mail server
    wrote it."""

    message_id: str
    references: tuple[str, ...]
    sender: str
    sender_name: str
    recipients: tuple[str, ...]
    is_report: bool


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """`refused` is the code of a failure, and then there is no content."""

    name: str
    kind: FileKind
    content: bytes
    refused: str


@dataclass(frozen=True, slots=True)
class FailedDelivery:
    """A message of ours that came back; `verdict` is hard, soft or delayed, `status` as RFC 3463."""

    message_id: str
    recipient: str
    status: str
    verdict: str
    detail: str


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Possible meaning of a message: `day` where it names one, `excerpt` the words that say so."""

    kind: str
    day: date | None
    excerpt: str


@dataclass(frozen=True, slots=True)
class ReadMessage:
    """`text` is what the sender wrote, `quoted` what it quotes. `is_damaged`: nothing of it could be read."""

    headers: MessageHeaders
    subject: str = ""
    sent_at: datetime | None = None
    text: str = ""
    quoted: str = ""
    is_automatic: bool = False
    is_damaged: bool = False
    failed: tuple[FailedDelivery, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    files: tuple[AttachedFile, ...] = ()


def read_headers(
    pool: Pool, blocks: Sequence[bytes], cancelled: threading.Event | None
) -> list[MessageHeaders | None]:
    """Return those of each block, None where it is no header of a message. Raises ExtractionError."""
    task = {"task": "headers", "lengths": [len(block) for block in blocks]}
    with pool.borrow(cancelled) as child:
        response, _ = child.ask(task, b"".join(blocks), cancelled)
    entries = response["headers"]
    if len(entries) != len(blocks):
        raise ExtractionError("READER_STOPPED")
    return [None if one is None else _headers(one) for one in entries]


def read_message(
    pool: Pool, raw: bytes, headers: MessageHeaders, today: date, cancelled: threading.Event | None
) -> ReadMessage:
    """Return what the message says; `today` is the day from which days without a year are counted. Raises
    ExtractionError."""
    if len(raw) > MESSAGE_BYTES:
        raise ExtractionError("TOO_LARGE", MESSAGE_BYTES // (1024 * 1024))
    files: list[AttachedFile] = []
    with pool.borrow(cancelled) as child:
        response, block = child.ask({"task": "message", "today": today.isoformat()}, raw, cancelled)
        while "question" in response:
            if len(files) >= FILES or len(block) > FILE_BYTES:
                raise ExtractionError("TOO_MANY_PARTS", FILES)
            files.append(_file(response["question"]["file"], block))
            response, block = child.ask({}, b"", cancelled)
    if "message" not in response:
        return ReadMessage(headers, is_damaged=True)
    return _message(response["message"], tuple(files))


def _headers(value: dict[str, Any]) -> MessageHeaders:
    return MessageHeaders(
        message_id=_line(value["message_id"], 200),
        references=tuple(_line(one, 200) for one in value["references"][:_LISTED]),
        sender=_line(value["sender"], 400),
        sender_name=_line(value["sender_name"], 200),
        recipients=tuple(_line(one, 400) for one in value["recipients"][:_LISTED]),
        is_report=bool(value["is_report"]),
    )


def _message(value: dict[str, Any], files: tuple[AttachedFile, ...]) -> ReadMessage:
    return ReadMessage(
        headers=_headers(value),
        subject=_line(value["subject"], 300),
        sent_at=datetime.fromisoformat(value["sent_at"]) if value["sent_at"] else None,
        text=plain_text(str(value["text"]))[:TEXT_LENGTH],
        quoted=plain_text(str(value["quoted"]))[:TEXT_LENGTH],
        is_automatic=bool(value["is_automatic"]),
        failed=tuple(
            FailedDelivery(
                _line(one["message_id"], 200),
                _line(one["recipient"], 400),
                _line(one["status"], 20),
                _line(one["verdict"], 10),
                _line(one["detail"], 300),
            )
            for one in value["failed"][:_LISTED]
        ),
        suggestions=tuple(
            Suggestion(
                _line(one["kind"], 40),
                date.fromisoformat(one["day"]) if one["day"] else None,
                _line(one["excerpt"], 300),
            )
            for one in value["suggestions"][:_SUGGESTIONS]
        ),
        files=files,
    )


def _line(value: object, longest: int) -> str:
    return plain_line(str(value))[:longest]


def _file(description: dict[str, Any], content: bytes) -> AttachedFile:
    name = plain_name(str(description["name"])) or "file"
    refused = str(description["refused"])[:40]
    return AttachedFile(name, "other" if refused else file_kind(content[:HEAD], name), content, refused)
