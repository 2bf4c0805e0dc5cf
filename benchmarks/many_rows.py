"""The first painted rows of a board of 100,000 receivables, against a board of 100.

    python benchmarks/many_rows.py [ROUNDS] [ROWS]

Both are the app's own page, made anew each time over a store on the disk, until the first column has painted its rows.
"""

import sys
import tempfile
from pathlib import Path

from benchmarks._board import Board, application, stored
from benchmarks.measure import alternate, figure, report, timed

GOAL = 1.5
FEW = 100


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 15
    many = int(arguments[1]) if len(arguments) > 1 else 100_000
    qt = application()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        boards = [Board(qt, stored(count, Path(folder))) for count in (many, FEW)]

        def opened(board: Board) -> float:
            took = timed(board.open)
            board.close()
            return took

        samples = alternate(lambda: opened(boards[0]), lambda: opened(boards[1]), rounds)
        for board in boards:
            board.end()
    what = f"board of {many:,} rows until it is painted / of {FEW}"
    report(figure("many_rows", what, *samples, goal=GOAL, rows=many), packages=("PySide6-Essentials",))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
