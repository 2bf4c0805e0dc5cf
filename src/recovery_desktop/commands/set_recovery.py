"""How recoveries go: the mailbox they leave through, the plan, its texts, and what is accepted without asking."""

from __future__ import annotations

from dataclasses import dataclass

from recovery_contract.extensions import Mailbox, RecoveryPlan, StandingRules, TemplateList
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused, SignedOut


@dataclass(frozen=True)
class Recovery:
    """As the service has it; None where it does not offer it, for the mailbox also where there is none yet."""

    plan: RecoveryPlan | None = None
    rules: StandingRules | None = None
    texts: TemplateList | None = None
    mailbox: Mailbox | None = None


async def read_recovery(connected: Connected) -> Recovery:
    """Raises a Failure where the service cannot be asked."""
    api, user_id = connected.client.extensions, _creditor(connected)
    try:
        plan = await api.plan(user_id)
    except Refused as refusal:
        if refusal.status in (404, 405):
            return Recovery()
        raise
    try:
        mailbox = await api.mailbox(user_id)
    except Refused as refusal:
        if refusal.status != 404:
            raise
        mailbox = None
    return Recovery(plan, await api.standing_rules(user_id), await api.templates(user_id), mailbox)


async def set_mailbox(connected: Connected, mailbox: Mailbox) -> Mailbox:
    """Raises a Failure; a refusal names the field."""
    return await connected.client.extensions.put_mailbox(_creditor(connected), mailbox)


async def set_plan(connected: Connected, plan: RecoveryPlan) -> RecoveryPlan:
    return await connected.client.extensions.put_plan(_creditor(connected), plan)


async def set_rules(connected: Connected, rules: StandingRules) -> StandingRules:
    return await connected.client.extensions.put_standing_rules(_creditor(connected), rules)


async def set_texts(connected: Connected, texts: TemplateList) -> TemplateList:
    return await connected.client.extensions.put_templates(_creditor(connected), texts)


def _creditor(connected: Connected) -> str:
    if connected.user_id is None:
        raise SignedOut
    return connected.user_id
