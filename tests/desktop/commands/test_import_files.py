"""Dropped files: one that cannot be read still becomes a draft, and names why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_contract.reasons import Reason
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.import_files import import_files
from tests.desktop.edge import Wire, connected_to, run

HEIC = b"\x00\x00\x00\x18ftypheic" + bytes(64)


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


@pytest.mark.parametrize("name", ["photo.heic", "PHOTO.HEIC", "photo.heif", "renamed.jpg"])
def test_a_heic_photo_gets_a_draft_that_names_it(
    context: ConnectionContext, tmp_path: Path, name: str
) -> None:
    photo = tmp_path / name
    photo.write_bytes(HEIC)
    (draft,) = run(import_files(context, [photo]))
    assert (draft.state, draft.file_name) == ("unread", name)
    assert draft.failure is not None
    assert draft.failure["code"] == "file_heic_unsupported"
    assert "JPEG" in draft.failure["message"]
    assert context.connection_store.drafts.list_open() == [draft]


def test_a_folder_and_a_file_that_is_gone_get_drafts_that_say_so(
    context: ConnectionContext, tmp_path: Path
) -> None:
    folder = tmp_path / "invoices"
    folder.mkdir()
    created = run(import_files(context, [folder, tmp_path / "gone.pdf"]))
    failures = [draft.failure or {} for draft in created]
    assert [draft.state for draft in created] == ["unread", "unread"]
    assert failures[0]["code"] == "file_not_a_file"
    assert (
        failures[1]["reason"]
        == Reason.of("file_cannot_be_opened", name="gone.pdf", why=Reason.of("file_is_gone")).wire()
    )
