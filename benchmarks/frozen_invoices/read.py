"""Read the files of a folder as the app does: `python -m benchmarks.frozen_invoices.read DIR READINGS [--part 1/2]`.

Writes one line for each file, as score.py wants them, and goes on where it was. Reading the set is an opening: it
stands in OPENINGS.md first.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from recovery_invoices import ExtractionError, Reader
from recovery_invoices.command_line import load_file


def results_of(reader: Reader, file: Path) -> Iterator[dict[str, Any]]:
    """Yield what is read of each invoice of a file, nothing of one that cannot be read."""
    content = load_file(file)
    for pages, part in reader.split(content) or [("", content)]:
        try:
            result = reader.read(part).as_wire()
        except ExtractionError as error:
            print(f"{file.name}: {error.code}", file=sys.stderr)
            continue
        first, _, last = pages.partition("–")
        yield {**result, **({"pages": list(range(int(first), int(last or first) + 1))} if pages else {})}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("readings", type=Path)
    parser.add_argument("--part", default="1/1", help="which of how many parts of the files, as 1/2")
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    readings: Path = options.readings
    lines = readings.read_text(encoding="utf-8").splitlines() if readings.exists() else []
    read = {json.loads(line)["id"] for line in lines}
    with Reader(parsers=1) as reader, readings.open("a", encoding="utf-8") as target:
        for file in sorted(options.folder.glob("*.pdf"))[part - 1 :: parts]:
            if file.stem not in read:
                row = {"id": file.stem, "results": list(results_of(reader, file))}
                target.write(json.dumps(row, ensure_ascii=False) + "\n")
                target.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
