"""Types of the service's answers. Fields that it adds later are there too; one without a value is left out."""

from __future__ import annotations

from typing import Any, Generic, NotRequired, TypedDict, TypeVar

Row = TypeVar("Row")


class Page(TypedDict, Generic[Row]):
    data: list[Row]
    has_more: bool
    cursor: NotRequired[str]


class Capabilities(TypedDict):
    send_receivables: bool
    receive_payments: bool


class UserPlatform(TypedDict):
    """What the platform keeps with the user; only for a token that acts for the whole platform."""

    callback_url: NotRequired[str]
    metadata: NotRequired[dict[str, Any]]


class User(TypedDict):
    id: str
    email: str
    status: str
    onboarding_url: str
    capabilities: Capabilities
    created_at: str
    platform: NotRequired[UserPlatform]


class Requirements(TypedDict):
    currently_due: list[str]
    eventually_due: list[str]
    past_due: list[str]


class Receivable(TypedDict):
    id: str
    user_id: str
    status: str
    amount: float
    currency: str
    recovery_progress: dict[str, Any]
    created_at: str
    user: NotRequired[User]


class Webhook(TypedDict):
    id: str
    url: str
    events: list[str]
    created_at: str
    secret: NotRequired[str]
    description: NotRequired[str]
    enabled: NotRequired[bool]
    warnings: NotRequired[list[dict[str, Any]]]


class Delivery(TypedDict):
    id: str
    event_id: str
    type: NotRequired[str]
    endpoint_id: str
    attempt: int
    status: str
    at: str
    next_attempt_at: NotRequired[str]
    given_up: NotRequired[bool]


class DeliveryLog(TypedDict):
    """The newest attempts; there is no page behind them."""

    data: list[Delivery]
    has_more: bool


class Event(TypedDict):
    id: str
    type: str
    api_version: str
    created_at: str
    data: dict[str, Any]
    metadata: dict[str, str]


class Tokens(TypedDict):
    access_token: str
    token_type: str
    expires_in: int
    refresh_token: str
    scope: str


class Statistics(TypedDict):
    total_sent: int
    total_recovered: int
    total_amount_sent: float
    total_amount_recovered: float
    avg_days_to_recovery: float
    with_phone_success_rate: float
    without_phone_success_rate: float


class Clock(TypedDict):
    now: str
