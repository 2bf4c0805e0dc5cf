"""Escapes from the child: each attempt fails, as an ordinary user and as root, whatever the machine leaves out."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from recovery_invoices import Reader
from recovery_invoices.confinement import landlock, launch, seccomp
from recovery_invoices.confinement.frames import read_frame
from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.confinement.system_calls import PROCESSORS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these measures are Linux's")

PROGRAM = Path(__file__).with_name("escape_attempts.py")
NOBODY = 65534
IS_ROOT = os.geteuid() == 0 if sys.platform == "linux" else False
#: What anybody may do who is not confined: that these end otherwise in a child is no accident.
COMMON = {
    "read a file outside", "read it by openat2", "list a folder outside", "read the accounts", "connect by TCP",
    "listen on TCP", "send by UDP", "connect to a UNIX socket", "connect to an abstract socket",
    "make a pair of sockets", "ask by netlink", "fork", "read its own descriptors",
    "make a file in memory to run",
}  # fmt: skip


@dataclass(frozen=True)
class Around:
    """What there is to reach."""

    arguments: tuple[str, ...]


@pytest.fixture
def around() -> Iterator[Around]:
    """In a folder that every user may reach, as pytest's own is not."""
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o777)
        yield from _reachable(Path(place))


def _reachable(folder: Path) -> Iterator[Around]:
    foreign = folder / "foreign"
    foreign.write_text("secret")
    (folder / "victim").write_text("here")
    unix = str(folder / "socket")
    with ExitStack() as stack:
        tcp = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        udp = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        udp.bind(("127.0.0.1", 0))
        for address in (unix, f"\0{unix}"):
            listening = stack.enter_context(socket.socket(socket.AF_UNIX))
            listening.bind(address)
            listening.listen()
        os.chmod(unix, 0o777)
        ports = str(tcp.getsockname()[1]), str(udp.getsockname()[1])
        yield Around((str(foreign), str(folder), *ports, unix))


def attempted(who: str, around: Around, role: str, left_out: str = "") -> dict[str, Any]:
    if who == "root" and not IS_ROOT:
        pytest.skip("only root tries it as root")
    user = str(NOBODY) if who == "ordinary" and IS_ROOT else "same"
    command = [sys.executable, "-P", str(PROGRAM), role, user, left_out, *around.arguments]
    done = subprocess.run(command, capture_output=True, timeout=120, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    first, _, after = done.stdout.partition("\n")
    body: dict[str, Any] = json.loads(first)
    body["executed"] = "escaped" in after
    return body


@pytest.mark.parametrize("who", ["ordinary", "root"])
def test_attempts_succeed_where_nothing_confines_them(around: Around, who: str) -> None:
    attempts = attempted(who, around, "free")
    assert {name for name, ended in attempts["found"].items() if ended == "done"} >= COMMON
    assert attempts["executed"]


@pytest.mark.parametrize("who", ["ordinary", "root"])
@pytest.mark.parametrize("role", ["parser", "ocr", "photo", "archive", "database"])
def test_escape_from_each_child_fails_as_an_ordinary_user_and_as_root(
    around: Around, who: str, role: str
) -> None:
    attempts = attempted(who, around, role)
    assert attempts["missing"] == {}
    assert {name for name, ended in attempts["found"].items() if ended == "done"} == set()
    assert len(attempts["found"]) >= 20
    assert not attempts["executed"]


@pytest.mark.parametrize("who", ["ordinary", "root"])
def test_escape_fails_where_no_namespace_is_granted(around: Around, who: str) -> None:
    attempts = attempted(who, around, "parser", "namespaces")
    assert attempts["missing"] == {}
    assert {name for name, ended in attempts["found"].items() if ended == "done"} == set()
    assert not attempts["executed"]


@pytest.mark.parametrize("who", ["ordinary", "root"])
def test_confinement_without_landlock_allows_reading_only_and_says_so(around: Around, who: str) -> None:
    attempts = attempted(who, around, "parser", "files")
    assert attempts["missing"] == {"files": "left out"}
    done = {name for name, ended in attempts["found"].items() if ended == "done"}
    assert done <= {
        "read a file outside", "list a folder outside", "read the accounts", "read its own descriptors",
        "read the parent's environment",
    }  # fmt: skip
    assert not attempts["executed"]


@pytest.mark.parametrize("who", ["ordinary", "root"])
def test_confinement_on_an_unknown_processor_guards_files_and_network_and_says_so(
    around: Around, who: str
) -> None:
    attempts = attempted(who, around, "parser", "system_calls")
    assert "processor" in attempts["missing"]["system_calls"]
    stored = {
        "read a file outside", "read the accounts", "write a file", "delete a file", "link a file",
        "connect by TCP", "send by UDP", "mount", "read the parent's environment",
    }  # fmt: skip
    done = {name for name, ended in attempts["found"].items() if ended == "done"}
    assert not done & stored
    assert set(attempts["missing"]) == {"system_calls", "network"}
    assert not attempts["executed"]


@pytest.mark.parametrize("role", ["parser", "ocr", "photo"])
def test_started_child_has_no_capability_and_a_filter(role: str) -> None:
    child = launch.start_worker(role)
    try:
        ready, _ = read_frame(child.stdout)  # type: ignore[arg-type]
        status = dict(
            line.split(":", 1) for line in Path(f"/proc/{child.pid}/status").read_text().splitlines()
        )
    finally:
        child.kill()
        child.communicate()
    assert Isolation.from_wire(ready["isolation"]).is_complete
    assert {int(status[name], 16) for name in ("CapInh", "CapPrm", "CapEff", "CapAmb")} == {0}
    assert (int(status["NoNewPrivs"]), int(status["Seccomp"])) == (1, 2)


def test_reader_says_what_holds() -> None:
    with Reader() as reader:
        assert reader.isolation() == Isolation()


@pytest.mark.parametrize("processor", PROCESSORS.values(), ids=PROCESSORS)
@pytest.mark.parametrize("threads", [True, False])
def test_filter_paths_all_end_with_an_answer(processor: Any, threads: bool) -> None:
    """A jump beyond the end, or a step that falls out of it, would be refused on a machine nobody tried."""
    steps = seccomp.build_filter(processor, 1234, threads=threads)
    for at, (code, if_true, if_false, _) in enumerate(steps):
        if code == 0x15:
            assert at + 1 + max(if_true, if_false) < len(steps)
    assert steps[-1][0] == 0x06
    assert len(steps) < 4096


def test_frozen_app_may_read_its_own_executable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its modules lie in there, and a child imports them after it was confined."""
    executable, inside = tmp_path / "app" / "recovery-desktop", tmp_path / "app" / "_internal"
    inside.mkdir(parents=True)
    executable.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(executable))
    monkeypatch.setattr(sys, "_MEIPASS", str(inside), raising=False)
    assert {str(executable), str(inside)} <= set(landlock.library_paths())
