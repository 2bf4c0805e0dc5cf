"""Frames while a board and a table of 100,000 receivables are scrolled: the slowest hundredth against 33 ms.

    python benchmarks/scrolling.py [FRAMES] [ROWS]

Each frame is one notch of the wheel until the rows are painted, first through rows that follow each other, then by
throws to places that were never on view.
"""

import random
import sys
import tempfile
from pathlib import Path

from benchmarks._board import Board, application, stored
from benchmarks.measure import SEED, Figure, percentile, report, timed

FRAME_MS = 33.0


def frames(board: Board, count: int) -> list[float]:
    view = board.views()[0]
    bar = view.verticalScrollBar()
    chance = random.Random(SEED)
    throws = [chance.randrange(bar.maximum()) for _ in range(count // 2)]
    steps = [(at + 1) * 3 * bar.singleStep() for at in range(count - len(throws))]
    accepted = []
    for place in (*steps, *throws):

        def frame(place=place):
            bar.setValue(place)
            board.painted(view.viewport())

        accepted.append(timed(frame))
    return accepted


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 400
    rows = int(arguments[1]) if len(arguments) > 1 else 100_000
    qt = application()
    figures = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        board = Board(qt, stored(rows, Path(folder)))
        board.open()
        for form in ("board", "table"):
            board.state.show_form(form)
            board.settle()
            frame_times = frames(board, count)
            figures.append(
                Figure(
                    f"scrolling_{form}",
                    f"the slowest hundredth of frames of a {form} of {rows:,} rows / {FRAME_MS:.0f} ms",
                    percentile(frame_times, 99),
                    FRAME_MS,
                    1.0,
                    details={"frames": len(frame_times), "p50": round(percentile(frame_times, 50), 3)},
                )
            )
        board.close()
        board.end()
    report(*figures, packages=("PySide6-Essentials",))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
