"""How often what a debtor's message may mean is suggested right, on messages that the rules were not written for.

    python benchmarks/suggestions.py FOLDER [--faults]

FOLDER (or RECOVERY_MESSAGES_DIR) holds *.eml and truth.json, {"a.eml": {"kind", "day", "until", "language"}}. A
suggestion of another kind than the message's counts against the precision of its own kind. A day is wrong where one is
suggested and the truth names another one, or none. The table goes to standard error; `--faults` lists each message that
is not right. Without a folder it is skipped, which standard error says.
"""

import json
import os
import sys
from collections import Counter
from datetime import date, datetime
from email import message_from_bytes
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.measure import Figure, report
from recovery_invoices import Reader

PRECISION, RECALL = 0.95, 0.85
#: Kinds of the truth by the names that the service has for them.
KINDS = {
    "promise": "promise",
    "paid": "paid",
    "dispute": "dispute",
    "invoice_wanted": "asks_invoice",
    "time_wanted": "asks_time",
    "wrong_person": "wrong_person",
    "insolvent": "insolvent_or_gone",
    "refuses": "refuses",
    "away": "out_of_office",
}
BOUNCES = {"hard": "bounce_hard", "soft": "bounce_soft", "delayed": "bounce_soft"}


class Read(NamedTuple):
    """What a message is suggested to mean; `days` are those that are suggested."""

    kinds: tuple[str, ...]
    days: tuple[str, ...]
    excerpts: tuple[str, ...]


def read(reader: Reader, raw: bytes) -> Read:
    (headers,) = reader.read_mail_headers([raw])
    if headers is None:
        return Read((), (), ())
    message = reader.read_mail(raw, headers, received_on(raw))
    bounces = dict.fromkeys(BOUNCES[one.verdict] for one in message.failed if one.verdict in BOUNCES)
    kinds = (*bounces, *(KINDS[one.kind] for one in message.suggestions))
    days = tuple(one.day.isoformat() for one in message.suggestions if one.day is not None)
    return Read(kinds, days, tuple(one.excerpt for one in message.suggestions))


def received_on(raw: bytes) -> date:
    """As a service reads it that looks into the mailbox on the day on which it was written."""
    try:
        written = parsedate_to_datetime(str(message_from_bytes(raw)["Date"]))
    except (TypeError, ValueError):
        return datetime.now().astimezone().date()
    return written.date()


def score(folder: Path, *, faults: bool) -> list[Figure]:
    truth: dict[str, dict[str, Any]] = json.loads((folder / "truth.json").read_text("utf-8"))
    right, suggested, there = Counter[str](), Counter[str](), Counter[str]()
    wrong_days, dated, days_right = [], 0, 0
    with Reader() as reader:
        for name, expected in sorted(truth.items()):
            result = read(reader, (folder / name).read_bytes())
            kind, day = expected["kind"], expected.get("day") or expected.get("until")
            there[kind] += 1
            suggested.update(result.kinds or ("none",))
            right[kind] += kind in (result.kinds or ("none",))
            if any(one != day for one in result.days):
                wrong_days.append(name)
            if day and kind in ("promise", "out_of_office"):
                dated, days_right = dated + 1, days_right + (day in result.days)
            if faults and ((result.kinds or ("none",)) != (kind,) or name in wrong_days):
                print(f"{name} {expected['language']} {kind} {day}: {result}", file=sys.stderr)
    rows = {}
    for kind in sorted(there):
        rows[kind] = (right[kind] / suggested[kind] if suggested[kind] else 1.0, right[kind] / there[kind])
        print(
            f"{kind:18} precision {rows[kind][0]:6.1%}  recall {rows[kind][1]:6.1%}"
            f"  ({right[kind]} right, {suggested[kind]} suggested, {there[kind]} there)",
            file=sys.stderr,
        )
    print(
        f"days: {days_right} of {dated}; wrong: {len(wrong_days)} {' '.join(wrong_days)}",
        file=sys.stderr,
    )
    of_kinds = [row for kind, row in rows.items() if kind != "none"]
    precision, recall = min(row[0] for row in of_kinds), min(row[1] for row in of_kinds)
    details = {kind: [round(one, 3) for one in row] for kind, row in rows.items()}
    return [
        Figure(
            "suggestion_precision",
            "of the kind that is suggested wrong most often",
            precision,
            1.0,
            PRECISION,
            "share",
            at_least=True,
            details=details,
        ),
        Figure(
            "suggestion_recall",
            "of the kind that is missed most often",
            recall,
            1.0,
            RECALL,
            "share",
            at_least=True,
        ),
        Figure(
            "suggestion_days",
            "messages without a wrong day / all",
            len(truth) - len(wrong_days),
            len(truth),
            1.0,
            "messages",
            at_least=True,
            details={"named": dated, "right": days_right},
        ),
    ]


def main() -> None:
    names = [one for one in sys.argv[1:] if not one.startswith("-")]
    folder = names[0] if names else os.environ.get("RECOVERY_MESSAGES_DIR", "")
    if not folder:
        print("no messages: RECOVERY_MESSAGES_DIR names no folder; skipped", file=sys.stderr)
        return
    for figure in score(Path(folder), faults="--faults" in sys.argv):
        report(figure)


if __name__ == "__main__":
    main()
