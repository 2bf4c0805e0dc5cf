"""Makes resources/sample-invoice.pdf, by which an installed app checks itself: the first sample of Practice, on a day.

python packaging/make_sample_invoice.py [FOLDER]
"""

import sys
from datetime import date
from pathlib import Path

from recovery_desktop.documents.sample_invoice import load_samples, make_sample

DEFAULT_OUT = Path(__file__).resolve().parent.parent / "resources"
DAY = date(2025, 12, 15)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else DEFAULT_OUT
    folder.mkdir(parents=True, exist_ok=True)
    out = folder / "sample-invoice.pdf"
    out.write_bytes(make_sample(load_samples("FR", DAY)[0]))
    print(f"{out}: {out.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
