"""What lies in a backup file: its names, sizes and hashes, and which of them may be brought back."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from recovery_desktop.failures import Failure

FORMAT: Final = "recovery-desktop-backup"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
MANIFEST_BYTES: Final = 64 * 1024 * 1024
ENTRIES: Final = "entries"
STORE: Final = "desktop.sqlite3"
KEY: Final = "key.sealed"
FILES: Final = "files"
SERVICE: Final = "service"

OWN_KEY: Final = "practice.key"
MOST_PACKED: Final = 250
"""How many times its packed size a whole backup may have: databases and documents have less than thirty."""
UNPACKED_ANYWAY: Final = 64 * 1024 * 1024
MOST_KEY_BYTES: Final = 4096

# Beside a database lies none of what SQLite would read in its place: no log, no journal.
_ALLOWED: Final = re.compile(
    r"desktop\.sqlite3|key\.sealed|service/(practice|this-computer)/(service\.sqlite3|practice\.key)|files/(?P<file>.+)"
)
_PLAIN: Final = re.compile(r'[^/\\:*?"<>|\x00-\x1f\x7f]{1,150}(?<![. ])')
_DEVICE: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_HASH: Final = re.compile(r"[0-9a-f]{64}")


class NotABackup(Failure):
    title = "This file is not a backup of this app"
    next_step = "Choose the file you saved as a backup. Nothing changed."


class BackupDamaged(Failure):
    title = "This backup is damaged"
    next_step = "Choose another one. Nothing changed."


class BackupNewer(Failure):
    title = "This backup was made by a newer version of the app"
    next_step = "Update the app, then restore the backup. Nothing changed."


class NotEnoughSpace(Failure):
    title = "Not enough disk space"
    next_step = "Free up space, then try again. Nothing changed."


class NotBackedUp(Failure):
    title = "The backup could not be saved"
    next_step = "Choose another folder, or free up disk space. An earlier backup there is untouched."


@dataclass(frozen=True)
class Entry:
    """`name` with slashes, `size` in bytes, `sha256` in lowercase hex."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    """`made_at` is ISO 8601 in UTC; `folder` is where the copies of dropped files lay; `schema` of the store;
    `key` tells two keys apart without telling either."""

    made_at: str
    app: str
    schema: int
    folder: str
    key: str
    entries: tuple[Entry, ...]

    @property
    def size(self) -> int:
        """Unpacked, in bytes."""
        return sum(entry.size for entry in self.entries)

    def to_json(self) -> bytes:
        content = {"format": FORMAT, "version": VERSION, **asdict(self)}
        return json.dumps(content, indent=1, ensure_ascii=False).encode()


def is_allowed_name(name: str) -> bool:
    """Return whether a file of this name may be brought back; no name leads out of the data folder."""
    matched = _ALLOWED.fullmatch(name)
    return matched is not None and (matched["file"] is None or is_portable_name(matched["file"]))


def is_portable_name(name: str) -> bool:
    """Return whether a file can have this name on every system, and in the folder that it is written into."""
    return (
        bool(_PLAIN.fullmatch(name))
        and name.encode(errors="replace").decode() == name
        and not _DEVICE.fullmatch(name)
    )


def parse_manifest(content: Mapping[str, Any], entries: Sequence[Any]) -> Manifest:
    """Parse the manifest and its entry of each file. Raises NotABackup, BackupNewer or BackupDamaged."""
    if content.get("format") != FORMAT:
        raise NotABackup
    version = content.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise BackupNewer
    try:
        manifest = Manifest(
            made_at=_text(content["made_at"]),
            app=_text(content["app"]),
            schema=_number(content["schema"]),
            folder=_text(content["folder"]),
            key=_text(content["key"]),
            entries=tuple(_entry(one) for one in entries),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BackupDamaged(str(error)) from error
    names = [entry.name for entry in manifest.entries]
    if STORE not in names or KEY not in names or len(set(names)) != len(names):
        raise BackupDamaged("its list of files is not whole")
    return manifest


def _entry(content: Mapping[str, Any]) -> Entry:
    entry = Entry(_text(content["name"]), _number(content["size"]), _text(content["sha256"]))
    if not is_allowed_name(entry.name) or entry.size < 0 or not _HASH.fullmatch(entry.sha256):
        raise ValueError(f"{entry.name} has no place in a backup")
    if entry.name.endswith((KEY, OWN_KEY)) and entry.size > MOST_KEY_BYTES:
        raise ValueError(f"{entry.name} is no key")
    return entry


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value
