"""Hands a contact over to its channel in production, and records how that ended.

The state is read again right before sending: who paid a second ago is not reminded.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Final, NamedTuple

import structlog

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context, Core
from recovery_service.db.file_permissions import is_inside
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.contacts import attempts, combining, execute, letters, mailbox
from recovery_service.recovery.contacts.answers import refusal_reason
from recovery_service.recovery.contacts.enclosures import load_enclosures
from recovery_service.recovery.contacts.letter_settings import load_channel, prints_for_others
from recovery_service.recovery.contacts.mail_limits import MailLimits
from recovery_service.recovery.contacts.outgoing_mail import build_mail
from recovery_service.recovery.contacts.sent_messages import store_sent_mail
from recovery_service.recovery.dunning import attempt_repository, outcomes, planning, repository, scheduling
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    ANSWER,
    is_contact_paused,
)
from recovery_service.recovery.dunning.reasons import reason_sentence
from recovery_service.recovery.dunning.repository import RecoveryRow
from recovery_service.recovery.dunning.situation import (
    Situation,
    load_situation,
    load_situations,
)
from recovery_service.settings import LetterService, SmsGateway
from recovery_service.transport.delivery import Delivery
from recovery_service.transport.letter_folder import put_letter
from recovery_service.transport.letter_service import post_letter
from recovery_service.transport.mail import Mail, MailServer
from recovery_service.transport.mail_connections import MailConnections
from recovery_service.transport.sms import send_sms

log = structlog.get_logger()

SERVICE_REFUSED: Final = "service_refused"
DELAYS_SECONDS: Final = (300, 1_800, 7_200, 21_600, 43_200)
"""The gap before each further try of one attempt; after the last the contact counts as not made."""


class MailByServer(NamedTuple):
    """A mail and the server that takes it in; `is_own`: the creditor's mailbox."""

    server: MailServer
    mail: Mail
    is_own: bool


@dataclass(frozen=True)
class Outgoing:
    """Data for `send`, read at one moment.

    Exactly one of the three ways is set. `refused` names the reason to wait where whoever takes it refuses our
    credentials: those of the creditor, or of whoever runs the service. `data` is our data folder, where there is one;
    `logo` stands at the head of a letter.
    """

    attempt: AttemptRow
    refused: str
    mail: MailByServer | None = None
    sms: SmsGateway | None = None
    letter: Path | LetterService | None = None
    data: Path | None = None
    logo: bytes | None = None


@dataclass(frozen=True)
class Withdrawn:
    """The receivable moved on before anything was sent."""

    attempt: AttemptRow


@dataclass(frozen=True)
class HandedOver:
    delivery: Delivery
    pdf: bytes | None = None


def prepare_delivery(context: Context, job: Job) -> Outgoing | Withdrawn | None:
    attempt = attempt_repository.find(context.connection, job.payload["attempt_id"])
    if attempt is None or attempt.outcome != "sending":
        return None
    situation = load_situation(context, attempt.receivable_id)
    recovery = situation.recovery
    if recovery is None or not _may_be_sent(situation, recovery, attempt.template):
        return Withdrawn(attempt)
    if not _companions_stand(context, attempt):
        return Withdrawn(attempt)
    if _suppression_reason(situation, attempt) is not None:
        return Withdrawn(attempt)  # taken up again at once, and then not made for that reason
    if attempt.channel == "letter":
        way = load_channel(context, attempt.user_id)
        # Nothing takes letters any more: the creditor prints it.
        if way is None:
            return Withdrawn(attempt)
        refused = SERVICE_REFUSED if prints_for_others(context.settings) else "letters_refused"
        logo = letters.logo_of(context.connection, attempt)
        return Outgoing(attempt, refused, letter=way, data=context.settings.data_dir, logo=logo)
    if attempt.channel == "sms":
        return Outgoing(attempt, SERVICE_REFUSED, sms=context.settings.sms_gateway)
    mail_way = mailbox.load_mail_channel(context, situation.receivable)
    if mail_way is None:
        return Withdrawn(attempt)
    mail = build_mail(context, situation, attempt, mail_way, load_enclosures(context, attempt))
    refused = "mailbox_refused" if mail_way.is_own else SERVICE_REFUSED
    return Outgoing(attempt, refused, mail=MailByServer(mail_way.server, mail, mail_way.is_own))


def _suppression_reason(situation: Situation, attempt: AttemptRow) -> str | None:
    if attempt.template == ANSWER:
        return refusal_reason(situation, attempt.address)
    return situation.suppression_reason(attempt.channel, attempt.address)


def _companions_stand(context: Context, attempt: AttemptRow) -> bool:
    """Return whether every other invoice that the message names may still be named."""
    planned = repository.planned_by_id(context.connection, combining.list_companions(attempt))
    situations = load_situations(context, [row.receivable_id for row in planned.values()]) if planned else {}
    return all(
        (recovery := situations[row.receivable_id].recovery) is not None
        and _may_be_sent(situations[row.receivable_id], recovery, row.template)
        for row in planned.values()
    )


def _may_be_sent(situation: Situation, recovery: RecoveryRow, template: str) -> bool:
    if template in ACKNOWLEDGEMENTS:
        return True
    is_running = recovery.stopped_at is None and situation.receivable.status is ReceivableStatus.IN_PROCESS
    return is_running and not is_contact_paused(recovery, template)


class Hands:
    """What one process hands messages over with: connections that are kept, limits that all processes share."""

    def __init__(self, core: Core) -> None:
        self._connections = MailConnections()
        self._limits = MailLimits(core)
        self.opened = self._connections.opened

    async def send(self, outgoing: Outgoing | Withdrawn) -> HandedOver | None:
        """Hand a message over; None where nothing is to be sent any more."""
        if isinstance(outgoing, Withdrawn):
            return None
        if outgoing.mail is None:
            return await _hand_over(outgoing)
        server, mail, is_own = outgoing.mail
        wait = await asyncio.to_thread(self._limits.wait_seconds, server, is_own=is_own)
        if wait:
            return HandedOver(Delivery("delayed", cause="limited", wait_seconds=wait))
        return HandedOver(await self._connections.send(server, mail))


def outcome_label(handed: HandedOver | None) -> str:
    """Return what came of a message in a word, for the figures."""
    if handed is None:
        return "withdrawn"
    if handed.delivery.cause in ("greylisted", "limited", "unanswered"):
        return handed.delivery.cause
    return "refused" if handed.delivery.outcome == "failed" else handed.delivery.outcome


async def _hand_over(outgoing: Outgoing) -> HandedOver:
    attempt = outgoing.attempt
    if outgoing.sms is not None:
        return HandedOver(await send_sms(outgoing.sms, to=attempt.address, body=attempt.body, key=attempt.id))
    assert outgoing.letter is not None
    return await _post(attempt, outgoing.letter, outgoing.data, outgoing.logo)


async def _post(
    attempt: AttemptRow, to: Path | LetterService, data: Path | None, logo: bytes | None
) -> HandedOver:
    assert attempt.letter is not None
    pdf = await asyncio.to_thread(letters.typeset_letter, attempt.letter, logo)
    if isinstance(to, LetterService):
        return HandedOver(
            await post_letter(to, pdf=pdf, lines=attempt.letter["recipient"], key=attempt.id), pdf
        )
    private = is_inside(to, data)
    return HandedOver(await asyncio.to_thread(put_letter, to, f"{attempt.id}.pdf", pdf, private=private), pdf)


def record_delivery(
    context: Context, job: Job, outgoing: Outgoing | Withdrawn, handed: HandedOver | None
) -> None:
    attempt = outgoing.attempt
    at = receivables.lock(context, attempt.receivable_id).at
    if handed is None or isinstance(outgoing, Withdrawn):
        _withdraw(context, attempt, at)
        return
    if handed.pdf is not None and attempt.file_id is None:
        letters.store_letter(context.connection, attempt, handed.pdf)
    delivery = handed.delivery
    if delivery.content and attempt.template == ANSWER and attempt.file_id is None:
        store_sent_mail(context.connection, attempt, delivery.content)
    if delivery.outcome in ("sent", "bounced"):
        repository.change_planned(context.connection, attempt.planned_contact_id, state="done")
        outcomes.record_outcome(context, attempt, delivery.outcome, at)
        if delivery.outcome == "sent":
            outcomes.apply_all_consequences(
                context, combining.record_companions(context, attempt, "sent", at)
            )
        else:
            combining.release_companions(context, attempt, at)
        return
    if delivery.outcome == "login_refused":
        _wait_for_sign_in(context, outgoing, delivery, at)
    else:
        _try_again(context, attempt, delivery, at)


def _wait_for_sign_in(context: Context, outgoing: Outgoing, delivery: Delivery, at: int) -> None:
    """Postpone the contact until the next working day or new credentials: nothing was sent and nothing is given up."""
    attempt, reason = outgoing.attempt, outgoing.refused
    is_service = reason == SERVICE_REFUSED
    if is_service:
        log.error(
            "the service may not send: sign-in refused", channel=attempt.channel, detail=delivery.detail
        )
    planned = repository.find_planned(context.connection, attempt.planned_contact_id)
    attempt_repository.remove(context.connection, attempt.id)
    combining.release_companions(context, attempt, at)
    if planned is None:
        return
    if planned.why != reason:
        # What the operator's provider answered is not the creditor's to read.
        shown = replace(delivery, detail="") if is_service else delivery
        _tell(context, attempt, reason, shown, at)
    days = load_situation(context, attempt.receivable_id).workdays
    tomorrow = days.add_workdays(days.local_date(at) + timedelta(days=1), 0)
    scheduling.postpone(context, planned, days.contact_time(tomorrow, attempt.channel), reason)


def _try_again(context: Context, attempt: AttemptRow, delivery: Delivery, at: int) -> None:
    if delivery.cause == "limited":
        # Nobody was asked: that is no try, and nothing to tell the creditor.
        execute.schedule_delivery(context, attempt, at + (delivery.wait_seconds or 0) * 1_000)
        return
    tries = attempt.tries + 1
    planned = repository.find_planned(context.connection, attempt.planned_contact_id)
    if delivery.outcome == "failed" or tries > len(DELAYS_SECONDS):
        attempt_repository.change(
            context.connection, attempt.id, outcome="failed", outcome_at=at, tries=tries
        )
        attempt_repository.change(context.connection, attempt.id, notes=delivery.detail)
        if planned is not None:
            attempts.cancel_contact(context, planned, "not_delivered", at)
        combining.release_companions(context, attempt, at)
        return
    attempt_repository.change(context.connection, attempt.id, tries=tries, notes=delivery.detail)
    repository.change_planned(context.connection, attempt.planned_contact_id, why="delivery_delayed")
    # A server that lets everybody wait whom it sees for the first time takes the mail a few minutes later.
    if tries == (2 if delivery.cause == "greylisted" else 1):
        _tell(context, attempt, "delivery_delayed", delivery, at)
    seconds = delivery.wait_seconds or DELAYS_SECONDS[tries - 1]
    execute.schedule_delivery(context, attempt, at + seconds * 1_000)


def _tell(context: Context, attempt: AttemptRow, reason: str, delivery: Delivery, at: int) -> None:
    add_note(
        context,
        attempt.receivable_id,
        at=at,
        kind="contact.delayed",
        text=f"{attempt.channel} no. {attempt.number} waits: {reason_sentence(reason)}",
        actor="service",
        data={
            "type": attempt.channel,
            "outcome": delivery.outcome,
            "detail": delivery.detail,
            "reason": reason,
        },
    )


def _withdraw(context: Context, attempt: AttemptRow, at: int) -> None:
    """Undo the attempt as if the contact had not come up yet; a recovery resumed meanwhile takes it up again."""
    attempt_repository.remove(context.connection, attempt.id)
    combining.release_companions(context, attempt, at)
    planned = repository.find_planned(context.connection, attempt.planned_contact_id)
    if planned is None or planned.state != "sending":
        return
    recovery = repository.find_recovery(context.connection, attempt.receivable_id)
    if recovery is None or recovery.stopped_at is not None:
        attempts.cancel_contact(context, planned, "ended", at)
        return
    repository.change_planned(context.connection, planned.id, state="planned")
    if not is_contact_paused(recovery, planned.template):
        planning.schedule_contact(context, planned, at)
