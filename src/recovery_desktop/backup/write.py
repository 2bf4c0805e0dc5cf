"""Writes one backup file while the app and its service go on working."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

from recovery_desktop.api.passphrase import write_sealed_key
from recovery_desktop.backup.manifest import (
    FILES,
    KEY,
    MANIFEST,
    SERVICE,
    STORE,
    Entry,
    Manifest,
    NotBackedUp,
)
from recovery_desktop.file_permissions import open_private
from recovery_desktop.settings import Places
from recovery_desktop.store.read_only import open_read_only

PORTION: Final = 1024 * 1024
KINDS: Final = ("practice", "this-computer")
PAGES: Final = 4_000


class Stopped(Exception):
    """The person does not want it any more; nothing is left behind."""


def key_fingerprint(key: bytes) -> str:
    """Tell two keys apart without telling either."""
    return hashlib.sha256(b"recovery desktop backup" + key).hexdigest()


def write_backup(
    places: Places,
    target: Path,
    key: bytes,
    passphrase: str,
    progress: Callable[[float], None] = lambda share: None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Manifest:
    """Write a backup; blocks. `progress` gets the share done, from 0 to 1.

    `target` is there whole or as it was before. Each database is copied at one moment, the app's first: what it had
    sent by then, its service has. Raises NotBackedUp or Stopped.
    """
    part = target.with_name(target.name + ".part")
    try:
        with tempfile.TemporaryDirectory(prefix="backup-", dir=places.folder) as temporary:
            manifest = _write(places, Path(temporary), part, (key, passphrase), progress, is_stopped)
        part.replace(target)
    except (OSError, sqlite3.Error, zipfile.LargeZipFile) as error:
        raise NotBackedUp.of_system(error) from error
    finally:
        part.unlink(missing_ok=True)
    return manifest


def _write(
    places: Places,
    temporary: Path,
    part: Path,
    secret: tuple[bytes, str],
    progress: Callable[[float], None],
    is_stopped: Callable[[], bool],
) -> Manifest:
    key, passphrase = secret
    sealed = temporary / KEY
    write_sealed_key(sealed, key, passphrase)
    entries: list[Entry] = []
    descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
    with os.fdopen(descriptor, "r+b") as raw:
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            steps = [(KEY, sealed), *_sources(places)]
            # Copies of dropped files are made before the rows that name them and never change: taken twice, none of
            # those that the copied store names is missing.
            files: set[str] = set()
            for name, source in [*_dropped(places), *steps]:
                _check(is_stopped)
                if name.endswith(".sqlite3"):
                    _copy_database(source, temporary / "copy.sqlite3", is_stopped)
                    entries.append(_add(archive, name, temporary / "copy.sqlite3", is_stopped))
                    (temporary / "copy.sqlite3").unlink()
                else:
                    files.add(name)
                    entries += _add_if_there(archive, name, source, is_stopped)
                progress(min(0.95, len(entries) / (len(steps) + len(files) + 1)))
            for name, source in _dropped(places):
                if name not in files:
                    entries += _add_if_there(archive, name, source, is_stopped)
            manifest = Manifest(
                made_at=datetime.now(UTC).isoformat(timespec="seconds"),
                app=version("recovery-desktop"),
                schema=_schema(places.folder / STORE),
                folder=str(places.files),
                key=key_fingerprint(key),
                entries=tuple(entries),
            )
            archive.writestr(MANIFEST, manifest.to_json())
        raw.flush()
        os.fsync(raw.fileno())
    progress(1.0)
    return manifest


def _sources(places: Places) -> Iterator[tuple[str, Path]]:
    yield STORE, places.folder / STORE
    for kind in KINDS:
        folder = places.folder / SERVICE / kind
        database = folder / "service.sqlite3"
        if database.exists():
            yield f"{SERVICE}/{kind}/{database.name}", database
        own = folder / "practice.key"
        if own.exists():
            yield f"{SERVICE}/{kind}/{own.name}", own


def _dropped(places: Places) -> list[tuple[str, Path]]:
    if not places.files.is_dir():
        return []
    return [(f"{FILES}/{path.name}", path) for path in sorted(places.files.iterdir()) if path.is_file()]


def _copy_database(source: Path, target: Path, is_stopped: Callable[[], bool]) -> None:
    """Copy one moment of the database: a read transaction stays open until the last page is copied."""
    os.close(open_private(target, os.O_RDWR | os.O_CREAT))
    with (
        closing(open_read_only(source, timeout=30)) as live,
        closing(sqlite3.connect(target)) as copied,
    ):
        # Held by a transaction, so that other writers never make the copy begin anew.
        live.execute("BEGIN")
        live.execute("SELECT count(*) FROM sqlite_master").fetchone()
        live.backup(copied, pages=PAGES, progress=lambda *_: _check(is_stopped))
        live.execute("COMMIT")
        copied.execute("PRAGMA journal_mode=DELETE")


def _add_if_there(
    archive: zipfile.ZipFile, name: str, source: Path, is_stopped: Callable[[], bool]
) -> list[Entry]:
    try:
        return [_add(archive, name, source, is_stopped)]
    except FileNotFoundError:
        # Removed by the person since it was listed.
        return []


def _add(archive: zipfile.ZipFile, name: str, source: Path, is_stopped: Callable[[], bool]) -> Entry:
    hashed, size = hashlib.sha256(), 0
    with source.open("rb") as content, archive.open(name, "w", force_zip64=True) as written:
        while portion := content.read(PORTION):
            _check(is_stopped)
            hashed.update(portion)
            size += len(portion)
            written.write(portion)
    return Entry(name, size, hashed.hexdigest())


def _schema(store: Path) -> int:
    with closing(open_read_only(store)) as opened:
        return int(opened.execute("PRAGMA user_version").fetchone()[0])


def _check(is_stopped: Callable[[], bool]) -> None:
    if is_stopped():
        raise Stopped
