"""Every page over a service whose answers are refused, cut, late, wrong or endless: words, nothing lost, an end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import httpx
import pytest

from recovery_desktop import failures
from recovery_desktop.api.oauth_session import Tokens
from recovery_desktop.app.shell import App
from recovery_desktop.commands.connect import connect
from recovery_desktop.session.connection import add_service
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import open_vault
from recovery_desktop.tour.hands import process_events, wait_until
from recovery_desktop.tour.stage import MemoryKeyring, Stage
from recovery_desktop.ui import notices
from tests.depth import is_deep
from tests.desktop.edge import a_submission
from tests.foreign.dialect import Dialect
from tests.foreign.server import FAULTS, ForeignServer, serving
from tests.foreign.service import ForeignService

PAGES: Final = ("today", "submit", "board", "statistics", "connection", "settings")
TYPED: Final = a_submission("FA-77")
FAILURE_OF_FAULT: Final[dict[str, type[failures.Failure]]] = {
    "refuse": failures.Offline,
    "silence": failures.Offline,
    "cut": failures.Offline,
    "fault": failures.ServiceFault,
    "bad gateway": failures.ServiceFault,
    "signed out": failures.SignedOut,
    "trickle": failures.Offline,
    "huge": failures.Unreadable,
    "wrong json": failures.Unreadable,
    "done later": failures.Offline,
}
"""Which words a page must find for it; a service that asks to go slower is waited for, a second answer is not heard."""
END_SECONDS: Final = 20.0


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are reached within a test; a connection is made at once, where the machine has time for it."""
    monkeypatch.setattr("recovery_desktop.api.transport.TIMEOUT", httpx.Timeout(1.0, connect=30.0))
    monkeypatch.setattr("recovery_desktop.api.exchange.SECONDS", 1.5)
    monkeypatch.setattr("recovery_desktop.api.exchange.BYTES", 2**18)


@pytest.mark.deep
async def test_pages_under_all_faults_stay_truthful(tmp_path: Path) -> None:
    service = ForeignService(Dialect(progress="telling"))
    async with serving(service) as server:
        keyring = MemoryKeyring()
        receivable_id, draft_id = await _as_last_time(tmp_path, server, keyring)
        stage = Stage(App, tmp_path, keyring=keyring)
        for fault in FAULTS[:: 1 if is_deep() else 3]:
            server.planned.clear()
            server.plan(fault)
            service.access.add("acc")
            await stage.start()
            await wait_until(
                lambda: stage.app.session.connection is not None, "the connection to be opened", 60
            )
            await _look_around(stage, receivable_id)
            if fault in FAILURE_OF_FAULT:
                await _says_what_happened(stage, FAILURE_OF_FAULT[fault])
            assert stage.connection_store.drafts.get(draft_id).body == TYPED
            assert stage.connection_store.receivables.count() == 1
            assert stage.mistakes == [], fault
            # With whatever is just being asked still unanswered.
            async with asyncio.timeout(END_SECONDS):
                await stage.stop()
            await _sign_in_again(tmp_path, keyring)


async def _look_around(stage: Stage, receivable_id: str) -> None:
    for key in PAGES:
        stage.app.show_page(key)
        await wait_until(lambda key=key: stage.window.shown == key, key)
        await process_events()
    stage.app.show_receivable(receivable_id)
    await process_events()


async def _says_what_happened(stage: Stage, kind: type[failures.Failure]) -> None:
    """By the way the connection stands, in words with a next step."""

    def failed() -> failures.Failure | None:
        pulse = stage.connection.scheduler
        return pulse.status.failure if pulse is not None else None

    if kind is failures.SignedOut:
        await wait_until(
            lambda: not stage.connection.is_signed_in or failed(), "that nobody is signed in", 60
        )
        return
    failure = await wait_until(failed, f"{kind.__name__} to be told", 60)
    assert isinstance(failure, kind)
    expected = notices.notice(failure)
    assert expected.title
    assert expected.next_step


async def _as_last_time(folder: Path, server: ForeignServer, keyring: MemoryKeyring) -> tuple[str, str]:
    """A connection with one receivable known and one draft typed; answers (receivable, draft)."""
    service = server.service
    service.access.add("acc")
    user = {"id": "usr_1", "email": "a@b.example", "status": "active", "created_at": "2026-01-05T10:00:00Z"}
    service.users["usr_1"] = user | {"onboarding_url": "", "capabilities": {}}
    receivable_id = service.seed("usr_1")
    vault = await open_vault(Places(folder).account, keyring)
    store = Store(folder)
    row = add_service(
        store,
        vault,
        ServiceAddress(
            name="Foreign",
            base_url=server.base_url,
            client_id="clt_1",
            client_secret="secret",
            environment="test",
        ),
    )
    context = connect(store, vault, row.id, folder / "files")
    context.client.session.store_tokens(Tokens("acc", None, None))
    store.connections.change(row.id, user_id="usr_1")
    store.connections.use(row.id)
    context.connection_store.receivables.put([await context.client.receivables.get(receivable_id)], full=True)
    draft = context.connection_store.drafts.add(TYPED)
    await context.client.close()
    store.close()
    return receivable_id, draft.id


async def _sign_in_again(folder: Path, keyring: MemoryKeyring) -> None:
    vault = await open_vault(Places(folder).account, keyring)
    store = Store(folder)
    context = connect(store, vault, store.connections.all()[0].id, folder / "files")
    context.client.session.store_tokens(Tokens("acc", None, None))
    await context.client.close()
    store.close()
