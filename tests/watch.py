"""The watch over the whole run ends one that hangs. A test of hundreds of files is as long as it goes on."""

from __future__ import annotations

import faulthandler
import sys

HANGS_SECONDS = 300.0


def begin_again() -> None:
    """Something was done: what comes next has all the time again before the run is ended as one that hangs."""
    faulthandler.dump_traceback_later(HANGS_SECONDS, exit=True, file=sys.__stderr__)
