"""What the person is told outside of the window, and when not."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.frames import Card, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class NoticeSettings(Card):
    def __init__(self, state: SettingsState) -> None:
        super().__init__(self.tr("Notices"))
        self._state = state
        self.body.addWidget(
            Label(
                self.tr(
                    "The Notices page always shows all of them. Choose which also appear on your desktop."
                ),
                "muted",
            )
        )
        self.desktop = self._check("notices.desktop", self.tr("Show notifications on the desktop"))
        self.kinds = {
            kind: self._kind(kind, words)
            for kind, words in (
                ("answers", self.tr("What needs your answer")),
                ("payments", self.tr("Payments")),
                ("endings", self.tr("Recovered, cancelled, insolvent")),
                ("steps", self.tr("Every contact and step")),
                ("account", self.tr("Your company")),
            )
        }
        self.quiet = self._check(
            "notices.quiet", self.tr("Quiet hours: what happens then is shown afterwards")
        )
        hours = [(str(hour), _clock(hour)) for hour in range(24)]
        self.begins = self._choice("notices.quiet_from", self.tr("From"), hours)
        self.ends = self._choice("notices.quiet_until", self.tr("Until"), hours)
        self.hours = SideBySide(self.begins, self.ends)
        days = [("0", self.tr("Never"))] + [
            (str(count), self.tr("{days} days before").format(days=count)) for count in (2, 3, 5, 7)
        ]
        days.insert(1, ("1", self.tr("The day before")))
        self.remind = self._choice("notices.remind_days", self.tr("Remind me of deadlines"), days)
        self.background = self._check(
            "notices.background", self.tr("Keep working in the tray when the window is closed")
        )
        set_tooltip(self.background, self.tr("Where the desktop has a tray. “Quit” ends the app."))
        self.body.addWidget(self.desktop)
        inset = QVBoxLayout()
        inset.setContentsMargins(L + S, 0, 0, 0)
        inset.setSpacing(S)
        for box in self.kinds.values():
            inset.addWidget(box)
        self.body.addLayout(inset)
        for widget in (self.quiet, self.hours, self.remind, self.background):
            self.body.addWidget(widget)

    def _check(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        # Of a click only: what is shown is not chosen.
        box.clicked.connect(lambda on: self._state.choose(name, on))
        return box

    def _kind(self, kind: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        box.clicked.connect(lambda on: self._choose_kind(kind, on))
        return box

    def _choose_kind(self, kind: str, wanted: bool) -> None:
        chosen = [other for other in self._state.choice("notices.kinds") if other != kind]
        self._state.choose("notices.kinds", [*chosen, kind] if wanted else chosen)

    def _choice(self, name: str, words: str, rows: list[tuple[str, str]]) -> ChoiceField:
        field = ChoiceField(words, rows)
        field.chosen.connect(lambda value: self._state.choose(name, int(value)))
        return field

    def show_state(self) -> None:
        choice = self._state.choice
        self.desktop.setChecked(bool(choice("notices.desktop")))
        for kind, box in self.kinds.items():
            box.setChecked(kind in choice("notices.kinds"))
            box.setEnabled(self.desktop.isChecked())
        self.quiet.setChecked(bool(choice("notices.quiet")))
        self.quiet.setEnabled(self.desktop.isChecked())
        self.hours.setVisible(self.quiet.isChecked() and self.desktop.isChecked())
        self.begins.show_value(str(choice("notices.quiet_from")))
        self.ends.show_value(str(choice("notices.quiet_until")))
        same = self.begins.value == self.ends.value
        self.ends.say(
            self.tr("It begins and ends at the same hour, so nothing waits.") if same else "", "warning"
        )
        self.remind.show_value(str(choice("notices.remind_days")))
        self.background.setChecked(bool(choice("notices.background")))


def _clock(hour: int) -> str:
    return QLocale().toString(QTime(hour, 0), QLocale.FormatType.ShortFormat)
