"""Keeps secrets unreadable at rest: AES-GCM under the data key, bound to the row that they belong to."""

from __future__ import annotations

import base64
import os
from typing import Final

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE_BYTES: Final = 12


def seal(key: bytes, text: str, belongs_to: str) -> str:
    """Return text that only `unseal` with the same key and the same owner reads again. The key has 32 bytes."""
    nonce = os.urandom(NONCE_BYTES)
    hidden = AESGCM(key).encrypt(nonce, text.encode(), belongs_to.encode())
    return base64.b64encode(nonce + hidden).decode()


def unseal(key: bytes, sealed: str, belongs_to: str) -> str:
    """Decrypt a sealed text. Raises cryptography's InvalidTag where the key, the owner or a byte differs."""
    raw = base64.b64decode(sealed)
    return AESGCM(key).decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], belongs_to.encode()).decode()
