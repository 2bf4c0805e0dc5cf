"""Until when contacts rest: until a day, or until the person resumes; for one receivable and for many."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from recovery_contract.extensions import PauseRequest
from recovery_contract.instalments import PAUSE_MAX_DAYS
from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label

SUGGESTED_DAYS: Final = 14


class PauseForm(QWidget):
    """`resized` once the day came or went: the sheet around it has another height then."""

    resized = Signal()

    def __init__(self, until: date | None = None, *, is_paused: bool = False) -> None:
        super().__init__()
        self.to_day = QRadioButton(self.tr("Until a date"))
        self.open_end = QRadioButton(self.tr("Until I resume it"))
        self._choice = QButtonGroup(self)
        self.day = DateField(self.tr("Last day of the pause"))
        self.day.show_value(until or _today() + timedelta(days=SUGGESTED_DAYS))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        for choice in (self.to_day, self.open_end):
            self._choice.addButton(choice)
        column.addWidget(self.to_day)
        column.addWidget(self.day)
        column.addWidget(self.open_end)
        column.addSpacing(S)
        column.addWidget(
            Label(
                self.tr(
                    "Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal "
                    "deadlines go on."
                ),
                "muted",
            )
        )
        self.to_day.toggled.connect(self._show_day)
        (self.open_end if is_paused and until is None else self.to_day).setChecked(True)
        self.day.setVisible(self.to_day.isChecked())

    def _show_day(self, shown: bool) -> None:
        self.day.setVisible(shown)
        # Once the rest has moved up: until then it takes as much room as before.
        QTimer.singleShot(0, self, self.resized.emit)

    @property
    def request(self) -> PauseRequest | None:
        """What is asked for; None where the day cannot be, which the field says then."""
        if self.open_end.isChecked():
            return PauseRequest()
        day, last = self.day.value, _today() + timedelta(days=PAUSE_MAX_DAYS)
        doubt = ""
        if day is None or not _today() <= day <= last:
            words = QCoreApplication.translate("receivable", "Choose a day between today and {day}.")
            doubt = words.format(day=text.day(last))
        return None if complain((self.day, doubt)) else PauseRequest(until=day)


def _today() -> date:
    """Return today by the clock that the service follows."""
    return text.current_moment().astimezone().date()
