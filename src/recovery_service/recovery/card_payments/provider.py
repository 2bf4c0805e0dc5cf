"""What a payment provider has to do for us, in our words: open a page for one payment, and tell what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from recovery_service.ids import CheckoutId


@dataclass(frozen=True)
class PageRequest:
    """One payment. `id` is ours and comes back with every message; `opened_at` is real time in seconds. The same
    `id` always comes with the same values."""

    id: CheckoutId
    amount_minor: int
    currency: str
    title: str
    language: str
    opened_at: int
    paid_url: str
    back_url: str


@dataclass(frozen=True)
class Paid:
    """Money arrived for our `checkout_id`; `intent` is what later messages about it name."""

    checkout_id: CheckoutId
    intent: str
    amount_minor: int
    currency: str


@dataclass(frozen=True)
class Refunded:
    """`total_minor` is everything given back of this payment until now. `checkout_id` where the message names it."""

    checkout_id: CheckoutId | None
    intent: str
    total_minor: int
    currency: str


@dataclass(frozen=True)
class RefundFailed:
    """A refund never reached the card: the money is with us again. `refund_id` is the provider's, the same however
    often and under whatever name it is told."""

    intent: str
    refund_id: str
    amount_minor: int
    currency: str
    reason: str


@dataclass(frozen=True)
class ChargedBack:
    """The debtor's bank took money back (`is_withdrawn`), or gave it again after we were found right."""

    intent: str
    chargeback_id: str
    amount_minor: int
    currency: str
    reason: str
    is_withdrawn: bool


@dataclass(frozen=True)
class ProviderEvent:
    """A message whose sender is proven; `what` is None where it is about nothing that concerns us."""

    id: str
    type: str
    what: Paid | Refunded | RefundFailed | ChargedBack | None


@dataclass(frozen=True)
class Page:
    """A page of the provider for one payment: where it is, and the id under which the provider knows it."""

    url: str
    session_id: str


class PageRefused(Exception):
    """The provider opened no page; the text is for the log and holds nothing secret."""


class PageNotClosed(Exception):
    """Failure: it is unknown whether the page can still be paid, so the call has to be repeated.

    Nothing secret is in the text.
    """


class NotAuthentic(Exception):
    """Failure: a message is not proven to be the provider's."""


class CardProvider(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def page_origin(self) -> str:
        """Return the origin of every page that it opens."""

    @property
    def currencies(self) -> frozenset[str]:
        """Return those in which its smallest unit is ours."""

    async def open_page(self, wanted: PageRequest) -> Page:
        """Return its page for this payment; asked again, the same one. Raises PageRefused."""

    async def close_page(self, session_id: str) -> bool:
        """Let nobody pay there any more; False where it was paid or over already. Raises PageNotClosed."""

    def read_event(self, body: bytes, headers: Mapping[str, str], now: float) -> ProviderEvent:
        """Verify and parse an event; `body` as it arrived, `now` real time in seconds. Raises Unproven."""
