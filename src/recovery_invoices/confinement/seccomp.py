"""The allow-list of system calls, as a filter that the kernel runs before each of them."""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from typing import Final

from recovery_invoices.confinement.system_calls import ALLOWED, Processor

_LOAD, _EQUAL, _AND, _RETURN = 0x20, 0x15, 0x54, 0x06
_ALLOW, _ERROR, _KILL = 0x7FFF0000, 0x00050000, 0x80000000
_NUMBER, _ARCHITECTURE = 0, 4
_SET_MODE_FILTER, _ALL_THREADS = 1, 1

#: Anything that would write: an access mode other than reading, O_CREAT, O_TRUNC, O_APPEND.
_OPENS_FOR_MORE: Final = 0o3 | 0o100 | 0o1000 | 0o2000
_THREAD: Final = 0x00000100 | 0x00000800 | 0x00010000  # CLONE_VM, CLONE_SIGHAND, CLONE_THREAD
_NAMESPACES: Final = 0x7E020080
_SET_NAME, _GET_NAME, _NAME_MEMORY = 15, 16, 0x53564D41

Instruction = tuple[int, int, int, int]


def build_filter(processor: Processor, pid: int, *, threads: bool) -> list[Instruction]:
    """Return (code, jump if true, jump if false, value) each. What is not on the list fails with EPERM; a call that
    came by another processor's numbers ends the process."""
    instructions: list[Instruction] = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, processor.audit),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
    ]

    def rule(name: str, *steps: Instruction) -> None:
        number = processor.number(name)
        if number is not None:
            instructions.append((_EQUAL, 0, len(steps), number))
            instructions.extend(steps)

    for name in ALLOWED:
        rule(name, _return(_ALLOW))
    rule("openat", *_only_reads(2))
    rule("open", *_only_reads(1))
    # The C library then takes the older calls, whose arguments a filter can see.
    rule("openat2", _fail(errno.ENOSYS))
    rule("clone3", _fail(errno.ENOSYS))
    rule("clone", *(_only_threads() if threads else (_fail(errno.EPERM),)))
    # Python asks of each opened file whether it is a terminal.
    rule("ioctl", _fail(errno.ENOTTY))
    rule("tgkill", *_one_of(0, pid))
    rule("prlimit64", *_one_of(0, 0, pid))
    rule("prctl", *_one_of(0, _SET_NAME, _GET_NAME, _NAME_MEMORY))
    instructions.append(_fail(errno.EPERM))
    return instructions


def install_filter(processor: Processor, *, threads: bool) -> None:
    """Install the system call filter for good on all threads of this process.

    Raises OSError where the kernel refuses. PR_SET_NO_NEW_PRIVS has to be set before.
    """
    steps = build_filter(processor, os.getpid(), threads=threads)
    packed = b"".join(struct.pack("=HBBI", *step) for step in steps)
    code = ctypes.create_string_buffer(packed, len(packed))
    head = struct.pack("@HP", len(steps), ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    done = libc.syscall(
        ctypes.c_long(processor.seccomp),
        ctypes.c_ulong(_SET_MODE_FILTER),
        ctypes.c_ulong(_ALL_THREADS),
        ctypes.c_char_p(head),
    )
    if done:
        number = ctypes.get_errno() if done < 0 else errno.ESRCH
        raise OSError(number, os.strerror(number))


def _return(value: int) -> Instruction:
    return (_RETURN, 0, 0, value)


def _fail(number: int) -> Instruction:
    return _return(_ERROR | number)


def _argument(place: int) -> Instruction:
    """Return the lower half: all that is looked into has 32 bits."""
    return (_LOAD, 0, 0, 16 + 8 * place)


def _only_reads(place: int) -> tuple[Instruction, ...]:
    return (
        _argument(place),
        (_AND, 0, 0, _OPENS_FOR_MORE),
        (_EQUAL, 0, 1, 0),
        _return(_ALLOW),
        _fail(errno.EACCES),
    )


def _only_threads() -> tuple[Instruction, ...]:
    return (
        _argument(0),
        (_AND, 0, 0, _THREAD | _NAMESPACES),
        (_EQUAL, 0, 1, _THREAD),
        _return(_ALLOW),
        _fail(errno.EPERM),
    )


def _one_of(place: int, *values: int) -> tuple[Instruction, ...]:
    steps: list[Instruction] = [_argument(place)]
    for value in values:
        steps += [(_EQUAL, 0, 1, value), _return(_ALLOW)]
    return (*steps, _fail(errno.EPERM))
