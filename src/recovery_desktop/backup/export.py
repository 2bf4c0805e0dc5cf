"""Everything the app knows as JSON and CSV, with the documents: for other programs, without keys and passwords."""

from __future__ import annotations

import csv
import io
import json
import os
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from recovery_contract.money import from_minor
from recovery_desktop.backup.write import PORTION, Stopped
from recovery_desktop.failures import Failure
from recovery_desktop.settings import Places
from recovery_desktop.store.read_only import open_read_only

TABLES: Final = (
    "connection",
    "creditor",
    "receivable",
    "event",
    "draft",
    "intent",
    "answer",
    "correction",
    "debtor",
    "book_item",
    "debtor_decision",
    "debtor_note",
    "statement",
    "statement_entry",
    "preference",
)
_JSON: Final = frozenset(
    {
        "body",
        "profile",
        "extraction",
        "failure",
        "answer",
        "layout",
        "value",
        "requirements",
        "onboarding",
        "parts",
    }
)
_LEFT_OUT: Final = ("sealed_", "name_key", "number_key")
_COLUMNS: Final = (
    "id",
    "numbers",
    "status",
    "debtor_name",
    "debtor_email",
    "amount",
    "remaining",
    "currency",
    "due_date",
    "created_at",
    "deadline",
)


class NotExported(Failure):
    title = "The export could not be saved"
    next_step = "Choose another folder, or free up disk space."


def export_everything(
    places: Places,
    target: Path,
    progress: Callable[[float], None] = lambda share: None,
    is_stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Export one moment of the store; blocks.

    `target` is there whole or as it was before. Raises NotExported or Stopped.
    """
    part = target.with_name(target.name + ".part")
    try:
        descriptor = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
        with (
            os.fdopen(descriptor, "r+b") as raw,
            zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive,
        ):
            _write(places, archive, progress, is_stopped)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise NotExported.of_system(error) from error
    finally:
        part.unlink(missing_ok=True)


def _write(
    places: Places,
    archive: zipfile.ZipFile,
    progress: Callable[[float], None],
    is_stopped: Callable[[], bool],
) -> None:
    dropped = sorted(places.files.iterdir()) if places.files.is_dir() else []
    steps, done = len(TABLES) + 1 + len(dropped), 0

    def step() -> None:
        nonlocal done
        if is_stopped():
            raise Stopped
        done += 1
        progress(done / steps)

    store = places.folder / "desktop.sqlite3"
    with closing(open_read_only(store, timeout=30)) as opened:
        opened.row_factory = sqlite3.Row
        opened.execute("BEGIN")
        for table in TABLES:
            step()
            with archive.open(f"{table}.json", "w", force_zip64=True) as written:
                for text in _as_json(opened, table, is_stopped):
                    written.write(text.encode())
        step()
        with archive.open("receivables.csv", "w", force_zip64=True) as written:
            for text in _as_csv(opened):
                written.write(text.encode())
    for file in dropped:
        step()
        if file.is_file() and not file.name.startswith("."):
            with file.open("rb") as content, archive.open(f"documents/{file.name}", "w") as written:
                while portion := content.read(PORTION):
                    written.write(portion)


def _as_json(opened: sqlite3.Connection, table: str, is_stopped: Callable[[], bool]) -> Iterator[str]:
    begins = "[\n"
    for row in opened.execute(f"SELECT * FROM {table}"):
        if is_stopped():
            raise Stopped
        yield begins + json.dumps(_to_json(row), ensure_ascii=False)
        begins = ",\n"
    yield "[]\n" if begins == "[\n" else "\n]\n"


def _to_json(row: sqlite3.Row) -> dict[str, Any]:
    return {
        name: json.loads(row[name]) if name in _JSON and row[name] is not None else row[name]
        for name in row.keys()  # noqa: SIM118
        if not name.startswith(_LEFT_OUT)
    }


def _as_csv(opened: sqlite3.Connection) -> Iterator[str]:
    line = io.StringIO()
    writer = csv.writer(line)
    writer.writerow(_COLUMNS)
    for row in opened.execute(f"SELECT {', '.join(_COLUMNS)} FROM receivable ORDER BY created_at, id"):
        writer.writerow([_cell(name, row) for name in _COLUMNS])
        yield line.getvalue()
        line.seek(0)
        line.truncate()
    yield line.getvalue()


def _cell(name: str, row: sqlite3.Row) -> str:
    value = row[name]
    if value is None:
        return ""
    if name in ("amount", "remaining"):
        return str(from_minor(int(value), row["currency"]))
    text = str(value)
    # A spreadsheet would run it.
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text
