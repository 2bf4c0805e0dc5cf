"""The command line: one JSON line a file, an extraction or the reason why there is none."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.failures import ExtractionError
from recovery_invoices.reader import MAX_BYTES, Reader


def extract_files(
    paths: Iterable[str | Path], creditor: CreditorHint | Mapping[str, Any] | None = None
) -> Iterator[dict[str, Any]]:
    """Yield {"id": file stem, confidence, data, missing_fields, warnings} or {"id", "error"} for each path."""
    hint = creditor if isinstance(creditor, CreditorHint) else CreditorHint.from_mapping(creditor or {})
    with Reader(parsers=1) as reader:
        for path in map(Path, paths):
            try:
                yield {"id": path.stem, **reader.read(load_file(path), hint).as_wire()}
            except ExtractionError as error:
                yield {"id": path.stem, "error": error.as_wire()}


def load_file(path: Path) -> bytes:
    """Return a file's bytes, never more than a document may have. Raises ExtractionError NOT_FOUND, TOO_LARGE."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ExtractionError("TOO_LARGE")
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise ExtractionError("NOT_FOUND") from error


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="recovery_invoices", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.pdf")
    parser.add_argument("--creditor", type=Path, help="JSON file: name, siret, vat_number, iban, email")
    options = parser.parse_args(arguments)
    creditor: dict[str, Any] = {}
    if options.creditor:
        try:
            creditor = json.loads(options.creditor.read_bytes())
        except (OSError, ValueError) as error:
            parser.error(f"--creditor: {error}")
        if not isinstance(creditor, dict):
            parser.error("--creditor: the file must hold a JSON object")
    for line in extract_files(options.files, creditor):
        print(json.dumps(line, ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
