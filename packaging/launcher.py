"""Entry point of the frozen executable: sets up its environment, then runs the app, the service or the worker."""

import multiprocessing
import os
import sys

PARENT = -1
LIBRARIES = "LD_LIBRARY_PATH"


def give_back_libraries() -> None:
    """Restore the system's library path for the programs that the app starts.

    The loader puts the app's folder before the system's libraries; a browser must find its own. The app
    started again as the service has to set up its own environment, or its loader believes that this one still
    holds.
    """
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    if LIBRARIES in os.environ:
        before = os.environ.pop(f"{LIBRARIES}_ORIG", "")
        del os.environ[LIBRARIES]
        if before:
            os.environ[LIBRARIES] = before


def give_streams() -> None:
    """Give a windowed program of Windows the console it was started from as its streams, or a null device."""
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
