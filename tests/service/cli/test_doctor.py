"""`doctor` says what is wrong with a place, and changes nothing."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.version import API_VERSION, VERSION_HEADER
from recovery_service.__main__ import main
from recovery_service.cli import open_service, public_address, running
from recovery_service.cli.program import release
from recovery_service.db.database import Database
from recovery_service.db.migrate import current_revision
from recovery_service.jobs.distributed import stream_name
from recovery_service.jobs.engine import Engine
from tests.service.cli.children import printed
from tests.service.conftest import make_core
from tests.service.postgresql import Server

KEY = "RECOVERY_SECRET_KEY"


@pytest.fixture
def place(postgres: Server) -> list[str]:
    return ["--database-url", postgres.new_database()]


def examine(place: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    status = main(["doctor", *place, "--public-url", "http://127.0.0.1:1"])
    checks = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return status, {check["check"]: check for check in checks}


def test_empty_database_is_named_and_stays_empty(
    place: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, checks = examine(place, capsys)
    assert status == 1
    assert "recovery-service init" in checks["database"]["text"]
    database = Database(place[1])
    with database.read() as connection:
        assert current_revision(connection) is None
    database.close()


def test_database_that_is_away_fails_in_one_sentence_each(capsys: pytest.CaptureFixture[str]) -> None:
    status, checks = examine(["--database-url", "postgresql://nobody@127.0.0.1:1/none"], capsys)
    assert status == 1
    assert not checks["database"]["ok"]
    assert "\n" not in checks["database"]["text"]
    assert checks["settings"]["ok"]


def test_settled_place_lacks_workers_and_an_address(
    place: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    printed("init", *place, "--environment", "test")
    _, checks = examine(place, capsys)
    wrong = [name for name, check in checks.items() if not check["ok"]]
    assert wrong == ["workers", "address"]
    assert "does not lead to the service: nothing listens there" in checks["address"]["text"]


def test_process_that_was_started_before_a_change_is_named(
    place: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    printed("init", *place, "--environment", "test")
    settings = tmp_path / "service.env"
    settings.write_text("RECOVERY_COLLECTOR=One\n")
    monkeypatch.setenv("RECOVERY_SETTINGS", str(settings))
    monkeypatch.setenv("RECOVERY_COLLECTOR", "One")
    database = Database(place[1])
    keys = open_service.load_keys(database, "test")
    own = {"RECOVERY_SETTINGS": str(settings), "RECOVERY_STATUS_PORT": "9101", "RECOVERY_COLLECTOR": "One"}
    with pytest.MonkeyPatch.context() as started:
        for name, value in own.items():
            started.setenv(name, value)
        running.introduce(make_core(database, data_key=keys.data_key), "worker:77")
    assert f"1 with release {release()} and these settings" in examine(place, capsys)[1]["processes"]["text"]
    monkeypatch.setenv("RECOVERY_COLLECTOR", "Two")
    assert "worker:77 runs with other settings" in examine(place, capsys)[1]["processes"]["text"]
    (tmp_path / "worker-2.env").write_text("RECOVERY_COLLECTOR=One\n")
    assert examine(place, capsys)[1]["processes"]["ok"]
    database.introduce(f"recovery api:8000 0.0.9 {'0' * 12}")
    assert "api:8000 runs release 0.0.9" in examine(place, capsys)[1]["processes"]["text"]
    database.close()


def test_wrong_key_and_mail_server_are_named_without_their_secrets(
    place: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY, "YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE=")
    printed("init", *place, "--environment", "production")
    monkeypatch.setenv(KEY, "YmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmJiYmI=")
    monkeypatch.setenv("RECOVERY_MAIL_URL", "smtp://me:canary@127.0.0.1:1?from=a@collector.example")
    _, checks = examine(place, capsys)
    assert not checks["key"]["ok"]
    assert not checks["mail"]["ok"]
    assert checks["mail"]["text"] == "127.0.0.1:1: nothing listens at this port"
    assert "canary" not in json.dumps(checks)


class Proxy(BaseHTTPRequestHandler):
    """Answers at the public address as a proxy of ours would; the server's `views` say what the service sees."""

    def do_GET(self) -> None:
        views = self.server.views  # type: ignore[attr-defined]
        self.send_response(200 if views else 502)
        if views:
            self.send_header(VERSION_HEADER, API_VERSION)
        body = json.dumps({"client": self.headers["X-Forwarded-For"], **views}).encode()
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.send_response(413 if int(self.headers["Content-Length"]) > self.server.limit else 405)  # type: ignore[attr-defined]
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Quiet."""


@pytest.fixture
def proxy() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    server.views, server.limit = {"scheme": "http", "client": "203.0.113.5"}, 80_000_000  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize(
    ("views", "limit", "words"),
    [
        ({}, 80_000_000, "no service behind it"),
        ({"scheme": "https"}, 80_000_000, "FORWARDED_ALLOW_IPS"),
        ({"scheme": "http"}, 80_000_000, "replace X-Forwarded-For"),
        ({"scheme": "http", "client": "203.0.113.5"}, 30_000_000, "refuses bodies of 72 MiB"),
    ],
    ids=["not started", "scheme", "foreign address", "body"],
)
def test_proxy_that_passes_on_too_little_or_too_much_is_wrong(
    proxy: Any, views: dict[str, str], limit: int, words: str
) -> None:
    url = f"http://127.0.0.1:{proxy.server_address[1]}"
    assert "large bodies come through" in public_address.check_address(url)
    proxy.views, proxy.limit = views, limit
    with pytest.raises(public_address.Wrong, match=words):
        public_address.check_address(url)


def test_production_without_a_mail_server_for_codes_is_wrong(
    place: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY, "YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE=")
    printed("init", *place, "--environment", "production")
    _, checks = examine(place, capsys)
    assert "RECOVERY_SMTP_URL" in checks["codes"]["text"]


def test_engine_is_examined_without_making_anything(
    place: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    nats_urls: tuple[str, ...],
) -> None:
    printed("init", *place, "--environment", "test")
    assert examine(place, capsys)[1]["engine"]["ok"]
    monkeypatch.setenv("RECOVERY_NATS_URL", ",".join(nats_urls))
    assert "no worker has distributed anything yet" in examine(place, capsys)[1]["engine"]["text"]
    database = Database(place[1])
    core = make_core(database, nats_urls=nats_urls)
    with database.write() as connection:
        name = stream_name(connection)
    assert "NotFoundError" in examine(place, capsys)[1]["engine"]["text"]

    async def story() -> None:
        stop = asyncio.Event()
        working = asyncio.create_task(Engine(core, {}, lambda kind, outcome: None).run(stop))
        examined = None
        while examined is None or not examined["engine"]["ok"]:
            examined = await asyncio.to_thread(lambda: examine(place, capsys)[1])
        assert examined["engine"]["text"] == "0 messages wait, 0 are being sent"
        stop.set()
        await working

    asyncio.run(story())
    database.close()
    assert name.startswith("recovery-")
