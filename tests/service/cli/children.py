"""The service as a child process, waited for by conditions."""

import base64
import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from recovery_service.__main__ import main
from tests.service.cli.forked import Child, forked, kill, program_into
from tests.service.cli.waiting import LONGEST_START, until

COMMAND = [sys.executable, "-m", "recovery_service"]
DATA_KEY = base64.b64encode(b"k" * 32).decode()


def run(*arguments: Any, env: None = None) -> subprocess.CompletedProcess:
    """A subcommand that ends by itself, in a forked process: reading the program is most of what it would do."""
    command = [*map(str, arguments)]
    with tempfile.TemporaryDirectory() as folder:
        response, complaint = Path(folder, "response"), Path(folder, "complaint")
        child = forked(program_into, command, str(response), str(complaint), {**os.environ, **(env or {})})
        child.join(LONGEST_START)
        status = child.exitcode
        kill(child)
        assert status is not None, f"{command} did not end"
        return subprocess.CompletedProcess(
            command, status, response.read_text("utf-8"), complaint.read_text("utf-8")
        )


def printed(*arguments: Any) -> dict[str, Any]:
    """What a subcommand says, in this process: a new one would read the whole program for it."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        assert main([*map(str, arguments)]) == 0
    return json.loads(output.getvalue())


@contextlib.contextmanager
def serving(
    folder: Path,
    *arguments: Any,
    launch: dict[str, Any] | None = None,
    place: list[str] | None = None,
    forked: bool = True,
) -> Iterator[Any]:
    """A running `serve`: the process and its base URL. Forked, unless its start is what the test is about."""
    ready = folder / "ready.json"
    where = place or ["--data-dir", str(folder / "data")]
    command = ["serve", *where, "--ready-file", str(ready), *arguments]
    with (folder / "stderr.txt").open("a") as text:
        if forked:
            child = Child(command, text.name)
        else:
            child = subprocess.Popen([*COMMAND, *command], stdin=subprocess.PIPE, stderr=text)
    try:
        if launch is not None:
            child.stdin.write(json.dumps(launch).encode() + b"\n")
            child.stdin.flush()
        until(lambda: ready.exists() or child.poll() is not None)
        assert ready.exists(), (folder / "stderr.txt").read_text()
        yield child, json.loads(ready.read_text())["base_url"]
    finally:
        if child.poll() is None:
            child.kill()
        child.wait()
        child.stdin.close()
        ready.unlink(missing_ok=True)


def is_responding(base_url: str) -> bool:
    try:
        return httpx.get(base_url + "/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False
