"""Finds out whether something whose answer was lost has happened, by looking and not by doing it again."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from enum import Enum
from typing import Any, Final

from recovery_contract.receivables import Receivable
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import Intent

CLOCKS_APART: Final = timedelta(minutes=5)
"""How far the service's clock may lie behind ours."""


class Finding(Enum):
    HAPPENED = "happened"
    DID_NOT_HAPPEN = "did not happen"
    UNSURE = "unsure"


async def look_for(connected: Connected, intent: Intent) -> Finding:
    """Raises a Failure other than Refused where the service cannot be asked."""
    if intent.kind == "submit":
        return await _look_for_submission(connected, intent)
    try:
        now = await connected.client.receivables.get(intent.subject_id)
    except Refused:
        return Finding.UNSURE
    connected.shelf.receivables.put([now], full=True)
    return _seen_in(now, intent)


async def _look_for_submission(connected: Connected, intent: Intent) -> Finding:
    """A receivable of ours, created since, with this number and amount. Where the list does not tell numbers, the
    amount alone proves nothing: then nobody but the person can say."""
    invoice = intent.body["invoice"]
    since = datetime.fromisoformat(intent.sent_at or intent.created_at) - CLOCKS_APART
    # A test clock only ever runs ahead of real time, so this bound is never too late.
    likely: list[Receivable] = []
    after: str | None = None
    while True:
        page = await connected.client.receivables.page(
            user_id=str(intent.body["user_id"]), starting_after=after
        )
        for row in page.data:
            if row.created_at < since:
                return _judged(likely, invoice)
            if row.amount == Decimal(str(invoice["amount"])) and not _is_known(connected, row):
                likely.append(row)
        if not page.has_more or not page.data:
            return _judged(likely, invoice)
        after = page.data[-1].id


def _is_known(connected: Connected, row: Receivable) -> bool:
    return connected.shelf.receivables.get(row.id) is not None


def _judged(likely: list[Receivable], invoice: dict[str, Any]) -> Finding:
    if not likely:
        return Finding.DID_NOT_HAPPEN
    told = [row.recovery_progress.invoice_numbers for row in likely]
    if any(numbers is not None and set(numbers) == set(invoice["numbers"]) for numbers in told):
        return Finding.HAPPENED
    return Finding.UNSURE if any(numbers is None for numbers in told) else Finding.DID_NOT_HAPPEN


def _seen_in(now: Receivable, intent: Intent) -> Finding:
    """Each kind leaves a trace of its own; where it leaves none that we can read, the person is asked."""
    progress = now.recovery_progress
    body = intent.body
    if intent.kind == "cancel":
        return Finding.HAPPENED if now.status == "cancelled" else Finding.DID_NOT_HAPPEN
    if intent.kind == "evidence":
        paused = now.status in ("disputed", "evidence_requested")
        return Finding.DID_NOT_HAPPEN if paused else Finding.HAPPENED
    if intent.kind == "partial_payment":
        if progress.decision is not None:
            return Finding.DID_NOT_HAPPEN
        return Finding.HAPPENED if now.status != "payment_received" else Finding.UNSURE
    if intent.kind == "add_contact" and progress.contacts is not None:
        there = any(contact.get("email") == body["email"] for contact in progress.contacts)
        return Finding.HAPPENED if there else Finding.DID_NOT_HAPPEN
    if intent.kind == "metadata":
        return Finding.DID_NOT_HAPPEN  # the same values again change nothing
    return Finding.UNSURE
