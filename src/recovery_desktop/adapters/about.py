"""For the About card and the band: the version, its licences, and what was announced about newer ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from recovery_desktop.commands import look_for_update
from recovery_desktop.documents.confined import ReaderStopped, what_is_not_confined
from recovery_desktop.licences import OURS, as_text, parts
from recovery_desktop.resources import ResourceMissing, resource
from recovery_desktop.store.preferences import Preferences
from recovery_desktop.ui.pages.settings.about.state import NewVersion

if TYPE_CHECKING:  # HTTP and cryptography are loaded with the first look
    from recovery_desktop.api.updates import Update

log = logging.getLogger(__name__)


class Announcements:
    def __init__(self, choices: Preferences) -> None:
        self._choices = choices

    @property
    def version(self) -> str:
        return version(OURS)

    @property
    def can_look(self) -> bool:
        try:
            resource("updates.toml")
        except ResourceMissing:
            return False
        return True

    @property
    def may_look(self) -> bool:
        return self.can_look and bool(self._choices.get(look_for_update.ALLOWED, False))

    def allow(self, allowed: bool, /) -> None:
        self._choices.set(look_for_update.ALLOWED, allowed)

    async def look(self) -> NewVersion | None:
        """Raises Failure."""
        return _shown(await look_for_update.look_now(self._choices, self.version, _fetch))

    async def look_by_itself(self) -> NewVersion | None:
        """Once a day and only where it is allowed. Raises Failure."""
        if not self.may_look:
            return None
        return _shown(await look_for_update.look_by_itself(self._choices, self.version, _fetch))

    def dismiss(self, found: NewVersion) -> None:
        look_for_update.dismiss(self._choices, found.version)

    async def not_confined(self) -> Collection[str] | None:
        try:
            return await asyncio.to_thread(what_is_not_confined)
        except ReaderStopped as failure:
            log.warning("what reads foreign files did not start: %s", failure.told)
            return None

    async def licences(self) -> str:
        return await asyncio.to_thread(lambda: as_text(parts()))


async def _fetch() -> Update:
    from recovery_desktop.api.updates import newest, update_source

    source = update_source()
    assert source is not None, "asked only where there is one"
    return await newest(source)


def _shown(found: Update | None) -> NewVersion | None:
    if found is None:
        return None
    language = QLocale().name().partition("_")[0]
    return NewVersion(found.version, found.notes_in(language), str(found.page))
