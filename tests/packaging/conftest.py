"""The scripts that pack the product, importable as they import each other."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# They are run as scripts, from their own folder.
sys.path.append(str(ROOT / "packaging"))
