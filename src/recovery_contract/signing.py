"""Signs and verifies the raw body of a webhook delivery."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

SIGNATURE_HEADER: Final = "Service-Signature"
PREVIOUS_SIGNATURE_HEADER: Final = "Service-Signature-Previous"
EVENT_ID_HEADER: Final = "Service-Event-Id"
TIMESTAMP_HEADER: Final = "Service-Timestamp"
USER_AGENT: Final = "Recovery-Webhooks/1.0"
PREFIX: Final = "sha256="
ROTATION_OVERLAP_SECONDS: Final = 24 * 3600


def sign(body: bytes, secret: str) -> str:
    """The header's value: `sha256=` and the lowercase hex HMAC-SHA256 of the raw body."""
    return PREFIX + hmac.digest(secret.encode(), body, "sha256").hex()


def verify(body: bytes, signatures: Iterable[str], secrets: Iterable[str]) -> bool:
    """Whether one of the signatures is right for one of the secrets; every pair is compared in constant time."""
    given = [signature.encode() for signature in signatures]
    right = False
    for secret in secrets:
        expected = sign(body, secret).encode()
        for signature in given:
            right |= hmac.compare_digest(expected, signature)
    return right
