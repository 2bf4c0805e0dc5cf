"""A date typed in any local form, or taken from a calendar."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCalendarWidget, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from recovery_desktop.ui import icons, text, typed
from recovery_desktop.ui.theme.tokens import XS
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.widgets.understood_field import UnderstoodField


class DateField(UnderstoodField[date]):
    """The day; Alt+Down opens the calendar."""

    def __init__(
        self, label: str, *, hint: str = "", optional: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(label, hint=hint, optional=optional, parent=parent)
        self.button = QToolButton()
        icons.set_icon(self.button, "calendar", "muted")
        self.button.setAccessibleName(self.tr("Choose {label} from a calendar").format(label=label))
        set_tooltip(self.button, self.tr("Calendar (Alt+Down)"))
        self.button.clicked.connect(self.open_calendar)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        row = QHBoxLayout()
        row.setSpacing(XS)
        column.removeWidget(self.line)
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        column.insertLayout(1, row)
        shortcut = QShortcut(QKeySequence("Alt+Down"), self.line)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.open_calendar)

    def read(self, raw: str) -> date:
        return typed.day(raw)

    def written(self, value: date) -> str:
        return text.written_day(value)

    def in_full(self, value: date) -> str:
        day = QDate(value.year, value.month, value.day)
        return text.with_ordinal(QLocale().toString(day, QLocale.FormatType.LongFormat), value, QLocale())

    def open_calendar(self) -> None:
        """Show a month to choose from, below the field."""
        calendar = QCalendarWidget(self)
        calendar.setWindowFlag(Qt.WindowType.Popup)
        calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        calendar.setAccessibleName(self.label)
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        shown = self.value or date.today()
        calendar.setSelectedDate(QDate(shown.year, shown.month, shown.day))
        calendar.activated.connect(self._chosen)
        calendar.clicked.connect(self._chosen)
        calendar.activated.connect(calendar.close)
        calendar.clicked.connect(calendar.close)
        calendar.move(self.line.mapToGlobal(QPoint(0, self.line.height())))
        calendar.show()
        calendar.setFocus()

    def _chosen(self, day: QDate) -> None:
        self.line.put(self.written(text.day_of(day)))
        self.explain()
        self.edited.emit(self.line.text())
        self.line.setFocus()
