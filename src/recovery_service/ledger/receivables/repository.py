"""Queries of receivables. What a caller asks for is filtered by its client and by the creditors it sees."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from recovery_contract.ids import ClientId, DebtorId, ReceivableId, UserId
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.receivables import METADATA_KEY_LENGTH, METADATA_VALUE_LENGTH
from recovery_service.access.visibility import visible_user_ids
from recovery_service.db.batch import RowInsert, add_rows
from recovery_service.db.bundle import Rows
from recovery_service.db.find_by_id import ById
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.receivables import (
    contact_table,
    metadata_table,
    number_table,
    receivable_table,
)
from recovery_service.ids import ContactId
from recovery_service.ledger.receivables.checks import DebtorIdentity, post_key
from recovery_service.ledger.receivables.rows import (
    RECEIVABLE_COLUMNS,
    ContactAddresses,
    ContactRow,
    ReceivableRow,
)
from recovery_service.principal import Principal

_R = receivable_table.c
COLUMNS: Final = [_R[name] for name in RECEIVABLE_COLUMNS]
"""What a `ReceivableRow` is made of."""


def _is_open(receivables: FromClause) -> ColumnElement[bool]:
    return and_(*(receivables.c.status != str(status) for status in sorted(TERMINAL)))


IS_OPEN: Final = _is_open(receivable_table)
# Built once and handed their values: building a statement costs SQLAlchemy more than running it.
_CHANGE: Final = update(receivable_table).where(_R.id == bindparam("which"))
_CHANGE_ALL: Final = update(receivable_table).where(InList(_R.id, "ids"))
_CHANGE_STATUS: Final = _CHANGE.where(_R.status == bindparam("still")).returning(*COLUMNS)
_OF_IDS: Final = select(*COLUMNS).where(InList(_R.id, "ids")).order_by(_R.id)
_CONTACTS: Final = select(contact_table).order_by(contact_table.c.level, contact_table.c.position)
CONTACTS_OF: Final = _CONTACTS.where(InList(contact_table.c.receivable_id, "ids"))
_CONTACTS_OF_ONE: Final = _CONTACTS.where(contact_table.c.receivable_id == bindparam("which"))
_SAME_NUMBERS: Final = (
    select(_R.id, _R.debtor_id, _R.debtor_key, _R.debtor_name, _R.numbers)
    .where(
        _R.id.in_(
            select(number_table.c.receivable_id).where(
                number_table.c.client_id == bindparam("client"),
                number_table.c.user_id == bindparam("user"),
                InList(number_table.c.number_key, "keys"),
            )
        ),
        _R.status != "cancelled",
    )
    .order_by(_R.created_at.desc(), _R.id.desc())
)
_NEWER: Final = receivable_table.alias("newer")
# Along the index of a debtor's receivables: the newest open one is found at once, however many there are.
_OPEN_TERMS: Final = (
    select(_NEWER.c.terms)
    .where(
        _NEWER.c.debtor_id == _R.debtor_id,
        _NEWER.c.user_id == _R.user_id,
        _is_open(_NEWER),
    )
    .order_by(_NEWER.c.created_at.desc())
    .limit(1)
)
_OF_CREDITOR: Final = (
    select(_R.debtor_id, _OPEN_TERMS.scalar_subquery().label("terms"))
    .where(_R.client_id == bindparam("client"), _R.user_id == bindparam("user"))
    # Ids are ordered by time, and the indexes end with them.
    .order_by(_R.debtor_id)
    .limit(1)
)
_SAME_SIRET: Final = _OF_CREDITOR.where(_R.debtor_siret == bindparam("siret"))
_SAME_VAT: Final = _OF_CREDITOR.where(_R.debtor_vat == bindparam("vat"))
_SAME_NAME_AND_EMAIL: Final = _OF_CREDITOR.where(
    _R.debtor_key == bindparam("name"),
    _R.debtor_siret.is_(None),
    _R.debtor_vat.is_(None),
    func.lower(_R.debtor_email) == bindparam("email"),
)
_SAME_NAME: Final = (
    select(_R.debtor_id, _R.debtor, _OPEN_TERMS.scalar_subquery().label("terms"))
    .where(
        _R.client_id == bindparam("client"),
        _R.user_id == bindparam("user"),
        _R.debtor_key == bindparam("name"),
        _R.debtor_siret.is_(None),
        _R.debtor_vat.is_(None),
    )
    .order_by(_R.debtor_id)
)
BEFORE_CREATION: Final = {
    "same_numbers": _SAME_NUMBERS,
    "same_siret": _SAME_SIRET,
    "same_vat": _SAME_VAT,
    "same_name": _SAME_NAME_AND_EMAIL,
}
"""What a creditor has already of a new receivable: see `creation_parameters`."""
_OF_NAME: Final = (
    _R.client_id == bindparam("client"),
    _R.user_id == bindparam("user"),
    _R.debtor_key == bindparam("name"),
)
# Two ranges of one index: `!=` would read every row of a debtor with many invoices.
HAS_NAMESAKE: Final = or_(
    exists().where(*_OF_NAME, _R.debtor_id < bindparam("debtor")),
    exists().where(*_OF_NAME, _R.debtor_id > bindparam("debtor")),
)
"""Whether the creditor `user` has another debtor of the same name."""
_SUMS: Final = [one.name for one in _R if one.name.startswith("summed_")]
_ADD: Final = RowInsert(receivable_table, without=_SUMS)
_NEW: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("prepaid_minor", "paid_minor", "overpaid_minor"), 0),
    **dict.fromkeys(("started_at", "closed_at", "dispute", "decision_deadline", "payout_minor", "payout_at")),
    "reductions": [],
    "phone_attempted": False,
    "time_barred": False,
    "follows_id": None,
}
_ADD_NUMBERS: Final = RowInsert(number_table)
_ADD_CONTACTS: Final = RowInsert(contact_table)
_ADD_METADATA: Final = RowInsert(metadata_table)


class ExistingDebtor(NamedTuple):
    """A debtor that a creditor has already; `terms` are those of its newest open receivable, empty where none is."""

    id: DebtorId
    terms: Mapping[str, Any]


class SameNumber(NamedTuple):
    """A receivable as far as a submission of the same invoice is told apart from it."""

    id: ReceivableId
    debtor_id: DebtorId
    debtor_key: str
    debtor_name: str
    numbers: list[str]


def visible_to(principal: Principal) -> ColumnElement[bool]:
    """Return the condition on a receivable's row."""
    own_client = _R.client_id == principal.client_id
    return (
        own_client if principal.is_platform else and_(own_client, _R.user_id.in_(visible_user_ids(principal)))
    )


_BY_ID: Final = ById(receivable_table, visible_to, COLUMNS)
OF_CLIENT: Final = _BY_ID.of_client
"""The receivable `which`, where it is one of this client's: all that a platform has to be asked for."""


def find(
    connection: Connection,
    receivable_id: ReceivableId,
    *,
    principal: Principal | None = None,
    for_update: bool = False,
) -> ReceivableRow | None:
    """Find a receivable. `for_update` locks the row until the transaction ends."""
    row = _BY_ID.find(connection, receivable_id, principal, for_update=for_update)
    return None if row is None else ReceivableRow.from_row(row)


def find_all(
    connection: Connection, receivable_ids: Iterable[ReceivableId], *, for_update: bool = False
) -> dict[ReceivableId, ReceivableRow]:
    """Return those of these that exist, by id, whoever asks. `for_update` holds the rows until the transaction
    ends."""
    query = _OF_IDS.with_for_update() if for_update else _OF_IDS
    rows = connection.execute(query, {"ids": list(receivable_ids)}).mappings()
    return {row["id"]: ReceivableRow.from_row(row) for row in rows}


def add(
    connection: Connection,
    values: Mapping[str, Any],
    number_keys: Iterable[str],
    contacts: Iterable[ContactRow],
) -> ReceivableRow:
    """Store a new receivable with its numbers' keys, what its metadata is searched by, and contacts; its first event
    happens at `created_at`."""
    new = {**_NEW, **values}
    add_rows(connection, _ADD, [{**new, "last_event_at": values["created_at"]}])
    owner = {name: values[name] for name in ("client_id", "user_id")}
    keys = [{"receivable_id": values["id"], "number_key": key, **owner} for key in sorted(set(number_keys))]
    add_rows(connection, _ADD_NUMBERS, keys)
    add_rows(connection, _ADD_CONTACTS, [vars(contact) for contact in contacts])
    add_metadata(connection, values, values["metadata"])
    return ReceivableRow.from_row(new)


def add_metadata(connection: Connection, receivable: Mapping[str, Any], metadata: Mapping[str, Any]) -> None:
    """Store the values that lists are searched by; `receivable` is its row."""
    owner = {"receivable_id": receivable["id"], "client_id": receivable["client_id"]}
    pairs = searchable_metadata(metadata).items()
    rows = [
        {**owner, "created_at": receivable["created_at"], "key": key, "value": value} for key, value in pairs
    ]
    add_rows(connection, _ADD_METADATA, rows)


def remove_metadata(
    connection: Connection, receivable_id: ReceivableId, keys: Collection[str] | None = None
) -> None:
    """Forget what lists are searched by: these keys, or all."""
    query = delete(metadata_table).where(metadata_table.c.receivable_id == receivable_id)
    connection.execute(query if keys is None else query.where(metadata_table.c.key.in_(keys)))


def searchable_metadata(metadata: Mapping[str, Any]) -> dict[str, str]:
    """Return the keys and values that an index can hold, values as they stand in a query: text as it is, numbers and
    booleans as in JSON."""
    texts = {
        key: value if isinstance(value, str) else json.dumps(value)
        for key, value in metadata.items()
        if isinstance(value, str | int | float)
    }
    return {
        key: text
        for key, text in texts.items()
        if len(key) <= METADATA_KEY_LENGTH and len(text) <= METADATA_VALUE_LENGTH
    }


def change(connection: Connection, receivable_id: ReceivableId, values: Mapping[str, Any]) -> None:
    connection.execute(_CHANGE, {"which": receivable_id, **values})


def change_all(
    connection: Connection, receivable_ids: Iterable[ReceivableId], values: Mapping[str, Any]
) -> None:
    connection.execute(_CHANGE_ALL, {"ids": list(receivable_ids), **values})


def change_status(
    connection: Connection, receivable_id: ReceivableId, status: str, values: Mapping[str, Any]
) -> ReceivableRow | None:
    """Change the row only if it still has this status, and return it as it is then; None where it has another."""
    parameters = {"which": receivable_id, "still": str(status), **values}
    row = connection.execute(_CHANGE_STATUS, parameters).mappings().first()
    return None if row is None else ReceivableRow.from_row(row)


def creation_parameters(
    client_id: ClientId, user_id: UserId, identity: DebtorIdentity, number_keys: Iterable[str]
) -> dict[str, Any]:
    """Return the parameters of `BEFORE_CREATION`."""
    # Only where neither number is given, a debtor is known by name and email together.
    is_named = identity.siret is None and identity.vat is None and not identity.post
    return {
        "client": client_id,
        "user": user_id,
        "keys": list(number_keys),
        "siret": identity.siret,
        "vat": identity.vat,
        "name": identity.name if is_named else None,
        "email": identity.email if is_named else None,
    }


def same_numbers(before: Rows) -> list[SameNumber]:
    """Return the creditor's receivables, not cancelled, with one of the invoice numbers; newest first."""
    return [SameNumber(**row) for row in before["same_numbers"]]


def existing_debtor(before: Rows) -> ExistingDebtor | None:
    """Return this creditor's debtor: by SIRET or VAT number, and where neither is given by name and email together."""
    for row in (*before["same_siret"], *before["same_vat"], *before["same_name"]):
        return ExistingDebtor(DebtorId(row["debtor_id"]), row["terms"] or {})
    return None


def debtor_at_address(
    connection: Connection, client_id: ClientId, user_id: UserId, identity: DebtorIdentity
) -> ExistingDebtor | None:
    """Return this creditor's debtor with this name at this postal address, where neither has a number and the new one
    no email."""
    if not identity.post or identity.siret is not None or identity.vat is not None:
        return None
    rows = connection.execute(_SAME_NAME, {"client": client_id, "user": user_id, "name": identity.name})
    for row in rows.mappings():
        if post_key(row["debtor"].get("address") or {}) == identity.post:
            return ExistingDebtor(DebtorId(row["debtor_id"]), row["terms"] or {})
    return None


def debtor_name(connection: Connection, debtor: str) -> str | None:
    query = select(_R.debtor_name).where(_R.debtor_id == debtor).order_by(_R.created_at.desc()).limit(1)
    return connection.execute(query).scalar()


def contacts(connection: Connection, receivable_id: ReceivableId) -> list[ContactRow]:
    """Return them by level, then in the order in which they were given."""
    rows = connection.execute(_CONTACTS_OF_ONE, {"which": receivable_id}).mappings()
    return [ContactRow(**row) for row in rows]


def contacts_of(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[ContactRow]]:
    """Apply `contacts` to many receivables; those without a contact are left out."""
    rows = connection.execute(CONTACTS_OF, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], ContactRow(**row)) for row in rows)


def contact_count(connection: Connection, receivable_id: ReceivableId) -> int:
    query = select(func.count()).where(contact_table.c.receivable_id == receivable_id)
    return connection.execute(query).scalar_one()


def add_contact(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(contact_table).values(**values))


def change_contact(connection: Connection, contact_id: ContactId, values: Mapping[str, Any]) -> None:
    connection.execute(update(contact_table).where(contact_table.c.id == contact_id).values(**values))


def of_debtor(connection: Connection, principal: Principal, debtor: str) -> list[ReceivableRow]:
    """Return every receivable against this debtor that the caller sees, oldest first."""
    query = select(*COLUMNS).where(visible_to(principal), _R.debtor_id == debtor)
    rows = connection.execute(query.order_by(_R.created_at, _R.id)).mappings()
    return [ReceivableRow.from_row(row) for row in rows]


def open_of_debtor(connection: Connection, user_id: UserId, debtor: DebtorId) -> list[ReceivableRow]:
    """Return what is open against this debtor of one creditor, whoever asks."""
    query = select(*COLUMNS).where(_R.debtor_id == debtor, _R.user_id == user_id, IS_OPEN)
    return [ReceivableRow.from_row(row) for row in connection.execute(query).mappings()]


def open_of_user(connection: Connection, user_id: UserId) -> list[ReceivableId]:
    """Return the ids of a creditor's open receivables."""
    query = select(_R.id).where(_R.user_id == user_id, IS_OPEN)
    return list(connection.execute(query).scalars())


def open_terms(
    connection: Connection, user_id: UserId, due_before: date
) -> Iterator[tuple[date, Mapping[str, Any], Mapping[str, Any]]]:
    """Yield due date, debtor and terms of a creditor's open receivables that are due before this day."""
    query = select(_R.due_date, _R.debtor, _R.terms).where(
        _R.user_id == user_id,
        _R.due_date < due_before,
        IS_OPEN,
    )
    for row in connection.execute(query):
        yield row.due_date, row.debtor, row.terms or {}


def list_contact_addresses(connection: Connection, user_id: UserId) -> list[ContactAddresses]:
    table = contact_table
    query = (
        select(table.c.receivable_id, table.c.email, table.c.phone)
        .join(receivable_table, _R.id == table.c.receivable_id)
        .where(_R.user_id == user_id, IS_OPEN)
    )
    return [ContactAddresses(*row) for row in connection.execute(query)]


def erase_contacts(connection: Connection, receivable_id: ReceivableId) -> None:
    connection.execute(delete(contact_table).where(contact_table.c.receivable_id == receivable_id))
