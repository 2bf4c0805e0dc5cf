"""What stories share is a beginning, and nothing that one of them does reaches another."""

from __future__ import annotations

from pathlib import Path

import pytest

from recovery_desktop.ui import text
from tests.together import snapshots
from tests.together.scene import curtain
from tests.together.shortcut import later, play_to_recovery, to_recovery


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


async def test_shared_beginning_after_a_story_is_as_it_was(tmp_path: Path) -> None:
    async with curtain(tmp_path / "one") as tour:
        await to_recovery(tour)
        shared = snapshots._PLAYED[play_to_recovery].folder
        before, began = contents(shared), text.current_moment()
        await later(tour, 3)
    assert contents(shared) == before
    async with curtain(tmp_path / "two") as tour:
        await to_recovery(tour)
        assert (text.current_moment() - began).days < 3
        assert snapshots._PLAYED[play_to_recovery].folder == shared


def test_story_that_changes_the_app_plays_its_own_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECOVERY_ANYTHING", "changed")
    assert snapshots.SNAPSHOTS.home is None
