"""What a child process may use: memory, CPU time, open files, written bytes, and no network."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass

MIB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """`memory` in bytes of address space, `cpu_seconds` per task, `wall_seconds` per turn of a dialogue.

    After `tasks` tasks a child is retired, so that what a library leaks or hoards never adds up.
    """

    memory: int
    cpu_seconds: int
    wall_seconds: float
    threads: bool
    tasks: int


ROLES = {
    "parser": Limits(memory=512 * MIB, cpu_seconds=10, wall_seconds=10, threads=False, tasks=200),
    "ocr": Limits(memory=1536 * MIB, cpu_seconds=60, wall_seconds=60, threads=True, tasks=25),
    "photo": Limits(memory=1024 * MIB, cpu_seconds=20, wall_seconds=20, threads=True, tasks=20),
}

_CLONE_NEWUSER = 0x10000000
_CLONE_NEWNET = 0x40000000
_PR_SET_NO_NEW_PRIVS = 38


def confine(limits: Limits) -> None:
    """Take away, before any foreign byte is read, what reading a document does not need."""
    if sys.platform == "win32":
        _confine_windows(limits)
        return
    import resource

    def lower(what: int, value: int) -> None:
        _, hard = resource.getrlimit(what)
        ceiling = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(what, (ceiling, ceiling))

    if sys.platform == "linux":
        _leave_the_network()
        lower(resource.RLIMIT_AS, limits.memory)
    elif sys.platform == "darwin":
        _sandbox_without_network()
        lower(resource.RLIMIT_DATA, limits.memory)
    lower(resource.RLIMIT_CORE, 0)
    lower(resource.RLIMIT_FSIZE, 0)
    lower(resource.RLIMIT_NOFILE, 64)
    if not limits.threads and sys.platform == "linux":
        lower(resource.RLIMIT_NPROC, 0)


def allow_another_task(limits: Limits) -> None:
    """Give the next task its own CPU seconds: the operating system counts over the life of a process."""
    if sys.platform == "win32":
        return
    import resource

    usage = resource.getrusage(resource.RUSAGE_SELF)
    used = int(usage.ru_utime + usage.ru_stime) + 1
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (used + limits.cpu_seconds, hard))


def _leave_the_network() -> None:
    """An empty network namespace where the kernel grants one; no new privileges in any case."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    flags = _CLONE_NEWNET if os.geteuid() == 0 else _CLONE_NEWUSER | _CLONE_NEWNET
    libc.unshare(flags)


def _sandbox_without_network() -> None:
    """macOS' named profile that forbids sockets."""
    library = ctypes.CDLL("/usr/lib/libsandbox.1.dylib", use_errno=True)
    error = ctypes.c_char_p()
    library.sandbox_init(b"no-network", 1, ctypes.byref(error))


def _confine_windows(limits: Limits) -> None:
    """A job object: memory ceiling, one process, dies with its parent's handle."""
    from recovery_invoices.gate import windows_job

    windows_job.confine_this_process(limits.memory)
