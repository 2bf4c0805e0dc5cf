"""A computer on which the app cannot run says so in one sentence, before and without Qt."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from recovery_desktop import startup_problem
from recovery_desktop.__main__ import main
from recovery_desktop.resources import resource
from recovery_desktop.translation import LANGUAGES


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup_problem, "_language", lambda: "en")


def old_windows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("sys.platform", "win32")
    patch.setattr("platform.version", lambda: "6.1.7601")


def old_macos(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("sys.platform", "darwin")
    patch.setattr("platform.mac_ver", lambda: ("14.7.1", ("", "", ""), "arm64"))


def half_as_wide(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("sys.maxsize", 2**31 - 1)


def without_a_library(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(sys.modules, "PySide6.QtWidgets", None)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (old_windows, "needs Windows 10 version 1809 or newer"),
        (old_macos, "needs macOS 15 or newer"),
        (half_as_wide, "needs a 64-bit system"),
        (
            without_a_library,
            "cannot load a part of itself or of the system (import of PySide6.QtWidgets halted",
        ),
    ],
)
def test_computer_that_does_not_fit_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Any, expected: str
) -> None:
    with monkeypatch.context() as patch:
        error(patch)
        status = main([])
    message = capsys.readouterr().err
    assert status == 1
    assert expected in message
    assert message.count("\n") == 1


def test_windows_without_the_runtime_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("sys.platform", "win32")
        patch.setattr("platform.version", lambda: "10.0.19045")
        without_a_library(patch)
        sentence = startup_problem.find_startup_problem()
    assert "Microsoft Visual C++ Redistributable (x64)" in sentence


@pytest.mark.parametrize(
    "newest", [("win32", "10.0.17763"), ("win32", "10.0.26100"), ("darwin", "15.0"), ("darwin", "26.1")]
)
def test_oldest_and_the_newest_that_are_promised_start(
    monkeypatch: pytest.MonkeyPatch, newest: tuple[str, str]
) -> None:
    system, version = newest
    with monkeypatch.context() as patch:
        patch.setattr("sys.platform", system)
        patch.setattr("platform.version", lambda: version)
        patch.setattr("platform.mac_ver", lambda: (version, ("", "", ""), "arm64"))
        assert startup_problem.find_startup_problem() == ""


def test_startup_problem_is_shown_in_a_window_after_a_click(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[tuple[object, ...]] = []

    class User32:
        @staticmethod
        def MessageBoxW(*values: object) -> None:
            shown.append(values)

    class Libraries:
        user32 = User32

    with monkeypatch.context() as patch:
        patch.setattr("sys.platform", "win32")
        patch.setattr("sys.frozen", True, raising=False)
        patch.setattr("ctypes.windll", Libraries, raising=False)
        startup_problem.show_startup_problem("It does not fit.")
    assert shown == [(None, "It does not fit.", "Recovery Desktop", 0x10010)]
    assert capsys.readouterr().err == "It does not fit.\n"


def test_startup_problem_has_every_language_of_the_app() -> None:
    sentences = tomllib.loads(resource("startup_problems.toml").read_text(encoding="utf-8"))
    for kind, words in sentences.items():
        assert list(words) == list(LANGUAGES), kind
        assert len({text.count("%s") for text in words.values()}) == 1, kind


def test_startup_problem_needs_no_qt(tmp_path: Path) -> None:
    """A Qt that cannot be loaded at all stands for the libraries that a computer lacks."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("raise ImportError('DLL load failed')")
    code = "from recovery_desktop.__main__ import main; raise SystemExit(main(['--self-check']))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 1
    assert "DLL load failed" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
