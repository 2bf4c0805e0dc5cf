"""One receivable read, against a handler of the same framework that does nothing.

    python benchmarks/get_receivable.py [ROUNDS]

Processor time of the whole process for token, limits, scope, log and answer.
"""

import sys
import tempfile
import time
from pathlib import Path

from benchmarks._hosted import Requests, Service, no_op, submission
from benchmarks.measure import alternate, figure, report

GOAL = 5.0
READS = 50


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 40
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        service = Service(Path(folder))
        floor = Requests(no_op(), service.loop)
        receivable = service.ask("POST", "/v1/receivables", submission(service.active_user(), 0))["id"]

        def cpu(ask) -> float:
            started = time.process_time_ns()
            for _ in range(READS):
                ask("GET", f"/v1/receivables/{receivable}")
            return (time.process_time_ns() - started) / 1e6 / READS

        samples = alternate(lambda: cpu(service.ask), lambda: cpu(floor), rounds)
        service.close()
    what = "GET one receivable / no-op handler (CPU)"
    report(figure("get_receivable", what, *samples, goal=GOAL), packages=("fastapi", "SQLAlchemy"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
