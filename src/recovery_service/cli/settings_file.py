"""The file of settings that the units of a hosted service read: for the commands of its operator too."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path
from typing import Final

from recovery_service.cli.program import UsageError

SETTINGS: Final = "RECOVERY_SETTINGS"
_LINE: Final = re.compile(r"(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)")


def settings_file() -> Path | None:
    """Return the file that the variable names."""
    name = os.environ.get(SETTINGS)
    return Path(name) if name else None


def load_settings_file() -> None:
    """Set the variables of the file that this process lacks. Raises UsageError."""
    file = settings_file()
    if file is None:
        return
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise UsageError(f"{SETTINGS}: {file} cannot be read: {reason}") from None
    for name, value in parse_settings(text).items():
        os.environ.setdefault(name, value)


def parse_settings(text: str) -> dict[str, str]:
    """Read lines as systemd reads an EnvironmentFile: a later line wins, quotes go, nothing is expanded."""
    values = {}
    for number, line in enumerate(text.replace("\\\n", "").splitlines(), 1):
        stripped = line.strip()
        if not stripped or stripped[0] in "#;":
            continue
        match = _LINE.fullmatch(stripped)
        if match is None:
            raise UsageError(f"{SETTINGS}: line {number} is not NAME=value")
        values[match[1]] = _unquoted(match[2], number)
    return values


def add_setting(file: Path, name: str, value: str, comment: str) -> None:
    """Write a setting behind the others, which stay as they are. Raises UsageError."""
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(f"\n# {comment}\n{name}={value}\n")
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise UsageError(f"{file} cannot be written: {error.strerror}") from None


def _unquoted(value: str, number: int) -> str:
    if not value.startswith(("'", '"')):
        return value
    try:
        return " ".join(shlex.split(value))
    except ValueError:
        raise UsageError(f"{SETTINGS}: the quotes of line {number} do not close") from None
