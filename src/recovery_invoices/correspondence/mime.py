"""The message as it travelled: its headers, its words, its files. Something plain comes out of a broken one."""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC
from email import policy
from email.errors import MessageError
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesHeaderParser, BytesParser
from email.utils import getaddresses, parseaddr, parsedate_to_datetime
from typing import Final

from recovery_invoices.correspondence.html_words import html_to_text
from recovery_invoices.correspondence.plain import TEXT_LENGTH, plain_line, plain_text

_PARTS: Final = 500
_REFERENCES: Final = 40
_RECIPIENTS: Final = 40
_HEADER: Final = 2_000
_MESSAGE_ID: Final = re.compile(r"<([\x21-\x3b\x3d\x3f-\x7e]{3,190})>")
_ADDRESS: Final = re.compile(r"[^@\s<>\"(),;:]{1,200}@[^@\s<>\"(),;:]{1,200}")
#: How parsing hostile headers fails, wherever the trap is.
DAMAGE: Final = (
    MessageError, ValueError, LookupError, TypeError, AttributeError, UnicodeError, RecursionError, OverflowError,
    binascii.Error, AssertionError,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Words:
    """`own` text of the message, as plain text; of HTML what it quotes is marked with > as in plain text."""

    text: str
    is_html: bool


def parse_headers(raw: bytes) -> Message:
    """Parse the headers of a message. Raises one of DAMAGE."""
    return BytesHeaderParser(policy=policy.compat32).parsebytes(raw)


def parse_message(raw: bytes) -> Message:
    """Parse a whole message. Raises one of DAMAGE."""
    return BytesParser(policy=policy.compat32).parsebytes(raw)


def header(message: Message, name: str, longest: int = _HEADER) -> str:
    """Return the header in plain letters, on one line; empty where there is none."""
    value = message.get(name)
    if value is None:
        return ""
    raw = str(value)[: 4 * longest]
    # A broken encoding is shown as it came, not hidden.
    with suppress(*DAMAGE):
        raw = str(make_header(decode_header(raw)))
    return plain_line(raw)[:longest]


def message_id(message: Message) -> str:
    """Return it without brackets, empty where there is none."""
    match = _MESSAGE_ID.search(str(message.get("Message-ID") or "")[:_HEADER])
    return match.group(1) if match else ""


def references(message: Message) -> list[str]:
    """Return the messages that this one answers, the nearest first."""
    names = ("In-Reply-To", "References")
    ids = [
        id_
        for name in names
        for value in message.get_all(name, [])
        for id_ in reversed(_MESSAGE_ID.findall(str(value)[:20_000]))
    ]
    return list(dict.fromkeys(ids))[:_REFERENCES]


def message_ids_in(text: str) -> list[str]:
    """Return everything in the text that has the form of a message's id."""
    return list(dict.fromkeys(_MESSAGE_ID.findall(text)))[:_REFERENCES]


def sender(message: Message) -> tuple[str, str]:
    """Return (name, address) of whoever wrote; the address is empty where it is none."""
    name, address = parseaddr(header(message, "From") or header(message, "Sender"))
    return plain_line(name)[:200], address.strip().lower() if _ADDRESS.fullmatch(address.strip()) else ""


def recipients(message: Message) -> list[str]:
    """Return the addresses to which it was sent, as far as the headers say."""
    lines = [
        plain_line(str(value)[:8_000])
        for name in ("To", "Cc", "Delivered-To", "X-Original-To", "Envelope-To")
        for value in message.get_all(name, [])
    ]
    addresses = (address.strip().lower() for _, address in getaddresses(lines))
    return [address for address in dict.fromkeys(addresses) if _ADDRESS.fullmatch(address)][:_RECIPIENTS]


def sent_at(message: Message) -> str:
    """Return the message's date in UTC as ISO text; empty where there is no valid one."""
    try:
        moment = parsedate_to_datetime(str(message.get("Date") or ""))
        aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        return aware.astimezone(UTC).isoformat(timespec="seconds") if 1990 < aware.year < 2200 else ""
    except DAMAGE:
        return ""


def walk(message: Message) -> Iterator[Message]:
    """Yield the leaves in order, without recursion; a message within the message is a leaf."""
    waiting = [message]
    yielded = 0
    while waiting and yielded < _PARTS:
        part = waiting.pop(0)
        kind = part.get_content_type()
        inner = part.get_payload()
        if kind.startswith("multipart/") and isinstance(inner, list):
            waiting[:0] = [one for one in inner if isinstance(one, Message)]
            continue
        yielded += 1
        yield part


def file_name(part: Message) -> str:
    """Return the name that its sender gave a part, empty where there is none."""
    try:
        name = part.get_filename() or ""
        return plain_line(str(make_header(decode_header(name))) if "=?" in name else name)[:300]
    except DAMAGE:
        return ""


def is_attached(part: Message) -> bool:
    """Return whether a part is a file, and no words of the message."""
    kind = part.get_content_type()
    if kind in ("message/delivery-status", "text/rfc822-headers"):
        return False
    if str(part.get("Content-Disposition") or "").strip().lower().startswith("attachment"):
        return True
    if kind in ("text/plain", "text/html"):
        return bool(file_name(part))
    # A picture within the text, such as a logo, has a name to be referred to by.
    return not (kind.startswith("image/") and part.get("Content-ID")) and not kind.startswith("multipart/")


def words_of(message: Message) -> Words:
    """Return what the message says: its plain text, or its HTML where the plain text says nothing."""
    plain: list[str] = []
    html: list[str] = []
    for part in walk(message):
        if is_attached(part):
            continue
        kind = part.get_content_type()
        if kind == "text/plain":
            plain.append(_decoded(part))
        elif kind == "text/html":
            html.append(_decoded(part))
    text = "\n\n".join(one for one in plain if one.strip())
    # Some programs put "this message is HTML" in place of a plain text.
    if text.strip() and not (html and len(text.strip()) < 60 and "html" in text.lower()):
        return Words(plain_text(text)[:TEXT_LENGTH], is_html=False)
    if html:
        return Words(plain_text(html_to_text("\n".join(html)))[:TEXT_LENGTH], is_html=True)
    return Words(plain_text(text)[:TEXT_LENGTH], is_html=False)


def _decoded(part: Message) -> str:
    try:
        content = part.get_payload(decode=True)
    except DAMAGE:
        return ""
    if not isinstance(content, bytes):
        return str(part.get_payload())[: 4 * TEXT_LENGTH] if isinstance(part.get_payload(), str) else ""
    content = content[: 20 * TEXT_LENGTH]
    for charset in (_charset(part), "utf-8"):
        try:
            return content.decode(charset)
        except DAMAGE:
            continue
    return content.decode("cp1252", "replace")


def _charset(part: Message) -> str:
    try:
        return str(part.get_content_charset() or "utf-8")
    except DAMAGE:
        return "utf-8"
