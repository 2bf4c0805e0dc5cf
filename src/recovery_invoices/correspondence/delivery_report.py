"""What a mail server says of a message that did not arrive (RFC 3464), and what older servers write instead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import Message
from typing import Final, Literal

from recovery_invoices.correspondence import mime

Verdict = Literal["hard", "soft", "delayed"]
"""`hard`: the address does not work. `soft`: it did not arrive this time. `delayed`: the server is still trying."""

#: What a permanent status says of the address itself; every other one concerns the moment or the message (RFC 3463).
_ADDRESS_FAILS: Final = re.compile(r"5\.(?:1\.\d+|0\.0|2\.1|4\.[1349]|4\.14)$")
_STATUS: Final = re.compile(r"\b([245])\.(\d{1,3})\.(\d{1,3})\b")
_REPLY_CODE: Final = re.compile(r"(?<![\d.])([45]\d\d)[ \-#]")
_ROBOTS: Final = ("mailer-daemon", "postmaster", "mail delivery", "mail-daemon", "mdaemon")
_SUBJECT: Final = re.compile(
    r"undeliver|delivery (?:status|failure|has failed|incomplete)|failure notice|returned mail"
    r"|mail delivery (?:failed|system)"
    r"|non remis|échec de (?:la )?remise|unzustellbar|nicht zugestellt|no se puede entregar|no entregado"
    r"|mancato recapito"
    r"|non recapitato|onbestelbaar|niet bezorgd",
    re.IGNORECASE,
)
_UNKNOWN: Final = re.compile(
    r"(?:user|mailbox|recipient|address|account)[^.\n]{0,40}(?:unknown|does not exist|doesn't exist|not match"
    r"|rejected|unavailable|disabled|invalid)"
    r"|no such (?:user|recipient|mailbox|address)|address couldn't be match|unknown (?:user|recipient|address)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class FailedMessage:
    """`message_id` of the message that came back; `status` as RFC 3463, empty where none was given."""

    message_id: str
    recipient: str
    status: str
    verdict: Verdict
    detail: str


def is_report(message: Message) -> bool:
    """Return whether the headers say that a mail server wrote it."""
    if message.get_content_type() == "multipart/report":
        # A receipt of reading (disposition-notification) says nothing about delivery.
        return "disposition" not in str(message.get_param("report-type") or "").lower()
    name, address = mime.sender(message)
    local = address.partition("@")[0]
    by_robot = any(one in local or one in name.lower() for one in _ROBOTS)
    return by_robot or (
        str(message.get("Return-Path") or "x").strip() == "<>"
        and bool(_SUBJECT.search(mime.header(message, "Subject")))
    )


def read_report(message: Message) -> list[FailedMessage]:
    """Return the messages that did not arrive; empty where this is no such report."""
    if not is_report(message):
        return []
    original = _original_ids(message)
    failed = [
        one
        for part in message.walk()
        if part.get_content_type() == "message/delivery-status"
        for one in _recipients(part, original)
    ]
    return failed or _of_words(message, original)


def _recipients(part: Message, original: list[str]) -> list[FailedMessage]:
    blocks = part.get_payload()
    failed = []
    for block in blocks if isinstance(blocks, list) else []:
        if not isinstance(block, Message):
            continue
        action = mime.header(block, "Action", 40).lower()
        if action not in ("failed", "delayed"):
            continue
        detail = mime.header(block, "Diagnostic-Code", 300)
        status = _status(mime.header(block, "Status", 40)) or _status(detail)
        recipient = mime.header(block, "Final-Recipient", 300) or mime.header(
            block, "Original-Recipient", 300
        )
        failed += [
            FailedMessage(
                id_, recipient.rpartition(";")[2].strip().lower(), status, _verdict(action, status), detail
            )
            for id_ in original
        ]
    return failed


def _of_words(message: Message, original: list[str]) -> list[FailedMessage]:
    """Return what a server says in words alone."""
    text = mime.words_of(message).text[:20_000]
    if not _SUBJECT.search(mime.header(message, "Subject")) and not _UNKNOWN.search(text):
        return []
    status = _status(text)
    if not status:
        match = _REPLY_CODE.search(text)
        status = (
            ""
            if match is None
            else "5.1.1"
            if match.group(1) in ("550", "551", "553")
            else f"{match.group(1)[0]}.0.1"
        )
    if not status and _UNKNOWN.search(text):
        status = "5.1.1"
    if not status:
        return []
    ids = original or mime.message_ids_in(text)
    return [FailedMessage(id_, "", status, _verdict("failed", status), "") for id_ in ids]


def _status(text: str) -> str:
    match = _STATUS.search(text)
    return ".".join(match.groups()) if match and match.group(1) in "45" else ""


def _verdict(action: str, status: str) -> Verdict:
    if action == "delayed":
        return "delayed"
    return "hard" if not status or _ADDRESS_FAILS.match(status) else "soft"


def _original_ids(message: Message) -> list[str]:
    """Return the ids of the messages that came back with the report, or that it refers to."""
    ids: list[str] = []
    for part in message.walk():
        kind = part.get_content_type()
        if kind == "message/rfc822":
            inner = part.get_payload()
            if isinstance(inner, list) and inner and isinstance(inner[0], Message):
                ids.append(mime.message_id(inner[0]))
        elif kind == "text/rfc822-headers":
            content = part.get_payload(decode=True)
            if isinstance(content, bytes):
                ids.append(mime.message_id(mime.parse_headers(content)))
    return [id_ for id_ in dict.fromkeys(ids) if id_] or mime.references(message)
