"""What the app and its service keep is for this account only, whatever the account's other programs may make."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from recovery_desktop.file_permissions import write_atomically
from recovery_desktop.instance import Instance
from recovery_desktop.store.database import FILE_NAME
from recovery_desktop.store.store import Store
from recovery_service.cli import operator
from recovery_service.db.database import Database
from recovery_service.db.file_permissions import is_inside
from recovery_service.db.migrate import upgrade
from recovery_service.transport.letter_folder import put_letter
from tests.together.scene import curtain, to_submitted

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps who may read in other ways")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """As most systems are set up: what a program makes, everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    paths = [folder, *folder.rglob("*")]
    return [f"{path.relative_to(folder)} {path.stat().st_mode & 0o777:o}" for path in paths if is_open(path)]


def is_open(path: Path) -> bool:
    return not path.is_symlink() and bool(path.stat().st_mode & 0o077)


async def test_data_folder_after_a_story_is_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with curtain(folder) as tour:
        instance = Instance(folder)
        assert instance.claim()
        instance.listen()
        await to_submitted(tour)
        assert (folder / "service" / "practice" / "logs" / "service.log").exists()
        assert (folder / "open-now.json").exists()
        assert open_to_others(folder) == []
        instance.close()
    assert open_to_others(folder) == []


def test_data_folder_of_an_earlier_version_is_closed_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    Store(folder).close()
    (folder / "logs").mkdir()
    (folder / "logs" / "desktop.log").write_text("what was")
    elsewhere = tmp_path / "elsewhere.txt"
    elsewhere.write_text("what is not the app's")
    (folder / "link").symlink_to(elsewhere)
    for path in (folder, folder / FILE_NAME, folder / "logs", folder / "logs" / "desktop.log"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    Store(folder).close()
    assert open_to_others(folder) == []
    assert elsewhere.stat().st_mode & 0o777 == 0o644


def test_service_folder_of_an_earlier_version_is_closed_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for _ in range(2):
        with closing(Database.in_folder(folder)) as database:
            upgrade(database)
        assert open_to_others(folder) == []
        folder.chmod(0o755)
        (folder / "service.sqlite3").chmod(0o644)


def test_folder_with_other_things_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "others.txt").write_text("somebody else's")
    Store(folder).close()
    assert folder.stat().st_mode & 0o777 == 0o755
    assert (folder / "others.txt").stat().st_mode & 0o777 == 0o644
    assert (folder / FILE_NAME).stat().st_mode & 0o777 == 0o600


def test_exported_files_are_private(tmp_path: Path) -> None:
    write_atomically(tmp_path / "deadlines.ics", b"BEGIN:VCALENDAR")
    assert (tmp_path / "deadlines.ics").stat().st_mode & 0o777 == 0o600


def test_letters_are_private_in_the_data_folder_and_readable_where_the_operator_wants_them(
    tmp_path: Path,
) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "printing"
    for folder in (data / "letters", elsewhere):
        assert put_letter(folder, "att_1.pdf", b"%PDF", private=is_inside(folder, data)).outcome == "sent"
    assert open_to_others(data) == []
    assert (elsewhere / "att_1.pdf").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("command", ["settlement-statement", "task-letter"])
def test_pdf_that_an_operator_writes_into_the_data_folder_is_private(tmp_path: Path, command: str) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "written.pdf"
    data.mkdir(mode=0o700)
    parser = argparse.ArgumentParser()
    operator.add(parser)
    for out in (data / "written.pdf", elsewhere):
        arguments = [command, "id_1", "--out", str(out), "--data-dir", str(data)]
        operator.COMMANDS[command].run(AtWork(), parser.parse_args(arguments))  # type: ignore[arg-type]
        assert out.read_bytes() == b"%PDF"
    assert open_to_others(data) == []
    assert elsewhere.stat().st_mode & 0o777 == 0o644


class AtWork:
    """An operator to whom there is a PDF of everything."""

    def statement(self, receivable_id: str) -> bytes:
        return b"%PDF"

    def task_letter(self, planned_id: str) -> bytes:
        return b"%PDF"
