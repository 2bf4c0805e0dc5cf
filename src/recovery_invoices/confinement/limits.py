"""Limits of a child process: memory, CPU time, open files, written bytes; and what isolates it beyond."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass

from recovery_invoices.confinement.isolation import MEASURES, Isolation

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
    "drawing": Limits(memory=1024 * MIB, cpu_seconds=10, wall_seconds=10, threads=False, tasks=200),
    "table": Limits(memory=1024 * MIB, cpu_seconds=20, wall_seconds=20, threads=False, tasks=20),
    "ocr": Limits(memory=1536 * MIB, cpu_seconds=60, wall_seconds=60, threads=True, tasks=25),
    # A turn moves a mebibyte; a member may have gigabytes.
    "archive": Limits(memory=1024 * MIB, cpu_seconds=300, wall_seconds=30, threads=False, tasks=1),
    # A database is read from the first page to the last.
    "database": Limits(memory=1024 * MIB, cpu_seconds=300, wall_seconds=600, threads=False, tasks=1),
    # A turn asks for a mebibyte or hands over one part.
    "unpack": Limits(memory=1024 * MIB, cpu_seconds=60, wall_seconds=30, threads=False, tasks=50),
    # A message is held whole, and its words are looked through by many patterns.
    "mail": Limits(memory=1024 * MIB, cpu_seconds=15, wall_seconds=20, threads=False, tasks=500),
    # Typesetting shares its work among threads, and looks through its fonts once.
    "typeset": Limits(memory=2048 * MIB, cpu_seconds=20, wall_seconds=20, threads=True, tasks=100),
    "photo": Limits(memory=1024 * MIB, cpu_seconds=20, wall_seconds=20, threads=True, tasks=20),
}


def confine(limits: Limits, file: str | None = None) -> Isolation:
    """Take away, before any foreign byte is read, what reading a document does not need; answer what holds.

    `file` stays readable.
    """
    if sys.platform == "win32":
        return _confine_windows(limits)
    import resource

    if limits.threads:
        # Recognition computes for seconds, so it runs at a lower priority than quick answers.
        os.nice(10)

    def lower(what: int, value: int) -> None:
        _, hard = resource.getrlimit(what)
        ceiling = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(what, (ceiling, ceiling))

    if sys.platform == "linux":
        lower(resource.RLIMIT_AS, limits.memory)
    elif sys.platform == "darwin":
        lower(resource.RLIMIT_DATA, limits.memory)
    lower(resource.RLIMIT_CORE, 0)
    lower(resource.RLIMIT_FSIZE, 0)
    lower(resource.RLIMIT_NOFILE, 64)
    if not limits.threads and sys.platform == "linux":
        lower(resource.RLIMIT_NPROC, 0)
    if sys.platform == "linux":
        from recovery_invoices.confinement import linux

        return linux.isolate(threads=limits.threads, file=file)
    return _sandbox_without_network()


def allow_another_task(limits: Limits) -> None:
    """Give the next task its own CPU seconds: the operating system counts over the life of a process."""
    if sys.platform == "win32":
        return
    import resource

    usage = resource.getrusage(resource.RUSAGE_SELF)
    used = int(usage.ru_utime + usage.ru_stime) + 1
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (used + limits.cpu_seconds, hard))


def _sandbox_without_network() -> Isolation:
    """Apply the named profile of macOS that forbids sockets."""
    missing: dict[str, str] = dict.fromkeys(MEASURES, "macOS: only the network is taken away")
    if sys.platform != "darwin":
        return Isolation(dict.fromkeys(MEASURES, f"nothing is known of {sys.platform}"))
    library = ctypes.CDLL("/usr/lib/libsandbox.1.dylib", use_errno=True)
    error = ctypes.c_char_p()
    if library.sandbox_init(b"no-network", 1, ctypes.byref(error)):
        missing["network"] = f"macOS refused the sandbox ({(error.value or b'').decode(errors='replace')})"
    else:
        del missing["network"]
    return Isolation(missing)


def _confine_windows(limits: Limits) -> Isolation:
    """Return a job object: memory ceiling, one process, dies with its parent's handle."""
    from recovery_invoices.confinement import windows_job

    windows_job.confine_this_process(limits.memory)
    return Isolation(dict.fromkeys(MEASURES, "Windows: a job object bounds memory and processes only"))
