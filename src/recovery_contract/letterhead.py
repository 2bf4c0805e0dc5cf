"""The letterhead: a logo and one colour of what is sent in a creditor's name, and which colours can be read."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from recovery_contract.fields import Body

LOGO_FILE_BYTES: Final = 5 * 1024 * 1024
LOGO_WIDTH: Final = 600
LOGO_HEIGHT: Final = 200
COLOUR: Final = "^#[0-9a-fA-F]{6}$"
CONTRAST: Final = 4.5
"""Of text on its ground, by WCAG 2.2, 1.4.3."""
OUR_COLOUR: Final = "#1f4e5f"
WHITE: Final = "#ffffff"
DARK_GROUND: Final = "#20242b"
_STEPS: Final = 200


class Letterhead(Body):
    """`logo` is a data URI of a PNG or JPEG; the answer has it as a PNG of at most 600 x 200 pixels. `used_colour` is
    only answered: `colour`, darkened where text of it could not be read on white."""

    logo: Annotated[str, Field(max_length=LOGO_FILE_BYTES * 4 // 3 + 300)] | None = None
    colour: Annotated[str, Field(pattern=COLOUR)] | None = None
    used_colour: Annotated[str, Field(pattern=COLOUR)] | None = None


def contrast(first: str, second: str) -> float:
    """Return the contrast of two colours by WCAG, from 1 to 21."""
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable_on_white(colour: str) -> str:
    """Return the colour, darkened as far as text of it needs to be read on white, and white text on it."""
    return _mixed_until_readable(colour, "#000000", WHITE)


def readable_on_dark(colour: str) -> str:
    """Return the colour, lightened as far as text of it needs to be read on a dark page."""
    return _mixed_until_readable(colour, WHITE, DARK_GROUND)


def _mixed_until_readable(colour: str, other: str, ground: str) -> str:
    for step in range(_STEPS):
        mixed = _mixed(colour, other, step / _STEPS)
        if contrast(mixed, ground) >= CONTRAST:
            return mixed
    return other


def _mixed(colour: str, other: str, share: float) -> str:
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in _channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
