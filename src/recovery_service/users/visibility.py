"""Which creditors a grant sees: all of its client's, or those of one account."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, false, or_, select

from recovery_service.principal import Principal
from recovery_service.users.tables import user_table

_OWNERS: Final = select(user_table.c.created_by, user_table.c.email_key).where(
    user_table.c.id == bindparam("which")
)


def email_key(email: str) -> str:
    """What two spellings of one address share."""
    return email.strip().casefold()


def seen_by(principal: Principal) -> ColumnElement[bool]:
    """The condition on a creditor's row."""
    own_client = user_table.c.client_id == principal.client_id
    if principal.is_platform:
        return own_client
    by_email = (
        user_table.c.email_key == email_key(principal.verified_email) if principal.verified_email else false()
    )
    return and_(own_client, or_(user_table.c.created_by == principal.subject, by_email))


def visible(principal: Principal) -> Select[tuple[str]]:
    """The ids of the creditors this grant sees, for `column.in_(...)`."""
    return select(user_table.c.id).where(seen_by(principal))


def owners(connection: Connection, user_id: str) -> tuple[str, str]:
    """Who may see this creditor besides the platform: the account that created it, and the key of its email."""
    created_by, key = connection.execute(_OWNERS, {"which": user_id}).one()
    return created_by, key
