"""How long an invoice takes to read, against extracting its words and recognising its pages and nothing more.

    python benchmarks/extraction_speed.py [ROUNDS]

Ours goes through the confined child, pipe included; the floors run in this process: words with their boxes by
the same library (what any field rule needs), with pdfplumber's and PDFium's bare text beside it. The invoices are the
typeset ones of the tests, and those in `stripped/` of the folder named by RECOVERY_INVOICES_DIR if it is set.
"""

import io
import logging
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pdfplumber
import psutil
import pypdfium2

from benchmarks.measure import Figure, compare, percentile, report
from recovery_invoices import Reader
from recovery_invoices.ocr.bitmaps import render_page
from recovery_invoices.text.open import open_document
from recovery_invoices.text.pdfium import read_page
from tests.invoices.typeset import LANGUAGES, typeset

TEXT_GOAL = 7.0
TEXT_MILLISECONDS = 300.0
SCAN_GOAL = 2.0
LEAST_LETTERS = 40


def invoices() -> list[bytes]:
    """PDFs with a text layer."""
    matches = [typeset(language, seed).pdf for language in LANGUAGES for seed in range(4)]
    folder = os.environ.get("RECOVERY_INVOICES_DIR")
    if folder:
        matches += [path.read_bytes() for path in sorted(Path(folder, "stripped").glob("*.pdf"))]
    return [pdf for pdf in matches if len(bare_text(pdf)) >= LEAST_LETTERS]


def words_with_boxes(pdf: bytes) -> int:
    document = open_document(pdf)
    try:
        return sum(len(read_page(document, index).words) for index in range(len(document)))
    finally:
        document.close()


def plumber_text(pdf: bytes) -> None:
    with pdfplumber.open(io.BytesIO(pdf)) as document:
        for page in document.pages:
            page.extract_text()


def bare_text(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return "".join(page.get_textpage().get_text_range() for page in document)
    finally:
        document.close()


def text_figures(reader: Reader, pdfs: Sequence[bytes], rounds: int) -> list[Figure]:
    """The 95th percentile over all invoices: as a ratio of processor time, which other programs do not lengthen, and
    the quickest round of each against the time it may take."""
    used, clock, floor = zip(*(read_often(reader, pdf, rounds) for pdf in pdfs), strict=True)
    others = {
        name: round(percentile([timed_once(work, pdf) for pdf in pdfs], 95), 2)
        for name, work in (("pdfium_bare_text_p95", bare_text), ("pdfplumber_text_p95", plumber_text))
    }
    text = others | {
        "files": len(pdfs),
        "p50": round(percentile(used, 50), 2),
        "floor_p50": round(percentile(floor, 50), 2),
    }
    return [
        Figure("text_invoice_p95", "an invoice with text, p95 of processor time / its words in process",
               percentile(used, 95), percentile(floor, 95), TEXT_GOAL, details=text),
        Figure("text_invoice_time", "an invoice with text, p95 / 300 ms",
               percentile(clock, 95), TEXT_MILLISECONDS, 1.0, details=text),
    ]  # fmt: skip


def read_often(reader: Reader, pdf: bytes, rounds: int) -> tuple[float, float, float]:
    """Milliseconds of one reading: of the processor for this process and its child, of the clock in the quickest
    round, and of the processor for the words alone. A system counts a child's time in hundredths of a second, so that
    all rounds are counted together."""
    reader.read(pdf)
    words_with_boxes(pdf)
    began = processor_seconds()
    clock = min(timed_once(reader.read, pdf) for _ in range(rounds))
    used = processor_seconds() - began
    began = time.process_time()
    for _ in range(rounds):
        words_with_boxes(pdf)
    return used * 1000 / rounds, clock, (time.process_time() - began) * 1000 / rounds


def processor_seconds() -> float:
    """Of this process and of the children that live."""
    children = (child.cpu_times() for child in psutil.Process().children(recursive=True))
    return time.process_time() + sum(times.user + times.system for times in children)


def timed_once(work: Callable[[bytes], object], pdf: bytes) -> float:
    started = time.perf_counter_ns()
    work(pdf)
    return (time.perf_counter_ns() - started) / 1e6


def scan() -> tuple[bytes, Any]:
    """A typeset page as an image-only PDF, and the bitmap that is recognised of it."""
    page = pypdfium2.PdfDocument(typeset("fr", 2).pdf)[0]
    image = page.render(scale=150 / 72).to_pil().convert("L")
    out = io.BytesIO()
    image.save(out, "PDF", resolution=150)
    pdf = out.getvalue()
    bitmap = render_page(pypdfium2.PdfDocument(pdf)[0])
    grey = np.frombuffer(bitmap.grey, np.uint8).reshape(bitmap.height, bitmap.width)
    return pdf, np.repeat(grey[:, :, None], 3, axis=2)


def scan_figure(reader: Reader, rounds: int) -> Figure:
    from rapidocr import RapidOCR

    logging.disable(logging.CRITICAL)
    bare = RapidOCR(
        params={
            "Global.log_level": "critical",
            "EngineConfig.onnxruntime.intra_op_num_threads": 1,
            "EngineConfig.onnxruntime.inter_op_num_threads": 1,
        }
    )
    pdf, bitmap = scan()
    what = "a scanned page / bare rapidocr on its bitmap"
    return compare(
        "scanned_page", what, lambda: reader.read(pdf), lambda: bare(bitmap), goal=SCAN_GOAL, rounds=rounds
    )


def main(rounds: int) -> None:
    with Reader(parsers=1) as reader:
        figures = text_figures(reader, invoices(), rounds)
        figures.append(scan_figure(reader, rounds + 1))
    report(*figures, packages=["pypdfium2", "rapidocr", "onnxruntime"])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
