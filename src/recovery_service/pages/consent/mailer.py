"""Sends a sign-in code."""

from __future__ import annotations

from recovery_contract.ids import ClientId
from recovery_service.context.channels import MailFailed
from recovery_service.context.core import Core
from recovery_service.pages.consent.texts import TEXTS

__all__ = ["MailFailed", "send_code"]


async def send_code(core: Core, client_id: ClientId, address: str, code: str, language: str) -> None:
    """Send the sign-in code by mail. Raises MailFailed."""
    text = TEXTS[language]
    subject, body = text["mail_subject"].format(code=code), text["mail_body"].format(code=code)
    await core.channels.send_service_mail(client_id, address, subject, body)
