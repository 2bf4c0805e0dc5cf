"""A data folder with something in everything, and backups of it that somebody changed afterwards."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from recovery_desktop.backup.manifest import MANIFEST
from recovery_desktop.embedded.schema import fetch_service_schema
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store

KEY, OTHER = bytes(range(32)), bytes(range(1, 33))
WORDS = "correct horse"


def nowhere(key: bytes) -> str | None:
    return None


def refuse(key: bytes) -> str | None:
    raise AssertionError("the key is the same")


def filled(folder: Path) -> Places:
    """A data folder with a draft and its file, an intent that waits, and a service's database."""
    places = Places(folder)
    store = Store(folder)
    row = store.connections.add(
        "c1", kind="service", name="S", base_url="https://a.test", client_id="x", environment="test"
    )
    connection_store = store.connection_store(row.id)
    places.files.mkdir()
    stored = places.files / "ab12.pdf"
    stored.write_bytes(b"%PDF-1.7 content")
    connection_store.drafts.add({"invoice": {"numbers": "FA-1"}}, file_name="FA-1.pdf", file_path=str(stored))
    connection_store.intents.add("evidence", "rcv_1", {"pieces": [{"path": str(stored)}]})
    connection_store.prepared_forms.save(
        "rcv_1", "evidence", {"pieces": [{"path": str(stored)}], "statement": "word"}
    )
    store.close()
    service = places.service("this_computer")
    service.mkdir(parents=True)
    with closing(sqlite3.connect(service / "service.sqlite3")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        # Made by hand: the app knows its service by what that program says of itself only.
        head = fetch_service_schema("0001").head
        for _, name, _, sql in sorted(
            fetch_service_schema(head).objects or (), key=lambda one: one[0] != "table"
        ):
            if sql and not name.startswith("sqlite_"):
                database.execute(sql)
        database.execute("INSERT INTO alembic_version VALUES (?)", (head,))
        database.execute("INSERT INTO installation VALUES ('environment', 'test')")
        database.commit()
    return places


def rewrite(file: Path, change: Callable[[str, bytes], bytes | None]) -> None:
    with zipfile.ZipFile(file) as archive:
        stored = {name: change(name, archive.read(name)) for name in archive.namelist()}
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in stored.items():
            if content is not None:
                archive.writestr(name, content)


def with_member(backup: Path, name: str, content: bytes) -> None:
    """A backup whose list fits: `content` in the place of the member `name`, or beside the others."""
    entry = {"name": name, "size": len(content), "sha256": hashlib.sha256(content).hexdigest()}
    with zipfile.ZipFile(backup) as archive:
        members = {one: archive.read(one) for one in archive.namelist()}
    manifest = json.loads(members[MANIFEST])
    manifest["entries"] = [*(one for one in manifest["entries"] if one["name"] != name), entry]
    members |= {name: content, MANIFEST: json.dumps(manifest).encode()}
    with zipfile.ZipFile(backup, "w", zipfile.ZIP_DEFLATED) as archive:
        for one, was in members.items():
            archive.writestr(one, was)


def with_database(backup: Path, name: str, *statements: str) -> None:
    """A backup whose list fits, after these were run on one of its databases."""
    database_file = backup.with_suffix(".sqlite3")
    with zipfile.ZipFile(backup) as archive:
        database_file.write_bytes(archive.read(name))
    with closing(sqlite3.connect(database_file, isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
    with_member(backup, name, database_file.read_bytes())
