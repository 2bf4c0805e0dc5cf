"""How long each table keeps what it holds: every table has a row, and the documentation says the same."""

import re
from pathlib import Path

from recovery_service.db.tables.schema import METADATA
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
