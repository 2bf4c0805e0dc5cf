"""Sends a sign-in code."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from recovery_contract.ids import ClientId
from recovery_service.access import sign_in_mail
from recovery_service.context.channels import MailFailed
from recovery_service.context.core import Core
from recovery_service.pages.consent.texts import TEXTS

__all__ = ["MailFailed", "send_code"]


async def send_code(core: Core, client_id: ClientId, address: str, code: str, language: str) -> None:
    """Send the sign-in code by mail. Raises MailFailed."""
    text = TEXTS[language]
    subject, body = text["mail_subject"].format(code=code), text["mail_body"].format(code=code)
    try:
        await core.channels.send_service_mail(client_id, address, subject, body)
    except MailFailed as failed:
        if failed.reason:
            await run_in_threadpool(_note, core, failed.reason)
        raise
    await run_in_threadpool(_note, core, None)


def _note(core: Core, reason: str | None) -> None:
    """Keep that no code leaves, for whoever runs the service, until one does."""
    if reason is None:
        with core.database.read() as connection:
            if sign_in_mail.find_failure(connection) is None:
                return
    with core.database.write() as connection:
        if reason is None:
            sign_in_mail.forget_failure(connection)
        else:
            sign_in_mail.note_failure(connection, reason)
