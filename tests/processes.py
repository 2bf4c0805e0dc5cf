"""Other processes, asked and ended in the same way on every system."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

_SYNCHRONIZE: Final = 0x00100000
_STILL_RUNS: Final = 0x102
"""WAIT_TIMEOUT of Windows."""


def is_running(pid: int) -> bool:
    if sys.platform == "win32":
        import ctypes

        handle = ctypes.windll.kernel32.OpenProcess(_SYNCHRONIZE, False, pid)
        if not handle:
            return False
        try:
            return bool(ctypes.windll.kernel32.WaitForSingleObject(handle, 0) == _STILL_RUNS)
        finally:
            ctypes.windll.kernel32.CloseHandle(handle)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def kill(pid: int) -> None:
    """At once, with no chance to tidy up. Windows has no other way, and calls it SIGTERM in Python."""
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
