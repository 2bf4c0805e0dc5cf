"""Builds the mail of an attempt, for sending it and for showing beforehand what is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.extensions import RenderedMail
from recovery_service.context.core import Context
from recovery_service.files import logos
from recovery_service.recovery.contacts import html_mail, letterheads
from recovery_service.recovery.contacts.enclosures import list_enclosures
from recovery_service.recovery.contacts.mailbox import MailChannel, load_mail_channel
from recovery_service.recovery.dunning import attempt_repository, repository
from recovery_service.recovery.dunning.answered import AnsweredMessage, find_answered
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.pause_reasons import ANSWER
from recovery_service.recovery.dunning.situation import Situation, Unreachable
from recovery_service.transport.mail import Attachment, Mail, format_address

REFERENCES: Final = 10


def build_mail(
    context: Context,
    situation: Situation,
    attempt: AttemptRow,
    channel: MailChannel | None,
    attachments: tuple[Attachment, ...] = (),
) -> Mail:
    """Return the mail; without a channel in the creditor's own name, as its mailbox would send it."""
    layout = attempt.letter or {}
    creditor = situation.creditor
    return Mail(
        message_id=attempt.message_id or attempt.id,
        to=attempt.address,
        to_name=_name_recipient(context, situation, attempt),
        sender_name=creditor.name if channel is None else channel.sender_name,
        reply_to=creditor.email if channel is None else channel.reply_to,
        reply_name=creditor.name,
        subject=attempt.subject,
        body=attempt.body,
        language=attempt.language,
        attachments=attachments,
        html=layout.get("html"),
        images=_images(context.connection, layout),
        references=_earlier_mails(context.connection, attempt),
        is_personal=attempt.template == ANSWER,
    )


def _images(connection: Connection, layout: Mapping[str, Any]) -> dict[str, bytes]:
    """Return the pictures that the HTML names."""
    images = {}
    if layout.get("code"):
        images[html_mail.CODE] = html_mail.draw_code_image(layout["code"])
    logo = logos.load(connection, layout.get("logo"))
    if logo is not None:
        images[letterheads.LOGO] = logo
    return images


def render_mail(context: Context, situation: Situation, attempt: AttemptRow) -> RenderedMail:
    """Return what the recipient of this attempt sees; the sender's address is known once there is a mailbox."""
    channel = load_mail_channel(context, situation.receivable)
    mail = build_mail(context, situation, attempt, channel)
    code = (attempt.letter or {}).get("code")
    return RenderedMail(
        sender=None if channel is None else format_address(mail.sender_name, channel.server.sender),
        recipient=format_address(mail.to_name, mail.to),
        reply_to=format_address(mail.reply_name or mail.sender_name, mail.reply_to),
        html=mail.html,
        codes={html_mail.CODE: html_mail.code_modules(code)} if code else {},
        attached=list_enclosures(context, attempt),
    )


def _name_recipient(context: Context, situation: Situation, attempt: AttemptRow) -> str:
    target = situation.find_target("email", attempt.level)
    if attempt.template == ANSWER:
        answered = _load_answered(context.connection, attempt)
        return "" if answered is None else answered.sender_name
    return situation.receivable.debtor_name if isinstance(target, Unreachable) else target.name


def _load_answered(connection: Connection, attempt: AttemptRow) -> AnsweredMessage | None:
    planned = repository.find_planned(connection, attempt.planned_contact_id)
    return None if planned is None else find_answered(connection, planned.answers)


def _earlier_mails(connection: Connection, attempt: AttemptRow) -> tuple[str, ...]:
    """Return the identities of what was sent to this address before, and of what is answered: mail programs show it as
    one conversation."""
    answered = _load_answered(connection, attempt) if attempt.template == ANSWER else None
    last = (answered.message_id,) if answered is not None and answered.message_id else ()
    return (*_sent_before(connection, attempt), *last)


def _sent_before(connection: Connection, attempt: AttemptRow) -> tuple[str, ...]:
    return tuple(
        row.message_id
        for row in attempt_repository.of_receivable(connection, attempt.receivable_id)
        if row.message_id
        and row.number < attempt.number
        and row.address == attempt.address
        and row.outcome not in ("sending", "failed")
    )[-REFERENCES:]
