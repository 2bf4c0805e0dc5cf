"""A figure, and a chart with its table: on the page as widgets, for paper as what they say."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.paper import Section
from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.figures_table import FiguresTable
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class Figure(Card):
    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = Label(name, "muted")
        self._value, self._below = Label("–", "display", wrap=False), Label("", "caption")
        for label in (self._name, self._value, self._below):
            self.body.addWidget(label)
        self.body.addStretch()

    @property
    def texts(self) -> tuple[str, str, str]:
        return self._name.text(), self._value.text(), self._below.text()

    def show_figure(self, value: str, below: str) -> None:
        self._value.setText(value)
        self._below.setText(below)


class ChartCard(Card):
    """A chart under its name, with what it shows as text beside it and a remark below."""

    def __init__(self, chart: Chart, table: FiguresTable, note: Label | None = None) -> None:
        super().__init__(chart.accessibleName())
        self._chart, self._table, self._note = chart, table, note
        below: tuple[QWidget, ...] = (chart, table) if note is None else (chart, table, note)
        for widget in below:
            self.body.addWidget(widget)
        self.body.addStretch()

    def section(self) -> Section | None:
        """Return None where the page shows nothing of it."""
        if self.isHidden() or not self._table.rows:
            return None
        return Section(
            self._chart.accessibleName(),
            self._table.columns,
            self._table.rows,
            None if self._chart.isHidden() or not self._chart.drawing.points else self._chart.drawing,
            "" if self._note is None or self._note.isHidden() else self._note.text(),
        )
