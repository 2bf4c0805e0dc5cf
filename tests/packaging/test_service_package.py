"""Units, settings and containers of the hosted service name only what its command line and its settings know."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import contents
import linux
import pytest
import yaml

from recovery_service.cli import parser_for
from recovery_service.cli.program import Unavailable, UsageError
from tests.needed import absent
from tests.service.nats import PROGRAM

SERVICE = contents.ROOT / "packaging" / "service"
NATS = SERVICE / "recovery-nats@.service"
UNITS = sorted(SERVICE.glob("*.service"))
OURS = [unit for unit in UNITS if unit != NATS]
COMPOSE: dict[str, Any] = yaml.safe_load((SERVICE / "compose.yaml").read_text(encoding="utf-8"))
VALUES = {"RECOVERY_ENVIRONMENT": "production"}
OF_THE_SYSTEM = {"PGPASSWORD", "FORWARDED_ALLOW_IPS"}
"""Settings of libpq and of the web server."""


SERVICE_KEYS = {
    *("build", "cap_add", "cap_drop", "command", "depends_on", "env_file", "environment", "healthcheck"),
    *("image", "ports", "profiles", "read_only", "restart", "security_opt", "tmpfs", "volumes"),
}


def understood(arguments: list[str]) -> argparse.Namespace:
    return parser_for(arguments).parse_args(arguments)


def unit_entries(unit: Path) -> dict[str, str]:
    text = unit.read_text(encoding="utf-8").replace("\\\n", " ")
    return dict(re.findall(r"^(\w+)=(.*)$", text, re.M))


def settings() -> set[str]:
    return set(re.findall(r"^#?([A-Z_]+)=", (SERVICE / "service.env").read_text(encoding="utf-8"), re.M))


def setting_variables() -> set[str]:
    sources = (contents.ROOT / "src" / "recovery_service").rglob("*.py")
    return {name for file in sources for name in re.findall(r'"(RECOVERY_[A-Z_]+)"', file.read_text("utf-8"))}


@pytest.mark.parametrize("unit", OURS, ids=lambda unit: unit.name)
def test_unit_starts_what_exists(unit: Any) -> None:
    program, *arguments = shlex.split(unit_entries(unit)["ExecStart"])
    assert program == "/usr/bin/recovery-service"
    names = set(re.findall(r"\$\{(\w+)\}", " ".join(arguments)))
    assert names <= settings()
    filled = [
        re.sub(r"\$\{(\w+)\}", lambda match: VALUES.get(match[1], "x"), word.replace("%i", "8000"))
        for word in arguments
    ]
    assert understood(filled).database_url == "x"
    # A wrong key is told once, not every five seconds.
    assert unit_entries(unit)["RestartPreventExitStatus"] == str(UsageError.status)
    assert Unavailable.status != UsageError.status


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_unit_has_an_account_of_its_own_and_little_else(unit: Any) -> None:
    entries = unit_entries(unit)
    assert entries["User"] == "recovery-service"
    assert (entries["NoNewPrivileges"], entries["ProtectSystem"]) == ("yes", "strict")
    assert entries["CapabilityBoundingSet"] == ""


def test_units_are_valid_for_systemd(tmp_path: Path) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        absent("systemd-analyze is not installed")
    linux.lay_service(tmp_path)
    units = []
    for unit in UNITS:
        # The program is not installed here, and a template is looked at under the name of an instance.
        target = tmp_path / unit.name.replace("@", "@8000")
        target.write_text(
            re.sub("^ExecStart=/usr/bin/[a-z-]+", "ExecStart=/bin/true", unit.read_text("utf-8"), flags=re.M),
            "utf-8",
        )
        units.append(str(target))
    done = subprocess.run(
        [analyse, "verify", "--man=no", *units], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    exposure = subprocess.run(
        [analyse, "security", "--offline=true", "--no-pager", "--threshold=40", *units],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert exposure.returncode == 0, exposure.stdout[-2000:] + exposure.stderr


def test_unit_of_nats_names_settings_that_nats_reads(tmp_path: Path) -> None:
    assert (
        unit_entries(NATS)["ExecStart"]
        == "/usr/bin/nats-server -c /usr/share/recovery-desktop-service/nats.conf"
    )
    assert "nats.conf" in linux.SAMPLES
    conf = SERVICE / "nats.conf"
    for name, service in COMPOSE["services"].items():
        if not name.startswith("nats-"):
            continue
        assert service["profiles"] == ["distributed"]
        assert f"{name}:/data" in service["volumes"]
        values = {
            key: value.replace("${NATS_PASSWORD:-}", "n1") for key, value in service["environment"].items()
        }
        assert set(re.findall(r"\$(\w+)", conf.read_text("utf-8"))) == values.keys()
        values["NATS_STORE"] = str(tmp_path)
        checked = subprocess.run(
            [PROGRAM, "-t", "-c", conf], env=values, capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stderr


def test_service_package_settings_are_read_by_the_service() -> None:
    for_the_unit = {name for unit in UNITS for name in re.findall(r"\$\{(\w+)\}", unit.read_text("utf-8"))}
    assert settings() - for_the_unit - OF_THE_SYSTEM <= setting_variables()


def test_password_is_in_no_command_line() -> None:
    texts = [unit.read_text("utf-8") for unit in UNITS] + [str(COMPOSE["services"])]
    addresses = re.findall(
        r"postgresql://([^\s'\"]+)", " ".join([*texts, (SERVICE / "service.env").read_text()])
    )
    assert addresses
    assert not [address for address in addresses if ":" in address.partition("@")[0]]


@pytest.mark.parametrize("name", ["api", "worker"])
def test_container_starts_what_exists(name: Any) -> None:
    words = [re.sub(r"\$\{(\w+)[^}]*\}", "production", word) for word in COMPOSE["services"][name]["command"]]
    parsed = understood(words)
    assert parsed.subcommand == {"api": "serve", "worker": "worker"}[name]
    values = COMPOSE["services"][name]["environment"]
    assert values["RECOVERY_DATABASE"] == "postgresql://recovery@database/recovery"


def test_containers_have_no_secret_of_ours_and_no_rights_to_spare() -> None:
    example = (SERVICE / "compose.env.example").read_text(encoding="utf-8")
    assert re.findall(r"^(?:DATABASE_PASSWORD|RECOVERY_SECRET_KEY)=$", example, re.M).__len__() == 2
    for name in ("api", "worker"):
        service = COMPOSE["services"][name]
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"] is True
    assert {name for name, service in COMPOSE["services"].items() if "ports" in service} == {"proxy"}


def test_containers_take_every_setting_of_the_service_package() -> None:
    example = (SERVICE / "compose.env.example").read_text(encoding="utf-8")
    of_file = set(re.findall(r"^#?([A-Z_]+)=", example, re.M))
    for name in ("api", "worker"):
        service = COMPOSE["services"][name]
        assert service["env_file"] == ".env"
        # Where the database is and who listens where is the containers' own matter.
        left = settings() - of_file - service["environment"].keys()
        assert left == {"RECOVERY_DATABASE_POOLER", "RECOVERY_DATABASE_REPLICA", "RECOVERY_HOST"}


def test_compose_file_fits_the_published_form() -> None:
    """Neither podman nor docker runs in the suite: keys and references are compared with what they know."""
    assert COMPOSE.keys() - {"x-service", "x-nats"} == {"name", "services", "volumes"}
    for name, service in COMPOSE["services"].items():
        assert service.keys() <= SERVICE_KEYS, name
        assert set(service.get("depends_on", ())) <= COMPOSE["services"].keys()
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (SERVICE / source).is_file(), volume


def test_container_leaves_the_window_and_the_tools_out(capsys: pytest.CaptureFixture[str]) -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("not_served", SERVICE / "not_served.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main()
    left_out = set(capsys.readouterr().out.split())
    assert {"pyside6-essentials", "pyside6-addons", "shiboken6", "qasync", "pytest", "ruff"} <= left_out
    assert not left_out & {"fastapi", "sqlalchemy", "rapidocr", "typst", "psycopg", "pip", "recovery-desktop"}


WORKERS = "try-restart recovery-worker@*.service"
SYSTEMCTL = """#!/bin/sh
case "$*" in
    list-units*) printf 'recovery-api@8000.service loaded\\nrecovery-api@8001.service loaded\\n' ;;
    *) echo "$*" >> "{folder}/asked" ;;
esac
[ "$*" != "restart {broken}" ]
"""


@pytest.mark.parametrize(
    ("broken", "calls"),
    [
        ("none", ["restart recovery-api@8000.service", "restart recovery-api@8001.service", WORKERS]),
        ("recovery-api@8000.service", ["restart recovery-api@8000.service"]),
    ],
)
def test_upgrade_restarts_one_api_after_the_other_while_they_start(
    tmp_path: Path, broken: str, calls: list[str]
) -> None:
    for name, text in {"systemctl": SYSTEMCTL, "getent": "#!/bin/sh\n", "chown": "#!/bin/sh\n"}.items():
        program = tmp_path / name
        program.write_text(text.format(folder=tmp_path, broken=broken), "utf-8")
        program.chmod(0o755)
    script = (contents.ROOT / "packaging/service/postinst").read_text("utf-8")
    ran = subprocess.run(
        ["sh", "-s", "configure", "0.0.1"],
        input=script.replace("/run/systemd/system", str(tmp_path)).replace("/etc/", f"{tmp_path}/etc/"),
        env={"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (tmp_path / "asked").read_text().splitlines() == ["daemon-reload", *calls]
    assert (ran.returncode, "does not start with the new version" in ran.stderr) == (
        (0, False) if broken == "none" else (1, True)
    )
