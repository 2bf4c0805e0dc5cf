"""What the debtor of a running recovery is asked for: the invoice alone, or interest and fixed sums too."""

from __future__ import annotations

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.receivables import PURSUE_ALL
from recovery_service.context.core import Context
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning.limitation import is_barred
from recovery_service.recovery.lifecycle import card_pages, credit_notes, transitions


def change_pursuit(
    context: Context, row: ReceivableRow, pursue: str, *, at: int, actor: str
) -> ReceivableRow:
    """Ask for interest and fixed sums from the next message on, or for the invoice alone.

    Where the invoice is paid and only interest was open, nothing is left without it: the receivable settles. Raises
    InvalidState while something is agreed, proposed, in question or to be decided, and for more of a time-barred
    claim, of which the invoice alone is asked for.
    """
    conditions = permissions.conditions(context.connection, row)
    is_refused = permissions.obstacles(row, Party.CREDITOR, Action.CHANGE_PURSUIT, conditions)
    if is_refused or (pursue == PURSUE_ALL and is_barred(context.connection, row, at)):
        raise transitions.invalid_state(context.connection, row, "change_pursuit")
    if row.pursues_all == (pursue == PURSUE_ALL):
        return row
    text = (
        "Interest and fixed sums are asked for as well."
        if pursue == PURSUE_ALL
        else "Interest and fixed sums are asked for no longer."
    )
    data = {"pursue": pursue}
    add_note(context, row.id, at=at, kind="pursuit", text=text, actor=actor, data=data)
    record_audit(context.connection, actor, "receivable.change_pursuit", row.id, after=data)
    row = receivables.change(context.connection, row.id, terms={**(row.terms or {}), **data})
    if open_minor(context.connection, row, at):
        return row
    card_pages.schedule_page_closing(context, row.id, row.client_id, at)
    return credit_notes.close_without_rest(context, row, at, actor)
