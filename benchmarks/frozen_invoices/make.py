"""Make the frozen set: `python -m benchmarks.frozen_invoices.make --out DIR`.

What is in DIR already is kept, so that a run may be stopped and go on. `--freeze` writes the page counts and the
digests of a complete DIR into the repository; that belongs to a new set, never to the set that is frozen.
"""

import argparse
import hashlib
import io
import json
import sys
import tempfile
import time
from pathlib import Path

import pikepdf

from benchmarks.frozen_invoices import imaging, structured, truth
from benchmarks.frozen_invoices.documents import Document
from benchmarks.frozen_invoices.engines import EngineError, Engines, several_by_libreoffice
from benchmarks.frozen_invoices.plan import SEED, File, files
from benchmarks.frozen_invoices.printed import missing

HERE = Path(__file__).parent
PORTION = 40


def lasting(path: Path, target: Path) -> None:
    """Save without what depends on the hour: dates, and identifiers drawn from them.

    Twice, because the first saving leaves out objects that nothing refers to, and the second numbers the rest anew.
    """
    first = io.BytesIO()
    _undated(path, first)
    _undated(first, target)


def _undated(source: Path | io.BytesIO, target: Path | io.BytesIO) -> None:
    with pikepdf.open(source) as pdf:
        for key in ("/CreationDate", "/ModDate"):
            if key in pdf.docinfo:
                del pdf.docinfo[key]
        if "/Metadata" in pdf.Root:
            del pdf.Root.Metadata
        if "Skia" in str(pdf.docinfo.get("/Producer", "")) and "/StructTreeRoot" in pdf.Root:
            # Chromium numbers its tags on from file to file.
            del pdf.Root.StructTreeRoot
        for key in ("/ID", "/DocChecksum"):
            if key in pdf.trailer:
                del pdf.trailer[key]
        pdf.save(target, deterministic_id=True)


def _joined(parts: list[Path], target: Path) -> list[int]:
    counts = []
    with pikepdf.new() as joined:
        for part in parts:
            with pikepdf.open(part) as pdf:
                counts.append(len(pdf.pages))
                joined.pages.extend(pdf.pages)
        joined.save(target)
    return counts


def _check(document: Document, path: Path, name: str) -> None:
    if lost := missing(document, path):
        raise EngineError(f"{name}: {document.layout.name} does not print {', '.join(lost)}")


def finish(file: File, documents: list[Document], parts: list[Path], target: Path) -> list[int]:
    """Make one file of its parts in its form. Return the pages of each part."""
    for document, part in zip(documents, parts, strict=True):
        _check(document, part, file.id)
    folder = parts[0].parent
    if len(parts) > 1:
        joined_path = folder / f"{file.id}-joined.pdf"
        counts = _joined(parts, joined_path)
    else:
        joined_path = parts[0]
        with pikepdf.open(joined_path) as pdf:
            counts = [len(pdf.pages)]
    if file.form in ("scan", "fax", "photo"):
        picture = folder / f"{file.id}-picture.pdf"
        imaging.degrade(joined_path, picture, file.form, f"{SEED}/{file.id}")
        joined_path = picture
    elif file.form == "structured":
        structured.enclose(documents[0], joined_path)
    lasting(joined_path, target)
    return counts


def portion(engines: Engines, rows: list[File], out: Path) -> dict[str, list[int]]:
    """Make some files. Documents of LibreOffice are set together."""
    with tempfile.TemporaryDirectory(prefix="frozen-") as folder:
        office, work = [], []
        for file in rows:
            documents = [part.write() for part in file.parts]
            parts = [Path(folder, f"{file.id}-{index}.pdf") for index in range(len(documents))]
            work.append((file, documents, parts))
            for document, part in zip(documents, parts, strict=True):
                if document.layout.engine == "libreoffice":
                    office.append((document, part))
                else:
                    engines.set(document, part)
        if office:
            several_by_libreoffice(office)
        pages = {}
        for file, documents, parts in work:
            try:
                pages[file.id] = finish(file, documents, parts, out / f"{file.id}.pdf")
            except EngineError as error:
                print(error, file=sys.stderr)
        return pages


def make(out: Path, chosen: list[File]) -> dict[str, list[int]]:
    """Make what is not there yet. Return the pages of each part of all that is there."""
    out.mkdir(parents=True, exist_ok=True)
    state = out / "pages.json"
    pages: dict[str, list[int]] = json.loads(state.read_text()) if state.exists() else {}
    todo = [file for file in chosen if file.id not in pages or not (out / f"{file.id}.pdf").exists()]
    began = time.monotonic()
    with Engines() as engines:
        for start in range(0, len(todo), PORTION):
            pages |= portion(engines, todo[start : start + PORTION], out)
            state.write_text(json.dumps(pages, sort_keys=True))
            print(
                f"{min(start + PORTION, len(todo))} of {len(todo)}, {time.monotonic() - began:.0f} s",
                flush=True,
            )
    return pages


def write_truth(out: Path, chosen: list[File], pages: dict[str, list[int]]) -> str:
    lines = [
        truth.line(truth.of_file(f, [p.write() for p in f.parts], pages[f.id]))
        for f in chosen
        if f.id in pages
    ]
    (out / "truth.jsonl").write_text("".join(f"{text}\n" for text in lines), encoding="utf-8")
    return truth.digest(lines)


def freeze(out: Path, chosen: list[File], pages: dict[str, list[int]], digest: str) -> None:
    """Keep in the repository what a later run must give again."""
    truth.PAGES.write_text(json.dumps({f.id: pages[f.id] for f in chosen}, separators=(",", ":")) + "\n")
    rows = [f"{digest}  truth.jsonl"]
    rows += [f"{hashlib.sha256((out / f'{f.id}.pdf').read_bytes()).hexdigest()}  {f.id}.pdf" for f in chosen]
    (HERE / "sha256.txt").write_text("\n".join(rows) + "\n")


def differing(out: Path, chosen: list[File], pages: dict[str, list[int]]) -> list[str]:
    """Files whose bytes are others than the frozen ones, and those whose pages are."""
    recorded = {line[66:]: line[:64] for line in (HERE / "sha256.txt").read_text().splitlines()}
    frozen = truth.frozen_pages()
    for file in chosen:
        if frozen.get(file.id) != pages[file.id]:
            print(f"{file.id}: {pages[file.id]} pages, frozen with {frozen.get(file.id)}", file=sys.stderr)
    names = [f"{file.id}.pdf" for file in chosen]
    return [n for n in names if recorded.get(n) != hashlib.sha256((out / n).read_bytes()).hexdigest()]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=int, help="only so many, to try")
    parser.add_argument("--freeze", action="store_true")
    options = parser.parse_args()
    chosen = files()[: options.first]
    pages = make(options.out, chosen)
    if failed := [file.id for file in chosen if file.id not in pages]:
        print(f"{len(failed)} of {len(chosen)} files could not be made", file=sys.stderr)
        return 1
    digest = write_truth(options.out, chosen, pages)
    print(f"{len(chosen)} files, truth {digest}")
    if options.freeze:
        freeze(options.out, chosen, pages, digest)
    elif (HERE / "sha256.txt").exists():
        others = differing(options.out, chosen, pages)
        print(
            f"{len(others)} of {len(chosen)} files have other bytes than the frozen ones: {' '.join(others[:20])}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
