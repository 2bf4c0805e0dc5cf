"""How much processor time a child has had: a busy machine gives it little, a hanging one takes none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

#: Among the fields behind the name in parentheses: time in the process and in the system for it, all threads.
_USER, _SYSTEM = 11, 12


def processor_seconds(process_id: int) -> float | None:
    """Return the seconds that it has computed; None where the system does not tell or it has ended."""
    if sys.platform != "linux":
        return None
    try:
        fields = Path(f"/proc/{process_id}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        return (int(fields[_USER]) + int(fields[_SYSTEM])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None
