"""The page of statistics in a process of its own, printed by the dialog as the system shows it.

`python -m tests.desktop.ui.pages.at_printer PRINTER`: which spooler there is, a process asks only once.
"""

from __future__ import annotations

import sys

from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QApplication

from recovery_contract.reports import RecoveryStats
from recovery_desktop.ui import theme
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import Span, StatisticsState
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.test_states import Known, a_report


def main() -> None:
    qt = QApplication(sys.argv[:1])
    theme.start(qt, "light")

    async def told(period: Span, /) -> RecoveryStats:
        return a_report(4)

    spawn = Spawned()
    page = StatisticsPage(StatisticsState(spawn, told, Known()))
    page.show()
    spawn.run()
    page.print.click()
    dialog = page.print_dialog
    assert sys.argv[1] in QPrinterInfo.availablePrinterNames()
    dialog.printer().setPrinterName(sys.argv[1])
    dialog.accept()
    assert page.banner.words == ""


if __name__ == "__main__":
    main()
