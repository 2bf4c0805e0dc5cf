"""A store, and the page of one receivable over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.mail_sign_in import FILE, OVERRIDE
from recovery_contract.receivables import Receivable
from recovery_desktop.commands.mail_sign_in import load_mail_sign_in
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.resources import resource_folder
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.receivable.documents.state import Documents
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open, Opened
from tests.desktop.ui.session import FakeService, open_session


@pytest.fixture
def spawned() -> Spawned:
    return Spawned()


@pytest.fixture
def service() -> FakeService:
    return FakeService()


@pytest.fixture
def google(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A build that Google knows."""
    rows = (resource_folder() / FILE).read_text("utf-8").replace("[google]", '[google]\nclient_id = "app-1"')
    (tmp_path / FILE).write_text(rows, "utf-8")
    monkeypatch.setenv(OVERRIDE, str(tmp_path / FILE))
    load_mail_sign_in.cache_clear()
    yield
    load_mail_sign_in.cache_clear()


@pytest.fixture
def session(tmp_path: Path, service: FakeService, spawned: Spawned) -> Iterator[Session]:
    """Open and signed in, with `service` at its other end; what it starts waits in `spawned`."""
    result, _ = open_session(tmp_path, spawn=spawned, service=service)
    yield result
    result.store.close()


@pytest.fixture
def connection_store(session: Session) -> ConnectionStore:
    return session.connection_store


@pytest.fixture
def opened(
    qtbot: QtBot, session: Session, service: FakeService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Open:
    monkeypatch.setattr(Documents, "downloads", tmp_path / "downloads")

    def open_one(
        receivable: Receivable | None, details: ReceivableDetails | None = None, *, offline: bool = False
    ) -> Opened:
        shown_details = None if offline else details or one.some_details()
        return Opened(qtbot, session, service, receivable, shown_details)

    return open_one
