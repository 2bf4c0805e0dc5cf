"""Reads from a replica: a caller misses nothing of what it wrote or was told, or the primary answers instead."""

import argparse
import contextlib
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import insert, make_url, text, update

from recovery_contract.ids import ClientId, UserId
from recovery_contract.samples import SAMPLES
from recovery_service.cli import doctor
from recovery_service.cli.public_address import Wrong
from recovery_service.context.core import Core
from recovery_service.db import replica as replicas
from recovery_service.db.database import Database
from recovery_service.db.now import database_ms
from recovery_service.db.tables.jobs import worker_table
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from recovery_service.retention import delete_expired
from tests.needed import absent
from tests.service.cli.children import until
from tests.service.conftest import make_core
from tests.service.postgresql import ServerMissing, SystemServer, of_the_system
from tests.service.steps import good, submit

REPLICA, BEHIND, AWAY = "replica", "behind", "away"


@dataclass
class Pair:
    """A primary and its replica, with a service on both."""

    core: Core
    replica: SystemServer

    def on_replica(self, statement: str) -> Any:
        with self.replica.connect() as connection:
            [value] = connection.execute(statement).fetchone() or [None]
        return value

    def catch_up(self) -> None:
        with self.core.database.read() as connection:
            written = connection.execute(text("SELECT pg_current_wal_insert_lsn()::text")).scalar()
        until(lambda: self.on_replica(f"SELECT pg_last_wal_replay_lsn() >= '{written}'"))

    def pause(self) -> None:
        self.catch_up()
        self.on_replica("SELECT pg_wal_replay_pause()::text")
        until(lambda: self.on_replica("SELECT pg_get_wal_replay_pause_state()") == "paused")

    def resume(self) -> None:
        self.on_replica("SELECT pg_wal_replay_resume()::text")
        self.catch_up()

    def beat(self, seconds_ago: int = 0) -> None:
        """As a worker does every second."""
        with self.core.database.write() as connection:
            connection.execute(update(worker_table).values(seen_at=database_ms() - seconds_ago * 1000))
        self.catch_up()


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[SystemServer, SystemServer]]:
    try:
        with of_the_system() as primary, primary.replica() as replica:
            yield primary, replica
    except ServerMissing as error:
        absent(str(error))


@pytest.fixture
def pair(servers: tuple[SystemServer, SystemServer], monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    monkeypatch.setattr(replicas, "_AWAY_SECONDS", 0.0)
    primary, replica = servers
    url = make_url(primary.new_database(tables=True))
    urls = [one.render_as_string(hide_password=False) for one in (url, url.set(query=replica.url.query))]
    with contextlib.closing(Database(urls[0], replica_url=urls[1])) as database:
        with database.write() as connection:
            connection.execute(insert(worker_table).values(session="aaaaaaaa", seen_at=database_ms()))
        yield Pair(make_core(database), replica)


@pytest.fixture
def core(pair: Pair) -> Core:
    return pair.core


@pytest.fixture
def answered(app: FastAPI) -> Callable[[], list[str]]:
    """Who answered the reads since it was asked last."""
    before: dict[str, float] = dict.fromkeys((REPLICA, BEHIND, AWAY), 0.0)

    def ask() -> list[str]:
        since = []
        for by in before:
            name = f'recovery_replica_reads_total{{by="{by}"}} '
            figures = app.state.metrics.text().decode().splitlines()
            now = sum(float(line.removeprefix(name)) for line in figures if line.startswith(name))
            since += [by] * (now > before[by])
            before[by] = now
        return since

    return ask


def test_writer_reads_its_own_writes_and_others_read_the_replica(
    pair: Pair,
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    caller: Callable[[str], httpx.Client],
    answered: Callable[[], list[str]],
) -> None:
    ours = make_client()
    writer, other = caller(make_token()), caller(make_token(client=ours))
    mine, theirs = submit(writer), submit(other)
    path, their_path = f"/v1/receivables/{mine['id']}", f"/v1/receivables/{theirs['id']}"
    someone = caller(make_token(client=ours, subject="usr_someone", email="someone@else.example"))
    pair.pause()
    answered()

    good(writer.post(f"{path}/cancel", json={"reason": "business_decision"}))
    assert answered() == []  # a write asks the primary for everything
    assert good(writer.get(path))["status"] == "cancelled"
    assert [one["status"] for one in good(writer.get("/v1/receivables"))["data"]] == ["cancelled"]
    assert answered() == [BEHIND]
    for read in (their_path, "/v1/receivables", "/v1/reports/stats", f"{their_path}/timeline"):
        good(other.get(read))
        assert answered() == [REPLICA], read
    # There too, each sees what is its own.
    assert other.get(path).status_code == 404
    assert someone.get(their_path).status_code == 404
    assert good(someone.get("/v1/receivables"))["data"] == []
    assert answered() == [REPLICA]
    # Whoever is told of something by a worker finds it; the list of events goes on where it was.
    first = good(other.get("/v1/events"))
    assert answered() == [REPLICA]  # it knows of none that has no place yet
    with pair.core.write() as context:
        user = UserId(theirs["user_id"])
        emit_events(
            context, [NewEvent(ClientId(ours), user, "receivable.created", SAMPLES["receivable.created"], 1)]
        )
    more = good(other.get("/v1/events", params={"since": first["cursor"]}))
    assert len(more["data"]) == 1
    pair.resume()
    again = good(other.get("/v1/events", params={"since": more["cursor"]}))
    assert (again["data"], again["cursor"]) == ([], more["cursor"])
    answered()
    assert good(writer.get(path))["status"] == "cancelled"
    assert answered() == [REPLICA]


def test_primary_answers_where_the_replica_is_late_breaks_off_or_is_away(
    pair: Pair,
    client: httpx.Client,
    make_token: Callable[..., str],
    caller: Callable[[str], httpx.Client],
    answered: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = f"/v1/receivables/{submit(client)['id']}"
    pair.beat()
    good(client.get(path))
    assert answered() == [REPLICA]
    assert 0 <= lag_seconds(client) < 10
    place = doctor.Place(argparse.Namespace(), pair.core.database)
    assert "behind at most" in doctor.CHECKS["replica"](place)
    pair.beat(seconds_ago=11)
    good(client.get(path))
    assert answered() == [BEHIND]
    with pytest.raises(Wrong, match="heard of no worker"):
        doctor.CHECKS["replica"](place)
    pair.beat()

    # It ends what it has begun, as a replica does with a read that holds up what it is to replay.
    opened = replicas.Replica.open

    def broken_off(replica: replicas.Replica) -> Any:
        connection = opened(replica)
        if connection is not None:
            pid = connection.execute(text("SELECT pg_backend_pid()")).scalar()
            pair.on_replica(f"SELECT pg_terminate_backend({pid}, 5000)")
        return connection

    with monkeypatch.context() as now:
        now.setattr(replicas.Replica, "open", broken_off)
        good(client.get(path))
    assert answered() == [REPLICA]

    pair.replica.kill()
    good(client.get(path))
    assert answered() == [AWAY]
    assert math.isnan(lag_seconds(client))
    with pytest.raises(Wrong, match="does not answer"):
        doctor.CHECKS["replica"](place)
    pair.replica.start()
    pair.beat()
    good(client.get(path))
    assert answered() == [REPLICA]

    # What is asked of every request never comes from there.
    pair.pause()
    token = make_token()
    good(caller(token).get(path))
    with pair.core.database.write() as connection:
        connection.execute(text("UPDATE oauth_grant SET revoked_at = 1"))
    assert caller(token).get(path).status_code == 401
    pair.resume()


def lag_seconds(client: httpx.Client) -> float:
    name = "recovery_replica_lag_seconds "
    [figure] = [line for line in client.get("/metrics").text.splitlines() if line.startswith(name)]
    return float(figure.removeprefix(name))


def test_changes_are_deleted_once_every_replica_has_them(pair: Pair, client: httpx.Client) -> None:
    submit(client)
    with pair.core.database.write() as connection:
        connection.execute(text("UPDATE client_change SET at = at - 700000 WHERE id = 1"))
        before = connection.execute(text("SELECT count(*) FROM client_change")).scalar_one()
    delete_expired(pair.core)
    with pair.core.database.read() as connection:
        assert connection.execute(text("SELECT count(*) FROM client_change")).scalar_one() == before - 1
