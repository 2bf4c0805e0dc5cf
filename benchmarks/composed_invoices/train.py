"""Learn the network that says what each piece of a page is, and write its weights.

    python -m benchmarks.composed_invoices.train EXAMPLES [--epochs N] [--rate R] [--target FILE] [--start FILE]
                                                          [--layers N] [--hidden N] [--measured FILE ...]

With `--start` it goes on from the weights of another file. What those do not have begins so that it changes nothing:
features without a weight, layers and hidden rows that add nothing, buckets of letters as the smaller table had them.
EXAMPLES is a folder of files of `benchmarks.composed_invoices.prepare`, of development wordings alone. Needs the
packages of `composed_invoices/requirements.txt` (PyTorch learns; numpy is enough for reading). The same examples and
seed give the same weights on the same version and one thread.
"""

from __future__ import annotations

import argparse
import base64
import json
import math
import pickle
import random
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from benchmarks.composed_invoices.examples import Example
from recovery_invoices.roles.choice import KIND_OF
from recovery_invoices.roles.features import FIELDS, LABELS, RELATIONS
from recovery_invoices.roles.grams import BUCKETS
from recovery_invoices.roles.network import KINDS, ROLES, unpack

TARGET = Path(__file__).parents[2] / "src/recovery_invoices/roles/weights.py"
SEED, RATE, BATCH, WARM = 1, 1.5e-3, 16, 100
#: The width of the network and of its letters, its heads, and what is dropped; its hidden rows and its layers.
WIDTH, LETTERS, HEADS, DROP = 96, 40, 6, 0.15
HIDDEN, LAYERS = 192, 3
#: How often and how much of what a page says is hidden while it learns: unknown words, unknown labels, no rules.
NO_RULES, FEWER_LABELS, FEWER_WORDS = 0.35, 0.35, 0.4
#: Where the kinds of piece stand among the features (`features._place` comes first).
FIRST_KIND = 18
#: Pages of the development split that are only measured; those of reserved wordings are no part of the folder.
NOT_LEARNED = ("invoices-22000.pickle", "invoices-34000.pickle")
#: What the composed pages are, as codes of the contract.
CODES = {
    "invoice": "INVOICE", "credit_note": "CREDIT_NOTE", "order_doc": "ORDER", "order_confirmation": "ORDER",
    "quote": "QUOTE",
    "proforma": "PRO_FORMA", "delivery_note": "DELIVERY_NOTE", "receipt": "RECEIPT", "statement": "STATEMENT",
    "reminder": "REMINDER", "contract_doc": "CONTRACT",
}  # fmt: skip


class Layer(nn.Module):
    """Each piece looks at the others; a learned weight for each place says where."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.n1, self.qkv, self.o = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.n2, self.f1, self.f2 = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, hidden), nn.Linear(hidden, WIDTH)
        self.bias = nn.Parameter(torch.zeros(RELATIONS, HEADS))
        self.drop = nn.Dropout(DROP)

    def forward(self, x: Tensor, relations: Tensor, mask: Tensor) -> Tensor:
        pages, count, width = x.shape
        size = width // HEADS
        query, key, value = self.qkv(self.n1(x)).view(pages, count, 3, HEADS, size).permute(2, 0, 3, 1, 4)
        attended = query @ key.transpose(-1, -2) / math.sqrt(size)
        attended = attended + F.embedding(relations, self.bias).permute(0, 3, 1, 2) + mask[:, None, None, :]
        x = x + self.drop(self.o((attended.softmax(-1) @ value).transpose(1, 2).reshape(pages, count, width)))
        return x + self.drop(self.f2(F.relu(self.f1(self.n2(x)))))


class Network(nn.Module):
    def __init__(self, features: int, layers: int = LAYERS, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.letters = nn.EmbeddingBag(BUCKETS, LETTERS, mode="mean")
        nn.init.normal_(self.letters.weight, std=0.3)
        self.inp = nn.Linear(LETTERS + features, WIDTH)
        self.layers = nn.ModuleList(Layer(hidden) for _ in range(layers))
        self.n, self.out = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, len(ROLES) + 1 + len(KINDS))
        self.kind, self.null = nn.Linear(WIDTH, len(KINDS)), nn.Linear(WIDTH, len(ROLES))

    def forward(self, batch: dict[str, Any]) -> tuple[Tensor, Tensor, Tensor]:
        """Return the logits of roles ("none" last), of going on with a name, and of kinds of document."""
        values, mask = batch["values"], batch["mask"]
        letters = values.new_zeros(*mask.shape, LETTERS)
        letters[mask > 0] = self.letters(batch["grams"], batch["offsets"]) * batch["kept"][:, None]
        x = F.relu(self.inp(torch.cat([letters, values], -1)))
        never = (1 - mask) * -1e4
        for layer in self.layers:
            x = layer(x, batch["relations"], never)
        x = self.n(x)
        out = self.out(x)
        pooled = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        kinds = self.kind(pooled) + (out[..., len(ROLES) + 1 :] + never[..., None]).logsumexp(1)
        roles = out[..., : len(ROLES)].permute(0, 2, 1) + never[:, None, :] + batch["allowed"]
        return torch.cat([roles, self.null(pooled)[..., None]], -1), out[..., len(ROLES)], kinds


def batch_of(examples: list[Example], dice: np.random.Generator | None) -> dict[str, Any]:
    """Return the arrays of some examples; `dice` hides parts of them and moves them a little."""
    pages, count = len(examples), max(len(one.values) for one in examples)
    values = np.zeros((pages, count, examples[0].values.shape[1]), np.float32)
    mask, goes_on = np.zeros((pages, count), np.float32), np.zeros((pages, count), np.float32)
    relations = np.full((pages, count, count), RELATIONS - 4, np.int64)
    right, labelled = (
        np.zeros((pages, len(ROLES), count + 1), np.float32),
        np.zeros((pages, len(ROLES)), np.float32),
    )
    grams, offsets, shown, position = [], [], [], 0
    for page, one in enumerate(examples):
        size = len(one.values)
        rows = one.values.astype(np.float32)
        shown.append(np.ones(size, np.float32) if dice is None else _hide(rows, dice))
        values[page, :size], mask[page, :size], relations[page, :size, :size] = rows, 1, one.relations
        # Examples may have been made for a larger table.
        grams.append(one.grams.astype(np.int64) % BUCKETS)
        offsets.append(one.offsets[:-1].astype(np.int64) + position)
        position += len(one.grams)
        goes_on[page, one.goes_on] = 1
        for role, hits in enumerate(one.right):
            if hits and one.kind == "invoice":
                labelled[page, role] = 1
                right[page, role, [count if hit < 0 else hit for hit in hits]] = 1
    allowed = np.zeros((pages, len(ROLES), count), np.float32)
    for name, kind in KIND_OF.items():
        allowed[:, ROLES.index(name)] = (values[..., FIRST_KIND + kind] - 1) * 1e4
    arrays = {
        "values": values, "mask": mask, "relations": relations, "right": right, "known": labelled, "goes_on": goes_on,
        "allowed": allowed, "grams": np.concatenate(grams), "offsets": np.concatenate(offsets),
        "kept": np.concatenate(shown),
    }  # fmt: skip
    codes = [KINDS.index(CODES.get(one.kind, "NOT_AN_INVOICE")) for one in examples]
    return {name: torch.from_numpy(array) for name, array in arrays.items()} | {"kinds": torch.tensor(codes)}


def _hide(rows: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """Hide what the rules found or which labels they know; return of which pieces the letters stay."""
    size, labels = len(rows), len(LABELS) + 1
    if dice.random() < NO_RULES:
        rows[:, -len(FIELDS) :] = 0
    if dice.random() < FEWER_LABELS:
        hidden = dice.random(size) < dice.choice([0.3, 0.6, 1.0])
        rows[hidden, -len(FIELDS) - labels : -len(FIELDS)] = 0
    wide, high = dice.normal(1, 0.03, 2)
    rows[:, 0] = rows[:, 0] * wide + dice.normal(0, 0.02)
    rows[:, 1] *= wide
    rows[:, 3] = rows[:, 3] * high + dice.normal(0, 0.03)
    share = dice.choice([0.15, 0.3]) if dice.random() < FEWER_WORDS else 0.03
    return np.asarray(dice.random(size) >= share, np.float32)


def loss_of(network: Network, batch: dict[str, Any]) -> Tensor:
    roles, goes_on, kinds = network(batch)
    likely = (roles.log_softmax(-1) + (1 - batch["right"]) * -1e4).logsumexp(-1)
    loss = -(likely * batch["known"]).sum() / batch["known"].sum().clamp(min=1)
    names = F.binary_cross_entropy_with_logits(
        goes_on, batch["goes_on"], reduction="none", pos_weight=torch.tensor(3.0)
    )
    names = (names * batch["mask"]).sum() / batch["mask"].sum()
    return loss + 5 * names + 0.5 * F.cross_entropy(kinds, batch["kinds"])


def load(network: Network, file: Path) -> None:
    """Begin with the weights of a file that `write` wrote; what it does not have changes nothing at first."""
    names: dict[str, Any] = {}
    exec(compile(file.read_text(), str(file), "exec"), names)
    state = {name: torch.from_numpy(array) for name, array in unpack(names["SHAPES"], names["DATA"]).items()}
    state["letters.weight"] = state.pop("letters")
    old, width = state["inp.weight"], network.inp.in_features
    new = width - old.shape[1]
    at = width - len(FIELDS) - len(LABELS) - 1 - new
    state["inp.weight"] = torch.cat([old[:, :at], old.new_zeros(len(old), new), old[:, at:]], 1)
    # A hash's place in the larger table tells its place in the smaller one.
    state["letters.weight"] = state["letters.weight"].repeat(BUCKETS // len(state["letters.weight"]), 1)
    for name, fresh in network.state_dict().items():
        is_output = name.endswith((".o.weight", ".o.bias", ".f2.weight", ".f2.bias"))
        old = state.get(name, fresh[:0])
        if old.shape != fresh.shape:
            state[name] = torch.zeros_like(fresh) if is_output else fresh.clone()
            if old.numel():
                state[name][tuple(slice(size) for size in old.shape)] = old
    network.load_state_dict(state)


def learn(
    network: Network, examples: list[Example], epochs: int, most: float, developing: dict[str, list[Example]]
) -> None:
    dice = np.random.default_rng(SEED)
    print(len(examples), "pages,", sum(one.numel() for one in network.parameters()), "weights", flush=True)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.01)
    steps, step = epochs * (len(examples) // BATCH + 1), 0
    for epoch in range(epochs):
        losses = []
        for chosen in _batches(examples):
            rate = most * min(1.0, step / WARM) * 0.5 * (1 + math.cos(math.pi * min(1.0, step / steps)))
            for group in optimizer.param_groups:
                group["lr"] = rate
            loss = loss_of(network, batch_of(chosen, dice))
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
            step += 1
            if step % 50 == 0:
                print(f"step {step} of {steps}, loss {np.mean(losses[-50:]):.4f}", flush=True)
        print(f"epoch {epoch + 1}, loss {np.mean(losses):.4f}", flush=True)
        for name, some in developing.items():
            measure(network, name, some)


def _batches(examples: list[Example]) -> list[list[Example]]:
    """Return batches of pages of about one length, in a random order."""
    order = list(range(len(examples)))
    random.shuffle(order)
    batches = []
    for start in range(0, len(order), BATCH * 20):
        some = sorted(order[start : start + BATCH * 20], key=lambda at: len(examples[at].values))
        batches += [some[at : at + BATCH] for at in range(0, len(some), BATCH)]
    random.shuffle(batches)
    return [[examples[at] for at in batch] for batch in batches]


@torch.no_grad()  # type: ignore[untyped-decorator]
def measure(network: Network, name: str, examples: list[Example]) -> None:
    """Print of each role how often the likeliest piece is right, and how often all four of the core are."""
    network.eval()
    right, labelled, core = np.zeros(len(ROLES)), np.zeros(len(ROLES)), []
    for start in range(0, len(examples), BATCH):
        batch = batch_of(examples[start : start + BATCH], None)
        best = network(batch)[0].argmax(-1)
        hits = torch.gather(batch["right"], 2, best[..., None])[..., 0] * batch["known"]
        right, labelled = right + hits.sum(0).numpy(), labelled + batch["known"].sum(0).numpy()
        four = [ROLES.index(role) for role in ("number", "issued", "gross", "buyer")]
        core += list((hits[:, four] > 0).all(1)[batch["known"].sum(1) > 0].numpy())
    network.train()
    shares = ", ".join(
        f"{role} {a / max(1, b):.3f}" for role, a, b in zip(ROLES, right, labelled, strict=True)
    )
    print(f"{name}: core {np.mean(core):.3f}; {shares}", flush=True)


def write(network: Network, target: Path) -> None:
    """Write the weights: letters in bytes with a scale each, all others in half precision."""
    arrays: list[tuple[str, str, np.ndarray]] = []
    for name, value in network.state_dict().items():
        array = value.numpy()
        if name == "letters.weight":
            scale = np.abs(array).max(1) / 127 + 1e-9
            arrays.append(("letters", "<i1", np.round(array / scale[:, None]).astype("<i1")))
            arrays.append(("letter_scales", "<f2", scale.astype("<f2")))
        else:
            arrays.append((name, "<f2", array.astype("<f2")))
    packed = zlib.compress(b"".join(np.ascontiguousarray(one).tobytes() for *_, one in arrays), 9)
    shapes = json.dumps([[name, kind, list(one.shape)] for name, kind, one in arrays])
    text = base64.b64encode(packed).decode()
    lines = [f"    {shapes[at : at + 100]!r}" for at in range(0, len(shapes), 100)]
    data = [f'    "{text[at : at + 4000]}"' for at in range(0, len(text), 4000)]
    target.write_text(
        '"""The weights of the network, as `benchmarks/composed_invoices/train.py` wrote them; '
        'not to be changed by hand."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        "SHAPES: Final = (\n" + "\n".join(lines) + "\n)\nDATA: Final = (\n" + "\n".join(data) + "\n)\n"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description="learn what each piece of a page is")
    arguments.add_argument("examples", type=Path)
    arguments.add_argument("--epochs", type=int, default=2)
    arguments.add_argument("--target", type=Path, default=TARGET)
    arguments.add_argument("--rate", type=float, default=RATE)
    arguments.add_argument("--start", type=Path)
    arguments.add_argument("--layers", type=int, default=LAYERS)
    arguments.add_argument("--hidden", type=int, default=HIDDEN)
    arguments.add_argument("--measured", type=Path, nargs="*", help="examples that are only measured")
    options = arguments.parse_args()
    measured = options.measured or [options.examples / NOT_LEARNED[0]]
    not_learned = {*NOT_LEARNED, *(file.name for file in measured)}
    files = sorted(file for file in options.examples.glob("*.pickle") if file.name not in not_learned)
    examples = [one for file in files for one in pickle.loads(file.read_bytes())]
    random.seed(SEED)
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    network = Network(examples[0].values.shape[1], options.layers, options.hidden)
    if options.start:
        load(network, options.start)
    developing = {file.stem: pickle.loads(file.read_bytes()) for file in measured}
    learn(network, examples, options.epochs, options.rate, developing)
    write(network, options.target)


if __name__ == "__main__":
    main()
