"""Debtors of one creditor that have one name and may be the same: the creditor is asked where no rule decides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from recovery_contract.extensions import DebtorQuestion
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import SameDebtorQuestion
from recovery_service.db.lists import Among
from recovery_service.principal import Principal
from recovery_service.receivables.repository import seen_by
from recovery_service.receivables.rows import ReceivableRow
from recovery_service.receivables.tables import different_debtors_table, receivable_table

_R, _D = receivable_table.c, different_debtors_table.c
_SIREN: Final = slice(0, 9)
_SIREN_OF_VAT: Final = slice(4, 13)


class _Seen(NamedTuple):
    id: str
    user_id: str
    debtor_id: str
    debtor_key: str
    debtor_siret: str | None
    debtor_vat: str | None
    debtor_email: str
    debtor_name: str
    status: str
    numbers: list[str]


@dataclass
class _Debtor:
    """What is known of one debtor under one name, oldest receivable first."""

    id: str
    rows: list[_Seen] = field(default_factory=list)

    @property
    def open(self) -> list[_Seen]:
        return [row for row in self.rows if row.status not in TERMINAL]

    def differs(self, other: _Debtor) -> bool:
        """Whether their numbers say that they are two: two establishments of one company are not."""
        both = [
            (mine, theirs) for mine, theirs in zip(self._known, other._known, strict=True) if mine and theirs
        ]
        return bool(both) and not any(mine & theirs for mine, theirs in both)

    def newest(self, name: str) -> str | None:
        """Of this column, the value given last."""
        return next((value for row in reversed(self.rows) if (value := getattr(row, name))), None)

    @cached_property
    def _known(self) -> tuple[set[str], set[str]]:
        """Its SIREN, with which a SIRET begins and a French VAT number ends, and its VAT number of elsewhere."""
        sirets = {row.debtor_siret for row in self.rows if row.debtor_siret is not None}
        vat_numbers = {row.debtor_vat for row in self.rows if row.debtor_vat is not None}
        french = {number for number in vat_numbers if number.startswith("FR")}
        sirens = {number[_SIREN] for number in sirets} | {number[_SIREN_OF_VAT] for number in french}
        return sirens, vat_numbers - french


_COLUMNS: Final = [_R[name] for name in _Seen._fields]


def question(connection: Connection, row: ReceivableRow) -> SameDebtorQuestion | None:
    """What the creditor is asked of this receivable's debtor; nothing once it is closed."""
    if row.is_closed:
        return None
    found = _questions(connection, _named(connection, row.client_id, row.user_id, row.debtor_key))
    return next((one.same_as for one in found if one.debtor_id == row.debtor_id), None)


def questions(connection: Connection, principal: Principal) -> list[DebtorQuestion]:
    """Every question that is open for this caller, one a debtor."""
    shared = (
        select(_R.client_id, _R.user_id, _R.debtor_key)
        .where(seen_by(principal))
        .group_by(_R.client_id, _R.user_id, _R.debtor_key)
        .having(func.count(_R.debtor_id.distinct()) > 1)
        .subquery()
    )
    same = [_R[name] == shared.c[name] for name in ("client_id", "user_id", "debtor_key")]
    query = select(*_COLUMNS).join(shared, and_(*same)).order_by(_R.created_at, _R.id)
    return _questions(connection, [_Seen(*row) for row in connection.execute(query)])


def may_be_same(
    connection: Connection, rows: Sequence[ReceivableRow], others: Sequence[ReceivableRow]
) -> bool:
    """Whether these two debtors belong to one creditor, share a name and no number says that they are two."""
    one, other = rows[0], others[0]
    if (one.client_id, one.user_id) != (other.client_id, other.user_id):
        return False
    if not {row.debtor_key for row in rows} & {row.debtor_key for row in others}:
        return False
    return not _debtor(rows).differs(_debtor(others))


def say_different(connection: Connection, one: str, other: str, *, at: int, actor: str) -> None:
    say_nothing(connection, one, other)
    first, second = sorted((one, other))
    values = {"first_id": first, "second_id": second, "said_at": at, "said_by": actor[:80]}
    connection.execute(insert(different_debtors_table).values(**values))


def say_nothing(connection: Connection, one: str, other: str) -> None:
    first, second = sorted((one, other))
    connection.execute(delete(different_debtors_table).where(_D.first_id == first, _D.second_id == second))


def join(connection: Connection, before: str, after: str) -> None:
    """The receivables of one debtor are those of the other from now on. Who differs from the one differs from both."""
    connection.execute(update(receivable_table).where(_R.debtor_id == before).values(debtor_id=after))
    for row in connection.execute(select(different_debtors_table).where(_names(before))).all():
        say_nothing(connection, row.first_id, row.second_id)
        other = row.second_id if row.first_id == before else row.first_id
        if other != after:
            say_different(connection, other, after, at=row.said_at, actor=row.said_by)


def forget(connection: Connection, debtor_id: str) -> None:
    """With the debtor goes from whom it was said to differ."""
    connection.execute(delete(different_debtors_table).where(_names(debtor_id)))


def _names(debtor_id: str) -> ColumnElement[bool]:
    return or_(_D.first_id == debtor_id, _D.second_id == debtor_id)


def _named(connection: Connection, client_id: str, user_id: str, name: str) -> list[_Seen]:
    query = select(*_COLUMNS).where(_R.client_id == client_id, _R.user_id == user_id, _R.debtor_key == name)
    return [_Seen(*row) for row in connection.execute(query.order_by(_R.created_at, _R.id))]


def _debtor(rows: Iterable[ReceivableRow]) -> _Debtor:
    seen = [_Seen(*(getattr(row, name) for name in _Seen._fields)) for row in rows]
    return _Debtor(seen[0].debtor_id, seen)


def _questions(connection: Connection, seen: Sequence[_Seen]) -> list[DebtorQuestion]:
    named: dict[tuple[str, str], dict[str, _Debtor]] = defaultdict(dict)
    for row in seen:
        debtors = named[row.user_id, row.debtor_key]
        debtors.setdefault(row.debtor_id, _Debtor(row.debtor_id)).rows.append(row)
    groups = [list(debtors.values()) for debtors in named.values() if len(debtors) > 1]
    if not groups:
        return []
    different = _different(connection, [debtor.id for group in groups for debtor in group])
    found = []
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
                found.append(_asked(debtor, other))
    return found


def _asked(debtor: _Debtor, other: _Debtor) -> DebtorQuestion:
    first = debtor.open[0]
    same_as = SameDebtorQuestion(
        debtor_id=other.id,
        name=other.rows[-1].debtor_name,
        siret=other.newest("debtor_siret"),
        vat_number=other.newest("debtor_vat"),
        email=other.newest("debtor_email"),
        receivable_ids=[row.id for row in other.rows],
        invoice_numbers=[number for row in other.rows for number in row.numbers],
    )
    return DebtorQuestion(
        debtor_id=debtor.id,
        debtor_name=first.debtor_name,
        siret=debtor.newest("debtor_siret"),
        vat_number=debtor.newest("debtor_vat"),
        email=debtor.newest("debtor_email"),
        user_id=first.user_id,
        receivable_id=first.id,
        invoice_numbers=[number for row in debtor.open for number in row.numbers],
        same_as=same_as,
    )


def _different(connection: Connection, debtor_ids: Sequence[str]) -> set[frozenset[str]]:
    query = select(_D.first_id, _D.second_id).where(Among(_D.first_id, "ids"))
    return {frozenset(pair) for pair in connection.execute(query, {"ids": list(debtor_ids)})}
