"""A disk whose flush takes longer: SQLite's own way to the disk, which sleeps after each flush it has really done."""

import ctypes
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

X_SYNC: Final = 5
"""The place of xSync in sqlite3_io_methods, after iVersion, xClose, xRead, xWrite and xTruncate."""
METHODS: Final = 19
OPEN: Final = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
SYNC: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class Vfs(ctypes.Structure):
    """sqlite3_vfs, as far as it is changed here; `others` is what follows."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_bytes", ctypes.c_int),
        ("path_bytes", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 17),
    )


def shared_sqlite() -> Any | None:
    """The library that `sqlite3` uses here, None where it is a part of Python itself."""
    import _sqlite3

    try:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
    except (OSError, AttributeError):
        return None
    return library


@contextmanager
def flushes_take(milliseconds: float) -> Iterator[bool]:
    """What is opened meanwhile, and closed again, flushes as usual and waits so much longer.

    False where `sqlite3` brings an SQLite that nobody else can reach.
    """
    library = shared_sqlite()
    if library is None:
        yield False
        return
    usual = library.sqlite3_vfs_find(None)
    slow = Vfs.from_buffer_copy(usual.contents)
    slow.name, slow.next = b"slow", None
    open_usual = OPEN(usual.contents.open)
    values: dict[int, Any] = {}

    def sync(file: int, flags: int) -> int:
        methods = ctypes.c_void_p.from_address(file).value
        code: int = values[methods or 0][1](file, flags)
        time.sleep(milliseconds / 1000)
        return code

    slow_sync = SYNC(sync)

    def opened(_: int, name: int, file: int, flags: int, out: int) -> int:
        code: int = open_usual(ctypes.addressof(usual.contents), name, file, flags, out)
        place = ctypes.c_void_p.from_address(file)
        if place.value:
            methods = (ctypes.c_void_p * METHODS).from_buffer_copy(
                ctypes.string_at(place.value, METHODS * ctypes.sizeof(ctypes.c_void_p))
            )
            usual_sync = SYNC(methods[X_SYNC])
            methods[X_SYNC] = ctypes.cast(slow_sync, ctypes.c_void_p).value
            place.value = ctypes.addressof(methods)
            values[ctypes.addressof(methods)] = (methods, usual_sync)
        return code

    slow_open = OPEN(opened)
    slow.open = ctypes.cast(slow_open, ctypes.c_void_p).value
    library.sqlite3_vfs_register(ctypes.byref(slow), 1)
    try:
        yield True
    finally:
        library.sqlite3_vfs_register(usual, 1)
        library.sqlite3_vfs_unregister(ctypes.byref(slow))
