"""The band about a missing keyring: only where somebody has to sign in again because of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from keyring.errors import NoKeyringError
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.app.vault_opener import VaultOpener
from recovery_desktop.settings import Places
from recovery_desktop.token_vault import Keyring
from recovery_desktop.ui.window import PageRow, Window


class NoKeyring:
    def get_password(self, service: str, username: str) -> str | None:
        raise NoKeyringError

    set_password = delete_password = get_password


def test_missing_keyring_expected_only_where_the_session_ends_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window([PageRow("today", "Today", "today", QWidget)])
    qtbot.addWidget(window, before_close_func=lambda shown: shown.let_close())
    session = SimpleNamespace(connection=None)
    app: Any = SimpleNamespace(session=session)
    opener = VaultOpener(app, window, Places(tmp_path), cast("Keyring", NoKeyring()))

    async def open_vault() -> None:
        await opener.open()
        await asyncio.sleep(0)

    asyncio.run(open_vault())
    for kind, expected in (("practice", False), ("service", True), ("this_computer", False)):
        session.connection = SimpleNamespace(kind=kind)
        opener.show_band()
        assert (window.band("keyring") is not None) is expected, kind
