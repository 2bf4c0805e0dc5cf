"""Every page and dialog, in every look: controls have names, nothing is cut off, Tab reaches what can be pressed, icons
say what they do, rows have a menu."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from recovery_desktop.ui.theme import theme
from tests.depth import is_deep
from tests.desktop.ui.looking import clipped, too_wide, unnamed, unreachable, untold, without_menu
from tests.desktop.ui.pages import gallery, looks


@pytest.mark.parametrize("look", [*looks.LOOKS, *((looks.Look(),) if is_deep() else ())], ids=str)
def test_pages_are_whole_in_all_themes_and_sizes(
    qapp: QApplication, tmp_path: Path, look: looks.Look
) -> None:
    names: list[str] = []
    faults: list[str] = []

    def looked_at(key: str, window: QWidget) -> None:
        names.append(key)
        faults.extend(f"{key}: unnamed {fault}" for fault in unnamed(window))
        faults.extend(f"{key}: {fault}" for fault in (*clipped(window), *too_wide(window)))
        faults.extend(f"{key}: {fault}" for fault in unreachable(window))
        faults.extend(f"{key}: {fault}" for fault in (*untold(window), *without_menu(window)))

    try:
        written = gallery.show_all(tmp_path, (look,), looked_at)
    finally:
        theme.apply(qapp, "light", 1.0)
    assert faults == []
    assert set(gallery.PAGES) <= set(names)
    assert len({path.read_bytes() for path in written}) == len(written)
