"""Import of the pages' modules while the app is idle, so that a page opened first only builds itself."""

from __future__ import annotations

import asyncio
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from recovery_desktop.app.pages import PAGES
from recovery_desktop.ui.countries import read_names

PAUSE_SECONDS: Final = 0.01
"""Between two modules: whatever was asked for meanwhile comes first."""

_ROOT: Final = "recovery_desktop"
_LAST: Final = {"page": 1, "controller": 2}
_LARGE: Final = ("email_validator.rfc_constants", "email_validator", "stdnum.util", "segno", "babel")
"""Of others, and long in the loading: each by itself, before a module of ours asks for all of them at once."""

_FOR_CONNECTIONS: Final = (
    "httpx",
    "recovery_contract.events",
    "recovery_desktop.token_vault",
    "recovery_desktop.app.vault_opener",
    "recovery_desktop.session.keys",
    "recovery_desktop.session.connector",
    "recovery_desktop.actions.table",
    "recovery_desktop.session.connection",
    "recovery_desktop.commands.open_practice",
    "recovery_desktop.ui.pages.practice.controller",
)


async def preload_connection() -> None:
    """Load what the first connection needs, as soon as the person may choose one."""
    await _load(_FOR_CONNECTIONS)


async def preload() -> None:
    """Import modules one after the other, small ones first, so that none delays a key press."""
    await _load(_LARGE)
    read_names()
    await _load(_modules())


async def _load(names: Iterable[str]) -> None:
    for name in names:
        if name not in sys.modules:
            import_module(name)
            await asyncio.sleep(PAUSE_SECONDS)


def _modules() -> Iterator[str]:
    yield from _below("ui", "widgets")
    yield from _below("ui", "document_view")
    for row in PAGES:
        yield from _below("ui", "pages", row.key)


def _below(*folders: str) -> Iterable[str]:
    """Return the modules of a folder, its own before those of the folders in it, which they are made of."""
    place = Path(__file__).parent.parent.joinpath(*folders)
    modules = sorted(pkgutil.iter_modules([str(place)]), key=lambda one: one.name)
    for one in modules:
        if one.ispkg:
            yield from _below(*folders, one.name)
    # A page comes last, then what puts it together: everything that they ask for is there by then.
    for one in sorted(modules, key=lambda one: _LAST.get(one.name, 0)):
        if not one.ispkg:
            yield ".".join((_ROOT, *folders, one.name))
