"""The service's own mail, to people it serves, through the mail server it was given."""

from __future__ import annotations

import os
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog

from recovery_service.context.channels import MailFailed
from recovery_service.settings import Mailer
from recovery_service.transport.addresses import normalise_email_domain
from recovery_service.transport.mail_failures import describe_mail_failure

log = structlog.get_logger()

SERVER_VARIABLE = "RECOVERY_SMTP_URL"
"""smtp[s]://user:password@host:port?from=address; smtp uses STARTTLS unless the host is this machine."""
_PORTS = {"smtp": 587, "smtps": 465}
_SECONDS = 20


def read_server() -> Mailer | None:
    """Return the mail server that the environment names, None where it names none that is usable."""
    server = urlsplit(os.environ.get(SERVER_VARIABLE, ""))
    try:
        port = server.port or _PORTS.get(server.scheme)
    except ValueError:
        return None
    if server.scheme not in _PORTS or not server.hostname or not port:
        return None
    here = server.hostname in ("127.0.0.1", "::1", "localhost")
    return Mailer(
        host=server.hostname,
        port=port,
        security="tls" if server.scheme == "smtps" else "none" if here else "starttls",
        sender=unquote(server.query.removeprefix("from=")),
        username=unquote(server.username) if server.username else None,
        password=unquote(server.password) if server.password else None,
    )


async def send_service_mail(address: str, subject: str, body: str) -> None:
    """Send a mail in the service's own name. Raises MailFailed."""
    server = read_server()
    if server is None:
        log.error("no mail server is configured", variable=SERVER_VARIABLE)
        raise MailFailed(f"{SERVER_VARIABLE} names no mail server")
    message = EmailMessage()
    message["From"] = server.sender
    message["To"] = normalise_email_domain(address)
    message["Subject"] = subject
    message.set_content(body)
    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.username,
            password=server.password,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            timeout=_SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError) as error:
        reason = "" if _is_about_recipient(error) else describe_mail_failure(error)
        log.error("a mail of the service could not be sent", error=type(error).__name__, reason=reason)
        raise MailFailed(reason and f"{server.host}:{server.port}: {reason}") from None


def _is_about_recipient(error: Exception) -> bool:
    """Tell a mailbox that does not exist from a server that takes no mail from us (RFC 3463: 5.7)."""
    return isinstance(error, aiosmtplib.SMTPRecipientsRefused) and not any(
        one.message.startswith("5.7.") or "relay" in one.message.lower() for one in error.recipients
    )
