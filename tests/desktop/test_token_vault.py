"""The key in the keyring, and what happens when there is none, it is locked, slow or forgets."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from keyring.errors import InitError, KeyringLocked, NoKeyringError, PasswordSetError

from recovery_desktop.token_vault import CannotUnseal, Keyring, KeyStatus, Vault, open_vault
from tests.needed import absent


class ConnectionStore:
    """A keyring in memory that can refuse."""

    def __init__(self, refusal: Exception | None = None, *, forgets: bool = False) -> None:
        self.secrets: dict[tuple[str, str], str] = {}
        self.refusal = refusal
        self.forgets = forgets

    def get_password(self, service: str, username: str) -> str | None:
        if self.refusal:
            raise self.refusal
        return self.secrets.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        if not self.forgets:
            self.secrets[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.secrets[service, username]


def opened(keyring: Keyring, account: str = "a", seconds: float = 30) -> Vault:
    return asyncio.run(open_vault(account, keyring, seconds=seconds))


def test_key_is_made_once_and_found_again() -> None:
    connection_store = ConnectionStore()
    first, second = opened(connection_store), opened(connection_store)
    assert first == second
    assert first.is_persistent
    assert opened(connection_store, "another folder").key != first.key


@pytest.mark.parametrize(
    ("refusal", "keeping"),
    [
        (NoKeyringError(), KeyStatus.ABSENT),
        (KeyringLocked(), KeyStatus.LOCKED),
        (InitError(), KeyStatus.LOCKED),
        (PasswordSetError(), KeyStatus.LOCKED),
        (RuntimeError("Couldn't create item: An error occurred on the device"), KeyStatus.LOCKED),
    ],
)
def test_refusing_keyring_leaves_the_key_in_memory(refusal: Exception, keeping: KeyStatus) -> None:
    vault = opened(ConnectionStore(refusal))
    assert vault.keeping is keeping
    assert not vault.is_persistent
    assert vault.open(vault.seal("token", "tokens"), "tokens") == "token"


def test_keyring_that_forgets_is_as_good_as_none() -> None:
    assert opened(ConnectionStore(forgets=True)).keeping is KeyStatus.ABSENT


def test_silent_keyring_is_not_waited_for() -> None:
    release = threading.Event()

    class Silent(ConnectionStore):
        def get_password(self, service: str, username: str) -> str | None:
            release.wait(30)
            return None

    async def ask() -> Vault:
        vault = await open_vault("a", Silent(), seconds=0.05)
        release.set()
        return vault

    assert asyncio.run(ask()).keeping is KeyStatus.SILENT


def test_sealed_secret_opens_only_with_its_key_and_purpose() -> None:
    vault, other = opened(ConnectionStore()), opened(ConnectionStore())
    sealed = vault.seal("refresh", "tokens")
    assert b"refresh" not in sealed
    assert vault.open(sealed, "tokens") == "refresh"
    assert vault.seal("refresh", "tokens") != sealed
    for wrong in (lambda: other.open(sealed, "tokens"), lambda: vault.open(sealed, "client secret")):
        with pytest.raises(CannotUnseal):
            wrong()
    for damaged in (b"", sealed[:-1], bytes([sealed[0] ^ 1]) + sealed[1:]):
        with pytest.raises(CannotUnseal):
            vault.open(damaged, "tokens")


SCRIPT = """
import asyncio
from recovery_desktop.token_vault import open_vault
first = asyncio.run(open_vault("folder"))
second = asyncio.run(open_vault("folder"))
assert first == second and first.is_persistent, (first.keeping, second.keeping)
"""


def test_real_secret_service_keeps_it(tmp_path: Path) -> None:
    needed = [name for name in ("dbus-run-session", "gnome-keyring-daemon") if shutil.which(name) is None]
    if needed:
        absent(f"no {' and no '.join(needed)} on this machine")
    (tmp_path / "run").mkdir(mode=0o700)
    private = {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        "PATH": os.environ["PATH"],
    }
    unlock = 'eval "$(printf %s testpw | gnome-keyring-daemon --unlock --components=secrets)"; "$@"'
    command = ["dbus-run-session", "--", "bash", "-c", unlock, "_", sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, env=private, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
