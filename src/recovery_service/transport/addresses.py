"""Which addresses may take what people wrote, and how mail servers write those of mail."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from email_validator import EmailNotValidError, validate_email

_HERE: Final = ("127.0.0.1", "::1")


def is_confidential(url: str) -> bool:
    """Return whether only the other side can read what is sent there: over TLS, or on this machine."""
    try:
        parsed = urlsplit(url)
        secure = parsed.scheme == "https" or (parsed.scheme == "http" and parsed.hostname in _HERE)
        is_plain = bool(parsed.hostname) and not parsed.username and (parsed.port is None or parsed.port > 0)
    except ValueError:
        return False
    return secure and is_plain and url.isprintable()


def normalise_email_domain(address: str) -> str:
    """Return the address with its domain as every mail server knows it: bücher.example becomes
    xn--bcher-kva.example."""
    if address.isascii():
        return address
    try:
        validated = validate_email(
            address, check_deliverability=False, test_environment=True, globally_deliverable=False
        )
    except EmailNotValidError:
        return address
    return validated.ascii_email or address
