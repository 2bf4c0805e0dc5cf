"""The plan of a recovery that has not begun: foreseen until the creditor changes it, stored from then on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_contract.ids import PlannedContactId
from recovery_service.context.core import Context
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.dunning import planning, repository, scheduling
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, situation_of

TAKE_BACK_MS: Final = 24 * 3_600_000
"""How long after its creation a submission can be taken back before anybody is contacted."""


def list_upcoming(context: Context, receivable: ReceivableRow) -> list[PlannedRow]:
    """Return what is planned once the recovery of a pending receivable begins, each where it would be made."""
    at = receivable.created_at + TAKE_BACK_MS
    rows = lay_out(context, situation_of(context, receivable), at)
    steps = scheduling.foresee(
        context, receivable.debtor_id, at, [row for row in rows if row.state == "planned"]
    )
    by_id = {row.id: row for row in steps}
    return [by_id.get(row.id, row) for row in rows]


def find_upcoming(
    context: Context, receivable: ReceivableRow, planned_id: PlannedContactId
) -> PlannedRow | None:
    rows = list_upcoming(context, receivable)
    return next((row for row in rows if row.id == planned_id), None)


def lay_out(context: Context, situation: Situation, at: int) -> list[PlannedRow]:
    """Return what this recovery makes from this start on: as the creditor has changed it before, else by the plan."""
    stored = repository.list_planned(context.connection, situation.receivable.id)
    if stored:
        return planning.check_reach(situation, stored)
    return planning.plan_contacts(situation, planning.load_plan(context.connection, situation), at)


def store_upcoming(context: Context, receivable: ReceivableRow) -> None:
    """Keep the plan that the creditor has seen, whatever becomes of the plan for all."""
    if not repository.list_planned(context.connection, receivable.id):
        at = receivable.created_at + TAKE_BACK_MS
        repository.add_planned(context.connection, lay_out(context, situation_of(context, receivable), at))


def take_over(context: Context, situation: Situation, at: int) -> Sequence[PlannedRow]:
    """Return the contacts of a recovery that begins; what was stored of them before makes room."""
    rows = lay_out(context, situation, at)
    repository.remove_planned(context.connection, situation.receivable.id)
    return rows
