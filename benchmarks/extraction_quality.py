"""How much of an invoice is read right, against what is asked for, with the best open rival beside it.

    python benchmarks/extraction_quality.py

Always: the typeset invoices of the tests, seeds that no test uses. With RECOVERY_INVOICES_DIR set to a folder of
real invoices (originals/, stripped/, scanned/, negatives/, truth.jsonl, score.py) those too; without it they are
skipped, which is said. The rival is invoice2data: in this environment, or in the one whose interpreter
RECOVERY_RIVAL_PYTHON names; its share and its time are rows of their own, missing where it is not installed, which
is said.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.measure import Figure, report
from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_invoices import Reader
from recovery_invoices.command_line import extract_files
from tests.invoices.test_own_layouts import is_right, value_at
from tests.invoices.typeset import LANGUAGES, Sample, typeset

SEEDS = range(1000, 1020)
#: What the rival is asked, run by its own interpreter: numbers, date, total and net as the scorer wants them.
RIVAL = """
import json, logging, sys, time
logging.disable(logging.CRITICAL)
from pathlib import Path
from invoice2data import extract_data
from invoice2data.extract.loader import read_templates
templates = read_templates()
for name in sys.argv[1:]:
    started = time.perf_counter()
    try:
        found = extract_data(name, templates=templates) or {}
    except Exception:
        found = {}
    if not isinstance(found, dict):
        found = {}
    day = found.get("date")
    invoice = {"numbers": [str(found["invoice_number"])] if found.get("invoice_number") else None,
               "issue_date": str(day)[:10] if day else None, "amount": found.get("amount"),
               "amount_before_tax": found.get("amount_untaxed"), "currency": found.get("currency")}
    print(json.dumps({"id": Path(name).stem, "data": {"invoice": invoice, "debtor": {}},
                      "seconds": time.perf_counter() - started}, default=str))
"""


def rival_predictions(files: Iterable[Path]) -> list[dict[str, Any]] | None:
    """One prediction a file, or None when the rival is not there."""
    python = os.environ.get("RECOVERY_RIVAL_PYTHON", sys.executable)
    command = [python, "-c", RIVAL, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    if done.returncode:
        return None
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def against_rival(
    where: str, share: float, rival_share: float, ours_seconds: list[float], responses: list[dict[str, Any]]
) -> list[Figure]:
    """Two rows: what we read right, and how long a file takes, each over the rival's on the same files."""
    theirs = [one["seconds"] for one in responses]
    named = {"rival": "invoice2data", "files": len(theirs)}
    return [
        Figure(f"rival_quality_{where}", f"{where}, fields right / invoice2data", share, max(rival_share, 0.001),
               1.0, "share", True, named),
        Figure(f"rival_speed_{where}", f"{where}, median file / invoice2data", median(ours_seconds) * 1000,
               median(theirs) * 1000, 1.0, "ms", False, named),
    ]  # fmt: skip


def share_right(samples: Iterable[Sample], predictions: dict[str, dict[str, Any]]) -> float:
    """The mean over fields of the share of right values."""
    hits: Counter[str] = Counter()
    collected: Counter[str] = Counter()
    for sample in samples:
        data = predictions.get(f"{sample.language}{sample.seed}", {})
        for path, truth in sample.truth().items():
            collected[path] += 1
            hits[path] += is_right(truth, value_at(data, path))
    return sum(hits[path] / collected[path] for path in collected) / len(collected)


def own_figures() -> list[Figure]:
    samples = [typeset(language, seed) for language in LANGUAGES for seed in SEEDS]
    ours, seconds = {}, []
    with Reader(parsers=1) as reader:
        for one in samples:
            started = time.perf_counter()
            ours[f"{one.language}{one.seed}"] = reader.read(one.pdf).data
            seconds.append(time.perf_counter() - started)
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for one in samples:
            files.append(Path(folder, f"{one.language}{one.seed}.pdf"))
            files[-1].write_bytes(one.pdf)
        responses = rival_predictions(files)
    share = share_right(samples, ours)
    what = "typeset invoices in seven languages, fields right / asked for"
    figures = [Figure("own_layouts_macro", what, share, 0.95, 1.0, "share", True, {"files": len(samples)})]
    if responses is None:
        print("the rival is not installed: no rows for it", file=sys.stderr)
    else:
        rival_share = share_right(samples, {one["id"]: one["data"] for one in responses})
        figures += against_rival("own layouts", share, rival_share, seconds, responses)
    return figures


def scored(folder: Path, predictions: list[dict[str, Any]], *options: str) -> dict[str, Any]:
    """What the folder's scorer says of the predictions."""
    with tempfile.TemporaryDirectory() as scratch:
        lines, verdict = Path(scratch, "lines.jsonl"), Path(scratch, "verdict.json")
        lines.write_text("".join(json.dumps(one) + "\n" for one in predictions), encoding="utf-8")
        command = [sys.executable, str(folder / "score.py"), str(lines), "--json", str(verdict), *options]
        subprocess.run(command, check=True, capture_output=True)
        result: dict[str, Any] = json.loads(verdict.read_text())
        return result


def real_figures(folder: Path) -> list[Figure]:
    def read(piece: str) -> tuple[list[Path], list[dict[str, Any]]]:
        files = sorted((folder / piece).glob("*.pdf"))
        return files, list(extract_files(files))

    _, originals = read("originals")
    stripped_files, stripped = read("stripped")
    _, scans = read("scanned")
    _, negatives = read("negatives")
    fields = scored(folder, originals)["fields"]["xml=yes"]
    weakest = min(right / total for right, total in fields.values() if total)
    text = scored(folder, stripped, "--visible")
    scanned = scored(folder, scans, "--visible", "--scanned")
    same = scored(folder, stripped, "--visible", "--scanned")
    accepted = [one["id"] for one in negatives if not _is_refused(one)]
    figures = [
        Figure("originals_weakest_field", "invoices with XML, the weakest field / asked "
                                          "for", weakest, 0.99, 1.0, "share", True),
        Figure("stripped_macro", "text only, macro / asked for", text["macro"]["all"], 0.9, 1.0, "share", True),
        Figure("stripped_core", "text only, all five core fields / asked "
                                "for", text["core"]["all"], 0.75, 1.0, "share", True),
        Figure("scans_macro", "scans, macro / the same pages as text less 3 points", scanned["macro"]["all"],
               same["macro"]["all"] - 0.03, 1.0, "share", True),
        Figure("negatives_refused", "documents that are no invoice, named / all", len(negatives) - len(accepted),
               len(negatives), 1.0, "files", True, {"accepted": accepted}),
    ]  # fmt: skip
    figures += rivals_on_text(folder, stripped_files, text["macro"]["all"])
    if text["auc"] == text["auc"]:
        figures.append(
            Figure(
                "confidence_auc", "right ranks above wrong / asked for", text["auc"], 0.9, 1.0, "AUC", True
            )
        )
    return figures


def rivals_on_text(folder: Path, files: list[Path], share: float) -> list[Figure]:
    """The rival on the same stripped files; their median is a file with a text layer."""
    responses = rival_predictions(files)
    if responses is None:
        return []
    seconds = []
    with Reader(parsers=1) as reader:
        for file in files:
            started = time.perf_counter()
            reader.read(file.read_bytes())
            seconds.append(time.perf_counter() - started)
    return against_rival(
        "stripped", share, scored(folder, responses, "--visible")["macro"]["all"], seconds, responses
    )


def _is_refused(line: dict[str, Any]) -> bool:
    """Refused, or named as damaged, by a warning or an error."""
    named = {*NOT_INVOICES, "CONTAINER_DAMAGED"}
    return "error" in line or any(warning["code"] in named for warning in line["warnings"])


def main() -> None:
    figures = own_figures()
    folder = os.environ.get("RECOVERY_INVOICES_DIR")
    if folder:
        figures += real_figures(Path(folder))
    else:
        print("real invoices skipped: RECOVERY_INVOICES_DIR is not set", file=sys.stderr)
    report(*figures, packages=["pypdfium2", "rapidocr"])


if __name__ == "__main__":
    main()
