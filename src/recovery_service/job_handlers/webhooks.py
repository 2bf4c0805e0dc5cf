"""Deliveries as jobs: each endpoint is a lane of its own, so that a slow one holds up nobody else."""

from __future__ import annotations

from recovery_contract.webhooks import RESPONSE_SECONDS
from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Outward, Sent, Transition
from recovery_service.ledger.timeline.events import DELIVER
from recovery_service.webhooks import backlog, debug_mail, deliveries
from recovery_service.webhooks.sender import Sender


def webhook_jobs(core: Core, seconds: float = RESPONSE_SECONDS) -> JobKinds:
    """Return the kinds of jobs for webhooks; `seconds` is how long an endpoint may take to answer."""
    sender = Sender(core.settings, seconds=seconds)
    return {
        DELIVER: Outward(
            prepare=lambda context, job: deliveries.prepare(context, [job])[0],
            prepare_all=deliveries.prepare,
            send=sender.send,
            finish=lambda context, *sent: deliveries.finish(context, [Sent(*sent)]),
            finish_all=deliveries.finish,
            opened=sender.opened,
            loop="webhooks",
        ),
        backlog.RECOVER: Transition(backlog.continue_backlog),
        debug_mail.DEBUG_MAIL: debug_mail.kind(core),
        deliveries.FORGET_RESPONSE: Transition(deliveries.forget_response),
    }
