"""Checks a backup file to the last byte and lays it ready beside the data, without touching them.

Whoever made it is a stranger until then: its archive and its databases are parsed in confined children only.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from recovery_desktop.api.passphrase import read_sealed_key
from recovery_desktop.backup import swap
from recovery_desktop.backup.database_check import check_database
from recovery_desktop.backup.manifest import (
    ENTRIES,
    KEY,
    MANIFEST,
    MANIFEST_BYTES,
    MOST_PACKED,
    STORE,
    UNPACKED_ANYWAY,
    BackupDamaged,
    BackupNewer,
    Entry,
    Manifest,
    NotABackup,
    NotEnoughSpace,
    is_portable_name,
    parse_manifest,
)
from recovery_desktop.documents.backup_reader import BackupUnreadable, open_archive
from recovery_desktop.file_permissions import make_private_folder, write_private
from recovery_desktop.settings import Places
from recovery_desktop.store.database import migrations

if TYPE_CHECKING:
    from recovery_invoices.backup.opening import ForeignArchive

SPARE_BYTES: Final = 64 * 1024 * 1024
NEW: Final = "restore.new"


def read_manifest(file: Path) -> Manifest:
    """Return what the backup says of itself; its content is checked when it is laid ready. Raises NoBackup,
    BackupNewer, BackupDamaged or ReaderStopped."""
    try:
        with file.open("rb") as opened, open_archive(opened) as archive:
            return _manifest(archive, file)
    except OSError as error:
        raise NotABackup.of_system(error) from error
    except BackupUnreadable as failure:
        raise _as_failure(failure) from failure


def prepare_restore(
    places: Places,
    file: Path,
    passphrase: str,
    key: bytes,
    keep_key: Callable[[bytes], str | None],
) -> Manifest:
    """Unpack the backup and check everything against its hash, for the swap at the next start; blocks.

    Nothing is replaced: `swap.apply_swap` does that. `key` is the one in use now. `keep_key` puts the backup's key,
    where it is another, into the keyring and returns its account, or None without a keyring: then the backup's
    passphrase opens it from then on. Raises NotABackup, BackupDamaged, BackupNewer, NoRoom, WrongPassphrase,
    KeyDamaged or ReaderStopped.
    """
    from recovery_desktop.backup.write import key_fingerprint

    new = places.folder / NEW
    shutil.rmtree(new, ignore_errors=True)
    try:
        manifest = _unpacked(places, file, new)
        sealed_key = read_sealed_key(new / KEY, passphrase)
        if key_fingerprint(sealed_key) != manifest.key:
            raise BackupDamaged("its key is another one")
        for entry in manifest.entries:
            if entry.name.endswith(".sqlite3"):
                check_database(new / entry.name, entry.name, manifest.app)
        try:
            _settle(new / STORE, places.files)
        except (sqlite3.Error, ValueError, TypeError, KeyError, RecursionError) as error:
            raise BackupDamaged(f"{STORE}: {error}") from error
        _place_key(places, new, sealed_key, key, keep_key)
        aside = f"before-restore-{datetime.now():%Y%m%d-%H%M%S}"
        write_private(new / swap.PLAN, json.dumps({"aside": aside}))
        swap.schedule_swap(places.folder, new)
    except OSError as error:
        raise BackupDamaged.of_system(error) from error
    finally:
        if new.exists():
            shutil.rmtree(new)
    return manifest


def _unpacked(places: Places, file: Path, new: Path) -> Manifest:
    """Unpack the backup into `new`. Raises what `prepare_restore` raises, and OSError."""
    try:
        opened = file.open("rb")
    except OSError as error:
        raise NotABackup.of_system(error) from error
    try:
        with opened, open_archive(opened) as archive:
            manifest = _manifest(archive, file)
            if shutil.disk_usage(places.folder).free < manifest.size + SPARE_BYTES:
                raise NotEnoughSpace
            new.mkdir(mode=0o700)
            _unpack(archive, manifest, new)
            return manifest
    except BackupUnreadable as failure:
        raise _as_failure(failure) from failure


def _as_failure(failure: BackupUnreadable) -> NotABackup | BackupDamaged:
    return NotABackup() if failure.is_other else BackupDamaged(str(failure), reason=failure.reason)


def _manifest(archive: ForeignArchive, file: Path) -> Manifest:
    manifest = parse_manifest(*archive.open(MANIFEST, ENTRIES, MANIFEST_BYTES))
    if manifest.schema > migrations()[-1][0]:
        raise BackupNewer(manifest.app)
    if manifest.size > UNPACKED_ANYWAY + MOST_PACKED * file.stat().st_size:
        raise BackupDamaged("it would unfold to far more than any backup")
    return manifest


def _unpack(archive: ForeignArchive, manifest: Manifest, into: Path) -> None:
    for entry in manifest.entries:
        target = into / entry.name
        make_private_folder(target.parent)
        if _written(archive, entry, target) != entry.sha256:
            raise BackupDamaged(f"{entry.name} is not as it was saved")


def _written(archive: ForeignArchive, entry: Entry, target: Path) -> str:
    """Return the hash of what is in the file now."""
    hashed = hashlib.sha256()
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    with os.fdopen(descriptor, "wb") as file:

        def take(portion: bytes) -> None:
            hashed.update(portion)
            file.write(portion)

        archive.unpack(entry.name, entry.size, take)
        file.flush()
        os.fsync(file.fileno())
    return hashed.hexdigest()


def _settle(store: Path, files: Path) -> None:
    """Adapt the store to this computer: files lie in another folder, and pending requests may have left since."""
    with closing(sqlite3.connect(store, isolation_level=None)) as opened:
        opened.row_factory = sqlite3.Row
        opened.execute("BEGIN IMMEDIATE")
        rows = opened.execute("SELECT id, file_path FROM draft WHERE file_path IS NOT NULL").fetchall()
        for row in rows:
            opened.execute(
                "UPDATE draft SET file_path = ? WHERE id = ?", (_here(row["file_path"], files), row["id"])
            )
        for row in opened.execute("SELECT id, body FROM intent").fetchall():
            body = json.dumps(_with_paths_here(json.loads(row["body"]), files), sort_keys=True)
            opened.execute("UPDATE intent SET body = ? WHERE id = ?", (body, row["id"]))
        if _has_answers(opened):
            for row in opened.execute(
                "SELECT connection_id, receivable_id, kind, body FROM answer"
            ).fetchall():
                opened.execute(
                    "UPDATE answer SET body = ? WHERE connection_id = ? AND receivable_id = ? AND kind = ?",
                    (json.dumps(_with_paths_here(json.loads(row["body"]), files)), *tuple(row)[:3]),
                )
        # The outcome is looked for before anything is sent again.
        opened.execute(
            "UPDATE intent SET state = 'unknown', sent_at = coalesce(sent_at, created_at)"
            " WHERE state IN ('waiting', 'sending')"
            " AND connection_id IN (SELECT id FROM connection WHERE kind = 'service')"
        )
        # What is found by is made anew of the words; the index that came with them is dropped unread.
        opened.execute("INSERT INTO receivable_words (receivable_words) VALUES ('rebuild')")
        opened.execute("COMMIT")


def _has_answers(opened: sqlite3.Connection) -> bool:
    """Tell whether the store has the table `answer`, which came with schema 5."""
    return opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'answer'").fetchone() is not None


def _with_paths_here(body: Any, files: Path) -> Any:
    """Return the body with the paths of evidence files in this folder; anything else called a path is the person's
    own. Raises ValueError.
    """
    if not isinstance(body, Mapping) or "pieces" not in body:
        return body
    if not isinstance(body["pieces"], list) or not all(isinstance(one, Mapping) for one in body["pieces"]):
        raise ValueError("evidence that consists of no files")
    return {**body, "pieces": [{**one, "path": _here(one["path"], files)} for one in body["pieces"]]}


def _here(path: object, files: Path) -> str:
    """Return the path here of a file that the backup names, wherever it lay before. Raises ValueError."""
    name = str(path).replace("\\", "/").rpartition("/")[2]
    if not isinstance(path, str) or not is_portable_name(name):
        raise ValueError(f"{path!r} names no file of a backup")
    return str(files / name)


def _place_key(
    places: Places, new: Path, sealed_key: bytes, key: bytes, keep_key: Callable[[bytes], str | None]
) -> None:
    if sealed_key == key:
        # The key in use stays where it is.
        (new / KEY).unlink()
        for name in (KEY, swap.ACCOUNT):
            if (places.folder / name).exists():
                shutil.copyfile(places.folder / name, new / name)
        return
    problem = keep_key(sealed_key)
    if problem is not None:
        (new / KEY).unlink()
        write_private(new / swap.ACCOUNT, problem)
