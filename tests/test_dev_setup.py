"""The set-up of `dev.py`: the stamp, healing, Qt's libraries, and what failures say."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import (
    environment,
    installation,
    locking,
    qt_libraries,
    system_packages,
)
from tools.problem import Problem
from tools.qt_libraries import platforms_for

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements.lock").write_text("a==1\n")
    return tmp_path


@pytest.fixture
def installs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Replaces the slow parts of a set-up by ones that only note what was asked for."""
    commands = []

    def create(folder: Path) -> None:
        commands.append("create")
        python = environment.python_of(folder.parent)
        python.parent.mkdir(parents=True)
        python.touch()

    monkeypatch.setattr(installation, "create", create)
    monkeypatch.setattr(installation, "install", lambda root, python: commands.append("install"))
    monkeypatch.setattr(installation, "is_usable", lambda python: python.exists())
    return commands


def test_first_start_sets_up_and_the_second_does_not(project: Path, installs: list[Any]) -> None:
    environment.ready(project)
    environment.ready(project)
    assert installs == ["create", "install"]


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_changed_lock_or_project_updates_the_environment_in_place(
    project: Path, installs: list[Any], name: str
) -> None:
    environment.ready(project)
    (project / name).write_text("b==2\n")
    assert not environment.is_ready(project)
    environment.ready(project)
    assert installs == ["create", "install", "install"]


def test_interrupted_set_up_starts_from_nothing(
    project: Path, installs: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(root: Path, python: Path) -> None:
        (root / environment.FOLDER / "half-a-package").touch()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(installation, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.ready(project)
    assert not environment.is_ready(project)
    environment.ready(project)
    assert installs == ["create", "create", "install"]
    assert not (project / environment.FOLDER / "half-a-package").exists()


def test_environment_made_by_hand_is_kept(project: Path, installs: list[Any]) -> None:
    installation.create(project / environment.FOLDER)
    environment.ready(project)
    assert installs == ["create", "install"]


def test_lost_python_or_a_damaged_stamp_means_set_up_again(project: Path, installs: list[Any]) -> None:
    environment.ready(project)
    environment.python_of(project).unlink()
    assert not environment.is_ready(project)
    environment.ready(project)
    (project / environment.FOLDER / environment.STAMP).write_bytes(b"\xff\0")
    assert not environment.is_ready(project)


def test_environment_belongs_to_its_folder(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("moved")
    for name in ("requirements.lock", "pyproject.toml"):
        (other / name).write_bytes((project / name).read_bytes())
    assert environment.fingerprint(project) != environment.fingerprint(other)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("OSError: [Errno 28] No space left on device", "no space left"),
        ("HTTPSConnection: NewConnectionError", "index could not be reached"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that"),
        ("ERROR: No matching distribution found for a==1", "has no build of a locked package"),
        (
            "ERROR: Could not find a version that satisfies a (from versions: none)",
            "could not be reached, or",
        ),
        ("noise\nERROR: the moon is full\nmore noise", "could not be installed: the moon is full"),
        ("", "no reason was given"),
    ],
)
def test_pip_error_becomes_one_sentence(
    project: Path, monkeypatch: pytest.MonkeyPatch, answer: str, says: str
) -> None:
    monkeypatch.setattr(installation, "captured", lambda command, variables: (1, answer))
    with pytest.raises(Problem, match=says) as caught:
        installation.install(project, Path("python"))
    assert "\n" not in str(caught.value)
    assert caught.value.status == 1


def test_missing_venv_module_names_the_command_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(installation, "captured", lambda command: (1, "ensurepip is not available"))
    monkeypatch.setattr(installation, "may_install", lambda: False)
    monkeypatch.setattr(installation.shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(Problem, match=r"sudo apt-get install -y python3\.\d+-venv"):
        installation.create(tmp_path / "environment")


@pytest.fixture
def qt(project: Path, installs: list[Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A set-up project whose Qt has the given faults, one for each look; notes what was installed."""
    python = environment.ready(project)
    monkeypatch.setattr(qt_libraries.sys, "platform", "linux")
    monkeypatch.setattr(system_packages, "has_apt", lambda: True)
    monkeypatch.setattr(system_packages, "packages_of", lambda root, *sections: ["libgl1", "libegl1"])
    monkeypatch.setattr(system_packages, "missing", lambda packages: ["libegl1"])
    monkeypatch.setattr(system_packages, "install_packages", installs.append)

    def look(faults: list[Any], may_install: bool) -> None:
        monkeypatch.setattr(system_packages, "may_install", lambda: may_install)
        monkeypatch.setattr(qt_libraries, "_fault", lambda python, platforms: faults.pop(0))
        qt_libraries.make_loadable(project, python, ("xcb",))

    return look


def test_libraries_that_load_are_looked_at_once(qt: Callable[..., None]) -> None:
    qt([""], may_install=False)
    # A second look would find no answer here.
    qt([], may_install=False)


def test_missing_libraries_are_installed_when_that_is_allowed(
    qt: Callable[..., None], installs: list[Any]
) -> None:
    qt(["libEGL.so.1: no such file", ""], may_install=True)
    assert installs[-1] == ["libegl1"]


def test_missing_libraries_are_named_in_one_command_otherwise(
    qt: Callable[..., None], installs: list[Any]
) -> None:
    command = r"libEGL\.so\.1.*run: sudo apt-get install -y --no-install-recommends libegl1$"
    with pytest.raises(Problem, match=command):
        qt(["libEGL.so.1: no such file"], may_install=False)
    assert ["libegl1"] not in installs


def test_libraries_that_stay_missing_are_said(qt: Callable[..., None]) -> None:
    with pytest.raises(Problem, match="install the package that carries it"):
        qt(["libodd.so: no such file", "libodd.so: no such file"], may_install=True)


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, ("offscreen",)),
        ({"DISPLAY": ":0"}, ("xcb",)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, ("wayland", "xcb")),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc:size=800x600"}, ("vnc",)),
    ],
)
def test_platform_that_qt_will_take_is_the_one_that_is_checked(
    variables: dict[str, Any], expected: tuple[Any, ...]
) -> None:
    assert platforms_for(variables) == expected


def test_system_packages_are_read_by_section(tmp_path: Path) -> None:
    file = tmp_path / "packaging" / "system-packages.txt"
    file.parent.mkdir()
    file.write_text("# all\n[run] # Qt\na b # two\n\nc\n[test]\nd\n")
    assert system_packages.packages_of(tmp_path, "run") == ["a", "b", "c"]
    assert system_packages.packages_of(tmp_path, "test", "run") == ["a", "b", "c", "d"]
    for section in ("run", "test", "services", "build"):
        assert system_packages.packages_of(ROOT, section)


def test_setup_without_the_right_to_install_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "_as_root", lambda: None)
    with pytest.raises(Problem, match="run: sudo apt-get install -y --no-install-recommends libgl1 libegl1"):
        system_packages.install_packages(["libgl1", "libegl1"])


def test_packages_that_the_release_does_not_know_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = []

    def apt(command: list[str]) -> subprocess.CompletedProcess:
        commands.append(command)
        unknown = "chromium" in command
        message = "E: Unable to locate package chromium\nE: Package 'dunst' has no installation candidate\n"
        return subprocess.CompletedProcess(command, 100 if unknown else 0, "", message if unknown else "")

    monkeypatch.setattr(system_packages, "_as_root", lambda: ["sudo", "-n"])
    monkeypatch.setattr(system_packages, "_apt", apt)
    assert system_packages.install_packages(["xvfb", "chromium", "dunst"]) == ["chromium", "dunst"]
    assert commands[-1][-1] == "xvfb"
    assert commands[-1][:3] == ["sudo", "-n", "apt-get"]


@pytest.mark.parametrize(
    "line", ["--hash=sha256:00\nx @ file:///opt/x.whl\n", "x @ https://host/x.whl\n", "./folder\n"]
)
def test_lock_never_names_a_place(line: str) -> None:
    with pytest.raises(Problem, match="depends on this machine"):
        locking.refuse_local(line)
    locking.refuse_local("a==1 ; sys_platform == 'linux' \\\n    --hash=sha256:00\n")


@pytest.mark.skipif(sys.platform == "win32", reason="dpkg is asked on Linux only")
def test_package_whose_program_is_there_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "no-package-of-this-name"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr("tools.system_packages.subprocess.run", lambda *_, **__: SimpleNamespace(stdout=""))
    assert system_packages.missing([program.name]) == [program.name]
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_packages.missing([program.name]) == []
