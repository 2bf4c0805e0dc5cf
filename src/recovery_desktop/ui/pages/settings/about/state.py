"""Which version this is, what it is made of, and whether there is a newer one."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QLocale

from recovery_desktop.commands import check_for_update, describe_program
from recovery_desktop.commands.check_for_update import NewVersion
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState


class AboutState(PageState):
    """`new_version` is a newer version, `looked` whether somebody looked since the page was opened."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._choices = session.store.preferences
        self.new_version: NewVersion | None = None
        self.looked = False
        self.licences = ""
        self.not_confined: Collection[str] | None = None
        """None until it is known."""

    @property
    def version(self) -> str:
        return check_for_update.running_version()

    @property
    def can_look(self) -> bool:
        return check_for_update.has_update_source()

    @property
    def may_look(self) -> bool:
        return check_for_update.is_automatic(self._choices)

    def allow(self, allowed: bool) -> None:
        """Allow looking for updates, and look at once, or forbid it."""
        if allowed == self.may_look:
            return
        self._choices.set(check_for_update.ALLOWED, allowed)
        self.changed.emit()
        if allowed:
            self.look()

    def look(self) -> None:
        self.looked = False
        self.act("look", self._look)

    def open_page(self) -> None:
        if self.new_version is not None:
            self.session.open_address(self.new_version.page)

    def read_licences(self) -> None:
        if not self.licences:
            self.act("licences", self._read_licences)

    def check_confinement(self) -> None:
        if self.not_confined is None and not self.busy("confinement"):
            self.act("confinement", self._look_at_confinement)

    async def _look_at_confinement(self) -> None:
        self.not_confined = await describe_program.fetch_unconfined()

    async def _look(self) -> None:
        update = await check_for_update.check_now(self._choices, self.version)
        self.new_version = None if update is None else check_for_update.describe_update(update, ui_language())
        self.looked = True

    async def _read_licences(self) -> None:
        self.licences = await describe_program.read_licences()


def ui_language() -> str:
    return QLocale().name().partition("_")[0]
