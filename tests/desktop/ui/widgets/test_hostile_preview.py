"""Hostile files in the preview: each is shown or refused in words, and the window never waits for them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.document_view.paper_view import PaperView
from tests.depth import is_deep
from tests.desktop.ui.paper import write_invoice
from tests.freezes import MOST_SECONDS, Freezes
from tests.invoices.hostile import Hostile, corpus
from tests.invoices.pictures import pictures
from tests.watch import begin_again

WAIT_MS = 90_000
AWAY_SECONDS = 2.0
"""By the clock, on a machine that does other things as well."""
SAMPLED = 30


def files() -> Iterator[Hostile]:
    """All of them under --deep, else the same few of each kind every time."""
    papers = [(f"{name}.pdf", content) for name, content in corpus()]
    images = list(pictures())
    if not is_deep():
        dice = random.Random(11)
        papers, images = dice.sample(papers, SAMPLED), dice.sample(images, SAMPLED)
    yield from papers
    yield from images


@pytest.fixture
def view(qtbot: QtBot) -> PaperView:
    result = PaperView()
    qtbot.addWidget(result)
    result.resize(600, 700)
    result.show()
    return result


def is_settled(view: PaperView) -> Callable[[], bool]:
    """Something is shown, or words say why not."""
    return lambda: bool(view.pdf.pages or view.picture.is_shown or view.words.isVisible())


@pytest.mark.deep
def test_hostile_files_in_the_preview_neither_end_nor_freeze_the_window(
    qtbot: QtBot, view: PaperView, tmp_path: Path
) -> None:
    freezes = Freezes()
    computed, away = ("", 0.0), ("", 0.0)
    for name, content in files():
        path = tmp_path / re.sub(r"[^\w.-]", "_", name)
        path.write_bytes(content)
        begin_again()
        freezes.begin()
        view.show_file(path)
        qtbot.waitUntil(is_settled(view), timeout=WAIT_MS)
        if view.words.isVisible():
            assert view.words.text().endswith("."), name
            assert "enter its contents manually" in view.words.text(), name
        computed = max(computed, (name, freezes.cpu), key=lambda one: one[1])
        away = max(away, (name, freezes.wall), key=lambda one: one[1])
        assert freezes.cpu < MOST_SECONDS, name
        assert freezes.wall < AWAY_SECONDS, name
    freezes.stop()
    print(f"the window computed {1000 * computed[1]:.0f} ms at once at {computed[0]}")
    print(f"and was away {1000 * away[1]:.0f} ms by the clock at {away[0]}")
    view.show_file(write_invoice(tmp_path / "good.pdf"))
    qtbot.waitUntil(lambda: view.pdf.pages == 1, timeout=WAIT_MS)


def test_turning_away_from_a_page_that_is_never_finished_shows_the_next_file_at_once(
    qtbot: QtBot, view: PaperView, tmp_path: Path
) -> None:
    endless = tmp_path / "endless.pdf"
    endless.write_bytes(next(content for name, content in corpus() if name == "pattern-ring"))
    good = write_invoice(tmp_path / "good.pdf")
    view.show_file(endless)
    view.show_file(good)
    qtbot.waitUntil(lambda: view.pdf.pages == 1, timeout=WAIT_MS)
    assert view.path == good
