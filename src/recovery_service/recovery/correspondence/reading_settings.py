"""Whether a creditor's mailbox is read, and where: off until the creditor says so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from recovery_contract.correspondence import MailboxReading
from recovery_contract.ids import UserId
from recovery_contract.reasons import Reason
from recovery_service.context.clock import current_ms, to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.errors import Invalid
from recovery_service.ledger.users import service as users
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import mailbox
from recovery_service.recovery.correspondence import repository
from recovery_service.recovery.correspondence.matching import Owner
from recovery_service.recovery.correspondence.reading import LOOK_BACK
from recovery_service.recovery.correspondence.repository import ReadingRow
from recovery_service.transport.imap import ImapServer, MailboxUnreadable
from recovery_service.transport.mail import MailServer
from recovery_service.transport.mail_login import PasswordLogin

SERVICE: Final = UserId("*")
"""Whose mailbox the service's own is."""
PORTS: Final = (143, 993)
_ELSEWHERE: Final = {
    "smtp.office365.com": "outlook.office365.com",
    "smtp-mail.outlook.com": "outlook.office365.com",
    "mail.gmx.net": "imap.gmx.net",
    "mail.gmx.com": "imap.gmx.com",
}
"""Providers whose servers for sending and reading differ in more than the name of the protocol."""


@dataclass(frozen=True)
class Account:
    """A mailbox that can be signed in to; `name` tells it from another one."""

    owner: Owner
    imap: ImapServer
    server: MailServer
    name: str


def load_account(context: Context, row: ReadingRow) -> Account | None:
    """Return None where there is no mailbox that is signed in to."""
    if row.user_id == SERVICE:
        return load_service_account(context.core)
    server = mailbox.load_mail_server(context, row.user_id)
    if server is None or server.login is None:
        return None
    username = server.login.username
    creditor = users.load_profile(context.connection, row.user_id)
    own = frozenset(address.strip().lower() for address in (server.sender, username, creditor.email))
    imap = ImapServer(row.host, row.port, row.security, server.permitted)
    return Account(Owner(row.user_id, own), imap, server, f"{username}@{row.host}"[:600])


def load_service_account(core: Core) -> Account | None:
    """Return the mailbox in which a hosted service gets the replies to the addresses of its receivables."""
    mailer = mailbox.service_mailer(core)
    if mailer is None or mailer.reply_mailbox is None or mailer.reply_address is None:
        return None
    inbox = mailer.reply_mailbox
    own = frozenset((mailer.sender.lower(), mailer.reply_address.lower()))
    server = MailServer(
        inbox.host, inbox.port, inbox.security, mailer.sender, PasswordLogin(inbox.username, inbox.password)
    )
    return Account(
        Owner(None, own, mailer.reply_address),
        ImapServer(inbox.host, inbox.port, inbox.security),
        server,
        f"{inbox.username}@{inbox.host}"[:600],
    )


def load_reading(context: Context, user_id: UserId) -> MailboxReading:
    """Return what is set, else what would be proposed."""
    row = repository.find_reading(context.connection, user_id)
    if row is None:
        server = mailbox.load_mail_server(context, user_id)
        return MailboxReading(enabled=False, host=None if server is None else guess_host(server.host))
    return MailboxReading(
        enabled=row.enabled,
        host=row.host,
        port=row.port,
        security=row.security,
        read_at=None if row.read_at is None else to_datetime(row.read_at),
        failure=None if row.failure is None or not row.enabled else Reason(**row.failure),
    )


def guess_host(host: str) -> str:
    """Return the server for reading that most likely belongs to this one for sending."""
    first, dot, rest = host.lower().partition(".")
    return _ELSEWHERE.get(host.lower()) or re.sub("smtp", "imap", first) + dot + rest


def propose_reading(
    context: Context, principal: Principal, user_id: UserId, wanted: MailboxReading
) -> tuple[ReadingRow, Account | None]:
    """Return the setting as it would be kept, and the mailbox to be tried; None where it is switched off. Raises
    NotFound, and Invalid for what cannot be read."""
    user = users.require(context.connection, principal, user_id)
    before = repository.find_reading(context.connection, user_id)
    server = mailbox.load_mail_server(context, user_id)
    if wanted.enabled and (server is None or server.login is None):
        raise Invalid(Reason.of("reading_without_mailbox"), "enabled")
    host = wanted.host or (guess_host(server.host) if server is not None else "")
    row = ReadingRow(
        user_id=user_id,
        client_id=user.client_id,
        enabled=wanted.enabled,
        host=host.strip().lower(),
        port=wanted.port,
        security=wanted.security,
        account="",
        since=current_ms() - int(LOOK_BACK.total_seconds() * 1_000),
    )
    if not wanted.enabled:
        return row if before is None else ReadingRow(**{**vars(before), "enabled": False}), None
    _check(context, row)
    account = load_account(context, row)
    assert account is not None
    row = ReadingRow(**{**vars(row), "account": account.name})
    if before is not None and before.account == account.name:
        remembered = ("since", "validity", "last_uid", "read_at")
        row = ReadingRow(**{**vars(row), **{name: getattr(before, name) for name in remembered}})
    return row, account


def _check(context: Context, row: ReadingRow) -> None:
    deployment = context.settings.deployment
    if deployment.public_mail_servers_only and row.port not in PORTS:
        ports = ", ".join(map(str, PORTS))
        raise Invalid(Reason.of("mail_reading_port", ports=ports), "port", row.port)
    is_here = row.host in mailbox.THIS_MACHINE
    if row.security == "none" and not deployment.plain_mail_anywhere and not is_here:
        raise Invalid(Reason.of("mail_not_encrypted"), "security", "none")


def refuse(error: MailboxUnreadable, reason: Reason) -> Invalid:
    """Return the refusal of a mailbox that could not be read, beside the field that most likely causes it."""
    field = {"login_refused": "enabled", "encryption": "security"}.get(error.cause, "host")
    return Invalid(reason, field)
