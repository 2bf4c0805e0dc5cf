"""Words of strangers made fit to be kept and shown, and how much of them there may be."""

from __future__ import annotations

from typing import Final

TEXT_LENGTH: Final = 100_000
"""Letters of one message that are kept; a person who writes more has attached it."""
FILES: Final = 30
FILE_BYTES: Final = 20 * 1024 * 1024
MESSAGE_BYTES: Final = 40 * 1024 * 1024


def plain_line(text: str) -> str:
    """Return the text on one line, without characters that steer or turn the reading direction."""
    return " ".join("".join(letter if _is_visible(letter) else " " for letter in text).split())


def plain_text(text: str) -> str:
    """Return the text with plain line ends, without characters that steer or turn the reading direction."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(
        "".join(letter for letter in line if letter == "\t" or _is_visible(letter)).rstrip() for line in lines
    )


def _is_visible(letter: str) -> bool:
    code = ord(letter)
    if code < 32 or 127 <= code < 160 or 0xD800 <= code <= 0xDFFF:
        return False
    return code not in _STEERING


_STEERING: Final = frozenset(
    {0x200B, 0x200E, 0x200F, *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A), 0xFEFF, 0x00AD}
)
"""Letters without width and marks that turn the reading direction: nothing a person writes to be read."""
