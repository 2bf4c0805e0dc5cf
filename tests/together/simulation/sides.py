"""The two sides: the service's whole application with its worker, and the desktop's whole connection; both can die."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Coroutine
from contextvars import Context, copy_context
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import event, insert

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ALL_SCOPES
from recovery_desktop.api.oauth_session import Tokens
from recovery_desktop.commands.connect import connect
from recovery_desktop.session.connection import Connection
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app, build_engine
from recovery_service.cli.serve import _take_over
from recovery_service.context.clock import current_ms
from recovery_service.db.database import Database
from recovery_service.db.tables.oauth import client_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.ids import AccountId, new_id
from recovery_service.observability.metrics import Metrics
from tests.builders import a_user
from tests.service.conftest import make_core
from tests.together.simulation.network import ADDRESS, Network
from tests.together.simulation.universe import LIFE, Killed, Life, Universe

CONNECTION: Final = "simulated"


@cache
def application() -> Any:
    """Built once: a start gives it another database, another worker and nothing of the last life."""
    return build_app(make_core(Database("sqlite:///never-opened")))


@cache
def database_in(folder: Path) -> tuple[Database, list[Any]]:
    """Opened once, with every connection that it has now: a start need not translate each statement anew."""
    database, opened = Database.in_folder(folder), []
    event.listen(database.engine, "connect", lambda connection, _: opened.append(connection))
    return database, opened


class Service:
    """Restarting takes what is on disk and nothing else."""

    def __init__(self, universe: Universe, folder: Path) -> None:
        self._universe, self._folder = universe, folder
        self._app = application()
        self._core = self._app.state.core
        self._http = httpx.ASGITransport(app=self._app, client=("127.0.0.1", 1))
        self.life: Life | None = None
        self._opened: list[Any] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def database(self) -> Database:
        database: Database = self._core.database
        return database

    def open(self) -> None:
        """The database alone, without a worker."""
        database, self._opened = database_in(self._folder)
        database.engine.dispose()
        database.after_planning = []
        vars(self.database).update(vars(database))

    def start(self) -> None:
        self.open()
        _take_over(self._core)
        self.life = Life(self._die)
        self._app.state.engine = build_engine(self._core, Metrics())
        self._spawn(self._app.state.engine.run(asyncio.Event()))

    async def answer(self, request: httpx.Request) -> httpx.Response:
        """Raises ConnectError where nobody listens, ReadError where it dies meanwhile."""
        if self.life is None or self.life.is_over:
            raise httpx.ConnectError("refused", request=request)
        again = httpx.Request(request.method, request.url, headers=request.headers, content=request.content)
        try:
            answer = await self._spawn(self._http.handle_async_request(again))
            await answer.aread()
        except (Killed, asyncio.CancelledError):
            raise httpx.ReadError("the service is gone", request=request) from None
        return answer

    def die_soon(self) -> None:
        """At one of the next steps that it takes."""
        if self.life is not None:
            self.life.end_within(self._universe.chance.randrange(16))

    def _die(self) -> None:
        self._universe.note("the service dies")
        # Whatever was not committed is gone with its connection.
        self._let_go()
        self._universe.nobody_writes()
        loop = asyncio.get_running_loop()
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
        loop.call_later(self._universe.chance.uniform(0.5, 40), self.start, context=Context())

    def stop(self) -> None:
        """At the end of the world."""
        if self.life is not None:
            self.life.is_over = True
        self._let_go()

    def _let_go(self) -> None:
        for connection in self._opened:
            # A statement that is still open would keep a connection, and its lock, beyond its end.
            connection.rollback()
            connection.close()
        self._opened.clear()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        context = copy_context()
        context.run(LIFE.set, self.life)
        task = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class Desktop:
    """`connection` is None until it runs. `troubles` is what one of its tasks ended with and should not have."""

    def __init__(self, universe: Universe, network: Network, folder: Path) -> None:
        self._universe, self._network, self._folder = universe, network, folder
        self.connection: Connection | None = None
        self.store: Store | None = None
        self.troubles: list[BaseException] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_dying = False

    def start(self) -> None:
        self._is_dying = False
        self.store = Store(self._folder)
        vault = Vault(bytes(32), KeyStatus.KEYRING)
        places = Places(self._folder)
        context = connect(self.store, vault, CONNECTION, places.files)
        self.connection = Connection(context, places, self._spawn, lambda status: None)
        self.connection.start()

    def die_soon(self) -> None:
        """At one of the next messages."""
        if not self._is_dying:
            self._is_dying = True
            loop = asyncio.get_running_loop()
            loop.call_later(self._universe.chance.uniform(0, 0.5), self._die, context=Context())

    def _die(self) -> None:
        self._universe.note("the desktop dies")
        self._end()
        loop = asyncio.get_running_loop()
        loop.call_later(self._universe.chance.uniform(0.5, 40), self.start, context=Context())

    def _end(self) -> None:
        if self.store is not None:
            self.store.close()
        self.store = self.connection = None
        self._network.listeners.clear()
        for task in list(self._tasks):
            task.remove_done_callback(self._ended)
            task.add_done_callback(_not_missed)
            task.cancel()
        self._tasks.clear()

    def stop(self) -> None:
        """At the end of the world."""
        self._end()

    def _spawn(self, work: Coroutine[Any, Any, Any], /) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.troubles.append(error)


def _not_missed(task: asyncio.Task[Any]) -> None:
    """What a dead process would have said is nobody's business."""
    if not task.cancelled():
        task.exception()


def prepare(folder: Path, *, keeps_keys: bool) -> None:
    """Writes what every world begins with: an active creditor who is signed in. To be copied."""
    universe = Universe(0)
    with universe.governs():
        service = Service(universe, folder / "service")
        service.open()
        METADATA.create_all(service.database.engine)
        asyncio.set_event_loop(None)
        universe.loop.run_until_complete(_sign_up(service, folder, keeps_keys))
        service.stop()
        service.database.engine.dispose()
    universe.loop.close()


async def _sign_up(service: Service, folder: Path, keeps_keys: bool) -> None:
    client_id = new_id(ClientId)
    with service.database.write() as connection:
        row = {"client_id": client_id, "name": "App", "redirect_uris": [], "created_at": current_ms()}
        connection.execute(insert(client_table).values(**row))
        grant = create_grant(connection, client_id=client_id, subject=new_id(AccountId), scope=ALL_SCOPES)
        token = issue_access_token(connection, grant, 400 * 86_400)
    service.life = Life()
    user = await ask(service, token, "POST", "/v1/users", a_user())
    await ask(service, token, "POST", f"/v1/test/users/{user['id']}/complete-onboarding")
    store = Store(folder / "desktop")
    store.connections.add(
        CONNECTION, kind="service", name="S", base_url=ADDRESS, client_id=client_id, environment="test"
    )
    sealed = Vault(bytes(32), KeyStatus.KEYRING).seal(
        Tokens(token, None, None).to_text(), f"{CONNECTION} session"
    )
    store.connections.change(
        CONNECTION,
        sealed_session=sealed,
        user_id=user["id"],
        profile={"keeps_keys": True} if keeps_keys else {},
    )
    store.close()
    (folder / "token").write_text(token)


async def ask(service: Service, token: str, method: str, path: str, body: Any = None) -> Any:
    """The world beside the two: a debtor, the passing of days. Its way to the service is never disturbed."""
    request = httpx.Request(
        method, f"{ADDRESS}{path}", json=body, headers={"Authorization": f"Bearer {token}"}
    )
    answer = await service.answer(request)
    if answer.status_code >= 500:
        raise AssertionError(f"{method} {path}: {answer.text}")
    return answer.json()


def copied(template: Path, folder: Path) -> Path:
    shutil.copytree(template, folder)
    return folder
