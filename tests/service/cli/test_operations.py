"""The page for whoever hosts the service: its commands, run one after the other as they stand.

PostgreSQL, the mail server, the proxy with its certificate and every process of the service are real. What belongs to
the whole machine is played by stand-ins: `systemctl` starts what the units say (`units.py`; systemd itself judges the
units in tests/packaging), `su` becomes nobody, `apt-get` finds the package laid out, `podman` is only listened to.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.needed import absent
from tests.ports import first_free_port, free_port
from tests.service import nats
from tests.service.cli import units
from tests.service.postgresql import Server, ServerMissing, of_the_system
from tests.service.recovery.production import MailServer

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")
SECONDS = 480
NEEDED = ("bash", "curl", "openssl", "caddy", "pg_dump")


def commands(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


STAND_INS = {
    "systemctl": 'exec {python} -m tests.service.cli.units "{root}" "$@"',
    "apt-get": 'echo "apt-get $*" >> "{root}/other-commands.txt"',
    "su": (
        '[ "$1 $2 $3" = "--login postgres --command" ] && '
        'PGHOST={socket} PGUSER=postgres PGPASSWORD= exec sh -c "$4"'
    ),
    "journalctl": 'cat "{root}"/log/recovery-*',
    "groupadd": 'echo "groupadd $*" >> "{root}/other-commands.txt"',
    # The group and the account are not there.
    "install": 'for last; do :; done; mkdir -p -m 2750 "$last"',
    # Whoever calls here trusts the certificate by a variable.
    "update-ca-certificates": 'echo "update-ca-certificates $*" >> "{root}/other-commands.txt"',
    "recovery-service": 'exec "{root}/usr/bin/recovery-service" "$@"',
    "fill_in": 'exec {python} -m tests.service.cli.creditor "$@"',
    "podman": 'echo "podman $*" >> "{root}/other-commands.txt"',
}
PROGRAM = '#!/bin/sh\n[ "$1" = --service ] || exit 9\nshift\nexec {python} -m recovery_service "$@"\n'


@pytest.fixture
def database() -> Iterator[tuple[Server, int]]:
    port = free_port()
    try:
        with of_the_system(port) as server:
            yield server, port
    except ServerMissing as error:
        absent(str(error))


@pytest.fixture
def mail() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


def script(folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    file.chmod(0o755)


def lay_machine(root: Path, socket: str) -> None:
    """Put the package's files and the stand-ins below this folder, which is the whole machine to them."""
    sys.path.append(str(ROOT / "packaging"))
    import linux  # run as a script, from its own folder

    linux.lay_service(root)
    for folder in ("etc/caddy", "etc/cron.d", "usr/local/share/ca-certificates", "srv", "bin"):
        (root / folder).mkdir(parents=True)
    for file in (*root.glob("usr/lib/systemd/system/*"), root / "usr/bin/recovery-service"):
        file.write_text(below(root, file.read_text("utf-8")), "utf-8")
    script(root, "usr/lib/recovery-desktop/recovery-desktop", PROGRAM.format(python=sys.executable))
    script(root, "usr/bin/nats-server", f'#!/bin/sh\nexec {nats.PROGRAM} "$@"\n')
    for name, text in STAND_INS.items():
        filled = text.format(python=sys.executable, root=root, socket=socket)
        script(root / "bin", name, f"#!/bin/sh\n{filled}\n")


def below(root: Path, text: str) -> str:
    return re.sub(r"(?<=[\s\"=-])/(etc|srv|usr|var)/", rf"{root}/\1/", text)


def as_creditor(block: str) -> str:
    """After the block that prints the creditor's page somebody fills it in, who is no command of the page."""
    page = "field onboarding_url < creditor.json\n"
    return block.replace(page, f'{page}fill_in "$({page.strip()})"\n')


def play(blocks: list[str], folder: Path, environment: dict[str, str]) -> str:
    child = subprocess.Popen(
        ["bash", "-c", "\n".join(["set -eu -o pipefail", *blocks])],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        text, _ = child.communicate(timeout=SECONDS)
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
    assert child.returncode == 0, text
    return text


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
@pytest.mark.skipif(sys.platform != "linux", reason="the page is about Debian")
def test_page_leads_from_an_empty_server_to_a_paid_receivable_and_through_its_life(
    tmp_path: Path, database: tuple[Server, int], mail: MailServer
) -> None:
    for program in NEEDED:
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    server, port = database
    root = tmp_path / "machine"
    lay_machine(root, str(server.url.query["host"]))
    text = below(root, "\n".join(map(as_creditor, commands("sh(?: trial)?"))))
    text = text.replace("NAME=recovery.example.com", f"NAME=localhost:{free_port()}")
    text = text.replace("service:password@mail.example.com:587", f"service:right@127.0.0.1:{mail.port}")
    for written in ("422", "622"):
        # The page adds the number of the server.
        text = text.replace(f"127.0.0.1:{written}", f"127.0.0.1:{first_free_port([1, 2, 3]) // 10}")
    ports: dict[str, str] = {}
    for written in ("8000", "8001", "9101", "9102"):
        ports[written] = chosen = str(free_port())
        text = text.replace(written, chosen)
        sample = root / "usr/share/recovery-desktop-service/Caddyfile"
        sample.write_text(sample.read_text("utf-8").replace(written, chosen), "utf-8")
    environment = {
        **os.environ,
        "PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "PGPORT": str(port),
        **dict.fromkeys(("SSL_CERT_FILE", "CURL_CA_BUNDLE"), str(units.certificate(root))),
        "no_proxy": "localhost,127.0.0.1",
    }
    try:
        printed = play([text], tmp_path, environment)
        running = units.units(root, ["recovery-*@*"])
    finally:
        for name in units.units(root, ["*"]):
            units.stop(root, name)
    assert "payment_received" in printed.splitlines()
    assert '"key_in"' in printed
    assert '"text": "0 messages wait, 0 are being sent"' in printed
    assert "callers' addresses, HTTPS and large bodies come through" in printed
    ours = {f"recovery-api@{ports[port]}" for port in ("8000", "8001")} | {
        "recovery-worker@1",
        "recovery-worker@2",
    }
    assert set(running) == ours | {f"recovery-nats@{number}" for number in (1, 2, 3)}
    # The last thing that the page does to them is to put a backup back: they are listed as they run again.
    assert printed.splitlines().count(f"recovery-api@{ports['8001']}.service") == 1
    for name in ours:
        assert f"{name}.service loaded active" in printed
    assert repeated_settings(root) == []
    trusted = root / "usr/local/share/ca-certificates/caddy.crt"
    assert trusted.read_bytes() == units.certificate(root).read_bytes()
    others = (root / "other-commands.txt").read_text()
    assert (
        "install --yes --no-install-recommends ./recovery-desktop_*.deb ./recovery-desktop-service_*.deb"
        in others
    )


def repeated_settings(root: Path) -> list[str]:
    text = (root / "etc/recovery-service/service.env").read_text("utf-8")
    return [name for name, count in Counter(re.findall(r"^(\w+)=", text, re.M)).items() if count > 1]


@pytest.mark.skipif(sys.platform != "linux", reason="the page is about Debian")
def test_backup_that_fails_leaves_the_dumps_before(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"recovery-2026-01-0{day}-031700.dump").write_text("whole")
    environment = {**os.environ, "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    def back_up(status: int) -> int:
        script(tmp_path / "bin", "su", f"#!/bin/sh\necho half\nexit {status}\n")
        command = [ROOT / "packaging/service/backup", folder, "3"]
        return subprocess.run(command, env=environment, timeout=60, check=False).returncode

    before = sorted(folder.iterdir())
    assert back_up(1) == 1
    assert sorted(folder.iterdir()) == before
    assert back_up(0) == 0
    [*others, newest] = sorted(folder.iterdir())
    assert others == before[1:]
    assert (newest.read_text(), newest.stat().st_mode & 0o777) == ("half\n", 0o600)


def test_commands_for_containers_name_what_is_there(tmp_path: Path) -> None:
    """Without containers: the files that the commands copy and name, and the services that they speak to."""
    root = tmp_path / "machine"
    script(root / "bin", "podman", f"#!/bin/sh\n{STAND_INS['podman'].format(root=root)}\n")
    shutil.copytree(ROOT / "packaging" / "service", tmp_path / "packaging" / "service")
    environment = {**os.environ, "PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    play(commands("sh containers"), tmp_path, environment)
    assert (tmp_path / "packaging/service/.env").stat().st_mode & 0o777 == 0o600
    for line in (root / "other-commands.txt").read_text().splitlines():
        words = line.split()
        assert words[:3] == ["podman", "compose", "-f"]
        assert (tmp_path / words[3]).is_file()
        assert words[4] in ("up", "exec")


def test_page_has_no_command_outside_of_these_tests() -> None:
    opened = re.findall(r"^```(.*)$", PAGE, re.MULTILINE)
    assert set(opened[::2]) == {"sh", "sh trial", "sh containers"}
