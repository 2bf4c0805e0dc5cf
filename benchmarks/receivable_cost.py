"""What a receivable leaves in the database in a month, and what it takes of the processor, on PostgreSQL.

    python benchmarks/receivable_cost.py [RECEIVABLES]

Each is of a debtor of its own who does not answer, and its events are delivered to one endpoint. Bytes are those of
tables and indexes after `VACUUM FULL`, less those of the empty database; processor time is that of this process,
which serves, works and receives, and of the server's processes.
"""

import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from sqlalchemy import text

from benchmarks._hosted import Service, submission
from benchmarks._postgresql import postgresql, processor_seconds, server_of
from benchmarks.measure import Figure, report

RECEIVABLES, DAYS, FLOOR = 200, 30, 50_000
SIZES = text(
    "SELECT relname, pg_total_relation_size(oid) FROM pg_class"
    " WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'"
)
ALIVE = text("SELECT relname, n_live_tup FROM pg_stat_user_tables")


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else RECEIVABLES
    with postgresql() as url, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if url is None:
            raise SystemExit("There is no PostgreSQL here.")
        service = Service(Path(folder), url)
        user = service.active_user()
        service.ask("POST", "/v1/webhooks", {"url": receiver(), "events": ["*"]})
        empty = packed(service, SIZES)
        began = processor_time(service)
        for number in range(count):
            body = submission(user, number)
            body["debtor"]["company_name"] = f"Debtor {number} Ltd"
            service.ask("POST", "/v1/receivables", body, f"key {number}")
        submitted = processor_time(service)
        for _ in range(DAYS):
            service.ask("POST", "/v1/test/clock/advance", {"seconds": 86_400})
        worked = processor_time(service)
        sizes, rows = packed(service, SIZES), packed(service, ALIVE)
        for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
            if grown := size - empty[name]:
                print(f"{name:24}{rows.get(name, 0) / count:8.1f} rows{grown / count:10.0f} bytes")
        for words, before, after in (("submitted", began, submitted), (f"{DAYS} days", submitted, worked)):
            ours, server = ((after[side] - before[side]) / count * 1_000 for side in (0, 1))
            print(f"{words}: {ours:.1f} ms of ours, {server:.1f} ms of PostgreSQL's for each")
        service.close()
    stored = (sum(sizes.values()) - sum(empty.values())) / count
    report(
        Figure(
            "receivable_cost",
            f"bytes of one receivable after {DAYS} days / 50 kB",
            stored,
            FLOOR,
            1.0,
            "bytes",
        ),
        packages=("SQLAlchemy", "psycopg"),
    )
    return 0


def receiver() -> str:
    """The address of an endpoint that accepts every event."""

    class Endpoint(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Endpoint)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/hook"


def packed(service: Service, statement) -> dict[str, int]:
    """By table, without what was deleted."""
    with service.database.statements() as connection:
        connection.execute(text("VACUUM FULL ANALYZE"))
        return {row[0]: row[1] for row in connection.execute(statement)}


def processor_time(service: Service) -> tuple[float, float]:
    """Seconds of this process, and of all processes of PostgreSQL."""
    return time.process_time(), processor_seconds(server_of(service.database))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
