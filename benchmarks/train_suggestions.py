"""Learns the weights of the suggestions from labelled messages, and says how right they are on messages held back.

    python -m benchmarks.train_suggestions [--write]

Reads benchmarks/messages/*.jsonl (see the README there). Each fold holds back all that one person wrote; a kind is
suggested from that likelihood on at which PRECISION of the suggestions held back were right. What is printed of a
writer uses the likelihoods of the others alone. plain.jsonl is learned from in every fold and measured in none.
`--write` replaces the weights in the package.
"""

import json
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from recovery_invoices.correspondence import learned, mime
from recovery_invoices.correspondence.automatic import is_automatic
from recovery_invoices.correspondence.features import BUCKETS, find_buckets, find_signs
from recovery_invoices.correspondence.learned import (
    SIGN_WEIGHT,
    Model,
    is_suggested,
    pack_model,
    with_certain_day,
)
from recovery_invoices.correspondence.meaning import Meaning, find_meanings
from recovery_invoices.correspondence.quotation import split
from recovery_invoices.correspondence.reading import find_statements

MESSAGES = Path(__file__).with_name("messages")
#: Kinds of the messages by the names that the service has for them.
KINDS = {
    "promise_to_pay": "promise",
    "paid_already": "paid",
    "dispute": "dispute",
    "asks_for_invoice": "invoice_wanted",
    "asks_for_time": "time_wanted",
    "wrong_person": "wrong_person",
    "gone_or_insolvent": "insolvent",
    "refuses": "refuses",
    "out_of_office": "away",
}
NAMES = tuple(KINDS.values())
WRITERS = ("first", "a", "b", "c")
"""Those of benchmarks/messages; the letter in a file's name, "first" where there is none."""
WEIGHTS = Path(learned.__file__).with_name("learned_weights.py")
LINE = 1_000
HEAD = '''"""The weights of the model, as `benchmarks/train_suggestions.py` wrote them; not to be changed by hand."""

from __future__ import annotations

from typing import Final

'''
PRECISION = 0.95
FEWEST = 4
"""Right suggestions among those held back, without which a kind is never suggested."""
RIDGE = 0.07
STEPS = 12
Numbers = npt.NDArray[np.float64]


class Example(NamedTuple):
    """A message as it is read. `writer` is "" where it is always learned from; `day` is the one that would be right."""

    id: str
    language: str
    writer: str
    kinds: frozenset[str]
    day: str | None
    meanings: list[Meaning]
    buckets: set[int]
    signs: set[str]
    length: int


def read_examples(folder: Path) -> list[Example]:
    return [
        _read(entry, _writer(path)) for path in sorted(folder.glob("*.jsonl")) for entry in _entries(path)
    ]


def _writer(path: Path) -> str:
    """Return who wrote a file: de_3.jsonl, de_a3.jsonl."""
    letter = path.stem.rpartition("_")[2][0]
    return "" if path.stem == "plain" else "first" if letter.isdigit() else letter


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    for line in path.read_text("utf-8").splitlines():
        if line.strip():
            yield json.loads(line)


def as_mail(entry: dict[str, Any]) -> bytes:
    """Return it as a mail of somebody; a report of a mail server as one of its own."""
    mail = EmailMessage()
    is_bounce = "bounce" in entry["kinds"]
    mail["From"] = "MAILER-DAEMON@example.org" if is_bounce else "someone@example.org"
    mail["To"] = "owner@example.com"
    mail["Subject"] = " ".join(entry["subject"].split())
    day = date.fromisoformat(entry["sent"][:10])
    mail["Date"] = format_datetime(datetime(day.year, day.month, day.day, 9, tzinfo=UTC))
    mail["Message-ID"] = f"<{entry['id']}@example.org>"
    if entry.get("auto_submitted"):
        mail["Auto-Submitted"] = "auto-replied"
    if entry["text"] is not None:
        mail.set_content(entry["text"])
    if entry.get("html") is not None:
        add = mail.set_content if entry["text"] is None else mail.add_alternative
        add(entry["html"], subtype="html")
    return mail.as_bytes()


def _read(entry: dict[str, Any], writer: str) -> Example:
    message = mime.parse_message(as_mail(entry))
    text = mime.words_of(message).text
    statement = next(filter(None, find_statements(message, text, split(text))), "")
    sent, subject, automatic = date.fromisoformat(entry["sent"][:10]), entry["subject"], is_automatic(message)
    by_rules = find_meanings(statement, subject, sent, is_automatic=automatic)
    meanings = [with_certain_day(one, statement, subject, sent) for one in by_rules]
    return Example(
        entry["id"],
        entry["language"],
        writer,
        frozenset(KINDS[kind] for kind in entry["kinds"] if kind in KINDS),
        entry.get("date"),
        meanings,
        find_buckets(statement),
        find_signs(statement, subject, sent, meanings, is_automatic=automatic),
        len(statement),
    )


def lay_out(examples: list[Example]) -> tuple[Numbers, list[int], list[str]]:
    """Return a row for each example, and which buckets and signs its columns are: those of three examples or more."""
    buckets = _common([one.buckets for one in examples])
    signs = _common([one.signs for one in examples])
    at = {name: column for column, name in enumerate([*buckets, *signs])}
    rows = np.zeros((len(examples), len(at)))
    for row, one in zip(rows, examples, strict=True):
        row[[at[name] for name in one.buckets if name in at]] = 1 / max(1, len(one.buckets)) ** 0.5
        row[[at[name] for name in one.signs if name in at]] = SIGN_WEIGHT
    return rows, buckets, signs


def _common(sets: list[Any]) -> list[Any]:
    counts: dict[Any, int] = {}
    for names in sets:
        for name in names:
            counts[name] = counts.get(name, 0) + 1
    return sorted(name for name, count in counts.items() if count >= 3)


def fit(alike: Numbers, says: Numbers) -> tuple[Numbers, float]:
    """Return the weight of each example and the bias of a logistic regression (Newton's steps)."""
    weights, bias = np.zeros(len(alike)), -2.0
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-(alike @ weights + bias)))
        spread = np.maximum(likely * (1 - likely), 1e-4)
        target = alike @ weights + bias + (says - likely) / spread
        solved = np.linalg.solve(
            alike + np.diag(RIDGE / spread), np.stack([target, np.ones(len(alike))], axis=1)
        )
        bias = float(solved[:, 0].sum() / solved[:, 1].sum())
        weights = solved[:, 0] - bias * solved[:, 1]
    return weights, bias


def hold_back(examples: list[Example], rows: Numbers, says: Numbers) -> Numbers:
    """Return how likely each kind is for each example, by weights that were learned without its writer."""
    alike, likely = rows @ rows.T, np.zeros_like(says)
    writers = np.array([one.writer for one in examples])
    for writer in WRITERS:
        apart, learned = writers == writer, writers != writer
        for kind in range(len(NAMES)):
            weights, bias = fit(alike[np.ix_(learned, learned)], says[learned, kind])
            likely[apart, kind] = 1 / (1 + np.exp(-(alike[np.ix_(apart, learned)] @ weights + bias)))
    return likely


def least_likelihood(likely: Numbers, says: Numbers) -> float:
    """Return from which likelihood on suggestions are right often enough; above 1 where there is none."""
    order = np.argsort(-likely)
    right = np.cumsum(says[order])
    enough = (right / np.arange(1, len(order) + 1) >= PRECISION) & (right >= FEWEST)
    places = np.flatnonzero(enough)
    return float(likely[order[places[-1]]]) if len(places) else 1.01


def pack(rows: Numbers, says: Numbers, buckets: list[int], signs: list[str], least: list[float]) -> Model:
    """Learn from everything; each weight of a piece becomes a byte."""
    alike = rows @ rows.T
    biases, scales, pieces, by_sign = [], [], [], []
    for kind in range(len(NAMES)):
        weights, bias = fit(alike, says[:, kind])
        columns = rows.T @ weights
        scale = float(np.abs(columns[: len(buckets)]).max() / 127)
        small = np.zeros(BUCKETS, np.int8)
        small[buckets] = np.round(columns[: len(buckets)] / scale).astype(np.int8)
        biases.append(round(bias, 4))
        scales.append(scale)
        pieces.append(memoryview(small.tobytes()).cast("b"))
        by_sign.append([round(float(one), 4) for one in columns[len(buckets) :]])
    return Model(
        NAMES,
        tuple(biases),
        tuple(scales),
        tuple(round(one, 4) for one in least),
        {sign: [of_kind[place] for of_kind in by_sign] for place, sign in enumerate(signs)},
        tuple(pieces),
    )


def thresholds(likely: Numbers, says: Numbers, which: npt.NDArray[np.bool_]) -> list[float]:
    return [least_likelihood(likely[which, kind], says[which, kind]) for kind in range(len(NAMES))]


def tell(examples: list[Example], likely: Numbers, says: Numbers) -> None:
    """Print how right the suggestions are for the messages held back, by kind, by language and by writer."""
    writers = np.array([one.writer for one in examples])
    apart, suggested = writers != "", np.zeros(says.shape, bool)
    for writer in WRITERS:
        least = thresholds(likely, says, apart & (writers != writer))
        for row in np.flatnonzero(writers == writer):
            one = examples[row]
            for kind, name in enumerate(NAMES):
                suggested[row, kind] = is_suggested(
                    name, likely[row, kind], least[kind], one.meanings, one.length
                )
    for kind, name in enumerate(NAMES):
        by_rules = apart & np.array([any(one.kind == name for one in each.meanings) for each in examples])
        there = says[apart, kind].sum()
        parts = [
            f"{words} precision {says[which, kind].mean() if which.any() else 1:6.1%}"
            f" recall {says[which, kind].sum() / there:6.1%}"
            for words, which in (("rules", by_rules), ("with the model", suggested[:, kind]))
        ]
        print(f"{name:15} {'   '.join(parts)}   ({int(there)} there)")
    languages = np.array([one.language for one in examples])
    parts_of = [(name, languages == name) for name in sorted(set(languages))]
    for name, which in [*parts_of, *((one, writers == one) for one in WRITERS), ("all", apart)]:
        its = apart & which
        right, there, count = (says * suggested)[its].sum(), says[its].sum(), suggested[its].sum()
        print(f"{name:5} precision {right / max(1, count):6.1%}  recall {right / max(1, there):6.1%}")
    days = [
        (each.id, one.kind, one.day.isoformat(), each.day)
        for row, each in enumerate(examples)
        for one in each.meanings
        if one.day and suggested[row, NAMES.index(one.kind)]
    ]
    wrong = [one for one in days if one[2] != one[3]]
    print(f"days: {len(days) - len(wrong)} right, {len(wrong)} wrong: {wrong}")


def write(model: Model) -> None:
    """Write the weights as a module: it is there wherever the package is, also for a child that may read no file."""
    packed = pack_model(model).decode()
    lines = [packed[at : at + LINE] for at in range(0, len(packed), LINE)]
    text = "\n".join(f'    b"{line}"' for line in lines)
    WEIGHTS.write_text(f"{HEAD}PACKED: Final = (\n{text}\n)\n", "utf-8")
    print(f"{WEIGHTS.name}: {WEIGHTS.stat().st_size} bytes")


def main() -> None:
    examples = read_examples(MESSAGES)
    rows, buckets, signs = lay_out(examples)
    says = np.array([[float(name in one.kinds) for name in NAMES] for one in examples])
    likely = hold_back(examples, rows, says)
    tell(examples, likely, says)
    if "--write" in sys.argv:
        least = thresholds(likely, says, np.array([one.writer != "" for one in examples]))
        write(pack(rows, says, buckets, signs, least))


if __name__ == "__main__":
    main()
