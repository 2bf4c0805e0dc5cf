"""Enormous pages and pictures in the preview: the window's process and the child stay small at any zoom."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from recovery_desktop.documents import confined_reader
from recovery_desktop.ui.document_view.paper_view import PaperView
from tests.freezes import MOST_SECONDS, Freezes
from tests.invoices.pdf_parts import one_page, written

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux tells how much memory a process had")
WAIT_MS = 90_000
WINDOW_BYTES = 256 * 1024 * 1024
"""Beyond what it had. A bitmap of the largest size has 36 MB: the one on view, the next, and two on their way."""
CHILD_BYTES = 384 * 1024 * 1024
PICTURE_CHILD_BYTES = 768 * 1024 * 1024
"""A picture of fifty million pixels is decoded as a whole."""
STEPS_TO_THE_END = 30


@pytest.fixture
def view(qtbot: QtBot) -> PaperView:
    # Another test's child had its own files to draw.
    confined_reader.close_confined_reader()
    result = PaperView()
    qtbot.addWidget(result)
    result.resize(900, 1000)
    result.show()
    return result


def memory(what: str, process: int | str = "self") -> int:
    """VmRSS now, VmHWM at most, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith(f"{what}:"))


def most_of_the_children() -> int:
    return max(memory("VmHWM", process) for process in drawing_children())


def drawing_children() -> list[str]:
    children = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            status = (folder / "status").read_text()
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            # It ended meanwhile.
            continue
        if f"PPid:\t{os.getpid()}\n" in status and b"drawing" in words:
            children.append(folder.name)
    return children


def growth(act: Callable[[], None]) -> int:
    """What this process had at most during it, beyond what it had before."""
    Path("/proc/self/clear_refs").write_text("5")
    before = memory("VmRSS")
    act()
    return memory("VmHWM") - before


PAGES = {
    "as large as pages may be": lambda: one_page(written("large"), box=b"0 0 14400 14400"),
    "a million points wide and high": lambda: one_page(written("large"), box=b"0 0 1000000 1000000"),
    "a million points wide": lambda: one_page(written("large"), box=b"0 0 1000000 10"),
    "a million points high": lambda: one_page(written("large"), box=b"0 0 10 1000000"),
    "a line through a million points": lambda: one_page(
        b"0 0 m " + b" ".join(b"%d %d l" % (at % 500, at * 7 % 700) for at in range(1_000_000)) + b" S"
    ),
}


@pytest.mark.parametrize("kind", PAGES)
def test_page_of_a_million_points_at_the_largest_zoom_takes_little_memory_and_no_time(
    kind: str, qtbot: QtBot, view: PaperView, tmp_path: Path
) -> None:
    file = tmp_path / "large.pdf"
    file.write_bytes(PAGES[kind]())
    freezes = Freezes()

    def look() -> None:
        view.show_file(file)
        qtbot.waitUntil(lambda: view.pdf.pages == 1 or view.words.isVisible(), timeout=WAIT_MS)
        for _ in range(STEPS_TO_THE_END):
            view.pdf.zoom(1.25)
            view.repaint()
            QCoreApplication.processEvents()

    grown = growth(look)
    freezes.stop()
    print(f"{kind}: {grown / 2**20:.0f} MB, child {most_of_the_children() / 2**20:.0f} MB, {freezes}")
    assert grown < WINDOW_BYTES
    assert most_of_the_children() < CHILD_BYTES
    assert freezes.cpu < MOST_SECONDS


def test_memory_of_enormous_pages_viewed_in_turn_does_not_add_up(
    qtbot: QtBot, view: PaperView, tmp_path: Path
) -> None:
    file = tmp_path / "many.pdf"
    with pikepdf.new() as pdf:
        for _ in range(12):
            pdf.add_blank_page(page_size=(14_400, 14_400))
        pdf.save(file)

    def look() -> None:
        view.show_file(file)
        for page in range(1, 13):
            if page > 1:
                view.pdf.show_page(page)
            assert view.pdf.page == page
            qtbot.waitUntil(lambda: not view.pdf.paper.is_empty, timeout=WAIT_MS)

    grown = growth(look)
    print(f"{grown / 2**20:.0f} MB")
    assert grown < WINDOW_BYTES
    assert most_of_the_children() < CHILD_BYTES


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "1"])
def test_picture_of_fifty_million_pixels_takes_little_memory_of_the_window(
    mode: str, qtbot: QtBot, view: PaperView, tmp_path: Path
) -> None:
    packed = io.BytesIO()
    Image.new(mode, (7_070, 7_070)).save(packed, "PNG")
    (tmp_path / "large.png").write_bytes(packed.getvalue())

    def look() -> None:
        view.show_file(tmp_path / "large.png")
        qtbot.waitUntil(lambda: view.picture.is_shown, timeout=WAIT_MS)

    grown = growth(look)
    print(f"{mode}: {grown / 2**20:.0f} MB, child {most_of_the_children() / 2**20:.0f} MB")
    assert grown < WINDOW_BYTES
    assert most_of_the_children() < PICTURE_CHILD_BYTES
