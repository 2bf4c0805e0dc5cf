"""Damage of a PDF that leaves holes in its text: what a page writes, or how its letters are named, does not unpack."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import pikepdf

#: So much is unpacked to look for damage, and no more: a page of text has a hundredth of it.
_MOST_UNPACKED = 32 * 1024 * 1024
_PORTION = 1024 * 1024
_HIGHEST = 8
_DAMAGE = (pikepdf.PdfError, RuntimeError, ValueError, TypeError, KeyError)


def is_text_damaged(pdf: pikepdf.Pdf, most: int) -> bool:
    """Return whether text of the first `most` pages is damaged. Where the table of contents had to be built anew, which
    by itself loses nothing, every stream is looked at: what belongs to the text may not be in its place."""
    was_rebuilt = bool(pdf.get_warnings())
    left = _MOST_UNPACKED
    try:
        for stream in _streams(pdf) if was_rebuilt else _text_streams(pdf, most):
            size = _unpacked_size(stream, left)
            if size is None:
                return True
            left -= size
            if left <= 0:
                break
    except _DAMAGE:
        return True
    return bool(pdf.get_warnings())


def _unpacked_size(stream: pikepdf.Stream, most: int) -> int | None:
    """Return how much comes out of a stream, 0 where it is packed in another way; None where it is damaged."""
    if stream.get("/Filter") not in ("/FlateDecode", pikepdf.Array([pikepdf.Name.FlateDecode])):
        return 0
    packed = stream.read_raw_bytes()
    # Without its frame: many programs leave the checksum out.
    inflate, size, checksum = zlib.decompressobj(-15), 0, 1
    rest = packed[2:]
    try:
        while rest and not inflate.eof and size < most:
            piece = inflate.decompress(rest, _PORTION)
            rest, size, checksum = inflate.unconsumed_tail, size + len(piece), zlib.adler32(piece, checksum)
    except zlib.error:
        return None
    if size >= most:
        return size
    tail = inflate.unused_data[:4]
    is_complete = inflate.eof and (len(tail) < 4 or int.from_bytes(tail, "big") == checksum)
    return size if is_complete else None


def _streams(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Stream]:
    for one in pdf.objects:
        if isinstance(one, pikepdf.Stream):
            yield one


def _text_streams(pdf: pikepdf.Pdf, most: int) -> Iterator[pikepdf.Stream]:
    for number, page in enumerate(pdf.pages):
        if number >= most:
            return
        contents = page.obj.get("/Contents")
        for part in contents if isinstance(contents, pikepdf.Array) else (contents,):
            if isinstance(part, pikepdf.Stream):
                yield part
        fonts = _inner(_resources(page.obj), "/Font")
        for name in fonts.keys() if fonts is not None else ():
            letters = _inner(fonts, name)
            names = letters.get("/ToUnicode") if letters is not None else None
            if isinstance(names, pikepdf.Stream):
                yield names


def _resources(page: pikepdf.Object) -> object:
    """Return what a page uses; it may stand with the pages above it."""
    holder: object = page
    for _ in range(_HIGHEST):
        if not isinstance(holder, pikepdf.Dictionary) or "/Resources" in holder:
            break
        holder = holder.get("/Parent")
    return _inner(holder, "/Resources")


def _inner(holder: object, name: str) -> pikepdf.Dictionary | None:
    inner = holder.get(name) if isinstance(holder, pikepdf.Dictionary) else None
    return inner if isinstance(inner, pikepdf.Dictionary) else None
