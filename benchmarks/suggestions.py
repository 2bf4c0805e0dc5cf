"""How often what a debtor's message may mean is suggested right, on labelled messages.

    python -m benchmarks.suggestions [FOLDER] [--faults]

FOLDER holds messages as benchmarks/messages does; that folder is the default, and the package has learned from it: what
it says of new messages only benchmarks/frozen_messages tells, which is opened seldom (see its README). A suggestion is
right where the message has that kind, among others or alone. A day is wrong where the message names another or none; of
an absence the last day and the day after are the same. Reports of mail servers are left out: they are told by their
form. The table goes to standard error; `--faults` lists each message that is not right.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from benchmarks._messages import KINDS, MESSAGES, as_mail
from benchmarks.measure import Figure, report
from recovery_invoices import Reader

PRECISION, RECALL = 0.95, 0.85
LABELS = {name: label for label, name in KINDS.items()}


def load_messages(folder: Path) -> Iterator[dict[str, Any]]:
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            entry = json.loads(line)
            if "bounce" not in entry["kinds"]:
                yield entry


def true_days(entry: dict[str, Any]) -> frozenset[date]:
    """Return the days that are right to suggest."""
    if not entry.get("date"):
        return frozenset()
    day = date.fromisoformat(entry["date"][:10])
    return frozenset(
        {day, day + timedelta(1), day - timedelta(1)} if "out_of_office" in entry["kinds"] else {day}
    )


def score(folder: Path, *, faults: bool) -> list[Figure]:
    right, suggested, there = Counter[str](), Counter[str](), Counter[str]()
    days = right_days = 0
    with Reader() as reader:
        for entry in load_messages(folder):
            raw = as_mail(entry)
            (headers,) = reader.read_mail_headers([raw])
            if headers is None:
                raise SystemExit(f"{entry['id']} has no headers that can be read")
            message = reader.read_mail(raw, headers, date.fromisoformat(entry["sent"][:10]))
            kinds = [LABELS[one.kind] for one in message.suggestions]
            named = [one.day for one in message.suggestions if one.day is not None]
            wrong = [day for day in named if day not in true_days(entry)]
            days, right_days = days + len(named), right_days + len(named) - len(wrong)
            there.update(entry["kinds"])
            suggested.update(kinds)
            right.update(kind for kind in kinds if kind in entry["kinds"])
            if faults and (sorted(kinds) != sorted(entry["kinds"]) or wrong):
                print(entry["id"], entry["kinds"], entry.get("date"), kinds, named, file=sys.stderr)
    rows = {
        kind: (_share(right[kind], suggested[kind]), _share(right[kind], there[kind]))
        for kind in sorted(there)
    }
    for kind, (precision, recall) in rows.items():
        counts = f"{right[kind]} right, {suggested[kind]} suggested, {there[kind]} there"
        print(f"{kind:18} precision {precision:6.1%}  recall {recall:6.1%}  ({counts})", file=sys.stderr)
    precision, recall = (min(row[at] for row in rows.values()) for at in (0, 1))
    details = {kind: [round(one, 3) for one in row] for kind, row in rows.items()}
    worst, missed = "of the kind that is suggested wrong most often", "of the kind that is missed most often"
    return [
        Figure(
            "suggestion_precision", worst, precision, 1.0, PRECISION, "share", at_least=True, details=details
        ),
        Figure("suggestion_recall", missed, recall, 1.0, RECALL, "share", at_least=True),
        Figure(
            "suggestion_days",
            "right days / all suggested",
            right_days,
            days or 1,
            1.0,
            "days",
            at_least=True,
        ),
    ]


def _share(part: int, total: int) -> float:
    return part / total if total else 1.0


def main() -> None:
    names = [one for one in sys.argv[1:] if not one.startswith("-")]
    for figure in score(Path(names[0]) if names else MESSAGES, faults="--faults" in sys.argv):
        report(figure)


if __name__ == "__main__":
    main()
