"""Resources are found in a checkout, in a frozen app, and in an installed wheel."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_desktop import resources


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    resources.resource_folder.cache_clear()
    yield
    resources.resource_folder.cache_clear()


def with_style(folder: Path) -> Path:
    folder.mkdir(parents=True)
    (folder / "app.qss").write_text("")
    return folder


def test_resources_in_a_checkout() -> None:
    assert resources.resource("icons", "check.svg").is_file()


def test_resources_in_a_frozen_app(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = with_style(tmp_path / "resources")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.resource_folder() == folder


def test_resources_in_an_installed_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = with_style(tmp_path / "data" / "share" / "recovery-desktop" / "resources")
    monkeypatch.setattr(
        resources, "__file__", str(tmp_path / "site-packages" / "recovery_desktop" / "resources.py")
    )
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    assert resources.resource_folder() == folder


def test_incomplete_installation_says_where_it_looked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "a" / "b" / "c.py"))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    with pytest.raises(resources.ResourceMissing, match="share"):
        resources.resource_folder()
