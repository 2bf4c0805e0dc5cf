"""The watched folder: new files come once, when they are whole; what was there before is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_desktop.session.watched_folder import WatchedFolder
from tests.desktop.ui.fakes import a_user, become
from tests.desktop.ui.session import open_session


class Watch:
    def __init__(self, folder: Path) -> None:
        self.session, self.service = open_session(folder / "data")
        become(self.session.store, a_user("active"))
        self.session.reading_queue.pause()
        self.folder = folder / "inbox"
        self.folder.mkdir()
        self.watched = self.session.watched_folder

    def put(self, name: str, content: str = "") -> None:
        (self.folder / name).write_bytes(b"%PDF-1.7 " + (content or name).encode())

    def watch(self) -> None:
        asyncio.run(self.watched.watch(self.folder))

    def look(self) -> int:
        return asyncio.run(self.watched.import_new_files())

    @property
    def names(self) -> list[str | None]:
        return [draft.file_name for draft in self.session.connection_store.drafts.list_open()]


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    (tmp_path / "data").mkdir()
    watch = Watch(tmp_path)
    yield watch
    watch.session.store.close()


def test_watched_folder_brings_new_files_once_they_are_whole(watch: Watch) -> None:
    watch.put("before.pdf")
    watch.watch()
    assert watch.look() == 0
    watch.put("new.pdf", "half")
    assert watch.look() == 0, "it may still be written"
    watch.put("new.pdf", "half and the other half")
    assert watch.look() == 0
    assert watch.look() == 1
    assert (watch.look(), watch.names) == (0, ["new.pdf"])


def test_watched_folder_knows_after_a_restart_what_it_brought(watch: Watch) -> None:
    watch.watch()
    watch.put("new.pdf")
    watch.put("notes.txt")
    assert [watch.look(), watch.look()] == [0, 2]
    again = WatchedFolder(watch.session, watch.session.reading_queue)
    assert again.folder == watch.folder
    assert [asyncio.run(again.import_new_files()) for _ in range(3)] == [0, 0, 0]
    assert set(watch.names) == {"new.pdf", "notes.txt"}


def test_watched_folder_leaves_out_what_is_here_already(watch: Watch) -> None:
    watch.watch()
    watch.put("a.pdf", "the same")
    watch.look()
    assert watch.look() == 1
    watch.put("copy.pdf", "the same")
    assert [watch.look(), watch.look()] == [0, 0]
    assert watch.names == ["a.pdf"]


def test_watched_folder_that_is_gone_or_given_up_brings_nothing(watch: Watch) -> None:
    watch.watch()
    watch.put("a.pdf")
    watch.look()
    watch.folder.rename(watch.folder.with_name("elsewhere"))
    assert watch.look() == 0
    watch.folder.with_name("elsewhere").rename(watch.folder)
    watch.watched.stop()
    assert (watch.watched.folder, watch.look(), watch.names) == (None, 0, [])
