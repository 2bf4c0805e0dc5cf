"""The steps of a person on the consent page: asked, signed in, answered. Every step is one transaction."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal
from urllib.parse import urlencode

from authlib.oauth2 import OAuth2Error
from email_validator import EmailNotValidError, validate_email
from sqlalchemy import Connection, insert, select, update

from recovery_service.access import accounts, authorization_codes, clients
from recovery_service.access.oauth_server import OAuthRequest, Server
from recovery_service.access.secrets import generate_secret, hash_secret, seal, unseal
from recovery_service.access.tokens import create_grant
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.oauth import consent_table as table
from recovery_service.principal import PLATFORM

CONSENT_MS = 30 * 60_000
SIGN_IN_CODE_MS = 10 * 60_000
SIGN_IN_TRIES = 5
REPEAT_MS = 60_000
_OUTCOME = "answer on the consent page"
_STATE_LENGTH = 2048
# RFC 6749, 4.1.2.1: characters allowed in an error's description. Authlib quotes the request and fails on others.
_REPEATABLE = re.compile(r"[\x20-\x21\x23-\x5b\x5d-\x7e]*")
_REQUIRED = ("client_id", "redirect_uri", "response_type", "scope", "state")
_CODE = re.compile(r"[0-9]{6}")

ConsentDecision = Literal["allow", "deny"]

_REFUSED: Final = {
    "invalid_client": ("unknown_client", "client_id"),
    "invalid_scope": ("unknown_scope", "scope"),
    "unauthorized_client": ("bad_request", "response_type"),
    "unsupported_response_type": ("bad_request", "response_type"),
}
"""The text and the parameter for each error of the library. Any other is about the challenge, or the address."""


class ConsentRefused(Exception):
    """Refusal of the consent page: the name of its text, the page's status, and the parameters that are to blame."""

    def __init__(self, reason: str, status: int = 400, parameters: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.parameters = parameters


@dataclass(frozen=True)
class Consent:
    """Consent request and its progress. `name` is known to their browser only."""

    name: str
    client: clients.Client
    redirect_uri: str
    scopes: tuple[str, ...]
    state: str
    code_challenge: str | None
    code_challenge_method: str | None
    subject: str | None
    verified_email: str | None
    email: str | None
    code_hash: str | None
    code_expires_at: int
    code_tries: int
    answered_at: int | None
    outcome_sealed: bytes | None

    @property
    def awaits_code(self) -> bool:
        return self.code_hash is not None and self.code_expires_at > current_ms()


def begin_consent(core: Core, pairs: Sequence[tuple[str, str]], browser: str) -> str:
    """Check an authorization request and return the name of the consent that it begins.

    Raises Refused; a request that is not right never leads anywhere but to a page that says so.
    """
    request = OAuthRequest("GET", pairs)
    parameters = request.payload.data
    if unstorable := [name for name, value in pairs if "\0" in name + value]:
        raise ConsentRefused("bad_request", parameters=unstorable)
    if missing := [name for name in _REQUIRED if not parameters.get(name)]:
        raise ConsentRefused("bad_request", parameters=missing)
    if len(parameters["state"]) > _STATE_LENGTH:
        raise ConsentRefused("bad_request", parameters=["state"])
    repeatable = ("redirect_uri", "response_type", "scope")
    if wrong := [name for name in repeatable if not _REPEATABLE.fullmatch(parameters[name])]:
        raise ConsentRefused("bad_request", parameters=wrong)
    with core.database.write() as connection:
        client, scope = _checked(connection, request)
        name = generate_secret()
        connection.execute(
            insert(table).values(
                consent_hash=hash_secret(name),
                browser_hash=hash_secret(browser),
                client_id=client.client_id,
                redirect_uri=parameters["redirect_uri"],
                scope=scope,
                state=parameters["state"],
                code_challenge=parameters.get("code_challenge"),
                code_challenge_method=parameters.get("code_challenge_method"),
                code_tries=0,
                expires_at=current_ms() + CONSENT_MS,
            )
        )
        return name


def _checked(connection: Connection, request: OAuthRequest) -> tuple[clients.Client, str]:
    try:
        grant = Server(connection).get_consent_grant(request)
    except OAuth2Error as error:
        challenge = "code_challenge" if "code_challenge" in (error.description or "") else "redirect_uri"
        reason, parameter = _REFUSED.get(error.error, ("bad_request", challenge))
        raise ConsentRefused(reason, parameters=[parameter]) from None
    client: clients.Client = grant.request.client
    parameters = request.payload.data
    challenged = bool(parameters.get("code_challenge"))
    if client.is_public and not challenged:
        raise ConsentRefused("needs_challenge", parameters=["code_challenge"])
    if challenged and parameters.get("code_challenge_method") != "S256":
        raise ConsentRefused("needs_challenge", parameters=["code_challenge_method"])
    scope: str = grant.request.scope
    return client, scope


def find_consent(connection: Connection, name: str, browser: str) -> Consent:
    """Return the consent of this name if it was begun in this browser. Raises Refused."""
    row = connection.execute(
        select(table).where(
            table.c.consent_hash == hash_secret(name),
            table.c.browser_hash == hash_secret(browser),
            table.c.expires_at > current_ms(),
        )
    ).one_or_none()
    if row is None:
        raise ConsentRefused("gone", 404)
    client = clients.find(connection, row.client_id)
    if client is None:
        # It was disabled while the person looked at the page.
        raise ConsentRefused("unknown_client")
    return Consent(
        name,
        client,
        row.redirect_uri,
        tuple(row.scope.split()),
        row.state,
        row.code_challenge,
        row.code_challenge_method,
        row.subject,
        row.verified_email,
        row.email,
        row.code_hash,
        row.code_expires_at or 0,
        row.code_tries,
        row.answered_at,
        row.outcome_sealed,
    )


def csrf_token(name: str, browser: str) -> str:
    """Return what a form of this consent carries; another site can neither read nor make it."""
    return hmac.new(browser.encode(), name.encode(), hashlib.sha256).hexdigest()


def check_csrf(name: str, browser: str, token: str) -> None:
    """Check the form's token. Raises ConsentRefused."""
    if not hmac.compare_digest(csrf_token(name, browser).encode(), token.encode()):
        raise ConsentRefused("gone", 403)


def parse_address(email: str) -> str | None:
    """Return the address as it is written everywhere, None where it is not one."""
    try:
        return validate_email(
            email.strip(), check_deliverability=False, test_environment=True, allow_smtputf8=False
        ).normalized.lower()
    except EmailNotValidError:
        return None


def set_email(core: Core, consent: Consent, address: str) -> str:
    """Begin the sign-in of this address, and return the code that is sent to it; an earlier one counts no more."""
    code = f"{secrets.randbelow(1_000_000):06d}"
    with core.database.write() as connection:
        _change(
            connection,
            consent,
            email=address,
            code_hash=_hash_code(core, consent, code),
            code_expires_at=current_ms() + SIGN_IN_CODE_MS,
            code_tries=0,
        )
    return code


def forget_email(core: Core, consent: Consent) -> None:
    """Back to the question for an address; nobody is signed in any more."""
    with core.database.write() as connection:
        _change(connection, consent, email=None, code_hash=None, subject=None, verified_email=None)


def enter_code(core: Core, consent: Consent, code: str) -> bool:
    """Sign in who knows the code. After five wrong ones, or ten minutes, a new one is needed."""
    if not consent.awaits_code or consent.email is None or consent.code_hash is None:
        return False
    digits = "".join(code.split())
    with core.database.write() as connection:
        tried = connection.execute(
            update(table)
            .where(table.c.consent_hash == hash_secret(consent.name), table.c.code_tries < SIGN_IN_TRIES)
            .where(table.c.code_hash == consent.code_hash)
            .values(code_tries=table.c.code_tries + 1)
        )
        if tried.rowcount != 1 or not _CODE.fullmatch(digits):
            return False
        if not hmac.compare_digest(consent.code_hash, _hash_code(core, consent, digits)):
            return False
        if clients.is_operator(connection, consent.client.client_id, consent.email):
            subject = PLATFORM
        else:
            subject = accounts.find_or_create_creditor_account(
                connection, consent.client.client_id, consent.email
            )
        _change(connection, consent, subject=subject, verified_email=consent.email, code_hash=None)
        return True


def record_decision(core: Core, consent: Consent, decision: ConsentDecision) -> str:
    """Return where the browser goes after the click. A click repeated in haste goes where the first one went.

    Raises Refused where nobody is signed in, or the answer was given before.
    """
    if consent.subject is None:
        raise ConsentRefused("gone", 403)
    with core.database.write() as connection:
        first = connection.execute(
            update(table)
            .where(table.c.consent_hash == hash_secret(consent.name), table.c.answered_at.is_(None))
            .values(answered_at=current_ms())
        )
        if first.rowcount != 1:
            return _repeated(connection, consent)
        granted = decision == "allow"
        outcome = {"code": _grant(connection, consent)} if granted else {"error": "access_denied"}
        where = _with_query(consent.redirect_uri, {**outcome, "state": consent.state})
        _change(connection, consent, outcome_sealed=seal(consent.name, _OUTCOME, where))
        return where


def _grant(connection: Connection, consent: Consent) -> str:
    assert consent.subject is not None
    grant_id = create_grant(
        connection,
        client_id=consent.client.client_id,
        subject=consent.subject,
        scope=" ".join(consent.scopes),
        verified_email=None if consent.subject == PLATFORM else consent.verified_email,
    )
    return authorization_codes.create(
        connection,
        grant_id=grant_id,
        client_id=consent.client.client_id,
        redirect_uri=consent.redirect_uri,
        code_challenge=consent.code_challenge,
        code_challenge_method=consent.code_challenge_method,
    )


def _repeated(connection: Connection, consent: Consent) -> str:
    row = connection.execute(select(table).where(table.c.consent_hash == hash_secret(consent.name))).one()
    if row.outcome_sealed is None or row.answered_at + REPEAT_MS < current_ms():
        raise ConsentRefused("answered", 409)
    return unseal(consent.name, _OUTCOME, row.outcome_sealed)


def _change(connection: Connection, consent: Consent, **values: Any) -> None:
    connection.execute(
        update(table).where(table.c.consent_hash == hash_secret(consent.name)).values(**values)
    )


def _hash_code(core: Core, consent: Consent, code: str) -> str:
    message = f"sign-in|{consent.name}|{code}".encode()
    return hmac.new(core.settings.data_key, message, hashlib.sha256).hexdigest()


def _with_query(uri: str, values: dict[str, str]) -> str:
    return uri + ("&" if "?" in uri else "?") + urlencode(values)
