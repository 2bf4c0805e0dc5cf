"""What the frozen executable puts right before it becomes the app."""

from __future__ import annotations

import os
import sys
from typing import Any

import launcher
import pytest


def test_browser_finds_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/app/_internal:/own")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/own")
    monkeypatch.setenv("PYINSTALLER_RESET_ENVIRONMENT", "")
    launcher.give_back_libraries()
    assert os.environ["LD_LIBRARY_PATH"] == "/own"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ
    assert os.environ["PYINSTALLER_RESET_ENVIRONMENT"] == "1", "the service finds ours again"


def test_library_path_absent_before_is_absent_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/app/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    monkeypatch.setenv("PYINSTALLER_RESET_ENVIRONMENT", "")
    launcher.give_back_libraries()
    assert "LD_LIBRARY_PATH" not in os.environ


@pytest.mark.parametrize("absent", [("stdout",), ("stderr",), ("stdout", "stderr")])
def test_program_without_streams_can_still_say_something(
    monkeypatch: pytest.MonkeyPatch, absent: Any
) -> None:
    if sys.platform == "win32":
        pytest.skip("there it would take over this console")
    for name in absent:
        monkeypatch.setattr(sys, name, None)
    launcher.give_streams()
    for name in absent:
        stream = getattr(sys, name)
        stream.write("said\n")
    getattr(sys, absent[0]).close()


def test_streams_that_are_there_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sys.stdout, sys.stderr
    launcher.give_streams()
    assert (sys.stdout, sys.stderr) == before
