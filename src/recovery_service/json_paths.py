"""Where in a JSON document something stands, written as a path."""

from __future__ import annotations

from collections.abc import Sequence


def json_path(location: Sequence[str | int]) -> str | None:
    """Return ("debtor", "contacts", 0, "email") as debtor.contacts[0].email; None for the document itself."""
    path = ""
    for step in location:
        if isinstance(step, int):
            path += f"[{step}]"
        else:
            path += f".{step}" if path else step
    return path or None
