"""A month of a test clock with twelve invoices of one debtor on PostgreSQL, against a thousand bare statements.

    python benchmarks/clock_month.py [ROUNDS]

Ours is `POST /v1/test/clock/advance` by thirty days, through the whole application: the recoveries begin, their
contacts are arranged among each other, made and written down. The floor asks the same server a thousand times for
nothing. The second figure is the median month in seconds, against one second.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from sqlalchemy import insert, text

from benchmarks._hosted import Requests, Service, submission
from benchmarks._postgresql import postgresql
from benchmarks.measure import Figure, alternate, figure, report, timed
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import client_table
from recovery_service.principal import PLATFORM

GOAL, SECONDS = 10.0, 2.0
INVOICES, DAYS, STATEMENTS = 12, 30, 1_000


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 5
    with postgresql() as url:
        if url is None:
            raise SystemExit("There is no PostgreSQL here.")
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            service = Service(Path(folder), url)
            months, floors = alternate(
                lambda: month_of_new_client(service), lambda: bare_statements(service), rounds
            )
            service.close()
    what = f"{DAYS} days of {INVOICES} invoices of one debtor / {STATEMENTS:,} bare statements, PostgreSQL"
    ratio = figure("clock_month", what, months, floors, goal=GOAL)
    complete = f"{DAYS} days of {INVOICES} invoices of one debtor / one second, PostgreSQL"
    seconds = Figure("clock_month_in_all", complete, median(months) / 1_000, 1.0, SECONDS, "s")
    report(ratio, seconds, packages=("SQLAlchemy", "psycopg"))
    return 0


def month_of_new_client(service: Service) -> float:
    """Milliseconds; a client has a clock of its own, and nothing else waits on it."""
    name = f"clt_{current_ms()}"
    with service.database.write() as connection:
        row = {"client_id": name, "name": "B", "redirect_uris": [], "created_at": current_ms()}
        connection.execute(insert(client_table).values(**row))
        grant = create_grant(connection, client_id=name, subject=PLATFORM, scope=ALL_SCOPES)
        token = issue_access_token(connection, grant, 86_400)
    ask = Requests(service.app, service.loop, token)
    user = ask("POST", "/v1/users", {"email": f"{name}@creditor.example"})["id"]
    ask("POST", f"/v1/test/users/{user}/complete-onboarding", {})
    for number in range(INVOICES):
        ask("POST", "/v1/receivables", submission(user, number))
    took = timed(lambda: ask("POST", "/v1/test/clock/advance", {"seconds": DAYS * 86_400}))
    outbox = ask("GET", "/v1/test/outbox?limit=100")["data"]
    assert len(outbox) > INVOICES, "too few messages left for a month"
    return took


def bare_statements(service: Service) -> float:
    """Milliseconds."""
    nothing = text("SELECT 1")
    with service.database.read() as connection:
        return timed(lambda: [connection.execute(nothing).all() for _ in range(STATEMENTS)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
