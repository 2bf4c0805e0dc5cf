"""Typeset the pages of this folder anew, each by the engine that its ending names.

    python -m benchmarks.odd_invoices.typeset

.html by Chromium, .lo.html by LibreOffice, .tex by XeLaTeX, .typ by typst, .prn as a line printer (reportlab). Needs
those programs; the benchmark reads the finished PDFs in `typeset/` and needs none of them. The first line of a page
holds what is true of it.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
from decimal import Decimal
from pathlib import Path

import typst

FOLDER = Path(__file__).parent
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"


def split_page(file: Path) -> tuple[dict[str, str], str]:
    head, _, body = file.read_text(encoding="utf-8").partition("\n---\n")
    pairs = (one.partition(":") for one in head.split(";"))
    return {key.strip(): value.strip() for key, _, value in pairs}, body


def check_sums(name: str, truth: dict[str, str]) -> None:
    if {"net", "tax", "gross"} <= truth.keys():
        assert Decimal(truth["net"]) + Decimal(truth["tax"]) == Decimal(truth["gross"]), name
    if {"prepaid", "rest"} <= truth.keys():
        assert Decimal(truth["prepaid"]) + Decimal(truth["rest"]) == Decimal(truth["gross"]), name


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=120)


def print_lines(body: str, target: Path) -> None:
    pdfmetrics, ttfonts, canvases = (
        importlib.import_module(f"reportlab.{name}")
        for name in ("pdfbase.pdfmetrics", "pdfbase.ttfonts", "pdfgen.canvas")
    )
    pdfmetrics.registerFont(ttfonts.TTFont("mono", FONT))
    canvas = canvases.Canvas(str(target), pagesize=(595, 842))
    canvas.setFont("mono", 10)
    for at, line in enumerate(body.splitlines()):
        canvas.drawString(28, 800 - 13 * at, line)
    canvas.save()


def typeset(name: str, body: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        if name.endswith(".prn"):
            return print_lines(body, target)
        if name.endswith(".typ"):
            pdf = typst.compile(body.encode())
            assert isinstance(pdf, bytes)
            target.write_bytes(pdf)
            return None
        source = folder / ("page.tex" if name.endswith(".tex") else "page.html")
        head = '<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}</style>'
        source.write_text(body if name.endswith(".tex") else head + body, encoding="utf-8")
        if name.endswith(".tex"):
            run("xelatex", "-interaction=nonstopmode", "-output-directory", folder, source)
        elif name.endswith(".lo.html"):
            profile = f"-env:UserInstallation=file://{folder}/profile"
            run("soffice", profile, "--headless", "--infilter=HTML (StarWriter)", "--convert-to",
                "pdf:writer_pdf_Export", "--outdir", folder, source)  # fmt: skip
        else:
            run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
                "--disable-pdf-tagging",
                f"--user-data-dir={folder}/profile", f"--print-to-pdf={folder}/page.pdf", source)  # fmt: skip
        target.write_bytes((folder / "page.pdf").read_bytes())
    return None


def main() -> None:
    (FOLDER / "typeset").mkdir(exist_ok=True)
    for file in sorted((FOLDER / "pages").iterdir()):
        if sys.argv[1:] and file.name.partition(".")[0] not in sys.argv[1:]:
            continue
        truth, body = split_page(file)
        check_sums(file.name, truth)
        typeset(file.name, body, FOLDER / "typeset" / f"{file.name.partition('.')[0]}.pdf")


if __name__ == "__main__":
    main()
