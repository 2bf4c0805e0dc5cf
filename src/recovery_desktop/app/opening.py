"""Opening of the store at the start: applies a restored backup first, and salvages a damaged store."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_desktop.backup import swap
from recovery_desktop.store.database import StoreDamaged, StoreUnusable
from recovery_desktop.store.store import Store

if TYPE_CHECKING:  # loaded by the rare start that needs it
    from recovery_desktop.store.salvage import SalvageReport

log = logging.getLogger(__name__)


def open_store(folder: Path) -> tuple[Store, SalvageReport | None]:
    """Open the store and repair it where it is damaged.

    Raises StoreUnusable or NewerSchema; nothing was changed then.
    """
    try:
        if swap.is_swap_scheduled(folder):
            log.info(
                "what was brought back takes its place; the data before it lie in %s", swap.apply_swap(folder)
            )
        try:
            return Store(folder), None
        except StoreDamaged as damage:
            from recovery_desktop.store.salvage import salvage

            log.error("the store is damaged: %s", damage)
            salvaged = salvage(folder)
            log.info(
                "salvaged %s; unread: %s; unplaced: %s", salvaged.saved, salvaged.unread, salvaged.unplaced
            )
            return Store(folder), salvaged
    except OSError as error:
        raise StoreUnusable(f"{folder}: {error}") from error


def open_in_browser(address: str) -> bool:
    """Open an address outside of the app; whether that could be done."""
    from recovery_desktop.ui import dialogs

    return dialogs.open_address(address)
