"""`serve` as others start it: ready file, one per folder, one environment, and its end."""

import io
import json
import os
import signal
import stat
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_invoices import Isolation, Reader
from recovery_invoices.confinement.isolation import MEASURES
from recovery_service.__main__ import main
from tests.service.cli.children import is_responding, printed, serving, until


def test_tells_where_it_answers_and_takes_it_back_at_the_end(tmp_path: Path) -> None:
    with serving(tmp_path, forked=False) as (child, base_url):
        ready = tmp_path / "ready.json"
        assert json.loads(ready.read_text()) == {"base_url": base_url, "pid": child.pid}
        if os.name == "posix":
            assert stat.S_IMODE(ready.stat().st_mode) == 0o600
        assert is_responding(base_url)
        assert httpx.get(base_url + "/readyz").status_code == 200
        child.send_signal(signal.SIGTERM)
        assert child.wait(30) == 0
        assert not ready.exists()


def test_folder_has_one_service(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        assert status_of(["serve", "--data-dir", str(tmp_path / "data")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    with serving(tmp_path) as (_, base_url):
        assert is_responding(base_url)


def test_folder_belongs_to_the_environment_of_its_first_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path):
        pass
    assert status_of(["serve", "--data-dir", str(tmp_path / "data"), "--environment", "production"]) == 2
    assert "belong to the test environment" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--port", "seventy"],
        ["serve", "--port", "70000"],
        ["serve", "--environment", "staging"],
        ["serve", "--embedded", "--host", "0.0.0.0"],
        ["serve", "--embedded"],
        ["serve", "--database-url", "mysql://x/y"],
        ["serve", "--database-url", "postgresql://nobody@127.0.0.1:1/none?connect_timeout=2"],
        ["serve", "--public-url", "ftp://x"],
        ["serve", "--host", "256.0.0.1"],
        ["token", "create", "--client-id", "nobody"],
        ["token", "create", "--client-id", "nobody", "--scope", "everything"],
        ["client", "add", "--name", "N", "--redirect-uri", "http://localhost/cb"],
        ["client", "operator", "--client-id", "nobody", "--email", "a@b.example"],
        ["client", "operator", "--client-id", "nobody", "--email", "nothing"],
        ["extract", "--creditor", "nowhere.json", "invoice.pdf"],
        ["unknown"],
        [],
    ],
    ids=" ".join,
)
def test_bad_arguments_are_one_line_and_status_2_or_75_where_trying_again_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[Any]
) -> None:
    takes_place = arguments[:1] in (["serve"], ["token"], ["client"]) and "--database-url" not in arguments
    place = ["--data-dir", str(tmp_path / "data")] if takes_place else []
    # Nobody is at the other end of stdin.
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    is_away = any("nobody@127.0.0.1:1" in argument for argument in arguments)
    assert status_of([*arguments, *place]) == (75 if is_away else 2)
    output = capsys.readouterr()
    assert len(output.err.splitlines()) == 1, output.err
    assert output.out == ""


def test_program_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(["--version"]) == 0
    assert capsys.readouterr().out == f"recovery-service {version('recovery-desktop')}\n"


def status_of(arguments: list[Any]) -> Any:
    try:
        return main(arguments)
    except SystemExit as end:
        return end.code


def test_production_needs_its_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RECOVERY_SECRET_KEY", raising=False)
    assert status_of(["serve", "--data-dir", str(tmp_path / "data"), "--environment", "production"]) == 2
    assert "RECOVERY_SECRET_KEY" in capsys.readouterr().err


def test_clients_and_tokens_can_be_made_beside_a_running_service(tmp_path: Path) -> None:
    data = ["--data-dir", tmp_path / "data"]
    with serving(tmp_path) as (_, base_url):
        client = printed("client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb")
        assert set(client) == {"client_id", "client_secret", "data_dir"}
        assert client["data_dir"] == str(tmp_path / "data")
        app = printed(
            "client", "add", *data, "--name", "A", "--redirect-uri", "http://127.0.0.1/cb", "--public"
        )
        assert set(app) == {"client_id", "data_dir"}
        token = printed(
            "token", "create", *data, "--client-id", client["client_id"], "--scope", "webhooks:manage"
        )
        headers = {"Authorization": f"Bearer {token['access_token']}"}
        assert httpx.get(base_url + "/v1/webhooks", headers=headers).json() == []
        assert httpx.get(base_url + "/v1/receivables", headers=headers).status_code == 403
        assert (
            httpx.get(base_url + "/v1/webhooks", headers={"Authorization": "Bearer other"}).status_code == 401
        )


def test_wrapped_style_is_an_option(tmp_path: Path) -> None:
    data = ["--data-dir", tmp_path / "data"]
    with serving(tmp_path, "--response-style", "wrapped") as (_, base_url):
        client = printed("client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb")
        token = printed("token", "create", *data, "--client-id", client["client_id"])
        headers = {"Authorization": f"Bearer {token['access_token']}"}
        response = httpx.get(base_url + "/v1/webhooks", headers=headers)
        assert response.json()["data"] == []
        assert response.json()["meta"]["request_id"] == response.headers["X-Request-Id"]


def test_logs_are_json_lines_without_anything_personal(tmp_path: Path) -> None:
    with serving(tmp_path) as (child, base_url):
        httpx.get(base_url + "/v1/receivables/rcv_secret?email=person@company.example")
        httpx.get(base_url + "/r/link_secret")
        child.terminate()
        child.wait(30)
    lines = (tmp_path / "data" / "logs" / "service.log").read_text().splitlines()
    events = [json.loads(line) for line in lines]
    assert {"ready", "request", "stopped"} <= {event["event"] for event in events}
    assert "secret" not in "".join(lines)
    assert "person@" not in "".join(lines)


def test_confirmed_writes_survive_kill_9(tmp_path: Path) -> None:
    data = ["--data-dir", tmp_path / "data"]
    with serving(tmp_path) as (child, _):
        client = printed("client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb")
        child.kill()
    with serving(tmp_path) as (_, base_url):
        until(lambda: is_responding(base_url))
        assert printed("token", "create", *data, "--client-id", client["client_id"])


@pytest.fixture
def unconfined(monkeypatch: pytest.MonkeyPatch) -> None:
    def isolation(reader: Reader) -> Isolation:
        return Isolation({"files": "this kernel offers no Landlock"})

    monkeypatch.setattr(Reader, "isolation", isolation)


def test_service_that_requires_confinement_refuses_to_run_without_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, unconfined: None
) -> None:
    monkeypatch.setenv("RECOVERY_REQUIRE_CONFINEMENT", "yes")
    assert status_of(["serve", "--data-dir", str(tmp_path / "data"), "--environment", "test"]) == 2
    assert "files: this kernel offers no Landlock" in capsys.readouterr().err


def test_service_that_requires_confinement_runs_where_it_is_complete_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform != "linux":
        pytest.skip("complete on Linux only")
    monkeypatch.setenv("RECOVERY_REQUIRE_CONFINEMENT", "yes")
    with serving(tmp_path) as (_, base_url):
        figures = httpx.get(base_url + "/metrics").text
    for measure in MEASURES:
        assert f'recovery_reader_confined{{measure="{measure}"}} 1.0' in figures


def test_flag_neither_yes_nor_no_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECOVERY_REQUIRE_CONFINEMENT", "maybe")
    assert status_of(["serve", "--data-dir", str(tmp_path / "data"), "--environment", "test"]) == 2
    assert "yes or no" in capsys.readouterr().err
