"""The pipe between parent and child: length-prefixed JSON with an optional block of bytes, size-capped."""

from __future__ import annotations

import json
import struct
from decimal import Decimal
from typing import IO, Any

HEADER = struct.Struct(">II")
MAX_JSON = 8 * 1024 * 1024
MAX_BYTES = 64 * 1024 * 1024


class BrokenPipe(Exception):
    """The other side ended, or sent something that is not a frame."""


def write_frame(stream: IO[bytes], message: dict[str, Any], block: bytes = b"") -> None:
    """Write one frame. Raises ValueError when it is over the caps, OSError when the other side is gone."""
    text = json.dumps(message, separators=(",", ":"), ensure_ascii=False, default=_number).encode(
        "utf-8", "replace"
    )
    if len(text) > MAX_JSON or len(block) > MAX_BYTES:
        raise ValueError("frame too large")
    stream.write(HEADER.pack(len(text), len(block)))
    stream.write(text)
    if block:
        stream.write(block)
    stream.flush()


def read_frame(stream: IO[bytes]) -> tuple[dict[str, Any], bytes]:
    """Read one frame. Raises BrokenPipe at the end of the stream and on malformed or oversized frames."""
    text_length, block_length = HEADER.unpack(_exactly(stream, HEADER.size))
    if text_length > MAX_JSON or block_length > MAX_BYTES:
        raise BrokenPipe("oversized frame")
    text = _exactly(stream, text_length)
    block = _exactly(stream, block_length) if block_length else b""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenPipe("not JSON") from error
    if not isinstance(message, dict):
        raise BrokenPipe("not an object")
    return message, block


def _exactly(stream: IO[bytes], length: int) -> bytes:
    data = stream.read(length)
    if data is None or len(data) != length:
        raise BrokenPipe("the stream ended")
    return data


def _number(value: object) -> int | float:
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    raise TypeError(f"{type(value).__name__} does not cross the pipe")
