"""A service and a store that have grown: rows of every table that a receivable leaves behind, in any number."""

from itertools import islice
from pathlib import Path

from sqlalchemy import text

from benchmarks import _cached, _million
from benchmarks._hosted import CLIENT, Service
from recovery_desktop.session.connection import find_or_add
from recovery_desktop.store.store import Store
from recovery_service.db.tables.receivables import receivable_table

APART_MS = 6_000
FAR = 4_000_000_000_000
PORTION = 5_000
ROWS = 100_000
"""So many are made one by one, and further ones from them: the answers do not depend on what else they say."""
NUMBER = "CAST(substr(id, 5) AS BIGINT)"
BODY = (
    '","type":"receivable.created","api_version":"v1","created_at":"2025-01-01T00:00:00.000Z","data":{"receivable_id":'
    '"rcv_0","user_id":"usr_0","amount":1200.5,"currency":"EUR","status":"pending","debtor":{"name":"Debtor Ltd",'
    '"has_email":true,"has_phone":false}},"metadata":{"platform_id":"clt_benchmark","environment":"test"}}'
)
LEFT_BEHIND = {
    # What stands beside one receivable, written by the database itself from the receivables that are there.
    "receivable_number": (
        "receivable_id, number_key, client_id, user_id",
        f"id, 'f' || {NUMBER}, client_id, user_id",
    ),
    "debtor_contact": (
        "id, receivable_id, position, level, email",
        "'ctc_' || substr(id, 5), id, 0, 0, debtor_email",
    ),
    "history": (
        "receivable_id, at, kind, text, actor",
        "id, created_at, 'created', 'Invoice F-' || substr(id, 22) || ' was submitted.', 'platform'",
    ),
    "audit": (
        "id, at, actor, action, object_id",
        "'aud_' || substr(id, 5), created_at, 'platform', 'receivable.create', id",
    ),
    "event": (
        "id, client_id, user_id, type, created_at, place, body",
        "'evt_' || substr(id, 5), client_id, user_id, 'receivable.created', created_at, "
        f'{NUMBER} + 1, \'{{"id":"evt_\' || substr(id, 5) || CAST(:body AS TEXT)',
    ),
    "delivery": (
        "id, event_id, endpoint_id, created_at, status, attempts",
        "'dlv_' || substr(id, 5), 'evt_' || substr(id, 5), :endpoint, created_at, 'success', 1",
    ),
    "delivery_attempt": (
        "id, client_id, delivery_id, endpoint_id, event_id, attempt, status, response_code, duration_ms, at",
        "'att_' || substr(id, 5), client_id, 'dlv_' || substr(id, 5), :endpoint, 'evt_' || substr(id, 5), 1, "
        "'success', 200, 20, created_at",
    ),
    "job": (
        "id, clock_id, kind, key, payload, due_at, leased_until, attempt",
        f"'job_' || substr(id, 5), client_id, 'receivable.start', 'receivable.start:' || id, '{{}}', "
        f"{FAR} + {NUMBER}, 0, 0",
    ),
}


def grow(service: Service, user: str, endpoint: str, begin: int, rows: int) -> None:
    """From `begin` to so many receivables, each with its number, contact, history, audit, event, delivery to
    `endpoint`, attempt and waiting job."""
    _million.fill(service, user, min(rows, ROWS), begin=min(begin, ROWS), apart_ms=APART_MS)
    for first in range(max(begin, ROWS), rows, ROWS):
        _copy(service, first)
    which = {"endpoint": endpoint, "body": BODY, "first": f"rcv_{begin:026}", "last": f"rcv_{rows - 1:026}"}
    for table, (columns, values) in LEFT_BEHIND.items():
        statement = f"INSERT INTO {table} ({columns}) SELECT {values} FROM receivable WHERE id BETWEEN :first AND :last"
        named = {name: value for name, value in which.items() if f":{name}" in statement}
        with service.database.write() as connection:
            connection.execute(text(statement), named)
    with service.database.write() as connection:
        connection.execute(text("DELETE FROM event_feed"))
        feed = {"client": CLIENT, "rows": rows}
        connection.execute(
            text("INSERT INTO event_feed (client_id, last_place) VALUES (:client, :rows)"), feed
        )
    service.filled()


def _copy(service: Service, first: int) -> None:
    """The made ones once more, as those from `first` on, by the database itself."""
    number = f"({NUMBER} + {first})"
    padded = f"printf('%026d', {number})" if service.database.is_sqlite else f"lpad({number}::text, 26, '0')"
    json = "" if service.database.is_sqlite else "::json"
    new = {
        "id": f"'rcv_' || {padded}",
        "debtor_id": f"'deb_' || {padded}",
        "debtor_key": f"'name:' || {number}",
        "numbers": f"('[\"F-' || {number} || '\"]'){json}",
        "created_at": f"created_at + {first * APART_MS}",
        "closed_at": f"closed_at + {first * APART_MS}",
    }
    names = [column.name for column in receivable_table.columns]
    values = ", ".join(new.get(name, name) for name in names)
    created = f"FROM receivable WHERE id BETWEEN 'rcv_{0:026}' AND 'rcv_{ROWS - 1:026}'"
    with service.database.write() as connection:
        connection.exec_driver_sql(f"INSERT INTO receivable ({', '.join(names)}) SELECT {values} {created}")


class Shop:
    """The desktop's store of one connection."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.store = folder, Store(folder)
        self.id = find_or_add(self.store, "practice").id
        self.connection_store = self.store.connection_store(self.id)

    def grow(self, begin: int, rows: int) -> None:
        self.connection_store.receivables.bulk_write(True)
        item = _cached.each(min(rows, ROWS), min(begin, ROWS))
        while portion := list(islice(item, PORTION)):
            self.connection_store.receivables.put(portion, full=False)
        for first in range(max(begin, ROWS), rows, ROWS):
            self._copy(first)
        self.connection_store.receivables.bulk_write(False)

    def _copy(self, first: int) -> None:
        """The made ones once more, as those from `first` on, by the database itself."""
        number = f"printf('%06d', row - 1 + {first})"
        new = {
            "row": f"row + {first}",
            "id": f"printf('rcv_%08d', row - 1 + {first})",
            "numbers": f"substr(numbers, 1, 5) || {number}",
            "number_key": f"natural_key(substr(numbers, 1, 5) || {number})",
            "body": f"replace(body, id, printf('rcv_%08d', row - 1 + {first}))",
        }
        with self.store.database.write(lasting=False) as connection:
            names = [row[1] for row in connection.execute("PRAGMA table_info(receivable)")]
            values = ", ".join(new.get(name, name) for name in names)
            connection.execute(
                f"INSERT INTO receivable ({', '.join(names)}) SELECT {values} FROM receivable WHERE row <= {ROWS}"
            )
            connection.execute(
                "INSERT INTO receivable_words (rowid, words)"
                " SELECT row, words_of(numbers, debtor_name, debtor_email, amount, remaining, currency)"
                f" FROM receivable WHERE row > {first} AND row <= {first + ROWS}"
            )
