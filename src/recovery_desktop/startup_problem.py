"""What keeps the app from starting on this computer, said in one sentence before anything of Qt is loaded."""

from __future__ import annotations

import os
import sys
from typing import Final

from recovery_desktop.resources import resource
from recovery_desktop.settings import APP_NAME

OLDEST_WINDOWS: Final = (10, 0, 17763)
"""Version 1809 of Windows 10, the oldest that Qt supports."""
OLDEST_MACOS: Final = (15, 0)
"""The oldest on which every library of the app starts."""
_ERROR_IN_FRONT: Final = 0x10 | 0x10000
"""MB_ICONERROR and MB_SETFOREGROUND."""


def find_startup_problem() -> str:
    """Return the sentence, in the person's language; empty where the app can start."""
    if kind := _unfit():
        return _words(kind)
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return _words("runtime" if sys.platform == "win32" else "library").replace(
            "%s", str(error).rstrip(".")
        )
    return ""


def show_startup_problem(sentence: str) -> None:
    """Say it where the app was started, and in a window: who starts it with a click sees nothing that is printed."""
    sys.stderr.write(sentence + "\n")
    if sys.platform == "win32" and getattr(sys, "frozen", False):
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, APP_NAME, _ERROR_IN_FRONT)


def _unfit() -> str:
    """Return what of the computer is too old or too small, as startup_problems.toml calls it; empty where it fits."""
    if sys.maxsize < 2**32:
        return "bits"
    if sys.platform not in ("win32", "darwin"):
        return ""
    import platform

    if sys.platform == "win32" and _version(platform.version()) < OLDEST_WINDOWS:
        return "windows"
    if sys.platform == "darwin" and _version(platform.mac_ver()[0]) < OLDEST_MACOS:
        return "macos"
    return ""


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".") if part.isdecimal())


def _words(kind: str) -> str:
    import tomllib

    with resource("startup_problems.toml").open("rb") as file:
        words: dict[str, str] = tomllib.load(file)[kind]
    return words.get(_language(), words["en"])


def _language() -> str:
    """Return the first two letters of the person's locale. Qt would know it better, and is not here yet."""
    if sys.platform == "win32":
        import ctypes

        name = ctypes.create_unicode_buffer(85)
        ctypes.windll.kernel32.GetUserDefaultLocaleName(name, len(name))
        return name.value[:2]
    names = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((name for name in names if name), "en")[:2]
