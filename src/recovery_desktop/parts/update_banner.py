"""The band that says that there is a newer version: it opens the page where that can be had and installs nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable

from recovery_desktop.adapters.about import Announcements
from recovery_desktop.failures import Failure
from recovery_desktop.parts.controller import tr
from recovery_desktop.ui.pages.settings.about.state import NewVersion
from recovery_desktop.ui.widgets.banner import Banner

log = logging.getLogger(__name__)
NOTES_LENGTH = 160


async def update_band(announced: Announcements, open_address: Callable[[str], bool]) -> Banner | None:
    """None where nothing is to be said: not allowed, too early, nothing newer, or nobody answered."""
    try:
        found = await announced.look_by_itself()
    except Failure as failure:
        # Nobody asked for it just now, so nobody is told: it is tried again tomorrow.
        log.info("no news of versions: %s", type(failure).__name__)
        return None
    return None if found is None else band_of(found, announced, open_address)


def band_of(found: NewVersion, announced: Announcements, open_address: Callable[[str], bool]) -> Banner:
    words = tr("Version {version} is available. {notes}").format(
        version=found.version, notes=_short(found.notes)
    )
    band = Banner(words.strip(), "info", action=tr("Open its page"), dismissable=True, rounded=False)
    band.acted.connect(lambda: open_address(found.page))
    band.dismissed.connect(lambda: announced.dismiss(found))
    return band


def _short(notes: str) -> str:
    """The beginning of the notes in one line; all of them stand in the settings."""
    said = (part.strip("-* ") for part in notes.splitlines() if not part.startswith("#"))
    line = " ".join(part for part in said if part)
    return line if len(line) <= NOTES_LENGTH else f"{line[:NOTES_LENGTH].rsplit(' ', 1)[0]} …"
