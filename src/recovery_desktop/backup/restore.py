"""Checks a backup file to the last byte and lays it ready beside the data, without touching them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import zipfile
import zlib
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from recovery_desktop.api.passphrase import open_sealed
from recovery_desktop.backup import turn
from recovery_desktop.backup.manifest import (
    KEY,
    MANIFEST,
    MANIFEST_BYTES,
    STORE,
    BackupDamaged,
    BackupNewer,
    Manifest,
    NoBackup,
    NoRoom,
    manifest_from,
)
from recovery_desktop.private import private_folder, write_private
from recovery_desktop.settings import Places
from recovery_desktop.store.database import migrations

PORTION: Final = 1024 * 1024
SPARE_BYTES: Final = 64 * 1024 * 1024
NEW: Final = "restore.new"
UNREADABLE: Final = (zlib.error, EOFError, RuntimeError)
"""How an archive fails whose content is damaged, encrypted or packed in another way."""


def look_into(file: Path) -> Manifest:
    """What the backup says of itself; its content is checked when it is laid ready. Raises NoBackup, BackupNewer or
    BackupDamaged."""
    try:
        with zipfile.ZipFile(file) as archive:
            told = _manifest(archive)
    except (zipfile.BadZipFile, OSError) as error:
        raise NoBackup(getattr(error, "strerror", None) or "") from error
    except UNREADABLE as error:
        raise BackupDamaged(str(error)) from error
    if told.schema > migrations()[-1][0]:
        raise BackupNewer(told.app)
    return told


def lay_ready(
    places: Places,
    file: Path,
    passphrase: str,
    key: bytes,
    keep_key: Callable[[bytes], str | None],
) -> Manifest:
    """Blocks. Everything is read, compared with its hash and opened before it counts; `key` is the one in use now and
    `keep_key` puts that of the backup, where it is another, into the keyring: it answers the account, or None where
    there is none, so that the passphrase of the backup opens it from then on. Replaced is nothing: `turn.apply` does.

    Raises NoBackup, BackupDamaged, BackupNewer, NoRoom, WrongPassphrase or KeyDamaged.
    """
    from recovery_desktop.backup.write import fingerprint

    made = look_into(file)
    if shutil.disk_usage(places.folder).free < made.size + SPARE_BYTES:
        raise NoRoom
    new = places.folder / NEW
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(mode=0o700)
    try:
        _unpack(file, made, new)
        for entry in made.entries:
            if entry.name.endswith(".sqlite3"):
                _check_database(new / entry.name)
        found = open_sealed(new / KEY, passphrase)
        if fingerprint(found) != made.key:
            raise BackupDamaged("its key is another one")
        try:
            _settle(new / STORE, made.folder, places.files)
        except (sqlite3.Error, ValueError) as error:
            raise BackupDamaged(f"{STORE}: {error}") from error
        _place_key(places, new, found, key, keep_key)
        aside = f"before-restore-{datetime.now():%Y%m%d-%H%M%S}"
        write_private(new / turn.PLAN, json.dumps({"aside": aside}))
        turn.announce(places.folder, new)
    except (OSError, zipfile.BadZipFile, *UNREADABLE) as error:
        raise BackupDamaged(getattr(error, "strerror", None) or str(error)) from error
    finally:
        if new.exists():
            shutil.rmtree(new)
    return made


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    try:
        info = archive.getinfo(MANIFEST)
    except KeyError as error:
        raise NoBackup from error
    if info.file_size > MANIFEST_BYTES:
        raise NoBackup
    return manifest_from(archive.read(info))


def _unpack(file: Path, made: Manifest, into: Path) -> None:
    with zipfile.ZipFile(file) as archive:
        there = set(archive.namelist())
        for entry in made.entries:
            if entry.name not in there:
                raise BackupDamaged(f"{entry.name} is missing")
            target = into / entry.name
            private_folder(target.parent)
            hashed, size = hashlib.sha256(), 0
            descriptor = os.open(
                target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600
            )
            with archive.open(entry.name) as content, os.fdopen(descriptor, "wb") as written:
                # Never more than announced, whatever the archive unpacks to.
                while size <= entry.size and (portion := content.read(PORTION)):
                    hashed.update(portion)
                    size += len(portion)
                    written.write(portion)
                written.flush()
                os.fsync(written.fileno())
            if size != entry.size or hashed.hexdigest() != entry.sha256:
                raise BackupDamaged(f"{entry.name} is not as it was saved")


def _check_database(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file)) as opened:
            said = opened.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise BackupDamaged(f"{file.name}: {error}") from error
    if said != "ok":
        raise BackupDamaged(f"{file.name}: {said}")


def _settle(store: Path, before: str, now: Path) -> None:
    """The store as it must be here: files lie in another folder, and what waited to be sent may have left since."""
    with closing(sqlite3.connect(store, isolation_level=None)) as opened:
        opened.row_factory = sqlite3.Row
        opened.execute("BEGIN IMMEDIATE")
        rows = opened.execute("SELECT id, file_path FROM draft WHERE file_path IS NOT NULL").fetchall()
        for row in rows:
            opened.execute(
                "UPDATE draft SET file_path = ? WHERE id = ?",
                (_moved(row["file_path"], before, now), row["id"]),
            )
        for row in opened.execute("SELECT id, body FROM intent").fetchall():
            body = json.dumps(_moved(json.loads(row["body"]), before, now), sort_keys=True)
            opened.execute("UPDATE intent SET body = ? WHERE id = ?", (body, row["id"]))
        for row in opened.execute("SELECT connection_id, receivable_id, kind, body FROM answer").fetchall():
            opened.execute(
                "UPDATE answer SET body = ? WHERE connection_id = ? AND receivable_id = ? AND kind = ?",
                (json.dumps(_moved(json.loads(row["body"]), before, now)), *tuple(row)[:3]),
            )
        # The outcome is looked for before anything is sent again.
        opened.execute(
            "UPDATE intent SET state = 'unknown', sent_at = coalesce(sent_at, created_at)"
            " WHERE state IN ('waiting', 'sending')"
            " AND connection_id IN (SELECT id FROM connection WHERE kind = 'service')"
        )
        opened.execute("COMMIT")


def _moved(value: Any, before: str, now: Path) -> Any:
    if isinstance(value, dict):
        return {name: _moved(one, before, now) for name, one in value.items()}
    if isinstance(value, list):
        return [_moved(one, before, now) for one in value]
    if isinstance(value, str) and value.startswith((f"{before}/", f"{before}\\")):
        return str(now / value[len(before) + 1 :])
    return value


def _place_key(
    places: Places, new: Path, found: bytes, key: bytes, keep_key: Callable[[bytes], str | None]
) -> None:
    if found == key:
        # The key in use stays where it is.
        (new / KEY).unlink()
        for name in (KEY, turn.ACCOUNT):
            if (places.folder / name).exists():
                shutil.copyfile(places.folder / name, new / name)
        return
    kept = keep_key(found)
    if kept is not None:
        (new / KEY).unlink()
        write_private(new / turn.ACCOUNT, kept)
