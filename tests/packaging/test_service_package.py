"""Units, settings and containers of the hosted service name only what its command line and its settings know."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path
from typing import Any

import contents
import pytest
import yaml

from recovery_service.cli import parser_for

SERVICE = contents.ROOT / "packaging" / "service"
UNITS = sorted(SERVICE.glob("*.service"))
COMPOSE: dict[str, Any] = yaml.safe_load((SERVICE / "compose.yaml").read_text(encoding="utf-8"))
VALUES = {"RECOVERY_PORT": "8000", "RECOVERY_ENVIRONMENT": "production"}


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


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_unit_starts_what_exists(unit: Any) -> None:
    program, *arguments = shlex.split(unit_entries(unit)["ExecStart"])
    assert program == "/usr/bin/recovery-service"
    names = set(re.findall(r"\$\{(\w+)\}", " ".join(arguments)))
    assert names <= settings()
    filled = [re.sub(r"\$\{(\w+)\}", lambda match: VALUES.get(match[1], "x"), word) for word in arguments]
    assert understood(filled).database_url == "x"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_unit_has_an_account_of_its_own_and_little_else(unit: Any) -> None:
    entries = unit_entries(unit)
    assert entries["User"] == "recovery-service"
    assert (entries["NoNewPrivileges"], entries["ProtectSystem"]) == ("yes", "strict")
    assert entries["CapabilityBoundingSet"] == ""


def test_service_package_settings_are_read_by_the_service() -> None:
    for_the_unit = {name for unit in UNITS for name in re.findall(r"\$\{(\w+)\}", unit.read_text("utf-8"))}
    assert settings() - for_the_unit - {"PGPASSWORD"} <= setting_variables()


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
    assert parsed.database_url == "postgresql://recovery@database/recovery"


def test_containers_have_no_secret_of_ours_and_no_rights_to_spare() -> None:
    example = (SERVICE / "compose.env.example").read_text(encoding="utf-8")
    assert re.findall(r"^(?:DATABASE_PASSWORD|RECOVERY_SECRET_KEY)=$", example, re.M).__len__() == 2
    for name in ("api", "worker"):
        service = COMPOSE["services"][name]
        assert service["cap_drop"] == ["ALL"]
        assert service["read_only"] is True
    assert COMPOSE["services"]["api"]["ports"] == ["127.0.0.1:8000:8000"]


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
