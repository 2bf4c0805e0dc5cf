"""The app without a window over a foreign service: connection, commands and rhythm of the window."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import httpx

from recovery_contract.allowed_actions import Action, creditor_actions
from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.connect import connect
from recovery_desktop.commands.sign_in import sign_in_to
from recovery_desktop.session.connection import Connection, add_service
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.settings import Places
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import Store
from recovery_desktop.sync.scheduler import Status
from recovery_desktop.token_vault import KeyStatus, Vault
from tests.foreign.server import ForeignServer

LIMIT_SECONDS: Final = 20.0
"""Until something has happened; only a machine that stands still reaches it."""


class App:
    """`address` is where the service is reached, where that is not the server itself; `profile` is what its provider
    says of it."""

    def __init__(
        self,
        folder: Path,
        server: ForeignServer,
        address: str = "",
        profile: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.server = server
        self.store = Store(folder)
        self.vault = Vault(bytes(32), KeyStatus.KEYRING)
        row = add_service(
            self.store,
            self.vault,
            ServiceAddress(
                name="Foreign",
                base_url=address or server.base_url,
                client_id="clt_1",
                client_secret="secret",
                environment="test",
                profile=profile,
            ),
        )
        self.standings: list[Status] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self.broken: list[BaseException] = []
        places = Places(folder)
        context = connect(self.store, self.vault, row.id, places.files)
        # A test does in seconds what a person does in hours.
        context.client.pacing.budget = None
        self.connection = Connection(context, places, self._spawn, self.standings.append)

    @property
    def context(self) -> ConnectionContext:
        return self.connection.context

    async def sign_in(self) -> None:
        await self.connection.open()
        await self.connection.sign_in(lambda url: self._spawn(_browse(url)), lambda waiting: None)

    async def sign_in_only(self) -> None:
        """Without the rhythm: the test says when something is sent."""
        await sign_in_to(self.context, lambda url: self._spawn(_browse(url)), lambda waiting: None)

    async def sees(self, what: Callable[[], object], result: str) -> None:
        """Until that is so: the store says when to look."""
        bell = asyncio.Event()
        stop = self.store.changes.listen(lambda changed: bell.set())
        try:
            async with asyncio.timeout(LIMIT_SECONDS):
                while not what():
                    if self.connection.scheduler is not None:
                        self.connection.scheduler.run_soon(sync=True)
                    await _rings(bell, what)
        except TimeoutError:
            raise AssertionError(f"never came: {result}; {self.standings[-3:]}; {self.broken}") from None
        finally:
            stop()

    def status(self, receivable_id: str) -> str | None:
        row = self.context.connection_store.receivables.get(receivable_id)
        return None if row is None else str(row.status)

    def allows(self, receivable_id: str, action: Action) -> bool:
        receivable = self.context.connection_store.receivables.get(receivable_id)
        return receivable is not None and action in creditor_actions(receivable)

    def intent(self, intent: Intent) -> Intent:
        return self.context.connection_store.intents.get(intent.id)

    async def settles(self, intent: Intent, state: str = "done") -> None:
        await self.sees(
            lambda: self.intent(intent).state == state, f"{intent.kind} {state}: {self.intent(intent)}"
        )

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (mistake := task.exception()) is not None:
            self.broken.append(mistake)


@asynccontextmanager
async def app_over(
    folder: Path,
    server: ForeignServer,
    address: str = "",
    profile: Mapping[str, Any] = MappingProxyType({}),
) -> AsyncIterator[App]:
    """Fails for a mistake in anything that ran in the background."""
    app = App(folder, server, address, profile)
    try:
        yield app
    finally:
        await app.connection.close()
        app.store.close()
    assert app.broken == []


def a_request(user_id: str, number: str = "F-7", amount: str = "320.5") -> CreateReceivableRequest:
    return CreateReceivableRequest.model_validate_json(
        f'{{"user_id": "{user_id}", "invoice": {{"numbers": ["{number}"], "issue_date": "2026-01-05",'
        f' "due_date": "2026-02-05", "amount": {amount}, "service_description": "Works"}},'
        ' "debtor": {"company_name": "Aubin", "contacts": [{"email": "compta@aubin.example"}]}}'
    )


async def _browse(url: str) -> None:
    """What a person's browser does who agrees at once."""
    async with httpx.AsyncClient(trust_env=False, verify=False, follow_redirects=True) as browser:
        assert (await browser.get(url)).is_success


async def _rings(bell: asyncio.Event, what: Callable[[], object]) -> None:
    """Until it is so, or until it is time to ask the service again."""
    try:
        async with asyncio.timeout(0.5):
            while not what():
                bell.clear()
                await bell.wait()
    except TimeoutError:
        return
