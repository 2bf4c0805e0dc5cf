"""A date typed in any local form, or taken from a calendar; what was understood stands below."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCalendarWidget, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from recovery_desktop.ui import icons, text, typed
from recovery_desktop.ui.tokens import XS
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.line import Line


class DateField(Field):
    """`edited` carries the raw text at every key, for the draft; `value` is the day, None where unclear."""

    edited = Signal(str)

    def __init__(
        self, label: str, *, hint: str = "", optional: bool = False, parent: QWidget | None = None
    ) -> None:
        self.line = Line()
        super().__init__(label, self.line, hint=hint, optional=optional, parent=parent)
        self._today = date.today
        self.line.written.connect(self._typed)
        self.button = QToolButton()
        icons.dress(self.button, "calendar", "muted")
        self.button.setAccessibleName(self.tr("Choose {label} from a calendar").format(label=label))
        self.button.setToolTip(self.tr("Calendar (Alt+Down)"))
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

    @property
    def text(self) -> str:
        return self.line.text().strip()

    @property
    def value(self) -> date | None:
        if not self.text:
            return None
        try:
            return typed.day(self.text)
        except typed.NotUnderstood:
            return None

    @property
    def doubt(self) -> str:
        """Why what was typed is not understood."""
        try:
            if self.text:
                typed.day(self.text)
        except typed.NotUnderstood as error:
            return str(error)
        return ""

    def show_text(self, raw: str) -> None:
        if self.text != raw:
            self.line.put(raw)
        self.explain()

    def show_value(self, value: date | None) -> None:
        if value == self.value:
            return
        self.line.put("" if value is None else self.written(value))
        self.explain()

    def open_calendar(self) -> None:
        """Show a month to choose from, below the field."""
        calendar = QCalendarWidget(self)
        calendar.setWindowFlag(Qt.WindowType.Popup)
        calendar.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        calendar.setAccessibleName(self.label)
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        shown = self.value or self._today()
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

    def _typed(self, raw: str) -> None:
        self.explain()
        self.edited.emit(raw)

    @staticmethod
    def written(value: date) -> str:
        """The date as a person of this locale would type it, with all four digits of the year."""
        form = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
        if "yyyy" not in form:
            form = form.replace("yy", "yyyy")
        return QLocale().toString(QDate(value.year, value.month, value.day), form)

    def explain(self) -> None:
        """Say below what is understood, or what is wrong."""
        day = self.value
        if day is None:
            self.say(self.doubt)
        else:
            long = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
            self.say(long, "muted")
