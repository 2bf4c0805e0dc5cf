"""Puts the lines that the person has read into an archive for support, with the versions they were written by."""

from __future__ import annotations

import asyncio
import platform
import zipfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from recovery_desktop.commands.receivable_details import NotWritten
from recovery_desktop.file_permissions import open_private


async def export_log(target: Path, lines: Sequence[str], connection: str) -> None:
    """Write the log, whole or not at all; `connection` is the connection's kind. Raises FileNotWritten."""
    about = [
        f"Recovery Desktop {version('recovery-desktop')}",
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        f"connection: {connection}",
    ]
    try:
        await asyncio.to_thread(_write, target, "\n".join(lines), "\n".join(about))
    except OSError as error:
        raise NotWritten.of_system(error) from error


def _write(target: Path, log: str, about: str) -> None:
    part = target.with_name(target.name + ".part")
    try:
        with (
            open(part, "wb", opener=open_private) as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            archive.writestr("log.txt", log + "\n")
            archive.writestr("about.txt", about + "\n")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
