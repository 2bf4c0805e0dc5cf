"""What the worst of the hostile files takes from the parser child, against what it may take.

    python benchmarks/extraction_hostile.py

All hostile files of the tests go through confined parser children; recognition is left out (its child has
limits of its own). The parent's survival is the first figure: every file has an answer or a name.
"""

import logging
import resource
import time
from collections import Counter

from benchmarks.measure import Figure, report
from recovery_invoices import ExtractionError
from recovery_invoices.confinement.limits import MIB, ROLES
from recovery_invoices.confinement.pool import Pool
from recovery_invoices.reader import check_before_parsing
from tests.invoices.hostile import corpus

#: Killing a process and starting the next one counts as well.
GRACE_SECONDS = 2.0


def outcome(pool: Pool, data: bytes) -> str:
    try:
        check_before_parsing(data)
        with pool.borrow() as child:
            response, _ = child.ask({"task": "read", "creditor": {}}, data)
            while "question" in response:
                response, _ = child.ask({"lines": []})
    except ExtractionError as error:
        return error.code
    return "READ"


def main() -> None:
    logging.disable(logging.CRITICAL)
    limits = ROLES["parser"]
    pool = Pool("parser", 1)
    outcomes: Counter[str] = Counter()
    slowest, slowest_name = 0.0, ""
    for name, data in corpus():
        started = time.monotonic()
        outcomes[outcome(pool, data)] += 1
        accepted = time.monotonic() - started
        if accepted > slowest:
            slowest, slowest_name = accepted, name
    pool.close()
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / MIB
    total = outcomes.total()
    values = {"files": total, "outcomes": dict(outcomes)}
    may_take = limits.wall_seconds + GRACE_SECONDS
    report(
        Figure("hostile_survived", "hostile files answered or named / all", total, total, 1.0, "files", True, values),
        Figure("hostile_slowest", "the slowest hostile file / what it may take", slowest, may_take, 1.0, "s",
               details={"file": slowest_name}),
        Figure("hostile_memory", "the largest parser child / what it may take", peak, limits.memory / MIB, 1.0, "MiB"),
        packages=["pypdfium2", "pikepdf"],
    )  # fmt: skip


if __name__ == "__main__":
    main()
