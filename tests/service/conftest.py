"""A service in the process of the test: a fresh database, the application, and callers with tokens."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ALL_SCOPES
from recovery_invoices import Reader
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.composition import compose_core
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.oauth import client_table
from recovery_service.ids import new_id
from recovery_service.principal import PLATFORM
from recovery_service.settings import Settings
from tests.depth import is_deep
from tests.needed import absent
from tests.service.engines import share_statements
from tests.service.nats import nodes
from tests.service.postgresql import Server, ServerMissing, from_wheel, of_the_system
from tests.service.quick_client import QuickClient
from tests.service.sqlite import with_tables

KEY = bytes(range(32))
Opened = TypeVar("Opened")


def make_core(database: Database, **settings: Any) -> Core:
    """A core on a database whose tables exist; the test environment without limits, unless told otherwise."""
    chosen = Settings(
        **{"environment": "test", "unlimited": True, "data_key": KEY, "link_key": KEY[::-1], **settings}
    )
    return compose_core(chosen, database)


def _server(opening: Callable[[], AbstractContextManager[Opened]]) -> Iterator[Opened]:
    with ExitStack() as exit_stack:
        try:
            server = exit_stack.enter_context(opening())
        except ServerMissing as error:
            absent(str(error))
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """PostgreSQL from a wheel; one server for the whole run."""
    yield from _server(from_wheel)


@pytest.fixture(scope="session")
def system_postgres() -> Iterator[Server]:
    """PostgreSQL as the system's packages install it; one server for the whole run."""
    yield from _server(of_the_system)


@pytest.fixture(scope="session")
def nats_urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ...]]:
    """One server of the engine that distributes outward jobs; for the whole run."""
    for servers in _server(lambda: nodes(tmp_path_factory.mktemp("nats"))):
        yield servers.urls


SYSTEM = "postgresql of the system"
DISTRIBUTED = "postgresql with nats"
SERVERS = {"postgresql": "postgres", SYSTEM: "system_postgres", DISTRIBUTED: "postgres"}
"""The fixture of each kind of database that is a server."""
OF_EVERY_SERVER = ("db", "jobs")
"""Folders whose tests run on both versions of PostgreSQL each time: what they test is the database itself."""
SHARE_OF_SYSTEM = 12
"""Of the other tests one in so many runs on the second version too; under --deep all do."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database_kind" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("database")
        chosen = ["sqlite"] if mark is None else mark.args or ["sqlite", "postgresql", *_on_system(metafunc)]
        if metafunc.definition.get_closest_marker("both_forms"):
            chosen = [*chosen, DISTRIBUTED]
        metafunc.parametrize("database_kind", chosen, indirect=True)


def _on_system(metafunc: pytest.Metafunc) -> list[Any]:
    """Return the second version of PostgreSQL for this test, or nothing."""
    name = f"{metafunc.module.__name__}.{metafunc.function.__name__}"
    if metafunc.definition.path.parent.name in OF_EVERY_SERVER or not crc32(name.encode()) % SHARE_OF_SYSTEM:
        return [SYSTEM]
    return [pytest.param(SYSTEM, marks=pytest.mark.deep)] if is_deep() else []


@pytest.fixture
def database_kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def database(database_kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Database]:
    """An empty database with all tables: SQLite, and each PostgreSQL too for a test marked `database`."""
    if database_kind == "sqlite":
        opened = with_tables(tmp_path / "data")
        yield opened
        opened.close()
    else:
        server = request.getfixturevalue(SERVERS[database_kind])
        with server.lent_database() as url:
            opened = share_statements(Database(url))
            yield opened
            opened.close()


@pytest.fixture
def dispatch(database_kind: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """The settings that decide which form outward jobs are dispatched in."""
    return {"nats_urls": request.getfixturevalue("nats_urls")} if database_kind == DISTRIBUTED else {}


@pytest.fixture
def core(database: Database, dispatch: dict[str, Any]) -> Core:
    """The test environment on a fresh database, limits lifted."""
    return make_core(database, **dispatch)


@pytest.fixture
def make_core_for(database: Database, dispatch: dict[str, Any]) -> Callable[..., Core]:
    """A core with other settings on the same database."""
    return lambda **settings: make_core(database, **dispatch, **settings)


@pytest.fixture(scope="session")
def shared_reader() -> Iterator[Reader]:
    """One for all tests: its children are started once, with the first file."""
    with Reader(parsers=1) as reader:
        yield reader


@pytest.fixture
def app(core: Core, shared_reader: Reader) -> FastAPI:
    app = build_app(core)
    app.state.reader.close()
    app.state.reader = shared_reader
    return app


@pytest.fixture
def make_client(core: Core) -> Callable[..., str]:
    """Registers a platform and returns its client id."""

    def make(
        name: str = "A platform", *, secret_hash: str | None = None, redirect_uris: tuple[Any, ...] = ()
    ) -> str:
        client_id = new_id(ClientId)
        with core.database.write() as connection:
            connection.execute(
                insert(client_table).values(
                    client_id=client_id,
                    name=name,
                    secret_hash=secret_hash,
                    redirect_uris=list(redirect_uris),
                    created_at=current_ms(),
                )
            )
        return client_id

    return make


@pytest.fixture
def client_id(make_client: Callable[..., str]) -> str:
    """The platform of `client`."""
    return make_client()


@pytest.fixture
def make_token(core: Core, client_id: str) -> Callable[..., str]:
    """A token put directly into the token table; by default for the platform with every scope."""

    def make(
        *,
        client: str = client_id,
        subject: str = PLATFORM,
        scope: str = ALL_SCOPES,
        email: str | None = None,
        seconds: int = 3600,
    ) -> str:
        with core.database.write() as connection:
            grant = create_grant(
                connection, client_id=client, subject=subject, scope=scope, verified_email=email
            )
            return issue_access_token(connection, grant, seconds)

    return make


@pytest.fixture
def open_client(shared_reader: Reader) -> Iterator[Callable[..., httpx.Client]]:
    """A client of an application. Mistakes of ours arrive as 500, redirects are not followed."""
    with ExitStack() as exit_stack:

        def open_(app: FastAPI, token: str | None = None) -> QuickClient:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            # The service inside the app answers to this computer's own names only.
            base_url = "http://127.0.0.1" if app.state.core.settings.embedded else "http://testserver"
            test_client = QuickClient(app, base_url, headers)
            if app.state.reader is not shared_reader:
                exit_stack.callback(app.state.reader.close)
            # Entered, it keeps one event loop instead of starting one for each request.
            return exit_stack.enter_context(test_client)

        yield open_


@pytest.fixture
def caller(app: FastAPI, open_client: Callable[..., httpx.Client]) -> Callable[[str | None], httpx.Client]:
    """A client of the application for a token; None: without one."""
    return lambda token: open_client(app, token)


@pytest.fixture
def caller_for(open_client: Callable[..., httpx.Client]) -> Callable[..., httpx.Client]:
    """A client of the application of another core."""
    return lambda core, token=None: open_client(build_app(core), token)


@pytest.fixture
def client(caller: Callable[[str | None], httpx.Client], make_token: Callable[..., str]) -> httpx.Client:
    """A platform with every right."""
    return caller(make_token())
