"""Why a file was not read: kept as a code, and what an earlier version kept as a sentence gets one."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.reasons import Reason
from recovery_desktop import folding
from recovery_desktop.store.database import FILE_NAME, migrations
from recovery_desktop.store.store import Store

SENTENCES = 12
"""The last schema that kept sentences alone."""


def write_earlier_failure(folder: Path, failure: dict[str, Any] | None) -> None:
    old = sqlite3.connect(folder / FILE_NAME)
    folding.register_functions(old)
    for number, script in migrations():
        if number <= SENTENCES:
            old.executescript(script)
    old.execute(f"PRAGMA user_version = {SENTENCES}")
    old.execute(
        "INSERT INTO connection (id, kind, name, base_url, client_id, environment, created_at, used_at)"
        " VALUES ('c', 'service', 'S', 'https://a.example', 'id', 'test', '2026-01-01', '2026-01-01')"
    )
    old.execute(
        "INSERT INTO draft (id, connection_id, state, body, failure, created_at, updated_at)"
        " VALUES ('d', 'c', 'unread', '{}', ?, '2026-01-01', '2026-01-01')",
        [None if failure is None else json.dumps(failure)],
    )
    old.commit()
    old.close()


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("The file is not a PDF.", Reason.of("file_not_a_pdf")),
        ("The file is larger than 20 MB.", Reason.of("file_too_large", most=20)),
        (
            "The file is protected by a password. Save it without one and try again.",
            Reason.of("file_encrypted"),
        ),
        ("The tax office is closed.", None),
    ],
)
def test_sentence_of_an_earlier_version_gets_its_code(
    tmp_path: Path, message: str, reason: Reason | None
) -> None:
    failure = {"code": "UNSUPPORTED_FILE", "message": message, "field": "file"}
    write_earlier_failure(tmp_path, failure)
    store = Store(tmp_path)
    draft = store.connection_store("c").drafts.get("d")
    assert draft.failure == failure | ({} if reason is None else {"reason": reason.wire()})
    store.close()


def test_draft_without_failure_has_none_after_the_upgrade(tmp_path: Path) -> None:
    write_earlier_failure(tmp_path, None)
    store = Store(tmp_path)
    assert store.connection_store("c").drafts.get("d").failure is None
    store.close()


REWRITTEN = {
    "file_unsupported_image": "This image format is not supported. Use PNG, JPEG or HEIC.",
    "file_heic_unsupported": "HEIC photos could not be read when this one was added. Try again.",
}
"""Sentences that were written in other words before HEIC could be read."""


def test_reason_sentences_of_the_migration_match_their_codes(tmp_path: Path) -> None:
    (script,) = [script for number, script in migrations() if number == SENTENCES + 1]
    database = sqlite3.connect(":memory:")
    database.executescript(script.partition("UPDATE")[0])
    rows = database.execute("SELECT message, code, params FROM known_sentence").fetchall()
    assert rows
    for message, code, params in rows:
        now = REWRITTEN.get(code, message.replace("MiB", "MB"))
        assert Reason.of(code, **json.loads(params)).message == now
    database.close()
