"""The history as a person reads it: what the service enters twice stands there once."""

from __future__ import annotations

from collections.abc import Sequence

from recovery_contract.progress import HistoryEntry


def without_doubles(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """Leave out the contact that a call was, beside the entry with what was said."""
    calls = {entry.at for entry in history if _kind(entry) == "call.recorded"}
    return [entry for entry in history if not (_is_phone(entry) and entry.at in calls)]


def _kind(entry: HistoryEntry) -> str:
    return entry.kind.removeprefix("receivable.")


def _is_phone(entry: HistoryEntry) -> bool:
    data = entry.data or {}
    return _kind(entry) == "contact.attempted" and "phone" in (data.get("type"), data.get("contact_type"))
