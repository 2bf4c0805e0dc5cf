"""What a service process was told at its start."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

from recovery_service.deployment import DEPLOYMENTS, Deployment, DeploymentKind

Environment = Literal["test", "production"]


@dataclass(frozen=True)
class SmsGateway:
    """A gateway that takes Twilio's form: `url` is its address for messages, `sender` what debtors see."""

    url: str
    account: str
    sender: str
    token: str = field(repr=False)


@dataclass(frozen=True)
class ReplyMailbox:
    """The operator's mailbox in which replies arrive, read over IMAP; `security` as in ImapServer."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    username: str
    password: str = field(repr=False)


CATCH_ALL: Final = "*"
"""As what stands before the @ of `reply_address`: one mailbox takes whatever is sent to the domain."""


@dataclass(frozen=True)
class Mailer:
    """The operator's mail server, which mails debtors for creditors without a mailbox of their own; `security` as in
    MailServer. Replies go to `reply_address`, with the receivable named in it, and are read in `reply_mailbox`;
    without one they go to the creditor."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"]
    sender: str
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    reply_address: str | None = None
    reply_mailbox: ReplyMailbox | None = None


@dataclass(frozen=True)
class LetterService:
    """A provider that prints and posts letters: `url` takes them with `token`, `secret` signs what is told later."""

    url: str
    token: str = field(repr=False)
    secret: str = field(repr=False)


@dataclass(frozen=True)
class StripeAccount:
    """An account for card payments: `webhook_secret` signs what is told to us, `pages` is the origin of the pages on
    which debtors pay."""

    key: str = field(repr=False)
    webhook_secret: str = field(repr=False)
    pages: str = "https://checkout.stripe.com"
    api: str = "https://api.stripe.com"

    @property
    def is_live(self) -> bool:
        return "_live_" in self.key


@dataclass(frozen=True)
class Settings:
    """`public_url` is how debtors and creditors reach the pages; `data_key` (32 bytes) encrypts stored secrets;
    `link_key` (32 bytes) makes recovery and onboarding links. `unlimited` lifts the rate limits: tests only.
    Letters are also put into `letter_folder` or given to `letter_service`, which prints and posts them. `collector`
    is who collects for creditors, as debtors read it: the service's operator, with its `collector_address` and the
    `supervisor` that it answers to, where its law asks for them. Events and deliveries are kept for
    `event_days`. Mails of a creditor's mailbox leave up to `mailbox_a_minute`, of all mailboxes of a provider up to
    `provider_a_minute`, through the operator's server up to `mail_a_minute`; 0: any number. Deliveries come from
    `webhook_addresses` where these are fixed. With `stripe` debtors may pay by card, in production only.
    Traces go to the collector at `traces_url`. Outward jobs are distributed over NATS where `nats_urls` are given."""

    environment: Environment = "test"
    data_dir: Path | None = None
    database_url: str | None = None
    host: str = "127.0.0.1"
    port: int = 0
    public_url: str | None = None
    response_style: Literal["bare", "wrapped"] = "bare"
    embedded: bool = False
    worker: bool = True
    unlimited: bool = False
    data_key: bytes = field(default=b"", repr=False)
    link_key: bytes = field(default=b"", repr=False)
    launch_secret: str = field(default="", repr=False)
    mailer: Mailer | None = None
    sms_gateway: SmsGateway | None = None
    letter_folder: Path | None = None
    letter_service: LetterService | None = None
    stripe: StripeAccount | None = None
    collector: str = "Recovery Desktop"
    collector_address: str = ""
    supervisor: str = ""
    event_days: int = 90
    webhook_addresses: tuple[str, ...] = ()
    mailbox_a_minute: int = 30
    provider_a_minute: int = 600
    mail_a_minute: int = 0
    traces_url: str | None = None
    nats_urls: tuple[str, ...] = field(default=(), repr=False)

    @property
    def is_test(self) -> bool:
        return self.environment == "test"

    @property
    def deployment(self) -> Deployment:
        """Return what the place where the service runs allows."""
        if self.is_test:
            return DEPLOYMENTS[DeploymentKind.PRACTICE if self.embedded else DeploymentKind.TEST]
        return DEPLOYMENTS[DeploymentKind.OWN_MACHINE if self.embedded else DeploymentKind.HOSTED]
