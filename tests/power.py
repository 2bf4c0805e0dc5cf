"""A power cut: what SQLite wrote since a file was last synced reaches the disk in part, torn or not at all.

The writes and syncs are those of the SQLite library that this Python has loaded, seen by wrapping its file methods;
the stores above it are the product's own. Disks that lie about a sync are not modelled.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import random
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

SECTOR: Final = 512
LOST, TORN = 0.4, 0.2
"""How likely a write that was not synced is lost, and how likely it arrives in part."""

Kind = Literal["write", "truncate", "sync", "delete"]
Step = tuple[Kind, str, int, bytes]
_OK: Final = 0
_CANNOT_SYNC: Final = 1034
"""SQLITE_IOERR_FSYNC."""
_FULL: Final = 13

_Open = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.POINTER(ctypes.c_int),
)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
_Close = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_Write = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class _Vfs(ctypes.Structure):
    """The beginning of sqlite3_vfs."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("following", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", _Open),
        ("delete", _Delete),
    ]


class _Methods(ctypes.Structure):
    """sqlite3_io_methods of version 3, by pointer."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("close", _Close),
        ("read", ctypes.c_void_p),
        ("write", _Write),
        ("truncate", _Truncate),
        ("sync", _Sync),
        *[(f"other_{number}", ctypes.c_void_p) for number in range(13)],
    ]


class _File(ctypes.Structure):
    """The beginning of sqlite3_file."""

    _fields_ = [("methods", ctypes.POINTER(_Methods))]


class Disk:
    """Everything that reaches the files of a folder while `recording`, in order.

    With `room` it takes so many writes more and is full then.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.steps: list[Step] = []
        self.fails_to_sync = False
        self.room: int | None = None
        self._names: dict[int, str] = {}
        self._sound: dict[int, _Methods] = {}
        self._references: list[Any] = []

    @contextmanager
    def recording(self) -> Iterator[None]:
        """From here on connections that are opened are seen. Raises OSError where the library hides its files."""
        vfs = _default_vfs()
        sound_open, sound_delete = vfs.open, vfs.delete
        # A copy: assigning the field would change what is called.
        call_open = _Open(ctypes.cast(sound_open, ctypes.c_void_p).value or 0)
        call_delete = _Delete(ctypes.cast(sound_delete, ctypes.c_void_p).value or 0)

        def opened(vfs_: int, name: int, file: int, flags: int, out: Any) -> int:
            status = call_open(vfs_, name, file, flags, out)
            if status == _OK and name:
                self._watch(file, os.fsdecode(ctypes.string_at(name)))
            return status

        def deleted(vfs_: int, name: bytes, sync: int) -> int:
            self._note("delete", os.fsdecode(name), 0, b"")
            return call_delete(vfs_, name, sync)

        before = bytes(vfs)
        watching = _Open(opened), _Delete(deleted)
        vfs.open, vfs.delete = watching
        try:
            yield
        finally:
            ctypes.memmove(ctypes.addressof(vfs), before, len(before))
            self._references += [watching, call_open, call_delete]

    def _watch(self, address: int, name: str) -> None:
        file = _File.from_address(address)
        if Path(name).parent != self.folder or not file.methods:
            return
        sound = file.methods.contents
        watched = _Methods.from_buffer_copy(bytes(sound))
        calls: dict[str, Callable[..., int]] = {
            field: kind(ctypes.cast(getattr(sound, field), ctypes.c_void_p).value or 0)
            for field, kind in (("write", _Write), ("truncate", _Truncate), ("sync", _Sync))
        }

        def write(file_: int, data: int, size: int, offset: int) -> int:
            if self.room is not None:
                if self.room == 0:
                    return _FULL
                self.room -= 1
            self._note("write", name, offset, ctypes.string_at(data, size))
            return calls["write"](file_, data, size, offset)

        def truncate(file_: int, size: int) -> int:
            self._note("truncate", name, size, b"")
            return calls["truncate"](file_, size)

        def sync(file_: int, flags: int) -> int:
            if self.fails_to_sync:
                return _CANNOT_SYNC
            status = calls["sync"](file_, flags)
            self._note("sync", name, 0, b"")
            return status

        hooks = _Write(write), _Truncate(truncate), _Sync(sync)
        watched.write, watched.truncate, watched.sync = hooks
        # SQLite keeps the address: all of it stays as long as this process.
        _FOR_EVER.append((watched, hooks, calls))
        file.methods = ctypes.pointer(watched)

    def _note(self, kind: Kind, name: str, offset: int, data: bytes) -> None:
        self.steps.append((kind, Path(name).name, offset, data))

    def after_a_cut(self, at: int, chance: random.Random, target: Path) -> None:
        """Writes into `target` what a disk may hold whose power went after so many steps."""
        files: dict[str, bytearray] = {}
        pending: dict[str, list[Step]] = {}
        for step in self.steps[:at]:
            kind, name = step[0], step[1]
            if kind == "sync":
                for waiting in pending.pop(name, []):
                    _apply(files, waiting)
            elif kind == "delete":
                pending.pop(name, None)
                files.pop(name, None)
            else:
                pending.setdefault(name, []).append(step)
        for waiting_steps in pending.values():
            for step in waiting_steps:
                drawn = chance.random()
                if drawn < LOST:
                    continue
                if drawn < LOST + TORN and step[0] == "write":
                    full_sectors = len(step[3]) // SECTOR
                    step = (*step[:3], step[3][: SECTOR * chance.randrange(full_sectors + 1)])
                _apply(files, step)
        target.mkdir()
        for name, content in files.items():
            if not name.endswith("-shm"):
                (target / name).write_bytes(content)


_FOR_EVER: list[Any] = []


def _apply(files: dict[str, bytearray], step: Step) -> None:
    kind, name, offset, data = step
    content = files.setdefault(name, bytearray())
    if kind == "truncate":
        del content[offset:]
        return
    if len(content) < offset + len(data):
        content.extend(bytes(offset + len(data) - len(content)))
    content[offset : offset + len(data)] = data


def _default_vfs() -> _Vfs:
    """That of the library which the sqlite3 module uses. Raises OSError where it cannot be reached."""
    # Windows has it as a library of its own, which is loaded by now; elsewhere it is in the program or in the module.
    for name in ("sqlite3.dll",) if sys.platform == "win32" else (None, _sqlite3.__file__):
        try:
            library = ctypes.CDLL(name)
            find, version = library.sqlite3_vfs_find, library.sqlite3_libversion
        except (AttributeError, OSError):
            continue
        version.restype = ctypes.c_char_p
        if version().decode() == sqlite3.sqlite_version:
            find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
            return _Vfs.from_address(find(None))
    raise OSError("this Python's SQLite library does not show its file methods")
