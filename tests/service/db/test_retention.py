"""How long each table keeps what it holds: every table has a row, and the documentation says the same."""

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, event, func, insert, select

from recovery_service import retention
from recovery_service.context.core import Core
from recovery_service.db.tables.cards import event_table as card_event_table
from recovery_service.db.tables.receivables import audit_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.ids import AuditId, least_id
from recovery_service.retention import RETENTION

OPERATIONS = Path(__file__).parents[3] / "docs" / "operations.md"
ROW = re.compile(r"^\| `(\w+)` \| (.+) \|$", re.MULTILINE)


def test_retention_has_a_row_for_each_table() -> None:
    assert set(RETENTION) == set(METADATA.tables)


def test_documentation_says_the_same() -> None:
    rest = OPERATIONS.read_text("utf-8").partition("## Retention")[2].partition("\n## ")[0]
    assert dict(ROW.findall(rest)) == {name: stored.until for name, stored in RETENTION.items()}


def test_sweep_reads_columns_of_real_time() -> None:
    for name, stored in RETENTION.items():
        assert stored.days is None or stored.column in METADATA.tables[name].c


def an_audit(number: int, at: int) -> dict[str, Any]:
    id_ = f"{least_id(AuditId, at)[:-4]}{number:04}"
    return {"id": id_, "at": at, "actor": "a", "action": "b", "object_id": "c"}


def a_card_event(number: int, at: int) -> dict[str, Any]:
    # Their ids tell nothing of the time.
    id_ = f"evt_{number * 7 % 10}"
    return {"provider": f"p{number % 2}", "event_id": id_, "type": "t", "outcome": "o", "taken_at": at}


@pytest.mark.database
@pytest.mark.parametrize(("table", "row"), [(audit_table, an_audit), (card_event_table, a_card_event)])
def test_sweep_deletes_what_is_old_in_batches(
    core: Core, monkeypatch: pytest.MonkeyPatch, table: Table, row: Any
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 3)
    old = [row(number, 1_000 + number) for number in range(7)]
    new = [row(number, 4_000_000_000_000 + number) for number in range(7, 9)]
    with core.database.write() as connection:
        connection.execute(insert(table), old + new)
    deletions = []

    def note(_connection: object, cursor: Any, statement: str, *_: object) -> None:
        if statement.startswith(f"DELETE FROM {table.name} "):
            deletions.append(cursor.rowcount)

    event.listen(core.database.engine, "after_cursor_execute", note)
    retention.delete_expired(core)
    assert deletions == [3, 3, 1]
    with core.database.read() as connection:
        assert connection.execute(select(func.count()).select_from(table)).scalar_one() == len(new)
