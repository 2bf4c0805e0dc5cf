"""The app's shell: window, pages, messages and files. Only the program's start imports it."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.app.crash_recovery import CrashRecovery
from recovery_desktop.app.navigation import Navigation
from recovery_desktop.app.offers import Offers
from recovery_desktop.app.opening import open_in_browser, open_store
from recovery_desktop.app.pages import PAGES, Pages
from recovery_desktop.failures import Failure
from recovery_desktop.ids import DraftId, IntentId
from recovery_desktop.instance import CONNECTION_LINK
from recovery_desktop.runtime import ErrorReporter, Runtime
from recovery_desktop.session.session import Session
from recovery_desktop.settings import LaunchOptions
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.store.location import locate_folder
from recovery_desktop.ui import language
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.window import PageRow, Window

if TYPE_CHECKING:  # loaded with the first page or connection that needs them, after the window is on view
    from recovery_desktop.token_vault import Keyring
    from recovery_desktop.ui.pages.approval.controller import ApprovalController
    from recovery_desktop.ui.pages.board.controller import BoardController
    from recovery_desktop.ui.pages.debtor.controller import DebtorController
    from recovery_desktop.ui.pages.notices.controller import NoticesController
    from recovery_desktop.ui.pages.onboarding.controller import OnboardingController
    from recovery_desktop.ui.pages.payments.controller import PaymentsController
    from recovery_desktop.ui.pages.practice.state import PracticeState
    from recovery_desktop.ui.pages.receivable.controller import ReceivableController
    from recovery_desktop.ui.pages.receivable.state import ReceivableState
    from recovery_desktop.ui.pages.settings.controller import SettingsController
    from recovery_desktop.ui.pages.statistics.controller import StatisticsController
    from recovery_desktop.ui.pages.statistics.state import StatisticsState
    from recovery_desktop.ui.pages.submit.controller import SubmitController
    from recovery_desktop.ui.pages.submit.state import SubmitState
    from recovery_desktop.ui.pages.welcome.controller import WelcomeController
    from recovery_desktop.ui.pages.welcome.state import WelcomeState

log = logging.getLogger(__name__)

PAINTED_WITHIN = 1.0


class App:
    """`keyring` and `open_address` are replaceable: tests have neither a person's keyring nor a browser."""

    def __init__(
        self,
        qt: QApplication,
        options: LaunchOptions,
        runtime: Runtime,
        *,
        keyring: Keyring | None = None,
        open_address: Callable[[str], bool] | None = None,
    ) -> None:
        self._qt, self._options, self._runtime = qt, options, runtime
        self.store, salvaged = open_store(options.places.folder)
        chosen = self.store.preferences
        language.start(
            qt, chosen.get("language", language.SYSTEM), QLocale(options.locale) if options.locale else None
        )
        theme.start(qt, chosen.get("theme", "system"), float(chosen.get("text_scale", 1.0)))
        theme.set_reduced_motion(bool(chosen.get("reduced_motion", False)))
        spawn = runtime.tasks.spawn
        self.session = Session(self.store, options.places, spawn, open_address or open_in_browser)
        self.navigation = Navigation(self, options, keyring)
        self.pages = Pages(self)
        self.window = Window(
            [
                PageRow(row.key, tr(row.name), row.icon, partial(self._make_page, row.key), row.at_foot)
                for row in PAGES
            ]
        )
        self.offers = Offers(self.session, self.window, self._reread_open)
        self.crash_recovery = CrashRecovery(self, options.places.folder)
        self._wire_window()
        if salvaged is not None:
            from recovery_desktop.app.repair_banner import make_repair_banner

            self.window.show_band("repaired", make_repair_banner(salvaged))
        ErrorReporter.report = self.tell
        self._stop_listening = self.store.changes.listen(self._changed)

    def _make_page(self, key: str) -> QWidget:
        return self.pages[key].make_page()

    def _wire_window(self) -> None:
        window = self.window
        window.closing.connect(self._closing)
        window.quitting.connect(partial(self._closing, may_hide=False))
        window.palette_requested.connect(self._open_palette)
        window.help_requested.connect(self._open_help)
        window.files_dropped.connect(self.take_in)
        window.picture_pasted.connect(self._take_in_picture)
        window.files_requested.connect(self.ask_files)
        window.search_requested.connect(self._search)
        window.page_shown.connect(self._page_shown)
        window.page_chosen.connect(lambda key: self.pages[key].on_page_chosen())
        if remembered := self.store.preferences.get("window"):
            window.restore(bytes.fromhex(remembered))

    @property
    def welcome(self) -> WelcomeState:
        return cast("WelcomeController", self.pages["welcome"]).state

    @property
    def submit(self) -> SubmitState:
        return cast("SubmitController", self.pages["submit"]).state

    @property
    def receivable(self) -> ReceivableState:
        return cast("ReceivableController", self.pages["receivable"]).state

    @property
    def statistics(self) -> StatisticsState:
        return cast("StatisticsController", self.pages["statistics"]).state

    @property
    def practice(self) -> PracticeState:
        return self.navigation.practice.state

    @property
    def notices(self) -> NoticesController:
        return cast("NoticesController", self.pages["notices"])

    async def run(self, shown: Callable[[], None] = lambda: None) -> None:
        """Show what is known, call `shown`, then connect; return when the app is to end."""
        await self.show_first()
        shown()
        if self.crash_recovery.has_crashed:
            band = self.crash_recovery.make_banner()
            band.acted.connect(self._show_log)
            self.window.show_band("broken_off", band)
        self._say_where_the_data_lie()
        self._say_what_is_new()
        self.session.spawn(self._connect())
        if self.store.preferences.get("look_for_updates", False):
            self.session.spawn(self._look_for_update())
        await self._runtime.stop.wait()
        await self.close()

    async def _connect(self) -> None:
        await self.navigation.connect()
        from recovery_desktop.app.preload import preload, preload_connection

        if self.session.connection is None:
            await self.navigation.prestart()
            await preload_connection()
        # Also where there is no connection yet: the first files may be dropped soon after it is made.
        await preload()

    def _say_where_the_data_lie(self) -> None:
        where = locate_folder(self._options.places.folder)
        if where != "here":
            from recovery_desktop.app import banners

            self.window.show_band("location", banners.remote_folder_banner(where))

    def _say_what_is_new(self) -> None:
        from recovery_desktop.app.help import show_news

        show_news(self.session, self.window)

    async def show_first(self) -> None:
        """Show the page of the last time, before anything else is loaded or requested."""
        self.window.show_rail(bool(self.session.last_connection_id))
        self.navigation.expect_bands()
        self.window.show_page("today" if self.session.last_connection_id else "welcome")
        painted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.window.painted.connect(lambda: painted.set_result(None))
        self.window.show()
        # A window that starts in the background may not be painted for hours.
        await asyncio.wait((painted,), timeout=PAINTED_WITHIN)

    async def close(self) -> None:
        try:
            self.store.preferences.set("window", self.window.remembered().hex())
        except Failure as failure:
            log.warning("where the window stood could not be kept: %s", failure.detail)
        self._stop_listening()
        ErrorReporter.report = None
        self.window.let_close()
        self.window.close()
        if self.navigation.attends:
            await self.notices.close()
        # First what works over the connection, then the connection, then what both of them write to.
        await self._runtime.tasks.end()
        await self.session.region_reader.close()
        from recovery_desktop.documents.confined_reader import close_confined_reader

        await asyncio.to_thread(close_confined_reader)
        if self.session.connection is not None:
            await self.session.connection.close()
            self.session.connection = None
        await self.navigation.end_prestarted()
        self.store.close()
        self.window.deleteLater()
        self.crash_recovery.note_clean_exit()
        for work in self.session.at_the_end:
            work()

    async def _look_for_update(self) -> None:
        from recovery_desktop.app.update_banner import find_update_banner

        self.window.show_band("update", await find_update_banner(self.session))

    def go_on(self, *, ask: bool = True) -> None:
        self.navigation.go_on(ask=ask)

    def sign_in(self) -> None:
        self.navigation.sign_in()

    def _changed(self, changed: StoreChange) -> None:
        for page in self.pages:
            page.on_store_changed(changed)
        self.navigation.on_store_changed(changed)

    def _page_shown(self, key: str) -> None:
        self.crash_recovery.note_page(key, self.pages[key].open_now)
        self.pages[key].on_page_shown()
        self.navigation.on_page_shown(key)

    def remember_place(self) -> None:
        self.crash_recovery.note_page(self.window.shown, self.pages[self.window.shown].open_now)

    def _show_log(self) -> None:
        self.show_settings("support")
        cast("SettingsController", self.pages["settings"]).state.read_log()

    def show_settings(self, section: str, part: str = "") -> None:
        self.window.show_page("settings")
        cast("SettingsController", self.pages["settings"]).show(section, part)

    def show_approval(self, intent_id: IntentId) -> None:
        self.window.show_page("approval")
        cast("ApprovalController", self.pages["approval"]).state.await_submitted(intent_id)

    def sign_in_mailbox(self) -> None:
        self.show_settings("recovery", "mailbox")
        cast("SettingsController", self.pages["settings"]).recovery.sign_in_again()

    def show_page(self, key: str) -> None:
        self.window.show_page(key)

    def show_receivable(self, receivable_id: ReceivableId) -> None:
        self.receivable.open(receivable_id)
        self.window.show_page("receivable")
        self.crash_recovery.note_page("receivable", receivable_id)
        self.session.connection_store.notices.mark_read_of(receivable_id)

    def show_debtor(self, receivable_id: ReceivableId) -> None:
        cast("DebtorController", self.pages["debtor"]).state.open(receivable_id)
        self.window.show_page("debtor")

    def open_draft(self, draft_id: DraftId) -> None:
        self.submit.open(draft_id)

    def take_in(self, paths: Sequence[Path]) -> None:
        """Import files that were dropped, chosen or handed over by a second start."""
        if not self.navigation.is_begun:
            self.navigation.begin_with(paths)
            return
        from recovery_desktop.documents.statements import is_statement

        if statements := [path for path in paths if is_statement(path)]:
            cast("PaymentsController", self.pages["payments"]).import_files(statements)
        if invoices := [path for path in paths if path not in statements]:
            self.take_in_invoices(invoices)

    def take_in_invoices(self, paths: Sequence[Path]) -> None:
        key = "onboarding" if self.navigation.awaits_company else "submit"
        cast("OnboardingController | SubmitController", self.pages[key]).import_files(paths)

    def _take_in_picture(self, content: bytes) -> None:
        if self.session.connection is None:
            self.say(tr("Choose a connection first, then drop your invoices."))
            return
        self.show_page("submit")
        self.submit.intake.add_picture(content, tr("Pasted picture") + ".png")

    def open_things(self, things: Sequence[str]) -> None:
        """Open files and links from the command line, a second start or the system."""
        if self.session.connection is None and self.navigation.is_connecting:
            self.navigation.open_once_connected(things)
            self.come_forward()
            return
        files = [Path(thing) for thing in things if "://" not in thing]
        links = [thing for thing in things if "://" in thing]
        if files:
            self.take_in(files)
        for link in links:
            if link.startswith(CONNECTION_LINK):
                cast("WelcomeController", self.pages["welcome"]).offer(link)
            else:
                self.show_receivable(ReceivableId(link.rsplit("/", 1)[1]))
        self.come_forward()

    @property
    def is_watched(self) -> bool:
        return self.window.isActiveWindow()

    def come_forward(self) -> None:
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def activated(self) -> None:
        """Show the window again when the Dock's icon is clicked: on macOS that is the only way back to a closed
        window.
        """
        if sys.platform == "darwin" and self.navigation.attends and not self.window.isVisible():
            self.come_forward()

    def quit(self) -> None:
        self._runtime.stop.set()

    def _closing(self, *, may_hide: bool = True) -> None:
        from recovery_desktop.app.closing import close_window

        close_window(self, self.notices if self.navigation.attends else None, may_hide=may_hide)

    def _search(self) -> None:
        self.window.show_page("board")
        cast("BoardController", self.pages["board"]).focus_search()

    def _open_palette(self) -> None:
        if self.window.rail.isVisible():
            from recovery_desktop.app.palette_entries import open_palette

            open_palette(self, self.pages, self.window)

    def _open_help(self) -> None:
        from recovery_desktop.app.help import open_fitting_help

        open_fitting_help(self.pages, self.window)

    def ask_files(self) -> None:
        from recovery_desktop.ui import dialogs

        dialogs.choose_invoices(self.window, tr("Choose invoices"), self.take_in)

    def apply_look(self, choice: str, text_scale: float) -> None:
        theme.apply(self._qt, cast("theme.Choice", choice), text_scale)

    def count(self, key: str, waiting: int) -> None:
        self.window.rail.show_count(key, waiting)

    def offer_undo(self, words: str, undo: Callable[[], bool], seconds: float | None = None) -> None:
        self.offers.offer_undo(words, undo, seconds)

    def end_undo(self) -> None:
        self.offers.end_undo()

    def _reread_open(self) -> None:
        self.submit.reread()
        self.receivable.reread()

    def offer(self, words: str, action: str, go: Callable[[], None]) -> None:
        self.offers.offer(words, action, go)

    def say(self, words: str) -> None:
        self.offers.say(words)

    def open_path(self, path: Path) -> None:
        from recovery_desktop.ui.pages.opened_file import open_path

        if not open_path(path):
            self.say(tr("No program on this computer opened {path}.").format(path=path))

    def tell(self, failure: Failure) -> None:
        log.warning("%s: %s", type(failure).__name__, failure.detail)
        self.say(QCoreApplication.translate("notices", failure.title))
