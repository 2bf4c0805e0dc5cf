"""Whether the confidence ranks right above wrong, on pages so worn that many are read wrong.

    python benchmarks/extraction_confidence.py

The typeset invoices of the tests, seeds that no test uses, printed at 75 to 95 dots an inch with noise: clean pages
leave too few wrong values to rank. The figure is the area under the curve (1: every right reading is more
confident than every wrong one, 0.5: no relation) of whole extractions, right when all five core values are; that of
single values is in the details.
"""

import io

import numpy as np
import pypdfium2
from PIL import Image, ImageFilter

from benchmarks.measure import Figure, report
from recovery_invoices import Reader
from tests.invoices.test_own_layouts import CORE, is_right, value_at
from tests.invoices.typeset import LANGUAGES, typeset

PAGES = [(dots, language, 2000 + dots) for dots in (75, 85, 95) for language in LANGUAGES]
GOAL = 0.9
Ranked = tuple[float, bool]


def worn(pdf: bytes, dots: int, seed: int) -> bytes:
    """The first page as a coarse, noisy scan."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0].render(scale=dots / 72).to_pil().convert("L")
    finally:
        document.close()
    blurred = np.asarray(page.filter(ImageFilter.GaussianBlur(0.6)), dtype=float)
    noisy = blurred + np.random.default_rng(seed).normal(0, 18, blurred.shape)
    out = io.BytesIO()
    Image.fromarray(noisy.clip(0, 255).astype("uint8")).save(out, "PDF", resolution=dots)
    return out.getvalue()


def area(ranked: list[Ranked]) -> float:
    """The share of pairs of a right and a wrong reading in which the right one is the more confident."""
    right = [sure for sure, good in ranked if good]
    wrong = [sure for sure, good in ranked if not good]
    pairs = [(one > other) + 0.5 * (one == other) for one in right for other in wrong]
    return sum(pairs) / len(pairs)


def main() -> None:
    items: list[Ranked] = []
    single: list[Ranked] = []
    with Reader(parsers=1) as reader:
        for dots, language, seed in PAGES:
            sample = typeset(language, seed)
            extraction = reader.read(worn(sample.pdf, dots, seed))
            truth = sample.truth()
            good = {path: is_right(truth[path], value_at(extraction.data, path)) for path in truth}
            items.append((extraction.confidence, all(good[path] for path in CORE)))
            evidence = extraction.data["fields"]
            single += [(evidence[path]["confidence"], good[path]) for path in truth if path in evidence]
    counts = {
        "right": sum(good for _, good in items),
        "wrong": sum(not good for _, good in items),
        "single_values": round(area(single), 3),
    }
    what = "worn scans, right extractions above wrong / asked for"
    report(
        Figure("confidence", what, area(items), GOAL, 1.0, "AUC", True, counts),
        packages=["pypdfium2", "rapidocr"],
    )


if __name__ == "__main__":
    main()
