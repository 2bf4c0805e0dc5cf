"""Finds receivables for whoever may see them; the other folders' way to read one.

`moves.py` changes the status, `progress.py` tells how recovery stands, `history.py` keeps what happened.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from recovery_contract.ids import DebtorId, ReceivableId, UserId
from recovery_service.context.core import Context, Core
from recovery_service.errors import NotFound
from recovery_service.ledger.receivables import repository
from recovery_service.ledger.receivables.checks import post_key
from recovery_service.ledger.receivables.rows import ContactAddresses, ContactRow, ReceivableRow
from recovery_service.ledger.timeline import history
from recovery_service.principal import Principal

__all__ = ["ContactRow", "ReceivableRow"]


def require(connection: Connection, principal: Principal, receivable_id: ReceivableId) -> ReceivableRow:
    """Return the receivable, if the caller sees it. Raises NotFound, the same for absent and foreign."""
    return _require_row(repository.find(connection, receivable_id, principal=principal))


def find(connection: Connection, principal: Principal, receivable_id: ReceivableId) -> ReceivableRow | None:
    """Return the receivable, None where there is none that the caller sees."""
    return repository.find(connection, receivable_id, principal=principal)


@dataclass(frozen=True)
class LockedReceivable:
    """A receivable held for a change, and the moment of the change on its clock."""

    context: Context
    row: ReceivableRow
    at: int


@contextmanager
def locked_receivable(
    core: Core, principal: Principal, receivable_id: ReceivableId
) -> Iterator[LockedReceivable]:
    """Open one transaction for changing a receivable that the caller sees. Raises NotFound."""
    with core.write() as context:
        yield lock(context, receivable_id, principal=principal)


def lock(
    context: Context, receivable_id: ReceivableId, *, principal: Principal | None = None
) -> LockedReceivable:
    """Hold the receivable until the transaction ends, and only then looks at the clock: whoever waited for another's
    change comes after it. `principal` is who asks, None for the service's own work. Raises NotFound."""
    row = _require_row(
        repository.find(context.connection, receivable_id, principal=principal, for_update=True)
    )
    return LockedReceivable(context, row, context.now(row.client_id))


def lock_all(
    context: Context, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, LockedReceivable]:
    """Apply `lock` to many by id for the service's own work; those that do not exist are left out."""
    rows = repository.find_all(context.connection, receivable_ids, for_update=True)
    times = {
        client_id: context.now(client_id) for client_id in sorted({row.client_id for row in rows.values()})
    }
    return {id_: LockedReceivable(context, row, times[row.client_id]) for id_, row in rows.items()}


def load(connection: Connection, receivable_id: ReceivableId) -> ReceivableRow:
    """Return the receivable, whoever asks: for the service's own work. Raises NotFound."""
    return _require_row(repository.find(connection, receivable_id))


def load_all(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, ReceivableRow]:
    """Apply `load` to many by id; those that do not exist are left out."""
    return repository.find_all(connection, receivable_ids)


def _require_row(row: ReceivableRow | None) -> ReceivableRow:
    if row is None:
        raise NotFound
    return row


def contacts(connection: Connection, receivable_id: ReceivableId) -> list[ContactRow]:
    """Return the debtor's contacts by level, then in the order in which they were given."""
    return repository.contacts(connection, receivable_id)


def contacts_of(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[ContactRow]]:
    """Apply `contacts` to many receivables; those without a contact are left out."""
    return repository.contacts_of(connection, receivable_ids)


def list_readers(connection: Connection, rows: Iterable[ReceivableRow]) -> dict[ReceivableId, frozenset[str]]:
    """Return who is written to about each of these: by email, or where none is known at the postal address."""
    by_id = {row.id: row for row in rows}
    named = contacts_of(connection, by_id)
    return {
        id_: frozenset([f"post:{post_key(row.debtor.get('address') or {})}"])
        if row.is_by_post
        else frozenset(contact.email.casefold() for contact in named.get(id_, ()))
        for id_, row in by_id.items()
    }


def of_debtor(connection: Connection, principal: Principal, debtor_id: DebtorId) -> list[ReceivableRow]:
    """Return what the caller sees of this debtor, oldest first. Raises NotFound where that is nothing."""
    rows = repository.of_debtor(connection, principal, debtor_id)
    if not rows:
        raise NotFound
    return rows


def debtor_name(connection: Connection, debtor_id: DebtorId) -> str | None:
    """Return it as the newest receivable against this debtor has it; for the service's own work."""
    return repository.debtor_name(connection, debtor_id)


def pending_of_debtor(connection: Connection, user_id: UserId, debtor_id: DebtorId) -> list[ReceivableRow]:
    """Return a creditor's receivables against this debtor whose recovery has not begun; for the service's own work."""
    rows = repository.open_of_debtor(connection, user_id, debtor_id)
    return [row for row in rows if row.is_pending]


def open_of_user(connection: Connection, user_id: UserId) -> list[ReceivableId]:
    """Return the ids of a creditor's receivables that are neither recovered nor cancelled."""
    return repository.open_of_user(connection, user_id)


def list_contact_addresses(connection: Connection, user_id: UserId) -> list[ContactAddresses]:
    """List the addresses of every contact in a creditor's open receivables."""
    return repository.list_contact_addresses(connection, user_id)


def change(connection: Connection, receivable_id: ReceivableId, **values: Any) -> ReceivableRow:
    """Set columns that are not the status, and return the row as it is now."""
    assert "status" not in values, "only a move changes the status"
    repository.change(connection, receivable_id, values)
    return load(connection, receivable_id)


def change_metadata(
    connection: Connection, row: ReceivableRow, metadata: Mapping[str, Any], keys: Collection[str]
) -> ReceivableRow:
    """Set the metadata, of which these keys have changed."""
    repository.remove_metadata(connection, row.id, keys)
    repository.add_metadata(
        connection, row._asdict(), {key: metadata[key] for key in keys if key in metadata}
    )
    return change(connection, row.id, metadata=metadata)


def mark_phone_attempts(connection: Connection, receivable_ids: Iterable[ReceivableId]) -> None:
    """Remember that these debtors were called, for the statistics."""
    repository.change_all(connection, receivable_ids, {"phone_attempted": True})


_TERMS_RETAINED = ("late_payment_rate", "pursue", "tolerance_minor", "law_edition", "notice_over")
"""What sums are reckoned with."""


def erase_debtor(connection: Connection, receivable_id: ReceivableId, instead: str) -> None:
    """Remove the debtor's names, numbers and addresses, and what the timeline says in words; sums and days stay."""
    row = load(connection, receivable_id)
    repository.erase_contacts(connection, receivable_id)
    repository.remove_metadata(connection, receivable_id)
    blank: dict[str, Any] = {
        "debtor_name": instead,
        "debtor_email": "",
        "debtor_key": f"erased:{receivable_id}",
        "debtor_siret": None,
        "debtor_vat": None,
        "debtor": {},
        "metadata": {},
        "service_description": "",
        "terms": {name: value for name, value in row.terms.items() if name in _TERMS_RETAINED},
        "warnings": [],
        "dispute": None,
    }
    repository.change(connection, receivable_id, blank)
    history.erase_words(connection, receivable_id, instead)
