"""A platform whose endpoints are told of events: its worker, and the receiver that notes when each event arrives."""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import structlog
from aiohttp import web
from sqlalchemy import func, insert, select, update

from benchmarks._postgresql import postgresql
from recovery_contract.samples import SAMPLES
from recovery_contract.signing import EVENT_ID_HEADER
from recovery_contract.users import CreateUserRequest
from recovery_contract.webhooks import CreateWebhookRequest
from recovery_service.app import job_kinds
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock, current_ms
from recovery_service.context.core import Context, Core
from recovery_service.db.database import Database
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.oauth import client_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.db.tables.webhooks import endpoint_table
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.runner import Observe
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.ledger.users import service as users
from recovery_service.principal import PLATFORM, Principal
from recovery_service.serving import settle_garbage
from recovery_service.settings import Settings
from recovery_service.webhooks import service as webhooks

CLIENT, TYPE = "clt_benchmark", "receivable.created"
STUCK_SECONDS = 60.0


@contextlib.contextmanager
def databases() -> Iterator[dict[str, Database]]:
    """SQLite in a folder, and PostgreSQL where the wheel that brings a server is installed."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        values = {"SQLite": Database.in_folder(Path(folder) / "data")}
        url = stack.enter_context(postgresql())
        if url is not None:
            values["PostgreSQL"] = Database(url)
        for database in values.values():
            METADATA.create_all(database.engine)
            stack.callback(database.close)
        yield values


class Receiver:
    """Answers 200 at once and notes the moment; below /hangs it answers once the benchmark is over."""

    def __init__(self) -> None:
        self.arrived: dict[tuple[str, str], float] = {}
        self.url = ""
        self._over = asyncio.Event()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Receiver"]:
        app = web.Application()
        app.router.add_post("/{name:.*}", self._note)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield self
        finally:
            self._over.set()
            await runner.cleanup()

    async def until(self, count: int) -> None:
        """Until so many have arrived. Raises TimeoutError."""
        async with asyncio.timeout(STUCK_SECONDS):
            while len(self.arrived) < count:
                await asyncio.sleep(0.002)

    async def _note(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        await request.read()
        if name.startswith("hangs"):
            await self._over.wait()
        else:
            self.arrived[name, request.headers.get(EVENT_ID_HEADER, "")] = time.perf_counter()
        return web.Response()


class Written:
    """Counts the jobs whose outcome is written down, and ends `all` with the last of them; belongs to one loop."""

    def __init__(self, count: int) -> None:
        self.all = asyncio.Event()
        self._left = count
        self._loop = asyncio.get_running_loop()

    def note(self, kind: str, outcome: str) -> None:
        """From any thread, one at a time."""
        self._left -= outcome == "done"
        if self._left == 0:
            self._loop.call_soon_threadsafe(self.all.set)


class Platform:
    """One client with one creditor: `user` of a service that runs already."""

    def __init__(self, core: Core, user: str) -> None:
        self.core, self._user = core, user
        self._principal = Principal(CLIENT, PLATFORM, frozenset())

    @classmethod
    def on(cls, database: Database, environment: str = "test") -> "Platform":
        """A new one on this database."""
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
        settings = Settings(environment=environment, unlimited=True, data_key=b"d" * 32, link_key=b"l" * 32)
        core = compose_core(settings, database, Clock(test=settings.is_test))
        settle_garbage()  # as a worker's process does before it works
        with database.write() as connection:
            row = {"client_id": CLIENT, "name": "B", "redirect_uris": [], "created_at": current_ms()}
            connection.execute(insert(client_table).values(**row))
            request = CreateUserRequest(email="owner@creditor.example")
            asking = Principal(CLIENT, PLATFORM, frozenset())
            created = users.create(Context(connection, core), asking, request, at=current_ms())
        return cls(core, created.id)

    def endpoint(self, url: str) -> str:
        """Its id."""
        request = CreateWebhookRequest(url=url, events=["*"])
        with self.core.write() as context:
            created, *_ = webhooks.create(context, self._principal, request, at=current_ms())
        return created.id

    def hear(self, whether: bool) -> None:
        """Whether the endpoints are told of anything from now on."""
        with self.core.database.write() as connection:
            connection.execute(update(endpoint_table).values(enabled=whether))

    def tell(self, events: int = 1) -> str:
        """Commits so many events; the id of the last."""
        with self.core.write() as context:
            for _ in range(events):
                happened = NewEvent(CLIENT, self._user, TYPE, SAMPLES[TYPE], current_ms())
                (result,) = emit_events(context, [happened])
        return result

    def waiting(self) -> int:
        with self.core.database.read() as connection:
            return connection.execute(select(func.count()).select_from(job_table)).scalar_one()

    @contextlib.asynccontextmanager
    async def working(self, observe: Observe = lambda kind, outcome: None) -> AsyncIterator[None]:
        """The service's worker runs meanwhile; `observe` hears in any thread what became of each job."""
        stop = asyncio.Event()
        engine = Engine(self.core, job_kinds(self.core), observe)
        work = asyncio.create_task(engine.run(stop))
        try:
            yield
        finally:
            stop.set()
            await work
            self.core.database.after_planning.clear()
