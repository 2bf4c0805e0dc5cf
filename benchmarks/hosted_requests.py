"""Reading, listing and submitting receivables beside 300,000 of 2,000 platforms, on PostgreSQL, against the same
server with handlers that do nothing.

    python benchmarks/hosted_requests.py [ROUNDS [RECEIVABLES]]

Processor time of the server's process (`ours` and `floor`, milliseconds a request) for HTTP, token, limits, scope, log
and answer; that of PostgreSQL's processes stands beside it. Requests go round twenty of the platforms.
"""

import contextlib
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from pathlib import Path

from sqlalchemy import text

from benchmarks import _million
from benchmarks._grown import BODY, LEFT_BEHIND, NUMBER
from benchmarks._hosted import CLIENT, Service, no_op, serving, submission
from benchmarks._postgresql import postgresql, processor_seconds, server_of
from benchmarks._served import Served
from benchmarks.measure import Figure, alternate, figure, report
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.db.metadata import METADATA
from recovery_service.principal import PLATFORM

GOALS = {"get": 9.7, "list": 13.4, "post": 11.4}
"""Half of what version 0.1.0 takes against the same floor."""
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
        with (
            contextlib.closing(service),
            contextlib.closing(Served(serving, Path(folder), url)) as served,
            contextlib.closing(Served(no_op)) as floor,
        ):
            figures = measured(service, served, floor, platforms, rounds)
            report(*figures, packages=("fastapi", "SQLAlchemy", "psycopg"))
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


def measured(
    service: Service, served: Served, floor: Served, platforms: int, rounds: int
) -> Iterator[Figure]:
    callers = [number * (platforms // CALLERS) for number in range(1, CALLERS)]
    tokens = {number: token_of(service, number) for number in callers}
    numbers, turn = count(), cycle(callers)

    def read(ask: Served, platform: int) -> None:
        path = f"/v1/receivables/rcv_{platform * EACH + next(numbers) % EACH:026}"
        ask("GET", path, token=tokens[platform])

    def listed(ask: Served, platform: int) -> None:
        ask("GET", "/v1/receivables?limit=20", token=tokens[platform])

    def submit(ask: Served, platform: int) -> None:
        number = next(numbers)
        body = submission(f"usr_{platform}", number)
        ask("POST", "/v1/receivables", body, f"key {number}", tokens[platform])

    server = server_of(service.database)
    for name, request in (("get", read), ("list", listed), ("post", submit)):

        def processor_ms(ask: Served, request: Callable[[Served, int], None] = request) -> float:
            began = ask.processor_ms()
            for _ in range(AT_ONCE):
                request(ask, next(turn))
            return (ask.processor_ms() - began) / AT_ONCE

        began = processor_seconds(server)
        samples = alternate(partial(processor_ms, served), partial(processor_ms, floor), rounds)
        used = (processor_seconds(server) - began) * 1000 / (rounds + 1) / AT_ONCE
        size = f"{platforms * EACH:,} receivables of {platforms:,} platforms"
        what = f"{name.upper()} beside {size} / no-op handler (CPU)"
        yield figure(f"hosted_{name}", what, *samples, goal=GOALS[name], postgresql_ms=round(used, 2))


def token_of(service: Service, platform: int) -> str:
    with service.database.write() as connection:
        grant = create_grant(connection, client_id=f"{CLIENT}_{platform}", subject=PLATFORM, scope=ALL_SCOPES)
        return issue_access_token(connection, grant, 86_400)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
