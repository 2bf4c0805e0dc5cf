"""The service as the app's child: it lives exactly as long as the app does."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from recovery_service.__main__ import main
from recovery_service.cli.program import Unavailable
from tests.service.cli.children import COMMAND, DATA_KEY, is_responding, serving, until

LAUNCH = {"launch_secret": "launched", "data_key": DATA_KEY}


def test_end_of_stdin_is_its_end(tmp_path: Path) -> None:
    with serving(tmp_path, "--embedded", launch=LAUNCH, forked=False) as (child, base_url):
        assert is_responding(base_url)
        child.stdin.close()
        assert child.wait(20) == 0
        assert not (tmp_path / "ready.json").exists()
        assert not is_responding(base_url)


def test_open_connection_does_not_keep_it_alive(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--embedded", launch=LAUNCH) as (child, base_url),
        httpx.Client(base_url=base_url) as open_connection,
    ):
        open_connection.get("/healthz")
        child.stdin.close()
        assert child.wait(20) == 0


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is a word of POSIX")
def test_service_leaves_no_orphan_when_the_app_is_killed(tmp_path: Path) -> None:
    ready = tmp_path / "ready.json"
    command = [
        *COMMAND,
        "serve",
        "--embedded",
        "--data-dir",
        str(tmp_path / "data"),
        "--ready-file",
        str(ready),
    ]
    app = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import json, subprocess, sys, time\n"
            f"child = subprocess.Popen({command!r}, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)\n"
            f"child.stdin.write(json.dumps({LAUNCH!r}).encode() + b'\\n'); child.stdin.flush()\n"
            "time.sleep(300)",
        ]
    )
    try:
        until(ready.exists)
        body = json.loads(ready.read_text())
        assert is_responding(body["base_url"])
        app.send_signal(signal.SIGKILL)
        app.wait()
        until(lambda: not ready.exists() and not is_responding(body["base_url"]))
    finally:
        app.kill()
        app.wait()


def test_app_is_a_client_from_the_first_start(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--embedded", launch=LAUNCH) as (_, base_url),
        httpx.Client(base_url=base_url) as app,
    ):
        assert app.post("/embedded/token").status_code == 401
        body = app.post("/embedded/token", headers={"Authorization": "Bearer launched"}).json()
        bearer = {"Authorization": f"Bearer {body['access_token']}"}
        assert app.get("/v1/receivables", headers=bearer).status_code == 200
        assert app.get("/v1/receivables", headers={**bearer, "Host": "attacker.example"}).status_code == 421


@pytest.mark.parametrize(
    "line", ["", "{}", "not json", json.dumps({"launch_secret": "s", "data_key": "short"}), "[1]"]
)
def test_embedded_service_without_a_valid_first_line_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(f"{line}\n".encode())))
    assert main(["serve", "--embedded", "--data-dir", str(tmp_path / "data")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_secrets_of_the_launch_are_in_no_log(tmp_path: Path) -> None:
    with serving(tmp_path, "--embedded", launch=LAUNCH) as (child, base_url):
        httpx.post(base_url + "/embedded/token", headers={"Authorization": "Bearer launched"})
        child.stdin.close()
        child.wait(20)
    text = (tmp_path / "stderr.txt").read_text() + (tmp_path / "data" / "logs" / "service.log").read_text()
    assert "launched" not in text
    assert DATA_KEY not in text


def test_network_share_reports_journal_mode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # No such address is here: it gets as far as listening.
    nowhere = ["--host", "203.0.113.1", "--data-dir", str(tmp_path)]
    assert main(["serve", "--data-dir-is", "on-network", *nowhere]) == Unavailable.status
    assert "cannot listen" in capsys.readouterr().err
    text = (tmp_path / "logs" / "service.log").read_text()
    assert text.count("the data are on a network share") == 1
    assert not (tmp_path / "service.sqlite3-wal").exists()


def test_help_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--help"])
    assert ended.value.code == 0
    assert "--embedded" in capsys.readouterr().out
