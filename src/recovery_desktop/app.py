"""Puts the app together: store, window, pages and the connection in use. Nobody imports it but who starts it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from recovery_desktop.adapters.board import Lists
from recovery_desktop.adapters.connection import Connecting
from recovery_desktop.adapters.desk import Desk
from recovery_desktop.adapters.onboarding import Onboarding
from recovery_desktop.adapters.practice import Practice
from recovery_desktop.adapters.receivable import OneReceivable
from recovery_desktop.adapters.settings import Support
from recovery_desktop.adapters.submit import Drafting
from recovery_desktop.commands.look_at_statistics import look_at_statistics
from recovery_desktop.commands.onboard_creditor import is_active
from recovery_desktop.documents.rereading import Rereading
from recovery_desktop.embedded.supervisor import ServiceState
from recovery_desktop.failures import Failure
from recovery_desktop.lifetime import Lifetime
from recovery_desktop.settings import Asked
from recovery_desktop.store.changes import Changed
from recovery_desktop.store.connections import ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.ui import dialogs, text, theme
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.state import OnboardingState
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import PracticeState
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.settings.page import SettingsPage
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.sign_in.page import SignInPage
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.pdf_view import Box
from recovery_desktop.ui.window import PageRow, Window

if TYPE_CHECKING:  # HTTP and cryptography are loaded with the first connection, after the window is on view
    from recovery_desktop.api.vault import Keyring, Vault
    from recovery_desktop.link.link import Link
    from recovery_desktop.sync.pulse import Status

log = logging.getLogger(__name__)

STANDINGS = {
    "syncing": "live",
    "up_to_date": "live",
    "offline": "offline",
    "faulty": "offline",
    "signed_out": "signed_out",
}


def tr(words: str) -> str:
    return QCoreApplication.translate("App", words)


class App:
    """`keyring` and `open_address` are replaceable: tests have neither a person's keyring nor a browser."""

    def __init__(
        self,
        qt: QApplication,
        asked: Asked,
        lifetime: Lifetime,
        *,
        keyring: Keyring | None = None,
        open_address: Callable[[str], bool] = dialogs.open_address,
    ) -> None:
        self._qt, self._asked, self._lifetime, self._keyring = qt, asked, lifetime, keyring
        self.store = Store(asked.places.folder)
        theme.start(
            qt,
            self.store.preferences.get("theme", "system"),
            float(self.store.preferences.get("text_scale", 1.0)),
        )
        spawn = lifetime.tasks.spawn
        self.desk = Desk(self.store, asked.places, spawn, open_address)
        self._opening: asyncio.Future[Vault] | None = None
        self.connecting = Connecting(self.desk, self._vault, self._make_link, self._switched)
        self._rereading = Rereading()
        self.drafting = Drafting(self.desk, lambda draft_id: self.submit.reread(), self._rereading)
        self._make_states(open_address)
        self.window = Window(self._pages())
        self._wire_window()
        self._stop_listening = self.store.changes.listen(self._changed)

    def _make_states(self, open_address: Callable[[str], bool]) -> None:
        spawn = self._lifetime.tasks.spawn
        onboarding, one = Onboarding(self.desk), OneReceivable(self.desk)
        lists, support = Lists(self.desk), Support(self.desk)
        self.welcome = WelcomeState(spawn, self.connecting.choose, lambda path: path.read_text("utf-8"))
        self.sign_in = SignInState(spawn, self.connecting.sign_in, open_address)
        self.onboarding = OnboardingState(spawn, onboarding, onboarding, open_address)
        self.submit = SubmitState(
            spawn, self.drafting, self.drafting, self.drafting.user_id, self.drafting.uploaded
        )
        self.today = TodayState(spawn, lists, self.drafting)
        self.board = BoardState(spawn, lists)
        self.receivable = ReceivableState(spawn, one, one, one, open_address)
        self.practice = PracticeState(spawn, Practice(self.desk))
        self.practice.changed.connect(self._clock_moved)
        self.settings = SettingsState(
            spawn, self.store.preferences, support.facts, support.read_log, _open_folder, support
        )
        self.statistics = StatisticsState(
            spawn, lambda period: look_at_statistics(self.desk.connected, period)
        )
        self.welcome.opened.connect(lambda kind: self._go_on())
        self.sign_in.signed_in.connect(self._go_on)
        self.onboarding.activated.connect(self._activated)
        self.today.opened.connect(self.show_receivable)
        self.today.draft_opened.connect(self.submit.open)
        self.board.opened.connect(self.show_receivable)
        self.submit.opened.connect(lambda draft_id: self.window.show_page("submit"))
        self.submit.submitted.connect(self._submitted)
        self.receivable.decided.connect(self._decided)
        self.settings.changed.connect(self._keep_still)
        self.today.changed.connect(self._count_today)
        self.settings.look_changed.connect(lambda choice, scale: theme.apply(self._qt, choice, scale))
        self.settings.left.connect(lambda: self.window.show_page("welcome"))
        self.settings.signed_out.connect(self._sign_out)

    def _pages(self) -> list[PageRow]:
        return [
            PageRow("welcome", tr("Welcome"), "", lambda: WelcomePage(self.welcome)),
            PageRow("sign_in", tr("Sign in"), "", self._sign_in_page),
            PageRow("today", tr("Today"), "today", self._today_page),
            PageRow("submit", tr("Submit"), "submit", self._submit_page),
            PageRow("board", tr("Board"), "board", self._board_page),
            PageRow("receivable", tr("Receivable"), "", self._receivable_page),
            PageRow("statistics", tr("Statistics"), "statistics", self._statistics_page),
            PageRow("onboarding", tr("Your company"), "company", self._onboarding_page, at_foot=True),
            PageRow(
                "settings", tr("Settings"), "settings", lambda: SettingsPage(self.settings), at_foot=True
            ),
        ]

    def _sign_in_page(self) -> QWidget:
        page = SignInPage(self.sign_in)
        page.left.connect(lambda: self.window.show_page("welcome"))
        return page

    def _onboarding_page(self) -> QWidget:
        page = OnboardingPage(self.onboarding)
        page.finished.connect(lambda: self.window.show_page("submit"))
        return page

    def _today_page(self) -> QWidget:
        page = TodayPage(self.today)
        page.files_asked.connect(self._ask_files)
        return page

    def _submit_page(self) -> QWidget:
        page = SubmitPage(self.submit)
        page.review.box_drawn.connect(lambda path, box: self._read_box(page, path, box))
        return page

    def _statistics_page(self) -> QWidget:
        self.statistics.look()
        return StatisticsPage(self.statistics)

    def _board_page(self) -> QWidget:
        page = BoardPage(self.board)
        page.files_asked.connect(self._ask_files)
        return page

    def _receivable_page(self) -> QWidget:
        page = ReceivablePage(self.receivable)
        page.left.connect(lambda: self.window.show_page("board"))
        page.copied.connect(lambda: self.window.toast.say(tr("Copied")))
        return page

    def _wire_window(self) -> None:
        window = self.window
        window.closing.connect(self._lifetime.stop.set)
        window.files_dropped.connect(self.take_in)
        window.files_asked.connect(self._ask_files)
        window.toast.undone.connect(self._undo)
        window.search_asked.connect(self._search)
        window.page_shown.connect(lambda key: self.statistics.look() if key == "statistics" else None)
        self._undoing: Callable[[], bool] | None = None
        if remembered := self.store.preferences.get("window"):
            window.restore(bytes.fromhex(remembered))

    async def run(self) -> None:
        """Shows what is known at once, then connects; returns when the app is to end."""
        self.show_first()
        spawn = self._lifetime.tasks.spawn
        spawn(self._connect())
        await self._lifetime.stop.wait()
        await self.close()

    def show_first(self) -> None:
        """The page of the last time, before anything is asked of anybody."""
        last = self._last()
        self.window.show_rail(last is not None)
        self.window.show_page("welcome" if last is None else "today")
        self.window.show()

    async def close(self) -> None:
        self.store.preferences.set("window", self.window.remembered().hex())
        self._stop_listening()
        self.window.let_close()
        self.window.close()
        # First what works over the connection, then the connection, then what both of them write to.
        await self._lifetime.tasks.end()
        await self._rereading.close()
        if self.desk.link is not None:
            await self.desk.link.close()
            self.desk.link = None
        self.store.close()
        self.window.deleteLater()

    async def _connect(self) -> None:
        if self._asked.connection_file is not None:
            self.welcome.choose("service")
            self.welcome.read_file(self._asked.connection_file)
            self.window.show_page("welcome")
            self.welcome.connect_service()
            return
        last = self._last()
        if last is None:
            return
        try:
            await self.connecting.use(last)
        except Failure as failure:
            self._say(failure)
            return
        self._go_on()
        if self._asked.things:
            self.open_things(self._asked.things)

    def _last(self) -> ConnectionRow | None:
        rows = self.store.connections.all()
        return rows[0] if rows else None

    def _vault(self) -> asyncio.Future[Vault]:
        if self._opening is None:
            from recovery_desktop.api.vault import open_vault

            places = self._asked.places
            self._opening = asyncio.ensure_future(open_vault(places.account, self._keyring))
            self._opening.add_done_callback(self._vault_opened)
        return self._opening

    def _vault_opened(self, opening: asyncio.Future[Vault]) -> None:
        if opening.cancelled() or opening.result().lasts:
            return
        words = tr("No keyring is available, so you will sign in again at the next start.")
        self.window.show_band(
            "keyring", Banner(words, "warning", icon="lock", dismissable=True, rounded=False)
        )

    def _make_link(self, row: ConnectionRow, vault: Vault) -> Link:
        from recovery_desktop.link.link import Link

        return Link(
            self.store,
            vault,
            self._asked.places,
            row,
            self._lifetime.tasks.spawn,
            self._stands,
            self._service_stands,
        )

    def _switched(self) -> None:
        """Another connection: everything on view is read anew."""
        link = self.desk.link
        practice = link is not None and link.kind == "practice"
        self.window.show_band("practice", PracticeBand(self.practice) if practice else None)
        self._clock_moved()
        self.drafting.interrupted()
        self.onboarding.reread()
        self.submit.reread()
        self.board.place()
        self.today.reread()

    def _go_on(self) -> None:
        """To the next page that the person needs: sign in, become a creditor, or work."""
        link = self.desk.link
        if link is None:
            self.window.show_page("welcome")
            return
        if not link.is_signed_in:
            self.window.show_rail(self.store.shelf(link.id).receivables.count() > 0)
            self.window.show_page("sign_in")
            self.sign_in.start()
            return
        link.start()
        if link.kind == "practice":
            self.practice.look()
        self.window.show_rail(True)
        if is_active(link.connected):
            self.window.show_page("today" if link.connected.shelf.receivables.count() else "submit")
            self._lifetime.tasks.spawn(self.drafting.read_waiting_quietly())
        else:
            self.window.show_page("onboarding")

    def _clock_moved(self) -> None:
        """Days are counted by the clock of the connection: the one of Practice can be moved."""
        link = self.desk.link
        practice = link is not None and link.kind == "practice"
        if text.follow_clock(self.practice.ahead if practice else timedelta()):
            self.board.noticed(())
            self.today.reread()
            self.receivable.look_again()

    def _activated(self) -> None:
        self.submit.reread()
        self._lifetime.tasks.spawn(self.drafting.read_waiting_quietly())

    def _changed(self, changed: Changed) -> None:
        if changed.kind == "receivable":
            self.board.noticed(changed.ids)
            self.receivable.noticed(changed.ids)
            self.today.reread()
        elif changed.kind == "draft":
            self.submit.reread()
            self.today.reread()
        elif changed.kind == "creditor":
            self.onboarding.reread()
        elif changed.kind == "intent":
            self.receivable.reread()
        elif changed.kind == "correction":
            self.settings.noticed()

    def _stands(self, status: Status) -> None:
        link = self.desk.link
        if link is None:
            return
        state = STANDINGS[status.standing]
        if state == "live" and not link.is_live:
            state = "polling"
        synced = link.connected.row.synced_at
        self.window.connection.show_state(state, datetime.fromisoformat(synced) if synced else None)
        if status.standing == "signed_out" and self.window.shown not in ("sign_in", "welcome"):
            self._go_on()
        if status.standing == "up_to_date":
            self._lifetime.tasks.spawn(self.drafting.read_waiting_quietly())

    def _service_stands(self, state: ServiceState) -> None:
        words = {
            ServiceState.RESTARTING: tr("The service on this computer stopped and is being started again."),
            ServiceState.FAILED: tr(
                "The service on this computer does not start. Its log in the settings says why."
            ),
        }.get(state)
        self.window.show_band("service", Banner(words, "warning", rounded=False) if words else None)

    def show_receivable(self, receivable_id: str) -> None:
        self.receivable.open(receivable_id)
        self.window.show_page("receivable")

    def take_in(self, paths: Sequence[Path]) -> None:
        """Dropped, chosen or handed over by a second start."""
        if self.desk.link is None:
            self.window.toast.say(tr("Choose a connection first, then drop your invoices."))
            return
        self.submit.add_files(paths)
        self.window.show_page("submit")

    def open_things(self, things: Sequence[str]) -> None:
        """Files and links of the command line or of a second start."""
        files = [Path(thing) for thing in things if "://" not in thing]
        links = [thing for thing in things if "://" in thing]
        if files:
            self.take_in(files)
        for link in links:
            self.show_receivable(link.rsplit("/", 1)[1])
        self.window.raise_()
        self.window.activateWindow()

    def _search(self) -> None:
        self.window.show_page("board")
        page = self.window.page("board")
        if isinstance(page, BoardPage):
            page.focus_search()

    def _read_box(self, page: SubmitPage, path: str, box: Box) -> None:
        """What the person drew a box around becomes the field's value, to be seen and changed."""
        draft = self.submit.current
        if draft is None or draft.file_path is None:
            return
        file, sides = Path(draft.file_path), (box.x0, box.top, box.x1, box.bottom)

        async def read() -> None:
            try:
                value = await self._rereading.read(file, box.page, sides, path)
            except Failure as failure:
                self._say(failure)
                return
            if self.submit.current is not None and self.submit.current.id == draft.id:
                self.submit.edit(path, value)
                page.review.fields[path].forget()
                page.review.show_state()

        self._lifetime.tasks.spawn(read())

    def _keep_still(self) -> None:
        theme.set_reduced_motion(bool(self.settings.choice("reduced_motion")))

    def _count_today(self) -> None:
        if hasattr(self, "window"):
            self.window.rail.show_count("today", self.today.waiting)

    def _ask_files(self) -> None:
        dialogs.choose_files(
            self.window,
            tr("Choose invoices"),
            tr("Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif)"),
            self.take_in,
        )

    def _submitted(self, draft_id: str, intent_id: str) -> None:
        self.window.show_page("board")
        self._offer_undo(tr("Submitted"), lambda: self.submit.take_back(intent_id, draft_id))

    def _decided(self, call: str, intent_id: str) -> None:
        self._offer_undo(tr("Saved"), lambda: self.drafting.take_back(intent_id))

    def _sign_out(self) -> None:
        if self.desk.link is not None:
            self.desk.link.sign_out()

    def _offer_undo(self, words: str, undo: Callable[[], bool]) -> None:
        self._undoing = undo
        self.window.toast.say(words, undo=True, seconds=int(self.desk.undo_seconds))

    def _undo(self) -> None:
        undo, self._undoing = self._undoing, None
        if undo is not None and not undo():
            self.window.toast.say(tr("It had left already."))
        self.submit.reread()
        self.receivable.reread()

    def _say(self, failure: Failure) -> None:
        log.warning("%s: %s", type(failure).__name__, failure.told)
        self.window.toast.say(failure.title)


def _open_folder(folder: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
