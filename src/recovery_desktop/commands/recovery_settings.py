"""How recoveries go: mailbox, letters, plan, texts, and what is accepted without asking."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import TypeVar

from recovery_contract.accounts import Accounts
from recovery_contract.correspondence import MailboxReading
from recovery_contract.creditor_settings import (
    Letters,
    Mailbox,
    RecoveryPlan,
    SenderDomain,
    StandingRules,
    TemplateList,
)
from recovery_contract.extensions import EnteredRate, EnterRatesRequest, PlannedContact, Rates
from recovery_contract.ids import UserId
from recovery_contract.letterhead import Letterhead
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.accounts import fetch_accounts
from recovery_desktop.commands.tasks import count_waiting, fetch_tasks
from recovery_desktop.failures import Refused, Unreadable

Setting = TypeVar("Setting")


@dataclass(frozen=True)
class RecoverySettings:
    """Recovery settings as the service has them; None where it does not offer it, for the mailbox also where there is
    none yet. `ready` are the recoveries whose next message leaves as soon as the plan is approved, `approved` those
    that were approved alone, `unapproved` all others with a contact to come; once the plan is approved all are 0.
    """

    plan: RecoveryPlan | None = None
    rules: StandingRules | None = None
    texts: TemplateList | None = None
    mailbox: Mailbox | None = None
    letters: Letters | None = None
    rates: Rates | None = None
    ready: int = 0
    approved: int = 0
    unapproved: int = 0
    reading: MailboxReading | None = None
    letterhead: Letterhead | None = None
    accounts: Accounts | None = None


async def fetch_recovery_settings(context: ConnectionContext) -> RecoverySettings:
    """Fetch all recovery settings. Raises a Failure where the service does not answer."""
    api, user_id = context.client.extensions, context.creditor
    try:
        plan = await api.plan(user_id)
    except (Refused, Unreadable) as failure:
        if failure.is_not_offered:
            return RecoverySettings()
        raise
    settings = RecoverySettings(
        plan,
        await api.get_standing_rules(user_id),
        await api.templates(user_id),
        await _if_there(api.mailbox(user_id)),
        await _if_there(api.letters(user_id)),
        await _if_there(api.rates(user_id)),
        reading=await _if_there(api.mailbox_reading(user_id)),
        letterhead=await _if_there(api.letterhead(user_id)),
        accounts=await fetch_accounts(context),
    )
    return settings if plan.approved else await _with_approvals(context, user_id, settings)


async def fetch_approval(context: ConnectionContext) -> tuple[RecoveryPlan, list[PlannedContact]]:
    """Return the plan and every contact that is planned, soonest first. Raises a Failure."""
    api, user_id = context.client.extensions, context.creditor
    return await api.plan(user_id), (await api.planned_contacts(user_id)).data


async def refresh_after_approval(context: ConnectionContext) -> None:
    """Fetch what waited for the approval: no event tells that it does not any more. Raises a Failure."""
    await fetch_tasks(context)
    receivables = context.connection_store.receivables
    for id in receivables.waiting_for_approval():
        receivables.put([await context.client.receivables.get(id)], full=True)


async def set_mailbox(context: ConnectionContext, mailbox: Mailbox) -> Mailbox:
    """Store the mailbox. Raises a Failure; a refusal names the field."""
    return await context.client.extensions.put_mailbox(context.creditor, mailbox)


async def fetch_sender_domain(context: ConnectionContext) -> SenderDomain | None:
    """Return what the mailbox's domain publishes; None where the service does not offer it. Raises a Failure."""
    return await _if_there(context.client.extensions.sender_domain(context.creditor))


async def set_reading(context: ConnectionContext, reading: MailboxReading) -> MailboxReading:
    """Store how the mailbox is read. Raises a Failure; a refusal names the field."""
    return await context.client.extensions.put_mailbox_reading(context.creditor, reading)


async def set_letters(context: ConnectionContext, letters: Letters) -> Letters:
    """Store the letter settings. Raises a Failure; a refusal names the field."""
    return await context.client.extensions.put_letters(context.creditor, letters)


async def enter_rate(context: ConnectionContext, rate: EnteredRate) -> Rates:
    request = EnterRatesRequest(data=[rate])
    return await context.client.extensions.put_rates(context.creditor, request)


async def set_plan(context: ConnectionContext, plan: RecoveryPlan) -> RecoveryPlan:
    return await context.client.extensions.put_plan(context.creditor, plan)


async def set_rules(context: ConnectionContext, rules: StandingRules) -> StandingRules:
    return await context.client.extensions.put_standing_rules(context.creditor, rules)


async def set_templates(context: ConnectionContext, texts: TemplateList) -> TemplateList:
    return await context.client.extensions.put_templates(context.creditor, texts)


async def _with_approvals(
    context: ConnectionContext, user_id: UserId, settings: RecoverySettings
) -> RecoverySettings:
    rows = [
        row for row in (await context.client.extensions.planned_contacts(user_id)).data if not row.skipped
    ]
    approved = {row.receivable_id for row in rows if row.approved}
    return replace(
        settings,
        ready=count_waiting("not_approved", rows),
        approved=len(approved),
        unapproved=len({row.receivable_id for row in rows} - approved),
    )


async def _if_there(request: Awaitable[Setting]) -> Setting | None:
    try:
        return await request
    except Refused as refusal:
        if refusal.status != 404:
            raise
        return None
