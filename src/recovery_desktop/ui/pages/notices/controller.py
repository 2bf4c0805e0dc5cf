"""What happened: on its page, in the rail's number, and outside of the window for who does not look at it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.commands.deadlines import export_calendar, note_near_deadlines
from recovery_desktop.failures import Failure
from recovery_desktop.ids import NO_RECEIVABLE
from recovery_desktop.notifying.announcing import Announcement, Announcer, get_choice
from recovery_desktop.notifying.tray import Tray
from recovery_desktop.store.changes import StoreChange
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr
from recovery_desktop.ui.pages.notices.groups import announcement, deadlines
from recovery_desktop.ui.pages.notices.page import NoticesPage
from recovery_desktop.ui.pages.notices.state import NoticesState

log = logging.getLogger(__name__)

GATHERED_MS = 400
"""What comes in together is told together."""
DEADLINES_MS = 30 * 60 * 1000


class NoticesController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = NoticesState(app.session)
        self.state.opened.connect(app.show_receivable)
        self.state.settings_opened.connect(lambda: app.show_settings("recovery", "rates"))
        self.state.account_opened.connect(lambda: app.show_page("onboarding"))
        self.state.all_read.connect(
            lambda ids: app.offer_undo(tr("All marked as read"), lambda: self.state.mark_unread(ids))
        )
        self.state.changed.connect(self._count)
        self.choices = app.session.store.preferences
        self.announcer = Announcer(
            self.choices,
            lambda: app.session.connection_store.notices,
            lambda rows: announcement(app.session.connection_store, rows),
            self._announce,
            lambda: app.is_watched,
            lambda: datetime.now().astimezone(),
        )
        self._desktop = None
        if sys.platform == "linux":
            from recovery_desktop.notifying.freedesktop import DesktopNotifications

            name = QApplication.applicationDisplayName() or "Recovery Desktop"
            self._desktop = DesktopNotifications(name, tr("Open"), self._acted)
        self.tray = self._make_tray() if Tray.is_available() else None
        self._soon = _timer(GATHERED_MS, self._look)
        self._quiet_ends = _timer(0, self._look)
        self._deadlines = _timer(DEADLINES_MS, self._remind)
        self._deadlines.setSingleShot(False)
        self._deadlines.start()
        self._remind()
        self._soon.start()
        self._count()

    def _make_tray(self) -> Tray:
        tray = Tray()
        tray.opened.connect(self.app.come_forward)
        tray.lost.connect(self.app.come_forward)
        tray.notices_requested.connect(lambda: self._acted(NO_RECEIVABLE))
        tray.quit_requested.connect(self.app.quit)
        tray.acted.connect(self._acted)
        return tray

    @property
    def can_stay(self) -> bool:
        """Whether there is a tray that would lead back to it."""
        return Tray.is_available()

    def stay(self) -> bool:
        """Return whether closing the window leaves the app at work in the tray, which then leads back to it."""
        if not get_choice(self.choices, "notices.background") or not Tray.is_available():
            return False
        if self.tray is None:  # the panel was started after the app
            self.tray = self._make_tray()
            self._count()
        self.tray.show_while_hidden()
        return True

    def make_page(self) -> QWidget:
        page = NoticesPage(self.state)
        page.calendar_requested.connect(lambda: self.ask_calendar(page))
        page.files_requested.connect(self.app.ask_files)
        return page

    def ask_calendar(self, parent: QWidget) -> None:
        """Ask where to write the open deadlines; say so where there is none."""
        if not deadlines(self.app.session.connection_store):
            self.app.say(tr("Nothing needs your answer, so there are no deadlines."))
            return
        self.file_dialog = dialogs.choose_new_file(
            parent,
            tr("Add deadlines to the calendar"),
            tr("deadlines.ics"),
            [tr("Calendar (*.ics)")],
            self._write_to,
        )

    def _write_to(self, path: Path) -> None:
        self.app.session.spawn(self._write(path))

    async def _write(self, path: Path) -> None:
        days = int(get_choice(self.choices, "notices.remind_days"))
        try:
            await export_calendar(
                path, deadlines(self.app.session.connection_store), text.current_moment(), days
            )
        except Failure as failure:
            self.app.tell(failure)
            return
        self.app.say(tr("Saved: {name}").format(name=path.name))

    def on_store_changed(self, changed: StoreChange) -> None:
        chosen = changed.kind == "preference" and any(name.startswith("notices.") for name in changed.ids)
        if chosen or changed.kind in ("notice", "receivable"):
            self._soon.start()

    def on_connection_changed(self) -> None:
        self._remind()
        self.state.reread()

    def clock_moved(self) -> None:
        self._remind()
        self.state.reread()

    async def close(self) -> None:
        for timer in (self._soon, self._quiet_ends, self._deadlines):
            timer.stop()
        if self.tray is not None:
            self.tray.close()
        if self._desktop is not None:
            await self._desktop.close()

    def _look(self) -> None:
        self._remind()
        self.state.reread()
        seconds = self.announcer.announce_due()
        if seconds is not None:
            self._quiet_ends.start(int(seconds * 1000) + 1000)

    def _remind(self) -> None:
        days = int(get_choice(self.choices, "notices.remind_days"))
        if days:
            note_near_deadlines(
                self.app.session.connection_store,
                deadlines(self.app.session.connection_store),
                text.current_moment(),
                days,
            )

    def _count(self) -> None:
        self.app.count("notices", self.state.unread)
        if self.tray is not None:
            self.tray.show_count(self.state.unread)

    def _announce(self, announcement: Announcement) -> None:
        if self._desktop is not None:
            self.app.session.spawn(self._show(announcement))
        elif self.tray is not None:
            self.tray.show(announcement)

    async def _show(self, announcement: Announcement) -> None:
        from recovery_desktop.notifying.freedesktop import NotificationNotShown

        assert self._desktop is not None
        try:
            await self._desktop.show(announcement)
        except NotificationNotShown as reason:
            log.info("no notification was shown: %s", reason)
            if self.tray is not None:
                self.tray.show(announcement)

    def _acted(self, receivable_id: ReceivableId) -> None:
        if receivable_id:
            self.app.show_receivable(receivable_id)
        else:
            self.app.show_page("notices")
        self.app.come_forward()


def _timer(milliseconds: int, act: Callable[[], None]) -> QTimer:
    timer = QTimer()
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
