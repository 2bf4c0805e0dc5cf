"""Refusals of a service, shown at the field that they name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_desktop.failures import Failure, Refused
from recovery_desktop.ui import notices
from recovery_desktop.ui.widgets.field import Field


def show_field_error(failure: Failure | None, fields: Mapping[str, Field]) -> bool:
    """Return whether it named one of these fields; that one says so then, until it is changed, and has the keyboard."""
    refused = notices.field_errors(failure, fields)
    for place, words in refused.items():
        fields[place].refuse(words)
        fields[place].take_focus()
    return bool(refused)


def show_stored_field_error(failure: Mapping[str, Any] | None, fields: Mapping[str, Field]) -> bool:
    """Show the error of a stored refusal at its field; return whether there is one."""
    return show_field_error(Refused.from_json(failure or {}), fields)
