"""Two hundred open recoveries as a released version left them, kept for the upgrades of later ones.

`python -m tests.packaging.open_recoveries` plays them in this version and keeps the database and what it asks for in
`fixtures/`: run it once for a release, before a migration is added. One creditor works on their own machine, where
letters wait to be printed, the other on a platform; promises, disputes, evidence, partial payments, agreements and
several invoices of one debtor are among them.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import hashlib
import json
import lzma
import sqlite3
import tempfile
import warnings
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
from alembic import command
from sqlalchemy import JSON, Boolean, Date, Integer, MetaData, insert
from sqlalchemy import text as sql

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock, current_ms
from recovery_service.db.database import Database
from recovery_service.db.migrate import alembic_configuration, upgrade
from recovery_service.db.tables.installation import get_or_store
from recovery_service.db.tables.oauth import client_table
from recovery_service.ids import new_id
from recovery_service.principal import PLATFORM
from recovery_service.settings import Settings
from tests.builders import a_contact, a_debtor, a_receivable_request, a_user, days_ago
from tests.packaging.schema_fixtures import FIXTURES, dumped
from tests.service.night import seconds_to_night
from tests.service.steps import good

with warnings.catch_warnings():
    # The client of the tests is httpx, which the product uses too.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

KEY: Final = bytes(range(32))
NAME: Final = "open-recoveries"
COUNT: Final = 200
ADDRESS: Final = {
    "line1": "3 place du Marché",
    "postal_code": "38000",
    "city": "Grenoble",
    "country": "France",
}
COUNTRIES: Final = ("France", "Germany", "Spain", "Italy", "Netherlands", "Belgium")
DEBTORS_WITH_SEVERAL: Final = 10
"""Each has four of the invoices."""


class Creditor:
    """One creditor's client of the service, in production but for a clock that can be wound on."""

    def __init__(
        self, database: Database, mail_port: int, *, embedded: bool, client_id: str | None = None
    ) -> None:
        base = Settings(environment="test", unlimited=True, data_key=KEY, link_key=KEY[::-1])
        production = dataclasses.replace(base, environment="production", embedded=embedded)
        # A hosted service dials no mail server on its own machine, where that of the tests is.
        sending = dataclasses.replace(production, embedded=True)
        clock = Clock(test=True)
        self.mail_port = mail_port
        self.database = database
        self.client_id = client_id or self._registered()
        self._open_contexts = contextlib.ExitStack()
        self.app = build_app(compose_core(production, database, clock))
        self.client = self._opened(self.app)
        self.sending_app = build_app(compose_core(sending, database, clock))
        self.sending = self._opened(self.sending_app)
        # The operations of the test environment act on the same rows.
        self.sandbox = self._opened(build_app(compose_core(base, database, clock)))
        self.clock = clock

    def _registered(self) -> str:
        client_id = new_id(ClientId)
        with self.database.write() as connection:
            connection.execute(
                insert(client_table).values(
                    client_id=client_id,
                    name="A platform",
                    secret_hash=None,
                    redirect_uris=[],
                    created_at=current_ms(),
                )
            )
        return client_id

    def _opened(self, app: Any) -> httpx.Client:
        with self.database.write() as connection:
            grant = create_grant(
                connection, client_id=self.client_id, subject=PLATFORM, scope=ALL_SCOPES, verified_email=None
            )
            token = issue_access_token(connection, grant, 30 * 86_400)
        headers = {"Authorization": f"Bearer {token}"}
        return self._open_contexts.enter_context(TestClient(app, "http://127.0.0.1", headers=headers))

    def close(self) -> None:
        self._open_contexts.close()

    def call(self, method: str, path: str, body: Any = None, *, sandbox: bool = False) -> Any:
        answer = (self.sandbox if sandbox else self.client).request(method, path, json=body)
        return good(answer)

    def now(self) -> datetime:
        return datetime.fromisoformat(self.call("GET", "/v1/test/clock", sandbox=True)["now"])

    def advance(self, seconds: int) -> None:
        asyncio.run(self.sending_app.state.engine.advance(self.client_id, seconds=seconds))

    def to_night(self) -> None:
        self.advance(seconds_to_night(self.now()))

    def active(self) -> str:
        user = self.call("POST", "/v1/users", a_user())["id"]
        self.call("POST", f"/v1/test/users/{user}/complete-onboarding", sandbox=True)
        self.use_mailbox(user)
        plan = self.call("GET", f"/v1/users/{user}/plan")
        self.call("PUT", f"/v1/users/{user}/plan", {**plan, "approved": True})
        return str(user)

    def use_mailbox(self, user: str) -> None:
        mailbox = {
            "host": "127.0.0.1",
            "port": self.mail_port,
            "security": "none",
            "sender": "owner@creditor.example",
            "username": "owner",
            "password": "right",
        }
        good(self.sending.put(f"/v1/users/{user}/mailbox", json=mailbox))


def debtor_of(number: int) -> dict[str, Any]:
    """The first forty invoices belong to ten debtors, all others to one each."""
    which = number % DEBTORS_WITH_SEVERAL if number < 4 * DEBTORS_WITH_SEVERAL else number
    contact = a_contact(
        email=f"accounts{which}@debtor.example", phone=f"06 12 34 {which // 100:02} {which % 100:02}"
    )
    address = {**ADDRESS, "country": COUNTRIES[which % len(COUNTRIES)]}
    return a_debtor(company_name=f"Debtor {which} SARL", contacts=[contact], address=address)


def submitted(creditor: Creditor, user: str, number: int) -> str:
    invoice = {
        "numbers": [f"R-{number:04}"],
        "issue_date": days_ago(60 + number % 30).isoformat(),
        "due_date": days_ago(30 + number % 30).isoformat(),
        "amount": round(400 + 17.35 * number, 2),
        "service_description": "Repair of the roof",
    }
    body = a_receivable_request(user, invoice=invoice, debtor=debtor_of(number))
    return str(creditor.call("POST", "/v1/receivables", {**body, "force_proceed": True})["id"])


def disturb(creditor: Creditor, receivable: str, number: int) -> None:
    """What happens to each tenth of them; most go on undisturbed."""
    path, test = f"/v1/receivables/{receivable}", f"/v1/test/receivables/{receivable}"
    today = creditor.now().date()
    match number % 10:
        case 1:
            creditor.call("POST", f"{path}/promises", {"day": (today + timedelta(days=9)).isoformat()})
        case 2:
            body = {"reason": "wrong_amount", "message": "We agreed on less."}
            creditor.call("POST", f"{test}/dispute", body, sandbox=True)
        case 3:
            creditor.call("POST", f"{test}/pay", {"amount": 100.25}, sandbox=True)
        case 4:
            creditor.call("POST", f"{test}/request-evidence", {}, sandbox=True)
        case 5:
            creditor.call(
                "POST",
                f"{path}/agreements",
                {
                    "kind": "instalments",
                    "instalments": 3,
                    "first_on": (today + timedelta(days=12)).isoformat(),
                    "agreed": True,
                },
            )
        case 6:
            creditor.call(
                "POST",
                f"{path}/agreements",
                {"kind": "settlement", "amount": 300, "first_on": (today + timedelta(days=8)).isoformat()},
            )
        case _:
            pass


def played(folder: Path, mail_port: int) -> dict[str, Any]:
    """Play all of them over four weeks; what each asks for at the end, by receivable."""
    with contextlib.closing(Database.in_folder(folder)) as database:
        upgrade(database)
        with database.write() as connection:
            get_or_store(connection, "environment", "production")
        own = Creditor(database, mail_port, embedded=True)
        platform = Creditor(database, mail_port, embedded=False)
        state: dict[str, Any] = {"creditors": []}
        for creditor, embedded in ((own, True), (platform, False)):
            user = creditor.active()
            creditor.to_night()
            ids = []
            for number in range(COUNT // 2):
                ids.append(submitted(creditor, user, number))
                if number % 10 == 9:
                    creditor.advance(86_400)
            creditor.advance(26 * 86_400)
            for number, receivable in enumerate(ids):
                disturb(creditor, receivable, number)
            creditor.advance(2 * 86_400)
            creditor.to_night()
            state["creditors"].append(
                {
                    "client_id": creditor.client_id,
                    "user_id": user,
                    "embedded": embedded,
                    "now": creditor.now().isoformat(),
                    "asked": sums_claimed(creditor, ids),
                }
            )
            creditor.close()
        return state


def sums_claimed(creditor: Creditor, ids: list[str]) -> dict[str, Any]:
    """What each receivable is, asks for and plans, as its creditor reads it."""
    sums = {}
    for receivable in ids:
        receivable_body = creditor.call("GET", f"/v1/receivables/{receivable}")
        progress = receivable_body["recovery_progress"]
        sums[receivable] = {
            "status": receivable_body["status"],
            "amount": receivable_body["amount"],
            "balance": progress["balance"],
            "remaining_amount": progress.get("remaining_amount"),
            "attempts": progress.get("attempts"),
        }
    return sums


def restored(folder: Path, revision: str) -> dict[str, Any]:
    """Write the database of that schema as it was; return what was asked for then."""
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / "service.sqlite3")) as database:
        database.executescript(
            lzma.decompress((FIXTURES / f"{NAME}-{revision}.sql.xz").read_bytes()).decode()
        )
    text = lzma.decompress((FIXTURES / f"{NAME}-{revision}.json.xz").read_bytes())
    state: dict[str, Any] = json.loads(text)
    return state


def copy_rows(file: Path, database: Database, revision: str) -> None:
    """Give an empty PostgreSQL database the tables of that schema and the rows of this SQLite file."""
    config, tables = alembic_configuration(), MetaData()
    with database.write_separately() as connection, contextlib.closing(sqlite3.connect(file)) as source:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        tables.reflect(connection)
        source.row_factory = sqlite3.Row
        for table in tables.sorted_tables:
            connection.execute(table.delete())
            rows = [
                {column.name: _to_postgresql(column.type, row[column.name]) for column in table.columns}
                for row in source.execute(f'SELECT * FROM "{table.name}"')
            ]
            if rows:
                connection.execute(table.insert(), rows)
            for column in table.primary_key.columns:
                if column.autoincrement is True or isinstance(column.type, Integer):
                    name = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                    most = f'(SELECT coalesce(max("{column.name}"), 0) + 1 FROM "{table.name}")'
                    connection.execute(sql(f"SELECT setval({name}, {most}, false) WHERE {name} IS NOT NULL"))


def _to_postgresql(kind: Any, value: Any) -> Any:
    """Return the value as the column's type reads it: SQLite has numbers, text and bytes alone."""
    if value is None:
        return None
    if isinstance(kind, Boolean):
        return bool(value)
    if isinstance(kind, Date):
        return date.fromisoformat(value)
    return json.loads(value) if isinstance(kind, JSON) else value


@contextlib.contextmanager
def mail_server() -> Iterator[Any]:
    from tests.service.recovery.production import MailServer

    server = MailServer()
    server.controller.start()
    try:
        yield server
    finally:
        server.controller.stop()


def shorten_files(opened: sqlite3.Connection) -> None:
    """Put a line in place of each typeset letter: 164 of them would take nearly all of the room."""
    for (id_,) in opened.execute("SELECT id FROM file").fetchall():
        content = f"%PDF-1.4 {id_}".encode()
        values = (content, len(content), hashlib.sha256(content).hexdigest(), id_)
        opened.execute("UPDATE file SET content = ?, size = ?, sha256 = ? WHERE id = ?", values)
    opened.commit()


def main() -> None:
    with tempfile.TemporaryDirectory() as place, mail_server() as mail:
        state = played(Path(place), mail.port)
        state["mails"] = len(mail.messages)
        file = Path(place) / "service.sqlite3"
        with contextlib.closing(sqlite3.connect(file)) as opened:
            shorten_files(opened)
            revision = opened.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        for ending, text in (("sql", "\n".join(dumped(file)) + "\n"), ("json", json.dumps(state, indent=0))):
            target = FIXTURES / f"{NAME}-{revision}.{ending}.xz"
            target.write_bytes(lzma.compress(text.encode(), preset=9))
            print(target, len(text), target.stat().st_size)


if __name__ == "__main__":
    main()
