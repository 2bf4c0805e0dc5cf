"""A start that cannot be: the person reads why in a window, and closing that is the end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton

from recovery_desktop.__main__ import _explain
from recovery_desktop.app.opening import open_store
from recovery_desktop.settings import LaunchOptions, Places
from recovery_desktop.store.database import FILE_NAME, NewerSchema, StoreUnusable
from recovery_desktop.store.store import Store
from recovery_desktop.tour.hands import click_widget, wait_until


def windows() -> list[QDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


async def explained(folder: Path, error: Exception) -> str:
    """What the window says; it was closed by its button."""
    qt = QApplication.instance()
    assert isinstance(qt, QApplication)
    options = LaunchOptions(Places(folder), locale="en_GB")
    explaining = asyncio.ensure_future(_explain(qt, options, error))
    (window,) = await wait_until(windows, "the window that explains")
    shown_text = " ".join(label.text() for label in window.findChildren(QLabel))
    click_widget(window.findChildren(QPushButton)[0])
    await explaining
    assert windows() == []
    return shown_text


async def test_data_of_a_newer_version(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.database.rows("PRAGMA user_version = 9999")
    store.close()
    with pytest.raises(NewerSchema) as caught:
        open_store(tmp_path)
    shown_text = await explained(tmp_path, caught.value)
    assert "newer version" in shown_text
    assert "Install the newest version" in shown_text


async def test_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StoreUnusable) as caught:
        open_store(tmp_path)
    shown_text = await explained(tmp_path, caught.value)
    assert "can write to it" in shown_text
    assert FILE_NAME in shown_text


@pytest.mark.skipif(sys.platform != "linux", reason="makes a home that cannot be written as Linux can")
def test_home_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False).returncode:
        pytest.skip("no file system may be mounted here")
    mounted = 'mount -t tmpfs -o ro tmpfs "$HOME" && exec "$0" -m recovery_desktop'
    variables = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"}
    command = ["unshare", "--mount", "sh", "-c", mounted, sys.executable]
    with subprocess.Popen(
        command, env={**variables, "HOME": str(home)}, stderr=subprocess.PIPE, text=True
    ) as app:
        # Its window stands there until it has been read, and one that starts after all for ever.
        late = threading.Timer(60, app.kill)
        late.start()
        assert app.stderr is not None
        message = next((line for line in app.stderr if line.startswith("The data folder")), "")
        late.cancel()
        app.kill()
    assert message.startswith("The data folder cannot be used: ")
    assert str(home) in message
