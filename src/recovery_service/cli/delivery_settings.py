"""What the environment of the process settles: where letters, text messages and card payments go, in whose name."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Final, TypedDict
from urllib.parse import parse_qs, unquote, urlsplit

from pydantic import TypeAdapter, ValidationError

from recovery_contract.fields import Email
from recovery_service.cli.program import UsageError
from recovery_service.settings import (
    CATCH_ALL,
    LetterService,
    Mailer,
    ReplyMailbox,
    Settings,
    SmsGateway,
    StripeAccount,
)
from recovery_service.transport.addresses import is_confidential

CONFINEMENT: Final = "RECOVERY_REQUIRE_CONFINEMENT"
COLLECTOR: Final = "RECOVERY_COLLECTOR"
COLLECTOR_LENGTH: Final = 100
COLLECTOR_ADDRESS: Final = "RECOVERY_COLLECTOR_ADDRESS"
SUPERVISOR: Final = "RECOVERY_SUPERVISOR"
PARTICULARS_LENGTH: Final = 300
WEBHOOK_ADDRESSES: Final = "RECOVERY_WEBHOOK_ADDRESSES"
EVENT_DAYS: Final = "RECOVERY_EVENT_DAYS"
EVENT_DAYS_AT_MOST: Final = 3_650
MAILS_AT_MOST: Final = 1_000_000
NATS: Final = "RECOVERY_NATS_URL"
TRACES: Final = "RECOVERY_TRACES_URL"
TRACE_MODULES: Final = ("opentelemetry.sdk.trace", "opentelemetry.exporter.otlp.proto.http")
LETTERS: Final = "RECOVERY_LETTER_FOLDER"
MAILER: Final = "RECOVERY_MAIL_URL"
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}
REPLIES: Final = "RECOVERY_REPLY_ADDRESS"
REPLY_MAILBOX: Final = "RECOVERY_REPLY_MAILBOX_URL"
IMAP_PORTS: Final = {"imap": 143, "imaps": 993}
REPLIES_LOCAL_LENGTH: Final = 30
"""Of the part before the sign: the receivable's id has to fit behind it within the 64 characters of mail."""
SMS: Final = ("RECOVERY_SMS_URL", "RECOVERY_SMS_ACCOUNT", "RECOVERY_SMS_SENDER", "RECOVERY_SMS_TOKEN")

LETTER_SERVICE: Final = ("RECOVERY_LETTER_URL", "RECOVERY_LETTER_TOKEN", "RECOVERY_LETTER_SECRET")
STRIPE: Final = ("RECOVERY_STRIPE_KEY", "RECOVERY_STRIPE_WEBHOOK_SECRET")
STRIPE_PAGES: Final = "RECOVERY_STRIPE_PAGES"


class DeliverySettings(TypedDict):
    collector: str
    collector_address: str
    supervisor: str
    event_days: int
    mailer: Mailer | None
    sms_gateway: SmsGateway | None
    letter_folder: Path | None
    letter_service: LetterService | None
    stripe: StripeAccount | None
    webhook_addresses: tuple[str, ...]
    mailbox_a_minute: int
    provider_a_minute: int
    mail_a_minute: int
    traces_url: str | None
    nats_urls: tuple[str, ...]


def read_delivery_settings() -> DeliverySettings:
    """Read the delivery settings from the environment, for `Settings(**...)`.

    Raises UsageError where an SMS gateway or a card payment account is configured in part, or a value makes
    no sense.
    """
    collector = os.environ.get(COLLECTOR, Settings.collector)
    if not collector.isprintable() or not 1 <= len(collector.strip()) <= COLLECTOR_LENGTH:
        raise UsageError(f"{COLLECTOR} is a name of 1 to {COLLECTOR_LENGTH} characters")
    days = os.environ.get(EVENT_DAYS, str(Settings.event_days))
    if not days.isdecimal() or not 1 <= int(days) <= EVENT_DAYS_AT_MOST:
        raise UsageError(f"{EVENT_DAYS} is a number of days from 1 to {EVENT_DAYS_AT_MOST}")
    folder = os.environ.get(LETTERS)
    sms = _all_or_none(SMS, "a text-message gateway")
    return DeliverySettings(
        collector=collector.strip(),
        collector_address=_particulars(COLLECTOR_ADDRESS),
        supervisor=_particulars(SUPERVISOR),
        event_days=int(days),
        mailer=_mailer(),
        sms_gateway=SmsGateway(*sms) if sms else None,
        letter_folder=Path(folder) if folder else None,
        letter_service=_letter_service(folder),
        stripe=_stripe(),
        webhook_addresses=_webhook_addresses(),
        mailbox_a_minute=_mails_a_minute("RECOVERY_MAILBOX_RATE", Settings.mailbox_a_minute),
        provider_a_minute=_mails_a_minute("RECOVERY_MAIL_PROVIDER_RATE", Settings.provider_a_minute),
        mail_a_minute=_mails_a_minute("RECOVERY_MAIL_RATE", Settings.mail_a_minute),
        traces_url=_traces_url(),
        nats_urls=_nats_urls(),
    )


def _nats_urls() -> tuple[str, ...]:
    """Return the servers that distribute outward jobs; none: whoever finds a job sends it. Raises UsageError."""
    urls = tuple(url.strip() for url in os.environ.get(NATS, "").split(",") if url.strip())
    for url in urls:
        # Not repeated: it may hold a password.
        if urlsplit(url).scheme not in ("nats", "tls") or not urlsplit(url).hostname:
            raise UsageError(f"{NATS} lists servers, such as nats://127.0.0.1:4222,nats://127.0.0.2:4222")
    return urls


def _traces_url() -> str | None:
    """Return where traces go, None where nobody asked for them. Raises UsageError."""
    url = os.environ.get(TRACES, "")
    if not url:
        return None
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname:
        raise UsageError(f"{TRACES} is the address of a collector, such as http://127.0.0.1:4318/v1/traces")
    if not all(map(_has, TRACE_MODULES)):
        raise UsageError(
            f"{TRACES} needs the packages of the extra `tracing`: pip install recovery-desktop[tracing]"
        )
    return url


def _has(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _mails_a_minute(name: str, default: int) -> int:
    """Return how many mails may leave in a minute; 0: any number."""
    value = os.environ.get(name, str(default))
    if not value.isdecimal() or int(value) > MAILS_AT_MOST:
        raise UsageError(f"{name} is a number of mails a minute, up to {MAILS_AT_MOST}; 0: without a limit")
    return int(value)


def _particulars(name: str) -> str:
    """Return what debtors read of the collector, in one line; empty where nothing was set."""
    words = os.environ.get(name, "").strip()
    if not words.isprintable() or len(words) > PARTICULARS_LENGTH:
        raise UsageError(f"{name} is one line of {PARTICULARS_LENGTH} characters at most")
    return words


def _webhook_addresses() -> tuple[str, ...]:
    names = [name.strip() for name in os.environ.get(WEBHOOK_ADDRESSES, "").split(",") if name.strip()]
    try:
        return tuple(str(ip_network(name)).removesuffix("/32").removesuffix("/128") for name in names)
    except ValueError as error:
        raise UsageError(
            f"{WEBHOOK_ADDRESSES} lists addresses or networks, such as 203.0.113.7: {error}"
        ) from None


def requires_confinement() -> bool:
    """Return whether the service may not run where a child that reads files is less than fully confined. Raises
    UsageError."""
    wanted = os.environ.get(CONFINEMENT, "no").lower()
    if wanted not in ("yes", "no"):
        raise UsageError(f"{CONFINEMENT} is yes or no")
    return wanted == "yes"


def _mailer() -> Mailer | None:
    """Read the mail server from the environment. Messages never repeat its address, which holds a password."""
    url, replies = os.environ.get(MAILER, ""), os.environ.get(REPLIES, "")
    if not url:
        if replies:
            raise UsageError(f"{REPLIES} is for the mail server of {MAILER}, which is missing")
        return None
    form = f"{MAILER} is smtp[s]://user:password@host:port?from=address"
    server = urlsplit(url)
    sender = parse_qs(server.query).get("from", [""])[0]
    try:
        port = server.port or MAIL_PORTS.get(server.scheme)
    except ValueError:
        raise UsageError(form) from None
    if not port or not server.hostname or not _is_address(sender):
        raise UsageError(form)
    local, _, domain = replies.partition("@")
    is_every = local == CATCH_ALL and _is_address(f"replies@{domain}")
    if replies and not (is_every or (_is_address(replies) and len(local) <= REPLIES_LOCAL_LENGTH)):
        raise UsageError(
            f"{REPLIES} is an email address with {REPLIES_LOCAL_LENGTH} characters at most before the @, or"
            f" {CATCH_ALL}@domain where one mailbox takes whatever is sent to the domain"
        )
    here = server.hostname in ("127.0.0.1", "::1", "localhost")
    return Mailer(
        host=server.hostname,
        port=port,
        security="tls" if server.scheme == "smtps" else "none" if here else "starttls",
        sender=sender,
        username=unquote(server.username) if server.username else None,
        password=unquote(server.password) if server.password else None,
        reply_address=replies or None,
        reply_mailbox=_reply_mailbox(replies),
    )


def _reply_mailbox(replies: str) -> ReplyMailbox | None:
    """Read the mailbox from the environment. Messages never repeat its address, which holds a password."""
    url = os.environ.get(REPLY_MAILBOX, "")
    if not url:
        return None
    if not replies:
        raise UsageError(f"{REPLY_MAILBOX} is where the mail to {REPLIES} arrives, which is missing")
    form = f"{REPLY_MAILBOX} is imap[s]://user:password@host:port"
    server = urlsplit(url)
    try:
        port = server.port or IMAP_PORTS.get(server.scheme)
    except ValueError:
        raise UsageError(form) from None
    if not port or server.scheme not in IMAP_PORTS or not server.hostname or not server.username:
        raise UsageError(form)
    here = server.hostname in ("127.0.0.1", "::1", "localhost")
    return ReplyMailbox(
        host=server.hostname,
        port=port,
        security="tls" if server.scheme == "imaps" else "none" if here else "starttls",
        username=unquote(server.username),
        password=unquote(server.password or ""),
    )


def _is_address(text: str) -> bool:
    try:
        TypeAdapter(Email).validate_python(text)
    except ValidationError:
        return False
    return True


def _letter_service(folder: str | None) -> LetterService | None:
    values = _all_or_none(LETTER_SERVICE, "a letter provider")
    if values and folder:
        raise UsageError(f"{LETTERS} and {LETTER_SERVICE[0]} would post each letter twice: give one of them")
    return LetterService(*values) if values else None


def _all_or_none(names: Sequence[str], what: str) -> list[str]:
    """Return the values of these variables, the first an address; empty where none is given. Raises UsageError."""
    values = {name: os.environ.get(name, "") for name in names}
    missing = [name for name, value in values.items() if not value]
    if len(missing) == len(names):
        return []
    if missing:
        raise UsageError(f"{what} also needs {', '.join(missing)}")
    if not is_confidential(values[names[0]]):
        raise UsageError(f"{names[0]} begins with https://")
    return list(values.values())


def _stripe() -> StripeAccount | None:
    """Read the Stripe account from the environment.

    Messages never repeat the values: one may be a secret in the wrong place.
    """
    key, secret = (os.environ.get(name, "") for name in STRIPE)
    if not key and not secret:
        return None
    if not re.fullmatch(r"(sk|rk)_(live|test)_[0-9A-Za-z_]{1,240}", key):
        raise UsageError(f"{STRIPE[0]} is a secret or restricted key: sk_live_... or rk_live_...")
    if not re.fullmatch(r"whsec_[!-~]{1,240}", secret):
        raise UsageError(f"{STRIPE[1]} is the signing secret of the endpoint for events: whsec_...")
    pages = os.environ.get(STRIPE_PAGES, StripeAccount.pages).rstrip("/")
    if not re.fullmatch(r"https://[0-9a-z.-]+(:[0-9]+)?", pages):
        raise UsageError(f"{STRIPE_PAGES} is the origin of the payment pages, such as {StripeAccount.pages}")
    return StripeAccount(key=key, webhook_secret=secret, pages=pages)
