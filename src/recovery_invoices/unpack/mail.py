"""The attachments of a message as mail programs save it (.eml), and as it travels."""

from __future__ import annotations

import binascii
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from email import policy
from email.errors import (
    CloseBoundaryNotFoundDefect,
    InvalidBase64CharactersDefect,
    InvalidBase64LengthDefect,
    InvalidBase64PaddingDefect,
    MessageError,
    MissingHeaderBodySeparatorDefect,
    StartBoundaryNotFoundDefect,
)
from email.generator import BytesGenerator
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesParser
from email.utils import getaddresses

from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.parts import Damaged, Part

#: Apple Mail writes the length of the message above it.
_LENGTH_ABOVE = re.compile(rb"\d+\s*\n")
_ENDINGS = {
    "application/pdf": ".pdf", "text/xml": ".xml", "application/xml": ".xml", "image/jpeg": ".jpg", "image/png": ".png",
    "image/heic": ".heic", "application/zip": ".zip", "application/x-zip-compressed": ".zip",
}  # fmt: skip
#: What shows that a part of a message is missing, or that one swallowed another.
_LOSSES = (
    CloseBoundaryNotFoundDefect, StartBoundaryNotFoundDefect, MissingHeaderBodySeparatorDefect,
    InvalidBase64CharactersDefect, InvalidBase64LengthDefect, InvalidBase64PaddingDefect,
)  # fmt: skip
#: Headers of a message that arrived: a copy of what was sent has none.
_ARRIVED = ("Received", "Delivered-To", "Return-Path", "X-Original-To")
#: How parsing hostile headers fails, wherever the trap is.
_DAMAGE = (MessageError, ValueError, LookupError, TypeError, AttributeError, UnicodeError, RecursionError)


def mail_parts(content: io.BufferedIOBase, limits: UnpackLimits) -> Iterator[Part]:
    """Yield every attachment; the words of the message and the pictures in them are none. Raises Damaged."""
    raw = content.read(limits.message_bytes + 1)
    if len(raw) > limits.message_bytes:
        raise Damaged("TOO_LARGE")
    if above := _LENGTH_ABOVE.match(raw):
        raw = raw[above.end() :]
    try:
        message = BytesParser(policy=policy.compat32).parsebytes(raw)
        attached = list(_attached(message))
        sent_to = _sent_to(message)
    except _DAMAGE as error:
        raise Damaged from error
    for number, part in enumerate(attached, 1):
        yield replace(_part(part, number, limits), sent_to=sent_to)
    if any(isinstance(defect, _LOSSES) for part in message.walk() for defect in part.defects):
        raise Damaged("INCOMPLETE")


def _sent_to(message: Message) -> str:
    """Return the one address that a message went to which its sender kept: what arrived somewhere says so."""
    if any(message.get(header) for header in _ARRIVED):
        return ""
    senders, recipients = (
        {address.casefold() for _, address in getaddresses([str(one) for one in message.get_all(header, [])])}
        for header in ("From", "To")
    )
    others = recipients - senders - {""}
    return others.pop() if senders - {""} and len(others) == 1 else ""


def _attached(message: Message) -> Iterator[Message]:
    """Walk without recursion; a message within the message is an attachment of its own."""
    waiting: list[tuple[Message, bool]] = [(message, False)]
    while waiting:
        part, shown_in_text = waiting.pop(0)
        kind = part.get_content_type()
        if kind.startswith("multipart/"):
            inner = part.get_payload()
            related = kind == "multipart/related"
            if isinstance(inner, list):
                # What is shown within the text: the first of related parts is the text itself.
                waiting[:0] = [(one, shown_in_text or (related and at > 0)) for at, one in enumerate(inner)]
            continue
        if kind.startswith("image/") and shown_in_text:
            continue
        if kind.startswith("text/") and kind != "text/xml" and not _file_name(part):
            continue
        yield part


def _part(part: Message, number: int, limits: UnpackLimits) -> Part:
    try:
        kind = part.get_content_type()
        name = _file_name(part) or f"{number}{'.eml' if kind == 'message/rfc822' else _ENDINGS.get(kind, '')}"
        if kind == "message/rfc822":
            # The parser opened it already: written again, it is counted as deep as it lies.
            return Part(name if name.lower().endswith(".eml") else f"{name}.eml", _inner_message(part))
        content = part.get_payload(decode=True)
    except (*_DAMAGE, binascii.Error):
        return Part(str(number), None, "UNREADABLE")
    if not isinstance(content, bytes) or not content:
        return Part(name, None, "EMPTY")
    if len(content) > limits.part_bytes:
        return Part(name, None, "TOO_LARGE")
    return Part(name, content)


def _inner_message(part: Message) -> bytes:
    out = io.BytesIO()
    inner = part.get_payload()
    message = inner[0] if isinstance(inner, list) and isinstance(inner[0], Message) else part
    BytesGenerator(out, mangle_from_=False, policy=policy.compat32.clone(max_line_length=0)).flatten(message)
    return out.getvalue()


def _file_name(part: Message) -> str:
    name = part.get_filename() or ""
    if "=?" in name:
        try:
            return str(make_header(decode_header(name)))
        except _DAMAGE:
            return name
    return name
