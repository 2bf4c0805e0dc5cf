"""Checks signatures that carry their time: `t=SECONDS,v1=HEX`, HMAC-SHA256 over `SECONDS.BODY` as it arrived."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

TOLERANCE_SECONDS: Final = 300


class NotSigned(Exception):
    """Failure: the body is not proven to be signed with the secret; the text holds nothing secret."""


def check(body: bytes, header: str, secret: str, now: float) -> None:
    """Check the signature at `now` in seconds.

    Several `v1` are allowed while a secret is rotated. Raises NotSigned.
    """
    fields = list(_parse_header(header))
    times = [value for name, value in fields if name == "t"]
    if len(times) != 1 or not (times[0].isascii() and times[0].isdecimal() and len(times[0]) <= 12):
        raise NotSigned("there is no signature")
    signed = times[0].encode() + b"." + body
    right = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
    signatures = [value.encode("utf-8", "surrogateescape") for name, value in fields if name == "v1"]
    # All are compared, so that the time tells nothing.
    if not sum(hmac.compare_digest(right, value) for value in signatures):
        raise NotSigned("the signature is another one")
    if abs(now - int(times[0])) > TOLERANCE_SECONDS:
        raise NotSigned("the signature is too old")


def _parse_header(header: str) -> Iterator[tuple[str, str]]:
    for field in header.split(",")[:20]:
        name, _, value = field.strip().partition("=")
        yield name, value
