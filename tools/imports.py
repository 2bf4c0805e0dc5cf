"""Holds who may import whom: the contracts of .importlinter."""

import sys
from pathlib import Path

from importlinter.cli import lint_imports_command

CONTRACTS = Path(__file__).resolve().parent.parent / ".importlinter"

if __name__ == "__main__":
    sys.path.insert(0, "src")
    lint_imports_command(["--config", str(CONTRACTS), "--no-cache"])
