"""Child processes of `dev.py`: replaced on POSIX, waited for elsewhere, never left behind."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

_SET_CHILD_SUBREAPER = 36
"""From linux/prctl.h."""
_LOOK_SECONDS = 0.5


def become(command: Sequence[str], environment: Mapping[str, str] | None = None) -> int:
    """Replace this process by `command`. Windows has no such call, so there wait for its status."""
    variables = dict(os.environ if environment is None else environment)
    if sys.platform == "win32":
        return wait_for(command, variables)
    sys.stdout.flush()
    sys.stderr.flush()
    return os.execve(command[0], list(command), variables)


def wait_for(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    limit_seconds: float | None = None,
    *,
    with_orphans: bool = False,
) -> int:
    """Run `command` with our output streams and return its status; end it when we are ended.

    Raises KeyboardInterrupt after Ctrl+C, once the child has had its own chance to finish, and
    subprocess.TimeoutExpired for one that ran longer than its limit, once it is ended. `with_orphans` also
    collects the processes that `adopt_orphans` brings us, as the first process of a system does.
    """
    sys.stdout.flush()
    before = signal.signal(signal.SIGTERM, _leave)
    child = subprocess.Popen(command, env=environment, cwd=cwd)
    try:
        return _wait_and_bury(child, limit_seconds) if with_orphans else child.wait(limit_seconds)
    finally:
        _end(child)
        signal.signal(signal.SIGTERM, before)


def adopt_orphans() -> None:
    """Make every process whose parent died our child from now on; Linux only."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_orphans(grace_seconds: float = 5, patience_seconds: float = 3) -> list[str]:
    """End every child that is left, so that none keeps our output open; return the command of each.

    A child that ends by itself, since it saw its parent end, was not left behind.
    """
    began = time.monotonic()
    while _bury() and time.monotonic() - began < patience_seconds:
        time.sleep(0.05)
    ended: dict[int, str] = {}
    began = time.monotonic()
    while children := _bury():
        for child in children:
            ended.setdefault(child, _command_of(child))
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM if time.monotonic() - began < grace_seconds else signal.SIGKILL)
        time.sleep(0.05)
    return list(ended.values())


def captured(command: Sequence[str], environment: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run `command` and return its status with everything it printed, both streams together."""
    done = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        errors="replace",
        # Only what was made inheritable on purpose: the lock of the set-up.
        close_fds=False,
        check=False,
    )
    return done.returncode, done.stdout


def _wait_and_bury(child: subprocess.Popen[bytes], limit_seconds: float | None) -> int:
    began = time.monotonic()
    while True:
        try:
            return child.wait(_LOOK_SECONDS)
        except subprocess.TimeoutExpired:
            if limit_seconds is not None and time.monotonic() - began > limit_seconds:
                raise subprocess.TimeoutExpired(child.args, limit_seconds) from None
        for orphan in _children():
            if orphan != child.pid:
                os.waitpid(orphan, os.WNOHANG)


def _children() -> list[int]:
    listing = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(number) for number in listing.read_text().split()] if listing.exists() else []


def _bury() -> list[int]:
    """Collect the status of every child that has ended and return those that still run."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    return _children()


def _command_of(child: int) -> str:
    """Return the command line of a child, so that whoever left it can be found."""
    try:
        words = Path(f"/proc/{child}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return "ended meanwhile"
    return " ".join(words).strip()[:120]


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


def _end(child: subprocess.Popen[bytes], grace_seconds: float = 10) -> None:
    if child.poll() is not None:
        return
    try:
        # Ctrl+C reached the child as well: it may be tidying up.
        child.wait(grace_seconds if sys.exc_info()[0] is KeyboardInterrupt else 0)
    except subprocess.TimeoutExpired:
        child.terminate()
        try:
            child.wait(grace_seconds)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
