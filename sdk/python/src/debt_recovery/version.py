"""The versions of this package and of the interface that it speaks."""

from typing import Final

VERSION: Final = "0.1.0"
API_VERSION: Final = "2026-01-02"
