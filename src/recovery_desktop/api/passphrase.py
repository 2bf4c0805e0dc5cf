"""The app's key in a file beside the data, for computers without a keyring: sealed with a passphrase, or as it is."""

from __future__ import annotations

import base64
import binascii
import json
import os
import secrets
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from recovery_desktop.failures import Failure, WrongPassphrase

KEY_BYTES: Final = 32
COST: Final = 2**16
"""64 MB and a fifth of a second: little for the person, much for whoever guesses."""
MOST_COST: Final = 2**18
"""256 MB. The file may come from elsewhere: it must not ask for more than this computer has."""
_PURPOSE: Final = b"recovery desktop key"


class KeyDamaged(Failure):
    title = "The sealed key on this computer cannot be read"
    next_step = "Restore it from a backup of the data folder."


def write_sealed_key(file: Path, key: bytes, passphrase: str) -> None:
    """Write the sealed key to disk, whole or not at all. Raises OSError."""
    salt, nonce = secrets.token_bytes(16), secrets.token_bytes(12)
    sealed = AESGCM(_derived(passphrase, salt, COST)).encrypt(nonce, key, _PURPOSE)
    content = {"version": 1, "cost": COST, "salt": _text(salt), "sealed": _text(nonce + sealed)}
    _write(file, json.dumps(content))


def write_plain_key(file: Path, key: bytes) -> None:
    """Write the key to disk for whoever may read this account's files, whole or not at all. Raises OSError."""
    _write(file, _text(key))


def read_plain_key(file: Path) -> bytes:
    """Read the key. Raises KeyDamaged."""
    try:
        key = base64.b64decode(file.read_text(encoding="ascii"), validate=True)
    except (OSError, ValueError, binascii.Error) as error:
        raise KeyDamaged(type(error).__name__) from error
    if len(key) != KEY_BYTES:
        raise KeyDamaged("length")
    return key


def _write(file: Path, content: str) -> None:
    temporary = file.with_suffix(".new")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as written:
        written.write(content)
        written.flush()
        os.fsync(written.fileno())
    temporary.replace(file)


def read_sealed_key(file: Path, passphrase: str) -> bytes:
    """Read the key and unseal it. Raises WrongPassphrase or KeyDamaged."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        salt, sealed = base64.b64decode(content["salt"]), base64.b64decode(content["sealed"])
        derived = _derived(passphrase, salt, _bounded(content["cost"]))
    except (OSError, ValueError, KeyError, TypeError, RecursionError, binascii.Error) as error:
        raise KeyDamaged(type(error).__name__) from error
    try:
        return AESGCM(derived).decrypt(sealed[:12], sealed[12:], _PURPOSE)
    except (InvalidTag, ValueError) as error:
        raise WrongPassphrase from error


def _bounded(cost: object) -> int:
    """Return the cost. Raises ValueError for what is no power of two, or too large."""
    if not isinstance(cost, int) or not 2 <= cost <= MOST_COST or cost & (cost - 1):
        raise ValueError("no cost of a key")
    return cost


def _derived(passphrase: str, salt: bytes, cost: int) -> bytes:
    return Scrypt(salt=salt, length=32, n=cost, r=8, p=1).derive(passphrase.encode())


def _text(content: bytes) -> str:
    return base64.b64encode(content).decode()
