"""Signs a mailbox in at its provider, in the person's browser, instead of with a password."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

import httpx

from recovery_contract.creditor_settings import MailboxConsent
from recovery_contract.mail_sign_in import FILE, MailProviderName, MailSignInProvider, read_mail_providers
from recovery_desktop.api.oauth_session import Client
from recovery_desktop.api.sign_in import SignInRefused, Waiting, sign_in_with_browser
from recovery_desktop.failures import Failure
from recovery_desktop.resources import resource


class ConsentDeclined(Failure):
    title = "Your mail provider did not sign you in"
    next_step = "Try again, or use a password made for this app."


@cache
def load_mail_sign_in() -> Mapping[MailProviderName, MailSignInProvider]:
    """Return every provider, also those that do not know this build."""
    return read_mail_providers(resource(FILE))


def find_mail_sign_in(host: str) -> MailSignInProvider | None:
    """Return the provider that signs in mailboxes of this mail server; None where a password does."""
    return next((one for one in load_mail_sign_in().values() if host.strip().lower() in one.hosts), None)


async def sign_in_mailbox(
    provider: MailSignInProvider, address: str, address_ready: Callable[[str], None]
) -> MailboxConsent:
    """Return the consent that the owner of this address gave in the browser; `address_ready` is called with what the
    browser is to open.

    Raises ConsentDeclined, SignInTimedOut, Offline, Paced, ServiceFault, Refused, Unreadable.
    """
    client = Client(
        "",
        provider.client_id,
        provider.client_secret or None,
        authorize_url=provider.authorize,
        token_url=provider.token,
        redirect_host="localhost" if provider.redirect == "localhost" else "",
    )

    def waiting(there: Waiting) -> None:
        address_ready(there.url)

    async with httpx.AsyncClient() as http:
        try:
            tokens = await sign_in_with_browser(
                http,
                client,
                lambda url: None,
                waiting,
                scope=" ".join(provider.scopes),
                hints={"login_hint": address},
            )
        except SignInRefused as refused:
            raise ConsentDeclined(refused.detail) from refused
    if tokens.refresh_token is None:
        raise ConsentDeclined
    return MailboxConsent(
        provider=provider.name,
        client_id=provider.client_id,
        client_secret=provider.client_secret or None,
        refresh_token=tokens.refresh_token,
    )
