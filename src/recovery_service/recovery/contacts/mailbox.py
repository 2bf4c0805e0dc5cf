"""The creditor's own mailbox: kept with its password sealed, tried with a mail to the creditor before it counts.
Without one a hosted service mails through its operator's server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.creditor_settings import Mailbox, SenderDomain
from recovery_contract.ids import MessageId, UserId
from recovery_contract.mail_sign_in import (
    FILE,
    MailProviderName,
    MailSignInProvider,
    read_mail_providers,
)
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
from recovery_service.recovery.contacts.reply_address import reply_address_of
from recovery_service.recovery.dunning import preferences, scheduling
from recovery_service.resources import resource_path
from recovery_service.settings import Mailer
from recovery_service.transport.delivery import Delivery
from recovery_service.transport.domain_records import check_domain
from recovery_service.transport.mail import Mail, MailServer, send_mail
from recovery_service.transport.mail_consent import ConsentTokens, MailConsent
from recovery_service.transport.mail_login import MailLogin, PasswordLogin, TokenLogin
from recovery_service.transport.public_addresses import is_public
from recovery_service.wording.phrases import phrase

KIND: Final = "mailbox"
THIS_MACHINE: Final = ("127.0.0.1", "::1", "localhost")
TRIAL_SECONDS: Final = 15
"""Half of what whoever asked waits for an answer."""
SUBMISSION_PORTS: Final = (25, 465, 587, 2525)


def load_mail_server(context: Context, user_id: UserId) -> MailServer | None:
    """Return where this creditor's mail is handed in, None where no mailbox was given."""
    stored = preferences.find(context.connection, user_id, KIND)
    if stored is None:
        return None
    value = stored["value"]
    return MailServer(
        host=value["host"],
        port=value["port"],
        security=value["security"],
        sender=value["sender"],
        login=_load_login(context, user_id, value, stored["secret"]),
        permitted=_permitted(context.core),
    )


def _load_login(
    context: Context, user_id: UserId, value: Mapping[str, Any], sealed: str | None
) -> MailLogin | None:
    core, username = context.core, value.get("username")
    if username is None:
        return None
    secret = unseal(core.settings.data_key, sealed, _owner(user_id)) if sealed else ""
    if sealed is None or value.get("provider") is None:
        return PasswordLogin(username, secret)
    consent = MailConsent.from_text(secret)
    return _token_login(username, consent, _StoredConsent(core, user_id, sealed).save)


def _token_login(
    username: str, consent: MailConsent, save: Callable[[MailConsent], object] | None = None
) -> TokenLogin:
    return TokenLogin(username, ConsentTokens(load_mail_providers()[consent.provider].token, consent, save))


class _StoredConsent:
    """Keeps new tokens in place of the sealed ones, unless the mailbox was set up anew in the meantime."""

    def __init__(self, core: Core, user_id: UserId, sealed: str) -> None:
        self._core, self._user_id, self._sealed = core, user_id, sealed

    def save(self, renewed: MailConsent) -> None:
        sealed = seal(self._core.settings.data_key, renewed.to_text(), _owner(self._user_id))
        with self._core.write() as context:
            preferences.replace_secret(context.connection, self._user_id, KIND, self._sealed, sealed)
        self._sealed = sealed


@cache
def load_mail_providers() -> Mapping[MailProviderName, MailSignInProvider]:
    return read_mail_providers(resource_path(FILE))


@dataclass(frozen=True)
class MailChannel:
    """Channel of mail to debtors: server, sender name and reply address.

    `is_own` where it is the creditor's mailbox.
    """

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
    login = None if mailer.username is None else PasswordLogin(mailer.username, mailer.password or "")
    server = MailServer(mailer.host, mailer.port, mailer.security, mailer.sender, login)
    reply_to = creditor.email
    if mailer.reply_address is not None:
        reply_to = reply_address_of(mailer.reply_address, receivable.id)
    return MailChannel(server, f"{creditor.name} via {context.settings.collector}", reply_to, is_own=False)


def service_mailer(core: Core) -> Mailer | None:
    """Return the service's mailer. On a creditor's own machine there is none: its own mailbox writes."""
    return None if core.settings.embedded else core.settings.mailer


def _permitted(core: Core) -> Callable[[str], bool] | None:
    """Return which addresses may be dialled: a hosted service hands mail to public mail servers only, never to what
    stands behind its own walls."""
    return is_public if core.settings.deployment.public_mail_servers_only else None


class ProposedMailbox(NamedTuple):
    """`mailbox` is what is kept of it."""

    mailbox: Mailbox
    server: MailServer
    creditor: CreditorProfile


def prepare_mailbox(core: Core, principal: Principal, user_id: UserId, mailbox: Mailbox) -> ProposedMailbox:
    """Return the mailbox as it would be used, to be tried before it is kept. Raises NotFound, and Invalid for a server
    that a hosted service must not talk to."""
    with core.read() as context:
        users.require(context.connection, principal, user_id)
        creditor = users.load_profile(context.connection, user_id)
        before = load_mail_server(context, user_id)
        stored = load_mailbox(context.connection, user_id)
    mailbox, login = _proposed_login(mailbox, stored, before)
    permitted = _permitted(core)
    if permitted is not None:
        _check_reachable(mailbox, permitted)
    if (
        mailbox.security == "none"
        and not core.settings.deployment.plain_mail_anywhere
        and mailbox.host not in THIS_MACHINE
    ):
        raise Invalid(Reason.of("mail_not_encrypted"), "security", "none")
    server = MailServer(mailbox.host, mailbox.port, mailbox.security, mailbox.sender, login, permitted)
    return ProposedMailbox(mailbox, server, creditor)


def _proposed_login(
    mailbox: Mailbox, stored: Mailbox | None, before: MailServer | None
) -> tuple[Mailbox, MailLogin | None]:
    """Return the mailbox without its secrets, and how it signs in: as is given, else as before."""
    bare = mailbox.model_copy(update={"password": None, "consent": None, "provider": None, "verified": None})
    if mailbox.consent is not None:
        provider = load_mail_providers()[mailbox.consent.provider]
        username = mailbox.username or mailbox.sender
        consent = MailConsent(
            provider.name,
            mailbox.consent.client_id,
            mailbox.consent.client_secret,
            mailbox.consent.refresh_token,
        )
        where = {"host": provider.host, "port": provider.port, "security": provider.security}
        bare = bare.model_copy(update={**where, "username": username, "provider": provider.name})
        return bare, _token_login(username, consent)
    if mailbox.username is None:
        return bare, None
    is_same = stored is not None and (stored.host, stored.username) == (mailbox.host, mailbox.username)
    if mailbox.password is None and is_same and stored is not None and before is not None:
        return bare.model_copy(update={"provider": stored.provider}), before.login
    return bare, PasswordLogin(mailbox.username, mailbox.password or "")


def require_delivered(mailbox: Mailbox, delivery: Delivery) -> None:
    """Raise Invalid with the reason where the trial of this mailbox did not work."""
    if delivery.outcome == "sent":
        return
    if delivery.outcome == "login_refused":
        secret = "password" if mailbox.provider is None else "consent"
        raise Invalid(Reason.of("mailbox_login_refused", why=delivery.detail), secret)
    if delivery.cause == "sign_in":
        raise Invalid(Reason.of("mail_sign_in_silent", why=delivery.detail), "consent")
    if delivery.cause in ("later", "greylisted"):
        raise Invalid(Reason.of("mail_server_later", why=delivery.detail), "host")
    if delivery.cause:
        code, field = _CAUSES[delivery.cause]
        raise Invalid(Reason.of(code), field)
    raise Invalid(Reason.of("mailbox_sends_nothing", why=delivery.detail), "host")


_CAUSES: Final = {
    "unknown": ("mail_server_unknown", "host"),
    "silent": ("mail_server_silent", "host"),
    "unanswered": ("mail_server_silent", "host"),
    "certificate": ("mail_server_certificate", "host"),
    "encryption": ("mail_server_encryption", "security"),
}


def store_mailbox(
    core: Core, principal: Principal, user_id: UserId, proposed: ProposedMailbox, verified: bool | None
) -> Mailbox:
    """Store the mailbox with its password or its tokens sealed; without new ones those given before stay."""
    mailbox, login = proposed.mailbox, proposed.server.login
    with core.write() as context:
        user = users.require(context.connection, principal, user_id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        secret = _secret(login)
        sealed = seal(core.settings.data_key, secret, _owner(user_id)) if secret else None
        value = mailbox.model_dump(mode="json", exclude={"password", "consent", "verified"})
        preferences.store(
            context.connection, user_id, KIND, value, at=at, secret=sealed, approved=bool(verified)
        )
        if verified:
            onboarding.note_mailbox(context, user_id, verified=True, at=at)
        for reason in ("mailbox_refused", "service_refused", "no_mailbox"):
            scheduling.release_waiting(context, user_id, reason, at)
        stored = load_mailbox(context.connection, user_id)
    assert stored is not None
    return stored


def _secret(login: MailLogin | None) -> str:
    """Return what is sealed; tokens as the trial has left them."""
    if isinstance(login, TokenLogin):
        assert isinstance(login.tokens, ConsentTokens)
        return login.tokens.consent.to_text()
    return "" if login is None else login.password


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
    """Return the resource as the interface has it: without the password."""
    stored = preferences.find(connection, user_id, KIND)
    return None if stored is None else Mailbox(**stored["value"], verified=stored["approved"] or None)


async def check_sender_domain(core: Core, mailbox: Mailbox) -> SenderDomain:
    """Return what the domain of this mailbox publishes. Nobody is asked about a server on this machine: its mail goes
    to nobody's mail server."""
    look_up = None if mailbox.host in THIS_MACHINE else core.text_lookup
    return await check_domain(mailbox.sender.rpartition("@")[2], look_up)


async def send_trial_mail(server: MailServer, creditor: CreditorProfile) -> Delivery:
    """Send the creditor a mail through the mailbox, which proves that it works."""
    domain = server.sender.rpartition("@")[2]
    mail = Mail(
        message_id=f"{new_id(MessageId)}@{domain}",
        to=creditor.email,
        to_name=creditor.name,
        sender_name=creditor.name,
        reply_to=creditor.email,
        subject=phrase("mailbox_works", creditor.language),
        body=phrase("mailbox_tried", creditor.language),
        language=creditor.language,
    )
    try:
        async with asyncio.timeout(TRIAL_SECONDS):
            return await send_mail(server, mail)
    except TimeoutError:
        return Delivery("delayed", cause="silent")


def _owner(user_id: UserId) -> str:
    return f"mailbox:{user_id}"
