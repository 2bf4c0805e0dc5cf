"""What a signature wraps: the content of a CMS file (.p7m), as Italian invoices travel. The signature is not judged."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator

_OCTETS, _OCTETS_IN_PIECES = 0x04, 0x24
_SEQUENCE, _TAGGED, _OBJECT = 0x30, 0xA0, 0x06
_SIGNED_DATA = bytes.fromhex("2a864886f70d010702")
_PLAIN_DATA = bytes.fromhex("2a864886f70d010701")
_DEEPEST = 12
#: Of a signature's fields, the content is among the first.
_MOST_FIELDS = 10_000


class NotAnEnvelope(Exception):
    pass


def unwrapped(content: bytes) -> bytes:
    """Return what lies in a signed file, else the file as it is."""
    raw = content
    if not content.startswith(b"\x30"):
        try:
            raw = base64.b64decode(_without_armour(content), validate=True)
        except (binascii.Error, ValueError):
            return content
    if not raw.startswith(b"\x30"):
        return content
    try:
        return _signed_content(raw)
    except NotAnEnvelope:
        return content


def _without_armour(content: bytes) -> bytes:
    return b"".join(line.strip() for line in content.splitlines() if not line.startswith(b"-----"))


def _signed_content(raw: bytes) -> bytes:
    """Return the innermost octets of SEQUENCE { signedData, [0] SEQUENCE { version, digests, SEQUENCE { data, [0]
    OCTET STRING } ... } }.
    """
    outer = list(_fields(_first(raw, _SEQUENCE)))
    if not outer or outer[0] != (_OBJECT, _SIGNED_DATA):
        raise NotAnEnvelope
    signed = _first(_body(outer, _TAGGED), _SEQUENCE)
    inner = next((list(_fields(body)) for tag, body in _fields(signed) if tag == _SEQUENCE), [])
    if not inner or inner[0] != (_OBJECT, _PLAIN_DATA):
        raise NotAnEnvelope
    return b"".join(_pieces(_body(inner, _TAGGED), 0))


def _body(fields: list[tuple[int, bytes]], tag: int) -> bytes:
    for one, body in fields:
        if one == tag:
            return body
    raise NotAnEnvelope


def _first(raw: bytes, tag: int) -> bytes:
    for one, body in _fields(raw):
        if one == tag:
            return body
        break
    raise NotAnEnvelope


def _pieces(raw: bytes, depth: int) -> Iterator[bytes]:
    """Yield the bytes of an octet string, which may be written in pieces."""
    if depth > _DEEPEST:
        raise NotAnEnvelope
    for tag, body in _fields(raw):
        if tag == _OCTETS:
            yield body
        elif tag == _OCTETS_IN_PIECES:
            yield from _pieces(body, depth + 1)


def _fields(raw: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield (tag, content) of BER values that stand one after the other."""
    at = 0
    for _ in range(_MOST_FIELDS):
        if at + 2 > len(raw) or raw[at : at + 2] == b"\0\0":
            return
        start, end, after = _extent(raw, at, 0)
        yield raw[at], raw[start:end]
        at = after


def _extent(raw: bytes, at: int, depth: int) -> tuple[int, int, int]:
    """Return where the content begins and ends, and where the next value begins."""
    if depth > _DEEPEST or at + 2 > len(raw) or raw[at] & 0x1F == 0x1F:
        raise NotAnEnvelope
    length, start = raw[at + 1], at + 2
    if length == 0x80:
        end = start
        for _ in range(_MOST_FIELDS):
            if raw[end : end + 2] == b"\0\0":
                return start, end, end + 2
            end = _extent(raw, end, depth + 1)[2]
        raise NotAnEnvelope
    if length & 0x80:
        count = length & 0x7F
        length = int.from_bytes(raw[start : start + count], "big")
        start += count
    if start + length > len(raw):
        raise NotAnEnvelope
    return start, start + length, start + length
