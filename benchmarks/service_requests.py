"""One receivable read, and one submitted, against handlers of the same framework that do nothing.

    python benchmarks/service_requests.py [ROUNDS]

Reading: processor time of the whole process for token, limits, scope, log and answer. Submitting: time on the clock
with idempotency key, events, jobs and a durable commit; its floor writes a page to the same disk and waits for it.
"""

import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from benchmarks._hosted import Asked, Service, no_op, submission
from benchmarks.measure import alternate, figure, report, timed

GOAL_READ, GOAL_SUBMIT = 5.0, 5.0
READS = 50


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 40
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        service = Service(Path(folder))
        user = service.active_user()
        floor = Asked(no_op(), service.loop)
        receivable = service.ask("POST", "/v1/receivables", submission(user, 0))["id"]

        def cpu(ask) -> float:
            started = time.process_time_ns()
            for _ in range(READS):
                ask("GET", f"/v1/receivables/{receivable}")
            return (time.process_time_ns() - started) / 1e6 / READS

        read = alternate(lambda: cpu(service.ask), lambda: cpu(floor), rounds)
        numbers = count(1)
        page = os.open(Path(folder) / "page", os.O_WRONLY | os.O_CREAT)

        def submit() -> None:
            number = next(numbers)
            service.ask("POST", "/v1/receivables", submission(user, number), f"key {number}")

        def nothing_and_sync() -> None:
            floor("POST", "/v1/receivables", submission(user, 0))
            os.pwrite(page, b"x" * 4096, 0)
            os.fsync(page)

        submitted = alternate(lambda: timed(submit), lambda: timed(nothing_and_sync), rounds)
        os.close(page)
        service.close()
    packages = ("fastapi", "SQLAlchemy")
    report(
        figure("get_receivable", "GET one receivable / no-op handler (CPU)", *read, goal=GOAL_READ),
        figure(
            "post_receivable", "POST receivable, durable / no-op and one fsync", *submitted, goal=GOAL_SUBMIT
        ),
        packages=packages,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
