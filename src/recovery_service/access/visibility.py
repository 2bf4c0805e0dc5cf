"""Which creditors a grant sees: all of its client's, or those of one account."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, false, or_, select

from recovery_contract.ids import UserId
from recovery_service.db.tables.users import user_table
from recovery_service.principal import PLATFORM, Principal


def normalise_email(email: str) -> str:
    """Return what two spellings of one address share."""
    return email.strip().casefold()


def visible_to(principal: Principal) -> ColumnElement[bool]:
    """Return the condition on a creditor's row."""
    own_client = user_table.c.client_id == principal.client_id
    if principal.is_platform:
        return own_client
    by_email = (
        user_table.c.email_key == normalise_email(principal.verified_email)
        if principal.verified_email
        else false()
    )
    return and_(own_client, or_(user_table.c.created_by == principal.subject, by_email))


def visible_user_ids(principal: Principal) -> Select[tuple[str]]:
    """Return the ids of the creditors this grant sees, for `column.in_(...)`."""
    return select(user_table.c.id).where(visible_to(principal))


def visible_to_grant(
    user_id: ColumnElement[UserId], subject: ColumnElement[Any], verified_email: ColumnElement[Any]
) -> ColumnElement[bool]:
    """Return whether a grant of the creditor's client sees it: a row with its subject and the key of its email."""
    by_email = verified_email == user_table.c.email_key
    seeing = or_(subject.in_((PLATFORM, user_table.c.created_by)), by_email)
    return exists().where(user_table.c.id == user_id, seeing)
