"""One backup file: written while others write, checked to the last byte, brought back in one turn."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import threading
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from recovery_desktop.api import passphrase
from recovery_desktop.api.passphrase import read_sealed_key
from recovery_desktop.app.opening import open_store
from recovery_desktop.backup import restore, swap
from recovery_desktop.backup.manifest import (
    MANIFEST,
    STORE,
    BackupDamaged,
    BackupNewer,
    NotABackup,
    NotBackedUp,
    NotEnoughSpace,
    parse_manifest,
)
from recovery_desktop.backup.restore import prepare_restore, read_manifest
from recovery_desktop.backup.write import Stopped, write_backup
from recovery_desktop.failures import WrongPassphrase
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from tests.desktop.backup.packing import KEY, OTHER, WORDS, filled, nowhere, refuse, rewrite


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrase, "COST", 2**4)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return filled(tmp_path / "data")


@pytest.fixture
def saved(places: Places, tmp_path: Path) -> Path:
    write_backup(places, tmp_path / "all.zip", KEY, WORDS)
    return tmp_path / "all.zip"


def test_backup_restores_everything_on_another_computer(saved: Path, tmp_path: Path) -> None:
    there = Places(tmp_path / "elsewhere")
    Store(there.folder).close()
    prepare_restore(there, saved, WORDS, OTHER, nowhere)
    store, salvaged = open_store(there.folder)
    connection_store = store.connection_store("c1")
    (draft,) = connection_store.drafts.list_open()
    (intent,) = connection_store.intents.list_unsettled()
    pieces = connection_store.prepared_forms.get("rcv_1", "evidence")["pieces"]
    store.close()
    assert salvaged is None
    assert (draft.body, draft.file_path) == ({"invoice": {"numbers": "FA-1"}}, str(there.files / "ab12.pdf"))
    assert Path(draft.file_path).read_bytes() == b"%PDF-1.7 content"
    assert intent.body == {"pieces": [{"path": str(there.files / "ab12.pdf")}]} == {"pieces": pieces}
    assert intent.state == "unknown", "it may have left since: it is looked for before it is sent"
    assert read_sealed_key(there.folder / "key.sealed", WORDS) == KEY
    with closing(sqlite3.connect(there.service("this_computer") / "service.sqlite3")) as database:
        assert database.execute("SELECT value FROM installation").fetchall() == [("test",)]
    assert list(there.folder.glob("before-restore-*/desktop.sqlite3"))


def test_key_goes_into_the_keyring_and_the_old_one_stays_with_its_data(saved: Path, tmp_path: Path) -> None:
    there = Places(tmp_path / "elsewhere")
    Store(there.folder).close()
    before = there.account
    values: list[bytes] = []

    def keep(key: bytes) -> str:
        values.append(key)
        return "another account"

    prepare_restore(there, saved, WORDS, OTHER, keep)
    assert there.account == before, "nothing counts before its turn"
    swap.apply_swap(there.folder)
    assert (values, there.account) == ([KEY], "another account")
    assert not (there.folder / "key.sealed").exists()


def test_restore_with_the_same_key_leaves_it_in_place(places: Places, saved: Path) -> None:
    (places.folder / swap.ACCOUNT).write_text("mine")
    prepare_restore(places, saved, WORDS, KEY, refuse)
    swap.apply_swap(places.folder)
    assert places.account == "mine"


def test_backup_is_of_one_moment_while_others_write(places: Places, tmp_path: Path) -> None:
    database = places.service("this_computer") / "service.sqlite3"
    stop, begun = threading.Event(), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database, timeout=30, isolation_level=None)) as connection:
            connection.execute("CREATE TABLE pair (a INTEGER, filling BLOB)")
            connection.execute("CREATE TABLE other (a INTEGER)")
            n = 0
            while not stop.is_set():
                n += 1
                connection.execute("BEGIN")
                connection.execute("INSERT INTO pair VALUES (?, zeroblob(9000))", (n,))
                connection.execute("INSERT INTO other VALUES (?)", (n,))
                connection.execute("COMMIT")
                if n == 50:
                    begun.set()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        assert begun.wait(30)
        write_backup(places, tmp_path / "all.zip", KEY, WORDS)
    finally:
        stop.set()
        writer.join()
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        archive.extract("service/this-computer/service.sqlite3", tmp_path)
    with closing(sqlite3.connect(tmp_path / "service" / "this-computer" / "service.sqlite3")) as copied:
        (pairs,) = copied.execute("SELECT count(*) FROM pair").fetchone()
        assert pairs >= 50
        assert copied.execute("SELECT count(*), max(a) FROM other").fetchone() == (pairs, pairs)


@pytest.mark.parametrize("names", range(8))
def test_cut_anywhere_the_turn_goes_on(
    names: int, places: Places, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(places.folder)
    store.connection_store("c1").drafts.add({"invoice": {"numbers": "since"}})
    store.close()
    prepare_restore(places, saved, WORDS, KEY, refuse)
    left = [names]
    rename = Path.rename

    def cut(self: Path, target: Path) -> Path:
        if not left[0]:
            raise OSError("power is gone")
        left[0] -= 1
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", cut)
    try:
        swap.apply_swap(places.folder)
    except OSError:
        assert swap.is_swap_scheduled(places.folder)
    monkeypatch.undo()
    opened, _ = open_store(places.folder)
    assert [
        draft.body["invoice"]["numbers"] for draft in opened.connection_store("c1").drafts.list_open()
    ] == ["FA-1"]
    opened.close()
    (aside,) = places.folder.glob("before-restore-*")
    previous_store = Store(aside)
    assert len(previous_store.connection_store("c1").drafts.list_open()) == 2
    previous_store.close()


def _flip(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(bytes(content))


def _without_a_file(file: Path) -> None:
    rewrite(file, lambda name, content: None if name.startswith("files/") else content)


def _other_content(file: Path) -> None:
    rewrite(file, lambda name, content: b"%PDF-1.7 contenT" if name.startswith("files/") else content)


def _leads_out(file: Path) -> None:
    rewrite(
        file,
        lambda name, content: (
            content.replace(b"files/ab12.pdf", b"files/../../x") if name == MANIFEST else content
        ),
    )


def _manifest_is_garbled(file: Path) -> None:
    """Where its content begins, the archive's own lists being whole."""
    content = bytearray(file.read_bytes())
    at = content.index(MANIFEST.encode()) + len(MANIFEST)
    content[at : at + 8] = b"\xff" * 8
    file.write_bytes(bytes(content))


def _locked(file: Path) -> None:
    """As other programs lock an archive: each of its files says that it is encrypted."""
    content = bytearray(file.read_bytes())
    for mark, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = content.find(mark)
        while at >= 0:
            content[at + flags] |= 1
            at = content.find(mark, at + 1)
    file.write_bytes(bytes(content))


def _of_another_program(file: Path) -> None:
    """Everything fits the list, but the database has none of our tables."""
    other = file.with_suffix(".sqlite3")
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE one (n INTEGER)")
        database.commit()
    content = other.read_bytes()
    entry = {"name": STORE, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}

    def change(name: str, was: bytes) -> bytes:
        if name != MANIFEST:
            return content if name == STORE else was
        manifest = json.loads(was)
        manifest["entries"] = [entry if one["name"] == STORE else one for one in manifest["entries"]]
        return json.dumps(manifest).encode()

    rewrite(file, change)


HARMS = [
    _flip,
    _without_a_file,
    _other_content,
    _leads_out,
    _manifest_is_garbled,
    _locked,
    _of_another_program,
]


@pytest.mark.parametrize("share", [0, 0.01, 0.5, 0.9, 0.999])
def test_backup_cut_short_changes_nothing(share: float, places: Places, saved: Path) -> None:
    content = saved.read_bytes()
    saved.write_bytes(content[: int(len(content) * share)])
    before = sorted(places.folder.rglob("*"))
    with pytest.raises(NotABackup):
        prepare_restore(places, saved, WORDS, KEY, refuse)
    assert sorted(places.folder.rglob("*")) == before


@pytest.mark.parametrize("harm", HARMS)
def test_damaged_backup_changes_nothing(harm: Callable[[Path], None], places: Places, saved: Path) -> None:
    harm(saved)
    before = sorted(places.folder.rglob("*"))
    with pytest.raises((BackupDamaged, NotABackup)):
        prepare_restore(places, saved, WORDS, KEY, refuse)
    assert sorted(places.folder.rglob("*")) == before
    assert not swap.is_swap_scheduled(places.folder)


def test_wrong_passphrase_changes_nothing(places: Places, saved: Path) -> None:
    with pytest.raises(WrongPassphrase):
        prepare_restore(places, saved, "wrong horse", OTHER, refuse)
    assert not swap.is_swap_scheduled(places.folder)
    assert not (places.folder / restore.NEW).exists()


def test_restore_names_a_file_that_is_no_backup_or_a_newer_one(
    places: Places, saved: Path, tmp_path: Path
) -> None:
    other = tmp_path / "photo.zip"
    other.write_bytes(b"no archive")
    with pytest.raises(NotABackup):
        read_manifest(other)
    with pytest.raises(BackupNewer):
        parse_manifest({"format": "recovery-desktop-backup", "version": 2}, [])
    rewrite(
        saved,
        lambda name, content: content.replace(b'"schema": ', b'"schema": 9') if name == MANIFEST else content,
    )
    with pytest.raises(BackupNewer):
        prepare_restore(places, saved, WORDS, KEY, refuse)


def test_restore_without_disk_space_begins_nothing(
    places: Places, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(places.folder)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage._replace(free=1_000))
    with pytest.raises(NotEnoughSpace):
        prepare_restore(places, saved, WORDS, KEY, refuse)


def test_earlier_backup_survives_one_that_fails(
    places: Places, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = saved.read_bytes()

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("recovery_desktop.backup.write._copy_database", full)
    with pytest.raises(NotBackedUp, match="the disk is full"):
        write_backup(places, saved, KEY, WORDS)
    with pytest.raises(Stopped):
        write_backup(places, saved, KEY, WORDS, is_stopped=lambda: True)
    assert saved.read_bytes() == content
    assert not list(saved.parent.glob("*.part"))
    assert not list(places.folder.glob("backup-*"))
