"""The wall: what a child may do, what crosses the pipe, and how children are replaced."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from decimal import Decimal

import pytest

from recovery_invoices.confinement import frames, launch
from recovery_invoices.confinement.limits import ROLES
from recovery_invoices.confinement.pool import Pool
from recovery_invoices.failures import ExtractionError
from tests.invoices.typeset import typeset

linux = pytest.mark.skipif(sys.platform != "linux", reason="these limits are Linux's")

PROBE = """
import json, socket, sys
from recovery_invoices.confinement import limits
limits.confine(limits.ROLES["parser"])
found = {}
def attempt(name, work):
    try:
        work()
        found[name] = "allowed"
    except (OSError, MemoryError) as error:
        found[name] = type(error).__name__
attempt("memory", lambda: bytearray(700 * 1024 * 1024))
attempt("network", lambda: socket.create_connection(("127.0.0.1", int(sys.argv[1])), 2))
def write():
    with open(sys.argv[2], "wb", buffering=0) as file:
        file.write(b"x" * 10)
import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
attempt("write", write)
print(json.dumps(found))
"""


@linux
def test_confined_process_has_no_memory_network_or_disk_to_waste(tmp_path: object) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as server:
        arguments = [str(server.getsockname()[1]), f"{tmp_path}/planted"]
        done = subprocess.run(
            [sys.executable, "-c", PROBE, *arguments], capture_output=True, timeout=60, check=True
        )
    body = json.loads(done.stdout)
    assert body["memory"] == "MemoryError"
    assert body["write"] != "allowed"
    if os.geteuid() == 0 or body["network"] != "allowed":
        assert body["network"] != "allowed"
    else:
        pytest.skip("this kernel grants no network namespace to an ordinary user")


def test_child_sees_none_of_the_parents_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOVERY_SECRET", "canary")
    child = launch.start_worker("parser")
    try:
        frames.read_frame(child.stdout)  # type: ignore[arg-type]
        if sys.platform == "linux":
            with open(f"/proc/{child.pid}/environ", "rb") as environment:
                assert b"canary" not in environment.read()
        assert "RECOVERY_SECRET" not in launch.PASSED_ON
    finally:
        child.kill()
        child.communicate()


def test_child_ends_with_its_parents_pipe() -> None:
    child = launch.start_worker("parser")
    frames.read_frame(child.stdout)  # type: ignore[arg-type]
    assert child.stdin is not None
    child.stdin.close()
    assert child.wait(30) == 0
    assert child.stdout is not None
    child.stdout.close()


def test_killed_child_is_replaced() -> None:
    pool = Pool("parser", 1)
    try:
        with pool.borrow() as child:
            child.process.kill()
            with pytest.raises(ExtractionError):
                child.ask({"task": "read", "creditor": {}}, typeset("de", 0).pdf)
            first = child.process.pid
        with pool.borrow() as child:
            assert child.process.pid != first
            response, _ = child.ask({"task": "read", "creditor": {}}, typeset("de", 0).pdf)
            assert response["extraction"]["confidence"] > 0
    finally:
        pool.close()


def test_child_is_used_again_and_retired_in_time() -> None:
    pool = Pool("parser", 1)
    try:
        with pool.borrow() as child:
            first = child
            child.ask({"task": "read", "creditor": {}}, typeset("de", 0).pdf)
        with pool.borrow() as child:
            assert child is first
            child.tasks = ROLES["parser"].tasks
        with pool.borrow() as child:
            assert child is not first
    finally:
        pool.close()


def test_closed_pool_lends_nothing() -> None:
    pool = Pool("parser", 1)
    pool.close()
    with pytest.raises(ExtractionError), pool.borrow():
        pass


def test_frame_crosses_whole() -> None:
    pipe = io.BytesIO()
    frames.write_frame(pipe, {"amount": Decimal("12.30"), "text": "é\ud800"}, b"block")
    pipe.seek(0)
    message, block = frames.read_frame(pipe)
    assert (message["amount"], block) == (12.3, b"block")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\x00" * 5,
        frames.HEADER.pack(2**31, 0),
        frames.HEADER.pack(4, 2**31) + b"null",
        frames.HEADER.pack(4, 0) + b"null",
        frames.HEADER.pack(3, 0) + b"{1}",
        frames.HEADER.pack(200_000, 0) + b"[" * 200_000,
    ],
)
def test_malformed_frame_is_refused(sent: bytes) -> None:
    with pytest.raises(frames.BrokenPipe):
        frames.read_frame(io.BytesIO(sent))


def test_oversized_frame_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too large"):
        frames.write_frame(io.BytesIO(), {}, bytes(frames.MAX_BYTES + 1))
