"""Logs: one JSON object a line, to stderr and into the folder's logs, never with personal data."""

from __future__ import annotations

import logging
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import structlog

from recovery_service.db.file_permissions import make_private_folder, open_private

FILE_NAME: Final = "service.log"
_FILE_BYTES = 5 * 1024 * 1024
_MAX_FILES = 3
_ADDED: Final[list[structlog.typing.Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
# One list for the whole process: loggers hold on to it from their first line, and tests listen in on it.
_PROCESSORS: Final = [*_ADDED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter]


class _PrivateLog(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        return open(  # closed with the handler
            self.baseFilename, "a", encoding=self.encoding, errors=self.errors, opener=open_private
        )


def configure_logs(folder: Path | None, *, quiet: bool = False) -> None:
    """Configure the logs of the whole process; create `folder` where it is missing.

    `quiet` keeps everything below a warning off stderr.
    """
    printed = logging.StreamHandler(sys.stderr)
    printed.setLevel(logging.WARNING if quiet else logging.NOTSET)
    outputs: list[logging.Handler] = [printed]
    if folder is not None:
        make_private_folder(folder)
        outputs.append(
            _PrivateLog(folder / FILE_NAME, maxBytes=_FILE_BYTES, backupCount=_MAX_FILES, encoding="utf-8")
        )
    rendered = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_ADDED,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
    )
    root = logging.getLogger()
    root.handlers.clear()
    for output in outputs:
        output.setFormatter(rendered)
        root.addHandler(output)
    root.setLevel(logging.INFO)
    # Libraries speak only of what went wrong; their chatter may quote requests.
    for name in ("uvicorn", "uvicorn.error", "alembic", "authlib", "aiohttp", "aiosmtplib"):
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=_PROCESSORS,
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
