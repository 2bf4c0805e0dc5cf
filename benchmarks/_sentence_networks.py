"""Learns the two networks over the encodings of messages and sentences, by steps of Adam; the same each time."""

import io
import zipfile
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from recovery_invoices.correspondence.encoded import FILE, Encoded, Network, Networks
from recovery_invoices.correspondence.learned import both_say

Array = npt.NDArray[np.float32]
INNER = 128
"""Of each of SEEDS networks that are learned apart and then stand side by side as one."""
SEEDS = 2
ROUNDS = 16
BATCH = 128
RATE, DECAY = 2e-3, 3e-4
FORGOTTEN = 0.4
"""Of what a layer says, in each step: what is learned holds without it."""
FORGOTTEN_OF_ROWS = 0.2
WARMING = 50
EARLIEST = (1980, 1, 1, 0, 0, 0)


class Table(NamedTuple):
    """A row for each message or for each of its sentences; where those of each message begin."""

    rows: Array
    starts: npt.NDArray[np.int64]


def lay_out_encoded(encoded: Sequence[Encoded]) -> tuple[Table, Table]:
    """Return the table of the messages and that of the sentences."""
    counts = [len(one.sentences) for one in encoded]
    return (
        Table(np.stack([one.message for one in encoded]), np.arange(len(encoded))),
        Table(np.vstack([one.sentences for one in encoded]), np.cumsum([0, *counts[:-1]])),
    )


def learn_both(
    tables: Sequence[Table], which: npt.NDArray[np.bool_], says: npt.NDArray[np.float64]
) -> Networks:
    """Return the networks that are learned from some messages."""
    chosen = says[which].astype(np.float32)
    return Networks(*(learn(choose(table, which), chosen) for table in tables))


def points(of: Networks, encoded: Encoded) -> list[float]:
    """Return the points of each kind by the encoding of a message."""
    message = of.message.points(encoded.message).tolist()
    sentences = of.sentence.points(encoded.sentences).T.tolist()
    return [both_say(*one) for one in zip(message, sentences, strict=True)]


def learn(table: Table, says: Array) -> Network:
    """Return the network by which a message says what one of its rows says."""
    learned = [_learn(table, says, seed) for seed in range(SEEDS)]
    return Network(
        np.hstack([one.inner for one in learned]),
        np.concatenate([one.inner_bias for one in learned]),
        np.vstack([one.outer for one in learned]) / np.float32(SEEDS),
        np.mean([one.outer_bias for one in learned], axis=0, dtype=np.float32),
    )


def choose(table: Table, which: npt.NDArray[np.bool_]) -> Table:
    """Return the rows of some messages."""
    lengths = np.diff(np.append(table.starts, len(table.rows)))
    return Table(table.rows[np.repeat(which, lengths)], np.cumsum([0, *lengths[which][:-1]]))


def _learn(table: Table, says: Array, seed: int) -> Network:
    random = np.random.default_rng(seed)
    width, kinds = table.rows.shape[1], says.shape[1]
    values = [
        random.standard_normal((width, INNER), np.float32) * np.float32((2 / width) ** 0.5),
        np.zeros(INNER, np.float32),
        random.standard_normal((INNER, kinds), np.float32) * np.float32(INNER**-0.5),
        np.full(kinds, -3, np.float32),
    ]
    means = [np.zeros_like(one) for one in values]
    squares = [np.zeros_like(one) for one in values]
    in_round = len(says) // BATCH
    for step in range(1, ROUNDS * in_round + 1):
        if step % in_round == 1 % in_round:
            order = random.permutation(len(says))
        at = (step - 1) % in_round * BATCH
        slopes = _slopes(values, table, says, order[at : at + BATCH], random)
        rate = RATE * min(1, step / WARMING) * (1 - step / (ROUNDS * in_round + 1))
        for number, slope in enumerate(slopes):
            means[number] += np.float32(0.1) * (slope - means[number])
            squares[number] += np.float32(0.01) * (slope**2 - squares[number])
            root = np.sqrt(squares[number] / np.float32(1 - 0.99**step)) + np.float32(1e-8)
            values[number] -= np.float32(rate) * means[number] / np.float32(1 - 0.9**step) / root
            if values[number].ndim == 2:
                values[number] *= np.float32(1 - rate / RATE * DECAY)
    return Network(*values)


def _slopes(
    values: Sequence[Array],
    table: Table,
    says: Array,
    messages: npt.NDArray[np.int64],
    random: np.random.Generator,
) -> list[Array]:
    """Return in which direction each value makes the messages less likely."""
    inner, inner_bias, outer, outer_bias = values
    ends = np.append(table.starts[1:], len(table.rows))
    lengths = ends[messages] - table.starts[messages]
    firsts = np.cumsum([0, *lengths[:-1]])
    rows = table.rows[np.repeat(table.starts[messages] - firsts, lengths) + np.arange(lengths.sum())]
    rows = rows * _mask(rows.shape, FORGOTTEN_OF_ROWS, random)
    before = rows @ inner + inner_bias
    mask = _mask(before.shape, FORGOTTEN, random)
    between = np.maximum(before, 0) * mask
    points = between @ outer + outer_bias
    missed = np.exp(-np.add.reduceat(np.logaddexp(np.float32(0), points), firsts))
    of_message = np.where(says[messages] > 0, -missed / np.clip(1 - missed, 1e-6, 1), np.float32(1))
    of_points = np.repeat(of_message, lengths, axis=0) / (1 + np.exp(-points)) / np.float32(BATCH)
    of_between = of_points @ outer.T * mask * (before > 0)
    return [rows.T @ of_between, of_between.sum(axis=0), between.T @ of_points, of_points.sum(axis=0)]


def _mask(shape: tuple[int, ...], forgotten: float, random: np.random.Generator) -> Array:
    is_left = random.random(shape, np.float32) >= forgotten
    return is_left.astype(np.float32) / np.float32(1 - forgotten)


def write(networks: Networks) -> None:
    with zipfile.ZipFile(FILE, "w") as archive:
        for of, network in zip(Networks._fields, networks, strict=True):
            for name, array in zip(Network._fields, network, strict=True):
                written = io.BytesIO()
                np.lib.format.write_array(written, array.astype(np.float16), allow_pickle=False)
                place = zipfile.ZipInfo(f"{of}_{name}.npy", EARLIEST)
                archive.writestr(place, written.getvalue(), zipfile.ZIP_DEFLATED)
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
