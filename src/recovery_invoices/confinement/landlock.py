"""Which files a child may read: its libraries and nothing else. It may write none."""

from __future__ import annotations

import ctypes
import os
import stat
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

# The same numbers on every processor.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_ASK_VERSION = 1
_RULE_PATH_BENEATH = 1
_READ_FILE, _READ_DIR = 1 << 2, 1 << 3

#: Where system libraries lie, the index of them, and fonts for text whose own font is not in the document.
_OF_THE_SYSTEM: Final = (
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/usr/share/fonts",
    "/usr/local/share/fonts", "/dev/null",
    # The recogniser asks for the processor's abilities.
    "/proc/cpuinfo", "/sys/devices/system/cpu",
)  # fmt: skip


class NoLandlock(Exception):
    """The kernel has none, or refuses; the message says which."""


def restrict_to(paths: Iterable[str | os.PathLike[str]]) -> None:
    """Let this thread, and those that it starts, read what lies below `paths`; nothing else of files, no TCP, no
    abstract UNIX socket and no signal to another process as far as the kernel's version knows of them.

    Raises NoLandlock. PR_SET_NO_NEW_PRIVS has to be set.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    version = libc.syscall(
        ctypes.c_long(_CREATE_RULESET), None, ctypes.c_size_t(0), ctypes.c_uint(_ASK_VERSION)
    )
    if version < 1:
        raise NoLandlock(f"this kernel offers no Landlock ({os.strerror(ctypes.get_errno())})")
    wanted = _handled(version)
    ruleset = libc.syscall(
        ctypes.c_long(_CREATE_RULESET),
        ctypes.c_char_p(wanted),
        ctypes.c_size_t(len(wanted)),
        ctypes.c_uint(0),
    )
    if ruleset < 0:
        raise NoLandlock(f"Landlock refused its rules ({os.strerror(ctypes.get_errno())})")
    try:
        for path in paths:
            _allow_reading(libc, ruleset, path)
        if libc.syscall(ctypes.c_long(_RESTRICT_SELF), ctypes.c_int(ruleset), ctypes.c_uint(0)):
            raise NoLandlock(f"Landlock was refused ({os.strerror(ctypes.get_errno())})")
    finally:
        os.close(ruleset)


def library_paths() -> Iterator[str]:
    """Yield where this interpreter and what it loads lie; what is not there is left out."""
    paths = [path for path in sys.path if path]
    if getattr(sys, "frozen", False):
        # The modules lie in the executable itself, what they load beside it.
        paths += [sys.executable, os.path.dirname(sys.executable), getattr(sys, "_MEIPASS", "")]
    paths += [path for path in os.environ.get("LD_LIBRARY_PATH", "").split(":") if path]
    paths += [*_mapped_from(), *_OF_THE_SYSTEM]
    visited = set()
    for path in paths:
        real = os.path.realpath(path)
        if path and real not in visited and real != os.path.sep and os.path.exists(real):
            visited.add(real)
            yield real


def _mapped_from() -> Iterator[str]:
    """Yield the folders of the libraries that are loaded already."""
    try:
        maps = Path("/proc/self/maps").read_text(encoding="utf-8", errors="replace")
    except OSError:
        # Without /proc those of the system have to do.
        return
    for line in maps.splitlines():
        path = line.partition("/")
        if path[1] and ".so" in path[2]:
            yield os.path.dirname("/" + path[2])


def _handled(version: int) -> bytes:
    """Return what is denied unless a rule allows it, as the kernel's version takes it."""
    files = (1 << 13) - 1
    for since, bit in ((2, 13), (3, 14), (5, 15)):
        if version >= since:
            files |= 1 << bit
    wanted = struct.pack("=Q", files)
    if version >= 4:
        wanted += struct.pack("=Q", 0b11)  # TCP: to bind, to connect
    if version >= 6:
        wanted += struct.pack("=Q", 0b11)  # abstract UNIX sockets, signals
    return wanted


def _allow_reading(libc: ctypes.CDLL, ruleset: int, path: str | os.PathLike[str]) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        # Not to be had is not to be read.
        return
    try:
        folder = stat.S_ISDIR(os.fstat(place).st_mode)
        rule = struct.pack("=Qi", _READ_FILE | (_READ_DIR if folder else 0), place)
        added = libc.syscall(
            ctypes.c_long(_ADD_RULE),
            ctypes.c_int(ruleset),
            ctypes.c_int(_RULE_PATH_BENEATH),
            ctypes.c_char_p(rule),
            ctypes.c_uint(0),
        )
        if added:
            raise NoLandlock(f"Landlock refused {path} ({os.strerror(ctypes.get_errno())})")
    finally:
        os.close(place)
