"""The app's one secret in the OS keyring: a 32-byte key, which seals tokens for the store.

A keyring may be absent, locked, slow or refuse. None of that may block the interface or lose a session that is
running: the key then lives in memory and the app says so.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol, TypeVar

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

Result = TypeVar("Result")
log = logging.getLogger(__name__)

SERVICE_NAME: Final = "Recovery Desktop"
KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
ANSWER_SECONDS: Final = 60.0
"""A keyring may ask the person for a password; longer than this they are not there."""


class KeyStatus(Enum):
    """Place of the key, and the reason where it is not the keyring."""

    KEYRING = "keyring"
    PASSPHRASE = "passphrase"
    FILE = "file"
    ABSENT = "absent"
    OTHER = "other"
    LOCKED = "locked"
    SILENT = "silent"


class Keyring(Protocol):
    """The part of the keyring library that is used. Calls may block."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


class CannotUnseal(Exception):
    """Sealed with another key, or damaged: the person signs in again, nothing else is lost."""


@dataclass
class Vault:
    """Seals small secrets. `purpose` is bound to the sealed bytes: a token cannot pose as a client secret.

    A key for today becomes one that lasts where the person gives a passphrase for it.
    """

    key: bytes
    keeping: KeyStatus

    @property
    def is_persistent(self) -> bool:
        """Whether what is sealed now can be opened at the next start."""
        return self.keeping in (KeyStatus.KEYRING, KeyStatus.PASSPHRASE, KeyStatus.FILE)

    def seal(self, secret: str, purpose: str) -> bytes:
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + AESGCM(self.key).encrypt(nonce, secret.encode(), purpose.encode())

    def open_if_possible(self, sealed: bytes | None, purpose: str) -> str | None:
        """Return None where nothing is sealed or the key is another one: then it has to be given again."""
        try:
            return None if sealed is None else self.open(sealed, purpose)
        except CannotUnseal:
            return None

    def open(self, sealed: bytes, purpose: str) -> str:
        """Unseal the text. Raises CannotUnseal."""
        try:
            plain = AESGCM(self.key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], purpose.encode())
        except (InvalidTag, ValueError) as error:
            raise CannotUnseal from error
        return plain.decode()


async def open_vault(
    account: str,
    keyring: Keyring | None = None,
    *,
    seconds: float = ANSWER_SECONDS,
    is_right: Callable[[bytes | None], bool] = lambda _: True,
) -> Vault:
    """Return the key kept for `account` (one per data folder), made at the first start.

    `is_right` tells of the key that is there, or of None for one to be made, whether it may be the key of the data.
    """
    try:
        async with asyncio.timeout(seconds):
            key, keeping = await _in_thread(lambda: _stored_key(account, keyring, is_right))
    except TimeoutError:
        key, keeping = None, KeyStatus.SILENT
    return Vault(key or secrets.token_bytes(KEY_BYTES), keeping)


def store_key(account: str, key: bytes, keyring: Keyring | None = None) -> bool:
    """Store another key under an account of its own; return False where the keyring refuses. Blocks."""
    import keyring as library
    from keyring.errors import KeyringError

    store: Keyring = keyring if keyring is not None else library
    try:
        store.set_password(SERVICE_NAME, account, base64.b64encode(key).decode())
        return _decoded(store.get_password(SERVICE_NAME, account)) == key
    except KeyringError:
        return False


def forget_key(account: str, keyring: Keyring | None = None) -> bool:
    """Delete the key; return False where there is none or no keyring answers. Blocks."""
    import keyring as library
    from keyring.errors import KeyringError

    store: Keyring = keyring if keyring is not None else library
    try:
        if store.get_password(SERVICE_NAME, account) is None:
            return False
        store.delete_password(SERVICE_NAME, account)
    except KeyringError:
        return False
    return True


async def _in_thread(work: Callable[[], Result]) -> Result:
    """Run the work in a daemon thread: a keyring that never answers must not keep the app from closing."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result) -> None:
        if not future.done():
            future.set_result(result)

    def run() -> None:
        result = work()
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=run, name="keyring", daemon=True).start()
    return await future


def _stored_key(
    account: str, keyring: Keyring | None, is_right: Callable[[bytes | None], bool]
) -> tuple[bytes | None, KeyStatus]:
    import keyring as library
    from keyring.errors import KeyringError, KeyringLocked, NoKeyringError

    store: Keyring = keyring if keyring is not None else library
    try:
        key = _decoded(store.get_password(SERVICE_NAME, account))
        if not is_right(key):
            return None, KeyStatus.OTHER
        if key is None:
            key = secrets.token_bytes(KEY_BYTES)
            store.set_password(SERVICE_NAME, account, base64.b64encode(key).decode())
            if _decoded(store.get_password(SERVICE_NAME, account)) != key:
                return None, KeyStatus.ABSENT
    except NoKeyringError:
        return None, KeyStatus.ABSENT
    except KeyringLocked:
        return None, KeyStatus.LOCKED
    except Exception as error:  # noqa: BLE001  # a keyring lets errors of the system beneath it through
        if not isinstance(error, KeyringError):
            log.warning("The keyring failed: %s: %s", type(error).__name__, error)
        return None, KeyStatus.LOCKED
    return key, KeyStatus.KEYRING


def _decoded(text: str | None) -> bytes | None:
    if text is None:
        return None
    try:
        key = base64.b64decode(text, validate=True)
    except binascii.Error:
        return None
    return key if len(key) == KEY_BYTES else None
