"""The service in the process of a benchmark, asked without a network; its floor is asked the same way."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TextIO

import structlog
import uvicorn
from fastapi import FastAPI
from sqlalchemy import insert, text
from starlette.responses import JSONResponse

from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock, current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.migrate import upgrade
from recovery_service.db.tables.oauth import client_table
from recovery_service.principal import PLATFORM
from recovery_service.serving import settle_garbage
from recovery_service.settings import Settings
from recovery_service.statistics.sums import update_sums

CLIENT = "clt_benchmark"


class Requests:
    """An application, asked from a loop of its own; `status` other than 2xx is a mistake of the benchmark."""

    def __init__(self, app, loop, token: str = "") -> None:
        self._app = app
        self._loop = loop
        self._headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if token:
            self._headers.append((b"authorization", f"Bearer {token}".encode()))

    def __call__(self, method: str, path: str, body: object = None, key: str | None = None):
        return self._loop.run_until_complete(self.later(method, path, body, key))

    async def later(self, method: str, path: str, body: object = None, key: str | None = None):
        """The JSON of the answer."""
        path, _, query = path.partition("?")
        sent = b"" if body is None else json.dumps(body).encode()
        headers = self._headers + ([(b"idempotency-key", key.encode())] if key else [])
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*headers, (b"content-length", str(len(sent)).encode())],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
        }
        texts = []

        async def receive():
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message) -> None:
            texts.append(message)

        await self._app(scope, receive, send)
        response = b"".join(message.get("body", b"") for message in texts[1:])
        assert 200 <= texts[0]["status"] < 300, response
        return json.loads(response) if response else None


class Service:
    """On a SQLite database in `folder`, or on the empty one at `url`; test environment, limits counted and not
    reached."""

    def __init__(self, folder: Path, url: str | None = None, client: str = CLIENT) -> None:
        self._log = _log_in(folder)
        self.database = Database(url) if url else Database.in_folder(folder)
        upgrade(self.database)
        self.core = _compose(self.database)
        with self.database.write() as connection:
            row = {"client_id": client, "name": "B", "redirect_uris": [], "created_at": current_ms()}
            connection.execute(insert(client_table).values(**row))
            grant = create_grant(connection, client_id=client, subject=PLATFORM, scope=ALL_SCOPES)
            token = issue_access_token(connection, grant, 86_400)
        self.app = build_app(self.core)
        settle_garbage()  # as a process does before it serves
        # The loop that the server takes on this system.
        loop_factory = uvicorn.Config(self.app).get_loop_factory()
        self.loop = loop_factory() if loop_factory else asyncio.new_event_loop()
        self.ask = Requests(self.app, self.loop, token)

    def active_user(self) -> str:
        user = self.ask("POST", "/v1/users", {"email": "owner@creditor.example"})["id"]
        self.ask("POST", f"/v1/test/users/{user}/complete-onboarding", {})
        return user

    def filled(self) -> None:
        """Many rows were written past the service: it sums them, and PostgreSQL is told what it would find out by
        itself later."""
        update_sums(self.core)
        if not self.database.is_sqlite:
            with self.database.statements() as connection:
                connection.execute(text("VACUUM ANALYZE"))

    def close(self) -> None:
        self.loop.close()
        self.app.state.reader.close()
        self.database.close()
        self._log.close()


def _log_in(folder: Path) -> TextIO:
    """Write the line of each request as a process writes it, and out of the figures' way."""
    log = (folder / "log").open("a")
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(log),
    )
    return log


def _compose(database: Database) -> Core:
    settings = Settings(unlimited=True, data_key=b"d" * 32, link_key=b"l" * 32)
    return compose_core(settings, database, Clock(test=True))


def serving(folder: Path, url: str) -> FastAPI:
    """The same service, on the database that another process has filled."""
    _log_in(folder)
    app = build_app(_compose(Database(url)))
    settle_garbage()
    return app


def submission(user: str, number: int) -> dict:
    today = datetime.now(UTC).date()
    invoice = {
        "numbers": [f"B-{number}"],
        "issue_date": str(today - timedelta(days=60)),
        "due_date": str(today - timedelta(days=30)),
        "amount": 1200.5,
        "service_description": "Website",
    }
    debtor = {"company_name": "Debtor Ltd", "contacts": [{"email": "ignores@debtor.example"}]}
    return {"user_id": user, "invoice": invoice, "debtor": debtor}


def no_op() -> FastAPI:
    """The same framework with handlers that do nothing, in threads as ours are."""
    app = FastAPI()

    @app.get("/v1/receivables/{id}")
    def one(id: str) -> JSONResponse:
        return JSONResponse({"id": id})

    @app.get("/v1/receivables")
    def several() -> JSONResponse:
        return JSONResponse({"data": []})

    @app.post("/v1/receivables")
    def create() -> JSONResponse:
        return JSONResponse({"id": "rcv_1"}, 201)

    return app
