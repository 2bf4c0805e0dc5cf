"""The version, the licences of everything in it, and the news of a newer version."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit

from recovery_desktop.failures import Offline, ServiceFault
from recovery_desktop.ui.help.link import open_help
from recovery_desktop.ui.help.news_sheet import open_news
from recovery_desktop.ui.pages.settings.about.state import AboutState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class About(Card):
    def __init__(self, state: AboutState) -> None:
        super().__init__(self.tr("About"))
        self._state = state
        version = self.tr("Recovery Desktop {version}, under the Apache License 2.0.")
        self.body.addWidget(Label(version.format(version=state.version)).selectable())
        self.body.addWidget(
            Label(
                self.tr(
                    "Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be "
                    "replaced by your own."
                ),
                "muted",
            )
        )
        self.confinement = Label("", "muted")
        self.body.addWidget(self.confinement)
        self.allowed = QCheckBox(self.tr("Check for new versions once a day"))
        self.allowed.toggled.connect(state.allow)
        self.body.addWidget(self.allowed)
        self.privacy = Label(
            self.tr(
                "Only the announcement is fetched, without anything about you. Nothing is installed by itself."
            ),
            "caption",
        )
        self.body.addWidget(self.privacy)
        self.update_status = Label("", "body")
        self.notes = Label("", "muted").selectable()
        self.body.addWidget(self.update_status)
        self.body.addWidget(self.notes)
        self.look = button(self.tr("Check now"), "ordinary", "refresh")
        self.look.clicked.connect(state.look)
        self.get = button(self.tr("See the new version"), "primary", "browser")
        self.get.clicked.connect(state.open_page)
        self.show_licences = button(self.tr("Show the licences"), "ordinary", "file")
        self.show_licences.clicked.connect(state.read_licences)
        self.news = button(self.tr("What’s new"), "ordinary", "info")
        self.news.clicked.connect(lambda: open_news(self))
        self.help = button(self.tr("Help"), "ordinary", "question")
        self.help.clicked.connect(lambda: open_help(self))
        self.body.addWidget(FlowRow(self.get, self.look, self.news, self.help, self.show_licences))
        self.licences = QPlainTextEdit()
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(self.tr("Licences of every part"))
        self.licences.setVisible(False)
        theme.follow(self.licences, lambda: self.licences.setFixedHeight(theme.sizes().body * 24))
        self.body.addWidget(self.licences)
        state.changed.connect(self.show_state)
        self.show_state()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._state.check_confinement()

    def show_state(self) -> None:
        state = self._state
        self.confinement.setText(self._confinement_words())
        self.confinement.setVisible(state.not_confined is not None)
        for widget in (self.allowed, self.privacy, self.look):
            widget.setVisible(state.can_look)
        if self.allowed.isChecked() != state.may_look:
            self.allowed.setChecked(state.may_look)
        self.look.setEnabled(not state.busy("look"))
        words = self._words()
        self.update_status.setText(words)
        self.update_status.setVisible(bool(words))
        notes = "" if state.new_version is None else state.new_version.notes
        self.notes.setText(notes)
        self.notes.setVisible(bool(notes))
        self.get.setVisible(state.new_version is not None)
        self.show_licences.setEnabled(not state.busy("licences"))
        if state.licences and not self.licences.toPlainText():
            self.licences.setPlainText(state.licences)
            self.licences.setVisible(True)
            self.show_licences.setVisible(False)

    def _confinement_words(self) -> str:
        missing = self._state.not_confined
        if not missing:
            return self.tr(
                "Files from elsewhere are read by a process that reaches nothing else on this computer."
            )
        names = {
            "privileges": self.tr("the rights of your account"),
            "network": self.tr("the network"),
            "files": self.tr("other files"),
            "system_calls": self.tr("other calls to the system"),
        }
        shown = ", ".join(names.get(measure, measure) for measure in missing)
        return self.tr(
            "Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}."
        ).format(measures=shown)

    def _words(self) -> str:
        state = self._state
        if state.busy("look"):
            return self.tr("Loading…")
        if state.failure is not None:
            if isinstance(state.failure, Offline | ServiceFault):
                return self.tr("The server doesn’t answer. Try again later.")
            return self.tr("The announcement is not signed by the makers of this app and was ignored.")
        if state.new_version is not None:
            return self.tr("Version {version} is available.").format(version=state.new_version.version)
        return self.tr("This is the newest version.") if state.looked else ""
