"""One receivable submitted, against a handler of the same framework that does nothing and one wait for the disk.

    python benchmarks/post_receivable.py [ROUNDS]

Time on the clock with idempotency key, events, jobs and a durable commit; the floor writes a page to the same disk and
waits for it.
"""

import os
import sys
import tempfile
from itertools import count
from pathlib import Path

from benchmarks._hosted import Requests, Service, no_op, submission
from benchmarks.measure import compare, report

GOAL = 6.0


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 40
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        service = Service(Path(folder))
        user = service.active_user()
        floor = Requests(no_op(), service.loop)
        numbers = count(1)
        page = os.open(Path(folder) / "page", os.O_WRONLY | os.O_CREAT)

        def submit() -> None:
            number = next(numbers)
            service.ask("POST", "/v1/receivables", submission(user, number), f"key {number}")

        def nothing_and_sync() -> None:
            floor("POST", "/v1/receivables", submission(user, 0))
            os.pwrite(page, b"x" * 4096, 0)
            os.fsync(page)

        what = "POST receivable, durable / no-op and one fsync"
        comparison = compare("post_receivable", what, submit, nothing_and_sync, goal=GOAL, rounds=rounds)
        os.close(page)
        service.close()
    report(comparison, packages=("fastapi", "SQLAlchemy"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
