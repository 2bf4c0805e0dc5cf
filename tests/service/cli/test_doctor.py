"""`doctor` says what is wrong with a place, and changes nothing."""

import json
from typing import Any

import pytest

from recovery_service.__main__ import main
from recovery_service.db.database import Database
from recovery_service.db.migrate import current_revision
from tests.service.cli.children import printed
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
    assert "does not lead to the service" in checks["address"]["text"]


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
    assert "canary" not in json.dumps(checks)
