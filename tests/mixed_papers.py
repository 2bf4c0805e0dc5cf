"""A folder of papers as they lie on people's disks: invoices in every form, copies of them, and what is none."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from tests.desktop.commands.test_spreadsheets import HEAD, ROW, xlsx
from tests.invoices.embedding import cii
from tests.invoices.messages import mail, outlook, zipped
from tests.together.embedded import embedded_invoice

PHOTO = Path(__file__).with_name("invoices") / "photo.heic"
EVERY = 12
"""Files of one round; each kind of file comes once in it, and invoices as PDF four times."""


@dataclass
class Papers:
    """`outcomes` are {name of the draft: its invoice number, or the code of its sentence}; `copies` are left out."""

    outcomes: dict[str, str] = field(default_factory=dict)
    copies: int = 0
    files: int = 0


def write_mixed_papers(folder: Path, files: int, scratch: Path) -> Papers:
    """Write so many files: a table in an archive in the first round, a photo that is slow to read in the second."""
    papers = Papers()
    scratch.mkdir()
    for number in range(files):
        _write(folder, scratch, number, papers)
    papers.files = files
    return papers


def _write(folder: Path, scratch: Path, number: int, papers: Papers) -> None:
    name = f"{number:03}"

    def pdf(suffix: str = "") -> bytes:
        return embedded_invoice(scratch, f"N-{name}{suffix}").read_bytes()

    def add(file: str, content: bytes, outcomes: dict[str, str]) -> None:
        (folder / file).write_bytes(content)
        papers.outcomes |= outcomes

    match number % EVERY:
        case 4:
            add(f"{name}.xml", cii(number=f"N-{name}").encode(), {f"{name}.xml": f"N-{name}"})
        case 5:
            content = mail([("a.pdf", "application/pdf", pdf())])
            add(f"{name}.eml", content, {f"{name}.eml › a.pdf": f"N-{name}"})
        case 6:
            add(f"{name}.msg", outlook([("a.pdf", pdf())]), {f"{name}.msg › a.pdf": f"N-{name}"})
        case 7:
            inner = {"a.pdf": pdf("a"), "b.xml": cii(number=f"N-{name}b").encode()}
            outcomes = {f"{name}.zip › a.pdf": f"N-{name}a", f"{name}.zip › b.xml": f"N-{name}b"}
            if number < EVERY:
                inner["open items.xlsx"] = xlsx([HEAD, ROW])
            add(f"{name}.zip", zipped(inner), outcomes)
        case 8:
            add(f"{name}.pdf", (folder / f"{number - 8:03}.pdf").read_bytes(), {})
            papers.copies += 1
        case 9:
            add(f"{name}.pdf", f"%PDF-1.7\nnothing follows {name}".encode(), {f"{name}.pdf": "TRUNCATED"})
        case 10:
            add(f"{name}.pptx", b"PK\x03\x04 letter", {f"{name}.pptx": "file_kind_not_read"})
        case 11:
            if number == 2 * EVERY - 1:
                add(f"{name}.heic", PHOTO.read_bytes(), {f"{name}.heic": "INV-3079"})
            else:
                add(f"{name}.jpg", _broken_photo(), {f"{name}.jpg": "file_unreadable"})
        case _:
            add(f"{name}.pdf", pdf(), {f"{name}.pdf": f"N-{name}"})


def _broken_photo() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (80, 60), "white").save(out, "JPEG")
    return out.getvalue()[:300]
