"""A store as a first start leaves it, copied: many tests begin with one, and making it takes five times as long."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from recovery_desktop.store.database import FILE_NAME
from recovery_desktop.store.store import Store


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        return (Path(folder) / FILE_NAME).read_bytes()


def new_store(folder: Path) -> Store:
    """Open the store of a folder; one that is not there yet is a new one."""
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True)
        (folder / FILE_NAME).write_bytes(_empty_database())
    return Store(folder)
