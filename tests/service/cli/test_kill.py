"""kill -9 of the service, worker and all, at any instant: whatever was asked under one key took effect once."""

import contextlib
import json
import multiprocessing
import os
import random
import sqlite3
import sys
import threading

import httpx
import pytest

from tests.depth import rounds
from tests.service.cli.children import DATA_KEY, printed, until

KILLS, KILLS_DEEP = 50, 1_000
LAUNCH = {"launch_secret": "launched", "data_key": DATA_KEY}
# Each service is forked from a process that has read the program already: that is most of a start.
STARTER = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")


def serve(reader, data, ready):
    from recovery_service.__main__ import main

    os.dup2(reader.fileno(), 0)
    sys.stdin = os.fdopen(0, closefd=False)
    sys.exit(main(["serve", "--embedded", "--data-dir", data, "--ready-file", ready]))


@contextlib.contextmanager
def serving(folder):
    """A running service of its own process, killed at the end of the block: its base URL and how to kill it before."""
    ready = folder / "ready.json"
    reader, writer = STARTER.Pipe(duplex=False)
    with reader, writer:
        child = STARTER.Process(target=serve, args=(reader, str(folder / "data"), str(ready)))
        child.start()
        os.write(writer.fileno(), json.dumps(LAUNCH).encode() + b"\n")
        try:
            until(lambda: ready.exists() or not child.is_alive())
            assert ready.exists(), child.exitcode
            yield child, json.loads(ready.read_text())["base_url"]
        finally:
            child.kill()
            child.join()
            child.close()
            ready.unlink(missing_ok=True)


@pytest.mark.deep
@pytest.mark.skipif(sys.platform == "win32", reason="the service's stdin is handed over as a POSIX pipe here")
def test_creates_under_load_are_neither_lost_nor_doubled(tmp_path):
    STARTER.set_forkserver_preload(["recovery_service.__main__", "recovery_service.app", "pytest"])
    chance = random.Random(20260102)
    data = ["--data-dir", tmp_path / "data"]
    answered: dict[str, str] = {}
    asked: list[str] = []
    token = None
    for kill in range(rounds(KILLS, KILLS_DEEP)):
        with serving(tmp_path) as (child, base_url):
            if token is None:
                client = printed(
                    "client", "add", *data, "--name", "N", "--redirect-uri", "https://n.example/cb"
                )
                token = printed("token", "create", *data, "--client-id", client["client_id"])["access_token"]
            threads = [
                threading.Thread(target=create, args=(base_url, token, f"{kill}-{hand}", asked, answered))
                for hand in range(4)
            ]
            for thread in threads:
                thread.start()
            enough = len(answered) + chance.randint(1, 15)
            until(lambda enough=enough: len(answered) >= enough)
            child.kill()
            for thread in threads:
                thread.join()
    with serving(tmp_path) as (_, base_url), caller(base_url, token) as client:
        for key in asked:
            again = post(client, key)
            assert again.status_code == 201, again.text
            assert answered.setdefault(key, again.json()["id"]) == again.json()["id"]
    with sqlite3.connect(tmp_path / "data" / "service.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM creditor").fetchone() == (len(asked),)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def caller(base_url, token):
    # Reading the machine's certificates takes longer than the requests.
    how = {"verify": False, "trust_env": False, "timeout": 30}
    return httpx.Client(base_url=base_url, headers={"Authorization": f"Bearer {token}"}, **how)


def post(client, key):
    return client.post("/v1/users", json={"email": "a@company.example"}, headers={"Idempotency-Key": key})


def create(base_url, token, name, asked, answered):
    """One create after the other until the service is gone."""
    with caller(base_url, token) as client:
        for number in range(100_000):
            key = f"{name}-{number}"
            asked.append(key)
            try:
                answer = post(client, key)
            except httpx.TransportError:
                return
            if answer.status_code == 201:
                answered[key] = answer.json()["id"]
