"""What a creditor set for its recoveries: plan and texts."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import Connection

from recovery_contract.creditor_settings import MessageTemplate, RecoveryPlan, TemplateList
from recovery_contract.ids import UserId
from recovery_contract.reasons import Reason
from recovery_contract.receivables import PURSUE_PRINCIPAL
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.ledger.timeline.history import note_approval
from recovery_service.recovery.balance.pursuit_example import load_example
from recovery_service.recovery.contacts.compose import check_text
from recovery_service.recovery.dunning import preferences, scheduling
from recovery_service.recovery.dunning.plan import default_plan
from recovery_service.wording.templates import Text, TextBroken, own_texts, texts

KEY: Final = re.compile("[a-z0-9_]{1,60}")


def load_plan(context: Context, user_id: UserId, at: int) -> RecoveryPlan:
    """Return the creditor's plan, else the default. On a creditor's own machine it counts once it was approved."""
    own = preferences.find(context.connection, user_id, "plan")
    example = load_example(context.connection, user_id, at)
    if own is not None:
        value = {"pursue": PURSUE_PRINCIPAL, **own["value"]}
        value["pursue_individuals"] = value.get("pursue_individuals") or value["pursue"]
        value["remind_before_due"] = bool(value.get("remind_before_due"))
        plan = RecoveryPlan.model_validate({**value, "approved": own["approved"]})
        return plan.model_copy(update={"example": example})
    approved = not context.settings.deployment.plan_needs_approval
    unset = {"pursue": PURSUE_PRINCIPAL, "pursue_individuals": PURSUE_PRINCIPAL, "remind_before_due": False}
    return default_plan(approved=approved).model_copy(update={**unset, "example": example})


def set_plan(context: Context, user_id: UserId, changed: RecoveryPlan, at: int) -> RecoveryPlan:
    """Store the plan for recoveries that start from now on; approving it releases the contacts that waited
    for it. Raises Invalid for a step whose text does not exist.
    """
    keys = {key for key, _, _ in texts(_own_texts(context.connection, user_id))}
    for index, step in enumerate(changed.steps):
        if step.template not in keys:
            raise Invalid(Reason.of("template_unknown"), f"steps[{index}].template", step.template)
    before = load_plan(context, user_id, at)
    changed = changed.model_copy(
        update={
            "pursue": changed.pursue or before.pursue,
            "pursue_individuals": changed.pursue_individuals or before.pursue_individuals,
            "remind_before_due": before.remind_before_due
            if changed.remind_before_due is None
            else changed.remind_before_due,
            "example": before.example,
        }
    )
    value = changed.model_dump(mode="json", exclude={"approved", "example"})
    preferences.store(
        context.connection, user_id, "plan", value, at=at, secret=None, approved=changed.approved
    )
    if changed.approved:
        released = scheduling.release_waiting(context, user_id, "not_approved", at)
        note_approval(context, sorted(released), at, every=True)
    return changed


def load_templates(connection: Connection, user_id: UserId) -> TemplateList:
    """Return every text in use: the creditor's own over ours."""
    every = texts(_own_texts(connection, user_id)).values()
    ordered = sorted(every, key=lambda text: (text.key, text.channel, text.language))
    return TemplateList(data=[text.wire() for text in ordered])


def set_templates(connection: Connection, user_id: UserId, requested: TemplateList, at: int) -> TemplateList:
    """Replace the creditor's own texts; one that equals ours is not kept. Raises Invalid for a broken text."""
    ours = texts()
    own: list[Text] = []
    for index, template in enumerate(requested.data):
        text = _text(template)
        if not KEY.fullmatch(text.key):
            raise Invalid(Reason.of("template_name_invalid"), f"data[{index}].key", text.key)
        try:
            check_text(text)
        except TextBroken as error:
            raise Invalid(
                Reason.of("template_invalid", why=str(error)), f"data[{index}].body", template.key
            ) from None
        if ours.get((text.key, text.channel, text.language)) != text:
            own.append(text)
    value = [vars(text) for text in own]
    preferences.store(connection, user_id, "templates", value, at=at, secret=None, approved=True)
    return load_templates(connection, user_id)


def _text(template: MessageTemplate) -> Text:
    return Text(**template.model_dump())


def _own_texts(connection: Connection, user_id: UserId) -> list[Text]:
    return own_texts(preferences.load_all(connection, [user_id]).get(user_id, {}))
