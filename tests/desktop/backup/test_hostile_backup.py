"""Backups that somebody made to do harm: each is refused, nothing of it runs, and nothing is changed."""

from __future__ import annotations

import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from recovery_desktop.api.passphrase import KeyDamaged, read_sealed_key
from recovery_desktop.app.opening import open_store
from recovery_desktop.backup import swap
from recovery_desktop.backup.manifest import STORE, BackupNewer
from recovery_desktop.backup.restore import NEW, prepare_restore
from recovery_desktop.backup.write import write_backup
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from tests.desktop.backup.hostile import SERVICE, _cheap, is_refused, places, saved
from tests.desktop.backup.packing import KEY, WORDS, refuse, with_database, with_member

__all__ = ["_cheap", "places", "saved"]


TRIGGER = (
    "CREATE TRIGGER receivable_words_ai AFTER UPDATE ON draft BEGIN"
    " INSERT OR REPLACE INTO preference (name, value) VALUES ('planted', '1'); END"
)
HOSTILE_STORES = {
    "a trigger on what is settled": [TRIGGER],
    "a trigger that reads every row": [
        "CREATE TRIGGER t BEFORE UPDATE ON intent BEGIN SELECT count(*) FROM intent a, intent b; END"
    ],
    "a view in the place of a table": [
        "ALTER TABLE debtor RENAME TO hidden",
        "CREATE VIEW debtor AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
    ],
    "a view more": ["CREATE VIEW more AS SELECT randomblob(1000000000)"],
    "a virtual table more": ["CREATE VIRTUAL TABLE more USING fts5 (words)"],
    "a virtual table in the place of a table": [
        "DROP TABLE told_tasks",
        "CREATE VIRTUAL TABLE told_tasks USING fts5 (connection_id, body)",
    ],
    "the index of words with another tokenizer": [
        "DROP TABLE receivable_words",
        "CREATE VIRTUAL TABLE receivable_words USING fts5 (words, tokenize = 'porter')",
    ],
    "a table more": ["CREATE TABLE more (n INTEGER)"],
    "a table less": ["DROP TABLE notice"],
    "a column that computes": [
        "ALTER TABLE preference ADD COLUMN computed GENERATED ALWAYS AS (hex(zeroblob(100000000))) VIRTUAL"
    ],
    "an index that computes": ["CREATE INDEX draft_by_age2 ON draft (lower(body))"],
    "another index of a known name": [
        "DROP INDEX draft_by_age",
        "CREATE INDEX draft_by_age ON draft (printf('%s', body))",
    ],
    "a schema that never was": ["PRAGMA user_version = 0"],
}


@pytest.mark.parametrize("harm", HOSTILE_STORES)
def test_store_with_anything_but_our_tables_and_indexes_is_refused(
    harm: str, places: Places, saved: Path
) -> None:
    with_database(saved, STORE, *HOSTILE_STORES[harm])
    is_refused(places, saved, "desktop.sqlite3")


@pytest.mark.parametrize(
    "harm",
    [
        "CREATE TRIGGER t AFTER INSERT ON job BEGIN DELETE FROM job; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE VIRTUAL TABLE v USING fts5 (words)",
        "CREATE TABLE more (n)",
        "CREATE INDEX more ON job (hex(zeroblob(100000000)))",
        "UPDATE alembic_version SET version_num = '9x'",
        "UPDATE alembic_version SET version_num = '0000'",
        "DROP TABLE alembic_version",
    ],
)
def test_database_of_the_service_with_anything_but_its_tables_is_refused(
    harm: str, places: Places, saved: Path
) -> None:
    with_database(saved, SERVICE, harm)
    is_refused(places, saved, "service")


def test_database_of_a_newer_service_is_named(places: Places, saved: Path) -> None:
    with_database(saved, SERVICE, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BackupNewer):
        prepare_restore(places, saved, WORDS, KEY, refuse)


def _without_a_row_of_an_index(backup: Path) -> None:
    """What a quick check does not see: an index that does not hold what its table does."""
    with_database(
        backup,
        STORE,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, '(connection_id, created_at)', '(connection_id, updated_at)')"
        " WHERE name = 'draft_by_age'",
        "UPDATE draft SET created_at = '2020'",
        "PRAGMA writable_schema = RESET",
        "UPDATE draft SET created_at = '2021'",
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, '(connection_id, updated_at)', '(connection_id, created_at)')"
        " WHERE name = 'draft_by_age'",
    )


def _with_torn_pages(backup: Path) -> None:
    with zipfile.ZipFile(backup) as archive:
        content = bytearray(archive.read(STORE))
    for page in range(4096, len(content), 3 * 4096):
        content[page : page + 12] = b"\x0d\xff\xff\xff\xff\xff\xff\xff\x7f\xff\xff\xff"
    with_member(backup, STORE, bytes(content))


def _without_a_header(backup: Path) -> None:
    with_member(backup, STORE, bytes(100) + b"x" * 5_000)


@pytest.mark.parametrize("harm", [_without_a_row_of_an_index, _with_torn_pages, _without_a_header])
def test_store_that_is_not_whole_is_refused(
    harm: Callable[[Path], None], places: Places, saved: Path
) -> None:
    harm(saved)
    is_refused(places, saved)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE draft SET body = '{'",
        "UPDATE draft SET extraction = 'no json'",
        "UPDATE intent SET body = ''",
        "INSERT INTO preference (name, value) VALUES ('theme', 'no json')",
        "UPDATE connection SET profile = '[1'",
    ],
)
def test_store_that_the_next_start_could_not_read_is_refused(
    statement: str, places: Places, saved: Path
) -> None:
    with_database(saved, STORE, statement)
    is_refused(places, saved, "JSON")


@pytest.mark.parametrize(
    "path",
    ["/etc/passwd", "\\\\evil.example\\share\\passwd", "C:\\Users\\x\\passwd", "{before}/../../passwd"],
)
def test_path_in_a_backup_names_nothing_outside_of_the_folder_of_files(
    path: str, places: Places, saved: Path
) -> None:
    path = path.format(before=places.files)
    body = json.dumps({"pieces": [{"path": path}]})
    with_database(
        saved,
        STORE,
        f"UPDATE draft SET file_path = '{path}'",
        f"UPDATE intent SET body = '{body}'",
        f"UPDATE answer SET body = '{body}'",
    )
    prepare_restore(places, saved, WORDS, KEY, refuse)
    store, _ = open_store(places.folder)
    connection_store = store.connection_store("c1")
    (draft,), (intent,) = connection_store.drafts.list_open(), connection_store.intents.list_unsettled()
    stored = connection_store.prepared_forms.get("rcv_1", "evidence")
    store.close()
    here = str(places.files / "passwd")
    assert draft.file_path == here
    assert intent.body["pieces"] == stored["pieces"] == [{"path": here}]


def test_word_that_is_called_a_path_and_is_none_stays_as_it_was(places: Places, tmp_path: Path) -> None:
    body = {"metadata": {"path": "a/b/..", "pieces": "3"}}
    store = Store(places.folder)
    store.connection_store("c1").intents.add("metadata", "rcv_2", body)
    store.close()
    write_backup(places, tmp_path / "all.zip", KEY, WORDS)
    prepare_restore(places, tmp_path / "all.zip", WORDS, KEY, refuse)
    store, _ = open_store(places.folder)
    bodies = [intent.body for intent in store.connection_store("c1").intents.list_unsettled()]
    store.close()
    assert body in bodies


@pytest.mark.parametrize(
    "body", [{"pieces": 1}, {"pieces": [1]}, {"pieces": [{}]}, {"pieces": [{"path": None}]}]
)
def test_evidence_that_names_no_files_is_refused(body: object, places: Places, saved: Path) -> None:
    with_database(saved, STORE, f"UPDATE answer SET body = '{json.dumps(body)}'")
    is_refused(places, saved, "desktop.sqlite3")


@pytest.mark.parametrize("path", ["/", "", "..", "{before}/..", "a\nb"])
def test_path_that_names_no_file_is_refused(path: str, places: Places, saved: Path) -> None:
    with_database(saved, STORE, f"UPDATE draft SET file_path = '{path.format(before=places.files)}'")
    is_refused(places, saved)


@pytest.mark.parametrize("cost", [0, -1, 3, 2**40, 2**62, "many", None, 1.5])
def test_sealed_key_that_asks_for_memory_or_time_without_end_is_damaged(cost: object, tmp_path: Path) -> None:
    values = {"version": 1, "cost": cost, "salt": "YWJj", "sealed": "YWJj" * 20}
    (tmp_path / "key.sealed").write_text(json.dumps(values))
    with pytest.raises(KeyDamaged):
        read_sealed_key(tmp_path / "key.sealed", WORDS)


def test_key_file_as_large_as_a_document_is_refused(places: Places, saved: Path) -> None:
    with_member(saved, "key.sealed", b" " * 2_000_000)
    is_refused(places, saved, "no key")


def test_index_of_words_that_came_with_a_backup_is_made_anew(places: Places, saved: Path) -> None:
    with_database(
        saved,
        STORE,
        "INSERT INTO receivable_words (rowid, words) VALUES (7, 'known words')",
        "UPDATE receivable_words_data SET block = x'00' WHERE id > 100",
    )
    prepare_restore(places, saved, WORDS, KEY, refuse)
    ready = places.folder / swap.READY / STORE
    with closing(sqlite3.connect(ready)) as database:
        results = database.execute("SELECT rowid FROM receivable_words WHERE receivable_words MATCH 'known'")
        assert results.fetchall() == [(7,)]


def test_sqlite_statistics_tables_are_accepted(places: Places, saved: Path) -> None:
    with_database(saved, STORE, "ANALYZE")
    prepare_restore(places, saved, WORDS, KEY, refuse)
    assert swap.is_swap_scheduled(places.folder)


def test_refused_backup_leaves_the_app_as_it_was(places: Places, saved: Path) -> None:
    with_database(saved, STORE, TRIGGER)
    is_refused(places, saved, "trigger")
    assert not (places.folder / NEW).exists()
    store = Store(places.folder)
    assert store.preferences.get("planted", None) is None
    store.close()
