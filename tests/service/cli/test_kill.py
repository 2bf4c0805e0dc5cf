"""kill -9 of the service, worker and all, at any instant: whatever was asked under one key took effect once."""

import random
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.depth import in_time, rounds
from tests.service.cli.children import DATA_KEY, printed, until
from tests.service.cli.forked import embedded

KILLS, KILLS_DEEP = 30, 500
LAUNCH = {"launch_secret": "launched", "data_key": DATA_KEY}


@pytest.mark.deep
@pytest.mark.skipif(sys.platform == "win32", reason="the service's stdin is handed over as a POSIX pipe here")
def test_creates_under_load_are_neither_lost_nor_doubled(tmp_path: Path) -> None:
    chance = random.Random(20260102)
    data = ["--data-dir", tmp_path / "data"]
    answered: dict[str, str] = {}
    requests: list[str] = []
    token = None
    for kill in in_time(range(rounds(KILLS, KILLS_DEEP)), KILLS):
        with embedded(tmp_path, LAUNCH) as (child, base_url):
            if token is None:
                client = printed(
                    "client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb"
                )
                token = printed("token", "create", *data, "--client-id", client["client_id"])["access_token"]
            threads = [
                threading.Thread(target=create, args=(base_url, token, f"{kill}-{hand}", requests, answered))
                for hand in range(4)
            ]
            for thread in threads:
                thread.start()
            enough = len(answered) + chance.randint(1, 15)
            until(lambda enough=enough: len(answered) >= enough)
            child.kill()
            for thread in threads:
                thread.join()
    with embedded(tmp_path, LAUNCH) as (_, base_url), caller(base_url, token) as client:
        for key in requests:
            again = post(client, key)
            assert again.status_code == 201, again.text
            assert answered.setdefault(key, again.json()["id"]) == again.json()["id"]
    with sqlite3.connect(tmp_path / "data" / "service.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM creditor").fetchone() == (len(requests),)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def caller(base_url: str, token: str) -> httpx.Client:
    # Reading the machine's certificates takes longer than the requests.
    how = {"verify": False, "trust_env": False, "timeout": 30}
    return httpx.Client(base_url=base_url, headers={"Authorization": f"Bearer {token}"}, **how)


def post(client: httpx.Client, key: str) -> httpx.Response:
    return client.post("/v1/users", json={"email": "a@company.example"}, headers={"Idempotency-Key": key})


def create(base_url: str, token: str, name: str, requested: list[Any], answered: dict[str, Any]) -> None:
    """One create after the other until the service is gone."""
    with caller(base_url, token) as client:
        for number in range(100_000):
            key = f"{name}-{number}"
            requested.append(key)
            try:
                response = post(client, key)
            except httpx.TransportError:
                return
            if response.status_code == 201:
                answered[key] = response.json()["id"]
