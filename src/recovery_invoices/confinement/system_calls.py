"""The system calls of a child: their numbers on each processor, and which of them reading a document needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

#: name: (number on x86_64, number on aarch64); None where the processor has no such call.
_NUMBERS: Final[Mapping[str, tuple[int | None, int | None]]] = {
    "access": (21, None), "arch_prctl": (158, None), "brk": (12, 214), "clock_getres": (229, 114),
    "clock_gettime": (228, 113), "clock_nanosleep": (230, 115), "clone": (56, 220), "clone3": (435, 435),
    "close": (3, 57), "dup": (32, 23), "exit": (60, 93), "exit_group": (231, 94), "faccessat": (269, 48),
    "faccessat2": (439, 439), "fcntl": (72, 25), "fstat": (5, 80), "fstatfs": (138, 44), "futex": (202, 98),
    "getcpu": (309, 168), "getcwd": (79, 17), "getdents64": (217, 61), "getegid": (108, 177),
    "geteuid": (107, 175), "getgid": (104, 176), "getpid": (39, 172), "getppid": (110, 173),
    "getrandom": (318, 278), "getrlimit": (97, 163), "getrusage": (98, 165), "gettid": (186, 178),
    "gettimeofday": (96, 169), "getuid": (102, 174), "ioctl": (16, 29), "lseek": (8, 62), "lstat": (6, None),
    "madvise": (28, 233), "membarrier": (324, 283), "mmap": (9, 222), "mprotect": (10, 226),
    "mremap": (25, 216), "munmap": (11, 215), "nanosleep": (35, 101), "newfstatat": (262, 79),
    "open": (2, None), "openat": (257, 56), "openat2": (437, 437), "poll": (7, None), "ppoll": (271, 73),
    "prctl": (157, 167), "pread64": (17, 67), "prlimit64": (302, 261), "pselect6": (270, 72), "read": (0, 63),
    "readlink": (89, None), "readlinkat": (267, 78), "readv": (19, 65), "restart_syscall": (219, 128),
    "rseq": (334, 293), "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139),
    "sched_getaffinity": (204, 123), "sched_yield": (24, 124), "select": (23, None),
    "set_robust_list": (273, 99), "set_tid_address": (218, 96), "setrlimit": (160, 164),
    "sigaltstack": (131, 132), "stat": (4, None), "statx": (332, 291), "sysinfo": (99, 179), "tgkill": (234, 131),
    "time": (201, None), "times": (100, 153), "uname": (63, 160), "write": (1, 64), "writev": (20, 66),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Processor:
    """`audit` is how a filter recognises it; `seccomp` the number of the call that installs a filter."""

    audit: int
    seccomp: int
    column: int

    def number(self, name: str) -> int | None:
        return _NUMBERS[name][self.column]


#: By what `platform.machine()` says. On another processor no filter is installed, and the isolation says so.
PROCESSORS: Final[Mapping[str, Processor]] = {
    "x86_64": Processor(audit=0xC000003E, seccomp=317, column=0),
    "aarch64": Processor(audit=0xC00000B7, seccomp=277, column=1),
}

#: These are looked into, or answered with a certain error: see `seccomp.program`.
LOOKED_INTO: Final = frozenset(
    {"clone", "clone3", "ioctl", "open", "openat", "openat2", "prctl", "prlimit64", "tgkill"}
)
#: These are allowed whatever their arguments are.
ALLOWED: Final = tuple(name for name in _NUMBERS if name not in LOOKED_INTO)
