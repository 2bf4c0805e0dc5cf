"""The settings: looks take effect at once; leaving and signing out go where the app goes next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import Suppression
from recovery_desktop.commands.learn_layout import ForgottenCorrections
from recovery_desktop.ids import IntentId
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.about.state import AboutState
from recovery_desktop.ui.pages.settings.data.state import DataState
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.pages.settings.page import SettingsPage
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.settings.watched.state import WatchedState
from recovery_desktop.ui.theme import theme


class SettingsController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = SettingsState(app.session)
        self.state.folder_opened.connect(app.open_path)
        self.state.changed.connect(self._keep_still)
        self.state.look_changed.connect(app.apply_look)
        self.state.left.connect(lambda: app.show_page("welcome"))
        self.state.signed_out.connect(self._sign_out)
        self.state.forgotten.connect(self._forgotten)
        self.recovery = RecoveryState(app.session)
        self.recovery.decided.connect(self._decided)
        self.never = NeverState(app.session)
        self.never.removed.connect(self._never_removed)
        self.data = DataState(app.session)
        self.watched = WatchedState(app.session)
        self.state.section_shown.connect(self._section_shown)
        self.about = AboutState(app.session)

    def make_page(self) -> QWidget:
        return SettingsPage(self.state, self.about, self.recovery, self.data, self.never, self.watched)

    def show(self, section: str, part: str) -> None:
        """Show this section from its top, or from this part of it."""
        self.recovery.wanted = part
        self.state.section_requested.emit(section)
        self.recovery.changed.emit()

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind == "correction":
            self.state.on_store_changed()
        elif changed.kind == "intent":
            self.recovery.on_intents_changed()

    def on_connection_changed(self) -> None:
        self.recovery.reset()
        self.never.reset()
        self.watched.changed.emit()
        self.state.on_store_changed()

    def _forgotten(self, forgotten: ForgottenCorrections) -> None:
        words = QCoreApplication.translate("App", "%n correction(s) forgotten", None, len(forgotten.rows))
        self.app.offer_undo(words, lambda: self.state.restore(forgotten))

    def _decided(self, words: str, intent_id: IntentId) -> None:
        self.app.offer_undo(tr(words), lambda: bool(self.app.session.withdraw(intent_id)))

    def _never_removed(self, entry: Suppression) -> None:
        words = tr("{address} may be contacted again").format(address=entry.address)
        self.app.offer_undo(words, lambda: self.never.add(entry.address, entry.note or ""))

    def _section_shown(self, key: str) -> None:
        if key == "recovery":
            self.recovery.refresh()
            self.never.refresh()

    def _keep_still(self) -> None:
        theme.set_reduced_motion(bool(self.state.choice("reduced_motion")))

    def _sign_out(self) -> None:
        if self.app.session.connection is not None:
            self.app.session.connection.sign_out()
