"""A hosted service: one PostgreSQL, web processes and workers apart, any of them may die."""

import contextlib
import json
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.service.cli.children import COMMAND, is_responding, printed, run, serving, until
from tests.service.postgresql import Server


@pytest.fixture
def place(postgres: Server) -> list[str]:
    created = ["--database-url", postgres.new_database()]
    printed("init", *created, "--environment", "test")
    return created


@pytest.fixture
def receiver() -> Iterator[ThreadingHTTPServer | tuple[list[Any], str]]:
    """An endpoint of a platform: the ids it was told, and its URL."""
    messages = []

    class Endpoint(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            messages.append((event["type"], event["data"]["user_id"]))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Endpoint)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield messages, f"http://127.0.0.1:{server.server_address[1]}/events"
    server.shutdown()
    thread.join()
    server.server_close()


@contextlib.contextmanager
def worker(place: list[str], folder: Path) -> Iterator[Any]:
    with (folder / "worker.txt").open("a") as text:
        child = subprocess.Popen([*COMMAND, "worker", *place], stderr=text, stdin=subprocess.DEVNULL)
    try:
        yield child
    finally:
        child.kill()
        child.wait()


def test_workers_do_what_the_web_process_planned(
    tmp_path: Path, place: list[str], receiver: ThreadingHTTPServer | tuple[list[Any], str]
) -> None:
    result, url = receiver
    with serving(tmp_path, "--no-worker", place=place) as (_, base_url):
        client = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
        token = printed("token", "create", *place, "--client-id", client["client_id"])
        headers = {"Authorization": f"Bearer {token['access_token']}"}
        with httpx.Client(base_url=base_url, headers=headers, timeout=30) as platform:
            endpoint = platform.post(
                "/v1/webhooks", json={"url": url, "events": ["user.onboarding.completed"]}
            )
            assert endpoint.status_code == 201, endpoint.text

            def onboard() -> str:
                user = platform.post("/v1/users", json={"email": "creditor@company.example"}).json()["id"]
                done = platform.post(f"/v1/test/users/{user}/complete-onboarding")
                assert done.status_code == 200, done.text
                return user

            first = onboard()
            assert result == []
            with worker(place, tmp_path) as one, worker(place, tmp_path):
                until(lambda: ("user.onboarding.completed", first) in result)
                one.kill()
                one.wait()
                second = onboard()
                until(lambda: ("user.onboarding.completed", second) in result)
            assert len(result) == 2


def test_hosted_web_processes_share_the_database_and_its_environment(
    tmp_path: Path, place: list[str]
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with serving(one, place=place) as (_, first), serving(two, place=place) as (_, second):
        client = printed("client", "add", *place, "--name", "N", "--redirect-uri", "https://n.example/cb")
        token = printed("token", "create", *place, "--client-id", client["client_id"])
        headers = {"Authorization": f"Bearer {token['access_token']}"}
        key = {"Idempotency-Key": "an intention"}
        body = {"email": "creditor@company.example"}
        created = [
            httpx.post(url + "/v1/users", json=body, headers=headers | key, timeout=30).json()["id"]
            for url in (first, second)
        ]
        assert created[0] == created[1]
        assert is_responding(first)
        assert is_responding(second)
    other = run("serve", *place, "--environment", "production")
    assert other.returncode == 2
