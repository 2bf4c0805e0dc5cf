"""Names, addresses and debts: every file of the data folder is for this account only."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
_OF_OTHERS: Final = 0o077


def restrict_umask() -> None:
    """Restrict the umask of the whole process, so that files opened by libraries and children are private too."""
    os.umask(_OF_OTHERS)


def open_private(path: str | Path, flags: int) -> int:
    """Open a file, as an `opener`, so that only this account can read it from the first byte on."""
    return os.open(path, flags, FILE_MODE)


def write_private(path: Path, text: str) -> None:
    """Write a file that only this account can read. Raises OSError."""
    with open(path, "w", encoding="utf-8", opener=open_private) as file:
        file.write(text)


def write_atomically(path: Path, content: bytes) -> None:
    """Write the whole file or leave what stands there, readable by this account only. Raises OSError."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(part, "wb", opener=open_private) as file:
            file.write(content)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def make_private_folder(folder: Path) -> None:
    """Make a folder where it is missing, and those above it: pathlib gives its mode to the last one only.

    Raises OSError.
    """
    for missing in (*reversed(folder.parents), folder):
        missing.mkdir(exist_ok=True, mode=FOLDER_MODE)


def restrict_existing(folder: Path, database: str) -> None:
    """Take what an earlier version left open to others away from them. Raises OSError.

    A folder that is neither empty nor holds `database` was not made for the data: it stays as it is.
    """
    if sys.platform == "win32" or not folder.stat().st_mode & _OF_OTHERS:
        return
    if not (folder / database).exists() and any(folder.iterdir()):
        return
    for parent, folders, files in os.walk(folder):
        for names, mode in ((folders, FOLDER_MODE), (files, FILE_MODE)):
            for name in names:
                # A link leads elsewhere, to what is not ours.
                if not (Path(parent) / name).is_symlink():
                    (Path(parent) / name).chmod(mode)
    # Last: as long as it is open, the next start goes through it again.
    folder.chmod(FOLDER_MODE)
