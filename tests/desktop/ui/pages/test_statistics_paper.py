"""The statistics on paper: everything that is on view, in daylight's colours, on as many pages as it takes."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.paper import Section, Sheet, pdf_of
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.drawing import Drawing, Point
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.figures import report
from tests.desktop.ui.pages.spooler import PRINTER, sent, spooler
from tests.desktop.ui.session import FakeService

SHEET = Sheet(
    "Statistics",
    "All time",
    [("Recovered", "€1,200.00", "3 of 4")],
    [
        Section(
            "By age",
            ["Age", "Amount"],
            [("Not due", "€120.00"), ("Over 90 days", "€80.00")],
            Drawing("bar", (Point("Not due", Decimal(120)), Point("Over 90 days", Decimal(80))), str),
            "Few cases.",
        )
    ],
)


def words_of(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    texts = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return texts


def darkest_share(pdf: bytes) -> float:
    """How much of the first page is darker than half grey."""
    document = pypdfium2.PdfDocument(pdf)
    picture = document[0].render(scale=0.5).to_pil().convert("L")
    document.close()
    return sum(picture.histogram()[:128]) / (picture.width * picture.height)


@pytest.fixture
def page(qtbot: QtBot, session: Session, service: FakeService, spawned: Spawned) -> StatisticsPage:
    report(session, service)
    result = StatisticsPage(StatisticsState(session))
    qtbot.addWidget(result)
    result.show()
    spawned.run()
    return result


def test_page_is_kept_as_a_pdf_with_everything_on_view(
    page: StatisticsPage, spawned: Spawned, tmp_path: Path
) -> None:
    page._take_file(tmp_path / "figures.pdf")
    spawned.run()
    words = " ".join(words_of((tmp_path / "figures.pdf").read_bytes()))
    for expected in ("Statistics", "All time", "With phone", "Closed: 2", "Sept 2026", "€120.00", "25%"):
        assert expected in words, expected


def test_dark_screen_prints_on_white(page: StatisticsPage, qapp: QApplication) -> None:
    bright = pdf_of(page.sheet())
    try:
        theme.apply(qapp, "dark", 2.0)
        dark = pdf_of(page.sheet())
    finally:
        theme.apply(qapp, "light", 1.0)
    assert darkest_share(dark) == pytest.approx(darkest_share(bright), abs=0.01)
    assert darkest_share(dark) < 0.2


def test_long_table_goes_on_over_the_page_under_its_heads(qapp: QApplication) -> None:
    (section,) = SHEET.sections
    rows = [
        (f"Row {number} of a table that takes more than a page", f"€{number}.00") for number in range(120)
    ]
    pages = words_of(pdf_of(replace(SHEET, sections=[replace(section, rows=rows)])))
    assert len(pages) > 1
    # How words are parted is the reader's guess, which a narrow table misleads.
    pages = ["".join(page.split()) for page in pages]
    assert "Fewcases." in pages[-1]
    assert all("Amount" in page for page in pages)
    assert all(f"Row{number}of" in "".join(pages) for number in range(120))


def test_statistics_print_after_the_system_dialog(page: StatisticsPage, tmp_path: Path) -> None:
    page.print.click()
    printer = page.print_dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    # Its own "Print" asks the system's printers, of which a test has none.
    page.print_dialog.done(QDialog.DialogCode.Accepted)
    words = " ".join(words_of((tmp_path / "printed.pdf").read_bytes()))
    assert "Statistics" in words
    assert "With phone" in words
    assert printer.docName() == "Statistics"


@pytest.mark.skipif(sys.platform != "linux", reason="another system's printers are its own")
def test_real_spooler_gets_the_page_from_the_dialog(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lp")
    with spooler(folder) as env:
        command = [sys.executable, "-m", "tests.desktop.ui.pages.at_printer", PRINTER]
        subprocess.run(command, env={**env, "QT_QPA_PLATFORM": "offscreen"}, check=True, timeout=60)
        (document,) = sent(folder)
    words = " ".join(words_of(document))
    assert "Statistics" in words
    assert "With phone" in words


def test_printer_that_takes_nothing_is_said(page: StatisticsPage) -> None:
    page._state.not_printed()
    assert "The printer did not print" in page.banner.words
    assert isinstance(page._state.failure, Failure)
