"""Data folders at unusual places: network shares, folders that others copy, odd paths, read-only ones."""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from recovery_desktop.app.opening import open_store
from recovery_desktop.store import database, location
from recovery_desktop.store.database import FILE_NAME, StoreUnusable
from recovery_desktop.store.location import locate_folder
from recovery_desktop.store.store import Store

MOUNTS = r"""21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 21 0:5 / /proc rw - proc proc rw
40 21 0:44 / /home rw - nfs4 files.example:/home rw,vers=4.2
41 40 8:2 / /home/local rw master:3 - xfs /dev/sda2 rw
42 21 0:50 / /media/ma\040nas rw - cifs //nas/data rw
43 21 0:51 / /mnt/both rw - ext4 /dev/sdb1 rw
44 21 0:52 / /mnt/both rw - fuse.sshfs me@host: rw
"""


@pytest.mark.parametrize(
    ("folder", "expected"),
    [
        ("/srv/data", "here"),
        ("/home/me/.local/share/Recovery Desktop", "network"),
        ("/home/local/me", "here"),
        ("/homes/me", "here"),
        ("/media/ma nas/recovery", "network"),
        ("/mnt/both", "network"),
        ("/srv/OneDrive/data", "synced"),
        ("/srv/OneDrive - Menuiserie Aubin/data", "synced"),
        ("/srv/Dropbox (Personal)/x", "synced"),
        ("/srv/Library/CloudStorage/Box/x", "synced"),
        ("/srv/Library/Mobile Documents/com~apple~CloudDocs/x", "synced"),
        ("/srv/Nextcloud/x", "synced"),
        ("/srv/MyDropboxes/x", "here"),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="the paths are those of Linux")
def test_file_system_of_a_folder_is_detected(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str, expected: str
) -> None:
    (tmp_path / "mountinfo").write_text(MOUNTS)
    monkeypatch.setattr(location, "MOUNTS", tmp_path / "mountinfo")
    monkeypatch.setattr(location.sys, "platform", "linux")  # type: ignore[attr-defined]
    assert locate_folder(Path(folder)) == expected


def test_system_that_does_not_tell_its_mounts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(location, "MOUNTS", tmp_path / "none")
    monkeypatch.setattr(location.sys, "platform", "linux")  # type: ignore[attr-defined]
    assert locate_folder(tmp_path) == "here"


@pytest.mark.parametrize(
    ("flags", "expected"),
    [(0x0080_1000 | 0x0400_0000, "here"), (0x0000_0018, "network"), (0x0010_0008, "network"), (None, "here")],
)
@pytest.mark.skipif(os.name == "nt", reason="the paths are those of macOS")
def test_network_volume_of_macos(monkeypatch: pytest.MonkeyPatch, flags: int | None, expected: str) -> None:
    """The answer is laid out as in <sys/mount.h>: the flags follow five counts, the volume's number and its owner."""
    sizes = struct.pack("<IiQQQQQ", 4096, 1 << 20, 1, 2, 3, 4, 5)
    answer = (
        b""
        if flags is None
        else sizes + struct.pack("<iiIII", 7, 8, 501, 26, flags) + b"smbfs".ljust(2000, b"\0")
    )
    monkeypatch.setattr(location.sys, "platform", "darwin")  # type: ignore[attr-defined]
    monkeypatch.setattr(location, "_statfs", lambda folder: answer)
    assert locate_folder(Path("/Volumes/office/data")) == expected


def pragmas(store: Store) -> dict[str, Any]:
    return {
        name: store.database.rows(f"PRAGMA {name}")[0][0]
        for name in ("journal_mode", "synchronous", "locking_mode", "foreign_keys")
    }


def test_database_on_a_network_folder_needs_no_shared_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Store(tmp_path)
    here.preferences.set("theme", "dark")
    # The share is opened while the log of the last time was not moved into the file.
    for ending in ("", "-wal"):
        copy = tmp_path / "share" / f"{FILE_NAME}{ending}"
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes((tmp_path / f"{FILE_NAME}{ending}").read_bytes())
    here.close()
    monkeypatch.setattr(database, "locate_folder", lambda folder: "network")
    store = Store(tmp_path / "share")
    assert pragmas(store) == {
        "journal_mode": "delete",
        "synchronous": 2,
        "locking_mode": "normal",
        "foreign_keys": 1,
    }
    assert store.preferences.get("theme") == "dark"
    store.preferences.set("theme", "light")
    with store.database.write(lasting=False):
        # Without a log, less than that may cost the whole file.
        assert pragmas(store)["synchronous"] == 2
    other = Store(tmp_path / "share")
    assert other.preferences.get("theme") == "light"
    assert sorted(path.name for path in (tmp_path / "share").iterdir()) == [FILE_NAME]
    other.close()
    store.close()


@pytest.mark.parametrize(
    "name",
    [
        "with spaces",
        "Éléonore & Söhne 🧾",
        "x" * 200 + "/" + "y" * 200,
        # Windows takes no question mark in a name.
        "100%_#" if os.name == "nt" else "100%_#?",
    ],
)
def test_odd_paths(tmp_path: Path, name: str) -> None:
    if os.name == "nt" and len(name) > 200:
        pytest.skip("Windows takes such paths only where its setting allows them")
    store, _ = open_store(tmp_path / name)
    store.preferences.set("theme", "dark")
    store.close()
    again, _ = open_store(tmp_path / name)
    assert again.preferences.get("theme") == "dark"
    again.close()


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES])
def test_data_that_may_only_be_read_are_refused_untouched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    Store(tmp_path).close()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    sound = os.open

    def read_only(path: Any, flags: int, *more: Any) -> int:
        if flags & os.O_RDWR:
            raise OSError(code, os.strerror(code))
        return sound(path, flags, *more)

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", read_only)
        with pytest.raises(StoreUnusable, match=os.strerror(code)):
            open_store(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
