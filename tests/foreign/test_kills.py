"""The app is killed again and again, at any request before or after its effect: nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.users import CreateUserRequest
from recovery_desktop.commands.onboard_creditor import create_creditor
from tests.depth import is_deep, rounds
from tests.foreign.app import app_over
from tests.foreign.dialect import Dialect, covering, sampled, singles
from tests.foreign.killed import BOOKS, FOLLOWED, INVOICES, live
from tests.foreign.server import ForeignServer
from tests.foreign.service import ForeignService
from tests.foreign.speech import ReceivedRequest
from tests.service.cli.forked import forked

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(sys.platform == "win32", reason="the app is forked from a process that has read it"),
]

KILLS = 6
LIFE_SECONDS = 120.0
NEAR, FAR = 1, 12
"""Between two kills lie so many requests."""
SAMPLE = [Dialect(hints="none", keys="ignored"), Dialect(hints="webhooks", order="by id", body="wrapped")]
DEEP = [*singles(), *covering(100), *sampled(rounds(1, 100))] if is_deep() else []


class KillingServer(ForeignServer):
    """`kill` ends the app at the request after so many others, either before that is done or before it is answered."""

    def __init__(self, service: ForeignService, books: Path, *, asks: bool) -> None:
        super().__init__(service)
        self._books, self._asks = books, asks
        self.kill: Callable[[], None] | None = None
        self.requests_left = 0
        self.is_done_first = False
        self._happened: set[str] = set()
        self._write()

    async def _respond(self, writer: asyncio.StreamWriter, requested: ReceivedRequest) -> bool:
        self.requests_left -= 1
        if self.kill is not None and self.requests_left <= 0:
            if self.is_done_first:
                self.service.respond(requested)
                self._go_on()
            kill, self.kill = self.kill, None
            kill()
            return False
        result = await super()._respond(writer, requested)
        self._go_on()
        return result

    def _go_on(self) -> None:
        """What the debtor does after each step of the one receivable that is followed."""
        service = self.service
        followed = [id for id, one in service.submitted.items() if one["invoice"]["numbers"] == [FOLLOWED]]
        for id in followed[:1]:
            done = {action for where, action, _ in service.actions if where == id}
            self._once(service.starts, id)
            if self._asks and "contacts" in done:
                self._once(service.is_paid, id, 100)
            if ("partial-payment" if self._asks else "contacts") in done:
                self._once(service.is_disputed, id)
        self._write()

    def _once(self, event: Callable[..., None], *arguments: Any) -> None:
        if event.__name__ not in self._happened:
            self._happened.add(event.__name__)
            event(*arguments)

    def _write(self) -> None:
        numbers = {body["invoice"]["numbers"][0]: id for id, body in self.service.submitted.items()}
        content = {"submitted": numbers, "actions": [(id, action) for id, action, _ in self.service.actions]}
        written = self._books.with_suffix(".new")
        written.write_text(json.dumps(content), "utf-8")
        os.replace(written, self._books)


async def become_a_creditor(folder: Path, server: ForeignServer) -> None:
    async with app_over(folder, server) as app:
        await app.sign_in_only()
        await create_creditor(app.context, CreateUserRequest(email="me@creditor.example"))
        (user_id,) = server.service.users
        server.service.activate(user_id)


async def end_of(child: BaseProcess) -> int:
    async with asyncio.timeout(LIFE_SECONDS):
        while child.exitcode is None:
            await asyncio.sleep(0.02)
    code = child.exitcode
    child.join()
    child.close()
    return code


@pytest.mark.parametrize("dialect", dict.fromkeys([*SAMPLE, *DEEP]), ids=str)
def test_killed_app_loses_and_doubles_nothing(tmp_path: Path, dialect: Dialect) -> None:
    """A partial payment can be known where events are listed or its status says so: those that are delivered while
    nobody listens are lost here."""
    asks = "list" in dialect.hints or dialect.payments != "own status"
    dice = random.Random(str(dialect))

    async def story() -> None:
        service = ForeignService(dialect)
        server = KillingServer(service, tmp_path / BOOKS, asks=asks)
        await server.start()
        try:
            await become_a_creditor(tmp_path, server)
            for life in range(KILLS + 1):
                child = forked(live, tmp_path, server.base_url, dialect.dispute, asks)
                server.kill = child.kill if life < KILLS else None
                server.requests_left, server.is_done_first = dice.randint(NEAR, FAR), dice.random() < 0.5
                code = await end_of(child)
                if code == 0:
                    break
                assert server.kill is None, f"it ended by itself with {code}"
            assert code == 0
        finally:
            await server.stop()
        numbers = [number for body in service.submitted.values() for number in body["invoice"]["numbers"]]
        assert sorted(numbers) == sorted(INVOICES)
        assert len(service.receivables) == len(INVOICES)
        answer = ["partial-payment"] if asks else []
        assert [action for _, action, _ in service.actions] == ["contacts", *answer, "evidence", "cancel"]
        assert service.misfits == []

    asyncio.run(story())
