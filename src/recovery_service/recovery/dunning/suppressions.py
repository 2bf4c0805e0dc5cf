"""Email addresses and phone numbers at which nobody is to be reached, and how a contact's are compared with them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from recovery_contract.ids import DebtorId, SuppressionId, UserId
from recovery_service.db.lists import InList
from recovery_service.db.tables.recovery import suppression_table
from recovery_service.ids import new_id

EVERY_CREDITOR: Final = UserId("*")
EVERY_DEBTOR: Final = DebtorId("*")
"""As a creditor: for whichever; as a debtor: for all of the creditor's."""

BOUNCED: Final = "bounced"
WRONG_PERSON: Final = "wrong_person"
BY_CREDITOR: Final = "creditor"
BY_OPERATOR: Final = "operator"

_LONGEST: Final = 400
_LAST_DIGITS: Final = 7
"""A number is looked up by its last digits: in whatever way it was written, they are the same."""

_S = suppression_table.c


@dataclass(frozen=True)
class NewSuppression:
    """Suppression to be added, with the address as it was entered."""

    user_id: UserId
    debtor_id: DebtorId
    kind: str
    address: str
    reason: str
    at: int
    actor: str
    note: str | None = None


@dataclass(frozen=True)
class Suppression:
    """`kind` is email, or phone for calls and text messages; `at` in milliseconds on the client's clock."""

    id: SuppressionId
    user_id: UserId
    debtor_id: DebtorId
    kind: str
    address: str
    lookup: str
    reason: str
    note: str | None
    at: int
    actor: str

    def covers(self, kind: str, address: str) -> bool:
        if self.kind != kind:
            return False
        ours, theirs = self.address, normalise_address(kind, address)
        return ours == theirs or (kind == "phone" and _same_number(ours, theirs))


_COLUMNS: Final = [_S[field.name] for field in fields(Suppression)]
_CONCERNING: Final = select(*_COLUMNS).where(
    InList(_S.lookup, "lookups"), InList(_S.user_id, "users"), InList(_S.debtor_id, "debtors")
)


def address_kind(address: str) -> str:
    return "email" if "@" in address else "phone"


def normalise_address(kind: str, address: str) -> str:
    """Return the form in which two spellings of one address are equal."""
    if kind == "email":
        return address.strip().casefold()[:_LONGEST]
    digits = re.sub("[^0-9]", "", address)
    return ("+" if address.lstrip().startswith("+") else "") + digits[:_LONGEST]


class DebtorAddresses(NamedTuple):
    """A creditor's debtor, and where it would be reached: as (kind, address)."""

    user_id: UserId
    debtor_id: DebtorId
    addresses: Sequence[tuple[str, str]]


def find_matching(
    connection: Connection, reached: Sequence[DebtorAddresses]
) -> list[tuple[Suppression, ...]]:
    """Return, for each debtor, the suppressions that may cover one of its addresses; `covers` says which one does."""
    lookups = [
        {_lookup(kind, normalise_address(kind, address)) for kind, address in one.addresses}
        for one in reached
    ]
    sought = sorted(set().union(*lookups))
    if not sought:
        return [() for _ in reached]
    parameters = {
        "lookups": sought,
        "users": sorted({EVERY_CREDITOR, *(one.user_id for one in reached)}),
        "debtors": sorted({EVERY_DEBTOR, *(one.debtor_id for one in reached)}),
    }
    rows = [Suppression(**row) for row in connection.execute(_CONCERNING, parameters).mappings()]
    return [
        tuple(
            row
            for row in rows
            if row.lookup in its
            and row.user_id in (one.user_id, EVERY_CREDITOR)
            and row.debtor_id in (one.debtor_id, EVERY_DEBTOR)
        )
        for one, its in zip(reached, lookups, strict=True)
    ]


def add(
    connection: Connection,
    new: NewSuppression,
) -> Suppression:
    """Return the one that stands already where there is one."""
    written = normalise_address(new.kind, new.address)
    values = {**asdict(new), "address": written}
    row = Suppression(id=new_id(SuppressionId), lookup=_lookup(new.kind, written), **values)
    try:
        with connection.begin_nested():
            connection.execute(insert(suppression_table).values(**asdict(row)))
    except IntegrityError:
        same = [
            _S[name] == getattr(row, name) for name in ("lookup", "user_id", "debtor_id", "kind", "address")
        ]
        existing = connection.execute(select(*_COLUMNS).where(*same)).mappings().one()
        return Suppression(**existing)
    return row


def find(connection: Connection, user_id: UserId, suppression_id: SuppressionId) -> Suppression | None:
    query = select(*_COLUMNS).where(_S.id == suppression_id, _S.user_id == user_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else Suppression(**row)


def remove(connection: Connection, suppression_id: SuppressionId) -> None:
    connection.execute(delete(suppression_table).where(_S.id == suppression_id))


def list_newest(
    connection: Connection, user_id: UserId, *, search: str | None, before: str | None, limit: int
) -> list[Suppression]:
    """Return them newest first, behind the entry `before`; with `search` those whose address or note has these
    characters."""
    query = select(*_COLUMNS).where(_S.user_id == user_id)
    if before is not None:
        query = query.where(_S.id < before)
    if search:
        plain = search.strip().casefold()
        digits = re.sub("[^0-9]", "", plain).lstrip("0")
        wanted = [_S.address.contains(plain, autoescape=True), _S.note.icontains(plain, autoescape=True)]
        if digits:
            wanted.append(_S.address.contains(digits, autoescape=True))
        query = query.where(or_(*wanted))
    rows = connection.execute(query.order_by(_S.id.desc()).limit(limit)).mappings()
    return [Suppression(**row) for row in rows]


def of_debtor(connection: Connection, debtor_id: DebtorId) -> Sequence[Suppression]:
    """Return what was kept because of this debtor, oldest first."""
    query = select(*_COLUMNS).where(_S.debtor_id == debtor_id).order_by(_S.id)
    return [Suppression(**row) for row in connection.execute(query).mappings()]


def _lookup(kind: str, written: str) -> str:
    return written if kind == "email" else written.lstrip("+")[-_LAST_DIGITS:]


def _same_number(one: str, other: str) -> bool:
    """Tell whether two numbers are one, as `06 12 …` and `+33 6 12 …`: without leading zeros, one ends with all of the
    other.
    """
    first, second = one.lstrip("+0"), other.lstrip("+0")
    if one.startswith("+") and other.startswith("+"):
        return first == second
    shorter, longer = sorted((first, second), key=len)
    return len(shorter) >= _LAST_DIGITS and longer.endswith(shorter)
