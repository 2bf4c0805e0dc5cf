"""The file of settings: for the units and for an operator's commands, and where `init` puts a new key."""

import base64
from pathlib import Path
from typing import Any

import pytest

from recovery_service.__main__ import main
from recovery_service.cli import parser_for
from recovery_service.cli.program import UsageError
from recovery_service.cli.settings_file import parse_settings
from tests.service.cli.children import DATA_KEY, run
from tests.service.postgresql import Server


@pytest.fixture
def file(tmp_path: Path, postgres: Server) -> Path:
    written = tmp_path / "service.env"
    written.write_text(
        f"RECOVERY_DATABASE={postgres.new_database()}\nRECOVERY_ENVIRONMENT=production\n", "utf-8"
    )
    return written


def started(file: Path, *arguments: str) -> Any:
    return run(*arguments, env={"RECOVERY_SETTINGS": str(file)})  # type: ignore[arg-type]


def test_lines_are_read_as_systemd_reads_them() -> None:
    text = """# a comment
; another
PLAIN=smtp://a:b@c?from=d&e=$f
WORDS = Example Collections
QUOTED="Example # Collections"
LONG=one \\
two
PLAIN=later
EMPTY=
"""
    assert parse_settings(text) == {
        "PLAIN": "later",
        "WORDS": "Example Collections",
        "QUOTED": "Example # Collections",
        "LONG": "one two",
        "EMPTY": "",
    }


@pytest.mark.parametrize("text", ["no setting", "1A=2", 'A="open'])
def test_line_that_is_no_setting_is_refused_without_its_words(text: str) -> None:
    with pytest.raises(UsageError) as refused:
        parse_settings(f"A=1\n{text}\n")
    assert "line 2" in str(refused.value)
    assert text not in str(refused.value)


def test_init_draws_a_key_into_the_file_once_and_other_commands_use_it(file: Path) -> None:
    first = started(file, "init")
    assert first.returncode == 0, first.stderr
    key = parse_settings(file.read_text("utf-8"))["RECOVERY_SECRET_KEY"]
    assert len(base64.b64decode(key)) == 32
    assert key not in first.stdout + first.stderr
    text = file.read_text("utf-8")
    assert started(file, "init").returncode == 0
    assert file.read_text("utf-8") == text
    client = started(file, "client", "add", "--name", "N", "--redirect-uri", "https://n.example/cb")
    assert client.returncode == 0, client.stderr


def test_lost_key_is_not_replaced_by_a_new_one(file: Path) -> None:
    text = file.read_text("utf-8")
    assert started(file, "init").returncode == 0
    file.write_text(text, "utf-8")
    again = started(file, "init")
    assert again.returncode == 2
    assert "RECOVERY_SECRET_KEY" in again.stderr
    assert file.read_text("utf-8") == text


def test_environment_comes_before_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("RECOVERY_ENVIRONMENT", "RECOVERY_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RECOVERY_SETTINGS", str(file))
    monkeypatch.setenv("RECOVERY_SECRET_KEY", DATA_KEY)
    monkeypatch.setenv("RECOVERY_ENVIRONMENT", "test")
    monkeypatch.setenv("RECOVERY_DATABASE", parse_settings(file.read_text("utf-8"))["RECOVERY_DATABASE"])
    assert main(["init"]) == 0
    assert capsys.readouterr().out == '{"environment": "test"}\n'


def test_folder_that_is_named_counts_before_the_database_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RECOVERY_DATABASE", "postgresql://recovery@localhost/recovery")
    for words in (["token", "list", "--client-id", "x"], ["migrate"]):
        assert parser_for(words).parse_args(words).database_url is not None
        assert parser_for(words).parse_args([*words, "--data-dir", str(tmp_path)]).database_url is None


def test_file_that_is_named_and_cannot_be_read_is_said(tmp_path: Path) -> None:
    done = started(tmp_path / "none.env", "doctor")
    assert done.returncode == 2
    assert "none.env" in done.stderr
