"""Changes the layers of the sentence encoder, with two networks over them, by answers of debtors; the same each time.

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

ROUNDS = 3
BATCH = 48
RATE, RATE_OF_NETWORKS = 5e-4, 2e-3
LEAST_RATE = 0.02
"""Of the rate, at the end."""
DECAY = 0.01
"""Of the networks alone; the layers know what is the same in every language before."""
STEEPEST = 5.0
WARMING = 60
INNER = 256
FORGOTTEN, FORGOTTEN_OF_ROWS, FORGOTTEN_OF_LAYERS = 0.3, 0.15, 0.1
"""Of what a layer says, in each step: what is learned holds without it."""
FORGOTTEN_PIECES = 0.15
UNSAID = -3.0
AT_ONCE = 64
BRANCHES = ((2, 0), (3, 1), (5, 2))
GAP = (1, 1)
"""Of no worth, between two sentences: no piece looks further."""
LATEST = (1980, 1, 1, 0, 0, 0)
Says = npt.NDArray[np.float64]


class Pieces(NamedTuple):
    """Those of each sentence of a message, and what encoded.places_of says of each."""

    sentences: list[list[int]]
    places: list[list[float]]


class Laid(NamedTuple):
    """Messages as one long row of pieces."""

    pieces: Tensor
    worth: Tensor
    sentence: Tensor
    """Whose each piece is."""
    counts: Tensor
    owner: Tensor
    """Whose each sentence is."""
    places: Tensor


def read_pieces(statement: str) -> Pieces:
    sentences = encoded.sentences_of(statement)
    split = encoder.load_encoder().split
    return Pieces([split(one) for one in sentences], encoded.places_of(sentences))


class Encoder(nn.Module):
    """The network of correspondence.encoder, as it is before anything was learned."""

    def __init__(self) -> None:
        super().__init__()
        with np.load(encoder.FILE, allow_pickle=False) as stored:
            chunks = stored["chunks"]
            table = stored["table"] * stored["scale"][chunks, None] + stored["lo"][chunks, None]
            self.epsilon = float(stored["eps"])
            layers = set(stored.files) - {
                "table", "chunks", "scale", "lo", "pieces", "scores", "unknown", "eps"
            }  # fmt: skip
            self.layers = nn.ParameterDict(
                {name: torch.from_numpy(stored[name].astype(np.float32)) for name in sorted(layers)}
            )
        self.register_buffer("table", torch.from_numpy(table.astype(np.float32)))

    def forward(self, laid: Laid, messages: int) -> Tensor:
        """Return a row for each sentence, then one for each message."""
        of, worth = self.layers, laid.worth[:, None]
        values = functional.embedding(laid.pieces, self.table) * worth
        near = self._normed(values @ of["proj"] + of["proj_b"], of["proj_g"], of["proj_add"]) * worth
        sides = [values]
        for part, (count, before) in zip(near.chunk(len(BRANCHES), 1), BRANCHES, strict=True):
            x = part
            for step in ("1", "2"):
                padded = functional.pad(x, (0, 0, before, count - 1 - before))
                window = torch.cat([padded[at : at + len(x)] for at in range(count)], 1)
                x = x + torch.relu(window @ of[f"w{step}_{count}"] + of[f"b{step}_{count}"])
                x = x * worth
            sides.append(x)
        joined = self._normed(torch.cat(sides, 1), of["ln_g"], of["ln_b"]) * worth
        sums = _sum(joined, laid.sentence, len(laid.counts))
        sums = torch.cat([sums, _sum(sums, laid.owner, messages)])
        counts = torch.cat([laid.counts, _sum(laid.counts, laid.owner, messages)])[:, None]
        mean = self._forget((sums @ of["cnn_W"] + counts * of["cnn_b"]) / counts.sqrt())
        first = torch.relu(mean @ of["d0"]) @ of["d1"]
        between = self._forget(torch.relu(mean @ of["p1"] + first))
        last = torch.tanh(between @ of["p3"] + torch.relu(between @ of["d2"]) @ of["d3"])
        return functional.normalize(last, dim=1) * encoded.OF_LENGTH

    def _forget(self, x: Tensor) -> Tensor:
        return functional.dropout(x, FORGOTTEN_OF_LAYERS, self.training)

    def _normed(self, x: Tensor, by: Tensor, plus: Tensor) -> Tensor:
        x = x - x.mean(1, keepdim=True)
        return x / torch.sqrt((x * x).mean(1, keepdim=True) + self.epsilon) * by + plus


class Tuned(nn.Module):
    """The encoder with a network that reads messages and one that reads sentences."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.encoder = Encoder()
        rows = encoder.WIDTH * 2
        self.message = nn.ModuleList([nn.Linear(rows, INNER), nn.Linear(INNER, kinds)])
        self.sentence = nn.ModuleList([nn.Linear(rows + 4, INNER), nn.Linear(INNER, kinds)])
        for _, outer in (self.message, self.sentence):
            nn.init.constant_(outer.bias, UNSAID)

    def forward(self, laid: Laid, messages: int) -> tuple[Tensor, Tensor]:
        """Return the points of each message as a whole, and those that one of its sentences says it."""
        rows, owner = self.encoder(laid, messages), laid.owner
        each, full = rows[: len(owner)], rows[len(owner) :]
        count = _sum(torch.ones(len(owner), 1), owner, messages)
        message = self._points(self.message, torch.cat([full, _sum(each, owner, messages) / count], 1))
        sentence = self._points(self.sentence, torch.cat([each, full[owner] / 2, laid.places], 1))
        silent = _sum(functional.softplus(sentence), owner, messages)
        says = torch.log(torch.clamp(1 - torch.exp(-silent), min=1e-6)) + silent
        return message, torch.clamp(says, max=14)

    def _points(self, of: nn.ModuleList, rows: Tensor) -> Tensor:
        inner, outer = of
        between = torch.relu(inner(functional.dropout(rows, FORGOTTEN_OF_ROWS, self.training)))
        return outer(functional.dropout(between, FORGOTTEN, self.training))


def _sum(rows: Tensor, owner: Tensor, count: int) -> Tensor:
    return torch.zeros(count, *rows.shape[1:]).index_add_(0, owner, rows)


def tune(messages: Sequence[Pieces], says: Says) -> Tuned:
    """Return what is learned from messages."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    random = np.random.default_rng(0)
    tuned, wanted = Tuned(says.shape[1]), torch.from_numpy(says.astype(np.float32))
    nets = [*tuned.message.parameters(), *tuned.sentence.parameters()]
    groups = [
        {"params": list(tuned.encoder.parameters()), "lr": RATE, "weight_decay": 0.0},
        {"params": nets, "lr": RATE_OF_NETWORKS, "weight_decay": DECAY},
    ]
    descent = torch.optim.AdamW(groups, betas=(0.9, 0.99))
    steps = ROUNDS * (len(messages) // BATCH)
    tuned.train()
    for step, batch in enumerate(_batches(len(messages), random)):
        share = min(1, (step + 1) / WARMING) * max(LEAST_RATE, 1 - step / steps)
        for group, rate in zip(descent.param_groups, (RATE, RATE_OF_NETWORKS), strict=True):
            group["lr"] = rate * share
        chosen = [_forget_pieces(messages[at], random) for at in batch]
        message, sentence = tuned(lay_out(chosen), len(batch))
        loss = sum(
            functional.binary_cross_entropy_with_logits(points, wanted[batch], reduction="sum")
            for points in (message, sentence, (message + sentence) / 2)
        ) / (3 * len(batch))
        descent.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(tuned.parameters(), STEEPEST)
        descent.step()
    return tuned.eval()


def _batches(count: int, random: np.random.Generator) -> Iterator[list[int]]:
    for _ in range(ROUNDS):
        order = random.permutation(count).tolist()
        batches = [order[at : at + BATCH] for at in range(0, count, BATCH)]
        for number in random.permutation(len(batches)):
            yield batches[number]


def _forget_pieces(message: Pieces, random: np.random.Generator) -> Pieces:
    sentences = [
        [one[0], *(piece for piece in one[1:-1] if random.random() > FORGOTTEN_PIECES), one[-1]]
        for one in message.sentences
    ]
    return Pieces(sentences, message.places)


def lay_out(messages: Sequence[Pieces]) -> Laid:
    pieces, worth, sentence = [*GAP], [0.0] * len(GAP), [0] * len(GAP)
    counts: list[float] = []
    owner: list[int] = []
    places: list[list[float]] = []
    for number, message in enumerate(messages):
        for one, place in zip(message.sentences, message.places, strict=True):
            pieces += [*one, *GAP]
            worth += [1.0] * len(one) + [0.0] * len(GAP)
            sentence += [len(counts)] * (len(one) + len(GAP))
            counts.append(float(len(one)))
            owner.append(number)
            places.append(place)
    return Laid(*(torch.tensor(one) for one in (pieces, worth, sentence, counts, owner, places)))


def points(tuned: Tuned, messages: Sequence[Pieces]) -> Says:
    """Return for each message and kind the points of the message as a whole, and those that a sentence says it."""
    parts = []
    with torch.no_grad():
        for at in range(0, len(messages), AT_ONCE):
            some = messages[at : at + AT_ONCE]
            parts.append(torch.stack(tuned(lay_out(some), len(some)), 2).numpy())
    return np.concatenate(parts).astype(np.float64)


def write(tuned: Tuned) -> None:
    """Write how much each layer differs from what it was, and the networks."""
    changes: dict[str, npt.NDArray] = {}
    before = Encoder().layers
    for name, layer in tuned.encoder.layers.items():
        change = (layer - before[name]).detach().numpy()
        scale = np.maximum(np.abs(change).max(axis=0) if change.ndim > 1 else np.abs(change).max(), 1e-12)
        scale = (scale / 127).astype(np.float32)
        changes[f"{name}.by"] = np.round(change / scale).astype(np.int8)
        changes[f"{name}.scale"] = scale
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
