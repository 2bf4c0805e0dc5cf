"""Reads and writes agreements; whoever asks has checked that the receivable may be seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from recovery_contract.ids import AgreementId, ReceivableId
from recovery_contract.instalments import ScheduledInstalment
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.agreements import agreement_table

_A = agreement_table.c


@dataclass(frozen=True)
class AgreementRow:
    """`kind` is instalments or settlement, `open_minor` what was open when it was proposed, `paid_before_minor` what
    had been paid by then: whatever arrives later counts towards the parts. `ended_at` is set once it was broken, kept
    or ended. Those of one `joint_id` are one plan over several invoices. Times in milliseconds on the receivable's
    clock."""

    id: AgreementId
    receivable_id: ReceivableId
    kind: str
    state: str
    proposed_by: str
    proposed_at: int
    answer_until: int
    open_minor: int
    paid_before_minor: int
    parts: tuple[ScheduledInstalment, ...]
    message: str | None
    decided_at: int | None
    decided_by: str | None
    rule: str | None
    ended_at: int | None
    joint_id: AgreementId | None = None

    @property
    def total_minor(self) -> int:
        return sum(instalment.minor for instalment in self.parts)

    def arrived(self, paid_minor: int) -> int:
        """Return what counts towards the parts when so much of the receivable is paid by now."""
        return max(0, paid_minor - self.paid_before_minor)


_NAMES = tuple(field.name for field in fields(AgreementRow))
OF_RECEIVABLES: Final = (
    select(agreement_table)
    .where(InList(_A.receivable_id, "ids"))
    .order_by(_A.proposed_at.desc(), _A.id.desc())
)
_END: Final = update(agreement_table).where(
    _A.receivable_id == bindparam("which"), _A.state == bindparam("still")
)


def add(connection: Connection, row: AgreementRow) -> None:
    instalments = [[instalment.due_on.isoformat(), instalment.minor] for instalment in row.parts]
    connection.execute(insert(agreement_table).values(**{**vars(row), "parts": instalments}))


def change(connection: Connection, agreement_id: AgreementId, **values: Any) -> None:
    connection.execute(update(agreement_table).where(_A.id == agreement_id).values(**values))


def of_receivable(connection: Connection, receivable_id: ReceivableId) -> list[AgreementRow]:
    """Return them newest first."""
    return of_receivables(connection, [receivable_id]).get(receivable_id, [])


def of_joint_plan(connection: Connection, joint_id: AgreementId) -> list[AgreementRow]:
    """Return the agreements of one plan over several invoices, as they were proposed: the oldest debt first."""
    query = select(agreement_table).where(_A.joint_id == joint_id).order_by(_A.id)
    return [row_from(row) for row in connection.execute(query).mappings()]


def of_receivables(
    connection: Connection, receivable_ids: Iterable[ReceivableId]
) -> dict[ReceivableId, list[AgreementRow]]:
    """Apply `of_receivable` to many; those without an agreement are left out."""
    rows = connection.execute(OF_RECEIVABLES, {"ids": list(receivable_ids)}).mappings()
    return group_by_key((row["receivable_id"], row_from(row)) for row in rows)


def in_state(connection: Connection, receivable_id: ReceivableId, state: str) -> AgreementRow | None:
    """Return the newest one in this state."""
    query = select(agreement_table).where(_A.receivable_id == receivable_id, _A.state == state)
    row = connection.execute(query.order_by(_A.proposed_at.desc(), _A.id.desc()).limit(1)).mappings().first()
    return row_from(row) if row else None


def end(connection: Connection, receivable_id: ReceivableId, state: str, becomes: str, at: int) -> None:
    which = {"which": receivable_id, "still": state}
    connection.execute(_END, {**which, "state": becomes, "ended_at": at})


def erase_words(connection: Connection, receivable_id: ReceivableId) -> None:
    connection.execute(update(agreement_table).where(_A.receivable_id == receivable_id).values(message=None))


def row_from(row: Mapping[str, Any] | RowMapping) -> AgreementRow:
    values = {name: row[name] for name in _NAMES}
    instalments = tuple(ScheduledInstalment(date.fromisoformat(day), minor) for day, minor in row["parts"])
    return AgreementRow(**{**values, "parts": instalments})
