"""The settings: looks take effect at once; leaving and signing out go where the app goes next."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from recovery_desktop.adapters.about import Announcements
from recovery_desktop.adapters.safekeeping import Safekeeping
from recovery_desktop.adapters.settings import Support
from recovery_desktop.parts.part import Around, Part
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui import theme
from recovery_desktop.ui.pages.settings.about.state import AboutState
from recovery_desktop.ui.pages.settings.data.state import DataState
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.pages.settings.page import SettingsPage
from recovery_desktop.ui.pages.settings.recovery.state import RecoveryState
from recovery_desktop.ui.pages.settings.state import SettingsState


class SettingsPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        support = Support(around.session)
        self.state = SettingsState(
            around.spawn,
            around.session.store.preferences,
            support.facts,
            support.read_log,
            _open_folder,
            support,
            support.write_log,
        )
        self.state.changed.connect(self._keep_still)
        self.state.look_changed.connect(around.dress)
        self.state.left.connect(lambda: around.show_page("welcome"))
        self.state.signed_out.connect(self._sign_out)
        announced = Announcements(around.session.store.preferences)
        self.recovery = RecoveryState(around.session)
        self.never = NeverState(around.session)
        self.data = DataState(around.spawn, Safekeeping(around.session, lambda: around.connecting))
        self.state.section_shown.connect(self._section_shown)
        self.about = AboutState(around.spawn, announced, around.open_address)

    def make_page(self) -> QWidget:
        return SettingsPage(self.state, self.about, self.recovery, self.data, self.never)

    def noticed(self, changed: Changed) -> None:
        if changed.kind == "correction":
            self.state.noticed()

    def switched(self) -> None:
        self.recovery.reset()
        self.never.reset()
        self.state.noticed()

    def _section_shown(self, key: str) -> None:
        if key == "recovery":
            self.recovery.refresh()
            self.never.refresh()

    def _keep_still(self) -> None:
        theme.set_reduced_motion(bool(self.state.choice("reduced_motion")))

    def _sign_out(self) -> None:
        if self.around.session.link is not None:
            self.around.session.link.sign_out()


def _open_folder(folder: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
