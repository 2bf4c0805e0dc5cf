"""A database that is away or full: refused for the moment, and nothing of ours is broken."""

import contextlib

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import Connection, event, text
from structlog.testing import capture_logs

from recovery_service.app import build_app
from recovery_service.db.database import Database
from recovery_service.db.migrate import newest_revision
from recovery_service.db.outage import Outage
from tests.builders import a_receivable_request, an_invoice
from tests.service.conftest import make_core
from tests.service.quick_client import TestClient
from tests.service.steps import an_active_user


def assert_refused_for_the_moment(response: httpx.Response) -> None:
    assert response.status_code == 503
    assert response.json()["error"]["code"] == "INTERNAL_ERROR"
    assert int(response.headers["Retry-After"]) > 0


def test_request_without_a_database_is_refused_for_the_moment() -> None:
    with contextlib.closing(Database("postgresql+psycopg://nobody@127.0.0.1:1/none")) as database:
        app = build_app(make_core(database))
        with TestClient(app, raise_server_exceptions=False) as client:
            headers = {"Authorization": "Bearer rcv_at_none"}
            with capture_logs() as lines:
                for _ in range(2):
                    assert_refused_for_the_moment(client.get("/v1/receivables", headers=headers))
            assert [line["event"] for line in lines] == ["the database is away", "request", "request"]
            assert client.get("/healthz").status_code == 200
            assert client.get("/readyz").status_code == 503
        app.state.reader.close()


def test_outage_is_told_at_first_at_growing_intervals_and_at_its_end() -> None:
    at = [0.0]
    outage = Outage(lambda: at[0])
    with capture_logs() as lines:
        outage.end("claiming")
        for second in range(3_600):
            at[0] = float(second)
            outage.note("claiming", OSError())
            outage.note("heartbeat", OSError())
        outage.end("claiming")
        outage.end("claiming")
        outage.end("heartbeat")
    assert [line["seconds"] for line in lines] == [0, 10, 30, 70, 150, 310, 630, 1230, 1830, 2430, 3030, 3599]
    assert {line["event"] for line in lines[:-1]} == {"the database is away"}
    assert lines[-1]["event"] == "the database is back"


def test_outage_of_another_server_is_told_by_its_name() -> None:
    outage = Outage(of="NATS")
    with capture_logs() as lines:
        outage.note("the stream", TimeoutError())
        outage.note("the stream", TimeoutError())
        outage.end("the stream")
    assert [line["event"] for line in lines] == ["NATS is away", "NATS is back"]


def test_change_on_a_full_disk_is_refused_for_the_moment_and_succeeds_later(
    client: httpx.Client, app: FastAPI
) -> None:
    user = an_active_user(client)
    body = a_receivable_request(user, invoice=an_invoice(service_description="w" * 4_000))
    database: Database = app.state.core.database

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    event.listen(database.engine, "begin", fill)
    refused = client.post("/v1/receivables", json=body, headers={"Idempotency-Key": "one"})
    event.remove(database.engine, "begin", fill)
    assert_refused_for_the_moment(refused)
    with database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    created = client.post("/v1/receivables", json=body, headers={"Idempotency-Key": "one"})
    assert created.status_code == 201


@pytest.mark.database
@pytest.mark.parametrize(("works_from", "status"), [("9998", 503), ("0001", 200)])
def test_service_is_ready_only_where_it_works_with_later_tables(
    client: httpx.Client, database: Database, works_from: str, status: int
) -> None:
    assert works_from != newest_revision()
    with database.write() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
        connection.execute(
            text("INSERT INTO installation (name, value) VALUES ('works_from', :value)"),
            {"value": works_from},
        )
    assert client.get("/readyz").status_code == status
