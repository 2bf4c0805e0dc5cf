"""The power goes at any moment: what either store acknowledged is there afterwards, whole, and no file is damaged."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, event, insert

from recovery_desktop.store import database as desktop_database
from recovery_desktop.store.store import Store
from recovery_service.db.database import Database
from tests.depth import in_time, rounds
from tests.desktop.edge import a_submission
from tests.needed import absent
from tests.power import Disk

pytestmark = pytest.mark.deep

CUTS, CUTS_DEEP = 100, 1_000
WRITES = 120
CHECKPOINT_PAGES = 60
"""So few that the writes of a test are moved from the log into the file several times."""
WEAK = "synchronous=NORMAL"


@dataclass(frozen=True)
class Written:
    """`acknowledged` holds for each row the number of steps after which its writer was told that it is kept."""

    disk: Disk
    file: str
    query: str
    acknowledged: dict[str, int]


@dataclass
class CutResults:
    """Of so many cuts: those after which acknowledged rows were missing, and those with a damaged file."""

    lost: int = 0
    damaged: int = 0
    cuts: int = field(default=0, compare=False)


def recorded(folder: Path) -> Iterator[Disk]:
    """The library has its own file methods again when the test is over."""
    disk = Disk(folder)
    try:
        with disk.recording():
            yield disk
    except OSError as error:
        absent(str(error))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    yield from recorded(tmp_path / "store")


def of_the_desktop(disk: Disk) -> Written:
    """Submissions of a person: a draft and its intent."""
    store = Store(disk.folder)
    store.database._connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    store.connections.add(
        "con_1", kind="service", name="S", base_url="http://x", client_id="clt", environment="test"
    )
    connection_store, acknowledged = store.connection_store("con_1"), {}
    for number in range(WRITES):
        with store.database.write():
            draft = connection_store.drafts.add(a_submission(f"FA-{number}"))
            intent = connection_store.intents.add("submit", draft.id, a_submission(f"FA-{number}"))
        acknowledged[intent.id] = len(disk.steps)
    query = "SELECT intent.id FROM intent JOIN draft ON draft.id = intent.subject_id"
    written = Written(disk, desktop_database.FILE_NAME, query, acknowledged)
    store.close()
    return written


def of_the_service(disk: Disk, pragma: str | None = None, *, on_network: bool = False) -> Written:
    """Rows through the service's own transactions."""
    metadata = MetaData()
    table = Table("kept", metadata, Column("id", Integer, primary_key=True), Column("text", String(2_000)))
    database = Database.in_folder(disk.folder, on_network=on_network)

    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        if pragma is not None:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(database.engine, "connect", prepare)
    metadata.create_all(database.engine)
    acknowledged = {}
    for number in range(WRITES):
        with database.write() as connection:
            connection.execute(insert(table).values(id=number, text=f"{number}" * 400))
        acknowledged[str(number)] = len(disk.steps)
    written = Written(disk, "service.sqlite3", "SELECT id FROM kept", acknowledged)
    database.close()
    return written


def cut(written: Written, folder: Path, cuts: int) -> CutResults:
    chance, results = random.Random(20260302), CutResults()
    first = min(written.acknowledged.values())
    for _ in in_time(range(cuts), CUTS):
        results.cuts += 1
        at = chance.randrange(first, len(written.disk.steps))
        left = folder / "left"
        written.disk.after_a_cut(at, chance, left)
        expected = {id for id, steps in written.acknowledged.items() if steps <= at}
        there = _read(left / written.file, written.query)
        results.damaged += there is None
        results.lost += there is not None and not expected <= there
        shutil.rmtree(left)
    return results


def _read(file: Path, query: str) -> set[str] | None:
    """None for a damaged file."""
    connection = sqlite3.connect(file)
    try:
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            return None
        return {str(row[0]) for row in connection.execute(query)}
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        return set()
    except sqlite3.DatabaseError:
        return None
    finally:
        connection.close()


Writer = Callable[[Disk], Written]


def test_desktop_loses_nothing_that_it_acknowledged(disk: Disk, tmp_path: Path) -> None:
    written = of_the_desktop(disk)
    assert len(written.acknowledged) == WRITES
    assert cut(written, tmp_path, rounds(CUTS, CUTS_DEEP)) == CutResults(0, 0)


@pytest.mark.parametrize("on_network", [False, True])
def test_service_loses_nothing_that_it_acknowledged(disk: Disk, tmp_path: Path, on_network: bool) -> None:
    written = of_the_service(disk, on_network=on_network)
    assert cut(written, tmp_path, rounds(CUTS, CUTS_DEEP)) == CutResults(0, 0)


def test_power_cuts_reveal_a_store_that_does_not_wait_for_the_disk(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weak = tuple(WEAK if pragma.startswith("synchronous") else pragma for pragma in desktop_database.PRAGMAS)
    assert weak != desktop_database.PRAGMAS
    monkeypatch.setattr(desktop_database, "PRAGMAS", weak)
    results = cut(of_the_desktop(disk), tmp_path, rounds(CUTS, CUTS_DEEP))
    assert results.lost > results.cuts // 4
    assert results.damaged == 0


def test_power_cuts_reveal_a_service_that_does_not_wait_for_the_disk(disk: Disk, tmp_path: Path) -> None:
    results = cut(of_the_service(disk, WEAK), tmp_path, rounds(CUTS, CUTS_DEEP))
    assert results.lost > results.cuts // 4
    assert results.damaged == 0


def test_disk_that_cannot_sync_acknowledges_nothing(disk: Disk) -> None:
    store = Store(disk.folder)
    store.connections.add(
        "con_1", kind="service", name="S", base_url="http://x", client_id="clt", environment="test"
    )
    drafts = store.connection_store("con_1").drafts
    disk.fails_to_sync = True
    with pytest.raises(desktop_database.NotSaved):
        drafts.add(a_submission())
    disk.fails_to_sync = False
    assert drafts.list_open() == []
    stored = drafts.add(a_submission())
    assert [draft.id for draft in drafts.list_open()] == [stored.id]
    store.close()
