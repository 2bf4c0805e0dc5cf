"""A POST that is sent twice with one key takes effect once, and is answered the same both times.

The claim on a key is its own small transaction. The answer is written in the transaction of the effect, so a crash
leaves either both or neither; what it leaves of a claim ends with the claim's time.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from recovery_contract.errors import ErrorCode
from recovery_contract.version import IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_LENGTH
from recovery_service import sealed
from recovery_service.clock import real_ms
from recovery_service.core import Core
from recovery_service.principal import Principal
from recovery_service.web.errors import Invalid, ServiceError
from recovery_service.web.tables import idempotent_answer as table

KEPT_MS = 7 * 86_400_000
CLAIM_MS = 120_000

NOT_IN_ONE_TRANSACTION = frozenset({"advanceClock", "testWebhook", "extractInvoice", "putMailbox"})
"""Operations that wait for something outside the database. Their answer is stored right after the effect: a crash in
between may repeat an extraction, a test message or a step of a test clock, never money."""


_ROW: Final = and_(
    table.c.client_id == bindparam("of_client"),
    table.c.subject == bindparam("of_subject"),
    table.c.key == bindparam("of_key"),
)
_MINE: Final = and_(_ROW, table.c.claim == bindparam("of_claim"), table.c.status.is_(None))
_FIND: Final = select(table).where(_ROW)
_DROP_ENDED: Final = delete(table).where(
    _ROW, or_(table.c.claimed_until <= bindparam("now"), table.c.created_at <= bindparam("oldest"))
)
_ADD: Final = insert(table)
_STORE: Final = update(table).where(_MINE)
_RELEASE: Final = delete(table).where(_MINE)


@dataclass(frozen=True)
class Claim:
    """The right to answer for this key."""

    principal: Principal
    key: str
    token: str


@dataclass(frozen=True)
class StoredAnswer:
    status: int
    media_type: str | None
    body: bytes


def checked_key(key: str) -> str:
    """Raises Invalid unless it has 1 to 255 characters."""
    if not 1 <= len(key) <= IDEMPOTENCY_KEY_LENGTH or "\0" in key:
        message = f"An idempotency key has 1 to {IDEMPOTENCY_KEY_LENGTH} characters"
        raise Invalid(message, IDEMPOTENCY_HEADER, key)
    return key


def fingerprint(method: str, path: str, content_type: str, body: bytes) -> str:
    """What makes two requests the same; the boundary that a client draws anew for each upload doesn't count."""
    _, marker, boundary = content_type.partition("boundary=")
    if marker:
        body = body.replace(boundary.split(";")[0].strip('" ').encode(), b"boundary")
    return hashlib.sha256(b"\n".join((method.encode(), path.encode(), body))).hexdigest()


def claim(core: Core, principal: Principal, key: str, print_: str) -> Claim | StoredAnswer:
    """The right to run, or the answer of the request that ran before.

    Raises ServiceError 409 IDEMPOTENCY_CONFLICT for another request under the same key, 409 IN_PROGRESS while the
    first still runs.
    """
    mine = Claim(principal, key, secrets.token_hex(16))
    # Looking needs no lock: who asks while the first still writes is told so at once.
    with core.database.read() as connection:
        before = _before(connection, core, mine, print_)
    if before is not None:
        return before
    try:
        with core.database.apart() as connection:
            return _claim(connection, core, mine, print_)
    except IntegrityError:
        # The same key was claimed in the moment between looking and claiming.
        raise _in_progress() from None


def _before(connection: Connection, core: Core, mine: Claim, print_: str) -> StoredAnswer | None:
    """The answer to the same request before, None where there was none."""
    now = real_ms()
    found = connection.execute(_FIND, _row(mine)).one_or_none()
    if found is None or found.created_at <= now - KEPT_MS:
        return None
    if found.fingerprint != print_:
        message = "This idempotency key was used for another request."
        raise ServiceError(409, ErrorCode.IDEMPOTENCY_CONFLICT, message, IDEMPOTENCY_HEADER, mine.key)
    if found.status is not None:
        body = sealed.unseal(core.settings.data_key, found.body.decode(), _place(mine))
        return StoredAnswer(found.status, found.media_type, body.encode())
    if found.claimed_until > now:
        raise _in_progress()
    return None


def _claim(connection: Connection, core: Core, mine: Claim, print_: str) -> Claim | StoredAnswer:
    before = _before(connection, core, mine, print_)
    if before is not None:
        return before
    now = real_ms()
    connection.execute(_DROP_ENDED, {**_row(mine), "now": now, "oldest": now - KEPT_MS})
    claimed = {
        "client_id": mine.principal.client_id,
        "subject": mine.principal.subject,
        "key": mine.key,
        "fingerprint": print_,
        "claim": mine.token,
        "claimed_until": now + CLAIM_MS,
        "created_at": now,
    }
    connection.execute(_ADD, claimed)
    return mine


def store(connection: Connection, core: Core, claim: Claim, answer: StoredAnswer) -> None:
    """Keeps the answer, sealed because it may hold a secret that is shown only once.

    Raises ServiceError 409 IN_PROGRESS where the claim was lost, and then nothing may be committed.
    """
    body = sealed.seal(core.settings.data_key, answer.body.decode(), _place(claim)).encode()
    values = {"status": answer.status, "media_type": answer.media_type, "body": body}
    stored = connection.execute(_STORE, {**_row(claim), "of_claim": claim.token, **values})
    if stored.rowcount != 1:
        raise _in_progress()


def release(core: Core, claim: Claim) -> None:
    """Gives the key back after a refusal: only successes are kept."""
    with core.database.apart() as connection:
        connection.execute(_RELEASE, {**_row(claim), "of_claim": claim.token})


def forget_interrupted(connection: Connection) -> None:
    """Ends the claims of a process that is gone; only right where a database has one process."""
    connection.execute(delete(table).where(table.c.status.is_(None)))


def sweep(core: Core) -> None:
    """Erases answers past their seven days."""
    with core.database.write() as connection:
        connection.execute(delete(table).where(table.c.created_at <= real_ms() - KEPT_MS))


def _row(claim: Claim) -> dict[str, str]:
    principal = claim.principal
    return {"of_client": principal.client_id, "of_subject": principal.subject, "of_key": claim.key}


def _place(claim: Claim) -> str:
    return f"answer|{claim.principal.client_id}|{claim.principal.subject}|{claim.key}"


def _in_progress() -> ServiceError:
    message = "A request with this idempotency key is still running."
    return ServiceError(409, ErrorCode.IN_PROGRESS, message, headers={"Retry-After": "1"})
