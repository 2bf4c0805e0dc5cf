"""What is said once, where the program closes on a person's own computer while messages are to be sent."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.session.session import Session
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.wording.sending import while_open_word

if TYPE_CHECKING:
    from recovery_desktop.app.navigation import AppShell
    from recovery_desktop.ui.pages.notices.controller import NoticesController

SOON: Final = timedelta(days=7)
MOST: Final = 10_000
"""More than anybody has planned within a week."""
_PREFERENCE: Final = "closing.told"
_SENT_BY_THE_PROGRAM: Final = ("email", "sms")


def close_window(app: AppShell, notices: NoticesController | None, *, may_hide: bool) -> None:
    """Close the window for the person: the program stays in the tray where they chose that, else it ends. Without
    `notices` nobody would tell them anything there."""
    if notices is not None and may_hide and notices.stay():
        app.window.hide()
        return

    def stay() -> None:
        app.store.preferences.set("notices.background", True)
        close_window(app, notices, may_hide=True)

    can_stay = notices is not None and notices.can_stay
    if tell_what_waits(app.window, app.session, app.quit, stay if can_stay else None) is None:
        app.quit()


def messages_ahead(session: Session, now: datetime) -> list[datetime]:
    """Return when messages are to be sent from this computer soon, the next one first."""
    if not session.is_this_computer:
        return []
    receivables = session.connection_store.receivables
    rows = receivables.next_planned((ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS), MOST)
    planned = [row.next_at for row in rows if row.next_at and row.next_type in _SENT_BY_THE_PROGRAM]
    return [at for at in map(datetime.fromisoformat, planned) if at <= now + SOON]


def tell_what_waits(
    window: QWidget, session: Session, close: Callable[[], None], stay: Callable[[], None] | None
) -> ClosingSheet | None:
    """Say what is not sent while the program is closed: once, and whenever a message is due today; None where there is
    nothing to say. `stay` keeps it at work in the tray, None where there is no tray."""
    program = QGuiApplication.instance()
    ends_with_session = isinstance(program, QGuiApplication) and program.isSavingSession()
    if ends_with_session:
        return None
    now = text.current_moment()
    planned = messages_ahead(session, now)
    is_today = bool(planned) and planned[0].astimezone().date() <= now.astimezone().date()
    if not planned or (session.store.preferences.get(_PREFERENCE, False) and not is_today):
        return None
    sheet = ClosingSheet(window, planned, close, stay)
    session.store.preferences.set(_PREFERENCE, True)
    sheet.open()
    return sheet


class ClosingSheet(Sheet):
    """Closed by its corner it leaves the program open."""

    def __init__(
        self,
        parent: QWidget,
        planned: list[datetime],
        close: Callable[[], None],
        stay: Callable[[], None] | None,
    ) -> None:
        super().__init__(parent, tr("Messages wait while the program is closed"))
        count = QCoreApplication.translate(
            "App", "%n message(s) to be sent within a week.", None, len(planned)
        )
        first = tr("The next one: {moment}.").format(moment=text.moment(planned[0]))
        self.body.addWidget(Label(f"{count} {first}"))
        self.body.addWidget(Label(while_open_word(is_this_computer=True), "muted"))
        self.body.addWidget(Label(tr("You will only see this once."), "caption"))
        self.stay = button(tr("Keep working in the tray") if stay else tr("Keep it open"))
        self.stay.clicked.connect(self.reject)
        if stay is not None:
            self.stay.clicked.connect(stay)
        self.agree = button(tr("Close the program"), "primary")
        self.agree.clicked.connect(self.accept)
        self.agree.clicked.connect(close)
        self.add_buttons(self.stay, self.agree)
