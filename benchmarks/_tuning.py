"""Changes layers of the sentence encoder, with two networks over them, by answers of debtors; the same each time.

Needs torch, which the lock file leaves out: nothing else of the project does.
"""

import io
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from recovery_invoices.correspondence import encoded, encoder
from recovery_invoices.correspondence.encoded import Network, Networks
from recovery_invoices.correspondence.weighing import some_say

LEARNED = range(6, encoder.LAYERS)
"""Layers that are changed; what those below say of a message is worked out once, and the table of pieces stays."""
ROUNDS = 3
BATCH = 32
ALIKE = 16
"""Batches at once whose messages are put together by how long they are."""
RATE, RATE_OF_NETWORKS = 2e-4, 1e-3
LEAST_RATE = 0.02
"""Of the rate, at the end."""
DECAY = 0.01
STEEPEST = 1.0
WARMING = 0.08
INNER = 256
FORGOTTEN, FORGOTTEN_OF_ROWS, FORGOTTEN_OF_LAYERS = 0.2, 0.1, 0.1
"""Of what a layer says, in each step: what is learned holds without it."""
FORGOTTEN_PIECES = 0.1
FEW_PIECES = 6
UNSAID = -3.0
AT_ONCE = 64
BEYOND = -1e4
LATEST = (1980, 1, 1, 0, 0, 0)
MOST_OF_FOUR_BITS = 7
GROUP = 128
"""Numbers of a difference that share a scale."""
Says = npt.NDArray[np.float64]


class Pieces(NamedTuple):
    """Those of a message, and what encoded.places_of says of each of its sentences."""

    laid: encoder.Laid
    places: list[list[float]]


class Below(NamedTuple):
    """What the layers that stay say of the pieces of a message, and whose sentence each is."""

    rows: Tensor
    owners: npt.NDArray[np.int64]
    places: list[list[float]]


class Batch(NamedTuple):
    """Messages as one long row of pieces."""

    rows: Tensor
    message: Tensor
    """Whose each piece is."""
    sentence: Tensor
    starts: Tensor
    owner: Tensor
    """Whose each sentence is."""
    places: Tensor
    back: Tensor
    """Where each piece lies where all messages are as long as the longest."""
    beyond: Tensor
    """Nought, but much less where a message has no more pieces."""


def read_pieces(statement: str) -> Pieces:
    sentences = encoded.sentences_of(statement)
    split = encoder.load_encoder().split
    return Pieces(encoder.lay_out([split(one) for one in sentences]), encoded.places_of(sentences))


class Layer(nn.Module):
    """A layer of correspondence.encoder, as it is before anything was learned."""

    def __init__(self, of: encoder.Layer) -> None:
        super().__init__()
        self.of = nn.ParameterDict({name: torch.from_numpy(one) for name, one in of._asdict().items()})

    def forward(self, rows: Tensor, batch: Batch) -> Tensor:
        of, messages, longest = self.of, len(batch.starts), batch.beyond.shape[-1]
        parts = functional.linear(rows, of["qkv"], of["qkv_plus"])
        parts = parts.new_zeros(messages * longest, parts.shape[1]).index_copy(0, batch.back, parts)
        asks, keys, values = parts.view(messages, longest, 3, encoder.HEADS, -1).permute(2, 0, 3, 1, 4)
        near = asks @ keys.transpose(2, 3) / asks.shape[-1] ** 0.5 + batch.beyond
        heard = (torch.softmax(near, 3) @ values).transpose(1, 2).reshape(messages * longest, -1)
        heard = heard.index_select(0, batch.back)
        rows = self._normed(rows + self._forget(functional.linear(heard, of["out"], of["out_plus"])), "near")
        wide = functional.gelu(functional.linear(rows, of["wide"], of["wide_plus"]), approximate="tanh")
        return self._normed(
            rows + self._forget(functional.linear(wide, of["narrow"], of["narrow_plus"])), "last"
        )

    def _forget(self, x: Tensor) -> Tensor:
        return functional.dropout(x, FORGOTTEN_OF_LAYERS, self.training)

    def _normed(self, x: Tensor, name: str) -> Tensor:
        by, plus = self.of[f"{name}_by"], self.of[f"{name}_plus"]
        return functional.layer_norm(x, (encoder.WIDTH,), by, plus, encoder.EPSILON)


class Tuned(nn.Module):
    """The layers that are learned, with a network that reads messages and one that reads sentences."""

    def __init__(self, layers: Sequence[encoder.Layer], kinds: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList([Layer(one) for one in layers])
        rows = encoder.WIDTH * 2
        self.message = nn.ModuleList([nn.Linear(rows, INNER), nn.Linear(INNER, kinds)])
        self.sentence = nn.ModuleList([nn.Linear(rows + 4, INNER), nn.Linear(INNER, kinds)])
        for _, outer in (self.message, self.sentence):
            nn.init.constant_(outer.bias, UNSAID)

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Return the points of each message as a whole, and those that one of its sentences says it."""
        rows, owner, messages = batch.rows, batch.owner, len(batch.starts)
        with torch.autocast("cpu", torch.bfloat16, enabled=self.training):
            for layer in self.layers:
                rows = layer(rows, batch)
        rows = rows.float()
        full, each = _mean(rows, batch.message, messages), _mean(rows, batch.sentence, len(owner) + 1)[:-1]
        message = self._points(self.message, torch.cat([full, rows[batch.starts]], 1))
        sentence = self._points(self.sentence, torch.cat([each, full[owner], batch.places], 1))
        silent = _sum(functional.softplus(sentence), owner, messages)
        says = torch.log(torch.clamp(1 - torch.exp(-silent), min=1e-6)) + silent
        return message, torch.clamp(says, max=14)

    def _points(self, of: nn.ModuleList, rows: Tensor) -> Tensor:
        inner, outer = of
        between = torch.relu(inner(functional.dropout(rows, FORGOTTEN_OF_ROWS, self.training)))
        return outer(functional.dropout(between, FORGOTTEN, self.training))


def _sum(rows: Tensor, owner: Tensor, count: int) -> Tensor:
    return torch.zeros(count, *rows.shape[1:]).index_add_(0, owner, rows)


def _mean(rows: Tensor, owner: Tensor, count: int) -> Tensor:
    return _sum(rows, owner, count) / _sum(torch.ones(len(rows), 1), owner, count).clamp(min=1)


def read_below(messages: Sequence[Pieces]) -> list[Below]:
    """Return what the layers that stay say of messages."""
    torch.set_num_threads(1)
    before = encoder.Encoder(encoder.FILE, None)
    layers = [Layer(one).eval() for one in before.layers[: LEARNED.start]]
    below: list[Below] = []
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for at in range(0, len(messages), AT_ONCE):
            begun = [
                Below(torch.from_numpy(before.begin(one.laid.pieces)), np.array(one.laid.owners), one.places)
                for one in messages[at : at + AT_ONCE]
            ]
            batch = lay_out(begun)
            rows = batch.rows
            for layer in layers:
                rows = layer(rows, batch)
            each = rows.split([len(one.owners) for one in begun])
            below += [one._replace(rows=its.half()) for one, its in zip(begun, each, strict=True)]
    return below


def tune(messages: Sequence[Below], says: Says) -> Tuned:
    """Return what is learned from messages."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    random = np.random.default_rng(0)
    layers = encoder.Encoder(encoder.FILE, None).layers[LEARNED.start :]
    tuned, wanted = Tuned(layers, says.shape[1]), torch.from_numpy(says.astype(np.float32))
    descent = torch.optim.AdamW(_groups(tuned), betas=(0.9, 0.98), fused=True)
    rates = [group["lr"] for group in descent.param_groups]
    lengths = np.array([len(one.owners) for one in messages])
    batches = [one for _ in range(ROUNDS) for one in _batches(lengths, random)]
    tuned.train()
    for step, batch in enumerate(batches):
        share = min(1, (step + 1) / (WARMING * len(batches))) * max(LEAST_RATE, 1 - step / len(batches))
        for group, rate in zip(descent.param_groups, rates, strict=True):
            group["lr"] = rate * share
        message, sentence = tuned(lay_out([_forget_pieces(messages[at], random) for at in batch]))
        loss = sum(
            functional.binary_cross_entropy_with_logits(points, wanted[batch], reduction="sum")
            for points in (message, sentence, (message + sentence) / 2)
        ) / (3 * len(batch))
        descent.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(tuned.parameters(), STEEPEST)
        descent.step()
    return tuned.eval()


def _groups(tuned: Tuned) -> list[dict[str, object]]:
    layers = list(tuned.layers.parameters())
    nets = [*tuned.message.parameters(), *tuned.sentence.parameters()]
    return [
        {"params": [one for one in layers if one.ndim > 1], "lr": RATE, "weight_decay": DECAY},
        {"params": [one for one in layers if one.ndim == 1], "lr": RATE, "weight_decay": 0.0},
        {"params": nets, "lr": RATE_OF_NETWORKS, "weight_decay": DECAY},
    ]


def _batches(lengths: npt.NDArray[np.int64], random: np.random.Generator) -> Iterator[list[int]]:
    order = random.permutation(len(lengths))
    batches = []
    for at in range(0, len(order), BATCH * ALIKE):
        some = order[at : at + BATCH * ALIKE]
        some = some[np.argsort(lengths[some], kind="stable")]
        batches += [some[start : start + BATCH].tolist() for start in range(0, len(some), BATCH)]
    for number in random.permutation(len(batches)):
        yield batches[number]


def _forget_pieces(message: Below, random: np.random.Generator) -> Below:
    if len(message.owners) <= FEW_PIECES:
        return message
    chosen = random.random(len(message.owners)) > FORGOTTEN_PIECES
    chosen[0] = True
    return Below(message.rows[torch.from_numpy(chosen)], message.owners[chosen], message.places)


def lay_out(messages: Sequence[Below]) -> Batch:
    lengths = np.array([len(one.owners) for one in messages])
    counts = np.array([len(one.places) for one in messages])
    firsts, total = np.cumsum(counts) - counts, int(counts.sum())
    sentence = np.concatenate(
        [np.where(one.owners < 0, total, one.owners + at) for one, at in zip(messages, firsts, strict=True)]
    )
    starts, steps = np.cumsum(lengths) - lengths, np.arange(lengths.max())
    there = steps < lengths[:, None]
    return Batch(
        torch.cat([one.rows for one in messages]).float(),
        torch.from_numpy(np.repeat(np.arange(len(messages)), lengths)),
        torch.from_numpy(sentence),
        torch.from_numpy(starts),
        torch.from_numpy(np.repeat(np.arange(len(messages)), counts)),
        torch.tensor([place for one in messages for place in one.places]),
        torch.from_numpy(np.flatnonzero(there)),
        torch.from_numpy(np.where(there, 0, BEYOND).astype(np.float32))[:, None, None, :],
    )


def points(tuned: Tuned, messages: Sequence[Below]) -> Says:
    """Return for each message and kind the points of the message as a whole, and those that a sentence says it."""
    parts = []
    with torch.no_grad():
        for at in range(0, len(messages), AT_ONCE):
            parts.append(torch.stack(tuned(lay_out(messages[at : at + AT_ONCE])), 2).numpy())
    return np.concatenate(parts).astype(np.float64)


def write(tuned: Tuned) -> None:
    """Write how much each layer differs from what it was, four bits for each number, and the networks."""
    changes: dict[str, npt.NDArray] = {}
    before = encoder.Encoder(encoder.FILE, None).layers
    for number, layer in zip(LEARNED, tuned.layers, strict=True):
        for name, its in before[number]._asdict().items():
            change = layer.of[name].detach().numpy() - its
            if change.ndim == 1:
                changes[f"{number}.{name}"] = change.astype(np.float16)
            else:
                changes[f"{number}.{name}"], changes[f"{number}.{name}.scale"] = pack(change)
    _save(encoder.LEARNED, changes)
    of = Networks(*(Network(*_arrays(one)) for one in (tuned.message, tuned.sentence)))
    _save(
        encoded.FILE,
        {
            f"{name}_{part}": array.astype(np.float16)
            for name, network in zip(Networks._fields, of, strict=True)
            for part, array in zip(Network._fields, network, strict=True)
        },
    )


def differ(tuned: Tuned, messages: Sequence[Pieces]) -> float:
    """Return how far the points of what was written lie from those of what was learned, at most."""
    its, networks = encoder.Encoder(encoder.FILE, encoder.LEARNED), encoded.load_networks()
    most = 0.0
    for one, by_all in zip(messages, points(tuned, read_below(messages)), strict=True):
        rows = encoded.arrange(its.read(one.laid, len(one.places)), one.places)
        sentences = networks.sentence.points(rows.sentences).T.tolist()
        some = [some_say(of_kind) for of_kind in sentences]
        both = np.stack([networks.message.points(rows.message), some], 1)
        most = max(most, float(np.abs(both - by_all).max()))
    return most


def pack(values: encoder.Array) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.float16]]:
    """Return numbers of four bits as encoder.unpack reads them, and the scale of each group."""
    groups = values.reshape(len(values), -1, GROUP)
    scales = (np.abs(groups).max(axis=2) / MOST_OF_FOUR_BITS).astype(np.float16)
    steps = np.round(groups / np.maximum(scales[..., None].astype(np.float32), 1e-12))
    nibbles = (np.clip(steps, -MOST_OF_FOUR_BITS, MOST_OF_FOUR_BITS) + 8).astype(np.uint8)
    half = GROUP // 2
    return (nibbles[..., :half] | nibbles[..., half:] << 4).reshape(len(values), -1), scales


def _arrays(network: nn.ModuleList) -> list[encoder.Array]:
    return [
        array.detach().numpy() for layer in network for array in (layer.weight.t().contiguous(), layer.bias)
    ]


def _save(file: Path, arrays: dict[str, npt.NDArray]) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            written = io.BytesIO()
            np.lib.format.write_array(written, np.asarray(array), allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy", LATEST), written.getvalue(), zipfile.ZIP_DEFLATED)
    print(f"{file.name}: {file.stat().st_size} bytes")
