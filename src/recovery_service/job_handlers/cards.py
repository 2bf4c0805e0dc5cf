"""Closes pages of the provider that could still be paid although nothing is owed any more."""

from __future__ import annotations

from typing import Final, NamedTuple

import structlog

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context, Core
from recovery_service.ids import CheckoutId
from recovery_service.jobs.kinds import JobKinds, Outward
from recovery_service.jobs.queue import Job
from recovery_service.ledger import card_payments
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.card_payments import service
from recovery_service.recovery.card_payments.provider import CardProvider
from recovery_service.recovery.lifecycle.card_pages import CLOSE_PAGE, OPEN_MS

log = structlog.get_logger()

_WORDS: Final = {
    True: "a page for a card payment was closed",
    False: "a page for a card payment was over already",
}


class OpenPage(NamedTuple):
    provider: CardProvider
    checkout_id: CheckoutId
    session_id: str


def card_jobs(core: Core) -> JobKinds:
    return {
        CLOSE_PAGE: Outward(prepare=prepare_page_closing, send=close_page, finish=record_page_closed),
    }


def prepare_page_closing(context: Context, job: Job) -> OpenPage | None:
    """Return None where the page was paid, closed itself, or may be paid again because a payment was reversed."""
    provider = service.create_provider(context.settings)
    row = card_payments.load(context.connection, job.payload["checkout_id"])
    if provider is None or provider.name != row.provider or row.session_id is None or row.intent is not None:
        return None
    if (
        row.opened_at + OPEN_MS <= current_ms()
        or receivables.load(context.connection, row.receivable_id).awaits_payment
    ):
        return None
    return OpenPage(provider, row.id, row.session_id)


async def close_page(page: OpenPage) -> bool:
    return await page.provider.close_page(page.session_id)


def record_page_closed(context: Context, job: Job, page: OpenPage, is_closed: bool) -> None:
    """Log whether the payment page was closed.

    A payment that came first arrives as an event and becomes unclaimed money.
    """
    log.info(_WORDS[is_closed], checkout_id=page.checkout_id)
