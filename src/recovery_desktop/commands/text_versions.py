"""Earlier versions of the texts that debtors read, on this computer: noted before each change, to be brought back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from recovery_contract.creditor_settings import MessageTemplate
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.preferences import Preferences

VERSIONS_AT_MOST: Final = 12
"""Of one text; the oldest go."""


@dataclass(frozen=True)
class TextVersion:
    """`at` is when it was replaced."""

    at: datetime
    subject: str
    body: str


def note_version(
    choices: Preferences, connection_id: ConnectionId, text: MessageTemplate, at: datetime | None = None
) -> None:
    """Note a text before it is replaced; the same words are noted once."""
    versions = list_versions(choices, connection_id, text)
    if versions and (versions[0].subject, versions[0].body) == (text.subject, text.body):
        return
    noted = TextVersion(at or datetime.now(UTC), text.subject, text.body)
    stored = [_stored(one) for one in (noted, *versions)][:VERSIONS_AT_MOST]
    choices.set(_stored_as(connection_id, text), stored)


def list_versions(
    choices: Preferences, connection_id: ConnectionId, text: MessageTemplate
) -> list[TextVersion]:
    """Return the earlier versions of this text, the newest first."""
    return [
        TextVersion(datetime.fromisoformat(row["at"]), row["subject"], row["body"])
        for row in choices.get(_stored_as(connection_id, text), [])
    ]


def _stored(version: TextVersion) -> Mapping[str, Any]:
    return {"at": version.at.isoformat(), "subject": version.subject, "body": version.body}


def _stored_as(connection_id: ConnectionId, text: MessageTemplate) -> str:
    return f"text_versions {connection_id} {text.key}/{text.channel}/{text.language}"
