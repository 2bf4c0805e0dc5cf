"""The public reader: PDF bytes in, extraction out, everything foreign parsed in confined children."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from types import TracebackType
from typing import Any, BinaryIO

from recovery_contract.archives import is_archive
from recovery_contract.file_kinds import FileKind
from recovery_invoices.confinement.isolation import Isolation
from recovery_invoices.confinement.pool import Pool
from recovery_invoices.correspondence import opening as correspondence
from recovery_invoices.correspondence.opening import MessageHeaders, ReadMessage
from recovery_invoices.extraction import CreditorHint, Extraction
from recovery_invoices.failures import ExtractionError
from recovery_invoices.photos.formats import check_image
from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.opening import TakePart, unpack

MAX_BYTES = 20 * 1024 * 1024
#: More invoices than this come out of no lot.
MOST_IN_LOT = 200
#: Where the header of a PDF may start, and how far from the end its last words stand.
_HEADER = re.compile(rb"%PDF-\d")
_HEADER_WITHIN = 1040
_TAIL = 4096

#: What a recogniser that gave up means for the whole file.
_OF_RECOGNITION = {"TIMED_OUT": "RECOGNITION_TIMED_OUT"}

#: Called with (pages read, pages to read) while pages without text are recognised.
Progress = Callable[[int, int], None]


class Reader:
    """Thread-safe. Starts its children at the first use, or ahead of it with `start`; `close` ends them."""

    def __init__(self, parsers: int = 2, recognisers: int = 1) -> None:
        self._parsers = Pool("parser", parsers)
        self._recognisers = Pool("ocr", recognisers)
        self._photos = Pool("photo", 1)
        # One to draw, and one that is ready when a page that takes too long is given up.
        self._drawers = Pool("drawing", 2)
        self._tables = Pool("table", 1)
        self._unpackers = Pool("unpack", 1)
        self._typesetters = Pool("typeset", 1)
        self._mail_readers = Pool("mail", 1)

    def start(self) -> None:
        """Start one parser child now, so that the first invoice does not wait for it."""
        self._parsers.start()

    def isolation(self) -> Isolation:
        """Return what holds around the children of this machine. Starts one where there is none. Raises
        ExtractionError."""
        with self._parsers.borrow() as child:
            return child.await_ready()

    @property
    def reported_isolation(self) -> Isolation | None:
        """Return the isolation without starting a child: None before the first document."""
        return self._parsers.isolation

    def read(
        self,
        pdf: bytes,
        creditor: CreditorHint | None = None,
        progress: Progress | None = None,
        cancelled: threading.Event | None = None,
    ) -> Extraction:
        """Read one invoice. Raises ExtractionError with a code and a sentence; nothing else."""
        check_before_parsing(pdf)
        hint = (creditor or CreditorHint()).as_wire()
        task = {"task": "read", "creditor": hint}
        return Extraction.from_wire(self._run_parser(task, pdf, progress, cancelled)["extraction"])

    def reread(
        self, pdf: bytes, page: int, box: Sequence[float], cancelled: threading.Event | None = None
    ) -> dict[str, Any]:
        """Return what stands in a box [x0, top, x1, bottom] of a page (from 1), as {text, to_the_end, source, amount,
        date}.

        `to_the_end` is the text continued to the end of what stands together on its lines;
        `amount` is a Decimal and `date` an ISO date when the text is one, else None. Raises ExtractionError.
        """
        check_before_parsing(pdf)
        task = {"task": "reread", "page": page, "box": [float(value) for value in box]}
        response = self._run_parser(task, pdf, None, cancelled)
        if response["amount"] is not None:
            response["amount"] = Decimal(str(response["amount"]))
        return response

    def locate(
        self, pdf: bytes, values: Mapping[str, Any], cancelled: threading.Event | None = None
    ) -> dict[str, dict[str, Any]]:
        """Return where values are printed: path -> {page, box}; a value that is not printed is left out.

        Values are texts, ISO dates, Decimals or lists of texts. Raises ExtractionError.
        """
        check_before_parsing(pdf)
        task = {"task": "locate", "values": dict(values)}
        places = self._run_parser(task, pdf, None, cancelled)["places"]
        return {str(path): dict(place) for path, place in places.items()}

    def split(self, pdf: bytes, cancelled: threading.Event | None = None) -> list[tuple[str, bytes]]:
        """Return the invoices of a file that holds several, as (its pages, a PDF of them); none where it holds one.
        Raises ExtractionError."""
        check_before_parsing(pdf)
        ranges = self._run_parser({"task": "page_ranges"}, pdf, None, cancelled)["ranges"]
        parts = []
        for first, last in ranges if len(ranges) > 1 else ():
            with self._parsers.borrow(cancelled) as child:
                task = {"task": "extract_pages", "first": int(first), "last": int(last)}
                content = child.ask(task, pdf, cancelled)[1]
            parts.append((f"{first}" if first == last else f"{first}–{last}", content))
        return parts

    def photo_to_pdf(self, image: bytes, cancelled: threading.Event | None = None) -> bytes:
        """Return a photo (PNG or JPEG) as a straightened one-page PDF. Raises ExtractionError with the reason."""
        if len(image) > MAX_BYTES:
            raise ExtractionError("TOO_LARGE")
        check_image(image)
        with self._photos.borrow(cancelled) as child:
            return child.ask({"task": "to_pdf"}, image, cancelled)[1]

    def document_to_pdf(self, content: bytes, cancelled: threading.Event | None = None) -> bytes:
        """Return the words of a text document (.docx, .odt) on plain pages. Raises ExtractionError."""
        if len(content) > MAX_BYTES:
            raise ExtractionError("TOO_LARGE")
        with self._typesetters.borrow(cancelled) as child:
            return child.ask({"task": "document_to_pdf"}, content, cancelled)[1]

    def xml_to_pdf(self, xml: bytes, cancelled: threading.Event | None = None) -> bytes:
        """Return an electronic invoice as pages that show its values and carry it unchanged; of a lot, the first.
        Raises ExtractionError NOT_AN_INVOICE_XML and others."""
        return self._typeset(xml, 0, cancelled)[0]

    def xml_to_pdfs(self, xml: bytes, cancelled: threading.Event | None = None) -> list[bytes]:
        """Return each invoice of a lot (FatturaPA, Facturae) as pages of its own that carry it alone; one of any other
        electronic invoice. Raises ExtractionError."""
        first, count = self._typeset(xml, 0, cancelled)
        return [first, *(self._typeset(xml, index, cancelled)[0] for index in range(1, count))]

    def _typeset(self, xml: bytes, index: int, cancelled: threading.Event | None) -> tuple[bytes, int]:
        if len(xml) > MAX_BYTES:
            raise ExtractionError("TOO_LARGE")
        with self._typesetters.borrow(cancelled) as child:
            response, pdf = child.ask({"task": "to_pdf", "index": index}, xml, cancelled)
        return pdf, min(int(response["count"]), MOST_IN_LOT)

    def unpack(
        self,
        file: BinaryIO,
        kind: FileKind,
        take: TakePart,
        limits: UnpackLimits | None = None,
        cancelled: threading.Event | None = None,
    ) -> None:
        """Hand over what a container (ZIP, a message) holds, part by part, however deep. Raises ExtractionError where
        nothing, or no more, could be taken out; what came before was handed over."""
        unpack(self._unpackers, file, kind, take, limits or UnpackLimits(), cancelled)

    def read_mail_headers(
        self, blocks: Sequence[bytes], cancelled: threading.Event | None = None
    ) -> list[MessageHeaders | None]:
        """Return what the headers of several messages say. Raises ExtractionError."""
        return correspondence.read_headers(self._mail_readers, blocks, cancelled)

    def read_mail(
        self, raw: bytes, headers: MessageHeaders, today: date, cancelled: threading.Event | None = None
    ) -> ReadMessage:
        """Return what a message says, with its files. Raises ExtractionError."""
        return correspondence.read_message(self._mail_readers, raw, headers, today, cancelled)

    def start_drawing(self) -> None:
        """Start the child that draws now, so that the first page does not wait for it."""
        self._drawers.start()

    def draw_page(
        self, pdf: bytes, page: int, scale: float, cancelled: threading.Event | None = None
    ) -> DrawnPage:
        """Return a page (from 1) at `scale` pixels a point, fewer where it is enormous. Raises ExtractionError."""
        check_before_parsing(pdf)
        with self._drawers.borrow(cancelled) as child:
            values, pixels = child.ask({"task": "page", "page": page, "scale": scale}, pdf, cancelled)
        width, height = values["points"]
        return DrawnPage(_bitmap(values, pixels), int(values["pages"]), float(width), float(height))

    def draw_picture(
        self, image: bytes, longest: int, cancelled: threading.Event | None = None
    ) -> DrawnBitmap:
        """Return a PNG or JPEG, upright, at most `longest` pixels on a side. Raises ExtractionError."""
        if len(image) > MAX_BYTES:
            raise ExtractionError("TOO_LARGE")
        check_image(image)
        with self._drawers.borrow(cancelled) as child:
            return _bitmap(*child.ask({"task": "picture", "longest": longest}, image, cancelled))

    def check_document(
        self, content: bytes, media_type: str, cancelled: threading.Event | None = None
    ) -> None:
        """Check that a PDF opens, or that a PNG or JPEG decodes. Raises ExtractionError with the reason."""
        if media_type == "application/pdf":
            check_before_parsing(content)
        else:
            check_image(content)
        with self._drawers.borrow(cancelled) as child:
            child.ask({"task": "check", "media_type": media_type}, content, cancelled)

    def ask_table(
        self,
        task: dict[str, Any],
        content: bytes,
        answer_question: Callable[[Any], dict[str, Any]] = lambda question: {},
        cancelled: threading.Event | None = None,
    ) -> dict[str, Any]:
        """Return what the child that reads statements and tables answers to a task of `recovery_bank.tasks`, or of
        `recovery_invoices.mail_settings`. Raises ExtractionError."""
        with self._tables.borrow(cancelled) as child:
            response, _ = child.ask(task, content, cancelled)
            while "question" in response:
                response, _ = child.ask(answer_question(response["question"]), b"", cancelled)
            return response

    def _run_parser(
        self, task: dict[str, Any], block: bytes, progress: Progress | None, cancelled: threading.Event | None
    ) -> dict[str, Any]:
        """Give a parser child a task and answer its questions: bitmaps that need recognition."""
        with self._parsers.borrow(cancelled) as parser:
            response, bitmap = parser.ask(task, block, cancelled)
            while "question" in response:
                question = response["question"]
                if progress:
                    progress(int(question["done"]), int(question["total"]))
                response, bitmap = parser.ask(self._recognise(question, bitmap, cancelled), b"", cancelled)
                if progress:
                    progress(int(question["done"]) + 1, int(question["total"]))
            return response

    def _recognise(
        self, question: dict[str, Any], bitmap: bytes, cancelled: threading.Event | None
    ) -> dict[str, Any]:
        """Return lines of one page, or why there are none: without them the parser may have nothing to read at all."""
        size = question["recognise"]
        with self._recognisers.borrow(cancelled) as recogniser:
            try:
                task = {"task": "recognise", "width": size["width"], "height": size["height"]}
                return recogniser.ask(task, bitmap, cancelled)[0]
            except ExtractionError as error:
                if error.code == "CANCELLED":
                    raise
                return {"lines": [], "failed": _OF_RECOGNITION.get(error.code, "RECOGNITION_FAILED")}

    def close(self) -> None:
        self._parsers.close()
        self._recognisers.close()
        self._photos.close()
        self._drawers.close()
        self._tables.close()
        self._unpackers.close()
        self._typesetters.close()
        self._mail_readers.close()

    def __enter__(self) -> Reader:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class DrawnBitmap:
    """`pixels` row by row, four bytes each: blue, green, red, and one that says nothing."""

    columns: int
    rows: int
    pixels: bytes


@dataclass(frozen=True, slots=True)
class DrawnPage:
    """A page of a document of `pages`; `width` and `height` in points."""

    bitmap: DrawnBitmap
    pages: int
    width: float
    height: float


def _bitmap(values: dict[str, Any], pixels: bytes) -> DrawnBitmap:
    """Return the child's bitmap, measured before anybody trusts it. Raises ExtractionError."""
    columns, rows = int(values["columns"]), int(values["rows"])
    if columns < 1 or rows < 1 or columns * rows * 4 != len(pixels):
        raise ExtractionError("READER_STOPPED")
    return DrawnBitmap(columns, rows, pixels)


def check_before_parsing(pdf: bytes) -> None:
    """Check the file without parsing it.

    Raises ExtractionError EMPTY, TOO_LARGE, ARCHIVE, NOT_A_PDF or TRUNCATED.
    """
    if not pdf:
        raise ExtractionError("EMPTY")
    if len(pdf) > MAX_BYTES:
        raise ExtractionError("TOO_LARGE")
    if is_archive(pdf):
        raise ExtractionError("ARCHIVE")
    if not _HEADER.search(pdf[:_HEADER_WITHIN]):
        raise ExtractionError("NOT_A_PDF")
    tail = pdf.rstrip(b"\x00\r\n\t ")[-_TAIL:]
    if b"startxref" not in tail and b"%%EOF" not in tail:
        raise ExtractionError("TRUNCATED")
