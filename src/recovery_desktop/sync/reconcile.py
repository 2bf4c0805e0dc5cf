"""Finds out whether something whose answer was lost has happened, by looking and not by doing it again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from enum import Enum
from typing import Any, Final

from recovery_contract.receivables import Receivable
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync.pages import created_since

CLOCKS_APART: Final = timedelta(minutes=5)
"""How far the service's clock may lie behind ours, beyond what was seen of it."""


class Finding(Enum):
    HAPPENED = "happened"
    DID_NOT_HAPPEN = "did not happen"
    UNSURE = "unsure"


@dataclass(frozen=True)
class Found:
    """`receivable_id` is what a submission became, where it happened; `likely` are what it may have become, where
    nobody can tell."""

    finding: Finding
    receivable_id: str | None = None
    likely: tuple[str, ...] = ()


async def look_for(connected: Connected, intent: Intent) -> Found:
    """Raises a Failure other than Refused where the service cannot be asked."""
    if intent.kind == "submit":
        return await _look_for_submission(connected, intent)
    try:
        now = await connected.client.receivables.get(intent.subject_id)
    except Refused:
        return Found(Finding.UNSURE)
    connected.shelf.receivables.put([now], full=True)
    return Found(_seen_in(now, intent))


async def _look_for_submission(connected: Connected, intent: Intent) -> Found:
    invoice = intent.body["invoice"]
    # A test clock only ever runs ahead of real time, so this bound is never too late.
    since = datetime.fromisoformat(intent.sent_at or intent.created_at)
    return await look_for_invoice(connected, str(intent.body["user_id"]), invoice, since)


async def look_for_invoice(
    connected: Connected, user_id: str, invoice: Mapping[str, Any], since: datetime
) -> Found:
    """A receivable created since, with this number and amount, that no submission of ours explains. Where the service
    tells no numbers, the amount alone proves nothing: nobody but the person can say. Raises a Failure."""
    amount, currency = Decimal(str(invoice["amount"])), invoice.get("currency") or "EUR"
    explained = connected.shelf.intents.submitted_ids()
    rows = await _created_since(connected, user_id, since)
    likely = [row for row in rows if (row.amount, row.currency) == (amount, currency)]
    open_rows: list[Receivable] = []
    for row in likely:
        if row.id in explained:
            continue
        numbers = row.recovery_progress.invoice_numbers
        if numbers is None:
            whole = await connected.client.receivables.get(row.id)
            numbers = whole.recovery_progress.invoice_numbers
        if numbers is None:
            open_rows.append(row)
        elif set(numbers) == set(invoice["numbers"]):
            connected.shelf.receivables.put([row], full=False)
            return Found(Finding.HAPPENED, row.id)
    connected.shelf.receivables.put(open_rows, full=False)
    found = Finding.UNSURE if open_rows else Finding.DID_NOT_HAPPEN
    return Found(found, likely=tuple(row.id for row in open_rows))


async def something_new(connected: Connected, user_id: str, since: datetime) -> bool:
    """Whether a receivable was created since that no submission of ours explains. Raises a Failure."""
    explained = connected.shelf.intents.submitted_ids()
    return any(row.id not in explained for row in await _created_since(connected, user_id, since))


async def _created_since(connected: Connected, user_id: str, since: datetime) -> list[Receivable]:
    behind = timedelta(seconds=connected.client.clock.behind)
    return await created_since(connected.client.receivables, user_id, since - CLOCKS_APART - behind)


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
    if intent.kind == "agreement" and progress.agreement is not None:
        is_open = progress.agreement.id == body["id"] and progress.agreement.state == "proposed"
        return Finding.DID_NOT_HAPPEN if is_open else Finding.HAPPENED
    if intent.kind == "proposal" and progress.agreement is not None:
        stands = progress.agreement.state in ("proposed", "accepted")
        stands = stands and progress.agreement.proposed_by != "debtor"
        return Finding.HAPPENED if stands else Finding.DID_NOT_HAPPEN
    if intent.kind == "same_debtor":
        asked = progress.same_debtor_question
        is_open = asked is not None and asked.debtor_id == body["debtor_id"]
        return Finding.DID_NOT_HAPPEN if is_open else Finding.HAPPENED
    if intent.kind == "insolvency_withdrawn" and progress.insolvency is None:
        return Finding.HAPPENED
    if intent.kind in (
        "metadata",
        "planned_contact",
        "contact_task",
        "insolvency",
        "insolvency_withdrawn",
        "promise",
    ):
        return Finding.DID_NOT_HAPPEN  # the same again changes nothing, or is refused
    return Finding.UNSURE
