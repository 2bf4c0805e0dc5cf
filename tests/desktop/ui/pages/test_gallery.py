"""Every page and dialog, in every look: controls have names, nothing is cut off, Tab reaches what can be pressed, icons
say what they do, rows have a menu, the wheel changes no value."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from recovery_desktop.ui.theme import theme
from tests.depth import is_deep
from tests.desktop.ui.looking import (
    badly_begun,
    clipped,
    in_doubt,
    too_wide,
    unnamed,
    unreachable,
    untold,
    without_menu,
)
from tests.desktop.ui.pages import gallery, looks
from tests.desktop.ui.pages.test_wheel import faults_of_the_wheel

OF_MANY_FORMS = frozenset({"settings_recovery"})
"""Each card of these is saved for itself."""


def keys_in(look: looks.Look) -> Sequence[str]:
    """Each page in the smallest window and in one of the two other looks; under --deep each in all of them."""
    keys = (*gallery.PAGES, gallery.DIALOGS)
    if is_deep() or is_small(look):
        return keys
    return keys[look.scheme == "dark" :: 2]


def is_small(look: looks.Look) -> bool:
    return (look.width, look.height) == gallery.SMALL


@pytest.mark.deep
@pytest.mark.parametrize("look", [*looks.LOOKS, *((looks.Look(),) if is_deep() else ())], ids=str)
def test_pages_are_whole_in_all_themes_and_sizes(
    qapp: QApplication, tmp_path: Path, look: looks.Look
) -> None:
    keys = keys_in(look)
    names: list[str] = []
    faults: list[str] = []

    def looked_at(key: str, window: QWidget) -> None:
        names.append(key)
        faults.extend(f"{key}: unnamed {fault}" for fault in unnamed(window))
        faults.extend(f"{key}: {fault}" for fault in (*clipped(window), *too_wide(window)))
        faults.extend(f"{key}: {fault}" for fault in (*unreachable(window), *badly_begun(window)))
        if key not in OF_MANY_FORMS:
            faults.extend(f"{key}: {fault}" for fault in in_doubt(window))
        faults.extend(f"{key}: {fault}" for fault in (*untold(window), *without_menu(window)))
        # In the smallest window there is most to scroll. The wheel comes last: it moves the page.
        if is_small(look):
            faults.extend(f"{key}: {fault}" for fault in faults_of_the_wheel(key, window))

    try:
        written = gallery.show_all(tmp_path, (look,), looked_at, keys)
    finally:
        theme.apply(qapp, "light", 1.0)
    assert faults == []
    assert {*keys, gallery.DIALOGS} - set(names) == {gallery.DIALOGS}
    assert len({path.read_bytes() for path in written}) == len(written)
