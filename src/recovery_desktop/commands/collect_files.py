"""Walks through folders that were dropped: their files, in order, as many as can be taken at once."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from recovery_contract.file_kinds import is_litter

MOST_FILES: Final = 5_000
DEEPEST: Final = 12


@dataclass(frozen=True)
class Collected:
    """`files` and, of the folders, those that hold more than was taken and those with nothing in them."""

    files: tuple[Path, ...]
    too_full: tuple[Path, ...]
    empty: tuple[Path, ...]


async def collect_files(paths: Sequence[Path], most: int = MOST_FILES) -> Collected:
    """Return the files themselves, and those in the folders among `paths`."""
    return await asyncio.to_thread(_collect, paths, most)


def _collect(paths: Sequence[Path], most: int) -> Collected:
    files: list[Path] = []
    too_full: list[Path] = []
    empty: list[Path] = []
    for path in paths:
        if not path.is_dir() or path.is_symlink():
            files.append(path)
            continue
        before = len(files)
        for file in _walk(path):
            if len(files) >= most:
                too_full.append(path)
                break
            files.append(file)
        if len(files) == before and path not in too_full:
            empty.append(path)
    return Collected(tuple(files), tuple(too_full), tuple(empty))


def _walk(folder: Path) -> Iterator[Path]:
    """Yield plain files in the order of their names; links are not followed, what nobody means is left out."""
    for place, folders, names in os.walk(folder):
        here = Path(place)
        if len(here.relative_to(folder).parts) >= DEEPEST:
            folders.clear()
        folders[:] = sorted(name for name in folders if not is_litter(name))
        for name in sorted(names):
            file = here / name
            if not is_litter(name) and file.is_file() and not file.is_symlink():
                yield file
