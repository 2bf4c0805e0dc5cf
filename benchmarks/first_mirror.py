"""Many receivables into an empty store by the first mirror, against a bare executemany of the finished rows.

    python benchmarks/first_mirror.py [ROWS] [ROUNDS]

Ours is the mirror itself over a client that answers pages of models at once; it ends with rows, search words and the
cursor on disk.
The floor is given the finished rows and words and writes them into the same tables with one executemany for each, in
one transaction that is synced once.
"""

import asyncio
import gc
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

from benchmarks._cached import receivables
from benchmarks.measure import alternate, figure, report
from recovery_contract.receivables import Receivable, ReceivablePage
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.session.connection import find_or_add
from recovery_desktop.store.store import Store
from recovery_desktop.sync.mirror import Mirror

GOAL = 3.0
PAGE = 100


class Pages:
    """The list of a service that answers without delay."""

    def __init__(self, result: list[Receivable]) -> None:
        self._pages = {None if at == 0 else result[at - 1].id: at for at in range(0, len(result), PAGE)}
        self.result = result

    async def page(self, *, user_id: str | None = None, starting_after: str | None = None) -> ReceivablePage:
        at = self._pages[starting_after]
        return ReceivablePage.model_construct(
            data=self.result[at : at + PAGE], has_more=at + PAGE < len(self.result)
        )


def mirrored(result: list[Receivable]) -> float:
    """Seconds for all pages; a last durable write makes sure that everything is on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        row = find_or_add(store, "practice")
        client = SimpleNamespace(receivables=Pages(result))
        mirror = Mirror(ConnectionContext(store, None, client, store.connection_store(row.id), Path(folder)))
        began = time.perf_counter()
        asyncio.run(mirror._first_pages())
        took = time.perf_counter() - began
        assert store.connection_store(row.id).receivables.count() == len(result)
        store.close()
    return took


def finished_rows(result) -> tuple[list[str], list[tuple], list[tuple]]:
    """The columns' names, the rows and the words as the store has them in the end."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        row = find_or_add(store, "practice")
        store.connection_store(row.id).receivables.put(result, full=False)
        rows = store.database.rows("SELECT * FROM receivable ORDER BY row")
        words = store.database.rows("SELECT rowid, words FROM receivable_words")
        names = rows[0].keys()
        store.close()
    return names, [tuple(row) for row in rows], [tuple(row) for row in words]


def bare(names: list[str], rows: list[tuple], words: list[tuple]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        find_or_add(store, "practice")
        connection = store.database._connection
        connection.execute("PRAGMA foreign_keys=OFF")
        began = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        marks = ", ".join("?" * len(names))
        connection.executemany(f"INSERT INTO receivable ({', '.join(names)}) VALUES ({marks})", rows)
        connection.executemany("INSERT INTO receivable_words (rowid, words) VALUES (?, ?)", words)
        connection.execute("COMMIT")
        took = time.perf_counter() - began
        store.close()
    return took


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 100_000
    rounds = int(arguments[1]) if len(arguments) > 1 else 3
    page_bodies = receivables(count)
    finished = finished_rows(page_bodies)
    # The app never holds more than a portion: what is held here is kept out of the collector's rounds.
    gc.collect()
    gc.freeze()
    samples = alternate(lambda: mirrored(page_bodies), lambda: bare(*finished), rounds)
    what = f"first mirror of {count:,} receivables / bare executemany of the rows"
    report(figure("first_mirror", what, *samples, goal=GOAL, unit="s", rows=count, page=PAGE))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
