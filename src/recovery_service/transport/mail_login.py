"""How a mail server is signed in to, for sending (SMTP) and reading (IMAP) alike: a password or an access token."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol


class ConsentEnded(Exception):
    """The owner of the mailbox took the consent back, or the provider ended it: only a new sign-in helps."""


class SignInUnavailable(Exception):
    """The provider's sign-in does not answer now."""


class AccessTokens(Protocol):
    """Source of access tokens for one mailbox."""

    async def fetch_token(self, *, refused: str | None = None) -> str:
        """Return a token to use now; another one than `refused`, which the server did not take. Raises ConsentEnded,
        SignInUnavailable."""


@dataclass(frozen=True)
class PasswordLogin:
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True)
class TokenLogin:
    """Signs in with XOAUTH2, which SMTP and IMAP know: `AUTH XOAUTH2` and `AUTHENTICATE XOAUTH2`."""

    username: str
    tokens: AccessTokens = field(repr=False, compare=False)


MailLogin = PasswordLogin | TokenLogin


def xoauth2(username: str, token: str) -> str:
    """Return the words of the mechanism, before base64:
    https://developers.google.com/workspace/gmail/imap/xoauth2-protocol"""
    return f"user={username}\x01auth=Bearer {token}\x01\x01"
