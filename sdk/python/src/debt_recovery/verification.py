"""Shows that a delivery is from the service, and fresh."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Final, cast

from debt_recovery.errors import BadSignature
from debt_recovery.models import Event

TOLERANCE_SECONDS: Final = 300
SIGNATURE_HEADER: Final = "service-signature-v1"


def verify_webhook(
    body: bytes,
    headers: Mapping[str, str],
    secrets: Sequence[str],
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> Event:
    """Return the event of a raw body that was signed with one of the secrets, at most `tolerance` seconds ago. Raises
    BadSignature."""
    header = next((value for name, value in headers.items() if name.lower() == SIGNATURE_HEADER), "")
    fields = [part.strip().partition("=")[::2] for part in header.split(",")]
    times = [value for name, value in fields if name == "t"]
    if len(times) != 1 or not (times[0].isascii() and times[0].isdecimal()):
        raise BadSignature("there is no signature")
    signed = times[0].encode() + b"." + body
    signatures = [value.encode("utf-8", "surrogateescape") for name, value in fields if name == "v1"]
    genuine = False
    for secret in secrets:
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
        for signature in signatures:
            genuine |= hmac.compare_digest(expected, signature)
    if not genuine:
        raise BadSignature("the signature is another one")
    if abs((time.time() if now is None else now) - int(times[0])) > tolerance:
        raise BadSignature("the signature is too old")
    return cast(Event, json.loads(body))
