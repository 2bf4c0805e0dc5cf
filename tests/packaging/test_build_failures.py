"""What can go wrong on the way to an installer ends with one sentence."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import contents
import libraries
import make
import pytest

from tools.problem import Problem


def printed(capsys: Any) -> str:
    text = capsys.readouterr().err
    assert "Traceback" not in text
    return text.splitlines()[-1]


def test_build_without_space_fails_before_anything_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=120_000_000))
    assert make.main([]) == 1
    assert printed(capsys).startswith("There is no space: a build needs 3000 MB")


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(errno.EACCES, "denied", "dist/recovery-desktop"), "is in use or not ours to write"),
        (OSError(errno.ENOSPC, "full", "dist/x.deb"), "no space left on the disk (dist/x.deb)"),
    ],
)
def test_refusal_of_the_system_in_a_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Any, sentence: Any
) -> None:
    def fails() -> None:
        raise error

    monkeypatch.setitem(make.STEPS, "prepare", (fails, make.EVERYWHERE))
    assert make.main(["prepare"]) == 1
    assert sentence in printed(capsys)


def test_unknown_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["everything"]) == 2
    assert printed(capsys).startswith("There is no step 'everything'")


def test_step_of_another_system(capsys: pytest.CaptureFixture[str]) -> None:
    other = "setup" if sys.platform != "win32" else "deb"
    assert make.main([other]) == 2
    assert other not in printed(capsys).split("there are:")[1]


def test_frozen_app_that_fails_its_check_is_not_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "executable", lambda: Path(sys.executable))
    with pytest.raises(Problem, match="does not pass its self-check"):
        make.try_it()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are Linux libraries")
class TestLibraries:
    @pytest.fixture
    def app(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """An app of one file, whose needs a binutils of ours tells."""
        (tmp_path / "recovery-desktop").write_bytes(b"")
        self.needed = ["libc.so.6", "libsqlite3.so.0"]
        monkeypatch.setattr(libraries, "_binutils", lambda *arguments: self.headers())
        return tmp_path

    def headers(self) -> str:
        versions = "    0x0 0x00 05 GLIBC_2.34\n    0x0 0x00 06 GLIBC_2.4\n"
        return "".join(f"  NEEDED               {name}\n" for name in self.needed) + versions

    def test_missing_one_is_named_with_who_needs_it(self, app: Path) -> None:
        with pytest.raises(Problem, match=r"libsqlite3\.so\.0 \(for recovery-desktop\)"):
            libraries.complete(app)

    def test_library_in_the_app_or_of_the_system_is_not_missing(self, app: Path) -> None:
        (app / "libsqlite3.so.0").write_bytes(b"")
        libraries.complete(app)

    def test_package_asks_for_the_oldest_system_that_serves(self, app: Path) -> None:
        self.needed = ["libEGL.so.1", "libc.so.6"]
        assert libraries.packages(app) == ["libc6 (>= 2.34)", "libegl1"]


def test_build_without_binutils_names_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Problem, match="apt-get install -y --no-install-recommends binutils"):
        libraries._binutils("strip", "x")


def test_shell_scripts_are_sound() -> None:
    scripts = list((contents.ROOT / "packaging").rglob("*.sh"))
    assert scripts
    for script in scripts:
        assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0, script
        assert "set -euo pipefail" in script.read_text(encoding="utf-8"), script
