"""The page of statistics in a process of its own, printed by the dialog as the system shows it.

`python -m tests.desktop.ui.pages.at_printer PRINTER`: which spooler there is, a process asks only once.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication

from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.theme import theme
from tests.desktop.ui.pages.figures import report
from tests.desktop.ui.session import open_session, run


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        print_statistics(Path(folder))


def print_statistics(folder: Path) -> None:
    qt = QApplication(sys.argv[:1])
    theme.start(qt, "light")
    session, service = open_session(folder)
    report(session, service)
    page = StatisticsPage(StatisticsState(session))
    page.show()
    run(session)
    page.print.click()
    dialog = page.print_dialog
    assert sys.argv[1] in QPrinterInfo.availablePrinterNames()
    dialog.printer().setPrinterName(sys.argv[1])
    dialog.accept()
    assert page.banner.words == ""
    session.store.close()


if __name__ == "__main__":
    main()
