"""The self-check tries the platform that the person's windows will be on, not one that every build has."""

from __future__ import annotations

import os

import pytest

from recovery_desktop import self_check


@pytest.fixture(autouse=True)
def _no_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "CHECKS", ())
    # Put back afterwards whatever the check leaves.
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_self_check_tries_the_systems_own_windows(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr("sys.platform", system)
    assert self_check.self_check() == 0
    assert "QT_QPA_PLATFORM" not in os.environ


def test_self_check_on_linux_tries_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", ":99")
    assert self_check.self_check() == 0
    assert "QT_QPA_PLATFORM" not in os.environ


def test_self_check_on_a_server_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert self_check.self_check() == 0
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
