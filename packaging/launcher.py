"""The frozen executable: puts its surroundings right, then is the app, the service or the worker."""

import multiprocessing
import os
import sys

PARENT = -1
LIBRARIES = "LD_LIBRARY_PATH"


def give_back_libraries() -> None:
    """The loader put our folder before the system's libraries; a browser that we start must find its own.

    The same program started again, as the service, is told to set its own surroundings up: without that its loader
    believes that they still stand.
    """
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    if LIBRARIES in os.environ:
        before = os.environ.pop(f"{LIBRARIES}_ORIG", "")
        del os.environ[LIBRARIES]
        if before:
            os.environ[LIBRARIES] = before


def give_streams() -> None:
    """A windowed program of Windows has no streams: it writes to the console it was started from, or nowhere."""
    if sys.stdout is not None and sys.stderr is not None:
        return
    place = os.devnull
    if sys.platform == "win32":
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(PARENT):
            place = "CONOUT$"
    stream = open(place, "w", encoding="utf-8", errors="replace", buffering=1)  # noqa: SIM115
    sys.stdout = sys.stdout or stream
    sys.stderr = sys.stderr or stream


if __name__ == "__main__":
    multiprocessing.freeze_support()
    give_streams()
    give_back_libraries()
    from recovery_desktop.__main__ import main

    sys.exit(main())
