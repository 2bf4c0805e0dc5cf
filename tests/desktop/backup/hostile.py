"""A backup to be spoilt, and what it means that one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from recovery_desktop.api import passphrase
from recovery_desktop.backup import swap
from recovery_desktop.backup.manifest import BackupDamaged, NotABackup
from recovery_desktop.backup.restore import prepare_restore
from recovery_desktop.backup.write import write_backup
from recovery_desktop.settings import Places
from tests.desktop.backup.packing import KEY, WORDS, filled, refuse

SERVICE = "service/this-computer/service.sqlite3"


PIECE = "files/ab12.pdf"


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrase, "COST", 2**4)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return filled(tmp_path / "data")


@pytest.fixture
def saved(places: Places, tmp_path: Path) -> Path:
    write_backup(places, tmp_path / "all.zip", KEY, WORDS)
    return tmp_path / "all.zip"


def is_refused(places: Places, backup: Path, words: str = "") -> None:
    before = sorted(places.folder.rglob("*"))
    with pytest.raises((BackupDamaged, NotABackup), match=words or None):
        prepare_restore(places, backup, WORDS, KEY, refuse)
    assert not swap.is_swap_scheduled(places.folder)
    assert sorted(places.folder.rglob("*")) == before
