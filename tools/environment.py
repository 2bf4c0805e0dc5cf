"""The project's environment: `.venv/` made from `requirements.lock`, healed when a set-up was interrupted."""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.problem import Problem

FOLDER = ".venv"
STAMP = "set-up-complete"
UNFINISHED = "set-up-unfinished"


def python_of(root: Path) -> Path:
    inside = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return root.joinpath(FOLDER, *inside)


def fingerprint(root: Path) -> str:
    """Return a digest of everything that the environment is made from: lock, project file, Python, and place."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {sys.platform} {root}".encode())
    for name in ("requirements.lock", "pyproject.toml"):
        digest.update(b"\0" + (root / name).read_bytes())
    return digest.hexdigest()


def is_ready(root: Path) -> bool:
    try:
        stamp = (root / FOLDER / STAMP).read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return stamp == fingerprint(root) and python_of(root).exists()


def ready(root: Path) -> Path:
    """Return the environment's Python; set the environment up first where needed. Raises Problem."""
    if not is_ready(root):
        with _alone(root):
            # The process that held the lock may have done the set-up.
            if not is_ready(root):
                _set_up(root)
    return python_of(root)


def _set_up(root: Path) -> None:
    from tools import installation

    folder = root / FOLDER
    print("Setting up .venv/: this takes a minute or two the first time.", file=sys.stderr, flush=True)
    if (folder / UNFINISHED).exists() or not installation.is_usable(python_of(root)):
        installation.remove(folder)
    folder.mkdir(exist_ok=True)
    (folder / STAMP).unlink(missing_ok=True)
    (folder / UNFINISHED).touch()
    current_fingerprint = fingerprint(root)
    if not python_of(root).exists():
        installation.create(folder)
    installation.install(root, python_of(root))
    _write_durably(folder / STAMP, current_fingerprint)
    (folder / UNFINISHED).unlink()
    print("Set-up is complete.", file=sys.stderr, flush=True)


def _write_durably(path: Path, text: str) -> None:
    with path.open("w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Allow one set-up of this folder at a time; the lock ends with the process, however that ends."""
    with (root / ".venv-lock").open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            _acquire(lambda: msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1))
        else:
            import fcntl

            # A pip that outlives a killed set-up keeps the lock until it ends too.
            os.set_inheritable(file.fileno(), True)
            _acquire(lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB))
        yield


def _acquire(attempt: Callable[[], object], wait_seconds: float = 900) -> None:
    import time

    end = time.monotonic() + wait_seconds
    announced = False
    while True:
        try:
            attempt()
            return
        except (BlockingIOError, PermissionError):
            if time.monotonic() > end:
                raise Problem("Another set-up of this folder has not ended within 15 minutes.") from None
        if not announced:
            print("Waiting for another set-up of this folder to end.", file=sys.stderr, flush=True)
            announced = True
        time.sleep(0.2)
