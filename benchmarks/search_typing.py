"""From a key in the search to the painted result over 100,000 rows, against the bare query of the search index.

    python benchmarks/search_typing.py [ROUNDS] [ROWS]

Every key is one sample: whole words are typed letter by letter, and each time the query for what stands there then is
run on a connection of its own. Keys before the third letter have no such query and are left out.
What is typed are numbers, amounts and addresses, and one word that stands in every row. The second figure is
the slowest hundredth of all keys against 100 ms.
"""

import sqlite3
import sys
import tempfile
from pathlib import Path

from benchmarks._board import Board, application, stored
from benchmarks.measure import Figure, figure, percentile, report, timed

GOAL, P99_MS = 3.0, 100.0
TYPED = ("modèle 17", "2024-0012", "12 345", "1204,", "modele-1999", "2025-000")
INDEXED = 3
"""Letters that the trigram index needs."""


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 6
    rows = int(arguments[1]) if len(arguments) > 1 else 100_000
    qt = application()
    from recovery_desktop.store import searching
    from recovery_desktop.store.database import FILE_NAME

    ours, floor, all_keys = [], [], []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        place = stored(rows, Path(folder))
        board = Board(qt, place)
        board.open()
        board.settle()
        bare = sqlite3.connect(place / FILE_NAME)
        for turn in range(rounds + 1):
            for words in TYPED:
                for at in range(1, len(words) + 1):
                    if words[at - 1] == " ":
                        board.type(" ")
                        continue

                    def key(letter=words[at - 1]):
                        board.type(letter)

                    queries = searching.build_queries(words[:at])
                    indexed = all(len(word) >= INDEXED for word in words[:at].split())

                    def query(requested=queries):
                        for statement, values in requested:
                            bare.execute(statement, values).fetchall()

                    sides = [lambda: timed(key), lambda: timed(query)]
                    accepted = (
                        [side() for side in sides] if turn % 2 else [side() for side in sides[::-1]][::-1]
                    )
                    if turn:
                        all_keys.append(accepted[0])
                        if indexed:
                            ours.append(accepted[0])
                            floor.append(accepted[1])
                board.page.search.clear()
                board.state.clear()
                board.settle()
        bare.close()
        board.close()
        board.end()
    slowest = percentile(all_keys, 99)
    report(
        figure(
            "search_typing",
            f"a key in the search of {rows:,} rows until it is painted / the bare query",
            ours,
            floor,
            goal=GOAL,
            rows=rows,
        ),
        Figure(
            "search_p99",
            f"the slowest hundredth of keys in the search of {rows:,} rows / {P99_MS:.0f} ms",
            slowest,
            P99_MS,
            1.0,
            details={"keys": len(all_keys), "p50": round(percentile(all_keys, 50), 3)},
        ),
        packages=("PySide6-Essentials",),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
