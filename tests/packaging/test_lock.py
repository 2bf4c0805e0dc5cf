"""The lock file answers pyproject.toml, names no place, and keeps Qt where it works."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.locking import refuse_local

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRIES = [entry for entry in re.split(r"\n(?=\S)", LOCK) if not entry.startswith("#")]
REQUIREMENTS = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]


def locked() -> dict[str, list[str]]:
    """The versions of each package: several where markers tell platforms or Pythons apart."""
    versions: dict[str, list[str]] = {}
    for entry in ENTRIES:
        requirement = Requirement(entry.split("\\")[0].strip())
        [exact] = requirement.specifier
        assert exact.operator == "=="
        versions.setdefault(canonicalize_name(requirement.name), []).append(exact.version)
    return versions


@pytest.mark.parametrize("wanted", REQUIREMENTS)
def test_requirements_of_the_project_are_locked(wanted: Any) -> None:
    requirement = Requirement(wanted)
    versions = locked().get(canonicalize_name(requirement.name))
    assert versions, f"{requirement.name} is not in the lock file: run python3 dev.py lock"
    assert all(requirement.specifier.contains(version) for version in versions)


def test_locked_packages_carry_hashes() -> None:
    assert len(ENTRIES) > 50
    bare = [entry.split()[0] for entry in ENTRIES if "--hash=sha256:" not in entry]
    assert not bare


def test_lock_file_names_no_place() -> None:
    refuse_local(LOCK)
    assert "index-url" not in LOCK
    assert "find-links" not in LOCK


@pytest.mark.parametrize("name", ["pyside6-essentials", "pyside6-addons", "shiboken6"])
def test_qt_stays_below_the_release_that_loses_references(name: Any) -> None:
    assert [version for version in locked()[name] if tuple(map(int, version.split("."))) >= (6, 12)] == []
