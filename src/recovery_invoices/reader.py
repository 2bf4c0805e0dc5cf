"""The public reader: PDF bytes in, extraction out, everything foreign parsed in confined children."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType

from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.gate.pool import Pool

MAX_BYTES = 20 * 1024 * 1024
#: Where the header of a PDF may start, and how far from the end its last words stand.
_HEADER_WITHIN = 1024
_TAIL = 4096

#: Called with (pages read, pages to read) while pages without text are recognised.
Progress = Callable[[int, int], None]


class Reader:
    """Thread-safe. Starts its children at the first use, or ahead of it with `start`; `close` ends them."""

    def __init__(self, parsers: int = 2, recognisers: int = 1) -> None:
        self._parsers = Pool("parser", parsers)
        self._recognisers = Pool("ocr", recognisers)

    def start(self) -> None:
        """Start one parser child now, so that the first invoice does not wait for it."""
        self._parsers.start()

    def read(
        self,
        pdf: bytes,
        creditor: CreditorHint | None = None,
        progress: Progress | None = None,
        cancelled: threading.Event | None = None,
    ) -> Extraction:
        """Read one invoice. Raises ExtractionError with a code and a sentence; nothing else."""
        preflight(pdf)
        hint = (creditor or CreditorHint()).as_wire()
        with self._parsers.borrow(cancelled) as parser:
            answer, _ = parser.ask({"task": "read", "creditor": hint}, pdf, cancelled)
        return Extraction.from_wire(answer["extraction"])

    def close(self) -> None:
        self._parsers.close()
        self._recognisers.close()

    def __enter__(self) -> Reader:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def preflight(pdf: bytes) -> None:
    """What can be said without parsing. Raises EMPTY, TOO_LARGE, NOT_A_PDF or TRUNCATED."""
    if not pdf:
        raise ExtractionError("EMPTY")
    if len(pdf) > MAX_BYTES:
        raise ExtractionError("TOO_LARGE")
    if b"%PDF-" not in pdf[: _HEADER_WITHIN + 5]:
        raise ExtractionError("NOT_A_PDF")
    tail = pdf.rstrip(b"\x00\r\n\t ")[-_TAIL:]
    if b"startxref" not in tail and b"%%EOF" not in tail:
        raise ExtractionError("TRUNCATED")
