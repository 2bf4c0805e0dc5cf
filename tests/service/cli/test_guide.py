"""The guide for platforms: its commands, run one after the other as they stand."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import recovery_service
from recovery_contract.ids import EventId
from recovery_service.webhooks.sender import Message
from tests.needed import absent
from tests.ports import free_port
from tests.service.cli.children import until

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "resources" / "reference" / "guide.md"
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


OPERATING = ROOT / "docs" / "guide" / "operating.md"
SOURCES = Path(recovery_service.__file__).parent


def test_environment_variables_are_described_in_the_guide() -> None:
    named = {
        name
        for source in SOURCES.rglob("*.py")
        for name in re.findall(r'"(RECOVERY_[A-Z_]+)"', source.read_text("utf-8"))
    }
    assert "RECOVERY_EVENT_DAYS" in named
    described = GUIDE.read_text("utf-8") + OPERATING.read_text("utf-8")
    assert not [name for name in sorted(named) if f"`{name}`" not in described]


RECEIVERS = re.compile(r"^cat > (receiver\.\w+) <<'END'\n(.*?)^END$", re.MULTILINE | re.DOTALL)
PROGRAMS = {"receiver.py": sys.executable, "receiver.mjs": "node"}


@pytest.mark.parametrize("name", PROGRAMS)
def test_receiver_of_the_guide_takes_what_is_genuine_and_fresh_only(name: str, tmp_path: Path) -> None:
    if shutil.which(PROGRAMS[name]) is None:
        absent(f"{PROGRAMS[name]} is not installed")
    source = dict(RECEIVERS.findall(GUIDE.read_text("utf-8")))[name]
    assert len([line for line in source.splitlines() if line.strip()]) <= 15
    (tmp_path / name).write_text(source, "utf-8")
    port = free_port()
    child = subprocess.Popen(
        [PROGRAMS[name], str(tmp_path / name), str(port)],
        env={**os.environ, "SECRET": "whsec_now"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        until(lambda: is_listening(port))
        now = int(time.time())
        genuine = Message("", EventId("evt_1"), b'{"type": "user.updated"}', now, "whsec_old", ("whsec_now",))
        headers = genuine.headers()
        old = Message("", EventId("evt_1"), genuine.body, now - 3_600, "whsec_now").headers()
        foreign = Message("", EventId("evt_1"), genuine.body, now, "whsec_none").headers()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as sender:
            statuses = [
                sender.post("/", content=body, headers=sent).status_code
                for body, sent in (
                    (genuine.body, headers),
                    (b'{"type": "user.forged"}', headers),
                    (genuine.body, foreign),
                    (genuine.body, {}),
                    (genuine.body, old),
                )
            ]
    finally:
        child.kill()
        printed, _ = child.communicate()
    assert statuses[:4] == [204, 400, 400, 400]
    # An old one is signed by who knows the secret, and changes nothing.
    assert printed.splitlines() == ["received user.updated"]


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_guide_leads_to_a_paid_receivable(tmp_path: Path) -> None:
    for program in ("bash", "curl"):
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    blocks = COMMANDS.findall(GUIDE.read_text("utf-8"))
    script = "\n".join(["set -eu -o pipefail", "trap 'kill $(jobs -p)' EXIT", *blocks])
    for written in ("8000", "3000"):
        script = script.replace(written, str(free_port()))
    folder = str(Path(sys.executable).parent)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "no_proxy": "127.0.0.1"}
    environment["PYTHONPATH"] = str(ROOT / "sdk" / "python" / "src")
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
    assert "Python: 480.0 recovered" in text
    for event in ("user.onboarding.completed", "receivable.created", "receivable.recovered"):
        assert f"received {event}" in text
