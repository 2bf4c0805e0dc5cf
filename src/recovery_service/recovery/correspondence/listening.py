"""Listens at the mailboxes of an embedded service (IDLE), so that what arrives is read at once. A visit every few
minutes reads it all the same: where nobody listens, nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import structlog

from recovery_contract.ids import UserId
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.jobs import queue
from recovery_service.recovery.correspondence import reading, repository, schedule
from recovery_service.recovery.correspondence.reading import Visit, Visited
from recovery_service.transport.imap import ImapLogin, MailboxUnreadable, OpenMailbox, open_inbox

log = structlog.get_logger()

LISTEN_SECONDS: Final = 25 * 60.0
"""Servers may hang up after half an hour (RFC 2177); the visit after that listens anew."""
LOOK_SECONDS: Final = 30.0
"""How often it is looked whether the mailbox may still be read."""
_AGAIN_SECONDS: Final = 2.0
"""How long what arrives during a visit waits to be looked at: that visit may have been past it."""

_END_SECONDS: Final = 2.0
THREAD: Final = "mailbox listener"


@dataclass
class _Listener:
    """A thread that listens at a mailbox; `account` tells it from another one of the same creditor."""

    account: str
    stopped: threading.Event = field(default_factory=threading.Event)
    inbox: OpenMailbox | None = None
    thread: threading.Thread | None = None

    @property
    def is_alive(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    def stop(self) -> None:
        self.stopped.set()
        if self.inbox is not None:
            self.inbox.cut()

    def wait(self) -> None:
        """Wait for its end, which a server that is still being dialled may put off."""
        if self.thread is not None:
            self.thread.join(_END_SECONDS)


class Listeners:
    """One for each mailbox that was read without a fault; none in a service that many creditors share."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._by_user: dict[UserId, _Listener] = {}
        self._without: set[str] = set()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """End with all of them."""
        try:
            yield
        finally:
            listeners = list(self._by_user.values())
            self._by_user.clear()
            for listener in listeners:
                listener.stop()
            for listener in listeners:
                await asyncio.to_thread(listener.wait)

    async def visit(self, request: Visit) -> Visited:
        """Visit the mailbox, and listen there from then on."""
        visited = await reading.visit(request)
        if visited.failure is None and self._core.settings.embedded:
            await self._listen(request)
        return visited

    async def _listen(self, request: Visit) -> None:
        row = request.row
        before = self._by_user.get(row.user_id)
        if row.account in self._without:
            return
        if before is not None:
            if before.is_alive and before.account == row.account:
                return
            before.stop()
        try:
            login = await reading.sign_in(request.account)
        except MailboxUnreadable:
            return
        listener = self._by_user[row.user_id] = _Listener(row.account)
        listener.thread = threading.Thread(
            target=self._run, args=(request, login, listener), name=THREAD, daemon=True
        )
        listener.thread.start()

    def _run(self, request: Visit, login: ImapLogin, listener: _Listener) -> None:
        try:
            with open_inbox(request.server, login, LISTEN_SECONDS) as inbox:
                listener.inbox = inbox
                if not inbox.listen():
                    self._without.add(listener.account)
                    return
                try:
                    self._wait(request, inbox, listener)
                finally:
                    # A server that was told to say what arrives takes no farewell.
                    inbox.cut()
        except MailboxUnreadable as error:
            log.info("nobody listens at a mailbox any more", cause=error.cause)

    def _wait(self, request: Visit, inbox: OpenMailbox, listener: _Listener) -> None:
        # What came between the visit and now is news as well.
        has_news = True
        while not listener.stopped.is_set():
            if has_news:
                has_news = not self._ask_for_visit(request)
            if not self._may_listen(request, listener):
                return
            if has_news:
                listener.stopped.wait(_AGAIN_SECONDS)
            else:
                has_news = inbox.wait_for_news(LOOK_SECONDS)

    def _may_listen(self, request: Visit, listener: _Listener) -> bool:
        with self._core.read() as context:
            row = repository.find_reading(context.connection, request.row.user_id)
        return row is not None and row.enabled and row.account == listener.account

    def _ask_for_visit(self, request: Visit) -> bool:
        """Plan a visit for now; False where one is due or under way, which a new plan would make void."""
        key = schedule.visit_key(request.row.user_id)
        with self._core.write() as context:
            due_at = queue.due_at_all(context.connection, [key]).get(key)
            if due_at is None or due_at <= current_ms():
                return False
            schedule.schedule_visit(context, request.row)
        return True
