"""One simulated world: both sides, the faulty network between them, a person; and what must be true at its end."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import structlog
from sqlalchemy import select

from recovery_contract.events import EXPLICIT_ONLY
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.store.intents import Intent
from recovery_service.db.tables.payments import payment_table
from recovery_service.db.tables.receivables import contact_table, receivable_table
from recovery_service.db.tables.webhooks import event_table
from tests.together.simulation.network import Network, Sender, SocketlessListener, Wire
from tests.together.simulation.person import Ledger, Person
from tests.together.simulation.sides import Desktop, Service, copied
from tests.together.simulation.universe import Killed, Universe

CALM_SECONDS: Final = 3 * 3_600
"""Within so long after the last fault everything must be settled."""


@dataclass(frozen=True)
class Outcome:
    """`wrong` says everything that may not be; `asked` counts what only the person can tell now."""

    wrong: tuple[str, ...]
    trace: str
    faults: Counter[str]
    messages: int
    submissions: int
    questions: int
    seconds: float


def simulate(seed: int, actions: int, template: Path, folder: Path, *, keeps_keys: bool = True) -> Outcome:
    """A world from its beginning until it is calm."""
    universe = Universe(seed)
    network = Network(universe, strips_keys=not keeps_keys)
    home = copied(template, folder)
    with universe.governs() as patched, structlog.testing.capture_logs() as logged:
        SocketlessListener.network = network
        patched.setattr("recovery_desktop.live.receiver.Listener", SocketlessListener)
        patched.setattr("recovery_desktop.session.connection.ResumeDetector", _Sleepless)
        patched.setattr(
            "recovery_desktop.api.client.open_http", lambda *urls: httpx.AsyncClient(transport=Wire(network))
        )
        patched.setattr("recovery_service.job_handlers.webhooks.Sender", partial(Sender, network))
        for name in ("recovery_desktop", "sqlalchemy.pool.impl.QueuePool"):
            patched.setattr(logging.getLogger(name), "disabled", True)
        service = Service(universe, home / "service")
        desktop = Desktop(universe, network, home / "desktop")
        network.service, network.kill_service = service.answer, service.die_soon
        network.kill_desktop = desktop.die_soon
        person = Person(universe, desktop, service, (home / "token").read_text())
        universe.loop.set_exception_handler(partial(_heard, desktop.troubles))
        try:
            work = _live(universe, network, service, desktop, person, actions)
            wrong, questions = universe.loop.run_until_complete(work)
        finally:
            desktop.stop()
            service.stop()
            _end(universe.loop)
            service.database.engine.dispose()
        wrong += [f"the desktop: {error!r}" for error in desktop.troubles]
        wrong += [f"the service: {row}" for row in logged if row["event"] in ("job failed", "failed")]
    return Outcome(
        tuple(wrong),
        hashlib.sha256("\n".join(universe.trace).encode()).hexdigest(),
        network.faults,
        network.messages,
        len(person.ledger.submissions),
        questions,
        universe.loop.time(),
    )


class _Sleepless:
    """In the place of what notices that the computer slept: here the person wakes it."""

    def __init__(self, woke: Any) -> None:
        pass

    async def run(self) -> None:
        await asyncio.Event().wait()


def _heard(troubles: list[BaseException], loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if error is not None and not isinstance(error, (Killed, asyncio.CancelledError)):
        troubles.append(error)


def _end(loop: asyncio.AbstractEventLoop) -> None:
    async def cancelled() -> None:
        tasks = asyncio.all_tasks(loop) - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    loop.run_until_complete(cancelled())
    loop.run_until_complete(loop.shutdown_asyncgens())
    loop.close()


async def _live(
    universe: Universe, network: Network, service: Service, desktop: Desktop, person: Person, actions: int
) -> tuple[list[str], int]:
    service.start()
    desktop.start()
    await asyncio.sleep(5)
    network.is_faulty = True
    for _ in range(actions):
        await person.act()
    network.is_faulty = False
    await asyncio.sleep(120)
    ends = universe.loop.time() + CALM_SECONDS
    while universe.loop.time() < ends and not _is_calm(desktop):
        await asyncio.sleep(30)
    # What the service still has to tell may wait hours for its next attempt: the person looks now.
    assert desktop.connection is not None
    assert desktop.connection.scheduler is not None
    desktop.connection.scheduler.run_soon(sync=True)
    await asyncio.sleep(30)
    universe.note("calm")
    return _wrong(desktop, service, person.ledger)


def _is_calm(desktop: Desktop) -> bool:
    if desktop.connection is None:
        return False
    return not _unsettled(desktop.connection.context)[1]


def _unsettled(context: ConnectionContext) -> tuple[list[Intent], list[Intent]]:
    """What waits for the person's word, and what waits without a reason; behind the first others keep their place."""
    intents = context.connection_store.intents.list_unsettled()
    questions = [one for one in intents if (one.failure or {}).get("asks")]
    blocked = {one.subject_id for one in questions}
    return questions, [one for one in intents if one.subject_id not in blocked]


def _wrong(desktop: Desktop, service: Service, ledger: Ledger) -> tuple[list[str], int]:
    assert desktop.connection is not None
    connection_store = desktop.connection.context.connection_store
    with service.database.read() as connection:
        rows = connection.execute(select(receivable_table)).all()
        payments = Counter(connection.execute(select(payment_table.c.reference)).scalars())
        contacts = Counter(connection.execute(select(contact_table.c.email)).scalars())
        visible_events = select(event_table.c.id).where(event_table.c.type.not_in(EXPLICIT_ONLY))
        events = set(connection.execute(visible_events).scalars())
    questions, stuck = _unsettled(desktop.connection.context)
    open_ = {one.id for one in questions}
    wrong = [f"stuck: {one.kind} {one.state} {one.failure}" for one in stuck]
    if not desktop.connection.is_live:
        wrong.append(f"nobody tells the app anything: {desktop.connection.endpoint.state}")
    by_mark: dict[str, Intent] = {}
    for id in ledger.intents():
        try:
            by_mark[id] = connection_store.intents.get(id)
        except KeyError:
            wrong.append(f"lost: the intent {id}")

    def check(what: str, marks: dict[str, str], counts: Counter[str]) -> None:
        for mark, id in marks.items():
            expected = int(id in by_mark and by_mark[id].state == "done")
            if counts[mark] > 1 or (counts[mark] != expected and id not in open_):
                state = by_mark[id].state if id in by_mark else "gone"
                wrong.append(f"{what} {mark}: {counts[mark]} at the service, {state} here")

    check("submission", ledger.submissions, Counter(number for row in rows for number in row.numbers))
    check("payment", ledger.payments, payments)
    check("contact", ledger.contacts, contacts)
    for number, id in ledger.submissions.items():
        expected = "withdrawn" if id in ledger.undone else "done"
        if id in by_mark and by_mark[id].state != expected and id not in open_:
            wrong.append(f"submission {number} is {by_mark[id].state}: {by_mark[id].failure}")
    by_id = {row.id: row for row in rows}
    for id, cancels in ledger.cancels.items():
        if (
            any(by_mark[one].state == "done" for one in cancels if one in by_mark)
            and by_id[id].status != "cancelled"
        ):
            wrong.append(f"cancelled here, {by_id[id].status} at the service")
    for id, notes in ledger.notes.items():
        done = [value for one, value in notes if one in by_mark and by_mark[one].state == "done"]
        if done and by_id[id].metadata.get("note") != done[-1]:
            wrong.append(f"the last note was {done[-1]}, the service has {by_id[id].metadata}")
    for row in rows:
        mirrored = connection_store.receivables.get(row.id)
        status = None if mirrored is None else str(mirrored.status)
        if status != row.status:
            wrong.append(f"{row.id} is {row.status}, shown as {status}")
    stored = {
        row["id"]: row["is_applied"]
        for row in desktop.connection.context.store.database.rows("SELECT * FROM event")
    }
    if stored.keys() != events:
        wrong.append(f"events missing {len(events - stored.keys())}, unknown {len(stored.keys() - events)}")
    if not all(stored.values()):
        wrong.append(f"events not acted on: {json.dumps([id for id, done in stored.items() if not done])}")
    return wrong, len(questions)
