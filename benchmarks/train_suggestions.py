"""Learns the weights of the suggestions from labelled messages, and says how right they are on messages held back.

    python -m benchmarks.train_suggestions [--write]

Reads benchmarks/messages/*.jsonl (see the README there). Each fold holds back all that some people wrote; a kind is
suggested from that likelihood on at which PRECISION of the suggestions held back were right. What is printed of a
writer uses the likelihoods of the others alone. plain.jsonl is learned from in every fold and measured in none.
`--write` replaces the weights in the package. Needs torch, which is not in the lock file: `pip install torch` (2.14).
Takes some twenty minutes of one core; OPENBLAS_NUM_THREADS=1 where others work on the machine too.
"""

import sys
from collections import Counter, deque
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benchmarks import _tuning as tuning
from benchmarks import _weighing as weighing
from benchmarks._messages import (
    GROUPS,
    KINDS,
    MESSAGES,
    WRITERS,
    as_mail,
    read_entries,
    writer_of,
)
from recovery_invoices.correspondence import learned, mime
from recovery_invoices.correspondence.automatic import is_automatic
from recovery_invoices.correspondence.features import (
    BUCKETS,
    Features,
    Weighted,
    find_features,
    find_signs,
)
from recovery_invoices.correspondence.learned import (
    Layer,
    Model,
    is_suggested,
    pack_model,
    with_certain_day,
    with_sure_day,
)
from recovery_invoices.correspondence.meaning import Meaning, find_meanings
from recovery_invoices.correspondence.quotation import split
from recovery_invoices.correspondence.reading import find_statements
from recovery_invoices.correspondence.weighing import READERS, Weighing, some_say

NAMES = tuple(KINDS.values())
WEIGHTS = Path(learned.__file__).with_name("learned_weights.py")
LINE = 4_000
HEAD = '''"""The weights of the model, as `benchmarks/train_suggestions.py` wrote them; not to be changed by hand."""

from __future__ import annotations

from typing import Final

'''
PRECISION = 0.96
"""More than the 95 % that is wanted of a writer whom nobody learned from: it is chosen by those held back."""
FEWEST = 4
"""Right suggestions among those held back, without which a kind is never suggested."""
RIDGES = (0.33, 0.17)
"""Of the message and of the sentences."""
STEPS = 120
REMEMBERED = 8
COMPARED = 20
"""Of so many messages the written weights are compared with the learned ones in one."""
RARE = 3
Numbers = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


class Example(NamedTuple):
    """A message as it is read. `writer` is "" where it is always learned from; `day` is the one that would be right."""

    id: str
    language: str
    writer: str
    kinds: frozenset[str]
    day: str | None
    meanings: list[Meaning]
    features: Features
    pieces: tuning.Pieces
    length: int


class Rows(NamedTuple):
    """A row for each message, or for each of its sentences: where it begins in `columns`, and whose it is."""

    columns: Places
    worth: Numbers
    starts: Places
    owners: Places

    def times(self, weights: Numbers) -> Numbers:
        return np.add.reduceat(self.worth * weights[self.columns], self.starts)

    def back(self, of_row: Numbers, width: int) -> Numbers:
        lengths = np.diff(np.append(self.starts, len(self.columns)))
        return np.bincount(self.columns, self.worth * np.repeat(of_row, lengths), width).astype(float)


class Learned(NamedTuple):
    """Weights of the buckets, and what is added to each row."""

    weights: Numbers
    bias: float

    def points(self, rows: Rows) -> Numbers:
        return rows.times(self.weights) + self.bias


def read_examples(folder: Path) -> list[Example]:
    return [
        _read(entry, writer_of(path))
        for path in sorted(folder.glob("*.jsonl"))
        for entry in read_entries(path)
    ]


def _read(entry: dict[str, Any], writer: str) -> Example:
    message = mime.parse_message(as_mail(entry))
    text = mime.words_of(message).text
    statement = next(filter(None, find_statements(message, text, split(text))), "")
    sent, subject, automatic = date.fromisoformat(entry["sent"][:10]), entry["subject"], is_automatic(message)
    by_rules = find_meanings(statement, subject, sent, is_automatic=automatic)
    meanings = [with_certain_day(one, statement, subject, sent) for one in by_rules]
    signs = find_signs(statement, subject, sent, meanings, is_automatic=automatic)
    return Example(
        entry["id"],
        entry["language"],
        writer,
        frozenset(KINDS[kind] for kind in entry["kinds"] if kind in KINDS),
        entry.get("date"),
        meanings,
        find_features(statement, subject, sent, signs),
        tuning.read_pieces(statement),
        len(statement),
    )


def lay_out(examples: Sequence[Example]) -> tuple[Rows, Rows]:
    """Return the rows of the messages and of the sentences; a message without any has one that is empty."""
    return (
        _rows([[one.features.message] for one in examples]),
        _rows([list(one.features.sentences) or [{}] for one in examples]),
    )


def _rows(of_messages: Sequence[Sequence[Weighted]]) -> Rows:
    """Return rows of the buckets that RARE messages or more have; the first, of no worth, is in each."""
    counts = Counter(bucket for rows in of_messages for bucket in set().union(*rows))
    columns: list[int] = []
    worth: list[float] = []
    starts: list[int] = []
    owners: list[int] = []
    for owner, rows in enumerate(of_messages):
        for row in rows:
            starts.append(len(columns))
            owners.append(owner)
            common = {bucket: value for bucket, value in row.items() if counts[bucket] >= RARE}
            columns += [0, *common]
            worth += [0.0, *common.values()]
    return Rows(np.array(columns), np.array(worth), np.array(starts), np.array(owners))


def _some(rows: Rows, which: npt.NDArray[np.bool_]) -> Rows:
    """Return those of some messages, which are numbered anew."""
    chosen = which[rows.owners]
    lengths = np.diff(np.append(rows.starts, len(rows.columns)))
    values = np.repeat(chosen, lengths)
    starts = np.concatenate([[0], np.cumsum(lengths[chosen])[:-1]])
    owners = (np.cumsum(which) - 1)[rows.owners[chosen]]
    return Rows(rows.columns[values], rows.worth[values], starts, owners)


def fit(rows: Rows, says: Numbers, ridge: float) -> Learned:
    """Return the weights by which a message says what one of its rows says; with one row, a logistic regression."""

    def loss(values: Numbers) -> tuple[float, Numbers]:
        points = rows.times(values[:BUCKETS]) + values[-1]
        silent = np.bincount(rows.owners, np.logaddexp(0, points), len(says))
        missed = np.exp(-silent)
        likely = np.clip(1 - missed, 1e-12, 1)
        total = np.where(says > 0, -np.log(likely), silent).sum() + ridge / 2 * (values[:-1] @ values[:-1])
        slope = np.where(says > 0, -missed / likely, 1.0)[rows.owners] / (
            1 + np.exp(-np.clip(points, -60, 60))
        )
        downhill = np.append(rows.back(slope, BUCKETS) + ridge * values[:-1], slope.sum())
        return float(total), downhill

    start = np.zeros(BUCKETS + 1)
    start[-1] = -3.0
    values = _descend(loss, start)
    return Learned(values[:-1], float(values[-1]))


def _descend(loss: Callable[[Numbers], tuple[float, Numbers]], values: Numbers) -> Numbers:
    """Return where the loss is least (L-BFGS)."""
    total, slope = loss(values)
    past: deque[tuple[Numbers, Numbers]] = deque(maxlen=REMEMBERED)
    for _ in range(STEPS):
        direction = -_bend(slope, past)
        reach = 1.0 if past else min(1.0, 1 / float(np.abs(slope).sum()))
        while True:
            there = values + reach * direction
            new_total, new_slope = loss(there)
            if new_total <= total + 1e-4 * reach * float(slope @ direction) or reach < 1e-8:
                break
            reach /= 2
        step, change = there - values, new_slope - slope
        if float(step @ change) > 1e-10:
            past.append((step, change))
        is_done = total - new_total < 1e-5 * max(1.0, abs(total))
        values, total, slope = there, new_total, new_slope
        if is_done:
            break
    return values


def _bend(slope: Numbers, past: Sequence[tuple[Numbers, Numbers]]) -> Numbers:
    """Return the slope as the steps of before say that it bends."""
    bent, shares = slope.copy(), []
    for step, change in reversed(past):
        share = float(step @ bent) / float(step @ change)
        bent -= share * change
        shares.append(share)
    if past:
        step, change = past[-1]
        bent *= float(step @ change) / float(change @ change)
    for (step, change), share in zip(past, reversed(shares), strict=True):
        bent += step * (share - float(change @ bent) / float(step @ change))
    return bent


def hold_back(examples: list[Example], says: Numbers) -> Numbers:
    """Return the points of each kind and reader for each example, by weights that were learned without its writer."""
    both, points = lay_out(examples), np.zeros((*says.shape, len(READERS)))
    below = tuning.read_below([one.pieces for one in examples])
    writers = np.array([one.writer for one in examples])
    for group in GROUPS:
        its = np.isin(writers, group)
        apart = np.flatnonzero(its)
        tuned = tuning.tune([below[row] for row in np.flatnonzero(~its)], says[~its])
        points[apart, :, 2:] = tuning.points(tuned, [below[row] for row in apart])
        message, sentence = (_some(rows, ~its) for rows in both)
        for kind in range(len(NAMES)):
            by_message = fit(message, says[~its, kind], RIDGES[0]).points(both[0])
            by_sentence = fit(sentence, says[~its, kind], RIDGES[1]).points(both[1])
            for row in apart:
                some = some_say(by_sentence[both[1].owners == row].tolist())
                points[row, kind, :2] = by_message[row], some
    return points


def least_likelihood(likely: Numbers, says: Numbers, precision: float) -> float:
    """Return from which likelihood on suggestions are right often enough; above 1 where there is none."""
    order = np.argsort(-likely)
    right = np.cumsum(says[order])
    enough = (right / np.arange(1, len(order) + 1) >= precision) & (right >= FEWEST)
    places = np.flatnonzero(enough)
    return float(likely[order[places[-1]]]) if len(places) else 1.01


def pack(examples: list[Example], says: Numbers, least: list[float], weighings: list[Weighing]) -> Model:
    """Learn from everything; each weight becomes a byte."""
    message, sentence = (
        _layer([fit(rows, says[:, kind], ridge) for kind in range(len(NAMES))])
        for rows, ridge in zip(lay_out(examples), RIDGES, strict=True)
    )
    return Model(NAMES, tuple(round(one, 4) for one in least), tuple(weighings), message, sentence)


def _layer(of_kinds: Sequence[Learned]) -> Layer:
    scales = [float(np.abs(one.weights).max() / 127) for one in of_kinds]
    return Layer(
        tuple(round(one.bias, 4) for one in of_kinds),
        tuple(scales),
        tuple(
            memoryview(np.round(one.weights / scale).astype(np.int8).tobytes()).cast("b")
            for one, scale in zip(of_kinds, scales, strict=True)
        ),
    )


def thresholds(likely: Numbers, says: Numbers, which: npt.NDArray[np.bool_]) -> list[float]:
    return [least_likelihood(likely[which, kind], says[which, kind], PRECISION) for kind in range(len(NAMES))]


def tell(examples: list[Example], points: Numbers, says: Numbers) -> None:
    """Print how right the suggestions are for the messages held back, by kind, by language and by writer."""
    writers = np.array([one.writer for one in examples])
    apart, suggested, likely = writers != "", np.zeros(says.shape, bool), np.zeros(says.shape)
    for writer in [one for one in WRITERS if (writers == one).any()]:
        its, others = writers == writer, apart & (writers != writer)
        by_others = weighing.likely_by(points, weighing.learn(points[others], says[others]))
        least, likely[its] = thresholds(by_others, says, others), by_others[its]
        for row in np.flatnonzero(its):
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
        (each.id, one.kind, str(one.day), each.day)
        for row, each in enumerate(examples)
        for number, one in [(NAMES.index(one.kind), one) for one in each.meanings]
        if suggested[row, number] and with_sure_day(one, likely[row, number]).day
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
    says = np.array([[float(name in one.kinds) for name in NAMES] for one in examples])
    points = hold_back(examples, says)
    tell(examples, points, says)
    if "--write" in sys.argv:
        apart = np.array([one.writer != "" for one in examples])
        weighings = weighing.learn(points[apart], says[apart])
        least = thresholds(weighing.likely_by(points, weighings), says, apart)
        write(pack(examples, says, least, weighings))
        tuned = tuning.tune(tuning.read_below([one.pieces for one in examples]), says)
        tuning.write(tuned)
        some = [one.pieces for one in examples[::COMPARED]]
        print(f"the written points differ from the learned ones by {tuning.differ(tuned, some):.3f} at most")


if __name__ == "__main__":
    main()
