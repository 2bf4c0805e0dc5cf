"""Where a data folder lies: on this computer, on a network share, or in a folder that another program copies."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final, Literal

Location = Literal["here", "network", "synced"]

MOUNTS: Final = Path("/proc/self/mountinfo")
NETWORK: Final = re.compile(
    r"9p|afs|beegfs|ceph|cifs|coda|davfs|glusterfs|lustre|ncpfs|nfs4?|orangefs|smb3|smbfs|vboxsf"
    r"|fuse\.(curlftpfs|davfs2|glusterfs|gvfsd-fuse|rclone|sshfs)"
)
"""File systems of which another machine may hold the other end: SQLite's log needs memory that all readers share."""
SYNCED: Final = (
    # By what the programs call their folders, in the place of a whole part of a path.
    re.compile(
        r"OneDrive( - .+)?|Dropbox( \(.+\))?|Google ?Drive|My Drive|iCloud ?Drive|Nextcloud|ownCloud|pCloudDrive"
    ),
    re.compile(r"com~apple~CloudDocs|Mobile Documents|CloudStorage|Seafile|MEGA|Syncthing", re.IGNORECASE),
)
_FLAGS: Final = 64
"""Where `f_flags` lies in macOS' `struct statfs`."""
_MNT_LOCAL: Final = 0x1000
_REMOTE_DRIVE: Final = 4
"""DRIVE_REMOTE, as Windows answers it."""


def locate_folder(folder: Path) -> Location:
    """Tell where a folder lies, which need not exist yet; where the system does not say, it counts as local."""
    absolute = Path(os.path.abspath(folder))
    if _is_on_network(absolute):
        return "network"
    if any(pattern.fullmatch(part) for part in absolute.parts for pattern in SYNCED):
        return "synced"
    return "here"


def _is_on_network(folder: Path) -> bool:
    if sys.platform == "win32":
        import ctypes

        if folder.drive.startswith("\\\\"):
            return True
        kind: int = ctypes.windll.kernel32.GetDriveTypeW(f"{folder.drive}\\")
        return kind == _REMOTE_DRIVE
    if sys.platform == "darwin":
        return _is_remote_volume(_statfs(folder))
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return False
    return NETWORK.fullmatch(_kind_of_mount(mounts, folder)) is not None


def _statfs(folder: Path) -> bytes:
    """Return what macOS knows of the volume of the nearest folder that is there; empty where it does not tell."""
    import ctypes

    answer = ctypes.create_string_buffer(4096)
    for place in (folder, *folder.parents):
        if ctypes.CDLL(None).statfs(os.fsencode(place), answer) == 0:
            return answer.raw
    return b""


def _is_remote_volume(statfs: bytes) -> bool:
    if len(statfs) < _FLAGS + 4:
        return False
    flags = int.from_bytes(statfs[_FLAGS : _FLAGS + 4], "little")
    return not flags & _MNT_LOCAL


def _kind_of_mount(mounts: str, folder: Path) -> str:
    """Return the file system that is mounted nearest above the folder; of several at one place the last one counts."""
    nearest, kind = -1, ""
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        fields = before.split(" ")
        if len(fields) < 5 or not after:
            continue
        place = Path(re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), fields[4]))
        if folder.is_relative_to(place) and len(place.parts) >= nearest:
            nearest, kind = len(place.parts), after.split(" ")[0]
    return kind
