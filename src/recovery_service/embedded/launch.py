"""The tie between the app and its service: one line on stdin at the start, and the end of stdin as the end."""

from __future__ import annotations

import base64
import binascii
import json
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import BinaryIO, Final

STOP_SECONDS: Final = 1.9
_LINE_BYTES = 64 * 1024
_KEY_BYTES = 32


@dataclass(frozen=True)
class Launch:
    """Data that the app passes to its service at the start."""

    secret: str = field(repr=False)
    data_key: bytes = field(repr=False)


def read_launch(stdin: BinaryIO | None = None) -> Launch:
    """Read `{"launch_secret": ..., "data_key": base64 of 32 bytes}`. Raises ValueError with one sentence."""
    line = (stdin or sys.stdin.buffer).readline(_LINE_BYTES)
    try:
        values = json.loads(line)
        secret, data_key = values["launch_secret"], base64.b64decode(values["data_key"], validate=True)
    except (ValueError, KeyError, TypeError, binascii.Error):
        raise ValueError("--embedded expects a JSON line {launch_secret, data_key} on stdin") from None
    if not isinstance(secret, str) or not secret or len(data_key) != _KEY_BYTES:
        raise ValueError(f"--embedded expects a launch_secret, and {_KEY_BYTES} bytes in base64 as data_key")
    return Launch(secret, data_key)


def watch_parent(stop: Callable[[], None], leave_anyway: Callable[[], None]) -> None:
    """Call `stop` when the app is gone or closes stdin; what still runs after that has two seconds in all."""

    def wait() -> None:
        # The file descriptor and not sys.stdin: at the end of Python a thread must not hold the buffer's lock.
        while os.read(sys.stdin.fileno(), 4096):
            pass
        stop()
        timer = threading.Timer(STOP_SECONDS, leave_anyway)
        timer.daemon = True
        timer.start()

    threading.Thread(target=wait, name="parent", daemon=True).start()
