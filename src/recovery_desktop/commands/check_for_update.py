"""Looks for a newer version when the person allowed it, once a day at most; it never installs anything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from recovery_desktop.licences import OURS
from recovery_desktop.resources import ResourceMissing, resource
from recovery_desktop.store.preferences import Preferences

if TYPE_CHECKING:  # HTTP and cryptography are loaded with the first look
    from recovery_desktop.api.updates import Update

ALLOWED: Final = "look_for_updates"
DISMISSED: Final = "update_dismissed"
HIGHEST: Final = "update_highest_seen"
_LOOKED: Final = "update_looked_at"
EVERY: Final = timedelta(days=1)

Fetch = Callable[[], Awaitable["Update"]]


def running_version() -> str:
    return version(OURS)


def has_update_source() -> bool:
    """Return whether this build was told where newer versions are announced."""
    try:
        resource("updates.toml")
    except ResourceMissing:
        return False
    return True


def is_automatic(choices: Preferences) -> bool:
    """Return whether the person allowed it to look by itself."""
    return has_update_source() and bool(choices.get(ALLOWED, False))


async def fetch_newest() -> Update:
    """Fetch the newest version. Raises a Failure."""
    from recovery_desktop.api.updates import fetch_newest_update, load_update_source

    source = load_update_source()
    assert source is not None, "asked only where there is one"
    return await fetch_newest_update(source)


async def check_automatically(
    choices: Preferences, running: str, fetch: Fetch | None = None, now: datetime | None = None
) -> Update | None:
    """Return a newer version that the person has not waved away; None where it is not allowed or too early.

    Raises what `fetch` raises; a failed look counts as a look.
    """
    now = now or datetime.now(UTC)
    if not choices.get(ALLOWED, False) or not _is_time(choices.get(_LOOKED), now):
        return None
    choices.set(_LOOKED, now.isoformat())
    version = await check_now(choices, running, fetch)
    return None if version is None or version.version == choices.get(DISMISSED) else version


async def check_now(choices: Preferences, running: str, fetch: Fetch | None = None) -> Update | None:
    """Return a version newer than the running one. Raises what `fetch` raises, and UpdateTooOld for a version below
    the highest that was ever announced here."""
    from recovery_desktop.api.updates import UpdateTooOld, version_numbers

    version = await (fetch or fetch_newest)()
    highest: str = choices.get(HIGHEST, "")
    if version_numbers(version.version) < version_numbers(highest):
        raise UpdateTooOld(f"{version.version} after {highest}")
    if version.is_newer_than(highest):
        choices.set(HIGHEST, version.version)
    return version if version.is_newer_than(running) else None


@dataclass(frozen=True)
class NewVersion:
    """`notes` are plain text, `page` is where it can be had."""

    version: str
    notes: str
    page: str


def describe_update(update: Update, language: str) -> NewVersion:
    return NewVersion(update.version, update.notes_in(language), str(update.page))


def dismiss_update(choices: Preferences, version: str) -> None:
    """Stop offering that version; the next one is offered again."""
    choices.set(DISMISSED, version)


def _is_time(looked: str | None, now: datetime) -> bool:
    # A clock that was put back must not silence it for years.
    return looked is None or not timedelta(0) <= now - datetime.fromisoformat(looked) < EVERY
