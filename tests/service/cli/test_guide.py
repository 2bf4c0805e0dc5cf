"""The guide for platforms: its commands, run one after the other as they stand."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import recovery_service
from tests.needed import absent

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "platform.md"
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


OPERATING = GUIDE.with_name("operating.md")
SOURCES = Path(recovery_service.__file__).parent


def test_every_variable_of_the_environment_is_described() -> None:
    named = {
        name
        for source in SOURCES.rglob("*.py")
        for name in re.findall(r'"(RECOVERY_[A-Z_]+)"', source.read_text("utf-8"))
    }
    assert "RECOVERY_EVENT_DAYS" in named
    described = GUIDE.read_text("utf-8") + OPERATING.read_text("utf-8")
    assert not [name for name in sorted(named) if f"`{name}`" not in described]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def test_guide_leads_to_a_paid_receivable(tmp_path: Path) -> None:
    for program in ("bash", "curl"):
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    port = free_port()
    blocks = COMMANDS.findall(GUIDE.read_text("utf-8"))
    script = "\n".join(["set -eu -o pipefail", "trap 'kill %1' EXIT", *blocks]).replace("8000", str(port))
    folder = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "no_proxy": "127.0.0.1"}
    child = subprocess.Popen(
        ["bash", "-c", script],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        text, _ = child.communicate(timeout=180)
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
    assert child.returncode == 0, text
    statuses = [line for line in text.splitlines() if re.fullmatch(r"[a-z_]+", line)]
    assert statuses == ["active", "in_process", "payment_received", "recovered"], text
    for event in ("receivable.created", "receivable.sent_to_recovery", "receivable.recovered"):
        assert event in text
