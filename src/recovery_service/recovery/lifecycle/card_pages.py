"""Asks the provider to close the pages that are still open for a receivable of which nothing is owed any more."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import ClientId, ReceivableId
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.ledger import card_payments

CLOSE_PAGE: Final = "card.close_page"
OPEN_MS: Final = 3_600_000
"""How long a page can be paid, from the moment at which the payment began."""


def schedule_page_closing(
    context: Context, receivable_id: ReceivableId, client_id: ClientId, at: int
) -> None:
    """Schedule the closing of open payment pages, in the transaction that ended them.

    `at` is in milliseconds on the receivable's clock.
    """
    if context.settings.stripe is None or context.settings.is_test:
        return  # nobody opens pages here
    unpaid = card_payments.list_open_pages(
        context.connection, receivable_id, opened_after=current_ms() - OPEN_MS
    )
    queue.schedule_all(
        context.connection,
        clock_id=context.clock.clock_id_of(client_id),
        client_id=client_id,
        kind=CLOSE_PAGE,
        jobs=[
            queue.Planned(
                f"{CLOSE_PAGE}:{receivable_id}:{row.id}", {"checkout_id": row.id}, at, resource="pages"
            )
            for row in unpaid
        ],
    )
