"""The one place that starts a child: which command, which environment, which pipes."""

from __future__ import annotations

import os
import subprocess
import sys

#: A child sees nothing else of the parent's environment, so no secret can reach it.
PASSED_ON = ("PATH", "SYSTEMROOT", "WINDIR", "TEMP", "TMP", "PYTHONPATH", "LANG", "LD_LIBRARY_PATH")

WORKER_FLAG = "--invoice-worker"


def worker_command(role: str, file: str | None = None) -> list[str]:
    """Return the frozen application starts itself again; its entry point hands WORKER_FLAG to `worker.main`."""
    what = [role] if file is None else [role, file]
    if getattr(sys, "frozen", False):
        return [sys.executable, WORKER_FLAG, *what]
    return [sys.executable, "-P", "-m", "recovery_invoices.worker", *what]


def start_worker(role: str, file: str | None = None) -> subprocess.Popen[bytes]:
    """Start a child of this role, which may read `file`. Raises OSError when the operating system cannot."""
    environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    environment |= {"OMP_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1", "MALLOC_ARENA_MAX": "2"}
    return subprocess.Popen(
        worker_command(role, file),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("RECOVERY_INVOICES_TRACE") else subprocess.DEVNULL,
        env=environment,
        cwd=os.path.abspath(os.sep),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
