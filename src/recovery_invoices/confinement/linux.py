"""Linux: no privileges, no network, no files but the libraries, no system calls but those of reading."""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

from recovery_invoices.confinement import landlock, seccomp
from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.confinement.system_calls import PROCESSORS

_CLONE_NEWUSER, _CLONE_NEWNET, _CLONE_NEWIPC = 0x10000000, 0x40000000, 0x08000000
_SET_NO_NEW_PRIVS, _CAPBSET_DROP, _CAP_AMBIENT, _CLEAR_ALL = 38, 24, 47, 4
_CAPABILITY_VERSION = 0x20080522
_MOST_CAPABILITIES = 64


def isolate(*, threads: bool, file: str | None = None) -> Isolation:
    """Confine this process and name what the machine refuses.

    Each measure stands by itself: where one is refused the others still hold. Call it with a single thread
    running, after everything that opens a file for writing.
    """
    missing: dict[str, str] = {}
    libc = ctypes.CDLL(None, use_errno=True)
    if _prctl(libc, _SET_NO_NEW_PRIVS, 1):
        missing["privileges"] = f"no_new_privs was refused ({_reason()})"
    left = _leave_the_network(libc)
    if remaining := _drop_capabilities(libc):
        missing["privileges"] = remaining
    if _has_threads():
        missing["files"] = "threads run that Landlock would not bind"
    else:
        try:
            landlock.restrict_to([*landlock.library_paths(), *([] if file is None else [file])])
        except landlock.NoLandlock as error:
            missing["files"] = str(error)
    if filtered := _filter_system_calls(threads):
        missing["system_calls"] = filtered
        # An empty network has no way out, yet a UNIX socket of this machine is reached by its path.
        missing["network"] = left or "only sockets of this machine can be reached"
    return Isolation(missing)


def _has_threads() -> bool:
    try:
        return len(os.listdir("/proc/self/task")) > 1
    except OSError:
        # No /proc to ask; a child begins with one thread.
        return False


def _filter_system_calls(threads: bool) -> str:
    """Install the filter. Returns why not, or nothing."""
    processor = PROCESSORS.get(platform.machine()) if sys.maxsize > 2**32 else None
    if processor is None:
        return f"the system calls of this processor ({platform.machine()}) are not known"
    try:
        seccomp.install_filter(processor, threads=threads)
    except OSError as error:
        return f"the kernel refused the filter ({error.strerror})"
    return ""


def _leave_the_network(libc: ctypes.CDLL) -> str:
    """Move into an empty network where the kernel grants one; return why not, or nothing."""
    own = _CLONE_NEWNET | _CLONE_NEWIPC
    # A container's root may lack the right to the one and have the other.
    for flags in (own, own | _CLONE_NEWUSER) if os.geteuid() == 0 else (own | _CLONE_NEWUSER,):
        if libc.unshare(ctypes.c_int(flags)) == 0:
            return ""
    return f"the kernel grants no empty network ({_reason()})"


def _drop_capabilities(libc: ctypes.CDLL) -> str:
    """Drop all capabilities: a new user namespace begins with all of them. Returns why some are left, or nothing."""
    for capability in range(_MOST_CAPABILITIES):
        # Only who may hand on capabilities can bound them; who may not gains none either, see no_new_privs.
        if _prctl(libc, _CAPBSET_DROP, capability):
            break
    _prctl(libc, _CAP_AMBIENT, _CLEAR_ALL)
    head = struct.pack("=Ii", _CAPABILITY_VERSION, 0)
    if libc.capset(ctypes.c_char_p(head), ctypes.c_char_p(bytes(24))):
        return f"capabilities could not be dropped ({_reason()})"
    capabilities = ctypes.create_string_buffer(24)
    if libc.capget(ctypes.c_char_p(head), capabilities) or any(capabilities.raw):
        return "capabilities are left"
    return ""


def _prctl(libc: ctypes.CDLL, what: int, value: int) -> int:
    zero = ctypes.c_ulong(0)
    return int(libc.prctl(ctypes.c_int(what), ctypes.c_ulong(value), zero, zero, zero))


def _reason() -> str:
    return os.strerror(ctypes.get_errno())
