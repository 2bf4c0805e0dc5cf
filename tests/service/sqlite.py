"""SQLite databases with all tables, copied from one that was made once in this process."""

from __future__ import annotations

import contextlib
import tempfile
from functools import cache
from pathlib import Path

from recovery_service.db.database import Database
from recovery_service.db.tables.schema import METADATA
from tests.service.engines import share_statements


def with_tables(folder: Path) -> Database:
    """An open, empty database in this folder; whoever asks closes it."""
    folder.mkdir(parents=True, exist_ok=True)
    name, content = _template_database()
    (folder / name).write_bytes(content)
    return share_statements(Database.in_folder(folder))


@cache
def _template_database() -> tuple[str, bytes]:
    with tempfile.TemporaryDirectory() as place:
        with contextlib.closing(Database.in_folder(Path(place))) as database:
            METADATA.create_all(database.engine)
        [file] = Path(place).iterdir()
        return file.name, file.read_bytes()
