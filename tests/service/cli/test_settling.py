"""What a place is for ever, its environment and its key: settled by `init` and `serve`, and by nobody else."""

import base64
import contextlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from recovery_service.__main__ import main
from recovery_service.cli import worker as worker_command
from recovery_service.db.database import Database
from recovery_service.db.tables import installation
from tests.service.cli.children import COMMAND, printed, serving, until
from tests.service.postgresql import Server

KEY = base64.b64encode(b"a" * 32).decode()
OTHER_KEY = base64.b64encode(b"b" * 32).decode()
CLIENT = ["--name", "N", "--redirect-uri", "https://n.example/cb"]


@pytest.fixture(params=["folder", "server"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    if request.param == "folder":
        return ["--data-dir", str(tmp_path / "data")]
    return ["--database-url", request.getfixturevalue("postgres").new_database()]


@pytest.fixture
def server(postgres: Server) -> list[str]:
    return ["--database-url", postgres.new_database()]


@pytest.fixture
def worker_waits_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_command, "WAIT_SECONDS", 0.1)


@pytest.mark.parametrize(
    "command",
    [
        ["client", "add", *CLIENT],
        ["token", "create", "--client-id", "clt_none"],
        ["operator", "approve", "usr_none"],
        ["worker"],
    ],
    ids=lambda command: command[0],
)
def test_command_before_first_start_settles_nothing(
    command: list[str],
    place: list[str],
    capsys: pytest.CaptureFixture[str],
    worker_waits_briefly: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A worker is started before its place is settled at times: its unit starts it again.
    assert main([*command, *place]) == (75 if command == ["worker"] else 2)
    [text] = capsys.readouterr().err.splitlines()
    assert "recovery-service init" in text
    assert place[0] in text
    assert place[1].partition("?")[0].rpartition("/")[2] in text
    monkeypatch.setenv("RECOVERY_SECRET_KEY", KEY)
    assert printed("init", *place, "--environment", "production") == {"environment": "production"}


def test_server_is_not_served_before_it_is_said_what_it_is(
    server: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *server]) == 2
    assert "--environment" in capsys.readouterr().err.splitlines()[-1]
    assert printed("init", *server, "--environment", "test") == {"environment": "test"}


def test_folder_that_is_served_first_belongs_to_the_test_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECOVERY_SECRET_KEY", KEY)
    data = ["--data-dir", str(tmp_path / "data")]
    with serving(tmp_path):
        pass
    assert main(["init", *data, "--environment", "production"]) == 2
    assert "belong to the test environment" in capsys.readouterr().err
    assert main(["init", *data, "--environment", "test"]) == 0


def test_production_without_its_key_settles_nothing(
    place: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RECOVERY_SECRET_KEY", raising=False)
    assert main(["init", *place, "--environment", "production"]) == 2
    assert "RECOVERY_SECRET_KEY" in capsys.readouterr().err
    assert printed("init", *place, "--environment", "test") == {"environment": "test"}


@pytest.mark.parametrize(
    "command",
    [["serve"], ["init", "--environment", "production"], ["operator", "approve", "usr_none"], ["worker"]],
    ids=lambda command: command[0],
)
def test_start_with_another_key_is_refused(
    command: list[str], place: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECOVERY_SECRET_KEY", KEY)
    printed("init", *place, "--environment", "production")
    monkeypatch.setenv("RECOVERY_SECRET_KEY", OTHER_KEY)
    capsys.readouterr()
    assert main([*command, *place]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert "the key is not the one" in lines[-1]
    assert OTHER_KEY not in lines[-1]


def test_embedded_service_notices_another_data_key(tmp_path: Path) -> None:
    launch = {"launch_secret": "s" * 43, "data_key": KEY}
    with serving(tmp_path, "--embedded", launch=launch):
        pass
    command = [*COMMAND, "serve", "--embedded", "--data-dir", str(tmp_path / "data")]
    line = json.dumps({**launch, "data_key": OTHER_KEY}) + "\n"
    ended = subprocess.run(command, input=line, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert "the key is not the one" in ended.stderr


def test_key_itself_is_not_kept(server: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOVERY_SECRET_KEY", KEY)
    printed("init", *server, "--environment", "production")
    with contextlib.closing(Database(server[1])) as database, database.read() as connection:
        value = installation.value(connection, "key_fingerprint")
    assert value is not None
    assert value not in (KEY, (b"a" * 32).hex())


def test_worker_waits_for_the_first_start(server: list[str], tmp_path: Path) -> None:
    with (tmp_path / "said").open("w") as text:
        child = subprocess.Popen([*COMMAND, "worker", *server], stderr=text, stdin=subprocess.DEVNULL)
    try:
        with contextlib.closing(Database(server[1])) as database:
            assert tables(database) == []
            printed("init", *server, "--environment", "test")
            until(lambda: sessions(database) == 1 or child.poll() is not None)
        assert child.poll() is None, (tmp_path / "said").read_text()
    finally:
        child.kill()
        child.wait()


def tables(database: Database) -> list[Any]:
    with database.read() as connection:
        query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        return [row[0] for row in connection.exec_driver_sql(query)]


def sessions(database: Database) -> Any:
    with database.read() as connection:
        return connection.exec_driver_sql("SELECT count(*) FROM worker").scalar()
