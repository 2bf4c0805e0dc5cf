"""Erases what has expired: codes, tokens and consents."""

from __future__ import annotations

from sqlalchemy import delete

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.oauth import (
    access_token_table,
    code_table,
    consent_table,
    refresh_token_table,
)

RETENTION_MS = 86_400_000
"""Used codes and refresh tokens are still known for a day after they expired, so that reuse is still noticed."""


def delete_expired_access(core: Core) -> None:
    before = current_ms() - RETENTION_MS
    with core.database.write() as connection:
        for table in (access_token_table, code_table, consent_table, refresh_token_table):
            connection.execute(delete(table).where(table.c.expires_at <= before))
