"""The key of this computer: behind a passphrase where no keyring answers, never another one for data that is there."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Literal

import pytest
from keyring.errors import KeyringLocked, NoKeyringError

from recovery_desktop.api import passphrase
from recovery_desktop.api.passphrase import KeyDamaged, read_sealed_key, write_sealed_key
from recovery_desktop.failures import WrongPassphrase
from recovery_desktop.session.keys import (
    PRACTICE_KEY,
    SEALED_KEY,
    KeyFromBackupMissing,
    KeyNeeded,
    Keys,
    service_key,
)
from recovery_desktop.settings import Places
from recovery_desktop.token_vault import Keyring, KeyStatus, Vault
from tests.desktop.edge import run
from tests.desktop.test_token_vault import ConnectionStore

KEY = bytes(range(32))
TODAY = Vault(KEY, KeyStatus.ABSENT)


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrase, "COST", 2**4)


class Person:
    """Answers what is asked, in order; then: not now."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.questions: list[tuple[str, bool]] = []

    async def __call__(self, mode: Literal["enter", "choose"], is_wrong: bool, /) -> str | None:
        self.questions.append((mode, is_wrong))
        return self.answers.pop(0) if self.answers else None


def opened(folder: Path, person: Person, keyring: Keyring | None = None) -> tuple[Keys, Vault]:
    keys = Keys(Places(folder), keyring or ConnectionStore(NoKeyringError()), person)
    return keys, run(keys.open())


def test_passphrase_makes_the_key_of_today_last(tmp_path: Path) -> None:
    protected: list[bool] = []
    keys = Keys(
        Places(tmp_path),
        ConnectionStore(NoKeyringError()),
        Person("correct horse"),
        lambda: protected.append(vault.is_persistent),
    )
    vault = run(keys.open())
    sealed = vault.seal("token", "session")
    assert not vault.is_persistent
    assert not protected
    assert run(keys.protect_with_passphrase(vault))
    assert vault.is_persistent
    assert protected == [True]
    person = Person("wrong", "correct horse")
    _, again = opened(tmp_path, person)
    assert person.questions == [("enter", False), ("enter", True)]
    assert again.keeping is KeyStatus.PASSPHRASE
    assert again.open(sealed, "session") == "token"


def test_passphrase_not_entered_gives_a_key_for_today(tmp_path: Path) -> None:
    write_sealed_key(tmp_path / SEALED_KEY, KEY, "correct horse")
    _, vault = opened(tmp_path, Person())
    assert not vault.is_persistent
    assert vault.key != KEY


def test_passphrase_is_not_asked_with_a_keyring_or_without_a_chosen_one(tmp_path: Path) -> None:
    person = Person()
    opened(tmp_path, person)
    write_sealed_key(tmp_path / SEALED_KEY, KEY, "correct horse")
    _, vault = opened(tmp_path, person, ConnectionStore())
    assert vault.keeping is KeyStatus.KEYRING
    assert person.questions == []


def test_file_tells_nothing_and_is_for_this_account_only(tmp_path: Path) -> None:
    file = tmp_path / SEALED_KEY
    write_sealed_key(file, KEY, "correct horse")
    assert KEY not in file.read_bytes()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_sealed_key(file, "correct horse") == KEY
    with pytest.raises(WrongPassphrase):
        read_sealed_key(file, "correct  horse")
    content = json.loads(file.read_text())
    for damage in ("{", json.dumps({**content, "salt": "ü"}), json.dumps({"version": 1})):
        file.write_text(damage)
        with pytest.raises(KeyDamaged):
            read_sealed_key(file, "correct horse")


def test_service_with_real_data_never_starts_under_another_key(tmp_path: Path) -> None:
    places, lasting = Places(tmp_path), Vault(KEY, KeyStatus.KEYRING)
    with pytest.raises(KeyNeeded):
        service_key(places, "this_computer", TODAY)
    assert service_key(places, "this_computer", lasting) == KEY
    places.service("this_computer").mkdir(parents=True)
    (places.service("this_computer") / "service.sqlite3").touch()
    with pytest.raises(KeyFromBackupMissing):
        service_key(places, "this_computer", Vault(bytes(32), KeyStatus.LOCKED))
    assert service_key(places, "this_computer", Vault(KEY, KeyStatus.PASSPHRASE)) == KEY


def test_practice_without_a_keyring_keeps_its_own_key(tmp_path: Path) -> None:
    places = Places(tmp_path)
    first = service_key(places, "practice", TODAY)
    assert service_key(places, "practice", Vault(bytes(32), KeyStatus.ABSENT)) == first
    assert service_key(places, "practice", Vault(KEY, KeyStatus.KEYRING)) == first, (
        "also once a keyring is there"
    )
    assert stat.S_IMODE((places.service("practice") / PRACTICE_KEY).stat().st_mode) == 0o600


def test_practice_that_began_with_a_keyring_waits_for_it(tmp_path: Path) -> None:
    places = Places(tmp_path)
    assert service_key(places, "practice", Vault(KEY, KeyStatus.KEYRING)) == KEY
    (places.service("practice")).mkdir(parents=True)
    (places.service("practice") / "service.sqlite3").touch()
    _, locked = opened(tmp_path, Person(), ConnectionStore(KeyringLocked()))
    with pytest.raises(KeyFromBackupMissing):
        service_key(places, "practice", locked)


def test_key_that_is_brought_back_has_a_place_of_its_own(tmp_path: Path) -> None:
    connection_store = ConnectionStore()
    keys, vault = opened(tmp_path, Person(), connection_store)
    account = keys.store_restored_key(KEY)
    assert account is not None
    assert opened(tmp_path, Person(), connection_store)[1].key == vault.key, "nothing counts before its turn"
    (tmp_path / "key.account").write_text(account)
    assert opened(tmp_path, Person(), connection_store)[1].key == KEY
    keys.delete_key(account)
    assert opened(tmp_path, Person(), connection_store)[1].key != KEY
    assert Keys(Places(tmp_path), ConnectionStore(NoKeyringError()), Person()).store_restored_key(KEY) is None
