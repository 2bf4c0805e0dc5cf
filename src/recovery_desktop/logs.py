"""The app's log: in the data folder, rotating, without secrets."""

from __future__ import annotations

import logging
import logging.handlers
import re
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from recovery_desktop.file_permissions import make_private_folder, open_private

BYTES: Final = 1_000_000
FILES: Final = 5

# Compiled with the first line of the log, and kept by `re`: the window does not wait for them.
SECRETS: Final = (
    (r"(?i)(bearer\s+)[\w.~+/=-]+", r"\1…"),
    (r"(?i)((?:code|state|token|secret|code_verifier|password)=)[^&\s\"']+", r"\1…"),
    (
        r"(?i)(\"(?:access_token|refresh_token|secret|client_secret|launch_secret|data_key)\":\s*\")[^\"]+",
        r"\1…",
    ),
)


PEOPLE: Final = (
    (r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "…@…"),
    (r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b", "IBAN …"),
    (r"(?i)((?:/home|/Users|\\Users)[/\\])[^/\\\s\"']+", r"\1…"),
)


def redact_names(text: str) -> str:
    """Return the redacted text without addresses, accounts and the person's name in paths: for somebody else's
    eyes."""
    text = redact_secrets(text)
    for pattern, replacement in PEOPLE:
        text = re.sub(pattern, replacement, text)
    return text


def redact_secrets(text: str) -> str:
    """Return the text without what opens a door."""
    for pattern, replacement in SECRETS:
        text = re.sub(pattern, replacement, text)
    return text


class _Redacting(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return redact_secrets(super().format(record))


class _Log(logging.handlers.RotatingFileHandler):
    """Log handler that drops what cannot be written, as on a full disk, instead of failing."""

    def handleError(self, record: logging.LogRecord) -> None:
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        try:
            super().close()
        except OSError:
            return  # lines that were not written yet, and cannot be

    def _open(self) -> TextIOWrapper:
        return open(  # closed with the handler
            self.baseFilename, "a", encoding=self.encoding, errors=self.errors, opener=open_private
        )


def start_logging(file: Path, level: int = logging.INFO) -> logging.Handler:
    """Begin to write; return what writes, to be closed at the end."""
    make_private_folder(file.parent)
    handler = _Log(file, maxBytes=BYTES, backupCount=FILES, encoding="utf-8", delay=True)
    handler.setFormatter(_Redacting("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    # One line a request is the service's business, and its address may carry more than its path.
    for noisy in ("httpx", "httpcore", "asyncio", "qasync"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    return handler
