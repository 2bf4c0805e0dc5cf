"""Which key opens what is kept on this computer: the keyring's, one behind a passphrase, or one for today only."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, Protocol

from recovery_desktop.api.passphrase import read_sealed_key, write_sealed_key
from recovery_desktop.failures import Failure, WrongPassphrase
from recovery_desktop.file_permissions import make_private_folder
from recovery_desktop.settings import Places
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.token_vault import (
    KEY_BYTES,
    Keyring,
    KeyStatus,
    Vault,
    forget_key,
    open_vault,
    store_key,
)

SEALED_KEY: Final = "key.sealed"
PRACTICE_KEY: Final = "practice.key"


class KeyNeeded(Failure):
    title = "To use this computer, the app needs a passphrase"
    next_step = "Try again when you are ready: the app asks for it then."


class KeyFromBackupMissing(KeyNeeded):
    title = "The key of this data is in the keyring, which does not answer"
    next_step = "Unlock the keyring of this computer, and try again. Nothing changed."


class AskPassphrase(Protocol):
    """`enter` an existing one, or `choose` a new one; `is_wrong` after a try that did not open. None: not now."""

    async def __call__(self, mode: Literal["enter", "choose"], is_wrong: bool, /) -> str | None: ...


class Keys:
    def __init__(
        self,
        places: Places,
        keyring: Keyring | None,
        ask: AskPassphrase,
        protected: Callable[[], object] = lambda: None,
    ) -> None:
        """`protected` is called whenever a passphrase makes the key last, whoever asked for one."""
        self._places, self._keyring, self._ask, self._protected = places, keyring, ask, protected

    async def open(self) -> Vault:
        """Open the vault with the key of the keyring or of the passphrase.

        Without either the key lasts for this run only. Raises KeyDamaged.
        """
        vault = await open_vault(self._places.account, self._keyring)
        if not vault.is_persistent and self._file.exists():
            await self._enter(vault)
        return vault

    @property
    def has_passphrase(self) -> bool:
        """Whether one was chosen for this data folder."""
        return self._file.exists()

    async def protect_with_passphrase(self, vault: Vault) -> bool:
        """Make a key for today last, by a passphrase that the person chooses now; False where they do not."""
        if self._file.exists():
            return await self._enter(vault)
        passphrase = await self._ask("choose", False)
        if passphrase is None:
            return False
        await asyncio.to_thread(write_sealed_key, self._file, vault.key, passphrase)
        self._protect(vault)
        return True

    def store_restored_key(self, key: bytes) -> str | None:
        """Store a restored key in the keyring and return its account, None without a keyring. Blocks."""
        account = f"{self._places.folder} {secrets.token_hex(4)}"
        return account if store_key(account, key, self._keyring) else None

    def delete_key(self, account: str) -> None:
        """Delete the key from the keyring, where there is one. Blocks."""
        forget_key(account, self._keyring)

    async def _enter(self, vault: Vault) -> bool:
        is_wrong = False
        while (passphrase := await self._ask("enter", is_wrong)) is not None:
            try:
                vault.key = await asyncio.to_thread(read_sealed_key, self._file, passphrase)
            except WrongPassphrase:
                is_wrong = True
                continue
            self._protect(vault)
            return True
        return False

    def _protect(self, vault: Vault) -> None:
        vault.keeping = KeyStatus.PASSPHRASE
        self._protected()

    @property
    def _file(self) -> Path:
        return self._places.folder / SEALED_KEY


def service_key(places: Places, kind: ConnectionKind, vault: Vault) -> bytes:
    """Return the key of an embedded service: the same at every start, or what it sealed and the links it gave out are
    lost.

    Practice holds nothing real: without a key that lasts it keeps one of its own beside its data. Raises KeyNeeded.
    """
    folder = places.service(kind)
    own = folder / PRACTICE_KEY
    if kind == "practice" and own.exists():
        return base64.b64decode(own.read_text(encoding="ascii"))
    if vault.is_persistent:
        return vault.key
    if any(folder.glob("*.sqlite3")):
        raise KeyFromBackupMissing
    if kind != "practice":
        raise KeyNeeded
    key = secrets.token_bytes(KEY_BYTES)
    make_private_folder(folder)
    descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as written:
        written.write(base64.b64encode(key).decode())
        written.flush()
        os.fsync(written.fileno())
    return key
