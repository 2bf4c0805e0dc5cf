"""Stands in for `systemctl`: starts what the units of a laid-out package say, with the settings that they name.

python units.py ROOT VERB [UNIT ...]        ROOT holds etc/, usr/ and, from then on, run/ with a file for each process
"""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

from recovery_service.cli.settings_file import parse_settings
from tests.service.cli.waiting import until

CADDY = "caddy"
VERBS = ("enable", "start", "restart", "reload", "stop", "daemon-reload", "list-units")


def main(root: Path, verb: str, words: list[str]) -> int:
    assert verb in VERBS, verb
    assert verb != "enable" or words[0] == "--now"
    names = [word.removesuffix(".service") for word in words if not word.startswith("--")]
    for name in units(root, names):
        if verb == "list-units":
            print(f"{name}.service loaded active running {name}")
            continue
        if verb in ("restart", "reload", "stop"):
            stop(root, name)
        if verb != "stop":
            start(root, name)
    return 0


def units(root: Path, names: list[str]) -> list[str]:
    """The units that are meant; a pattern means those that run."""
    running = sorted(file.name for file in (root / "run").glob("*"))
    return [unit for name in names for unit in (fnmatch.filter(running, name) if "*" in name else [name])]


def start(root: Path, name: str) -> None:
    if (root / "run" / name).exists():
        return
    command, environment = proxy(root) if name == CADDY else entries(root, name)
    for folder in ("run", "log"):
        (root / folder).mkdir(exist_ok=True)
    with (
        (root / "log" / name).open("a") as log,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notifications,
    ):
        notifications.bind("")  # any free address without a file
        notifications.settimeout(60)
        child = subprocess.Popen(
            command,
            env={
                **os.environ,
                **environment,
                "NOTIFY_SOCKET": f"@{notifications.getsockname()[1:].decode()}",
            },
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        (root / "run" / name).write_text(str(child.pid))
        if name != CADDY and "Type=notify" in unit_of(root, name):
            assert notifications.recv(100) == b"READY=1"
    if name == CADDY:
        until(lambda: certificate(root).exists() and "serving initial configuration" in log_of(root, name))


def stop(root: Path, name: str) -> None:
    file = root / "run" / name
    if not file.exists():
        return
    pid = int(file.read_text())
    if is_running(pid):
        os.kill(pid, signal.SIGTERM)
    until(lambda: not is_running(pid))
    file.unlink()


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def unit_of(root: Path, name: str) -> str:
    base, _, instance = name.partition("@")
    unit = root / "usr/lib/systemd/system" / f"{base}@.service"
    return unit.read_text("utf-8").replace("\\\n", " ").replace("%i", instance)


def entries(root: Path, name: str) -> tuple[list[str], dict[str, str]]:
    """The command of a unit and the environment that its files give it."""
    text = unit_of(root, name)
    environment: dict[str, str] = {}
    for optional, file in re.findall(r"^EnvironmentFile=(-?)(.*)$", text, re.M):
        if not optional or Path(file).exists():
            environment |= parse_settings(Path(file).read_text("utf-8"))
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.M)
    return [
        re.sub(r"\$\{(\w+)\}", lambda match: environment[match[1]], word) for word in shlex.split(line)
    ], environment


def proxy(root: Path) -> tuple[list[str], dict[str, str]]:
    """The proxy of the system, without what belongs to the whole machine: port 80, its control port."""
    options = "auto_https disable_redirects\nadmin off"
    environment = {
        "XDG_DATA_HOME": str(root / "var/lib/caddy/.local/share"),
        "RECOVERY_PROXY_OPTIONS": options,
    }
    return [
        "caddy",
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(root / "etc/caddy/Caddyfile"),
    ], environment


def certificate(root: Path) -> Path:
    return root / "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"


def log_of(root: Path, name: str) -> str:
    return (root / "log" / name).read_text()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:]))
