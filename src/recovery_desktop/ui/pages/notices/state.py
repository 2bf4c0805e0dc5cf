"""What happened since the person last looked, by receivable, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from recovery_desktop.ids import NoticeId
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.notices.groups import NoticeGroup, notice_groups
from recovery_desktop.ui.pages.state import PageState

SHOWN: Final = 200
"""So many notices are read; what is older stands with its receivable."""


class NoticesState(PageState):
    """`opened` carries a receivable, `account_opened` asks for the creditor's own page, `settings_opened` for how
    recoveries go; `all_read` carries the ids of those that were new."""

    opened = Signal(str)
    settings_opened = Signal()
    account_opened = Signal()
    all_read = Signal(list)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.only_new = False
        self.groups: list[NoticeGroup] = []
        self.unread = 0
        self.reread()

    def reread(self) -> None:
        """Look into the store again."""
        self.unread = self.session.connection_store.notices.count_unread()
        self.groups = notice_groups(self.session.connection_store, SHOWN, unread=self.only_new)
        self.changed.emit()

    def show_only_new(self, wanted: bool) -> None:
        self.only_new = wanted
        self.reread()

    def open(self, group: NoticeGroup) -> None:
        """Open what the group is about and mark it as read."""
        self.read(group)
        if group.receivable_id:
            self.opened.emit(group.receivable_id)
        elif group.is_setting:
            self.settings_opened.emit()
        else:
            self.account_opened.emit()

    def read(self, group: NoticeGroup) -> None:
        self.session.connection_store.notices.mark_read([line.id for line in group.lines if line.is_new])
        self.reread()

    def read_all(self) -> None:
        ids = self.session.connection_store.notices.mark_all_read()
        self.reread()
        self.all_read.emit(ids)

    def mark_unread(self, ids: Sequence[NoticeId]) -> bool:
        self.session.connection_store.notices.mark_unread(ids)
        self.reread()
        return True
