"""Signs and verifies the raw body of a webhook delivery."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

SIGNATURE_HEADER: Final = "Service-Signature"
PREVIOUS_SIGNATURE_HEADER: Final = "Service-Signature-Previous"
TIMED_SIGNATURE_HEADER: Final = "Service-Signature-V1"
EVENT_ID_HEADER: Final = "Service-Event-Id"
TIMESTAMP_HEADER: Final = "Service-Timestamp"
USER_AGENT: Final = "Recovery-Webhooks/1.0"
PREFIX: Final = "sha256="
ROTATION_OVERLAP_SECONDS: Final = 24 * 3600


def sign(body: bytes, secret: str) -> str:
    """Return the header's value: `sha256=` and the lowercase hex HMAC-SHA256 of the raw body."""
    # Not by `hmac.digest`, which lets go of the interpreter's lock for a few hundred bytes, and waits to have it back.
    return PREFIX + hmac.new(secret.encode(), body, "sha256").hexdigest()


def sign_timed(body: bytes, timestamp: int, secrets: Iterable[str]) -> str:
    """Return `t=<epoch seconds>,v1=<hex>[,v1=<hex>]`, one for each secret: the time is signed with the body."""
    signed = f"{timestamp}.".encode() + body
    return ",".join([f"t={timestamp}", *(f"v1={sign(signed, one).removeprefix(PREFIX)}" for one in secrets)])


def verify(body: bytes, signatures: Iterable[str], secrets: Iterable[str]) -> bool:
    """Return whether one of the signatures is right for one of the secrets; every pair is compared in constant time.

    A signature may hold several, separated by commas, and each may lack the prefix: services of others send bare hex.
    """
    values = (value.strip() for signature in signatures for value in signature.split(","))
    digests = [value.removeprefix(PREFIX).encode() for value in values]
    right = False
    for secret in secrets:
        expected = sign(body, secret).removeprefix(PREFIX).encode()
        for signature in digests:
            right |= hmac.compare_digest(expected, signature)
    return right
