"""Payment by card on the debtor's page: a form, then the payment provider's own page."""

from __future__ import annotations

from typing import Final

import structlog
from starlette.concurrency import run_in_threadpool

from recovery_contract.allowed_actions import Action, Party
from recovery_service.context.core import Context, Core
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.pages.debtor.forms import Form, FormFault
from recovery_service.pages.debtor.view import LinkGone, find_by_link
from recovery_service.recovery.balance.claim import payable_minor
from recovery_service.recovery.card_payments import service as cards
from recovery_service.recovery.card_payments.provider import CardProvider, Page, PageRefused, PageRequest
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

log = structlog.get_logger()

KIND: Final = "card"


def is_offered(context: Context, receivable: ReceivableRow) -> bool:
    provider = cards.create_provider(context.settings)
    return (
        provider is not None
        and receivable.currency in provider.currencies
        and not permissions.obstacles(
            receivable, Party.DEBTOR, Action.PAY, permissions.conditions(context.connection, receivable)
        )
    )


def payment_page_origin(core: Core) -> str:
    """Return the origin that a form of the page may lead to, with a space before it; empty where there is none."""
    provider = cards.create_provider(core.settings)
    return f" {provider.page_origin}" if provider else ""


async def begin_card_payment(core: Core, token: str, form: Form, language: str) -> str | None:
    """Return the address of the provider's page; None where the link leads nowhere any more. Raises FormFault."""
    provider = cards.create_provider(core.settings)
    if provider is None:
        raise FormFault("error_state")
    wanted = await run_in_threadpool(_wanted, core, provider, token, form, language)
    if wanted is None:
        return None
    try:
        page = await provider.open_page(wanted)
    except PageRefused as why:
        log.warning("no page for a card payment", checkout_id=wanted.id, why=str(why))
        raise FormFault("error_card") from None
    if not await run_in_threadpool(_opened, core, wanted, page):
        raise FormFault("error_state")  # it ended while the page was opened
    return page.url


def _opened(core: Core, wanted: PageRequest, page: Page) -> bool:
    with core.write() as context:
        return cards.record_page_opened(context, wanted.id, page)


def _wanted(core: Core, provider: CardProvider, token: str, form: Form, language: str) -> PageRequest | None:
    once = form.text("once")[:64]
    if not once:
        raise FormFault("error_stale")
    with core.write() as context:
        now = find_by_link(context, token)
        if isinstance(now, LinkGone):
            return None
        locked = receivables.lock(context, now.receivable.id)
        receivable = locked.row
        if not is_offered(context, receivable):
            raise FormFault("error_state")
        minor = form.amount(
            "amount", receivable.currency, payable_minor(context.connection, receivable, locked.at)
        )
        if minor is None:
            raise FormFault("error_amount")
        row = cards.begin_checkout(context.connection, provider, receivable, once, minor)
    numbers = formats.format_invoice_numbers(receivable.numbers, 3)
    title = f"{phrase('invoice', language)} {numbers}, {now.creditor.name}"
    page = f"{core.base_url}/r/{token}"
    return PageRequest(
        id=row.id,
        amount_minor=row.amount_minor,
        currency=row.currency,
        title=" ".join(title.split()),
        language=language,
        opened_at=row.opened_at // 1_000,
        paid_url=f"{page}?done={KIND}&lang={language}",
        back_url=f"{page}?lang={language}",
    )
