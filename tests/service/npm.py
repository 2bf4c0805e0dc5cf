"""Programs of Node: a folder with the packages that its lock file names, and what runs in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.needed import absent

UNREACHABLE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH")


def install(source: Path, folder: Path) -> Path:
    """A copy of the source in this folder, with its packages."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            absent(f"{program} is not installed")
    shutil.copytree(source, folder)
    installed = run(folder, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    if installed.returncode != 0 and any(code in installed.stderr for code in UNREACHABLE):
        pytest.skip("the registry of npm cannot be reached")
    assert installed.returncode == 0, installed.stderr
    return folder


def run(
    folder: Path, *command: str, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    # Nothing of the person's own settings of npm, no news about its versions.
    environment = {**os.environ, "NPM_CONFIG_UPDATE_NOTIFIER": "false", "NO_PROXY": "127.0.0.1"}
    program = shutil.which(command[0])
    assert program is not None
    return subprocess.run(
        [program, *command[1:]],
        cwd=folder,
        env={**environment, **(variables or {})},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
