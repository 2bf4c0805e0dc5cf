"""Reading, listing and submitting receivables beside 300,000 of 2,000 platforms, on PostgreSQL, against the same
server with handlers that do nothing.

    python benchmarks/hosted_requests.py [ROUNDS [RECEIVABLES]]

Processor time of the process for token, limits, scope, log and answer; that of PostgreSQL's processes stands beside it.
Requests go round twenty of the platforms.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

from sqlalchemy import text

from benchmarks import _million
from benchmarks._grown import BODY, LEFT_BEHIND, NUMBER
from benchmarks._hosted import CLIENT, Requests, Service, no_op, submission
from benchmarks._postgresql import postgresql, processor_seconds, server_of
from benchmarks.measure import Figure, alternate, figure, report
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.db.metadata import METADATA
from recovery_service.principal import PLATFORM

GOALS = {"get": 7.0, "list": 11.0, "post": 10.0}
"""Half of what they took before."""
RECEIVABLES, EACH, CALLERS = 300_000, 150, 20
AT_ONCE = 10
TABLES = ("receivable_number", "debtor_contact", "history", "audit", "event")
"""What a receivable leaves behind and a request may read or write beside it."""


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 40
    platforms = (int(arguments[1]) if arguments[1:] else RECEIVABLES) // EACH
    with postgresql() as url, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if url is None:
            return 4
        service = Service(Path(folder), url)
        fill(service, platforms)
        report(*measured(service, platforms, rounds), packages=("fastapi", "SQLAlchemy", "psycopg"))
        service.close()
    return 0


def fill(service: Service, platforms: int) -> None:
    """Give the first platform its receivables; the others get the same ones, by the database itself."""
    _million.fill(service, service.active_user(), EACH)
    others = f"generate_series(1, {platforms - 1}) AS platform"
    own = {"client_id": f"'{CLIENT}_' || platform", "user_id": "'usr_' || platform"}
    number = f"lpad(({NUMBER} + platform * {EACH})::text, 26, '0')"
    copy(service, f"oauth_client, {others}", {"client_id": own["client_id"]})
    copy(service, f"creditor, {others}", {"id": own["user_id"], "client_id": own["client_id"]})
    receivable = {
        "id": f"'rcv_' || {number}",
        "debtor_id": f"'deb_' || {number}",
        "debtor_key": f"'name:' || {number}",
    }
    copy(service, f"receivable, {others}", {**own, **receivable})
    for table in TABLES:
        columns, values = LEFT_BEHIND[table]
        named = {"body": BODY} if ":body" in values else {}
        with service.database.write() as connection:
            connection.execute(
                text(f"INSERT INTO {table} ({columns}) SELECT {values} FROM receivable"), named
            )
    service.filled()


def copy(service: Service, source: str, new: dict[str, str]) -> None:
    table = source.partition(",")[0]
    names = [column.name for column in METADATA.tables[table].columns]
    values = ", ".join(new.get(name, f"{table}.{name}") for name in names)
    with service.database.write() as connection:
        connection.exec_driver_sql(f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {source}")


def measured(service: Service, platforms: int, rounds: int) -> Iterator[Figure]:
    numbers_of_callers = [number * (platforms // CALLERS) for number in range(1, CALLERS)]
    callers = {number: asking(service, number) for number in numbers_of_callers}
    floor = Requests(no_op(), service.loop)
    numbers, turn = count(), cycle(numbers_of_callers)

    def read(ask: Requests, platform: int) -> None:
        ask("GET", f"/v1/receivables/rcv_{platform * EACH + next(numbers) % EACH:026}")

    def listed(ask: Requests, platform: int) -> None:
        ask("GET", "/v1/receivables?limit=20")

    def submit(ask: Requests, platform: int) -> None:
        number = next(numbers)
        ask("POST", "/v1/receivables", submission(f"usr_{platform}", number), f"key {number}")

    server = server_of(service.database)
    for name, request in (("get", read), ("list", listed), ("post", submit)):

        def ours(request: Callable[[Requests, int], None] = request) -> float:
            return cpu(lambda: request(callers[platform := next(turn)], platform))

        def nothing(request: Callable[[Requests, int], None] = request) -> float:
            return cpu(lambda: request(floor, 0))

        began = processor_seconds(server)
        samples = alternate(ours, nothing, rounds)
        served = (processor_seconds(server) - began) * 1000 / (rounds + 1) / AT_ONCE
        size = f"{platforms * EACH:,} receivables of {platforms:,} platforms"
        details = {"postgresql_ms": round(served, 2)}
        what = f"{name.upper()} beside {size} / no-op handler (CPU)"
        yield figure(f"hosted_{name}", what, *samples, goal=GOALS[name], **details)


def asking(service: Service, platform: int) -> Requests:
    with service.database.write() as connection:
        grant = create_grant(connection, client_id=f"{CLIENT}_{platform}", subject=PLATFORM, scope=ALL_SCOPES)
        return Requests(service.app, service.loop, issue_access_token(connection, grant, 86_400))


def cpu(request: Callable[[], None]) -> float:
    """Milliseconds of the processor that one of several requests takes."""
    began = time.process_time_ns()
    for _ in range(AT_ONCE):
        request()
    return (time.process_time_ns() - began) / 1e6 / AT_ONCE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
