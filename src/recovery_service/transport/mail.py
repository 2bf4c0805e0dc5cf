"""Sends email through an SMTP server; the same attempt always carries the same Message-ID."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import ssl
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8
from email.utils import formatdate
from typing import Any, Final, Literal, Protocol

import aiosmtplib

from recovery_service.transport.addresses import normalise_email_domain
from recovery_service.transport.causes import each_cause
from recovery_service.transport.delivery import Cause, Delivery
from recovery_service.transport.mail_login import (
    ConsentEnded,
    MailLogin,
    PasswordLogin,
    SignInUnavailable,
    TokenLogin,
)

SECONDS: Final = 30
_DETAIL: Final = 300
_GREYLISTED: Final = re.compile(r"gr[ea]y[- ]?list", re.IGNORECASE)
_WAIT: Final = re.compile(r"\b(\d{1,4}) ?(s|sec|seconds?|m|min|minutes?)\b", re.IGNORECASE)
GREYLISTED_SECONDS: Final = 300
"""Where a server does not say how long whoever it sees for the first time has to wait."""

# Codes that say the address itself does not work; other permanent refusals concern us or the message.
_NO_SUCH_ADDRESS: Final = frozenset({550, 551, 553, 521, 556})


@dataclass(frozen=True)
class MailServer:
    """`security`: starttls, tls (from the first byte) or none, which is only for a server on the same machine.
    `permitted` says of an address whether it may be dialled; None: any."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    login: MailLogin | None = None
    permitted: Callable[[str], bool] | None = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class Attachment:
    name: str
    media_type: str
    content: bytes = field(repr=False)


@dataclass(frozen=True)
class Mail:
    """`message_id` without angle brackets; `language` as in `fr`; `reply_name` where that is not the sender's. `html`
    says the same as `body`, with `images` (PNG) by the names it refers to; `references` are earlier messages of the
    conversation, oldest first; `is_personal`: a person wrote it."""

    message_id: str
    to: str
    to_name: str
    sender_name: str
    reply_to: str
    subject: str
    body: str
    language: str
    attachments: tuple[Attachment, ...] = ()
    reply_name: str | None = None
    html: str | None = None
    images: Mapping[str, bytes] = field(default_factory=dict, repr=False)
    references: tuple[str, ...] = ()
    is_personal: bool = False


def build_message(server: MailServer, mail: Mail) -> EmailMessage:
    """Return the message as it is sent. Names with line breaks lose them: a header can't be smuggled in."""
    message = EmailMessage(policy=SMTP)
    message["Message-ID"] = f"<{mail.message_id}>"
    message["Date"] = formatdate()
    message["From"] = _address(mail.sender_name, server.sender)
    message["To"] = _address(mail.to_name, mail.to)
    message["Reply-To"] = _address(mail.reply_name or mail.sender_name, mail.reply_to)
    message["Subject"] = _line(mail.subject)
    if mail.references:
        message["In-Reply-To"] = f"<{mail.references[-1]}>"
        message["References"] = " ".join(f"<{earlier}>" for earlier in mail.references)
    if not mail.is_personal:
        # A machine wrote it, but a person may answer: no automatic replies, please.
        message["Auto-Submitted"] = "auto-generated"
    message.set_content(mail.body, cte="quoted-printable")
    if mail.html is not None:
        message.add_alternative(mail.html, subtype="html", cte="quoted-printable")
        _add_images(message, mail.images)
    # After the content, because setting that removes every header about it.
    message["Content-Language"] = mail.language
    for attachment in mail.attachments:
        main, _, sub = attachment.media_type.partition("/")
        message.add_attachment(attachment.content, maintype=main, subtype=sub, filename=attachment.name)
    return message


def format_address(name: str, address: str) -> str:
    """Return name and address as a header has them; the address alone where no header could have it."""
    try:
        return str(_address(name, address))
    except ValueError:
        return address


def _address(name: str, address: str) -> Address:
    return Address(_line(name), addr_spec=normalise_email_domain(address))


def _add_images(message: EmailMessage, images: Mapping[str, bytes]) -> None:
    html = message.get_body(("html",))
    assert isinstance(html, EmailMessage)
    for name, content in images.items():
        html.add_related(content, maintype="image", subtype="png", cid=f"<{name}>", disposition="inline")


class SmtpClient(aiosmtplib.SMTP):
    """A connection that knows how many mails it brought, whether the server may have the one of the moment, and whether
    it may bring another one."""

    mails = 0
    is_handed_in = False
    is_at_rest = True

    async def hand_in(self, message: EmailMessage, sender: str, recipient: str) -> None:
        """Send a message. Raises SMTPException, OSError, ValueError."""
        self.mails += 1
        self.is_handed_in = self.is_at_rest = False
        try:
            await self.send_message(message, sender=sender, recipients=[recipient])
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException):
            self.is_at_rest = True  # it answered to the end
            raise
        self.is_at_rest = True

    async def data(self, *arguments: Any, **options: Any) -> aiosmtplib.SMTPResponse:
        self.is_handed_in = True
        return await super().data(*arguments, **options)


class Connections(Protocol):
    """Keeps connections between mails, by server and credentials."""

    async def take(self, key: tuple[str, ...]) -> SmtpClient | None: ...

    async def give_back(self, key: tuple[str, ...], client: SmtpClient) -> None: ...


class _OneMail:
    """Keeps no connection."""

    async def take(self, key: tuple[str, ...]) -> None:
        return None

    async def give_back(self, key: tuple[str, ...], client: SmtpClient) -> None:
        with contextlib.suppress(aiosmtplib.SMTPException, OSError):
            await client.quit()
        client.close()


async def send_mail(server: MailServer, mail: Mail, connections: Connections | None = None) -> Delivery:
    """Send a mail and return the outcome. Never raises for what a server answers."""
    login, connections = server.login, connections or _OneMail()
    if not isinstance(login, TokenLogin):
        return await _hand_in(connections, server, mail)
    refused = None
    for _ in range(2):
        try:
            token = await login.tokens.fetch_token(refused=refused)
        except ConsentEnded as error:
            return Delivery("login_refused", str(error)[:_DETAIL])
        except SignInUnavailable as error:
            return Delivery("delayed", str(error)[:_DETAIL], "sign_in")
        delivery = await _hand_in(connections, server, mail, token)
        if delivery.outcome != "login_refused":
            break
        refused = token  # it may have ended before its time
    return delivery


async def _hand_in(connections: Connections, server: MailServer, mail: Mail, token: str = "") -> Delivery:
    key = _key(server, token)
    client: SmtpClient | None = None
    try:
        message = build_message(server, mail)
        # The library writes the message once more: with the boundaries that it has from here on.
        is_ascii = f"{server.sender}{mail.to}".isascii()
        content = message.as_bytes(policy=SMTP if is_ascii else SMTPUTF8)
        sender, recipient = normalise_email_domain(server.sender), normalise_email_domain(mail.to)
        client = await connections.take(key) or await _open_connection(server, token)
        await client.hand_in(message, sender, recipient)
    except aiosmtplib.SMTPAuthenticationError as error:
        temporary = 400 <= error.code < 500
        return Delivery("delayed" if temporary else "login_refused", _error_text(error))
    except aiosmtplib.SMTPRecipientsRefused as error:
        return _refused(error.recipients[0])
    except aiosmtplib.SMTPResponseException as error:
        return _refused(error)
    except (aiosmtplib.SMTPException, OSError, ssl.SSLError) as error:
        is_handed_in = client is not None and client.is_handed_in
        return Delivery("delayed", _error_text(error), "unanswered" if is_handed_in else _cause(error))
    except ValueError as error:  # an address or a header that no message may carry
        return Delivery("failed", _error_text(error))
    finally:
        if client is not None and client.is_at_rest:
            await connections.give_back(key, client)
        elif client is not None:
            client.close()
    return Delivery("sent", content=content)


def _key(server: MailServer, token: str) -> tuple[str, ...]:
    """Return what has to be the same for a connection to be used again."""
    login = server.login
    secret = login.password if isinstance(login, PasswordLogin) else token
    username = "" if login is None else login.username
    is_checked = str(server.permitted is not None)
    return (server.host, str(server.port), server.security, username, secret, is_checked)


async def _open_connection(server: MailServer, token: str) -> SmtpClient:
    """Return a connection that is signed in. Raises SMTPException, OSError."""

    async def give_token() -> str:
        return token

    login = server.login
    dialled = None if server.permitted is None else await _connect(server, server.permitted)
    client = SmtpClient(
        hostname=server.host,
        port=server.port if dialled is None else None,
        sock=dialled,
        username=None if login is None else login.username,
        password=login.password if isinstance(login, PasswordLogin) else None,
        oauth_token_generator=give_token if isinstance(login, TokenLogin) else None,
        use_tls=server.security == "tls",
        start_tls=server.security == "starttls",
        timeout=SECONDS,
    )
    await client.connect()
    return client


def require_permitted(
    host: str, addresses: Iterable[tuple[Any, ...]], permitted: Callable[[str], bool]
) -> None:
    """Raise OSError where one of the addresses that `getaddrinfo` names may not be dialled."""
    if not all(permitted(str(where[4][0])) for where in addresses):
        raise OSError(f"{host} leads to an address that is not public")


async def _connect(server: MailServer, permitted: Callable[[str], bool]) -> socket.socket:
    """Connect to an address that was checked: a name may lead elsewhere since it was entered.

    Raises OSError.
    """
    loop = asyncio.get_running_loop()
    addresses = await loop.getaddrinfo(server.host, server.port, type=socket.SOCK_STREAM)
    require_permitted(server.host, addresses, permitted)
    fault = OSError(f"{server.host} has no address")
    for family, kind, protocol, _, address in addresses:
        with ExitStack() as resources:
            dialled = resources.enter_context(socket.socket(family, kind, protocol))
            dialled.setblocking(False)
            try:
                await asyncio.wait_for(loop.sock_connect(dialled, address), SECONDS)
            except OSError as error:
                fault = error
                continue
            resources.pop_all()
            return dialled
    raise fault


def _refused(error: aiosmtplib.SMTPResponseException) -> Delivery:
    if 400 <= error.code < 500:
        if _GREYLISTED.search(error.message):
            return Delivery("delayed", _error_text(error), "greylisted", _seconds_named(error.message))
        return Delivery("delayed", _error_text(error), "later")
    at_the_address = isinstance(error, aiosmtplib.SMTPRecipientRefused) or error.code == 550
    if at_the_address and error.code in _NO_SUCH_ADDRESS:
        return Delivery("bounced", _error_text(error))
    return Delivery("failed", _error_text(error))


def _seconds_named(text: str) -> int:
    """Return how long a server that greylists asks to wait."""
    named = _WAIT.search(text)
    if named is None:
        return GREYLISTED_SECONDS
    seconds = int(named[1]) * (60 if named[2].lower().startswith("m") else 1)
    return min(max(seconds, 30), 3_600)


def _cause(error: BaseException | None) -> Cause:
    """Return what stood in the way before any answer, from the error at the bottom of this one."""
    one = error
    for one in each_cause(error):
        if isinstance(one, socket.gaierror):
            return "unknown"
        if isinstance(one, ssl.SSLCertVerificationError):
            return "certificate"
        if isinstance(one, ssl.SSLError | aiosmtplib.SMTPNotSupported):
            return "encryption"
    # At the bottom it says so where a server lacks STARTTLS.
    return "encryption" if type(one) is aiosmtplib.SMTPException else "silent"


def _error_text(error: Exception) -> str:
    return " ".join(f"{getattr(error, 'code', '')} {getattr(error, 'message', error)}".split())[:_DETAIL]


def _line(text: str) -> str:
    """Return the text without breaks of lines; no-break spaces stay."""
    return re.sub(r"[^\S\u00a0\u202f]+", " ", text).strip()
