"""Turn pages into what a scanner, a fax machine or a telephone's camera makes of them."""

import io
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pypdfium2
from PIL import Image, ImageFilter

Pixels = np.ndarray[Any, np.dtype[np.float32]]


def degrade(source: Path, target: Path, form: str, seed: str) -> None:
    """Write a PDF of pictures, without text, of the pages of another."""
    random = Random(seed)
    make = {"scan": _scan, "fax": _fax, "photo": _photo}[form]
    dpi = {"scan": random.choice([150, 200, 200]), "fax": 200, "photo": random.choice([150, 180])}[form]
    document = pypdfium2.PdfDocument(source)
    pages = []
    try:
        tilt = random.uniform(-1.3, 1.3)
        for index in range(len(document)):
            picture = document[index].render(scale=dpi / 72).to_pil().convert("RGB")
            pages.append(make(picture, tilt + random.uniform(-0.3, 0.3), random))
    finally:
        document.close()
    quality = random.randint(42, 72)
    first, *rest = [page if form == "fax" else _jpeg(page, quality) for page in pages]
    options = {} if form == "fax" else {"quality": quality}
    first.save(target, "PDF", resolution=dpi, save_all=True, append_images=rest, **options)


def _jpeg(picture: Image.Image, quality: int) -> Image.Image:
    """The picture with the blocks that a first saving leaves in it."""
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", quality=quality)
    return Image.open(io.BytesIO(buffer.getvalue())).copy()


def _noise(shape: tuple[int, ...], random: Random, strength: float) -> Pixels:
    generator = np.random.default_rng(random.getrandbits(32))
    return generator.standard_normal(shape, dtype=np.float32) * np.float32(strength)


def _clipped(values: Pixels) -> Image.Image:
    return Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))


def _scan(picture: Image.Image, tilt: float, random: Random) -> Image.Image:
    grey = picture.convert("L") if random.random() < 0.7 else picture
    fill = 250 if grey.mode == "L" else (250, 249, 246)
    turned = grey.rotate(tilt, Image.Resampling.BICUBIC, fillcolor=fill)
    turned = turned.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 0.9)))
    values = np.asarray(turned, dtype=np.float32)
    values = (values - 128) * np.float32(random.uniform(0.8, 1.05)) + 128 + np.float32(random.uniform(-6, 10))
    edge = np.linspace(random.uniform(-14, 0), 0, values.shape[1], dtype=np.float32)
    values = values + (edge if values.ndim == 2 else edge[:, None])
    return _clipped(values + _noise(values.shape, random, random.uniform(3, 9)))


def _fax(picture: Image.Image, tilt: float, random: Random) -> Image.Image:
    turned = picture.convert("L").rotate(tilt * 0.7, Image.Resampling.BICUBIC, fillcolor=255)
    turned = turned.filter(ImageFilter.GaussianBlur(0.6))
    values = np.asarray(turned, dtype=np.float32) + _noise((turned.height, turned.width), random, 22)
    dark = values < random.uniform(135, 165)
    generator = np.random.default_rng(random.getrandbits(32))
    dark |= generator.random(dark.shape) < 0.0006
    for _ in range(random.randint(0, 4)):
        row = random.randrange(dark.shape[0])
        dark[row] = dark[max(row - 1, 0)]
    return Image.fromarray(np.where(dark, 0, 255).astype(np.uint8)).convert("1")


def _photo(picture: Image.Image, tilt: float, random: Random) -> Image.Image:
    width, height = picture.size
    margin = int(width * random.uniform(0.03, 0.08))
    size = (width + 2 * margin, height + 2 * margin)
    desk = tuple(random.randint(40, 150) for _ in range(3))
    corners = [
        (margin, margin),
        (size[0] - margin, margin),
        (size[0] - margin, size[1] - margin),
        (margin, size[1] - margin),
    ]
    reach = margin * 0.7
    moved = [(x + random.uniform(-reach, reach), y + random.uniform(-reach, reach)) for x, y in corners]
    source = [(0, 0), (width, 0), (width, height), (0, height)]
    paper = picture.convert("RGBA").transform(
        size, Image.Transform.PERSPECTIVE, _perspective(moved, source), Image.Resampling.BICUBIC
    )
    scene = Image.new("RGBA", size, (*desk, 255))
    scene.alpha_composite(paper)
    turned = scene.convert("RGB").rotate(tilt, Image.Resampling.BICUBIC, fillcolor=desk)
    values = np.asarray(turned.filter(ImageFilter.GaussianBlur(random.uniform(0.4, 1.0))), dtype=np.float32)
    across = np.linspace(
        random.uniform(0.62, 0.9), random.uniform(0.9, 1.02), values.shape[1], dtype=np.float32
    )
    down = np.linspace(random.uniform(0.8, 1.0), random.uniform(0.85, 1.0), values.shape[0], dtype=np.float32)
    light = down[:, None] * across[None, :]
    middle, steep = random.uniform(0.1, 0.9), random.uniform(6, 18)
    slope = (
        np.linspace(0, 1, values.shape[1], dtype=np.float32)[None, :]
        + np.linspace(0, 0.4, values.shape[0], dtype=np.float32)[:, None]
    )
    light *= 1 - np.float32(random.uniform(0.05, 0.25)) / (1 + np.exp((slope - middle) * steep))
    tint = np.array(
        [random.uniform(0.95, 1.0), random.uniform(0.93, 1.0), random.uniform(0.82, 0.98)], dtype=np.float32
    )
    return _clipped(values * light[:, :, None] * tint + _noise(values.shape, random, random.uniform(2, 7)))


def _perspective(target: list[tuple[float, float]], source: list[tuple[int, int]]) -> list[float]:
    """The eight coefficients that lead from a point of the target to one of the source."""
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [
        float(x)
        for x in np.linalg.solve(np.array(rows, dtype=np.float64), np.array(values, dtype=np.float64))
    ]
