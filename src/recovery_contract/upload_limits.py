"""How large and how many the files of one upload may be, in bytes."""

from __future__ import annotations

from typing import Final

UPLOAD_BYTES: Final = 20 * 1024 * 1024
"""Of an invoice that is to be read."""
EVIDENCE_FILE_BYTES: Final = 10 * 1024 * 1024
EVIDENCE_FILES: Final = 20
EVIDENCE_TOTAL_BYTES: Final = 50 * 1024 * 1024
