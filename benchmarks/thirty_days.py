"""Thirty virtual days of many receivables, a job at a time, against one bare claim and commit.

    python benchmarks/thirty_days.py [RECEIVABLES...]

Ours is what the service does in thirty days of its test clock, divided by the jobs it ran: contacts decided and
composed, events written, deliveries planned. The floor takes one job from the same database, removes it and commits;
it is measured after each day, and its median counts.
The last figure is the whole month of the largest number, in seconds, against one second.
"""

import asyncio
import itertools
import logging
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median

import structlog
from sqlalchemy import insert
from starlette.testclient import TestClient

from benchmarks.measure import Figure, percentile, report, spread
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app, job_kinds
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock, current_ms
from recovery_service.db.database import Database
from recovery_service.db.tables.oauth import client_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.jobs import claim, queue
from recovery_service.jobs.engine import Engine
from recovery_service.principal import PLATFORM
from recovery_service.settings import Settings

GOAL, SECONDS = 5.0, 60.0
DAYS = 30
FLOOR_JOBS = 20
KEY = bytes(range(32))
WAITING = "benchmark.waiting"


def main(arguments: list[str]) -> int:
    counts = [int(argument) for argument in arguments] or [100, 1_000]
    figures = []
    for count in counts:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            month = Month(Path(folder))
            for _ in range(count):
                month.submit()
            days, floors = month.pass_by()
            seconds, jobs = sum(days), month.ran
            month.close()
        ours, bare = seconds * 1_000 / jobs, median(floors)
        what = f"{DAYS} days of {count:,} receivables, per job / one bare claim and commit"
        details = {"receivables": count, "jobs": jobs, "seconds": round(seconds, 2)}
        details |= {"floor_p99": round(percentile(floors, 99), 4), "floor_spread": round(spread(floors), 3)}
        figures.append(Figure(f"thirty_days_{count}", what, ours, bare, GOAL, details=details))
        if count == counts[-1]:
            complete = f"{DAYS} days of {count:,} receivables in all / one second"
            figures.append(
                Figure("thirty_days_in_all", complete, seconds, 1.0, SECONDS, "s", details=details)
            )
    report(*figures, packages=("SQLAlchemy", "fastapi"))
    return 0


class Month:
    """A service of the test environment on SQLite, with one creditor."""

    def __init__(self, folder: Path) -> None:
        logging.disable(logging.WARNING)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
        self.database = Database.in_folder(folder / "data")
        METADATA.create_all(self.database.engine)
        settings = Settings(environment="test", unlimited=True, data_key=KEY, link_key=KEY[::-1])
        self.core = compose_core(settings, self.database, Clock(test=True))
        self.ran = 0
        self.engine = Engine(self.core, job_kinds(self.core), self._count)
        with self.database.write() as connection:
            values = {"client_id": "clt_bench", "name": "B", "redirect_uris": [], "created_at": current_ms()}
            connection.execute(insert(client_table).values(**values))
            grant = create_grant(connection, client_id="clt_bench", subject=PLATFORM, scope=ALL_SCOPES)
            token = issue_access_token(connection, grant, 86_400)
        headers = {"Authorization": f"Bearer {token}"}
        self.http = TestClient(build_app(self.core), headers=headers)
        self.user = self._post("/v1/users", {"email": "owner@creditor.example", "company": COMPANY})["id"]
        self._post(f"/v1/test/users/{self.user}/complete-onboarding", {})
        self.numbers: Iterator[int] = itertools.count(1)

    def submit(self) -> None:
        number = next(self.numbers)
        today = datetime.now(UTC).date()
        invoice = {
            "numbers": [f"B-{number:06}"],
            "issue_date": str(today - timedelta(days=60)),
            "due_date": str(today - timedelta(days=30)),
            "amount": 1_200,
            "service_description": "Repair of the roof",
        }
        contact = {"email": f"ignores@debtor-{number}.example", "phone": "+33612345678"}
        debtor = {"company_name": f"Debtor {number}", "contacts": [contact], "address": ADDRESS}
        self._post("/v1/receivables", {"user_id": self.user, "invoice": invoice, "debtor": debtor})

    def pass_by(self) -> tuple[list[float], list[float]]:
        """Seconds of each day, and milliseconds of one bare claim and commit after it."""
        self.ran = 0
        days, floors = [], []
        self.floor()  # warms up
        for _ in range(DAYS):
            started = time.perf_counter()
            asyncio.run(self.engine.advance("clt_bench", seconds=86_400))
            days.append(time.perf_counter() - started)
            floors.append(self.floor())
        return days, floors

    def floor(self) -> float:
        """Milliseconds of one bare claim and commit."""
        with self.database.write() as connection:
            for number in range(FLOOR_JOBS):
                job = queue.Planned(f"{WAITING}:{number}", {"number": number}, 0)
                queue.schedule_all(
                    connection, clock_id="floor", client_id="clt_floor", kind=WAITING, jobs=[job]
                )
        started = time.perf_counter()
        for _ in range(FLOOR_JOBS):
            with self.database.write() as connection:
                (claimed,) = claim.claim(claim.Place(connection, "floor", 1), 1)
                claim.finish(connection, claimed)
        return (time.perf_counter() - started) * 1_000 / FLOOR_JOBS

    def close(self) -> None:
        self.http.close()
        self.database.close()

    def _count(self, kind: str, outcome: str) -> None:
        self.ran += 1

    def _post(self, path: str, body: dict[str, object]) -> dict[str, str]:
        response = self.http.post(path, json=body)
        if not response.is_success:
            raise RuntimeError(f"{path}: {response.status_code} {response.text}")
        response_body: dict[str, str] = response.json()
        return response_body


ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}
COMPANY = {"name": "Creditor", "siret": "73282932000074", "address": ADDRESS}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
