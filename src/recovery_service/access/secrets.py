"""Secrets that are handed out: drawn, hashed for the database, and used as keys to seal what follows from them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_NONCE_BYTES: Final = 12


def generate_secret() -> str:
    """Return 256 random bits as text, safe in a URL and on a command line: it never begins with a dash."""
    return f"r{secrets.token_urlsafe(32)}"


def hash_secret(secret: str) -> str:
    """Return what the database keeps of a secret; enough, because every secret here has 256 bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seal(secret: str, purpose: str, text: str) -> bytes:
    """Encrypt so that only who presents `secret` again can have it read."""
    nonce = secrets.token_bytes(_NONCE_BYTES)
    return nonce + AESGCM(_key(secret, purpose)).encrypt(nonce, text.encode(), None)


def unseal(secret: str, purpose: str, sealed: bytes) -> str:
    """Decrypt a sealed text. Raises ValueError where it was sealed with another secret."""
    try:
        opened = AESGCM(_key(secret, purpose)).decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], None)
    except InvalidTag:
        raise ValueError("sealed with another secret") from None
    return opened.decode()


def _key(secret: str, purpose: str) -> bytes:
    return HKDF(algorithm=SHA256(), length=32, salt=None, info=purpose.encode()).derive(secret.encode())
