"""Banner about a newer version: it opens the download page and installs nothing."""

from __future__ import annotations

import logging

from recovery_desktop.commands import check_for_update
from recovery_desktop.commands.check_for_update import NewVersion
from recovery_desktop.failures import Failure
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.pages.settings.about.state import ui_language
from recovery_desktop.ui.widgets.banner import Banner

log = logging.getLogger(__name__)
NOTES_LENGTH = 160


async def find_update_banner(session: Session) -> Banner | None:
    """Return None where nothing is to be said: not allowed, too early, nothing newer, or nobody answered."""
    choices = session.store.preferences
    if not check_for_update.is_automatic(choices):
        return None
    try:
        update = await check_for_update.check_automatically(choices, check_for_update.running_version())
    except Failure as failure:
        # The check was not requested by the person, so its failure is not shown; it is tried again tomorrow.
        log.info("no news of versions: %s", type(failure).__name__)
        return None
    return (
        None
        if update is None
        else make_update_banner(check_for_update.describe_update(update, ui_language()), session)
    )


def make_update_banner(version: NewVersion, session: Session) -> Banner:
    words = tr("Version {version} is available. {notes}").format(
        version=version.version, notes=_short(version.notes)
    )
    band = Banner(words.strip(), "info", action=tr("See the new version"), dismissable=True, rounded=False)
    band.acted.connect(lambda: session.open_address(version.page))
    band.dismissed.connect(
        lambda: check_for_update.dismiss_update(session.store.preferences, version.version)
    )
    return band


def _short(notes: str) -> str:
    """Return the beginning of the notes in one line; all of them stand in the settings."""
    lines = (part.strip("-* ") for part in notes.splitlines() if not part.startswith("#"))
    line = " ".join(part for part in lines if part)
    return line if len(line) <= NOTES_LENGTH else f"{line[:NOTES_LENGTH].rsplit(' ', 1)[0]} …"
