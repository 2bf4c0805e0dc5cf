"""How the app starts its own service: one place for running from source and frozen."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from recovery_desktop.store.location import locate_folder

Environment = Literal["test", "production"]


def service_program() -> list[str]:
    """Run the service with the arguments that follow: frozen, the app's own executable is told `--service`."""
    frozen: bool = getattr(sys, "frozen", False)
    return [sys.executable, "--service"] if frozen else [sys.executable, "-m", "recovery_service"]


def service_command(folder: Path, environment: Environment, ready_file: Path) -> list[str]:
    """Return the child's command line."""
    return [
        *service_program(),
        "serve",
        "--embedded",
        "--environment",
        environment,
        "--data-dir",
        str(folder),
        "--data-dir-is",
        "on-network" if locate_folder(folder) == "network" else "here",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--ready-file",
        str(ready_file),
    ]
