"""Statistics: read anew whenever they come on view."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.commands.look_at_statistics import look_at_statistics
from recovery_desktop.parts.part import Around, Part
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState


class StatisticsPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.state = StatisticsState(
            around.spawn, lambda period: look_at_statistics(around.desk.connected, period)
        )

    def make_page(self) -> QWidget:
        return StatisticsPage(self.state)

    def shown(self) -> None:
        self.state.look()
