"""What the wheels in the lock ask of macOS and Windows is what the product says that it asks."""

from __future__ import annotations

import ast
import re
import struct
import sys
import zipfile
from pathlib import Path

import contents
import pytest
import wheels
import yaml
from packaging.utils import canonicalize_name

from recovery_desktop.licences import find_required_distributions

README = (contents.ROOT / "README.md").read_text(encoding="utf-8")
UPDATE = "run: python3 dev.py lock, or .venv/bin/python packaging/wheels.py record"
FLOOR = tuple(int(part) for part in contents.MACOS.split("."))


def shipped(system: str) -> list[wheels.Wheel]:
    """Those that go into the app: not what only a developer needs."""
    names = {canonicalize_name(name) for name in find_required_distributions(contents.METADATA)}
    return [wheel for wheel in wheels.recorded() if wheel.system == system and wheel.name in names]


@pytest.mark.parametrize("system", wheels.SYSTEMS)
def test_recorded_wheels_are_those_of_the_lock(system: str) -> None:
    entries = wheels.locked(system)
    rows = {wheel.name: wheel for wheel in wheels.recorded() if wheel.system == system}
    assert rows.keys() == entries.keys(), UPDATE
    stale = [name for name, row in rows.items() if f"sha256:{row.sha256}" not in entries[name]]
    assert not stale, UPDATE


def test_floor_of_macos_is_what_the_wheels_ask_for() -> None:
    floors = {
        wheel.file: tuple(map(int, wheel.floor.split("."))) for wheel in shipped("macos") if wheel.floor
    }
    assert max(floors.values()) == FLOOR, "the product promises another macOS than its libraries start on"


def test_apps_bundle_and_the_readme_say_the_same_floor() -> None:
    info = contents.info_plist()
    assert info["LSMinimumSystemVersion"] == contents.MACOS
    row = re.search(
        r"^\| macOS (\d+) or newer, Apple silicon \| `recovery-desktop-…-macos-arm64\.dmg`", README, re.M
    )
    assert row, "the table of systems names the floor and the processor"
    assert int(row[1]) == FLOOR[0]


def test_macos_is_apple_silicon_because_some_wheels_are() -> None:
    only = [wheel.file for wheel in shipped("macos") if wheel.file.endswith("_arm64.whl")]
    assert only, "with wheels for both processors the product could be for both"


def test_floor_of_windows_is_the_same_everywhere() -> None:
    script = (contents.ROOT / "installer.iss").read_text(encoding="utf-8")
    assert f"MinVersion={contents.WINDOWS}" in script
    assert "ArchitecturesAllowed=x64compatible" in script
    assert re.search(r"^\| Windows 10 \(1809 or newer\), 11; 64-bit Intel or AMD \|", README, re.M)
    assert contents.WINDOWS.split(".")[2] == "17763", "the build of version 1809"


def test_windows_is_intel_or_amd_because_its_wheels_are() -> None:
    kinds = {wheel.file.rsplit("-", 1)[1] for wheel in shipped("windows")}
    assert kinds == {"any.whl", "win_amd64.whl"}, (
        "with wheels for other processors the product could be for them"
    )


GLIBC = {"Debian 12": (2, 36), "Ubuntu 22.04": (2, 35)}


@pytest.mark.skipif(sys.platform != "linux", reason="reads the wheels that are installed here")
def test_oldest_linux_of_the_readme_starts_every_library() -> None:
    row = re.search(
        r"^\| (Debian \d+), (Ubuntu [\d.]+) or newer \| `recovery-desktop_…_amd64\.deb`", README, re.M
    )
    assert row, "the table of systems names the oldest of each"
    floors = {
        name: min(version)
        for name, installed in find_required_distributions(contents.METADATA).items()
        if (version := _glibc_of(installed.read_text("WHEEL") or ""))
    }
    assert floors, "some wheels hold machine code"
    for system in row.groups():
        assert [name for name, floor in floors.items() if floor > GLIBC[system]] == [], system


def _glibc_of(wheel: str) -> list[tuple[int, int]]:
    """What the tags of a wheel ask for; one of several is enough."""
    tags = re.findall(r"manylinux_(\d+)_(\d+)_", wheel)
    if "manylinux2014" in wheel:
        tags.append(("2", "17"))
    return [(int(major), int(minor)) for major, minor in tags]


def test_runner_that_builds_for_macos_is_its_floor() -> None:
    for file in (contents.ROOT / ".github" / "workflows").glob("*.yml"):
        jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
        labels = set(re.findall(r"macos-(\d+)", str(jobs)))
        assert labels <= {str(FLOOR[0])}, (
            f"{file.name}: the app is tried on the oldest system that it promises"
        )


LINUX_ONLY = {
    "tests/desktop/notifying/test_freedesktop.py",
    "tests/invoices/escape_attempts.py",
    "tests/together/assistive.py",
    "tests/together/test_assistive.py",
    "tests/together/test_tray.py",
}
"""Not collected elsewhere, or a program that is only started there."""
POSIX_ONLY = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios"}


def imported_at_once(code: ast.Module) -> set[str]:
    """What a module needs as soon as it is read, by the first part of its name, and whole modules of our tests."""
    names = set()
    for node in code.body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name if name.startswith("tests.") else name.partition(".")[0] for name in names}


def test_test_modules_can_be_read_on_all_systems() -> None:
    """One module that cannot be imported ends the whole run before its first test."""
    everywhere = set(wheels.locked("windows")) & set(wheels.locked("macos"))
    locked = set(re.findall(r"^([\w.-]+)==", wheels.LOCK.read_text(encoding="utf-8"), re.M))
    absent = {name.replace("-", "_") for name in locked - everywhere} | POSIX_ONLY
    absent |= {place.removesuffix(".py").replace("/", ".") for place in LINUX_ONLY}
    files = [file.relative_to(contents.ROOT).as_posix() for file in (contents.ROOT / "tests").rglob("*.py")]
    assert set(files) >= LINUX_ONLY
    faults = [
        f"{file}: {name}"
        for file in files
        if file not in LINUX_ONLY
        for name in imported_at_once(ast.parse((contents.ROOT / file).read_text(encoding="utf-8"))) & absent
    ]
    assert not faults


def macho(minimum: tuple[int, int]) -> bytes:
    """A file of machine code for Apple silicon that holds nothing but what it asks of the system."""
    command = struct.pack("<6I", wheels.BUILD_VERSION, 24, 1, minimum[0] << 16 | minimum[1] << 8, 0, 0)
    return struct.pack("<8I", 0xFEEDFACF, wheels.ARM64, 0, 6, 1, len(command), 0, 0) + command


def test_binary_that_asks_for_more_than_its_wheel_says_is_heard(tmp_path: Path) -> None:
    wheel = tmp_path / "some-1.0-py3-none-macosx_11_0_arm64.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("some/a.so", macho((15, 2)))
        archive.writestr("some/b.dylib", macho((12, 0)))
        archive.writestr("some/text.py", "x = 1\n")
    assert sorted(wheels.floors_of_binaries(wheel)) == [(12, 0), (15, 2)]
    assert wheels._read("macos", wheel).floor == "15.2"
