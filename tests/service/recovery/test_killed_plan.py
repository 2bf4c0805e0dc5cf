"""A whole plan in production while its process is killed again and again: nothing lost, nothing told twice."""

import asyncio
import os
import random
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from sqlalchemy import update

from recovery_service.app import build_engine
from recovery_service.composition import compose_core
from recovery_service.context.clock import Clock
from recovery_service.db.database import Database
from recovery_service.db.tables.clock import clock_table
from recovery_service.jobs import claim
from recovery_service.observability.metrics import Metrics
from tests.depth import in_time, rounds
from tests.service.cli.forked import forked, kill
from tests.service.recovery import production
from tests.service.recovery.production import attempts
from tests.service.steps import DAY, good, read

pytestmark = [
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS"),
    pytest.mark.skipif(
        sys.platform == "win32", reason="a child is forked from one that has read the program"
    ),
]

DAYS = 80
KILLS, KILLS_DEEP = 1, 200
"""Kills at a random instant, beside one at the arrival of each message and each text."""
LONGEST_RUN = 120


def advance_to(settings: Any, folder: Any, clock_id: Any, target: Any) -> None:
    """The service's process: what it held when it was killed is free again, and the clock goes on."""
    database = Database.in_folder(folder)
    with database.write() as connection:
        claim.release_all(connection)
        connection.execute(update(clock_table).values(advancing_until=0, frozen_ms=None))
    core = compose_core(settings, database, Clock(test=True))
    engine = build_engine(core, Metrics())
    asyncio.run(engine.advance(clock_id, to=target))


class Killer:
    """Kills the process while the first copy of each message is being taken, before it is confirmed."""

    def __init__(self) -> None:
        self.child = None
        self.observed = set()

    def arrived(self, key: Any) -> None:
        if key not in self.observed:
            self.observed.add(key)
            os.kill(self.child.pid, signal.SIGKILL)  # type: ignore[attr-defined]


@pytest.fixture
def killer(mail_server: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    killer = Killer()
    take_mail, take_text = mail_server.handle_DATA, production.Gateway.do_POST

    async def mail(server: Any, session: Any, envelope: Any) -> Any:
        response = await take_mail(server, session, envelope)
        killer.arrived(mail_server.messages[-1]["Message-ID"])
        return response

    def text(handler: Any) -> None:
        # The process is killed after the gateway took the message and before it hears of that.
        killer.arrived(handler.headers["Idempotency-Key"])
        try:
            take_text(handler)
        except OSError:
            return  # nobody is there to be answered

    monkeypatch.setattr(mail_server, "handle_DATA", mail)
    monkeypatch.setattr(production.Gateway, "do_POST", text)
    return killer


def run(killer: Any, arguments: Any, patience: Any = LONGEST_RUN) -> Any:
    """One life of the process; whether it reached the target."""
    killer.child = forked(advance_to, *arguments)
    killer.child.join(patience)
    reached = killer.child.exitcode == 0
    kill(killer.child)
    return reached


def test_messages_of_a_plan_are_sent_once_across_kills(
    begun: Any,
    machine: Any,
    mail_server: Any,
    gateway: Any,
    killer: Any,
    tmp_path: Path,
) -> None:
    threads = threading.active_count()
    # A call waits for a person; everything else leaves by itself.
    plan = good(machine.client.get(f"/v1/users/{begun['user_id']}/plan"))
    steps = [step for step in plan["steps"] if step["channel"] != "phone"]
    good(machine.client.put(f"/v1/users/{begun['user_id']}/plan", json={**plan, "steps": steps}))
    chance = random.Random(20260102)
    with machine.core.database.read() as connection:
        target = machine.core.clock.now(connection, machine.client_id) + DAYS * DAY * 1_000
    arguments = (machine.core.settings, tmp_path / "data", machine.client_id, target)
    for _ in in_time(range(rounds(KILLS, KILLS_DEEP)), KILLS):
        run(killer, arguments, patience=chance.uniform(0.05, 2.0))
    deadline = time.monotonic() + LONGEST_RUN
    while not run(killer, arguments):
        assert time.monotonic() < deadline
    assert threading.active_count() < threads + 50, "each life of the process left a thread behind"
    _is_sent_once(begun, machine)
    _has_arrived(mail_server, gateway, killer, tmp_path)


def _is_sent_once(begun: Any, machine: Any) -> None:
    assert [(a["number"], a["type"], a["outcome"]) for a in attempts(machine.client, begun["id"])] == [
        (1, "email", "sent"),
        (2, "sms", "sent"),
        (3, "email", "sent"),
        (4, "letter", "sent"),
        (5, "email", "sent"),
        (6, "letter", "sent"),
    ]
    counted = read(machine.client, begun["id"])["recovery_progress"]["attempts"]
    assert counted == {"email": 3, "phone": 0, "sms": 1, "letter": 2}


def _has_arrived(mail_server: Any, gateway: Any, killer: Any, tmp_path: Any) -> None:
    """Outside a message may come again, but always under the same name, word for word."""
    by_name = {}
    for message in mail_server.messages:
        assert message["Content-Language"] == "fr"
        by_name.setdefault(message["Message-ID"], set()).add(message.get_body(("plain",)).get_content())
    assert [len(bodies) for bodies in by_name.values()] == [1, 1, 1]
    assert all("Paul Durand" in body or "1\u00a0200,50" in body for (body,) in by_name.values())
    assert len({key for _, key, _ in gateway.taken}) == 1
    assert len(killer.observed) == 4  # each was killed once on its way
    letters = sorted((tmp_path / "letters").glob("*.pdf"))
    assert len(letters) == 2
    for letter in letters:
        document = pypdfium2.PdfDocument(letter)
        assert "Grenoble" in document[0].get_textpage().get_text_range()
        document.close()
