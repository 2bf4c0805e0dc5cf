"""The key of this computer: behind a passphrase where no keyring answers, never another one for data that is there."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked, NoKeyringError

from recovery_desktop.api import passphrase
from recovery_desktop.api.passphrase import KeyDamaged, read_sealed_key, write_sealed_key
from recovery_desktop.failures import WrongPassphrase
from recovery_desktop.session.keys import (
    CHECK,
    PLAIN_KEY,
    PRACTICE_KEY,
    SEALED_KEY,
    KeyFromBackupMissing,
    KeyNeeded,
    Keys,
    PassphraseAnswer,
    PassphraseMode,
    service_key,
)
from recovery_desktop.settings import Places
from recovery_desktop.token_vault import Keyring, KeyStatus, Vault, open_vault
from tests.desktop.edge import run
from tests.desktop.test_token_vault import ConnectionStore

KEY = bytes(range(32))
TODAY = Vault(KEY, KeyStatus.ABSENT)


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrase, "COST", 2**4)


class Person:
    """Answers what is asked, in order; then: not now."""

    def __init__(self, *answers: str | PassphraseAnswer) -> None:
        self.answers = [
            one if isinstance(one, PassphraseAnswer) else PassphraseAnswer(one) for one in answers
        ]
        self.questions: list[tuple[str, bool]] = []

    async def __call__(self, mode: PassphraseMode, is_wrong: bool, /) -> PassphraseAnswer | None:
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


def test_key_kept_on_this_computer_needs_passphrase_for_no_more(tmp_path: Path) -> None:
    keys, vault = opened(tmp_path, Person(PassphraseAnswer("", keeps_key=True)))
    assert run(keys.protect_with_passphrase(vault))
    assert stat.S_IMODE((tmp_path / PLAIN_KEY).stat().st_mode) == 0o600
    assert not (tmp_path / SEALED_KEY).exists()
    person = Person()
    _, again = opened(tmp_path, person)
    assert (person.questions, again.keeping, again.key) == ([], KeyStatus.FILE, vault.key)
    (tmp_path / PLAIN_KEY).write_text("bm90IGEga2V5")
    with pytest.raises(KeyDamaged):
        opened(tmp_path, person)


def test_passphrase_that_was_chosen_needs_passphrase_for_once_more_where_the_key_is_kept(
    tmp_path: Path,
) -> None:
    write_sealed_key(tmp_path / SEALED_KEY, KEY, "correct horse")
    person = Person(
        PassphraseAnswer("wrong", keeps_key=True), PassphraseAnswer("correct horse", keeps_key=True)
    )
    opened(tmp_path, person)
    assert person.questions == [("enter", False), ("enter", True)]
    person = Person()
    _, again = opened(tmp_path, person)
    assert (person.questions, again.key) == ([], KEY)
    assert read_sealed_key(tmp_path / SEALED_KEY, "correct horse") == KEY


def test_passphrase_not_entered_gives_a_key_for_today(tmp_path: Path) -> None:
    write_sealed_key(tmp_path / SEALED_KEY, KEY, "correct horse")
    _, vault = opened(tmp_path, Person())
    assert not vault.is_persistent
    assert vault.key != KEY


def test_passphrase_is_not_asked_with_the_key_in_the_keyring_or_without_a_chosen_one(tmp_path: Path) -> None:
    person, keyring = Person(), ConnectionStore()
    opened(tmp_path / "new", person)
    _, vault = opened(tmp_path, person, keyring)
    write_sealed_key(tmp_path / SEALED_KEY, KEY, "correct horse")
    _, again = opened(tmp_path, person, keyring)
    assert (again.keeping, again.key) == (KeyStatus.KEYRING, vault.key)
    assert person.questions == []


@pytest.mark.parametrize("needs_passphrase", [True, False])
def test_keyring_that_came_later_does_not_replace_the_key_of_the_data(
    tmp_path: Path, needs_passphrase: bool
) -> None:
    answer = PassphraseAnswer("correct horse", keeps_key=not needs_passphrase)
    keys, vault = opened(tmp_path, Person(answer))
    assert run(keys.protect_with_passphrase(vault))
    sealed, keyring = vault.seal("token", "session"), ConnectionStore()
    person = Person("correct horse")
    _, again = opened(tmp_path, person, keyring)
    assert again.open(sealed, "session") == "token"
    assert (keyring.secrets, bool(person.questions)) == ({}, needs_passphrase)


@pytest.mark.parametrize("has_one", [True, False])
def test_another_keyring_does_not_start_anew_and_the_one_from_before_opens_all_again(
    tmp_path: Path, has_one: bool
) -> None:
    before, other = ConnectionStore(), ConnectionStore()
    _, vault = opened(tmp_path, Person(), before)
    sealed = vault.seal("token", "session")
    if has_one:
        run(open_vault(Places(tmp_path).account, other))
    there = dict(other.secrets)
    _, again = opened(tmp_path, Person(), other)
    assert (again.is_persistent, again.keeping, other.secrets) == (False, KeyStatus.OTHER, there)
    data = Places(tmp_path).service("this_computer")
    data.mkdir(parents=True)
    (data / "service.sqlite3").touch()
    with pytest.raises(KeyFromBackupMissing):
        service_key(Places(tmp_path), "this_computer", again)
    _, back = opened(tmp_path, Person(), before)
    assert back.open(sealed, "session") == "token"


def test_check_of_the_key_is_for_this_account_only_and_opens_nothing(tmp_path: Path) -> None:
    _, vault = opened(tmp_path, Person(), ConnectionStore())
    check = tmp_path / CHECK
    assert stat.S_IMODE(check.stat().st_mode) == 0o600
    assert vault.key.hex() not in check.read_text()


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


class Untouched:
    """A keyring that nobody may ask: each question would be a prompt of the system."""

    def get_password(self, service: str, username: str) -> str | None:
        raise AssertionError("the keyring was asked")

    def set_password(self, service: str, username: str, password: str) -> None:
        raise AssertionError("the keyring was written to")

    def delete_password(self, service: str, username: str) -> None:
        raise AssertionError("the keyring was written to")


def test_kept_key_and_practice_leave_the_keyring_alone(tmp_path: Path) -> None:
    places = Places(tmp_path)
    keys, vault = opened(tmp_path, Person(PassphraseAnswer("", keeps_key=True)))
    assert run(keys.protect_with_passphrase(vault))
    again, second = opened(tmp_path, Person(), Untouched())
    assert (second.keeping, second.key) == (KeyStatus.FILE, vault.key)
    practice = again.open_practice()
    assert practice is not None
    assert service_key(places, "practice", practice) == practice.key
    assert again.open_practice() == practice
    assert practice.key != vault.key


def test_practice_of_an_earlier_version_stays_under_the_key_of_this_computer(tmp_path: Path) -> None:
    folder = Places(tmp_path).service("practice")
    folder.mkdir(parents=True)
    (folder / "service.sqlite3").touch()
    keys, _ = opened(tmp_path, Person())
    assert keys.open_practice() is None


def test_locked_password_store_is_asked_again_once_it_was_unlocked(tmp_path: Path) -> None:
    keyring = ConnectionStore()
    _, before = opened(tmp_path, Person(), keyring)
    keyring.refusal = KeyringLocked()
    again = PassphraseAnswer("", tries_again=True)
    person = Person(again)
    keys, vault = opened(tmp_path, person, keyring)
    assert vault.keeping is KeyStatus.LOCKED
    assert not run(keys.protect_with_passphrase(vault))
    assert person.questions == [("locked", False), ("locked", True)]
    person.answers = [again]
    keyring.refusal = None
    assert run(keys.protect_with_passphrase(vault))
    assert (vault.key, vault.keeping) == (before.key, KeyStatus.KEYRING)
    assert not (tmp_path / SEALED_KEY).exists()


def test_missing_password_store_is_not_offered_to_be_asked_again(tmp_path: Path) -> None:
    person = Person()
    keys, vault = opened(tmp_path, person)
    assert not run(keys.protect_with_passphrase(vault))
    assert person.questions == [("choose", False)]
