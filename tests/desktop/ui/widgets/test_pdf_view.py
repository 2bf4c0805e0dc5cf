"""Pages, boxes in PDF points, clicks and drawn boxes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.document_view.pdf_view import Box, PdfView
from tests.desktop.ui.paper import write_invoice

WAIT_MS = 60_000
"""A process that draws is started: on a busy machine that takes its time."""


@pytest.fixture
def view(qtbot: QtBot, tmp_path: Path) -> PdfView:
    result = PdfView()
    qtbot.addWidget(result)
    result.resize(700, 800)
    result.show()
    with qtbot.waitSignal(result.shown, timeout=WAIT_MS):
        result.load(write_invoice(tmp_path / "invoice.pdf", pages=2))
    result.show_boxes({"number": Box(1, 400, 60, 520, 76), "amount": Box(2, 420, 500, 520, 518)})
    return result


def place(view: PdfView, x: float, y: float) -> QPoint:
    return view.paper.mapFromScene(QPointF(x, y))


def test_clicking_a_box_names_it(view: PdfView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.box_clicked) as clicked:
        QTest.mouseClick(view.paper.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 450, 68))
    assert clicked.args == ["number"]


def test_pointing_at_a_box_turns_to_its_page_and_brings_it_into_sight(view: PdfView) -> None:
    view.zoom(4)
    view.point_at("amount")
    assert view.page == 2
    assert view.paper.viewport().rect().contains(place(view, 470, 509))
    view.point_at("no such box")
    assert view.marked == ""


def test_dragged_box_is_in_points_of_the_page(view: PdfView, qtbot: QtBot) -> None:
    view.draw.setChecked(True)
    start, end = place(view, 100, 200), place(view, 180, 220)
    with qtbot.waitSignal(view.box_drawn) as drawn:
        QTest.mousePress(view.paper.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(view.paper.viewport(), end)
        QTest.mouseRelease(view.paper.viewport(), Qt.MouseButton.LeftButton, pos=end)
    box = drawn.args[0]
    assert (box.page, round(box.x0 / 4), round(box.bottom / 4)) == (1, 25, 55)
    assert not view.draw.isChecked()


def test_pages_end_where_the_document_ends(view: PdfView) -> None:
    view.show_page(3)
    assert view.page == 1
    view.show_page(2)
    assert view.page == view.pages == 2


def test_file_that_is_no_pdf_is_not_opened(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "letter.pdf"
    path.write_text("Dear reader")
    view = PdfView()
    qtbot.addWidget(view)
    with qtbot.waitSignal(view.failed, timeout=WAIT_MS) as failed:
        view.load(path)
    assert "not a PDF" in failed.args[0]
    assert "enter its contents manually" in failed.args[0]


def test_fitting_the_width_comes_to_rest_at_every_height(view: PdfView, qtbot: QtBot) -> None:
    """A page hardly higher than the view must not bring its scroll bar and chase it away again for ever."""
    host = QWidget()
    qtbot.addWidget(host)
    QHBoxLayout(host).addWidget(view)
    resized: list[QSize] = []

    def count() -> None:
        resized.append(view.paper.viewport().size())
        if len(resized) > 50:
            host.hide()  # else it would go on for ever

    view.paper.resized.connect(count)
    host.show()
    for height in range(640, 860, 3):
        resized.clear()
        host.resize(501 + 22, height)
        for _ in range(10):
            QCoreApplication.processEvents()
        assert len(resized) < 6, f"at a height of {height} it was laid out {len(resized)} times"
