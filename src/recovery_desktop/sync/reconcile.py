"""Finds out whether something whose answer was lost has happened, by looking and not by doing it again."""

from __future__ import annotations

from datetime import datetime

from recovery_contract.ids import UserId
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.find_invoice import SearchResult, find_submitted_invoice
from recovery_desktop.actions.kinds import TARGET
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import Intent


async def find_outcome(context: ConnectionContext, intent: Intent) -> SearchResult:
    """Find out whether the request took effect.

    Raises a Failure other than Refused where the service does not answer.
    """
    outcome = ACTIONS[intent.kind].outcome
    if outcome is None:
        return await _find_submission(context, intent)
    try:
        now = await context.client.receivables.get(intent.receivable_id)
    except Refused:
        return SearchResult(Outcome.UNSURE)
    context.connection_store.receivables.put([now], full=True)
    # With what events said of it: where the status alone tells nothing, they may.
    stored = context.connection_store.receivables.get(now.id) or now
    return SearchResult(outcome(stored if stored.status == now.status else now, intent.body))


async def _find_submission(context: ConnectionContext, intent: Intent) -> SearchResult:
    if TARGET in intent.body:
        return SearchResult(Outcome.DID_NOT_HAPPEN)  # nothing leaves before it took effect on this computer
    invoice = intent.body["invoice"]
    # A test clock only ever runs ahead of real time, so this bound is never too late.
    since = datetime.fromisoformat(intent.sent_at or intent.created_at)
    return await find_submitted_invoice(context, UserId(intent.body["user_id"]), invoice, since)
