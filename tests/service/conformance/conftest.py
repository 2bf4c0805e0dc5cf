"""A running service on a real socket, and callers that know it by the interface only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import insert, update

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ALL_SCOPES
from recovery_service.access.secrets import hash_secret
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.oauth import access_token_table, client_table, grant_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.ids import AccountId, new_id
from recovery_service.principal import PLATFORM
from tests.service.conformance.platform import Platform
from tests.service.conftest import make_core

START_SECONDS = 30


@dataclass(frozen=True)
class Running:
    core: Core
    base_url: str

    def new_client(self, *redirect_uris: str) -> str:
        client_id = new_id(ClientId)
        row = {
            "client_id": client_id,
            "name": "A platform",
            "redirect_uris": list(redirect_uris),
            "created_at": current_ms(),
        }
        with self.core.database.write() as connection:
            connection.execute(insert(client_table).values(**row))
        return client_id


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The service with its worker, on each database."""
    if request.param == "sqlite":
        database = Database.in_folder(Path(tmp_path_factory.mktemp("conformance")))
        METADATA.create_all(database.engine)
    else:
        database = Database(request.getfixturevalue("postgres").new_database(tables=True))
    core = make_core(database)
    app = build_app(core)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, access_log=False, lifespan="off")
    server = uvicorn.Server(config)

    async def serve() -> None:
        stop = asyncio.Event()
        working = asyncio.create_task(app.state.engine.run(stop))
        await server.serve()
        stop.set()
        await working

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    waiting = threading.Event()
    for _ in range(START_SECONDS * 100):
        if server.started or not thread.is_alive():
            break
        waiting.wait(0.01)
    assert server.started
    port = server.servers[0].sockets[0].getsockname()[1]
    yield Running(replace(core, settings=replace(core.settings, port=port)), f"http://127.0.0.1:{port}")
    server.should_exit = True
    thread.join(START_SECONDS)
    app.state.reader.close()
    database.close()


@pytest.fixture
def base_url(running: Running) -> str:
    return running.base_url


@pytest.fixture
def client_of_platform(running: Running) -> str:
    """A client of its own for each test: its clock and its objects are nobody else's."""
    return running.new_client()


@pytest.fixture
def other_client(running: Running) -> str:
    return running.new_client()


@pytest.fixture
def creditor_subject() -> str:
    return new_id(AccountId)


@pytest.fixture
def tokens(running: Running, client_of_platform: str) -> Callable[..., str]:
    def make(
        *,
        client: str = client_of_platform,
        subject: str = PLATFORM,
        scope: str = ALL_SCOPES,
        seconds: int = 3600,
    ) -> str:
        with running.core.database.write() as connection:
            grant = create_grant(connection, client_id=client, subject=subject, scope=scope)
            return issue_access_token(connection, grant, seconds)

    return make


@pytest.fixture
def revoke(running: Running) -> Callable[[str], None]:
    def take_back(token: str) -> None:
        with running.core.database.write() as connection:
            grant_id = connection.execute(
                access_token_table.select().where(access_token_table.c.token_hash == hash_secret(token))
            ).one()
            connection.execute(
                update(grant_table)
                .where(grant_table.c.grant_id == grant_id.grant_id)
                .values(revoked_at=current_ms())
            )

    return take_back


@pytest.fixture
def connect(running: Running) -> Iterator[Callable[[str | None], Platform]]:
    opened: list[Platform] = []

    def make(token: str | None) -> Platform:
        opened.append(Platform(running.base_url, token))
        return opened[-1]

    yield make
    for platform in opened:
        platform.close()


@pytest.fixture
def platform(connect: Callable[[str | None], Platform], tokens: Callable[..., str]) -> Platform:
    return connect(tokens())


@pytest.fixture
def user_id(platform: Platform) -> str:
    return str(platform.user()["id"])
