"""When mailboxes are visited: every few minutes, at once where there is more, and less often while one does not let
itself be read."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import ClientId, UserId
from recovery_service.context.clock import REAL, current_ms
from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job, Planned
from recovery_service.recovery.correspondence import receiving, repository
from recovery_service.recovery.correspondence.reading import LOOK_BACK, Visit, Visited
from recovery_service.recovery.correspondence.reading_settings import (
    SERVICE,
    load_account,
    load_service_account,
)
from recovery_service.recovery.correspondence.repository import ReadingRow

READ: Final = "mailbox.read"
EVERY_MS: Final = 120_000
_LONGEST_MS: Final = 3_600_000
_REFUSED_MS: Final = 6 * 3_600_000
"""Until a mailbox is tried again that refused to sign in: some providers lock an account after a few times."""


def visit_key(user_id: UserId) -> str:
    """Return the key of the job that visits this creditor's mailbox."""
    return f"{READ}:{user_id}"


def schedule_visit(context: Context, row: ReadingRow, after_ms: int = 0) -> None:
    """Schedule the next visit on real time: a mailbox is outside of the environment's clock."""
    due_at = current_ms() + after_ms
    job = Planned(visit_key(row.user_id), {"user_id": row.user_id}, due_at, resource=row.user_id)
    queue.schedule_all(context.connection, clock_id=REAL, client_id=row.client_id, kind=READ, jobs=[job])


def cancel_visit(context: Context, user_id: UserId) -> None:
    queue.cancel(context.connection, visit_key(user_id))


def start_missing_visits(core: Core) -> None:
    """Schedule a visit for each mailbox that has none planned."""
    if not core.channels.is_real:
        return
    with core.write() as context:
        _enable_service_mailbox(context)
        rows = repository.list_enabled(context.connection)
        planned = queue.due_at_all(context.connection, [visit_key(row.user_id) for row in rows])
        for row in rows:
            if visit_key(row.user_id) not in planned:
                schedule_visit(context, row)


def _enable_service_mailbox(context: Context) -> None:
    """Read the service's own mailbox wherever one is set, and no other one than that."""
    account = load_service_account(context.core)
    before = repository.find_reading(context.connection, SERVICE)
    if account is None:
        if before is not None and before.enabled:
            repository.change_reading(context.connection, SERVICE, enabled=False)
        return
    host, port, security = account.imap.host, account.imap.port, account.imap.security
    if before is not None and (before.host, before.port, before.enabled) == (host, port, True):
        return
    row = ReadingRow(SERVICE, ClientId("*"), True, host, port, security, account=account.name, since=0)
    repository.save_reading(context.connection, begin_anew(row, account.name))


def schedule_waiting_visit(context: Context, user_id: UserId) -> None:
    """Look again at once: new credentials are there."""
    row = repository.find_reading(context.connection, user_id)
    if row is not None and row.enabled and context.channels.is_real:
        schedule_visit(context, row)


def prepare_visit(context: Context, job: Job) -> Visit | None:
    """Return None where the mailbox is not to be read any more."""
    row = repository.find_reading(context.connection, UserId(job.payload["user_id"]))
    if row is None or not row.enabled or not context.channels.is_real:
        return None
    account = load_account(context, row)
    if account is None:
        return None
    if account.name != row.account:
        row = begin_anew(row, account.name)
    return Visit(context.core, row, account.owner, account.imap, account.server)


def begin_anew(row: ReadingRow, account: str) -> ReadingRow:
    """Reset what was read, for another mailbox; what arrived in the last days is looked at."""
    since = current_ms() - int(LOOK_BACK.total_seconds() * 1_000)
    values = {**vars(row), "account": account, "since": since, "validity": None, "last_uid": 0}
    return ReadingRow(**values)


def record_visit(context: Context, job: Job, visit: Visit, visited: Visited) -> None:
    """Keep what came, and the place up to which the mailbox was read, in one transaction."""
    row = repository.find_reading(context.connection, visit.row.user_id)
    if row is None or not row.enabled:
        return
    if (row.host, row.port) == (visit.row.host, visit.row.port):
        for incoming in visited.incoming:
            receiving.receive(context, visit.owner, incoming)
        failures = 0 if visited.failure is None else row.failures + 1
        has_moved = (visited.validity, visited.last_uid) != (row.validity, row.last_uid)
        repository.change_reading(
            context.connection,
            row.user_id,
            account=visit.row.account,
            since=visit.row.since,
            validity=visited.validity,
            last_uid=visited.last_uid,
            failures=min(failures, 1) if has_moved else failures,
            failure=None if visited.failure is None else visited.failure.model_dump(mode="json"),
            **({"read_at": current_ms()} if visited.failure is None else {}),
        )
    schedule_visit(context, row, _wait_ms(visited, row.failures + 1))


def _wait_ms(visited: Visited, failures: int) -> int:
    if visited.is_refused:
        return _REFUSED_MS
    if visited.failure is not None:
        return int(min(_LONGEST_MS, EVERY_MS * 2 ** min(failures - 1, 10)))
    return 0 if visited.has_more else EVERY_MS
