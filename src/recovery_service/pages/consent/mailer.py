"""Sends a sign-in code."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.pages.consent.texts import TEXTS
from recovery_service.transport import service_mail
from recovery_service.transport.service_mail import MailFailed

__all__ = ["MailFailed", "send_code"]


async def send_code(core: Core, client_id: str, address: str, code: str, language: str) -> None:
    """Raises MailFailed."""
    text = TEXTS[language]
    subject, body = text["mail_subject"].format(code=code), text["mail_body"].format(code=code)
    await service_mail.send(core, client_id, address, subject, body)
