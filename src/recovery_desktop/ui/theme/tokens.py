"""The design's numbers: colours of the light, dark and high-contrast scheme, spacing, radii, type sizes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

XS, S, M, L, XL, XXL = 4, 8, 12, 16, 24, 32
"""The spacing scale in pixels; nothing else is used between or inside widgets."""

RADIUS_SMALL, RADIUS, RADIUS_LARGE = 4, 6, 10


@dataclass(frozen=True)
class Colours:
    """Hexadecimal colours. `*_soft` is a background, the name without it the text and icon on it."""

    canvas: str
    surface: str
    rail: str
    hover: str
    line: str
    field_line: str
    text: str
    muted: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_soft: str
    neutral: str
    neutral_soft: str
    info: str
    info_soft: str
    success: str
    success_soft: str
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    practice: str
    practice_soft: str
    shadow: str
    scroll: str

    def of(self, name: str) -> str:
        """Return the colour of that name, as in `of("danger_soft")`."""
        value: str = getattr(self, name)
        return value


LIGHT: Final = Colours(
    canvas="#fafafb",
    surface="#ffffff",
    rail="#f2f2f5",
    hover="#eaebef",
    line="#e5e6ea",
    field_line="#858a95",
    text="#1a1c22",
    muted="#5a5f6a",
    accent="#3553c8",
    accent_hover="#2a44ab",
    on_accent="#ffffff",
    accent_soft="#e8edfc",
    neutral="#4a4f5a",
    neutral_soft="#ecedf1",
    info="#2a49a6",
    info_soft="#e7edfc",
    success="#15653a",
    success_soft="#e1f4e8",
    warning="#7a4a00",
    warning_soft="#fdf0d6",
    danger="#a2222e",
    danger_soft="#fce8e8",
    practice="#592d98",
    practice_soft="#f0e8fc",
    shadow="#1a1c22",
    scroll="#c9ccd4",
)

DARK: Final = Colours(
    canvas="#17181b",
    surface="#1f2125",
    rail="#121316",
    hover="#2a2c32",
    line="#2f3238",
    field_line="#757b87",
    text="#ecedf0",
    muted="#a7acb6",
    accent="#93a8ff",
    accent_hover="#adbdff",
    on_accent="#0e1533",
    accent_soft="#2a3150",
    neutral="#c4c8d0",
    neutral_soft="#2d3037",
    info="#abbdff",
    info_soft="#242d4b",
    success="#82d8a3",
    success_soft="#1a3425",
    warning="#f2c36d",
    warning_soft="#3a2d12",
    danger="#ffa3a6",
    danger_soft="#452223",
    practice="#cfb6ff",
    practice_soft="#302547",
    shadow="#000000",
    scroll="#4a4f59",
)

HIGH_CONTRAST: Final = Colours(
    canvas="#000000",
    surface="#000000",
    rail="#000000",
    hover="#2b2b2b",
    line="#ffffff",
    field_line="#ffffff",
    text="#ffffff",
    muted="#ffffff",
    accent="#ffe066",
    accent_hover="#ffffff",
    on_accent="#000000",
    accent_soft="#3a3300",
    neutral="#ffffff",
    neutral_soft="#1a1a1a",
    info="#9fc2ff",
    info_soft="#0a1a33",
    success="#8df0b0",
    success_soft="#062513",
    warning="#ffd479",
    warning_soft="#2b1d00",
    danger="#ffb0b0",
    danger_soft="#330808",
    practice="#dcc6ff",
    practice_soft="#211138",
    shadow="#000000",
    scroll="#ffffff",
)

SCHEMES: Final = {"light": LIGHT, "dark": DARK, "contrast": HIGH_CONTRAST}

TEXT_ON: Final = (
    ("text", ("canvas", "surface", "rail", "hover", "accent_soft")),
    ("muted", ("canvas", "surface", "rail", "hover", "accent_soft")),
    ("accent", ("canvas", "surface", "rail")),
    ("on_accent", ("accent", "accent_hover")),
    ("danger", ("canvas", "surface", "danger_soft")),
    ("success", ("canvas", "surface", "success_soft")),
    ("warning", ("canvas", "surface", "warning_soft")),
    ("info", ("canvas", "surface", "info_soft")),
    ("neutral", ("canvas", "surface", "neutral_soft")),
    ("practice", ("canvas", "surface", "practice_soft")),
)
"""Which text colour may stand on which backgrounds: each pair has a contrast of at least 4.5."""


@dataclass(frozen=True)
class Sizes:
    """Type and control sizes in pixels, all of them grown from the system font by the text scale."""

    caption: int
    body: int
    title: int
    heading: int
    display: int
    icon: int
    control: int
    compact: int


def sizes(system_pixels: int, scale: float) -> Sizes:
    """Return the type scale for a system font of that height; `scale` 2.0 is 200 % text."""
    base = min(max(system_pixels, 13), 18) * scale
    return Sizes(
        caption=round(base * 0.9),
        body=round(base),
        title=round(base * 1.16),
        heading=round(base * 1.6),
        display=round(base * 2.1),
        icon=max(16, round(base * 1.25)),
        control=round(base * 2.5),
        compact=round(base * 1.9),
    )


def mark_of(scale: Sizes) -> int:
    """Return the side of the mark of a choice."""
    return round(scale.body * 1.2)


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, 0 for black and 1 for white."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def substitutions(colours: Colours, scale: Sizes) -> dict[str, str]:
    """Return every token by name, as the stylesheet's placeholders want them."""
    values = {field.name: colours.of(field.name) for field in fields(colours)}
    values |= {field.name: f"{getattr(scale, field.name)}px" for field in fields(scale)}
    spacing = {"xs": XS, "s": S, "m": M, "l": L, "xl": XL, "xxl": XXL}
    values |= {name: f"{pixels}px" for name, pixels in spacing.items()}
    mark = mark_of(scale)
    ring = max(4, round(mark * 0.3))
    marks = {"mark": mark, "half_mark": mark // 2 + 1, "ring": ring, "inner": mark - 2 * ring + 2}
    values |= {name: f"{pixels}px" for name, pixels in marks.items()}
    radii = {"radius_small": RADIUS_SMALL, "radius": RADIUS, "radius_large": RADIUS_LARGE}
    values |= {name: f"{pixels}px" for name, pixels in radii.items()}
    return values
