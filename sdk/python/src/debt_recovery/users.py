"""Users: your customers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from debt_recovery.calls import Call, get_call, join, pairs, post_call, without_none
from debt_recovery.models import Page, Requirements, User

Fields = Mapping[str, Any]


def create(
    email: str,
    *,
    company: Fields | None = None,
    contact: Fields | None = None,
    platform: Fields | None = None,
) -> Call[User]:
    return post_call(
        "/v1/users", without_none(email=email, company=company, contact=contact, platform=platform)
    )


def retrieve(user_id: str) -> Call[User]:
    return get_call(join("v1", "users", user_id))


def update(user_id: str, **changes: Any) -> Call[User]:
    """Change `email`, `company`, `contact` or `platform`; what is left out stays."""
    return Call("PATCH", join("v1", "users", user_id), json=changes)


def list_all(
    *,
    email: str | None = None,
    statuses: Sequence[str] = (),
    created: Mapping[str, str] | None = None,
    limit: int | None = None,
) -> Call[Page[User]]:
    """List users. `created` has the keys `gte` and `lte`."""
    query = {"email": email, "statuses": list(statuses), "created": created, "limit": limit}
    return Call("GET", "/v1/users", pairs(query))


def requirements(user_id: str) -> Call[Requirements]:
    return get_call(join("v1", "users", user_id, "requirements"))
