"""What is new, version by version."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.commands.check_for_update import running_version
from recovery_desktop.commands.version_news import news_until
from recovery_desktop.ui.help.sheet import WIDTH, point
from recovery_desktop.ui.help.topics import help_language
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class NewsSheet(Sheet):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, self.tr("What’s new"), width=WIDTH)
        for version in news_until(running_version(), help_language()):
            heading = self.tr("Version {version}").format(version=version.number)
            self.body.addWidget(Label(heading, "strong"))
            for item in version.items:
                self.body.addWidget(point(item))
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.accept)
        self.add_buttons(close)


def open_news(over: QWidget) -> None:
    NewsSheet(over.window()).open()
