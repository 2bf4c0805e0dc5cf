"""The colours can be read, in every scheme."""

from __future__ import annotations

from string import Template
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from recovery_desktop.resources import ResourceMissing, resource
from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme, tokens

PAIRS = [
    (scheme, ink, ground)
    for scheme in tokens.SCHEMES
    for ink, grounds in tokens.TEXT_ON
    for ground in grounds
]


@pytest.mark.parametrize(("scheme", "ink", "ground"), PAIRS)
def test_text_colours_contrast_with_their_background(scheme: str, ink: str, ground: str) -> None:
    colours = tokens.SCHEMES[scheme]
    assert tokens.contrast(colours.of(ink), colours.of(ground)) >= 4.5


@pytest.mark.parametrize("scheme", tokens.SCHEMES)
def test_edge_of_a_field_and_the_focus_ring_stand_out(scheme: str) -> None:
    colours = tokens.SCHEMES[scheme]
    for ground in ("surface", "canvas"):
        assert tokens.contrast(colours.field_line, colours.of(ground)) >= 3
        assert tokens.contrast(colours.accent, colours.of(ground)) >= 3


def test_contrast_is_that_of_the_definition() -> None:
    assert tokens.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert tokens.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_stylesheet_names_only_tokens_that_exist() -> None:
    template = Template(resource("app.qss").read_text(encoding="utf-8"))
    filled = template.substitute(
        tokens.substitutions(tokens.LIGHT, tokens.sizes(13, 1)), check="check.svg", dash="dash.svg"
    )
    assert "$" not in filled
    assert tokens.LIGHT.accent in filled


def test_unknown_resource_is_an_error() -> None:
    with pytest.raises(ResourceMissing, match="no_such"):
        resource("icons", "no_such.svg")


def test_applying_a_scheme_changes_palette_icons_and_sizes(qapp: QApplication) -> None:
    try:
        theme.apply(qapp, "dark", 2.0)
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == tokens.DARK.canvas
        assert theme.sizes().body >= 26
        assert qapp.font().pixelSize() == theme.sizes().body
        theme.apply(qapp, "contrast", 1.0)
        assert theme.colours() is tokens.HIGH_CONTRAST
    finally:
        theme.apply(qapp, "light", 1.0)


def test_system_scheme_is_followed(qapp: QApplication) -> None:
    try:
        theme.apply(qapp, "system", 1.0)
        QGuiApplication.styleHints().colorSchemeChanged.emit(QGuiApplication.styleHints().colorScheme())
        assert theme.colours() in tokens.SCHEMES.values()
    finally:
        theme.apply(qapp, "light", 1.0)


def test_system_draws_its_own_parts_in_the_chosen_scheme(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Title bars and native dialogs: a platform without a screen draws neither, so what it is asked is read."""
    hints, heard = QGuiApplication.styleHints(), []
    stand_in = SimpleNamespace(
        setColorScheme=heard.append,
        unsetColorScheme=lambda: heard.append(None),
        colorScheme=hints.colorScheme,
        accessibility=hints.accessibility,
    )
    monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda: stand_in))
    choices: tuple[theme.Choice, ...] = ("dark", "light", "contrast", "system")
    try:
        for choice in choices:
            theme.apply(qapp, choice, 1.0)
    finally:
        theme.apply(qapp, "light", 1.0)
    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert heard == [dark, light, dark, None, light]


def test_high_contrast_of_the_system_is_followed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        theme.apply(qapp, "system", 1.0)
        assert theme.colours() is not tokens.HIGH_CONTRAST
        monkeypatch.setattr(theme, "_wants_contrast", lambda: True)
        theme.apply(qapp, "system", 1.0)
        assert theme.colours() is tokens.HIGH_CONTRAST
    finally:
        theme.apply(qapp, "light", 1.0)


def test_icons_draw_in_the_requested_colour(qapp: QApplication) -> None:
    folder = resource("icons", "check.svg").parent
    for path in folder.glob("*.svg"):
        image = icons.pixmap(path.stem, "#ff0000", 32).toImage()
        inked = [
            image.pixelColor(x, y)
            for x in range(32)
            for y in range(32)
            if image.pixelColor(x, y).alpha() > 200
        ]
        assert inked, path.stem
        assert all(colour.red() > 240 and colour.green() < 16 for colour in inked), path.stem
