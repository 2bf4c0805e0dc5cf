"""Where the app keeps its data and what it was asked to do at its start."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

APP_NAME = "Recovery Desktop"


@dataclass(frozen=True)
class Places:
    """The data folder and what lies in it."""

    folder: Path

    @property
    def files(self) -> Path:
        return self.folder / "files"

    @property
    def logs(self) -> Path:
        return self.folder / "logs"

    @property
    def log(self) -> Path:
        return self.logs / "desktop.log"

    def service(self, kind: str) -> Path:
        """Return the embedded service's own folder: practice and this-computer never share one."""
        return self.folder / "service" / kind.replace("_", "-")

    def service_log(self, kind: str) -> Path:
        return self.logs / f"service-{kind.replace('_', '-')}.log"

    @property
    def account(self) -> str:
        """The name under which this folder's key stands in the keyring; data that were brought back brought theirs."""
        try:
            return (self.folder / "key.account").read_text(encoding="utf-8")
        except FileNotFoundError:
            return str(self.folder)


@dataclass(frozen=True)
class LaunchOptions:
    """The command line. `things` are files and links to open; `locale` stands in for the system's, as in "fr_BE"."""

    places: Places
    things: tuple[str, ...] = ()
    connection_file: Path | None = None
    locale: str = ""


def default_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path(APP_NAME, appauthor=False)


def has_display() -> bool:
    """Return whether a window can be shown: a platform that was asked for, macOS, Windows, X or Wayland."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
