"""What happened since the person last looked, by receivable, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Protocol

from PySide6.QtCore import Signal

from recovery_desktop.ui.state import PageState, Spawn

SHOWN: Final = 200
"""So many notices are read; what is older stands with its receivable."""


@dataclass(frozen=True)
class NoticeLine:
    """One thing that happened, in words; `tone` of the theme."""

    id: str
    icon: str
    tone: str
    sentence: str
    at: datetime
    is_new: bool


@dataclass(frozen=True)
class NoticeGroup:
    """Everything about one receivable; where `receivable_id` is empty, the account or a setting (`is_setting`)."""

    receivable_id: str
    title: str
    below: str
    lines: tuple[NoticeLine, ...]
    is_setting: bool = False

    @property
    def new(self) -> int:
        return sum(line.is_new for line in self.lines)


class NoticeReads(Protocol):
    def groups(self, limit: int, /, *, unread: bool) -> Sequence[NoticeGroup]:
        """The group with the newest notice first."""

    def count_unread(self) -> int: ...


class NoticeCommands(Protocol):
    """Each is durable when it returns, and changes nothing but what was read."""

    def read(self, ids: Sequence[str], /) -> None: ...

    def read_all(self) -> None: ...


class NoticesState(PageState):
    """`opened` carries a receivable, `account_opened` asks for the creditor's own page, `settings_opened` for how
    recoveries go."""

    opened = Signal(str)
    settings_opened = Signal()
    account_opened = Signal()

    def __init__(self, spawn: Spawn, reads: NoticeReads, commands: NoticeCommands) -> None:
        super().__init__(spawn)
        self._reads, self._commands = reads, commands
        self.only_new = False
        self.groups: list[NoticeGroup] = []
        self.unread = 0
        self.reread()

    def reread(self) -> None:
        """Look into the store again."""
        self.unread = self._reads.count_unread()
        self.groups = list(self._reads.groups(SHOWN, unread=self.only_new))
        self.changed.emit()

    def show_only_new(self, wanted: bool) -> None:
        self.only_new = wanted
        self.reread()

    def open(self, group: NoticeGroup) -> None:
        """To what it is about; with that it is read."""
        self.read(group)
        if group.receivable_id:
            self.opened.emit(group.receivable_id)
        elif group.is_setting:
            self.settings_opened.emit()
        else:
            self.account_opened.emit()

    def read(self, group: NoticeGroup) -> None:
        self._commands.read([line.id for line in group.lines if line.is_new])
        self.reread()

    def read_all(self) -> None:
        self._commands.read_all()
        self.reread()
