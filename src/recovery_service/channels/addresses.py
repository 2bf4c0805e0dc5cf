"""Which addresses may take what people wrote."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

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
