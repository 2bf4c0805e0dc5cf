"""The network: three layers in which each piece looks at the others, by what they say and where they stand.

`benchmarks/composed_invoices/train.py` learns the weights.
"""

from __future__ import annotations

import base64
import functools
import json
import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from recovery_invoices.roles import weights
from recovery_invoices.roles.grams import BUCKETS

Array = np.ndarray[Any, np.dtype[np.float32]]
#: In the order in which the network was taught them.
ROLES = (
    "number", "issued", "due", "gross", "net", "tax", "prepaid", "rest", "buyer", "street", "town", "buyer_vat",
    "seller",
    "seller_vat", "ship",
)  # fmt: skip
#: The codes of what a document may be, and the first of them.
INVOICE = "INVOICE"
KINDS = (
    INVOICE, "CREDIT_NOTE", "ORDER", "QUOTE", "PRO_FORMA", "DELIVERY_NOTE", "RECEIPT", "STATEMENT", "REMINDER",
    "CONTRACT",
    "NOT_AN_INVOICE",
)  # fmt: skip
_EPSILON = np.float32(1e-5)


@functools.cache
def _weights() -> dict[str, Array]:
    arrays = unpack(weights.SHAPES, weights.DATA)
    assert len(arrays["letters"]) == BUCKETS
    return arrays


def unpack(shapes: str, data: str) -> dict[str, Array]:
    """Return the arrays of a module of weights: letters in bytes with a scale each, all others in half precision."""
    blob = zlib.decompress(base64.b64decode(data))
    arrays: dict[str, Array] = {}
    position = 0
    for name, kind, shape in json.loads(shapes):
        count = int(np.prod(shape))
        raw = np.frombuffer(blob, kind, count, position)
        position += raw.nbytes
        arrays[name] = raw.reshape(shape).astype(np.float32)
    arrays["letters"] *= arrays.pop("letter_scales")[:, None]
    return arrays


def _normed(x: Array, name: str, of: dict[str, Array]) -> Array:
    x = x - x.mean(-1, keepdims=True)
    scale = np.sqrt((x * x).mean(-1, keepdims=True) + _EPSILON)
    normed: Array = x / scale * of[f"{name}.weight"] + of[f"{name}.bias"]
    return normed


def _linear(x: Array, name: str, of: dict[str, Array]) -> Array:
    return x @ of[f"{name}.weight"].T + of[f"{name}.bias"]


def softmax(x: Array) -> Array:
    x = np.exp(x - x.max(-1, keepdims=True))
    shares: Array = x / x.sum(-1, keepdims=True)
    return shares


def _letters(grams: Sequence[Sequence[int]], table: Array) -> Array:
    """Return the mean of the letters of each piece."""
    counts = np.array([len(one) for one in grams])
    total = np.zeros((len(grams), table.shape[1]), np.float32)
    filled = np.flatnonzero(counts)
    if len(filled):
        flat = np.fromiter((gram for one in grams for gram in one), np.int64)
        starts = np.concatenate(([0], np.cumsum(counts[filled])[:-1]))
        total[filled] = np.add.reduceat(table[flat], starts, axis=0) / counts[filled][:, None]
    return total


def run(values: Array, grams: Sequence[Sequence[int]], relations: Array) -> tuple[Array, Array, Array]:
    """Return the logits of the roles, a row each with "none" as the last column; of going on with a name; of kinds."""
    of = _weights()
    x = np.maximum(_linear(np.concatenate([_letters(grams, of["letters"]), values], 1), "inp", of), 0)
    count, width = x.shape
    layers = sum(name.endswith(".qkv.weight") for name in of)
    for layer in range(layers):
        name = f"layers.{layer}"
        bias = of[f"{name}.bias"]
        heads = bias.shape[1]
        qkv = _linear(_normed(x, f"{name}.n1", of), f"{name}.qkv", of).reshape(
            count, 3, heads, width // heads
        )
        query, key, value = (qkv[:, at].transpose(1, 0, 2) for at in range(3))
        scores = query @ key.transpose(0, 2, 1) * np.float32((width // heads) ** -0.5)
        scores += bias.T[:, relations]
        attended = (softmax(scores) @ value).transpose(1, 0, 2).reshape(count, width)
        x = x + _linear(attended, f"{name}.o", of)
        hidden = np.maximum(_linear(_normed(x, f"{name}.n2", of), f"{name}.f1", of), 0)
        x = x + _linear(hidden, f"{name}.f2", of)
    x = _normed(x, "n", of)
    out = _linear(x, "out", of)
    nothing = _linear(x.mean(0), "null", of)
    roles = np.concatenate([out[:, : len(ROLES)].T, nothing[:, None]], 1)
    each = out[:, len(ROLES) + 1 :]
    most = each.max(0)
    kinds = _linear(x.mean(0), "kind", of) + most + np.log(np.exp(each - most).sum(0))
    return roles, out[:, len(ROLES)], kinds
