"""Which addresses may take what people wrote, and how mail servers write those of mail."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from email_validator import EmailNotValidError, validate_email

_HERE: Final = ("127.0.0.1", "::1")


def is_private(url: str) -> bool:
    """Whether only the other side can read what is sent there: over TLS, or on this machine."""
    try:
        parts = urlsplit(url)
        secure = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in _HERE)
        known = bool(parts.hostname) and not parts.username and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    return secure and known and url.isprintable()


def mailable(address: str) -> str:
    """The address with its domain as every mail server knows it: bücher.example becomes xn--bcher-kva.example."""
    if address.isascii():
        return address
    try:
        known = validate_email(
            address, check_deliverability=False, test_environment=True, globally_deliverable=False
        )
    except EmailNotValidError:
        return address
    return known.ascii_email or address
