"""Debtors of one creditor that have one name and may be the same: the creditor is asked where no rule decides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from recovery_contract.extensions import DebtorQuestion
from recovery_contract.ids import DebtorId, UserId
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import SameDebtorQuestion
from recovery_service.db.lists import InList
from recovery_service.db.tables.receivables import different_debtors_table, receivable_table
from recovery_service.ledger.receivables.repository import IS_OPEN, visible_to
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.principal import Principal

_R, _D = receivable_table.c, different_debtors_table.c
LISTED: Final = 100
"""Receivables of one debtor that a question names; `receivable_count` is how many there are."""
_SIREN: Final = slice(0, 9)
_SIREN_OF_VAT: Final = slice(4, 13)


class _Row(NamedTuple):
    """Of one receivable what its debtor is shown by."""

    id: DebtorId
    debtor_name: str
    debtor_email: str
    debtor_siret: str | None
    debtor_vat: str | None
    numbers: list[str]


@dataclass
class _Debtor:
    """Facts that distinguish a debtor; `open` counts its receivables that are not closed."""

    id: DebtorId
    user_id: UserId
    sirets: set[str] = field(default_factory=set)
    vat_numbers: set[str] = field(default_factory=set)
    count: int = 0
    open: int = 0

    def add(self, siret: str | None, vat_number: str | None) -> None:
        self.sirets |= {siret} if siret is not None else set()
        self.vat_numbers |= {vat_number} if vat_number is not None else set()

    def differs(self, other: _Debtor) -> bool:
        """Return whether their numbers say that they are two: two establishments of one company are not."""
        both = [
            (mine, theirs)
            for mine, theirs in zip(self._identifiers, other._identifiers, strict=True)
            if mine and theirs
        ]
        return bool(both) and not any(mine & theirs for mine, theirs in both)

    @cached_property
    def _identifiers(self) -> tuple[set[str], set[str]]:
        """Return its SIREN, with which a SIRET begins and a French VAT number ends, and its VAT number of
        elsewhere."""
        french = {number for number in self.vat_numbers if number.startswith("FR")}
        sirens = {number[_SIREN] for number in self.sirets} | {number[_SIREN_OF_VAT] for number in french}
        return sirens, self.vat_numbers - french


_COLUMNS: Final = [_R[name] for name in _Row._fields]
_OF_ONE: Final = (_R.user_id, _R.debtor_key, _R.debtor_id, _R.debtor_siret, _R.debtor_vat)
_COUNTED: Final = select(
    *_OF_ONE,
    func.count().label("receivables"),
    func.sum(case((_R.status.in_(list(TERMINAL)), 0), else_=1)).label("open"),
)
_OLDEST_FIRST: Final = (func.min(_R.created_at), func.min(_R.id))


def find_question(connection: Connection, row: ReceivableRow) -> SameDebtorQuestion | None:
    """Return what the creditor is asked of this receivable's debtor, which has a namesake; nothing once it is
    closed."""
    if row.is_closed:
        return None
    same_name = (_R.client_id == row.client_id, _R.user_id == row.user_id, _R.debtor_key == row.debtor_key)
    query = _COUNTED.where(*same_name).group_by(*_OF_ONE).order_by(*_OLDEST_FIRST)
    pairs = _pairs(connection, _debtors(connection, query))
    other = next((before for debtor, before in pairs if debtor.id == row.debtor_id), None)
    return None if other is None else _same_as(connection, other)


def list_questions(connection: Connection, principal: Principal) -> list[DebtorQuestion]:
    """Return every question that is open for this caller, one a debtor."""
    shared = (
        select(_R.client_id, _R.user_id, _R.debtor_key)
        .where(visible_to(principal))
        .group_by(_R.client_id, _R.user_id, _R.debtor_key)
        .having(func.count(_R.debtor_id.distinct()) > 1)
        .subquery()
    )
    same = [_R[name] == shared.c[name] for name in ("client_id", "user_id", "debtor_key")]
    query = _COUNTED.join(shared, and_(*same)).group_by(*_OF_ONE).order_by(*_OLDEST_FIRST)
    return [_build_question(connection, *pair) for pair in _pairs(connection, _debtors(connection, query))]


def may_be_same(
    connection: Connection, rows: Sequence[ReceivableRow], others: Sequence[ReceivableRow]
) -> bool:
    """Return whether these two debtors belong to one creditor, share a name and no number says that they are two."""
    one, other = rows[0], others[0]
    if (one.client_id, one.user_id) != (other.client_id, other.user_id):
        return False
    if not {row.debtor_key for row in rows} & {row.debtor_key for row in others}:
        return False
    return not _debtor(rows).differs(_debtor(others))


def record_different(connection: Connection, one: str, other: str, *, at: int, actor: str) -> None:
    forget_difference(connection, one, other)
    first, second = sorted((one, other))
    values = {"first_id": first, "second_id": second, "said_at": at, "said_by": actor[:80]}
    connection.execute(insert(different_debtors_table).values(**values))


def forget_difference(connection: Connection, one: str, other: str) -> None:
    first, second = sorted((one, other))
    connection.execute(delete(different_debtors_table).where(_D.first_id == first, _D.second_id == second))


def merge_debtors(connection: Connection, before: DebtorId, after: DebtorId) -> None:
    """Give one debtor's receivables to the other. Whoever differs from one of them then differs from both."""
    connection.execute(update(receivable_table).where(_R.debtor_id == before).values(debtor_id=after))
    for row in connection.execute(select(different_debtors_table).where(_names(before))).all():
        forget_difference(connection, row.first_id, row.second_id)
        other = row.second_id if row.first_id == before else row.first_id
        if other != after:
            record_different(connection, other, after, at=row.said_at, actor=row.said_by)


def forget_debtor(connection: Connection, debtor_id: DebtorId) -> None:
    """Remove the notes from whom an erased debtor was said to differ."""
    connection.execute(delete(different_debtors_table).where(_names(debtor_id)))


def _names(debtor_id: DebtorId) -> ColumnElement[bool]:
    return or_(_D.first_id == debtor_id, _D.second_id == debtor_id)


def _debtor(rows: Sequence[ReceivableRow]) -> _Debtor:
    debtor = _Debtor(rows[0].debtor_id, rows[0].user_id)
    for row in rows:
        debtor.add(row.debtor_siret, row.debtor_vat)
    return debtor


def _debtors(connection: Connection, query: Select[Any]) -> list[list[_Debtor]]:
    """Return them by creditor and name, the oldest first; a name that one debtor has alone is left out."""
    named: dict[tuple[str, str], dict[str, _Debtor]] = defaultdict(dict)
    for row in connection.execute(query):
        debtors = named[row.user_id, row.debtor_key]
        debtor = debtors.setdefault(row.debtor_id, _Debtor(row.debtor_id, row.user_id))
        debtor.add(row.debtor_siret, row.debtor_vat)
        debtor.count += row.receivables
        debtor.open += row.open
    return [list(debtors.values()) for debtors in named.values() if len(debtors) > 1]


def _pairs(connection: Connection, groups: Sequence[Sequence[_Debtor]]) -> list[tuple[_Debtor, _Debtor]]:
    """Return debtors that are asked about, each with the one that it may be."""
    if not groups:
        return []
    different = _different(connection, [debtor.id for group in groups for debtor in group])
    pairs = []
    for group in groups:
        for place, debtor in enumerate(group):
            # The one that came later is asked about, so that each pair is one question.
            other = next(
                (
                    before
                    for before in group[:place]
                    if frozenset((before.id, debtor.id)) not in different and not debtor.differs(before)
                ),
                None,
            )
            if other is not None and debtor.open:
                pairs.append((debtor, other))
    return pairs


def _build_question(connection: Connection, debtor: _Debtor, other: _Debtor) -> DebtorQuestion:
    oldest = (_R.created_at, _R.id)
    rows = _rows(connection, debtor, IS_OPEN, order=oldest)
    return DebtorQuestion(
        debtor_id=debtor.id,
        debtor_name=rows[0].debtor_name,
        siret=_any(debtor.sirets),
        vat_number=_any(debtor.vat_numbers),
        email=_email(rows),
        user_id=debtor.user_id,
        receivable_id=rows[0].id,
        receivable_count=debtor.open,
        invoice_numbers=[number for row in rows for number in row.numbers],
        same_as=_same_as(connection, other),
    )


def _same_as(connection: Connection, other: _Debtor) -> SameDebtorQuestion:
    rows = _rows(connection, other, order=(_R.created_at.desc(), _R.id.desc()))[::-1]
    return SameDebtorQuestion(
        debtor_id=other.id,
        name=rows[-1].debtor_name,
        siret=_any(other.sirets),
        vat_number=_any(other.vat_numbers),
        email=_email(rows),
        receivable_count=other.count,
        receivable_ids=[row.id for row in rows],
        invoice_numbers=[number for row in rows for number in row.numbers],
    )


def _rows(
    connection: Connection, debtor: _Debtor, *also: ColumnElement[bool], order: Sequence[ColumnElement[Any]]
) -> list[_Row]:
    """Return as many rows as are listed for one debtor."""
    query = select(*_COLUMNS).where(_R.debtor_id == debtor.id, *also).order_by(*order).limit(LISTED)
    return [_Row(*row) for row in connection.execute(query)]


def _any(numbers: set[str]) -> str | None:
    return min(numbers, default=None)


def _email(rows: Sequence[_Row]) -> str | None:
    return next((row.debtor_email for row in reversed(rows) if row.debtor_email), None)


def _different(connection: Connection, debtor_ids: Sequence[DebtorId]) -> set[frozenset[DebtorId]]:
    query = select(_D.first_id, _D.second_id).where(InList(_D.first_id, "ids"))
    return {frozenset(pair) for pair in connection.execute(query, {"ids": list(debtor_ids)})}
