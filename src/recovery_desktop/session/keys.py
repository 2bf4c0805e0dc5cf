"""Which key opens what is kept on this computer: of the keyring, behind a passphrase, in a file, or for today only."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol

from recovery_desktop.api.passphrase import (
    read_plain_key,
    read_sealed_key,
    write_plain_key,
    write_sealed_key,
)
from recovery_desktop.failures import Failure, WrongPassphrase
from recovery_desktop.file_permissions import make_private_folder, write_private
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
PLAIN_KEY: Final = "key.plain"
PRACTICE_KEY: Final = "practice.key"
CHECK: Final = "key.check"
"""Sealed with the key that was first made to last here: another one is not that of the data."""


class KeyNeeded(Failure):
    title = "To use this computer, the app needs a passphrase"
    next_step = "Try again when you are ready: the app asks for it then."


class KeyFromBackupMissing(KeyNeeded):
    title = "The password store of this computer does not have the key of this data"
    next_step = (
        "Unlock it or use the one from before, and try again; or restore a backup, which has the key. "
        "Nothing changed."
    )


PassphraseMode = Literal["enter", "choose", "locked"]
_MAY_OPEN_LATER: Final = (KeyStatus.LOCKED, KeyStatus.SILENT)


class PassphraseAnswer(NamedTuple):
    """`keeps_key`: the person lets the key lie in a file, and is not asked at the next start. Who chooses that from the
    beginning has no passphrase. `tries_again`: the password store was unlocked meanwhile and is asked once more."""

    passphrase: str
    keeps_key: bool = False
    tries_again: bool = False


class AskPassphrase(Protocol):
    """`enter` an existing one, or `choose` a new one: `locked` where the password store is there and was not opened;
    `is_wrong` after a try that did not open. None: not now."""

    async def __call__(self, mode: PassphraseMode, is_wrong: bool, /) -> PassphraseAnswer | None: ...


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
        """Open the vault with the key of the keyring, the file or the passphrase.

        Without any the key lasts for this run only. A keyring that came later, or another one, makes no new key where
        there is one already. Raises KeyDamaged.
        """
        if self._plain.exists():
            # The person chose not to be asked: the keyring, which may ask, is left alone.
            vault = Vault(read_plain_key(self._plain), KeyStatus.FILE)
        else:
            vault = await open_vault(self._places.account, self._keyring, is_right=self._may_be_right)
        if not vault.is_persistent and self._file.exists():
            await self._enter(vault)
        if vault.is_persistent and self._read_check() is None:
            await asyncio.to_thread(self._write_check, vault)
        return vault

    def open_practice(self) -> Vault | None:
        """Return the vault of Practice without the keyring, which may ask: nothing in it is a secret. None where an
        earlier version put its data under the key of this computer."""
        folder = self._places.service("practice")
        if not (folder / PRACTICE_KEY).exists() and any(folder.glob("*.sqlite3")):
            return None
        return Vault(_practice_key(folder), KeyStatus.FILE)

    def _may_be_right(self, key: bytes | None) -> bool:
        """Return whether the keyring's key, or None for a new one, may be that of the data. Blocks."""
        sealed = self._read_check()
        if key is None:
            return sealed is None and not self._plain.exists() and not self._file.exists()
        return sealed is None or Vault(key, KeyStatus.KEYRING).open_if_possible(sealed, CHECK) is not None

    def _read_check(self) -> bytes | None:
        """Return what the key of the data has sealed; None of data from before there was a check, or of others."""
        try:
            account, sealed = json.loads(self._check.read_text(encoding="utf-8"))
            return bytes.fromhex(sealed) if account == self._places.account else None
        except (OSError, ValueError, TypeError):
            return None

    def _write_check(self, vault: Vault) -> None:
        make_private_folder(self._places.folder)
        write_private(self._check, json.dumps([self._places.account, vault.seal(CHECK, CHECK).hex()]))

    @property
    def has_passphrase(self) -> bool:
        """Whether one was chosen for this data folder."""
        return self._file.exists()

    async def protect_with_passphrase(self, vault: Vault) -> bool:
        """Make a key for today last, by a passphrase that the person chooses now; False where they do not."""
        if self._file.exists():
            return await self._enter(vault)
        is_wrong = False
        while True:
            mode: PassphraseMode = "locked" if vault.keeping in _MAY_OPEN_LATER else "choose"
            answer = await self._ask(mode, is_wrong)
            if answer is None:
                return False
            if not answer.tries_again:
                break
            if await self._try_keyring(vault):
                return True
            is_wrong = True
        if not answer.keeps_key:
            await asyncio.to_thread(write_sealed_key, self._file, vault.key, answer.passphrase)
        await self._protect(vault, answer)
        if self._read_check() is None:
            await asyncio.to_thread(self._write_check, vault)
        return True

    async def _try_keyring(self, vault: Vault) -> bool:
        """Ask the keyring once more; with its key the vault lasts."""
        opened = await open_vault(self._places.account, self._keyring, is_right=self._may_be_right)
        vault.keeping = opened.keeping
        if not opened.is_persistent:
            return False
        vault.key = opened.key
        self._protected()
        if self._read_check() is None:
            await asyncio.to_thread(self._write_check, vault)
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
        while (answer := await self._ask("enter", is_wrong)) is not None:
            try:
                vault.key = await asyncio.to_thread(read_sealed_key, self._file, answer.passphrase)
            except WrongPassphrase:
                is_wrong = True
                continue
            await self._protect(vault, answer)
            return True
        return False

    async def _protect(self, vault: Vault, answer: PassphraseAnswer) -> None:
        if answer.keeps_key:
            await asyncio.to_thread(write_plain_key, self._plain, vault.key)
        vault.keeping = KeyStatus.FILE if answer.keeps_key else KeyStatus.PASSPHRASE
        self._protected()

    @property
    def _file(self) -> Path:
        return self._places.folder / SEALED_KEY

    @property
    def _check(self) -> Path:
        return self._places.folder / CHECK

    @property
    def _plain(self) -> Path:
        return self._places.folder / PLAIN_KEY


def service_key(places: Places, kind: ConnectionKind, vault: Vault) -> bytes:
    """Return the key of an embedded service: the same at every start, or what it sealed and the links it gave out are
    lost.

    Practice holds nothing real: without a key that lasts it keeps one of its own beside its data. Raises KeyNeeded.
    """
    folder = places.service(kind)
    if kind == "practice" and (folder / PRACTICE_KEY).exists():
        return _practice_key(folder)
    if vault.is_persistent:
        return vault.key
    if any(folder.glob("*.sqlite3")):
        raise KeyFromBackupMissing
    if kind != "practice":
        raise KeyNeeded
    return _practice_key(folder)


def _practice_key(folder: Path) -> bytes:
    """Return Practice's own key, made where there is none."""
    own = folder / PRACTICE_KEY
    if own.exists():
        return base64.b64decode(own.read_text(encoding="ascii"))
    key = secrets.token_bytes(KEY_BYTES)
    make_private_folder(folder)
    descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as written:
        written.write(base64.b64encode(key).decode())
        written.flush()
        os.fsync(written.fileno())
    return key
