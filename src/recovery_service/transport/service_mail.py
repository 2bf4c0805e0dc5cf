"""The service's own mail, to people it serves: into the test outbox, or through the mail server it was given."""

from __future__ import annotations

import os
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog
from starlette.concurrency import run_in_threadpool

from recovery_service.context.core import Core
from recovery_service.transport import test_outbox
from recovery_service.transport.addresses import mailable

log = structlog.get_logger()

SERVER_VARIABLE = "RECOVERY_SMTP_URL"
"""smtp[s]://user:password@host:port?from=address; smtp uses STARTTLS unless the host is this machine."""
_PORTS = {"smtp": 587, "smtps": 465}
_SECONDS = 20


class MailFailed(Exception):
    """The mail did not leave."""


async def send(core: Core, client_id: str, address: str, subject: str, body: str) -> None:
    """Raises MailFailed. In test nothing leaves the machine."""
    if core.settings.is_test:
        await run_in_threadpool(_put, core, client_id, address, subject, body)
        return
    server = urlsplit(os.environ.get(SERVER_VARIABLE, ""))
    if server.scheme not in _PORTS or not server.hostname:
        log.error("no mail server is configured", variable=SERVER_VARIABLE)
        raise MailFailed
    message = EmailMessage()
    message["From"] = unquote(server.query.removeprefix("from="))
    message["To"] = mailable(address)
    message["Subject"] = subject
    message.set_content(body)
    local = server.hostname in ("127.0.0.1", "::1", "localhost")
    try:
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or _PORTS[server.scheme],
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            start_tls=not (server.scheme == "smtps" or local),
            timeout=_SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError) as error:
        log.error("a mail of the service could not be sent", error=type(error).__name__)
        raise MailFailed from None


def _put(core: Core, client_id: str, address: str, subject: str, body: str) -> None:
    with core.database.write() as connection:
        test_outbox.put(
            connection,
            core,
            client_id=client_id,
            user_id=test_outbox.NOBODY,
            type="email",
            receivable_id="",
            to=address,
            subject=subject,
            body=body,
            at=core.clock.now(connection, client_id),
        )
