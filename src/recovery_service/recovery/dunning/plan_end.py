"""The end of the plan: every contact was made without payment, and the creditor decides what follows."""

from __future__ import annotations

from typing import Final

from recovery_contract.allowed_actions import Action, Party, allowed_actions
from recovery_contract.events import PlanEnded
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context
from recovery_service.jobs.queue import Job
from recovery_service.law.countries import detect_country
from recovery_service.law.forms import payment_order_form
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.dunning import planning, repository
from recovery_service.recovery.dunning.situation import Situation, situation_of
from recovery_service.recovery.dunning.summaries import load_summaries

CASE_READY: Final = "The case file is ready for a lawyer or bailiff."


def next_options(receivable: ReceivableRow, creditor: CreditorProfile) -> list[str]:
    """Return what the creditor can do once the plan has ended, by name."""
    actions = allowed_actions(Party.CREDITOR, receivable.status, permissions.conditions_of(receivable))
    fallback = creditor.country
    country = detect_country(receivable.debtor, fallback)
    form = payment_order_form(country, professional=not receivable.is_individual)
    possible = {
        "add_contact": Action.ADD_CONTACT in actions,
        "propose_agreement": Action.PROPOSE_AGREEMENT in actions,
        "court_form": form is not None and not receivable.time_barred,
        "case_file": True,
        "cancel": Action.CANCEL in actions,
    }
    return [name for name, is_possible in possible.items() if is_possible]


def announce_plan_end(context: Context, job: Job) -> None:
    """Tell the creditor that the plan has ended; where a contact was put off beyond this day, it is looked again after
    that one."""
    locked = receivables.lock(context, job.payload["receivable_id"])
    situation = situation_of(context, locked.row)
    recovery = situation.recovery
    if situation.receivable.status is not ReceivableStatus.IN_PROCESS or recovery is None:
        return
    if recovery.paused_reason is not None or recovery.stopped_at is not None:
        return
    at = locked.at
    waits = planning.steps_to_come(context.connection, situation.receivable.id, "planned", "sending", "to_do")
    if waits or planning.plan_end_time(context.connection, situation, recovery.started_at) > at:
        planning.schedule_review(context, situation, at if waits else recovery.started_at)
    else:
        _end(context, situation, at)


def _end(context: Context, situation: Situation, at: int) -> None:
    receivable = situation.receivable
    repository.change_recovery(context.connection, receivable.id, plan_ended_at=at)
    attempts = load_summaries(context, [receivable.id])[receivable.id].attempts
    data = PlanEnded(
        receivable_id=receivable.id,
        user_id=receivable.user_id,
        attempts=attempts,
        options=next_options(receivable, situation.creditor),
    )
    values = data.wire()
    attempt_count = sum(attempts.values())
    if attempt_count:
        text = f"The plan has ended without payment after {attempt_count} contacts. {CASE_READY}"
    else:
        text = f"The plan has ended: no contact could be made. {CASE_READY}"
    noted = {"attempts": values["attempts"], "options": values["options"]}
    add_note(context, receivable.id, at=at, kind="plan.ended", text=text, actor="service", data=noted)
    emit_event(context, receivable, type="receivable.plan.ended", data=data, at=at)
