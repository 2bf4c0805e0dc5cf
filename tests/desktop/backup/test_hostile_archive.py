"""Archives that somebody made to do harm: each is refused before anything of it is unpacked."""

from __future__ import annotations

import io
import json
import struct
import zipfile
from pathlib import Path

import pytest

from recovery_desktop.backup.manifest import MANIFEST, BackupDamaged, NotABackup
from recovery_desktop.backup.restore import prepare_restore, read_manifest
from recovery_desktop.settings import Places
from tests.desktop.backup.hostile import PIECE, _cheap, is_refused, places, saved
from tests.desktop.backup.packing import KEY, WORDS, refuse, rewrite, with_member

__all__ = ["_cheap", "places", "saved"]


@pytest.mark.parametrize(
    "name",
    [
        "../planted",
        "files/../planted",
        "files/..",
        "files/a/b",
        "/planted",
        "C:planted",
        "files\\planted",
        "files/a\\..\\b",
        "files/C:planted",
        "files/nul",
        "files/COM1.pdf",
        "files/planted.",
        "files/plan\x00ted",
        "files/plan\nted",
        "files/" + "x" * 300,
        "files/\ud800",
        "desktop.sqlite3-wal",
        "key.account",
        "service/this-computer/service.sqlite3-wal",
        "service/this-computer/service.sqlite3-journal",
        "service/elsewhere/service.sqlite3",
    ],
)
def test_name_that_leads_out_or_is_none_of_ours_is_refused(name: str, places: Places, saved: Path) -> None:
    def change(member: str, was: bytes) -> bytes:
        if member != MANIFEST:
            return was
        content = json.loads(was)
        content["entries"] = [
            one | {"name": name} if one["name"] == PIECE else one for one in content["entries"]
        ]
        return json.dumps(content).encode()

    rewrite(saved, change)
    is_refused(places, saved)
    assert not list(places.folder.parent.rglob("*planted*"))


def test_symbolic_link_in_the_archive_is_refused(places: Places, saved: Path) -> None:
    link = zipfile.ZipInfo(PIECE)
    link.create_system, link.external_attr = 3, 0o120777 << 16
    with_member(saved, PIECE, b"/etc/passwd")
    with zipfile.ZipFile(saved) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(saved, "w") as archive:
        for name, content in members.items():
            archive.writestr(link if name == PIECE else name, content)
    is_refused(places, saved, "no plain file")


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_archive_packed_in_a_way_that_takes_memory_without_end_is_refused(
    method: int, places: Places, saved: Path
) -> None:
    with zipfile.ZipFile(saved) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(saved, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content, compress_type=method if name == PIECE else None)
    is_refused(places, saved, "another way")


def test_archive_that_unfolds_is_refused_before_anything_of_it_is_unpacked(
    places: Places, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked: list[str] = []
    monkeypatch.setattr("recovery_desktop.backup.restore._unpack", lambda *_: unpacked.append("unpacked"))
    with_member(saved, PIECE, bytes(120_000_000))
    is_refused(places, saved, "unfold")
    assert not unpacked


@pytest.mark.parametrize("claimed", [0, 10, 16 + 1, 2**62])
def test_member_that_unfolds_to_more_or_less_than_announced_is_refused(
    claimed: int, places: Places, saved: Path
) -> None:
    def change(member: str, was: bytes) -> bytes:
        if member != MANIFEST:
            return was
        content = json.loads(was)
        content["entries"] = [
            one | {"size": claimed} if one["name"] == PIECE else one for one in content["entries"]
        ]
        return json.dumps(content).encode()

    rewrite(saved, change)
    is_refused(places, saved)


def _archive_with_list(file: Path, content: bytes) -> None:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, content)


LISTS = {
    "nested without end": b'{"entries": ' + b"[" * 3_000_000,
    "millions of lists": b'{"format": "recovery-desktop-backup", "entries": [' + b"[]," * 3_000_000 + b"[]]}",
    "no object": b"[1]",
    "no list": b'{"format": "recovery-desktop-backup", "version": 1, "entries": {}}',
    "other things in the list": b'{"format": "recovery-desktop-backup", "version": 1, "entries": [1, "a", null]}',
    "numbers that are none": b'{"format": "recovery-desktop-backup", "version": 1, "schema": Infinity,'
    b' "made_at": "", "app": "", "folder": "", "key": "", "entries": []}',
    "a head beyond the pipe": b'{"format": "' + b"x" * 10_000_000 + b'", "entries": []}',
    "no text": b"\xff\xfe",
    "larger than any list": b" " * (64 * 1024 * 1024 + 1),
}


@pytest.mark.parametrize("harm", LISTS)
def test_list_of_files_that_is_none_is_refused(harm: str, places: Places, tmp_path: Path) -> None:
    _archive_with_list(tmp_path / "other.zip", LISTS[harm])
    with pytest.raises((NotABackup, BackupDamaged)):
        read_manifest(tmp_path / "other.zip")
    is_refused(places, tmp_path / "other.zip")


def test_directory_of_the_archive_that_lies_about_itself_is_refused(places: Places, saved: Path) -> None:
    content = bytearray(saved.read_bytes())
    end = content.rindex(b"PK\x05\x06")
    for size, offset in ((2**32 - 2, 0), (0, 2**32 - 2), (len(content) * 2, len(content))):
        content[end + 12 : end + 20] = struct.pack("<II", size, offset)
        saved.write_bytes(bytes(content))
        is_refused(places, saved)


def test_archive_of_another_make_is_no_backup(places: Places, tmp_path: Path) -> None:
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("word/document.xml", "<x/>")
    for content in (b"", b"%PDF-1.7", b"PK\x03\x04" + bytes(1000), other.getvalue()):
        (tmp_path / "other").write_bytes(content)
        with pytest.raises(NotABackup):
            read_manifest(tmp_path / "other")
        with pytest.raises(NotABackup):
            prepare_restore(places, tmp_path / "other", WORDS, KEY, refuse)
