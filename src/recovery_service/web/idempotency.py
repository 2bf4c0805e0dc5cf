"""A POST that is sent twice with one key takes effect once, and is answered the same both times.

The answer is written in the transaction of the effect, so a crash leaves either both or neither. Who sends the same
key meanwhile is told so: by the process, and on PostgreSQL by a lock that ends with the transaction. Only an operation
that waits for something outside the database claims its key in a small transaction before; what a crash leaves of such
a claim ends with the claim's time.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from recovery_contract.errors import ErrorCode
from recovery_contract.version import IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_LENGTH
from recovery_service import encryption
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context, Core
from recovery_service.db.database import Lock
from recovery_service.db.direct import AnyRow, Direct
from recovery_service.db.now import database_ms
from recovery_service.db.tables.web import idempotent_response as table
from recovery_service.errors import Invalid, ServiceError
from recovery_service.principal import Principal

RETENTION_MS = 7 * 86_400_000
CLAIM_MS = 120_000
ERASED: Final = "This request took effect. What was answered has been erased with the data of the debtor."
_OBJECT: Final = re.compile(rb"\b(?:rcv|ext)_[0-9a-z]{26}\b")

NOT_IN_ONE_TRANSACTION = frozenset(
    {"advanceClock", "testDebtorAction", "testWebhook", "extractInvoice", "putMailbox"}
)
"""Operations that wait for something outside the database. Their answer is stored right after the effect: a crash in
between may repeat an extraction, a test message or a step of a test clock, never money."""


_ROW: Final = and_(
    table.c.client_id == bindparam("of_client"),
    table.c.subject == bindparam("of_subject"),
    table.c.key == bindparam("of_key"),
)
_MINE: Final = and_(_ROW, table.c.claim == bindparam("of_claim"), table.c.status.is_(None))
STORED: Final = (
    table.c.fingerprint,
    table.c.status,
    table.c.media_type,
    table.c.body,
    table.c.claimed_until,
    table.c.created_at,
    # A claim ends by the clock of the database: the processes that may claim a key run on hosts of their own.
    database_ms().label("now_of_database"),
)
"""What is read of a stored answer."""
_FIND: Final = select(*STORED).where(_ROW)


def _add(insert: Any) -> Any:
    """Insert the claim, or take the place of one that has ended; where another one stands no row is counted."""
    new = insert(table).values(claimed_until=database_ms() + CLAIM_MS, created_at=database_ms())
    has_ended = or_(
        table.c.claimed_until <= database_ms(), table.c.created_at <= database_ms() - RETENTION_MS
    )
    instead = {column.name: new.excluded[column.name] for column in table.c if not column.primary_key}
    return new.on_conflict_do_update(
        index_elements=list(table.primary_key), set_=instead, where=has_ended
    ).execution_options(preserve_rowcount=True)


_COLUMN_KEYS: Final = tuple(
    column.name for column in table.c if column.name not in ("claimed_until", "created_at")
)
_ADD: Final = {
    "sqlite": Direct(_add(sqlite.insert)),
    "postgresql": Direct(_add(postgresql.insert), _COLUMN_KEYS),
}
_STORE: Final = update(table).where(_MINE)
_RELEASE: Final = delete(table).where(_MINE)


@dataclass
class Claim:
    """The right to respond under this key. `fingerprint` is the request's, `path` its address; `is_written`: the claim
    is a row of the table."""

    principal: Principal
    key: str
    fingerprint: str
    path: str
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    is_written: bool = False

    @property
    def place(self) -> tuple[str, str, str]:
        return self.principal.client_id, self.principal.subject, self.key


StoredRow = AnyRow | None
"""What the table has under a key."""


@dataclass(frozen=True)
class StoredResponse:
    status: int
    media_type: str | None
    body: bytes


def is_key(key: str) -> bool:
    """Return whether it has 1 to 255 characters."""
    return 1 <= len(key) <= IDEMPOTENCY_KEY_LENGTH and "\0" not in key


def checked_key(key: str) -> str:
    """Return the key. Raises Invalid unless it is an idempotency key."""
    if not is_key(key):
        message = f"An idempotency key has 1 to {IDEMPOTENCY_KEY_LENGTH} characters"
        raise Invalid(message, IDEMPOTENCY_HEADER, key)
    return key


def fingerprint(method: str, path: str, content_type: str, body: bytes) -> str:
    """Return what makes two requests the same; the boundary that a client draws anew for each upload doesn't count."""
    _, marker, boundary = content_type.partition("boundary=")
    if marker:
        body = body.replace(boundary.split(";")[0].strip('" ').encode(), b"boundary")
    return hashlib.sha256(b"\n".join((method.encode(), path.encode(), body))).hexdigest()


class Running:
    """The keys whose requests run in this process."""

    def __init__(self) -> None:
        self._claims: dict[tuple[str, str, str], Claim] = {}

    @contextmanager
    def alone(self, claim: Claim) -> Iterator[None]:
        """Reserve the key for the block, from any thread.

        Raises ServiceError 409 IN_PROGRESS while another request with it runs.
        """
        if self._claims.setdefault(claim.place, claim) is not claim:
            raise _in_progress()
        try:
            yield
        finally:
            del self._claims[claim.place]


def find_stored(connection: Connection, principal: Principal, key: str) -> StoredRow:
    """Return what stands under this key, and the database's time. It needs no lock: who asks while the first still
    writes is told so at once."""
    values = {"of_client": principal.client_id, "of_subject": principal.subject, "of_key": key}
    return connection.execute(_FIND, values).mappings().first() if is_key(key) else None


def earlier_response(core: Core, claim: Claim, row: StoredRow) -> StoredResponse | None:
    """Return the answer of the same request before, None where this one is to run.

    Raises ServiceError 409 IDEMPOTENCY_CONFLICT for another request under the same key, 409 IN_PROGRESS while the
    first still runs, 409 INVALID_STATE where the answer was erased with a debtor's data.
    """
    if row is None:
        return None
    if row["created_at"] <= row["now_of_database"] - RETENTION_MS:
        return None
    if row["fingerprint"] != claim.fingerprint:
        message = "This idempotency key was used for another request."
        raise ServiceError(409, ErrorCode.IDEMPOTENCY_CONFLICT, message, IDEMPOTENCY_HEADER, claim.key)
    if row["status"] is not None:
        if row["body"] is None:
            raise ServiceError(409, ErrorCode.INVALID_STATE, ERASED)
        body = encryption.unseal(core.settings.data_key, row["body"].decode(), _place(claim))
        return StoredResponse(row["status"], row["media_type"], body.encode())
    if row["claimed_until"] > row["now_of_database"]:
        raise _in_progress()
    return None


def claim_key(core: Core, claim: Claim) -> StoredResponse | None:
    """Work as `earlier_response` and store the claim, for an operation longer than its transaction."""
    with core.database.write_separately() as connection:
        answered = _load_earlier_response(Context(connection, core), claim)
        if answered is None:
            _insert(connection, claim)
            claim.is_written = True
        return answered


def lock_of(claim: Claim) -> Lock:
    """Return what keeps other processes from running this key while the transaction of the effect lasts."""
    digest = hashlib.sha256("|".join(claim.place).encode()).digest()
    return Lock(int.from_bytes(digest[:8], "big", signed=True), _in_progress)


def look_again(core: Core, claim: Claim) -> StoredResponse | None:
    """Work as `earlier_response`, by what stands under the key now."""
    with core.database.write_separately() as connection:
        return _load_earlier_response(Context(connection, core), claim)


def _load_earlier_response(context: Context, claim: Claim) -> StoredResponse | None:
    return earlier_response(context.core, claim, find_stored(context.connection, claim.principal, claim.key))


def _insert(connection: Connection, claim: Claim, **response: object) -> None:
    """Raise ServiceError 409 IN_PROGRESS where the key was claimed since it was looked for."""
    claimed = {
        "client_id": claim.principal.client_id,
        "subject": claim.principal.subject,
        "key": claim.key,
        "fingerprint": claim.fingerprint,
        "claim": claim.token,
        "status": None,
        "media_type": None,
        "body": None,
        "about": None,
        **response,
    }
    if _ADD[connection.dialect.name].count(connection, claimed) != 1:
        raise _in_progress()


def store(context: Context, claim: Claim, response: StoredResponse) -> None:
    """Store the answer, sealed because it may hold a secret that is shown only once.

    Raises ServiceError 409 IN_PROGRESS where another request answers for the key, and then nothing may be committed.
    """
    body = encryption.seal(context.settings.data_key, response.body.decode(), _place(claim)).encode()
    about = _about(claim.path, response.body)
    values = {"status": response.status, "media_type": response.media_type, "body": body, "about": about}
    if not claim.is_written:
        _insert(context.connection, claim, **values)
        return
    stored = context.connection.execute(_STORE, {**_row(claim), "of_claim": claim.token, **values})
    if stored.rowcount != 1:
        raise _in_progress()


def erase_about(connection: Connection, ids: Iterable[str]) -> None:
    """Take away what was answered about these. That it was answered stays: the same request never takes effect
    again."""
    connection.execute(update(table).where(table.c.about.in_(list(ids))).values(body=None))


def release(core: Core, claim: Claim) -> None:
    """Give the key back after a refusal: only successes are kept."""
    with core.database.write_separately() as connection:
        connection.execute(_RELEASE, {**_row(claim), "of_claim": claim.token})


def forget_interrupted(connection: Connection) -> None:
    """End the claims of a process that is gone; only right where a database has one process."""
    connection.execute(delete(table).where(table.c.status.is_(None)))


def sweep(core: Core) -> None:
    """Erase answers past their seven days."""
    with core.database.write() as connection:
        connection.execute(delete(table).where(table.c.created_at <= current_ms() - RETENTION_MS))


def _about(path: str, body: bytes) -> str | None:
    """Return the object of a response: that of its address, else the first one that it names."""
    match = _OBJECT.search(path.encode()) or _OBJECT.search(body)
    return match[0].decode() if match else None


def _row(claim: Claim) -> dict[str, str]:
    principal = claim.principal
    return {"of_client": principal.client_id, "of_subject": principal.subject, "of_key": claim.key}


def _place(claim: Claim) -> str:
    return f"answer|{claim.principal.client_id}|{claim.principal.subject}|{claim.key}"


def _in_progress() -> ServiceError:
    message = "A request with this idempotency key is still running."
    return ServiceError(409, ErrorCode.IN_PROGRESS, message, headers={"Retry-After": "1"})
