"""The creditor's own mailbox: kept with its password sealed, tried with a mail to the creditor before it counts.
Without one a hosted service mails through its operator's server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.extensions import Mailbox
from recovery_contract.ids import MessageId, UserId
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context, Core
from recovery_service.encryption import seal, unseal
from recovery_service.errors import Invalid
from recovery_service.ids import new_id
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users import onboarding
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import repository, scheduling
from recovery_service.settings import Mailer
from recovery_service.transport.delivery import Delivery
from recovery_service.transport.mail import Mail, MailServer, send_mail
from recovery_service.transport.public_addresses import is_public

KIND: Final = "mailbox"
_HERE: Final = ("127.0.0.1", "::1", "localhost")
TRIAL_SECONDS: Final = 15
"""Half of what whoever asked waits for an answer."""
SUBMISSION_PORTS: Final = (25, 465, 587, 2525)


def load_mail_server(context: Context, user_id: UserId) -> MailServer | None:
    """Return where this creditor's mail is handed in, None where no mailbox was given."""
    stored = repository.preference(context.connection, user_id, KIND)
    if stored is None:
        return None
    value = stored["value"]
    secret = stored["secret"]
    password = unseal(context.settings.data_key, secret, _owner(user_id)) if secret else None
    return MailServer(
        host=value["host"],
        port=value["port"],
        security=value["security"],
        sender=value["sender"],
        username=value.get("username"),
        password=password,
        permitted=_permitted(context.core),
    )


@dataclass(frozen=True)
class MailChannel:
    """How mail to debtors leaves: through which server, in which name, and where replies go. `is_own` where it is the
    creditor's mailbox."""

    server: MailServer
    sender_name: str
    reply_to: str
    is_own: bool


def load_mail_channel(context: Context, receivable: ReceivableRow) -> MailChannel | None:
    """Return the creditor's own mailbox, else the service's mail server on its behalf; None where there is neither."""
    creditor = users.load_profile(context.connection, receivable.user_id)
    own = load_mail_server(context, receivable.user_id)
    if own is not None:
        return MailChannel(own, creditor.name, creditor.email, is_own=True)
    mailer = service_mailer(context.core)
    if mailer is None:
        return None
    server = MailServer(
        mailer.host, mailer.port, mailer.security, mailer.sender, mailer.username, mailer.password
    )
    reply_to = creditor.email
    if mailer.reply_address is not None:
        local, _, domain = mailer.reply_address.partition("@")
        reply_to = f"{local}+{receivable.id}@{domain}"
    return MailChannel(server, f"{creditor.name} via {context.settings.collector}", reply_to, is_own=False)


def service_mailer(core: Core) -> Mailer | None:
    """On a creditor's own machine there is none: its own mailbox writes."""
    return None if core.settings.embedded else core.settings.mailer


def _permitted(core: Core) -> Callable[[str], bool] | None:
    """Return which addresses may be dialled: a hosted service hands mail to public mail servers only, never to what
    stands behind its own walls."""
    return is_public if core.settings.deployment.public_mail_servers_only else None


class ProposedMailbox(NamedTuple):
    server: MailServer
    creditor: CreditorProfile


def prepare_mailbox(core: Core, principal: Principal, user_id: UserId, mailbox: Mailbox) -> ProposedMailbox:
    """Return the mailbox as it would be used, to be tried before it is kept. Raises NotFound, and Invalid for a server
    that a hosted service must not talk to."""
    with core.read() as context:
        users.require(context.connection, principal, user_id)
        creditor = users.load_profile(context.connection, user_id)
        before = load_mail_server(context, user_id)
    password = mailbox.password
    if (
        password is None
        and before is not None
        and (before.host, before.username) == (mailbox.host, mailbox.username)
    ):
        password = before.password
    permitted = _permitted(core)
    if permitted is not None:
        _check_reachable(mailbox, permitted)
    if (
        mailbox.security == "none"
        and not core.settings.deployment.plain_mail_anywhere
        and mailbox.host not in _HERE
    ):
        raise Invalid(Reason.of("mail_not_encrypted"), "security", "none")
    server = MailServer(
        mailbox.host, mailbox.port, mailbox.security, mailbox.sender, mailbox.username, password, permitted
    )
    return ProposedMailbox(server, creditor)


def require_delivered(delivery: Delivery) -> None:
    """Raise Invalid with the reason where the trial did not work."""
    if delivery.outcome == "sent":
        return
    if delivery.outcome == "login_refused":
        raise Invalid(Reason.of("mailbox_login_refused", why=delivery.detail), "password")
    if delivery.cause == "later":
        raise Invalid(Reason.of("mail_server_later", why=delivery.detail), "host")
    if delivery.cause:
        code, field = _CAUSES[delivery.cause]
        raise Invalid(Reason.of(code), field)
    raise Invalid(Reason.of("mailbox_sends_nothing", why=delivery.detail), "host")


_CAUSES: Final = {
    "unknown": ("mail_server_unknown", "host"),
    "silent": ("mail_server_silent", "host"),
    "certificate": ("mail_server_certificate", "host"),
    "encryption": ("mail_server_encryption", "security"),
}


def store_mailbox(
    core: Core, principal: Principal, user_id: UserId, mailbox: Mailbox, verified: bool | None
) -> Mailbox:
    """Store the mailbox with its password sealed; without a new password the one given before stays."""
    server, _ = prepare_mailbox(core, principal, user_id, mailbox)
    with core.write() as context:
        user = users.require(context.connection, principal, user_id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        secret = None
        if server.password is not None:
            secret = seal(core.settings.data_key, server.password, _owner(user_id))
        value = mailbox.model_dump(mode="json", exclude={"password", "verified"})
        repository.set_preference(
            context.connection, user_id, KIND, value, at=at, secret=secret, approved=bool(verified)
        )
        if verified:
            onboarding.note_mailbox(context, user_id, verified=True, at=at)
        for reason in ("mailbox_refused", "service_refused", "no_mailbox"):
            scheduling.release_waiting(context, user_id, reason, at)
        stored = load_mailbox(context.connection, user_id)
    assert stored is not None
    return stored


def _check_reachable(mailbox: Mailbox, permitted: Callable[[str], bool]) -> None:
    """Tell at once what would fail with the first message."""
    if mailbox.port not in SUBMISSION_PORTS:
        ports = ", ".join(map(str, SUBMISSION_PORTS))
        raise Invalid(Reason.of("mail_port_not_permitted", ports=ports), "port", mailbox.port)
    try:
        addresses = {
            str(info[4][0])
            for info in socket.getaddrinfo(mailbox.host, mailbox.port, type=socket.SOCK_STREAM)
        }
    except (OSError, UnicodeError):
        raise Invalid(Reason.of("mail_server_unknown"), "host", mailbox.host) from None
    if not all(map(permitted, addresses)):
        raise Invalid(Reason.of("mail_server_not_public"), "host", mailbox.host)


def load_mailbox(connection: Connection, user_id: UserId) -> Mailbox | None:
    """Return it as the interface shows it: without the password."""
    stored = repository.preference(connection, user_id, KIND)
    return None if stored is None else Mailbox(**stored["value"], verified=stored["approved"] or None)


async def send_trial_mail(server: MailServer, *, to: str, name: str) -> Delivery:
    """Send the creditor a mail through the mailbox, which proves that it works."""
    domain = server.sender.rpartition("@")[2]
    mail = Mail(
        message_id=f"{new_id(MessageId)}@{domain}",
        to=to,
        to_name=name,
        sender_name=name,
        reply_to=to,
        subject="Your mailbox works",
        body="This message was sent through your mailbox to try it. Reminders can leave through it now.",
        language="en",
    )
    try:
        async with asyncio.timeout(TRIAL_SECONDS):
            return await send_mail(server, mail)
    except TimeoutError:
        return Delivery("delayed", cause="silent")


def _owner(user_id: UserId) -> str:
    return f"mailbox:{user_id}"
